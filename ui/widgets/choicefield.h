// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fieldframe.h"

namespace suanchou::ui {

class CalmComboBox;

/// A combo box with its title and a line below it, as tall as an InputField.
class ChoiceField : public FieldFrame
{
    Q_OBJECT

public:
    ChoiceField(const ThemeSwitch& theme, Size size, QWidget* parent);

    [[nodiscard]] CalmComboBox& box() { return *m_box; }

private:
    ChoiceField(const ThemeSwitch& theme, Size size, CalmComboBox* box, QWidget* parent);

    CalmComboBox* m_box;
};

} // namespace suanchou::ui
