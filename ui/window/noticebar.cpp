// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticebar.h"

#include "app/plan/describe.h"
#include "ui/theme/icons.h"
#include "ui/theme/styling.h"
#include "ui/widgets/iconlabel.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace suanchou::ui {

NoticeBar::NoticeBar(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_text(new QLabel(this))
    , m_close(new QToolButton(this))
{
    auto* card = new QFrame(this);
    setRole(card, "softError");
    auto* icon = new IconLabel(m_desk.theme, 16, card);
    icon->setIcon(QStringLiteral("problem"), Tone::Error);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* inner = new QHBoxLayout(card);
    inner->setContentsMargins(12, 6, 8, 6);
    inner->setSpacing(8);
    inner->addWidget(icon);
    inner->addWidget(m_text, 1);
    inner->addWidget(m_close);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(20, 8, 20, 0);
    layout->addWidget(card);
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::clear);
    connect(&m_desk.theme, &ThemeSwitch::changed, this, &NoticeBar::refresh);
    hide();
    refresh();
}

void NoticeBar::showFailure(std::function<QString()> headline, const Error& error)
{
    m_headline = std::move(headline);
    m_error = error;
    refresh();
    show();
}

void NoticeBar::clear()
{
    m_error.reset();
    hide();
}

QString NoticeBar::text() const
{
    return m_error ? m_text->text() : QString();
}

void NoticeBar::refresh()
{
    const Theme& theme = m_desk.theme.theme();
    m_close->setIcon(makeIcon(QStringLiteral("close"), theme.text, theme.textMuted));
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(m_close->accessibleName());
    if (m_error)
        m_text->setText(m_headline() % u' ' % describe(*m_error, m_desk.speech()));
}

void NoticeBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace suanchou::ui
