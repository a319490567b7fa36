// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/styling.h"

#include <QWidget>

class QLabel;

namespace suanchou::ui {

class IconLabel;
class TextField;
class ThemeSwitch;

/// Title, line edit, and below it a line that says how the text was understood or why it is
/// refused.
class InputField : public QWidget
{
    Q_OBJECT

public:
    enum class Size { Normal, Big };

    InputField(const ThemeSwitch& theme, Size size, QWidget* parent);

    void setTitle(const QString& title);
    void setEcho(const QString& text, Tone tone);
    /// Keeps no room for an echo that is empty; for fields that rarely have one.
    void setCompact();
    [[nodiscard]] QString echo() const;
    [[nodiscard]] TextField& edit() { return *m_edit; }

private:
    QLabel* m_title;
    TextField* m_edit;
    IconLabel* m_icon;
    QLabel* m_echo;
    bool m_compact = false;
};

} // namespace suanchou::ui
