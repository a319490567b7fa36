// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inputfield.h"

#include "ui/theme/type.h"
#include "ui/widgets/textfield.h"

namespace suanchou::ui {

InputField::InputField(const ThemeSwitch& theme, Size size, QWidget* parent)
    : InputField(theme, size, new TextField, parent)
{
}

InputField::InputField(const ThemeSwitch& theme, Size size, TextField* edit, QWidget* parent)
    : FieldFrame(theme, size, edit, parent)
    , m_edit(edit)
{
    if (size == Size::Big)
        setType(m_edit, TypeRole::Figure);
    if (size == Size::Row) {
        setType(m_edit, TypeRole::Strong);
        m_edit->setAlignment(Qt::AlignRight);
    }
}

} // namespace suanchou::ui
