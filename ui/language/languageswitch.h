// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/speech.h"

#include <QObject>

#include <memory>
#include <vector>

class QTranslator;

namespace suanchou::ui {

/// Holds the window's language: the Speech that describes values, and the translators behind tr().
/// A switch removes all translators before it installs new ones; every widget then gets a
/// LanguageChange event.
class LanguageSwitch : public QObject
{
    Q_OBJECT

public:
    explicit LanguageSwitch(Language language, QObject* parent = nullptr);
    ~LanguageSwitch() override;

    [[nodiscard]] Language language() const { return m_speech.language(); }
    [[nodiscard]] const Speech& speech() const { return m_speech; }
    void setLanguage(Language language);

private:
    void install();
    void remove();

    Speech m_speech;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace suanchou::ui
