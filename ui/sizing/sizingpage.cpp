// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizing/sizingpage.h"

#include "app/base/format.h"
#include "app/plan/describe.h"
#include "ui/sizing/acceleratordetails.h"
#include "ui/sizing/acceleratormodel.h"
#include "ui/tables/celltable.h"
#include "ui/theme/styling.h"
#include "ui/widgets/inspector.h"
#include "ui/window/steps.h"

#include <QFrame>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace suanchou::ui {

SizingPage::SizingPage(const Desk& desk, QWidget* parent)
    : Page(PageId::Sizing, desk, parent)
    , m_model(new AcceleratorModel(this))
{
    auto* card = new QFrame(this);
    setRole(card, "card");
    m_table = new CellTable(*m_model, desk.theme, card);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 4, 1, 6);
    layout->addWidget(m_table);
    m_content->addWidget(card, 1);

    m_inspector = new Inspector(desk.theme, this);
    m_use = new QPushButton(m_inspector);
    setRole(m_use, "primary");
    m_inspector->footer()->addWidget(m_use);
    connect(m_table, &CellTable::rowChosen, this, &SizingPage::select);
    connect(m_use, &QPushButton::clicked, this, &SizingPage::use);
}

void SizingPage::takeFocus()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

const AcceleratorSizing* SizingPage::selected() const
{
    return m_model->sizingAt(m_model->rowOf(m_key));
}

void SizingPage::select(const QString& accelerator)
{
    if (accelerator == m_key)
        return;
    m_key = accelerator;
    const Evaluation* evaluation = desk().shown();
    const AcceleratorSizing* chosen = evaluation ? evaluation->chosenSizing() : nullptr;
    m_followsPlan = chosen && chosen->accelerator == accelerator;
    refreshInspector();
}

void SizingPage::use()
{
    if (!selected())
        return;
    const QString card = m_key;
    m_followsPlan = true;
    desk().document.edit({}, QString::fromLatin1(step::accelerator), [&card](Plan& plan) {
        planOnCard(plan, card);
    });
}

void SizingPage::refresh()
{
    const std::shared_ptr<const Evaluation> evaluation = desk().recalculator.evaluation();
    m_table->setAccessibleName(tr("Accelerators"));
    m_model->show(evaluation, desk().speech());
    m_table->fitColumns();
    if (evaluation && (m_followsPlan || m_model->rowOf(m_key) < 0)) {
        const AcceleratorSizing* chosen = evaluation->chosenSizing();
        m_key = chosen ? chosen->accelerator : QString();
    }
    m_table->selectKey(m_key);
    setAnswer(answerSentence());
    refreshInspector();
}

QString SizingPage::answerSentence() const
{
    const Evaluation* evaluation = desk().shown();
    if (!evaluation || desk().recalculator.refusal())
        return refusalSentence();
    const AcceleratorSizing* sizing = evaluation->chosenSizing();
    if (!sizing)
        return tr("No card can do this as planned; the reason stands in each row.");
    if (!sizing->isUsable())
        return tr("The plan's card cannot do this; others are listed with the reason.");
    const QString days = tr("%n × %1 take about %2 days", nullptr, sizing->gpus.value())
                             .arg(sizing->accelerator, format::days(sizing->projectDays.p50));
    if (!evaluation->available || sizing->gpusInTime.value() <= 0)
        return tr("%1.").arg(days);
    return tr("%1; %n GPU(s) at least are in time.", nullptr, sizing->gpusInTime.value()).arg(days);
}

void SizingPage::refreshInspector()
{
    const Evaluation* evaluation = desk().shown();
    const AcceleratorSizing* sizing = selected();
    const AcceleratorSizing* chosen = evaluation ? evaluation->chosenSizing() : nullptr;
    const bool used = sizing && chosen == sizing;
    m_use->setText(used ? tr("In use") : tr("Plan on this card"));
    m_use->setAccessibleName(m_use->text());
    m_use->setEnabled(sizing && sizing->isUsable() && !used);
    m_inspector->setHeading(
        tr("Selected accelerator"), sizing ? sizing->accelerator : tr("None selected"));
    std::vector<ValueItem> items;
    if (sizing)
        items = acceleratorDetails(
            *sizing,
            *desk().world().hardware.resolve(sizing->accelerator).accelerator,
            desk().speech());
    if (evaluation) {
        const std::vector<Finding> findings = findingsOf(*evaluation, PageId::Sizing);
        if (!findings.empty() && !items.empty())
            items.push_back(ruleItem());
        std::transform(
            findings.begin(),
            findings.end(),
            std::back_inserter(items),
            [this](const Finding& finding) {
                const FindingText text = describe(finding, desk().speech());
                return cardItem(finding.severity, text.title, text.body);
            });
    }
    m_inspector->setItems(std::move(items));
}

} // namespace suanchou::ui
