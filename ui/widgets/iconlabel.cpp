// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/iconlabel.h"

#include "ui/theme/icons.h"

#include <QPainter>

namespace suanchou::ui {

IconLabel::IconLabel(const ThemeSwitch& theme, int size, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setFixedSize(size, size);
    connect(&theme, &ThemeSwitch::changed, this, qOverload<>(&QWidget::update));
}

void IconLabel::setIcon(const QString& name, Tone tone)
{
    m_name = name;
    m_tone = tone;
    update();
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_name.isEmpty())
        paintIcon(painter, rect(), m_name, colourOf(m_theme.theme(), m_tone));
}

} // namespace suanchou::ui
