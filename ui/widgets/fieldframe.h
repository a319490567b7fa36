// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/styling.h"

#include <QWidget>

class QLabel;

namespace suanchou::ui {

class IconLabel;
class ThemeSwitch;

/// Title, control, and below it a line that says how the value was understood or why it is refused.
class FieldFrame : public QWidget
{
    Q_OBJECT

public:
    enum class Size {
        Normal,
        Big,
        Row, ///< the control at the right of its title, as in a list of values
    };

    void setTitle(const QString& title);
    void setEcho(const QString& text, Tone tone);
    /// Keeps no room for an echo that is empty; for fields that rarely have one.
    void setCompact();
    [[nodiscard]] QString echo() const;

protected:
    FieldFrame(const ThemeSwitch& theme, Size size, QWidget* control, QWidget* parent);

private:
    void makeLayout(Size size);

    QLabel* m_title;
    QWidget* m_control;
    IconLabel* m_icon;
    QLabel* m_echo;
    bool m_compact = false;
};

} // namespace suanchou::ui
