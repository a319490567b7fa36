// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/costing/cost.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

constexpr int hoursPerMonth = 730;
/// A tenth of a second: keeps 393.0000001 hours from billing as 394.
constexpr double hourTolerance = 1.0 / 36000.0;

/// What is paid for at one length of the project.
struct Purchase
{
    std::int64_t unitsPerInstance = 0; ///< hours, months, years or three-year terms
    Months months;                     ///< 0 where billed by the hour
    double paidHours = 0;              ///< hours one instance is held
};

int wholeTerms(int months, int termMonths)
{
    return (months + termMonths - 1) / termMonths;
}

double calendarHours(QDate start, int months)
{
    return 24.0 * static_cast<double>(start.daysTo(start.addMonths(months)));
}

Purchase purchase(const Offer& offer, Days days, QDate start)
{
    const auto wholeHours =
        static_cast<std::int64_t>(std::max(1.0, std::ceil(toHours(days).value() - hourTolerance)));
    const int needed = monthsCovering(start, days).value();
    const auto term = [&](int termMonths) {
        const int terms = wholeTerms(std::max(needed, offer.minTermMonths), termMonths);
        return Purchase{
            terms, Months(terms * termMonths), calendarHours(start, terms * termMonths)};
    };
    switch (offer.unit) {
    case PriceUnit::InstanceMonth:
    case PriceUnit::GpuMonth:
        return term(1);
    case PriceUnit::InstanceYear:
        return term(12);
    case PriceUnit::Instance3Year:
        return term(36);
    case PriceUnit::GpuHour:
    case PriceUnit::InstanceHour:
        break;
    }
    if (familyOf(offer.mode) != BillingFamily::Committed)
        return {wholeHours, Months(0), static_cast<double>(wholeHours)};
    // Committed capacity is paid hour by hour, used or not.
    const int termMonths = std::max(offer.minTermMonths, 1);
    const int months = wholeTerms(needed, termMonths) * termMonths;
    const std::int64_t hours = static_cast<std::int64_t>(months) * hoursPerMonth;
    return {hours, Months(months), static_cast<double>(hours)};
}

LineUnit lineUnit(PriceUnit unit)
{
    switch (unit) {
    case PriceUnit::GpuHour:
        return LineUnit::GpuHour;
    case PriceUnit::InstanceHour:
        return LineUnit::InstanceHour;
    case PriceUnit::InstanceMonth:
        return LineUnit::InstanceMonth;
    case PriceUnit::GpuMonth:
        return LineUnit::GpuMonth;
    case PriceUnit::InstanceYear:
        return LineUnit::InstanceYear;
    case PriceUnit::Instance3Year:
        return LineUnit::Instance3Year;
    }
    Q_UNREACHABLE();
}

bool isPerGpu(PriceUnit unit)
{
    return unit == PriceUnit::GpuHour || unit == PriceUnit::GpuMonth;
}

bool includesTax(Tristate stated, const TaxPolicy& tax)
{
    return stated == Tristate::Unknown ? tax.silentMeansIncluded : stated == Tristate::Yes;
}

Status fillAmount(CostLine& line, const TaxPolicy& tax)
{
    if (!line.price)
        return {};
    const Result<Money> listed = lineAmount(*line.price, line.quantity);
    if (!listed)
        return fail(listed.error());
    line.amount = taxedAmount(*listed, line.priceIncludesTax, tax.rate);
    return {};
}

CostLine componentLine(
    CostComponent component,
    Decimal6 quantity,
    LineUnit unit,
    const ComponentPrice* price,
    Currency currency,
    const TaxPolicy& tax)
{
    CostLine line{.component = component, .quantity = quantity, .unit = unit};
    if (price && price->price.currency == currency) {
        line.price = price->price;
        line.priceIncludesTax = includesTax(price->taxIncluded, tax);
        line.asOf = price->asOf;
        line.confidence = price->confidence;
        line.source = price->source;
    }
    return line;
}

