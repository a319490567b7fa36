// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inspector.h"

#include "ui/theme/type.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace suanchou::ui {

Inspector::Inspector(const ThemeSwitch& theme, QWidget* parent)
    : QWidget(parent)
    , m_caption(new QLabel(this))
    , m_title(new QLabel(this))
    , m_list(nullptr)
    , m_body(new QVBoxLayout)
    , m_footer(new QVBoxLayout)
{
    setRole(this, "panel");
    setType(m_caption, TypeRole::Caption);
    setTone(m_caption, Tone::Muted);
    setType(m_title, TypeRole::InspectorTitle);
    m_title->setWordWrap(true);

    auto* scrolled = new QWidget(this);
    setRole(scrolled, "scrolled");
    auto* inner = new QVBoxLayout(scrolled);
    inner->setContentsMargins(18, 0, 18, 12);
    m_list = new ValueList(theme, scrolled);
    inner->addWidget(m_list);
    inner->addLayout(m_body);
    inner->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(scrolled);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);

    auto* head = new QVBoxLayout;
    head->setContentsMargins(18, 14, 18, 8);
    head->setSpacing(6);
    head->addWidget(m_caption);
    head->addWidget(m_title);
    m_footer->setContentsMargins(18, 8, 18, 14);
    m_footer->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(scroll, 1);
    layout->addLayout(m_footer);
}

void Inspector::setHeading(const QString& caption, const QString& title)
{
    m_caption->setText(caption);
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

void Inspector::setItems(std::vector<ValueItem> items)
{
    m_list->setItems(std::move(items));
}

} // namespace suanchou::ui
