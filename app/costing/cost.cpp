// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/costing/cost.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

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

/// Puts a published price on a line, in the currency of the exchange.
Status putPrice(CostLine& line, const UnitPrice& published, const Exchange& exchange)
{
    const Result<ConvertedPrice> converted =
        exchange.rates.convert(published, exchange.currency, exchange.day);
    if (!converted)
        return fail(converted.error());
    line.price = converted->price;
    line.conversion = converted->conversion;
    return {};
}

/// What a line is priced with besides its quantity.
struct Pricing
{
    const Offer& offer;
    const Catalog& catalog;
    const TaxPolicy& tax;
    const Exchange& exchange;
};

/// Without a published price, or without a rate for it, the line stays a hole.
CostLine componentLine(
    CostComponent component,
    Decimal6 quantity,
    LineUnit unit,
    const ComponentPrice* price,
    const Pricing& pricing)
{
    CostLine line{.component = component, .quantity = quantity, .unit = unit};
    if (price && putPrice(line, price->price, pricing.exchange)) {
        line.priceIncludesTax =
            countsAsTaxed(price->taxIncluded, pricing.offer.mainland, pricing.tax);
        line.asOf = price->asOf;
        line.confidence = price->confidence;
        line.source = price->source;
    }
    return line;
}

/// The lines of one length of the project.
Result<std::vector<CostLine>> linesFor(
    const Pricing& pricing, const Demand& demand, Days days, int instances)
{
    const Offer& offer = pricing.offer;
    const Purchase bought = purchase(offer, days, demand.start);
    const std::int64_t perInstance = isPerGpu(offer.unit) ? offer.gpus : 1;
    std::vector<CostLine> lines;
    lines.push_back(
        {.component = CostComponent::Gpu,
         .quantity = Decimal6::fromInteger(bought.unitsPerInstance * perInstance * instances),
         .unit = lineUnit(offer.unit),
         .price = std::nullopt,
         .priceIncludesTax = countsAsTaxed(offer.taxIncluded, offer.mainland, pricing.tax),
         .asOf = offer.asOf,
         .confidence = offer.confidence,
         .source = offer.source});
    if (const Status priced = putPrice(lines.front(), offer.price, pricing.exchange); !priced)
        return fail(priced.error());
    const auto wholeGigabytes = [](Bytes bytes) {
        return static_cast<std::int64_t>(std::ceil(inGigabytes(bytes) - 1e-9));
    };
    const std::int64_t storage = wholeGigabytes(demand.storage);
    if (storage > 0) {
        lines.push_back(componentLine(
            CostComponent::Storage,
            Decimal6::fromInteger(storage * monthsCovering(demand.start, days).value()),
            LineUnit::GigabyteMonth,
            pricing.catalog.storage(offer.provider.zh),
            pricing));
    }
    const std::int64_t egress = wholeGigabytes(demand.egress);
    if (egress > 0) {
        lines.push_back(componentLine(
            CostComponent::Egress,
            Decimal6::fromInteger(egress),
            LineUnit::Gigabyte,
            pricing.catalog.component(offer.provider.zh, ComponentKind::Egress),
            pricing));
    }
    for (CostLine& line : lines) {
        if (const Status done = fillAmount(line, pricing.tax); !done)
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

bool countsAsTaxed(Tristate stated, bool mainland, const TaxPolicy& tax)
{
    if (stated != Tristate::Unknown)
        return stated == Tristate::Yes;
    return mainland && tax.silentMeansIncluded;
}

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
    const Offer& offer,
    const Demand& demand,
    const Catalog& catalog,
    const TaxPolicy& tax,
    const Exchange& exchange)
{
    OfferCost cost;
    const Pricing pricing{offer, catalog, tax, exchange};
    const int instances = (demand.gpus.value() + offer.gpus - 1) / offer.gpus;
    cost.instances = NodeCount(instances);
    const Range<Result<std::vector<CostLine>>> lines =
        demand.days.map([&](Days days) { return linesFor(pricing, demand, days, instances); });
    const Currency currency = exchange.currency;
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
