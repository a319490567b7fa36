// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/speech.h"

#include <QTranslator>

namespace suanchou {

Speech::Speech(Language language)
    : m_language(language)
{
    auto catalogue = std::make_shared<QTranslator>();
    const QString file = language == Language::Chinese ? QStringLiteral(":/i18n/suanchou_zh_CN.qm")
                                                       : QStringLiteral(":/i18n/suanchou_en.qm");
    if (catalogue->load(file))
        m_catalogue = std::move(catalogue);
}

QString Speech::translate(const char* context, const char* source, const char* comment, int n) const
{
    QString text;
    if (m_catalogue)
        text = m_catalogue->translate(context, source, comment, n);
    if (text.isEmpty())
        text = QString::fromUtf8(source);
    if (n >= 0)
        text.replace(QLatin1String("%n"), QString::number(n));
    return text;
}

QString Speech::pick(const LocalText& text) const
{
    const QString& wanted = isChinese() ? text.zh : text.en;
    if (!wanted.isEmpty())
        return wanted;
    return isChinese() ? text.en : text.zh;
}

Language languageOfLocaleName(QStringView name)
{
    return name.startsWith(QLatin1String("zh"), Qt::CaseInsensitive) ? Language::Chinese
                                                                     : Language::English;
}

QString filled(QString pattern, const QHash<QString, QString>& values)
{
    QString out;
    out.reserve(pattern.size() * 2);
    qsizetype at = 0;
    while (true) {
        const qsizetype open = pattern.indexOf(QLatin1String("%{"), at);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(u'}', open);
        if (close < 0)
            break;
        out += QStringView(pattern).mid(at, open - at);
        const QString name = pattern.mid(open + 2, close - open - 2);
        const auto value = values.constFind(name);
        if (value != values.constEnd())
            out += *value;
        else
            out += QStringView(pattern).mid(open, close + 1 - open);
        at = close + 1;
    }
    out += QStringView(pattern).mid(at);
    return out;
}

} // namespace suanchou
