// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QObject>

class QApplication;

namespace suanchou::ui {

class ThemeStyle;

enum class ThemeChoice { System, Light, Dark };

/// Holds the chosen theme and puts it on the application: style, palette, style sheet. One path for
/// start and switch, so that both leave the same picture.
class ThemeSwitch : public QObject
{
    Q_OBJECT

public:
    /// Takes over the application's look. Reads the system's lightness before that: Qt 6.4 has no
    /// other hint.
    ThemeSwitch(QApplication& application, ThemeChoice choice, QObject* parent = nullptr);

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    void setChoice(ThemeChoice choice);

signals:
    void changed();

private:
    void apply();

    QApplication& m_application;
    ThemeChoice m_choice;
    bool m_systemIsDark;
    Theme m_theme;
    ThemeStyle* m_style;
};

} // namespace suanchou::ui
