// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/speech.h"
#include "ui/theme/theme.h"

namespace suanchou::ui {

QString Theme::styleSheet() const
{
    // Roles and tones are dynamic properties: see ui/theme/styling.h.
    static const QString pattern = QStringLiteral(R"(
QFrame[role="card"] { background: %{surface}; border: 1px solid %{border}; border-radius: 8px; }
QFrame[role="popover"] { background: %{surface}; border: 1px solid %{control}; border-radius: 8px; }
QWidget[role="panel"] { background: %{surface}; }
QFrame[role="rule"] { background: %{border}; border: none; }
QFrame[role="softWarn"] { background: %{warnSoft}; border-radius: 6px; }
QFrame[role="softError"] { background: %{errorSoft}; border-radius: 6px; }
QFrame[role="softInfo"] { background: %{sunken}; border-radius: 6px; }
QFrame[role="chip"] { background: %{sunken}; border-radius: 4px; }
QLabel[tone="secondary"] { color: %{textSecondary}; }
QLabel[tone="muted"] { color: %{textMuted}; }
QLabel[tone="accent"] { color: %{accent}; }
QLabel[tone="ok"] { color: %{ok}; }
QLabel[tone="warn"] { color: %{warn}; }
QLabel[tone="error"] { color: %{error}; }
QLineEdit { background: %{surface}; color: %{text}; border: 1px solid %{control}; border-radius: 6px; padding: 0 11px; selection-background-color: %{accent}; selection-color: %{onAccent}; }
QLineEdit:focus { border: 2px solid %{accent}; padding: 0 10px; }
QLineEdit[refused="true"] { border: 2px solid %{error}; padding: 0 10px; }
QPushButton { background: %{surface}; color: %{text}; border: 1px solid %{border}; border-radius: 6px; padding: 0 12px; min-height: 28px; }
QPushButton:hover, QPushButton:pressed { background: %{hover}; }
QPushButton:focus { border: 2px solid %{accent}; padding: 0 11px; min-height: 26px; }
QPushButton:disabled { color: %{disabled}; }
QPushButton[role="primary"] { background: %{accent}; color: %{onAccent}; border: 1px solid %{accent}; font-weight: bold; }
QPushButton[role="primary"]:hover, QPushButton[role="primary"]:pressed { background: %{accentStrong}; }
QPushButton[role="primary"]:focus { border: 2px solid %{text}; }
QPushButton[role="primary"]:disabled { background: %{sunken}; color: %{disabled}; border: 1px solid %{border}; }
QPushButton[role="segmentLeft"] { border-top-right-radius: 0; border-bottom-right-radius: 0; }
QPushButton[role="segmentRight"] { border-top-left-radius: 0; border-bottom-left-radius: 0; border-left: none; }
QPushButton:checked { background: %{accentSoft}; color: %{accent}; font-weight: bold; }
QToolButton { background: transparent; color: %{text}; border: 1px solid transparent; border-radius: 6px; padding: 3px; }
QToolButton:hover, QToolButton:pressed { background: %{hover}; }
QToolButton[role="link"] { color: %{accent}; }
QToolButton:focus { border: 2px solid %{accent}; padding: 2px; }
QWidget[role="chart"] { border: 2px solid transparent; border-radius: 6px; background: %{surface}; }
QWidget[role="chart"]:focus { border: 2px solid %{accent}; }
QScrollArea, QScrollArea > QWidget > QWidget[role="scrolled"] { background: transparent; border: none; }
QTableView { background: %{surface}; border: none; outline: none; }
QHeaderView { background: %{surface}; border: none; }
QHeaderView::section { background: %{surface}; color: %{textMuted}; border: none; border-bottom: 1px solid %{border}; padding: 0 10px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: %{scroll}; border-radius: 3px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: %{control}; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenu { background: %{surface}; color: %{text}; border: 1px solid %{border}; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: %{accentSoft}; }
QMenu::separator { height: 1px; background: %{border}; margin: 4px 8px; }
QToolButton::menu-indicator { image: none; width: 0; }
QToolTip { background: %{text}; color: %{surface}; border: none; padding: 4px 8px; }
)");
    const auto name = [](const QColor& colour) { return colour.name(); };
    return filled(
        pattern,
        {
            {QStringLiteral("surface"), name(surface)},
            {QStringLiteral("sunken"), name(sunken)},
            {QStringLiteral("hover"), name(hover)},
            {QStringLiteral("border"), name(border)},
            {QStringLiteral("control"), name(control)},
            {QStringLiteral("text"), name(text)},
            {QStringLiteral("textSecondary"), name(textSecondary)},
            {QStringLiteral("textMuted"), name(textMuted)},
            {QStringLiteral("disabled"), name(mixed(textMuted, surface, 0.7))},
            {QStringLiteral("accent"), name(accent)},
            {QStringLiteral("accentStrong"), name(mixed(accent, text, 0.86))},
            {QStringLiteral("onAccent"), name(onAccent)},
            {QStringLiteral("accentSoft"), name(accentSoft)},
            {QStringLiteral("ok"), name(ok)},
            {QStringLiteral("warn"), name(warn)},
            {QStringLiteral("warnSoft"), name(warnSoft)},
            {QStringLiteral("error"), name(error)},
            {QStringLiteral("errorSoft"), name(errorSoft)},
            {QStringLiteral("scroll"), name(mixed(control, surface, 0.45))},
        });
}

} // namespace suanchou::ui