/// The lines of one length of the project.
Result<std::vector<CostLine>> linesFor(
    const Offer& offer,
    const Demand& demand,
    Days days,
    int instances,
    const Catalog& catalog,
    const TaxPolicy& tax)
{
    const Purchase bought = purchase(offer, days, demand.start);
    const std::int64_t perInstance = isPerGpu(offer.unit) ? offer.gpus : 1;
    std::vector<CostLine> lines;
    lines.push_back(
        {.component = CostComponent::Gpu,
         .quantity = Decimal6::fromInteger(bought.unitsPerInstance * perInstance * instances),
         .unit = lineUnit(offer.unit),
         .price = offer.price,
         .priceIncludesTax = includesTax(offer.taxIncluded, tax),
         .asOf = offer.asOf,
         .confidence = offer.confidence,
         .source = offer.source});
    const auto wholeGigabytes = [](Bytes bytes) {
        return static_cast<std::int64_t>(std::ceil(inGigabytes(bytes) - 1e-9));
    };
    const std::int64_t storage = wholeGigabytes(demand.storage);
    if (storage > 0) {
        lines.push_back(componentLine(
            CostComponent::Storage,
            Decimal6::fromInteger(storage * monthsCovering(demand.start, days).value()),
            LineUnit::GigabyteMonth,
            catalog.component(offer.provider.zh, ComponentKind::Storage),
            offer.price.currency,
            tax));
    }
    const std::int64_t egress = wholeGigabytes(demand.egress);
    if (egress > 0) {
        lines.push_back(componentLine(
            CostComponent::Egress,
            Decimal6::fromInteger(egress),
            LineUnit::Gigabyte,
            catalog.component(offer.provider.zh, ComponentKind::Egress),
            offer.price.currency,
            tax));
    }
    for (CostLine& line : lines) {
        if (const Status done = fillAmount(line, tax); !done)
            return fail(done.error());
    }
    return lines;
}

Result<Money> sumOf(const std::vector<CostLine>& lines, Currency currency)
{
    Money sum{0, currency};
    for (const CostLine& line : lines) {
        if (!line.amount)
            continue;
        const Result<Money> next = add(sum, line.amount->gross);
        if (!next)
            return fail(next.error());
        sum = *next;
    }
    return sum;
}

} // namespace

LineAmount taxedAmount(Money listAmount, bool includesTax, Decimal6 rate)
{
    if (includesTax) {
        const Money net = withoutTax(listAmount, rate).value_or(Money{0, listAmount.currency});
        return {net, Money{listAmount.minor - net.minor, listAmount.currency}, listAmount};
    }
    const Money tax = taxOn(listAmount, rate).value_or(Money{0, listAmount.currency});
    return {listAmount, tax, Money{listAmount.minor + tax.minor, listAmount.currency}};
}

Months monthsCovering(QDate start, Days days)
{
    int months = std::max(1, static_cast<int>(days.value() / 31.0));
    while (static_cast<double>(start.daysTo(start.addMonths(months))) < days.value() - 1e-9)
        ++months;
    return Months(months);
}

Hours crossingHours(const UnitPrice& monthly, const UnitPrice& hourly)
{
    Q_ASSERT(monthly.currency == hourly.currency && hourly.value.micro() > 0);
    return Hours(monthly.value.toDouble() / hourly.value.toDouble());
}

Result<OfferCost> priceOffer(
    const Offer& offer, const Demand& demand, const Catalog& catalog, const TaxPolicy& tax)
{
    OfferCost cost;
    const int instances = (demand.gpus.value() + offer.gpus - 1) / offer.gpus;
    cost.instances = NodeCount(instances);
    const Range<Result<std::vector<CostLine>>> lines = demand.days.map(
        [&](Days days) { return linesFor(offer, demand, days, instances, catalog, tax); });
    const Currency currency = offer.price.currency;
    const auto total = [currency](const Result<std::vector<CostLine>>& of) {
        return of.and_then(
            [currency](const std::vector<CostLine>& list) { return sumOf(list, currency); });
    };
    const Range<Result<Money>> totals = lines.map(total);
    for (const Result<Money>* each : {&totals.p10, &totals.p50, &totals.p90}) {
        if (!*each)
            return fail(each->error());
    }
    cost.total = {*totals.p10, *totals.p50, *totals.p90};
    cost.lines = *lines.p50;
    cost.gpuAmount = cost.lines.front().amount->gross;
    cost.complete = std::all_of(cost.lines.begin(), cost.lines.end(), [](const CostLine& line) {
        return line.amount.has_value();
    });

    const Purchase bought = purchase(offer, demand.days.p50, demand.start);
    cost.termMonths = bought.months;
    cost.paidGpuHours = GpuHours(bought.paidHours * offer.gpus * instances);
    const GpuHours used = gpuHours(demand.gpus, toHours(demand.days.p50));
    cost.idleGpuHours = std::max(cost.paidGpuHours - used, GpuHours(0));
    cost.pricePerGpuHour = {
        Decimal6::fromMicro(
            std::llround(cost.gpuAmount.toMajor() / used.value() * Decimal6::scale)),
        currency,
    };
    return cost;
}

} // namespace suanchou
