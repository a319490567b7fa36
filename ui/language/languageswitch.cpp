// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/languageswitch.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace suanchou::ui {

LanguageSwitch::LanguageSwitch(Language language, QObject* parent)
    : QObject(parent)
    , m_speech(language)
{
    install();
}

LanguageSwitch::~LanguageSwitch()
{
    remove();
}

void LanguageSwitch::setLanguage(Language language)
{
    if (language == m_speech.language())
        return;
    // The values' language first: widgets rebuild their texts as soon as the translators change.
    m_speech = Speech(language);
    remove();
    install();
}

void LanguageSwitch::install()
{
    const bool chinese = m_speech.isChinese();
    QLocale::setDefault(
        chinese ? QLocale(QLocale::Chinese, QLocale::China)
                : QLocale(QLocale::English, QLocale::UnitedStates));
    const auto add = [this](const QString& name, const QString& folder) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(name, folder) && QCoreApplication::installTranslator(translator.get()))
            m_translators.push_back(std::move(translator));
    };
    if (chinese)
        add(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    add(chinese ? QStringLiteral("suanchou_zh_CN") : QStringLiteral("suanchou_en"),
        QStringLiteral(":/i18n"));
}

void LanguageSwitch::remove()
{
    for (const auto& translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
}

} // namespace suanchou::ui
