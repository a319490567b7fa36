// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fieldframe.h"

#include "ui/theme/type.h"
#include "ui/widgets/iconlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace suanchou::ui {

FieldFrame::FieldFrame(const ThemeSwitch& theme, Size size, QWidget* control, QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_control(control)
    , m_icon(new IconLabel(theme, 14, this))
    , m_echo(new QLabel(this))
{
    const bool big = size == Size::Big;
    m_control->setParent(this);
    setType(m_title, big ? TypeRole::CardTitle : TypeRole::Body);
    setTone(m_title, big ? Tone::Text : Tone::Secondary);
    m_title->setBuddy(m_control);
    m_control->setFixedHeight(big ? 42 : 30);
    setType(m_echo, TypeRole::Caption);
    m_echo->setTextFormat(Qt::PlainText);
    m_echo->setWordWrap(true);
    m_echo->setMinimumHeight(m_echo->fontMetrics().height());
    m_icon->hide();
    makeLayout(size);
}

void FieldFrame::makeLayout(Size size)
{
    auto* echo = new QHBoxLayout;
    echo->setSpacing(5);
    echo->addWidget(m_icon, 0, Qt::AlignTop);
    echo->addWidget(m_echo, 1, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(size == Size::Big ? 4 : 3);
    if (size == Size::Row) {
        m_title->setWordWrap(true);
        m_control->setFixedWidth(
            m_control->fontMetrics().horizontalAdvance(QStringLiteral("0000000 GB")) + 32);
        auto* line = new QHBoxLayout;
        line->setSpacing(12);
        line->addWidget(m_title, 1);
        line->addWidget(m_control, 0, Qt::AlignTop);
        layout->addLayout(line);
    } else {
        layout->addWidget(m_title);
        layout->addWidget(m_control);
    }
    layout->addLayout(echo);
    layout->addStretch(1);
}

void FieldFrame::setTitle(const QString& title)
{
    m_title->setText(title);
    m_control->setAccessibleName(title);
}

void FieldFrame::setCompact()
{
    m_compact = true;
    m_echo->hide();
}

void FieldFrame::setEcho(const QString& text, Tone tone)
{
    m_echo->setText(text);
    m_echo->setVisible(!m_compact || !text.isEmpty());
    setTone(m_echo, tone);
    const bool marked = (tone == Tone::Warn || tone == Tone::Error) && !text.isEmpty();
    m_icon->setVisible(marked);
    if (marked)
        m_icon->setIcon(
            tone == Tone::Error ? QStringLiteral("problem") : QStringLiteral("warning"), tone);
    m_control->setAccessibleDescription(text);
}

QString FieldFrame::echo() const
{
    return m_echo->text();
}

} // namespace suanchou::ui
