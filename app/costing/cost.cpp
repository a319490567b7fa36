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

LineUnit storageUnit(const ComponentTariff& tariff)
{
    if (tariff.empty())
        return LineUnit::GigabyteMonth;
    switch (tariff.front()->unit) {
    case ComponentUnit::GibibyteMonth:
        return LineUnit::GibibyteMonth;
    case ComponentUnit::GigabyteDay:
        return LineUnit::GigabyteDay;
    default:
        return LineUnit::GigabyteMonth;
    }
}

/// Months or whole days of keeping; 1 for what is carried once.
int periodsOf(LineUnit unit, Days days, QDate start)
{
    switch (unit) {
    case LineUnit::GigabyteMonth:
    case LineUnit::GibibyteMonth:
        return monthsCovering(start, days).value();
    case LineUnit::GigabyteDay:
        return std::max(1, static_cast<int>(std::ceil(days.value() - 1e-9)));
    default:
        return 1;
    }
}

/// Whole gigabytes or gibibytes, rounded up.
Result<Decimal6> volumeOf(Bytes bytes, LineUnit unit)
{
    const double gibibytes = bytes.value() / static_cast<double>(1LL << 30);
    const double whole =
        std::ceil((unit == LineUnit::GibibyteMonth ? gibibytes : inGigabytes(bytes)) - 1e-9);
    if (whole > 9e12)
        return fail(ErrorCode::MoneyOverflow);
    return Decimal6::fromInteger(static_cast<std::int64_t>(whole));
}

/// One price of a tariff and what it holds for.
struct Step
{
    Decimal6 from;
    std::optional<Decimal6> upTo;
    UnitPrice price;
    const ComponentPrice* row = nullptr;
};

std::vector<Step> stepsOf(const ComponentTariff& tariff)
{
    std::vector<Step> steps;
    const ComponentPrice* first = tariff.front();
    if (first->from > Decimal6())
        steps.push_back({Decimal6(), std::nullopt, {Decimal6(), first->price.currency}, first});
    for (const ComponentPrice* row : tariff)
        steps.push_back({row->from, std::nullopt, row->price, row});
    for (std::size_t i = 1; i < steps.size(); ++i)
        steps.at(i - 1).upTo = steps.at(i).from;
    return steps;
}

/// Without a rate for its currency the line stays a hole.
void putComponentPrice(CostLine& line, const Step& step, const Pricing& pricing)
{
    if (!putPrice(line, step.price, pricing.exchange))
        return;
    const ComponentPrice& row = *step.row;
    line.priceIncludesTax = countsAsTaxed(row.taxIncluded, pricing.offer.mainland, pricing.tax);
    line.taxStated = row.taxIncluded;
    line.asOf = row.asOf;
    line.confidence = row.confidence;
    line.source = row.source;
}

/// The lines of data that is kept or carried: one, or one for each tier that the volume reaches.
Status addComponent(
    std::vector<CostLine>& lines, const CostLine& plain, Decimal6 volume, const Pricing& pricing)
{
    const QString& provider = pricing.offer.provider.zh;
    const ComponentTariff tariff = plain.component == CostComponent::Storage
        ? pricing.catalog.storage(provider, pricing.exchange.day)
        : pricing.catalog.tariff(provider, ComponentKind::Egress, pricing.exchange.day);
    const Decimal6 periods = Decimal6::fromInteger(plain.periods);
    const auto add = [&](Decimal6 part, auto fill) -> Status {
        const Result<Decimal6> quantity = multiplied(part, periods);
        if (!quantity)
            return fail(quantity.error());
        lines.push_back(plain);
        lines.back().quantity = *quantity;
        fill(lines.back());
        return {};
    };
    if (tariff.empty() || !isDated(tariff))
        return add(volume, [&](CostLine& line) { line.onlyUndated = !tariff.empty(); });
    const std::vector<Step> steps = stepsOf(tariff);
    for (const Step& step : steps) {
        if (step.from >= volume)
            break;
        const Decimal6 end = std::min(step.upTo.value_or(volume), volume);
        const Decimal6 part = Decimal6::fromMicro(end.micro() - step.from.micro());
        Status added = add(part, [&](CostLine& line) {
            if (steps.size() > 1)
                line.tier = Tier{step.from, step.upTo};
            putComponentPrice(line, step, pricing);
        });
        if (!added)
            return added;
    }
    return {};
}

/// What is kept from start to finish, and what is taken out at the end.
Status addComponents(
    std::vector<CostLine>& lines, const Pricing& pricing, const Demand& demand, Days days)
{
    CostLine kept{.component = CostComponent::Storage};
    kept.unit =
        storageUnit(pricing.catalog.storage(pricing.offer.provider.zh, pricing.exchange.day));
    kept.periods = periodsOf(kept.unit, days, demand.start);
    const CostLine carried{.component = CostComponent::Egress, .unit = LineUnit::Gigabyte};
    const auto addOf = [&](const CostLine& plain, Bytes bytes) -> Status {
        return volumeOf(bytes, plain.unit).and_then([&](Decimal6 volume) -> Status {
            return volume > Decimal6() ? addComponent(lines, plain, volume, pricing) : Status();
        });
    };
    return addOf(kept, demand.storage).and_then([&] { return addOf(carried, demand.egress); });
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
         .taxStated = offer.taxIncluded,
         .asOf = offer.asOf,
         .confidence = offer.confidence,
         .source = offer.source});
    if (const Status priced = putPrice(lines.front(), offer.price, pricing.exchange); !priced)
        return fail(priced.error());
    if (const Status added = addComponents(lines, pricing, demand, days); !added)
        return fail(added.error());
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
