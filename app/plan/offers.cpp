// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/offers.h"

#include "app/plan/assumptionids.h"

#include <algorithm>
#include <tuple>

namespace suanchou {

namespace {

const AcceleratorSizing* sizingOf(const OfferQuery& query, const QString& accelerator)
{
    const auto found = std::find_if(
        query.sizing.begin(), query.sizing.end(), [&](const AcceleratorSizing& sizing) {
            return sizing.accelerator == accelerator;
        });
    return found == query.sizing.end() ? nullptr : &*found;
}

/// Whether the region rule lets the offer be used; its city may have to be asked for first.
void checkRegion(const RegionRule& rule, OfferRow& row)
{
    const QString code = regionCode(row.offer);
    if (code.isEmpty()) {
        row.problems.push_back(RowProblem::Abroad);
        if (!rule.abroad)
            row.problems.push_back(RowProblem::RegionNotAllowed);
        return;
    }
    row.preferredRegion = rule.preferred.contains(code);
    const bool allowed = rule.allowed.contains(QStringLiteral("CN")) || rule.allowed.contains(code);
    if (!allowed)
        row.problems.push_back(RowProblem::RegionNotAllowed);
    if (row.offer.city.isEmpty())
        row.problems.push_back(RowProblem::RegionNotStated);
}

void checkCard(const OfferQuery& query, const AcceleratorSizing* sizing, OfferRow& row)
{
    const Offer& offer = row.offer;
    // How many cards the plan wants may be known even where the card is not, or cannot hold it.
    const GpuCount wanted =
        query.plan.stages.front().gpus.value_or(sizing ? sizing->gpus : GpuCount(0));
    if (wanted.value() > offer.gpus && offer.nodeLink != Tristate::Yes)
        row.problems.push_back(
            offer.nodeLink == Tristate::No ? RowProblem::NoInterconnect
                                           : RowProblem::InterconnectNotStated);
    if (offer.accelerator.isEmpty() || !sizing) {
        row.problems.push_back(RowProblem::CardNotIdentified);
        return;
    }
    if (!offer.assumed.isEmpty())
        row.problems.push_back(RowProblem::FormAssumed);
    if (!sizing->precisionSupported)
        row.problems.push_back(RowProblem::PrecisionUnsupported);
    else if (!sizing->isUsable())
        row.problems.push_back(RowProblem::DoesNotFit);
    if (sizing->efficiency.kind == EvidenceKind::None)
        row.problems.push_back(RowProblem::CardNotMeasured);
    if (sizing->isUsable() && (!sizing->meetsDeadline || sizing->projectDays.p90 > longestProject))
        row.problems.push_back(RowProblem::DeadlineMissed);
}

void checkPrice(const OfferQuery& query, OfferRow& row)
{
    const Offer& offer = row.offer;
    const Result<ConvertedPrice> converted =
        query.world.rates.convert(offer.price, query.plan.currency, query.today);
    row.listPrice = converted ? converted->price : offer.price;
    if (!converted) {
        row.problems.push_back(RowProblem::CurrencyDiffers);
    } else if (converted->conversion) {
        row.conversion = converted->conversion;
        row.problems.push_back(RowProblem::CurrencyConverted);
    }
    if (offer.has(OfferFact::Restricted))
        row.problems.push_back(RowProblem::NotForEveryone);
    if (offer.has(OfferFact::AcceleratorOnly))
        row.problems.push_back(RowProblem::PriceIncomplete);
    if (offer.mode == BillingMode::Spot)
        row.problems.push_back(RowProblem::Interruptible);
    if (isAfter(offer.asOf, query.today))
        row.problems.push_back(RowProblem::PriceAfterToday);
    else if (offer.validUntil.isValid() && offer.validUntil < query.today)
        row.problems.push_back(RowProblem::QuoteExpired);
    // A provider that has named a last day stands by its price until then.
    else if (offer.validUntil.isNull() && isStale(offer.asOf, query.today, query.shelfLifeDays))
        row.problems.push_back(RowProblem::Stale);
    if (offer.confidence == Confidence::Low)
        row.problems.push_back(RowProblem::LowConfidence);
    if (offer.taxIncluded == Tristate::Unknown)
        row.problems.push_back(RowProblem::TaxBasisAssumed);
}

/// 0 preferred region, 1 eligible, 2 priced, 3 without a total.
int groupOf(const OfferRow& row)
{
    if (row.preferredRegion)
        return 0;
    if (row.isEligible())
        return 1;
    return row.cost ? 2 : 3;
}

/// Where a row belongs in the list.
struct Place
{
    int group = 0;
    int within = 0;
    std::int64_t amount = 0;
    QString key;
    std::size_t index = 0;

