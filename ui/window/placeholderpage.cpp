// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placeholderpage.h"

#include "app/plan/describe.h"
#include "ui/theme/styling.h"
#include "ui/widgets/inspector.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace suanchou::ui {

PlaceholderPage::PlaceholderPage(PageId id, const Desk& desk, QWidget* parent)
    : Page(id, desk, parent)
    , m_sentence(new QLabel(this))
{
    auto* card = new QFrame(this);
    setRole(card, "card");
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setFixedWidth(520);
    setTone(m_sentence, Tone::Muted);
    auto* layout = new QVBoxLayout(card);
    layout->addWidget(m_sentence, 1, Qt::AlignHCenter);
    m_content->addWidget(card, 1);
    m_inspector = new Inspector(desk.theme, this);
}

QString PlaceholderPage::sentence() const
{
    switch (id()) {
    case PageId::Procurement:
        return tr("Here the mix of subscription, on-demand and spot capacity over time will be "
                  "worked out, with "
                  "the risk of missing the deadline.");
    case PageId::WhatIf:
        return tr("Here scenarios will stand side by side with their differences in money and "
                  "days, and what moves "
                  "the total most.");
    case PageId::Demand:
    case PageId::Sizing:
    case PageId::Market:
    case PageId::Papers:
        break;
    }
    return {};
}

void PlaceholderPage::refresh()
{
    m_sentence->setText(sentence());
    setAnswer(tr("This page is not filled yet."));
    std::vector<ValueItem> items;
    if (const Evaluation* evaluation = desk().shown()) {
        for (const Finding& finding : findingsOf(*evaluation, id())) {
            const FindingText text = describe(finding, desk().speech());
            items.push_back(cardItem(finding.severity, text.title, text.body));
        }
    }
    m_inspector->setHeading(
        tr("Findings"), items.empty() ? tr("Nothing to point out") : tr("Worth a look"));
    m_inspector->setItems(std::move(items));
}

} // namespace suanchou::ui
