// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fieldframe.h"

namespace suanchou::ui {

class TextField;

/// A line edit with its title, and below it how the text was understood or why it is refused.
class InputField : public FieldFrame
{
    Q_OBJECT

public:
    InputField(const ThemeSwitch& theme, Size size, QWidget* parent);

    [[nodiscard]] TextField& edit() { return *m_edit; }

private:
    InputField(const ThemeSwitch& theme, Size size, TextField* edit, QWidget* parent);

    TextField* m_edit;
};

} // namespace suanchou::ui
