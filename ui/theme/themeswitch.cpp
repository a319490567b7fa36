// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/themeswitch.h"

#include "ui/theme/themestyle.h"
#include "ui/theme/type.h"

#include <QApplication>

namespace suanchou::ui {

ThemeSwitch::ThemeSwitch(QApplication& application, ThemeChoice choice, QObject* parent)
    : QObject(parent)
    , m_application(application)
    , m_choice(choice)
    , m_systemIsDark(QApplication::palette().color(QPalette::Window).lightness() < 128)
    , m_style(new ThemeStyle)
{
    QApplication::setStyle(m_style);
    QApplication::setFont(applicationFont(QApplication::font()));
    apply();
}

void ThemeSwitch::setChoice(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
    emit changed();
}

void ThemeSwitch::apply()
{
    const bool dark =
        m_choice == ThemeChoice::Dark || (m_choice == ThemeChoice::System && m_systemIsDark);
    m_theme = Theme::of(dark ? ThemeKind::Dark : ThemeKind::Light);
    m_style->setTheme(m_theme);
    QApplication::setPalette(m_theme.palette());
    m_application.setStyleSheet(m_theme.styleSheet());
}

} // namespace suanchou::ui
