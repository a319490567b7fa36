// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inputfield.h"

#include "ui/theme/type.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/textfield.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace suanchou::ui {

InputField::InputField(const ThemeSwitch& theme, Size size, QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_edit(new TextField(this))
    , m_icon(new IconLabel(theme, 14, this))
    , m_echo(new QLabel(this))
{
    const bool big = size == Size::Big;
    setType(m_title, big ? TypeRole::CardTitle : TypeRole::Body);
    setTone(m_title, big ? Tone::Text : Tone::Secondary);
    m_title->setBuddy(m_edit);
    if (big)
        setType(m_edit, TypeRole::Figure);
    m_edit->setFixedHeight(big ? 42 : 30);
    setType(m_echo, TypeRole::Caption);
    m_echo->setTextFormat(Qt::PlainText);
    m_echo->setWordWrap(true);
    m_echo->setMinimumHeight(m_echo->fontMetrics().height());
    m_icon->hide();

    auto* echo = new QHBoxLayout;
    echo->setSpacing(5);
    echo->addWidget(m_icon, 0, Qt::AlignTop);
    echo->addWidget(m_echo, 1, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(big ? 4 : 3);
    layout->addWidget(m_title);
    layout->addWidget(m_edit);
    layout->addLayout(echo);
    layout->addStretch(1);
}

void InputField::setTitle(const QString& title)
{
    m_title->setText(title);
    m_edit->setAccessibleName(title);
}

void InputField::setCompact()
{
    m_compact = true;
    m_echo->hide();
}

void InputField::setEcho(const QString& text, Tone tone)
{
    m_echo->setText(text);
    m_echo->setVisible(!m_compact || !text.isEmpty());
    setTone(m_echo, tone);
    const bool marked = (tone == Tone::Warn || tone == Tone::Error) && !text.isEmpty();
    m_icon->setVisible(marked);
    if (marked)
        m_icon->setIcon(
            tone == Tone::Error ? QStringLiteral("problem") : QStringLiteral("warning"), tone);
    m_edit->setAccessibleDescription(text);
}

QString InputField::echo() const
{
    return m_echo->text();
}

} // namespace suanchou::ui