    [[nodiscard]] auto order() const { return std::tie(group, within, amount, key); }
};

Place placeOf(const OfferRow& row, std::size_t index)
{
    return {
        .group = groupOf(row),
        .within = row.isEligible() ? 0
            : row.cost             ? 1
                                   : 2,
        .amount = row.cost ? row.cost->gpuAmount.minor : 0,
        .key = offerKey(row.offer),
        .index = index};
}

std::vector<OfferRow> inOrder(std::vector<OfferRow> rows)
{
    std::vector<Place> places;
    places.reserve(rows.size());
    for (const OfferRow& row : rows)
        places.push_back(placeOf(row, places.size()));
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
        return a.order() < b.order();
    });
    std::vector<OfferRow> out;
    out.reserve(rows.size());
    for (const Place& place : places)
        out.push_back(std::move(rows.at(place.index)));
    return out;
}

/// What the user typed in is never only counted.
bool isLeftOut(const Offer& offer, const RegionRule& rule)
{
    return !offer.mainland && !rule.abroad && offer.receivedQuote.isEmpty() &&
        offer.kind == OfferKind::Orderable;
}

std::vector<Offer> offersOf(const OfferQuery& query)
{
    return offersWithQuotes(
        query.world.catalog.leading(query.today), query.world.quotes, query.today);
}

/// Prices a row that nothing keeps from having a total.
void price(const OfferQuery& query, const AcceleratorSizing* sizing, OfferRow& row)
{
    const bool priceable = std::none_of(row.problems.begin(), row.problems.end(), preventsTotal) &&
        sizing->projectDays.p90 <= longestProject;
    if (!priceable)
        return;
    const Demand demand{
        .gpus = sizing->gpus,
        .days = sizing->projectDays,
        .start = query.start,
        .storage = query.storage,
        .egress = query.egress,
    };
    const Exchange exchange{query.plan.currency, query.today, query.world.rates};
    Result<OfferCost> cost =
        priceOffer(row.offer, demand, query.world.catalog, query.tax, exchange);
    if (!cost)
        return;
    if (!cost->complete)
        row.problems.push_back(RowProblem::ComponentsNotPriced);
    row.cost = std::move(*cost);
}

} // namespace

bool preventsTotal(RowProblem problem)
{
    switch (problem) {
    case RowProblem::CardNotIdentified:
    case RowProblem::PrecisionUnsupported:
    case RowProblem::DoesNotFit:
    case RowProblem::InterconnectNotStated:
    case RowProblem::NoInterconnect:
    case RowProblem::CurrencyDiffers:
        return true;
    case RowProblem::RegionNotAllowed:
    case RowProblem::NotForEveryone:
    case RowProblem::PriceIncomplete:
    case RowProblem::DeadlineMissed:
    case RowProblem::PriceAfterToday:
    case RowProblem::QuoteExpired:
    case RowProblem::Interruptible:
    case RowProblem::CardNotMeasured:
    case RowProblem::LowConfidence:
    case RowProblem::Stale:
    case RowProblem::RegionNotStated:
    case RowProblem::FormAssumed:
    case RowProblem::TaxBasisAssumed:
    case RowProblem::ComponentsNotPriced:
    case RowProblem::Abroad:
    case RowProblem::CurrencyConverted:
        return false;
    }
    Q_UNREACHABLE();
}

bool preventsBest(RowProblem problem)
{
    switch (problem) {
    case RowProblem::RegionNotAllowed:
    case RowProblem::NotForEveryone:
    case RowProblem::PriceIncomplete:
    case RowProblem::DeadlineMissed:
    case RowProblem::PriceAfterToday:
    case RowProblem::QuoteExpired:
    case RowProblem::Interruptible:
        return true;
    default:
        return preventsTotal(problem);
    }
}

