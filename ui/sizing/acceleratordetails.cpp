// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizing/acceleratordetails.h"

#include "app/base/format.h"
#include "app/plan/describe.h"
#include "app/report/quotedocument.h"
#include "ui/sizing/acceleratormodel.h"

#include <QCoreApplication>

namespace suanchou::ui {

namespace {

/// Texts of the accelerator panel: the context of its translations.
struct Details
{
    Q_DECLARE_TR_FUNCTIONS(suanchou::ui::AcceleratorDetails)

public:
    static QString withUnit(double value, int decimals, const char* unit)
    {
        return format::trimmed(value, decimals) % format::narrowSpace % QString::fromLatin1(unit);
    }

    static QString supplyWord(Supply supply)
    {
        switch (supply) {
        case Supply::Yes:
            return tr("supplied");
        case Supply::Restricted:
            return tr("limited");
        case Supply::No:
            return tr("none new");
        }
        Q_UNREACHABLE();
    }

    static void facts(std::vector<ValueItem>& items, const Accelerator& card, const Speech& speech)
    {
        items.push_back(valueRow(
            tr("16-bit peak, dense"), withUnit(card.peak16().value() / 1e12, 1, "TFLOPS")));
        QString memory = format::gigabytes(card.memory);
        if (card.memoryBandwidth)
            memory +=
                QStringLiteral(", ") % withUnit(card.memoryBandwidth->value() / 1e12, 2, "TB/s");
        items.push_back(valueRow(tr("Memory"), memory));
        QString link = card.node.link.isEmpty() ? QString(format::missing) : card.node.link;
        if (card.node.linkRate)
            link += format::narrowSpace % withUnit(card.node.linkRate->value() / 1e9, 0, "GB/s");
        items.push_back(valueRow(tr("In the server"), link));
        items.push_back(valueRow(
            tr("Cards of a server"), format::fixed(static_cast<double>(card.node.gpus), 0)));
        if (card.node.fabricRate)
            items.push_back(valueRow(
                tr("To other servers"), withUnit(card.node.fabricRate->value() / 1e9, 1, "GB/s")));
        ValueItem supply = valueRow(tr("New cards in the mainland"), supplyWord(card.china.supply));
        supply.below = describe(card.china.basis, speech);
        if (!card.china.asOf.isEmpty())
            supply.below += (speech.isChinese() ? QStringLiteral("，") : QStringLiteral(", ")) %
                card.china.asOf;
        if (card.china.supply != Supply::Yes)
            supply.tone = Tone::Warn;
        items.push_back(supply);
        ValueItem source = valueRow(tr("Source"), sourceName(card.source));
        source.toolTip = card.source;
        items.push_back(source);
    }

    static void answer(
        std::vector<ValueItem>& items, const AcceleratorSizing& sizing, const Speech& speech)
    {
        items.push_back(headingItem(tr("On %n GPU(s)", nullptr, sizing.gpus.value())));
        ValueItem days = valueRow(tr("Project, days"), format::days(sizing.projectDays.p50), true);
        days.below =
            QStringLiteral("P10–P90 ") %
            format::range(
                format::days(sizing.projectDays.p10), format::days(sizing.projectDays.p90));
        items.push_back(days);
        items.push_back(valueRow(tr("At steady speed, days"), format::days(sizing.steadyDays.p50)));
        items.push_back(
            valueRow(tr("GPU-hours"), format::gpuHours(sizing.projectGpuHours.p50, speech).text()));
        const Range<Utilisation>& mfu = sizing.efficiency.mfu;
        ValueItem share = valueRow(QStringLiteral("MFU"), format::percent(mfu.p50.value()));
        share.below = QStringLiteral("P10–P90 ") %
            format::range(format::percent(mfu.p10.value()), format::percent(mfu.p90.value())) %
            (speech.isChinese() ? QStringLiteral("，") : QStringLiteral(", ")) %
            evidenceText(sizing.efficiency, speech);
        if (sizing.efficiency.kind == EvidenceKind::None)
            share.tone = Tone::Warn;
        items.push_back(share);
        items.push_back(valueRow(tr("Layout"), sizing.layout));
    }

    static void memory(std::vector<ValueItem>& items, const AcceleratorSizing& sizing)
    {
        items.push_back(headingItem(tr("Memory of a card, GB")));
        const auto part = [&items](const QString& name, Bytes bytes) {
            items.push_back(valueRow(name, format::fixed(inGigabytes(bytes), 1)));
        };
        part(tr("Weights"), sizing.memory.weights);
        part(tr("Gradients"), sizing.memory.gradients);
        part(tr("Optimizer states"), sizing.memory.optimizer);
        part(tr("Activations"), sizing.memory.activations);
        part(tr("Driver, communication, fragments"), sizing.memory.buffers);
        ValueItem total = valueRow(
            tr("Of %1").arg(format::gigabytes(sizing.capacity)),
            format::fixed(inGigabytes(sizing.memory.total()), 1),
            true);
        if (cardFit(sizing) != CardFit::Fits) {
            total.tone = cardFit(sizing) == CardFit::Tight ? Tone::Warn : Tone::Error;
            total.below = fitWord(cardFit(sizing));
        }
        items.push_back(total);
    }
};

} // namespace

std::vector<ValueItem> acceleratorDetails(
    const AcceleratorSizing& sizing, const Accelerator& card, const Speech& speech)
{
    std::vector<ValueItem> items;
    const bool sized = sizing.precisionSupported && sizing.gpus.value() > 0;
    if (sized && sizing.fits) {
        Details::answer(items, sizing, speech);
        items.push_back(ruleItem());
    }
    if (sized) {
        Details::memory(items, sizing);
        items.push_back(ruleItem());
    }
    Details::facts(items, card, speech);
    return items;
}

} // namespace suanchou::ui
