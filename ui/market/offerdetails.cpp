// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/market/offerdetails.h"

#include "app/base/format.h"
#include "app/plan/describe.h"
#include "app/plan/yardstick.h"
#include "app/report/quotedocument.h"

#include <QCoreApplication>

#include <cmath>

namespace suanchou::ui {

namespace {

/// Texts of the offer panel: the context of its translations.
struct Details
{
    Q_DECLARE_TR_FUNCTIONS(suanchou::ui::OfferDetails)

public:
    static ValueItem line(const CostLine& line, const Speech& speech)
    {
        ValueItem item = valueRow(
            lineWord(line, speech),
            line.amount ? format::money(line.amount->gross) : tr("ask"),
            false);
        const QString quantity =
            format::decimal(line.quantity) % u' ' % lineUnitWord(line.unit, speech);
        item.below = line.price
            ? QString(quantity % QStringLiteral(" × ") % format::unitPrice(*line.price))
            : QString(quantity % QStringLiteral(", ") % noPriceText(line, speech));
        if (!line.amount)
            item.tone = Tone::Warn;
        else if (!line.priceIncludesTax)
            item.below = tr("%1, + %2 tax").arg(item.below, format::money(line.amount->tax));
        return item;
    }

    static ValueItem taxBasis(const Offer& offer)
    {
        switch (offer.taxIncluded) {
        case Tristate::Yes:
            return valueRow(tr("Tax"), tr("included"));
        case Tristate::No:
            return valueRow(tr("Tax"), tr("added"));
        case Tristate::Unknown:
            break;
        }
        ValueItem item = valueRow(tr("Tax"), tr("not stated"));
        item.tone = Tone::Warn;
        return item;
    }

    static void facts(std::vector<ValueItem>& items, const OfferRow& row, const Speech& speech)
    {
        const Offer& offer = row.offer;
        items.push_back(valueRow(tr("Billing"), modeWord(offer.mode, speech)));
        items.push_back(valueRow(tr("Region"), regionText(offer, speech)));
        items.push_back(taxBasis(offer));
        ValueItem date = valueRow(tr("Price date"), dateText(offer.asOf, speech));
        if (row.has(RowProblem::Stale))
            date.tone = Tone::Warn;
        items.push_back(date);
        items.push_back(valueRow(tr("Confidence"), confidenceWord(offer.confidence, speech)));
        if (!offer.receivedQuote.isEmpty()) {
            ValueItem until = valueRow(tr("Valid until"), offer.validUntil.toString(Qt::ISODate));
            if (row.has(RowProblem::QuoteExpired))
                until.tone = Tone::Warn;
            items.push_back(until);
            items.push_back(valueRow(tr("Source"), tr("received quote")));
            return;
        }
        ValueItem source = valueRow(tr("Source"), sourceName(offer.source));
        source.toolTip = offer.source;
        items.push_back(source);
    }

    static void sum(std::vector<ValueItem>& items, const OfferRow& row, const Speech& speech)
    {
        const OfferCost& cost = *row.cost;
        for (const CostLine& part : cost.lines)
            items.push_back(line(part, speech));
        items.push_back(ruleItem());
        ValueItem total = valueRow(
            tr("Total, %1, tax included").arg(QString(currencyCode(cost.total.p50.currency))),
            format::money(cost.total.p50),
            true);
        total.below = QStringLiteral("P10–P90 ") %
            format::range(format::money(cost.total.p10), format::money(cost.total.p90));
        items.push_back(total);
        ValueItem hour = valueRow(
            tr("Price per GPU-hour used"), format::fixed(cost.pricePerGpuHour.value.toDouble(), 2));
        if (cost.idleGpuHours.value() > 0)
            hour.below = tr("%1 of %2 paid for stay idle")
                             .arg(
                                 format::gpuHours(cost.idleGpuHours, speech).text(),
                                 format::gpuHours(cost.paidGpuHours, speech).text());
        items.push_back(hour);
    }

