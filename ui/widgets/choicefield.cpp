// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choicefield.h"

#include "ui/widgets/calmcombobox.h"

namespace suanchou::ui {

ChoiceField::ChoiceField(const ThemeSwitch& theme, Size size, QWidget* parent)
    : ChoiceField(theme, size, new CalmComboBox, parent)
{
}

ChoiceField::ChoiceField(const ThemeSwitch& theme, Size size, CalmComboBox* box, QWidget* parent)
    : FieldFrame(theme, size, box, parent)
    , m_box(box)
{
    if (size != Size::Row)
        m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

} // namespace suanchou::ui