bool OfferRow::has(RowProblem problem) const
{
    return std::find(problems.begin(), problems.end(), problem) != problems.end();
}

bool OfferRow::isEligible() const
{
    return cost && std::none_of(problems.begin(), problems.end(), preventsBest);
}

OfferRows offerRows(const OfferQuery& query)
{
    const std::vector<Offer> offers = offersOf(query);
    OfferRows out;
    out.offers.reserve(offers.size());
    for (const Offer& offer : offers) {
        OfferRow row{.offer = offer};
        if (offer.kind == OfferKind::MarketReference) {
            checkRegion(query.plan.regions, row);
            checkPrice(query, row);
            if (!row.has(RowProblem::RegionNotAllowed) && !row.has(RowProblem::PriceAfterToday))
                out.marketReferences.push_back(std::move(row));
            continue;
        }
        if (isLeftOut(offer, query.plan.regions)) {
            ++out.leftOut;
            continue;
        }
        const AcceleratorSizing* sizing = sizingOf(query, offer.accelerator);
        checkCard(query, sizing, row);
        checkRegion(query.plan.regions, row);
        checkPrice(query, row);
        price(query, sizing, row);
        out.offers.push_back(std::move(row));
    }
    out.offers = inOrder(std::move(out.offers));
    return out;
}

std::vector<OfferRow> leftOutRows(const Evaluation& evaluation, const World& world)
{
    const AssumptionSet assumptions(world.assumptions, evaluation.plan.assumptions);
    const OfferQuery query{
        .plan = evaluation.plan,
        .world = world,
        .today = evaluation.today,
        .start = evaluation.start,
        .available = evaluation.available,
        .sizing = evaluation.sizing,
        .shelfLifeDays = static_cast<int>(assumptions.value(assumption::priceShelfLife))};
    std::vector<OfferRow> rows;
    for (const Offer& offer : offersOf(query)) {
        if (!isLeftOut(offer, evaluation.plan.regions))
            continue;
        OfferRow row{.offer = offer};
        checkRegion(evaluation.plan.regions, row);
        checkPrice(query, row);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::optional<std::size_t> bestOffer(const std::vector<OfferRow>& rows, const QString& accelerator)
{
    const auto rank = [](const OfferRow& row) {
        const bool doubtful = row.has(RowProblem::Stale) || row.has(RowProblem::LowConfidence);
        return std::make_tuple(
            row.has(RowProblem::CardNotMeasured), doubtful, row.cost->gpuAmount.minor);
    };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const OfferRow& row = rows.at(i);
        if (!row.isEligible() || (!accelerator.isEmpty() && row.offer.accelerator != accelerator))
            continue;
        if (!best || rank(row) < rank(rows.at(*best)))
            best = i;
    }
    return best;
}

std::vector<ModeCrossing> modeCrossings(const std::vector<OfferRow>& rows)
{
    const auto pairs = [](const OfferRow& hourly, const OfferRow& monthly) {
        const Offer& h = hourly.offer;
        const Offer& m = monthly.offer;
        const bool sameUnit =
            (h.unit == PriceUnit::InstanceHour && m.unit == PriceUnit::InstanceMonth) ||
            (h.unit == PriceUnit::GpuHour && m.unit == PriceUnit::GpuMonth);
        return sameUnit && h.price.currency == m.price.currency &&
            h.mode == BillingMode::OnDemand && m.mode == BillingMode::Monthly &&
            h.provider == m.provider && h.instance == m.instance && h.card == m.card &&
            h.gpus == m.gpus && h.region == m.region && h.city == m.city;
    };
    std::vector<ModeCrossing> out;
    for (std::size_t h = 0; h < rows.size(); ++h) {
        const OfferRow& hourly = rows.at(h);
        if (!hourly.cost)
            continue;
        for (std::size_t m = 0; m < rows.size(); ++m) {
            const OfferRow& monthly = rows.at(m);
            if (!monthly.cost || !pairs(hourly, monthly))
                continue;
            out.push_back(
                {.provider = hourly.offer.provider,
                 .instance = hourly.offer.instance,
                 .accelerator = hourly.offer.accelerator,
                 .hoursPerMonth = crossingHours(monthly.offer.price, hourly.offer.price),
                 .hourly = h,
                 .monthly = m});
        }
    }
    return out;
}

} // namespace suanchou
