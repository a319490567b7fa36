// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page.h"

#include "app/plan/describe.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace suanchou::ui {

Page::Page(PageId id, const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_content(new QVBoxLayout)
    , m_actions(new QHBoxLayout)
    , m_id(id)
    , m_desk(desk)
    , m_title(new QLabel(this))
    , m_answer(new QLabel(this))
{
    setType(m_title, TypeRole::PageTitle);
    setTone(m_answer, Tone::Secondary);
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_answer->setMinimumHeight(m_answer->fontMetrics().height());

    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_answer);
    m_actions->setSpacing(8);
    auto* header = new QHBoxLayout;
    header->setSpacing(16);
    header->addLayout(words, 1);
    header->addLayout(m_actions);
    m_content->setSpacing(12);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 10, 20, 14);
    layout->setSpacing(8);
    layout->addLayout(header);
    layout->addLayout(m_content, 1);

    const auto again = [this] { requestRefresh(); };
    connect(&m_desk.recalculator, &Recalculator::published, this, again);
    connect(&m_desk.document, &Document::changed, this, again);
    connect(&m_desk.theme, &ThemeSwitch::changed, this, again);
}

QString Page::answer() const
{
    return m_answer->text();
}

void Page::setAnswer(const QString& sentence)
{
    m_answer->setText(sentence);
}

QString Page::refusalSentence() const
{
    const std::optional<Error>& refusal = m_desk.recalculator.refusal();
    if (!refusal)
        return {};
    if (refusal->code == ErrorCode::PlanIncomplete)
        return tr(
            "Model size, data and deadline are enough: type them and the whole plan appears.");
    QStringList sentences;
    for (const Error& cause : refusal->causes)
        sentences << describe(cause, m_desk.speech()).simplified();
    if (sentences.isEmpty())
        sentences << describe(*refusal, m_desk.speech()).simplified();
    return sentences.join(
        m_desk.speech().isChinese() ? QStringLiteral("；") : QStringLiteral("; "));
}

void Page::requestRefresh()
{
    m_dirty = true;
    if (!isVisible())
        return;
    m_dirty = false;
    m_title->setText(pageTitle(m_id));
    refresh();
}

void Page::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        requestRefresh();
}

void Page::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_dirty)
        requestRefresh();
}

} // namespace suanchou::ui