    static void listPrice(std::vector<ValueItem>& items, const Offer& offer)
    {
        items.push_back(valueRow(
            (offer.receivedQuote.isEmpty() ? tr("Published price, %1") : tr("Quoted price, %1"))
                .arg(QString(currencyCode(offer.price.currency))),
            format::unitPrice(offer.price)));
    }

    static QString comparison(const Yardstick& yardstick)
    {
        if (!yardstick.excess)
            return tr("tax basis or currency differs: not compared");
        const double excess = *yardstick.excess;
        if (excess == 0.0)
            return yardstick.least == yardstick.most ? tr("this offer: the same")
                                                     : tr("this offer: within the range");
        const QString share = format::percent(std::abs(excess), 0);
        return excess > 0 ? tr("this offer: +%1, dearer").arg(share)
                          : tr("this offer: −%1, cheaper").arg(share);
    }

    static ValueItem reference(const Yardstick& yardstick, const Speech& speech)
    {
        const Offer& offer = yardstick.reference->offer;
        const QString least = format::fixed(yardstick.least.value.toDouble(), 2);
        ValueItem item = valueRow(
            speech.pick(offer.provider),
            yardstick.least == yardstick.most
                ? least
                : format::range(least, format::fixed(yardstick.most.value.toDouble(), 2)));
        const QString separator = speech.isChinese() ? QStringLiteral("，") : QStringLiteral(", ");
        item.below = modeWord(offer.mode, speech) % separator % dateText(offer.asOf, speech) %
            separator % sourceName(offer.source) % u'\n' % comparison(yardstick);
        item.toolTip = offer.source;
        return item;
    }

    static void market(
        std::vector<ValueItem>& items,
        const Evaluation& evaluation,
        const OfferRow& row,
        const Speech& speech)
    {
        if (evaluation.marketReferences.empty())
            return;
        items.push_back(headingItem(tr("Market reference, not an offer")));
        const std::vector<Yardstick> yardsticks =
            yardsticksOf(evaluation, row.offer.accelerator, &row);
        if (yardsticks.empty()) {
            items.push_back(textItem(tr("None for this card.")));
            return;
        }
        const UnitPrice own = listPricePerGpuHour(row);
        items.push_back(valueRow(
            tr("This offer, %1 per GPU-hour").arg(QString(currencyCode(own.currency))),
            format::fixed(own.value.toDouble(), 2)));
        items.back().below = tr("list prices if every hour is used; a month has 730 hours");
        for (const Yardstick& yardstick : yardsticks)
            items.push_back(reference(yardstick, speech));
    }

    static void silent(
        std::vector<ValueItem>& items, const SilentProvider& provider, const Speech& speech)
    {
        ValueItem price = valueRow(tr("Public price"), QString(format::missing));
        price.below = describe(provider.note, speech);
        items.push_back(price);
        items.push_back(valueRow(tr("Source"), provider.source));
    }
};

} // namespace

std::vector<ValueItem> offerDetails(const OfferRow& row, const Speech& speech)
{
    std::vector<ValueItem> items;
    if (row.cost)
        Details::sum(items, row, speech);
    else
        Details::listPrice(items, row.offer);
    items.push_back(ruleItem());
    Details::facts(items, row, speech);
    bool first = true;
    for (const RowProblem problem : row.problems) {
        if (first)
            items.push_back(ruleItem());
        first = false;
        const Severity severity =
            preventsTotal(problem) || preventsBest(problem) ? Severity::Warning : Severity::Info;
        items.push_back(checkItem(severity, false, describe(problem, speech), {}));
    }
    if (!first)
        items.push_back(ruleItem());
    return items;
}

std::vector<ValueItem> marketDetails(
    const Evaluation& evaluation, const OfferRow& row, const Speech& speech)
{
    std::vector<ValueItem> items;
    Details::market(items, evaluation, row, speech);
    return items;
}

std::vector<ValueItem> silentDetails(const SilentProvider& provider, const Speech& speech)
{
    std::vector<ValueItem> items;
    Details::silent(items, provider, speech);
    return items;
}

} // namespace suanchou::ui
