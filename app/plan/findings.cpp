// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/findings.h"

#include "app/base/numberparse.h"
#include "app/plan/assumptionids.h"
#include "app/plan/offers.h"

#include <algorithm>

namespace suanchou {

namespace {

constexpr QLatin1String deadlineField("deadline");
constexpr QLatin1String dataField("stages[0].data");
constexpr QLatin1String gpusField("stages[0].gpus");
constexpr QLatin1String precisionField("stages[0].precision");
constexpr QLatin1String chosenField("chosen.accelerator");
constexpr QLatin1String offersField("offers");

/// A quote that ends within so many days leaves no time to decide.
constexpr qint64 expiresSoonDays = 7;

/// Collects findings; params are plain values under their names.
class Collector
{
public:
    void add(
        FindingCode code,
        Severity severity,
        const QString& field,
        QVariantMap params,
        std::optional<std::size_t> offer = {})
    {
        m_findings.push_back({code, severity, field, std::move(params), offer});
    }
    std::vector<Finding> take()
    {
        std::stable_sort(
            m_findings.begin(), m_findings.end(), [](const Finding& a, const Finding& b) {
                return a.severity > b.severity;
            });
        return std::move(m_findings);
    }

private:
    std::vector<Finding> m_findings;
};

void aboutStart(const Evaluation& e, Collector& out)
{
    if (!e.plan.start || *e.plan.start >= e.today)
        return;
    out.add(
        FindingCode::StartInPast,
        Severity::Warning,
        QStringLiteral("start"),
        {{QStringLiteral("start"), e.start.toString(Qt::ISODate)},
         {QStringLiteral("today"), e.today.toString(Qt::ISODate)}});
}

void aboutData(const Evaluation& e, const AssumptionSet& assumptions, Collector& out)
{
    // Only training from scratch has an optimum to fall short of.
    if (e.plan.stages.front().kind != StageKind::Pretrain)
        return;
    const double ratio = e.work.tokens.value() / e.work.model.parameters.active.value();
    const double optimal = assumptions.value(assumption::optimalTokensPerParameter);
    if (ratio < optimal / 2.0)
        out.add(
            FindingCode::TokensFarBelowOptimal,
            Severity::Warning,
            dataField,
            {{QStringLiteral("ratio"), ratio}, {QStringLiteral("optimal"), optimal}});
}

void aboutModel(const Evaluation& e, Collector& out)
{
    for (const ConfigNote& note : e.work.model.notes) {
        const bool doubtful = note.code == ConfigNoteCode::FamilyUnknown;
        QVariantMap params = note.params;
        params.insert(QStringLiteral("note"), QString(configNoteName(note.code)));
        out.add(
            FindingCode::ConfigRead,
            doubtful ? Severity::Warning : Severity::Info,
            QStringLiteral("stages[0].model.config"),
            std::move(params));
    }
}

void aboutCard(const Evaluation& e, const World& world, Collector& out)
{
    const AcceleratorSizing* sizing = e.chosenSizing();
    if (!sizing)
        return;
    const std::optional<MeasuredSpeed>& measured = e.plan.stages.front().measured;
    if (measured && sizing->efficiency.kind != EvidenceKind::Own) {
        out.add(
            FindingCode::MeasuredOnOtherCard,
            Severity::Info,
            QStringLiteral("stages[0].measured"),
            {{QStringLiteral("measured"),
              world.hardware.resolve(measured->accelerator).accelerator->name},
             {QStringLiteral("accelerator"), sizing->accelerator}});
    }
    // Supply concerns work in the mainland; quotes and prices there are for what is installed.
    const ChinaSupply& china = world.hardware.resolve(sizing->accelerator).accelerator->china;
    if (china.supply != Supply::Yes && !e.plan.regions.abroad) {
        out.add(
            FindingCode::SupplyLimited,
            Severity::Info,
            chosenField,
            {{QStringLiteral("accelerator"), sizing->accelerator},
             {QStringLiteral("supply"), QString(supplyName(china.supply))},
             {QStringLiteral("basis"), QString(supplyBasisName(china.basis))},
             {QStringLiteral("as_of"), china.asOf}});
    }
}

/// The card that would do with the fewest cards, where the plan fixes fewer than any needs.
const AcceleratorSizing* nearestToFit(const Evaluation& e)
{
    if (!e.plan.stages.front().gpus)
        return nullptr;
    const AcceleratorSizing* nearest = nullptr;
    for (const AcceleratorSizing& each : e.sizing) {
        const bool possible = each.precisionSupported && each.gpusForMemory.value() > 0 &&
            each.efficiency.kind != EvidenceKind::Missing;
        if (possible && (!nearest || each.gpusForMemory < nearest->gpusForMemory))
            nearest = &each;
    }
    return nearest;
}

void aboutSizing(const Evaluation& e, Collector& out)
{
    const AcceleratorSizing* sizing = e.chosenSizing();
    if (const AcceleratorSizing* nearest = sizing ? nullptr : nearestToFit(e)) {
        out.add(
            FindingCode::MemoryTooSmall,
            Severity::Error,
            gpusField,
            {{QStringLiteral("accelerator"), nearest->accelerator},
             {QStringLiteral("gpus"), nearest->gpus.value()},
             {QStringLiteral("least"), nearest->gpusForMemory.value()}});
        return;
    }
    if (!sizing || (sizing->precisionSupported && sizing->gpusForMemory.value() == 0)) {
        out.add(
            FindingCode::FitsNoCard,
            Severity::Error,
            QStringLiteral("stages[0].model"),
            {{QStringLiteral("precision"), e.work.precision}});
        return;
    }
    const QVariantMap card{{QStringLiteral("accelerator"), sizing->accelerator}};
    const auto with = [&card](const QVariantMap& more) {
        QVariantMap all = card;
        all.insert(more);
        return all;
    };
    const QString& precision = e.work.precision;
    if (!sizing->precisionSupported) {
        out.add(
            FindingCode::PrecisionUnsupported,
            Severity::Error,
            precisionField,
            with({{QStringLiteral("precision"), precision}}));
        return;
    }
    if (!sizing->fits) {
        out.add(
            FindingCode::MemoryTooSmall,
            Severity::Error,
            gpusField,
            with(
                {{QStringLiteral("gpus"), sizing->gpus.value()},
                 {QStringLiteral("least"), sizing->gpusForMemory.value()}}));
        return;
    }
    if (e.available) {
        const QVariantMap late{
            {QStringLiteral("days_p50"), sizing->projectDays.p50.value()},
            {QStringLiteral("days_p90"), sizing->projectDays.p90.value()},
            {QStringLiteral("available"), e.available->value()},
        };
        if (!sizing->meetsDeadline)
            out.add(FindingCode::DeadlineMissed, Severity::Error, deadlineField, with(late));
        else if (sizing->projectDays.p90 > *e.available)
            out.add(FindingCode::DeadlineAtRisk, Severity::Warning, deadlineField, with(late));
    }
    const QVariantMap evidence = with(
        {{QStringLiteral("precision"), precision},
         {QStringLiteral("rows"), sizing->efficiency.rows}});
    if (sizing->efficiency.kind == EvidenceKind::None)
        out.add(FindingCode::NoMeasurement, Severity::Warning, chosenField, evidence);
    else if (sizing->efficiency.kind == EvidenceKind::Thin)
        out.add(FindingCode::FewMeasurements, Severity::Info, chosenField, evidence);
}

/// A bilingual name as two params.
QVariantMap named(const LocalText& provider)
{
    return {
        {QStringLiteral("provider_en"), provider.en}, {QStringLiteral("provider_zh"), provider.zh}};
}

/// A published price of the plan's day: received quotes age on their own.
bool isOfTheList(const OfferRow& row)
{
    return !row.has(RowProblem::PriceAfterToday) && row.offer.receivedQuote.isEmpty();
}

/// Whether every price that could be ordered today has outlived its shelf life.
bool isWholeListStale(const Evaluation& e)
{
    bool any = false;
    for (const OfferRow& row : e.offers) {
        if (!isOfTheList(row))
            continue;
        if (!row.has(RowProblem::Stale))
            return false;
        any = true;
    }
    return any;
}

/// One finding for the whole list instead of one for each price.
void aboutStaleList(const Evaluation& e, const AssumptionSet& assumptions, Collector& out)
{
    if (!isWholeListStale(e))
        return;
    const OfferRow* newest = nullptr;
    int rows = 0;
    for (const OfferRow& row : e.offers) {
        if (!isOfTheList(row))
            continue;
        ++rows;
        if (!newest || row.offer.asOf.firstDay > newest->offer.asOf.firstDay)
            newest = &row;
    }
    out.add(
        FindingCode::CatalogStale,
        Severity::Warning,
        offersField,
        {{QStringLiteral("rows"), rows},
         {QStringLiteral("newest"), newest->offer.asOf.text},
         {QStringLiteral("days"), assumptions.value(assumption::priceShelfLife)}});
}

/// The codes of a rule whose city no price names: misspelt, or without a public price.
QStringList codesWithoutPrice(const Evaluation& e, const QStringList& codes)
{
    QStringList out;
    for (const QString& code : codes) {
        const bool priced = code == QLatin1String("CN") ||
            std::any_of(e.offers.begin(), e.offers.end(), [&code](const OfferRow& row) {
                                return regionCode(row.offer) == code;
                            });
        if (!priced)
            out.append(code);
    }
    out.removeDuplicates();
    return out;
}

void aboutRegions(const Evaluation& e, Collector& out)
{
    const auto judge = [&](const QString& field, const QStringList& codes) {
        const QStringList unknown = codesWithoutPrice(e, codes);
        if (!unknown.isEmpty())
            out.add(
                FindingCode::RegionHasNoPrice,
                Severity::Warning,
                QStringLiteral("region_rule.") + field,
                {{QStringLiteral("region"), unknown.join(QStringLiteral(", "))}});
    };
    judge(QStringLiteral("allowed"), e.plan.regions.allowed);
    judge(QStringLiteral("preferred"), e.plan.regions.preferred);
}

/// Work that may leave the mainland, and money that had to be converted.
void aboutAbroad(const Evaluation& e, const AssumptionSet& assumptions, Collector& out)
{
    const OfferRow* quoted = e.quotedRow();
    if (e.plan.regions.abroad) {
        const auto rows = std::count_if(e.offers.begin(), e.offers.end(), [](const OfferRow& row) {
            return row.has(RowProblem::Abroad);
        });
        const bool leaves = quoted && quoted->has(RowProblem::Abroad);
        out.add(
            FindingCode::AbroadAllowed,
            leaves ? Severity::Warning : Severity::Info,
            QStringLiteral("region_rule.abroad"),
            {{QStringLiteral("rows"), static_cast<int>(rows)},
             {QStringLiteral("quoted"), leaves},
             {QStringLiteral("rate"), assumptions.value(assumption::vatRate)}});
    }
    if (!quoted || !quoted->conversion)
        return;
    const Conversion& conversion = *quoted->conversion;
    QVariantMap params = named(quoted->offer.provider);
    params.insert(QStringLiteral("original"), conversion.original.value.toDouble());
    params.insert(
        QStringLiteral("original_currency"), QString(currencyCode(conversion.original.currency)));
    params.insert(QStringLiteral("currency"), QString(currencyCode(e.plan.currency)));
    params.insert(QStringLiteral("exchange_rate"), conversion.rate.rate.toDouble());
    params.insert(
        QStringLiteral("pair"),
        QString(currencyCode(conversion.rate.from) % u'/' % currencyCode(conversion.rate.to)));
    params.insert(QStringLiteral("rate_as_of"), conversion.rate.asOf.text);
    params.insert(QStringLiteral("rate_source"), conversion.rate.source);
    const bool old = isStale(
        conversion.rate.asOf,
        e.today,
        static_cast<int>(assumptions.value(assumption::priceShelfLife)));
    out.add(
        FindingCode::CurrencyConverted,
        old ? Severity::Warning : Severity::Info,
        offersField,
        params);
}

/// Offers that would do if their provider said how the instances are linked.
void aboutInterconnect(
    const Evaluation& e, const QString& accelerator, GpuCount gpus, Collector& out)
{
    int rows = 0;
    int largest = 0;
    for (const OfferRow& row : e.offers) {
        const bool onlyThat =
            row.has(RowProblem::InterconnectNotStated) &&
            std::all_of(row.problems.begin(), row.problems.end(), [](RowProblem problem) {
                return problem == RowProblem::InterconnectNotStated || !preventsBest(problem);
            });
        if (!onlyThat || row.offer.accelerator != accelerator)
            continue;
        ++rows;
        largest = std::max(largest, row.offer.gpus);
    }
    if (rows > 0)
        out.add(
            FindingCode::InterconnectNotStated,
            Severity::Warning,
            offersField,
            {{QStringLiteral("accelerator"), accelerator},
             {QStringLiteral("rows"), rows},
             {QStringLiteral("gpus"), gpus.value()},
             {QStringLiteral("instance"), largest}});
}

void aboutBest(const Evaluation& e, const AssumptionSet& assumptions, Collector& out)
{
    const OfferRow* row = e.quotedRow();
    if (!row)
        return;
    QVariantMap params = named(row->offer.provider);
    params.insert(QStringLiteral("as_of"), row->offer.asOf.text);
    params.insert(QStringLiteral("card"), row->offer.card);
    params.insert(QStringLiteral("accelerator"), row->offer.accelerator);
    params.insert(QStringLiteral("rate"), assumptions.value(assumption::vatRate));
    params.insert(QStringLiteral("included"), row->cost->lines.front().priceIncludesTax);
    if (row->has(RowProblem::Stale) && !isWholeListStale(e))
        out.add(FindingCode::BestPriceStale, Severity::Warning, offersField, params);
    if (row->has(RowProblem::LowConfidence))
        out.add(FindingCode::BestPriceLowConfidence, Severity::Warning, offersField, params);
    if (row->has(RowProblem::ComponentsNotPriced)) {
        QVariantMap more = params;
        QStringList components;
        bool undated = false;
        for (const CostLine& line : row->cost->lines) {
            if (line.amount)
                continue;
            components.append(
                line.component == CostComponent::Storage ? QStringLiteral("storage")
                                                         : QStringLiteral("egress"));
            undated = undated || line.onlyUndated;
        }
        components.removeDuplicates();
        more.insert(QStringLiteral("components"), components);
        more.insert(QStringLiteral("undated"), undated);
        out.add(FindingCode::ComponentsNotPriced, Severity::Warning, offersField, more);
    }
    if (row->cost->idleGpuHours.value() > 0.05 * row->cost->paidGpuHours.value()) {
        QVariantMap more = params;
        more.insert(QStringLiteral("idle_gpu_hours"), row->cost->idleGpuHours.value());
        more.insert(QStringLiteral("share"), row->cost->idleGpuHours / row->cost->paidGpuHours);
        out.add(FindingCode::SubscriptionIdle, Severity::Info, offersField, more);
    }
    if (row->has(RowProblem::RegionNotStated))
        out.add(FindingCode::RegionNotStated, Severity::Info, offersField, params);
    if (row->has(RowProblem::TaxBasisAssumed))
        out.add(FindingCode::TaxBasisAssumed, Severity::Info, offersField, params);
    if (row->has(RowProblem::FormAssumed))
        out.add(FindingCode::CardFormAssumed, Severity::Info, chosenField, params);
}

/// A received quote stands for a promise that ends on a day.
void aboutQuote(const Evaluation& e, Collector& out)
{
    const OfferRow* row = e.quotedRow();
    if (!row || row->offer.receivedQuote.isEmpty() || row->has(RowProblem::QuoteExpired))
        return;
    const QDate last = row->offer.validUntil;
    QVariantMap params = named(row->offer.provider);
    params.insert(QStringLiteral("as_of"), row->offer.asOf.text);
    params.insert(QStringLiteral("valid_until"), last.toString(Qt::ISODate));
    params.insert(QStringLiteral("start"), e.start.toString(Qt::ISODate));
    out.add(FindingCode::OfferIsReceivedQuote, Severity::Info, offersField, params);
    if (last < e.start)
        out.add(FindingCode::QuoteExpiresBeforeStart, Severity::Warning, offersField, params);
    else if (e.today.daysTo(last) <= expiresSoonDays)
        out.add(FindingCode::QuoteExpiresSoon, Severity::Warning, offersField, params);
}

/// A cheaper way that the headline leaves aside, with what it would save.
QVariantMap savingParams(const OfferRow& best, const OfferRow& other)
{
    QVariantMap params = named(other.offer.provider);
    params.insert(QStringLiteral("accelerator"), other.offer.accelerator);
    params.insert(QStringLiteral("mode"), QString(modeName(other.offer.mode)));
    params.insert(
        QStringLiteral("saving"),
        static_cast<double>(best.cost->gpuAmount.minor - other.cost->gpuAmount.minor) / 100.0);
    params.insert(QStringLiteral("currency"), QString(currencyCode(best.cost->gpuAmount.currency)));
    return params;
}

void aboutAlternatives(const Evaluation& e, Collector& out)
{
    const OfferRow* best = e.quotedRow();
    if (!best)
        return;
    const auto isCheaper = [best](const OfferRow& row) {
        return row.isEligible() && row.cost->gpuAmount.minor < best->cost->gpuAmount.minor;
    };
    // A card nobody has measured promises nothing.
    const auto isSure = [](const OfferRow& row) {
        return !row.has(RowProblem::Stale) && !row.has(RowProblem::LowConfidence) &&
            !row.has(RowProblem::CardNotMeasured);
    };
    std::optional<std::size_t> otherCard;
    std::optional<std::size_t> uncertain;
    for (std::size_t i = 0; i < e.offers.size(); ++i) {
        const OfferRow& row = e.offers.at(i);
        if (!isCheaper(row))
            continue;
        const bool sameCard = row.offer.accelerator == best->offer.accelerator;
        std::optional<std::size_t>& slot = sameCard ? uncertain : otherCard;
        if (!sameCard && !isSure(row))
            continue;
        if (!slot || row.cost->gpuAmount.minor < e.offers.at(*slot).cost->gpuAmount.minor)
            slot = i;
    }
    if (otherCard)
        out.add(
            FindingCode::CheaperOnOtherCard,
            Severity::Info,
            chosenField,
            savingParams(*best, e.offers.at(*otherCard)),
            otherCard);
    if (uncertain)
        out.add(
            FindingCode::CheaperButUncertain,
            Severity::Info,
            offersField,
            savingParams(*best, e.offers.at(*uncertain)),
            uncertain);
}

/// Where every price of a card, or of any if it is empty, is dated after the day: the earliest.
const OfferRow* firstLaterPrice(const Evaluation& e, const QString& accelerator)
{
    const OfferRow* first = nullptr;
    for (const OfferRow& row : e.offers) {
        if (!accelerator.isEmpty() && row.offer.accelerator != accelerator)
            continue;
        if (!row.has(RowProblem::PriceAfterToday))
            return nullptr;
        if (!first || row.offer.asOf.firstDay < first->offer.asOf.firstDay)
            first = &row;
    }
    return first;
}

/// Why nothing can be ordered.
void aboutNoOffer(
    const Evaluation& e, const AcceleratorSizing& sizing, GpuCount gpus, Collector& out)
{
    QVariantMap params{
        {QStringLiteral("accelerator"), sizing.accelerator},
        {QStringLiteral("gpus"), gpus.value()}};
    const OfferRow* firstOfAll = firstLaterPrice(e, {});
    const OfferRow* first = firstOfAll ? firstOfAll : firstLaterPrice(e, sizing.accelerator);
    if (first) {
        params.insert(QStringLiteral("today"), e.today.toString(Qt::ISODate));
        params.insert(QStringLiteral("first"), first->offer.asOf.text);
        params.insert(QStringLiteral("whole_list"), firstOfAll != nullptr);
    }
    out.add(FindingCode::NoOffer, Severity::Error, offersField, std::move(params));
    aboutInterconnect(e, sizing.accelerator, gpus, out);
}

void aboutMarket(const Evaluation& e, Collector& out)
{
    const AcceleratorSizing* sizing = e.chosenSizing();
    const GpuCount gpus = e.plan.stages.front().gpus.value_or(sizing ? sizing->gpus : GpuCount(0));
    // Where the card itself cannot do it, that is the finding.
    if (!e.quoted && sizing && sizing->isUsable())
        aboutNoOffer(e, *sizing, gpus, out);
    if (const auto other = bestOffer(e.offers, {}); other && !e.quoted) {
        const OfferRow& row = e.offers.at(*other);
        QVariantMap params = named(row.offer.provider);
        params.insert(QStringLiteral("accelerator"), row.offer.accelerator);
        params.insert(QStringLiteral("mode"), QString(modeName(row.offer.mode)));
        params.insert(
            QStringLiteral("total"), static_cast<double>(row.cost->total.p50.minor) / 100.0);
        params.insert(
            QStringLiteral("currency"), QString(currencyCode(row.cost->total.p50.currency)));
        out.add(FindingCode::OtherCardCanCarry, Severity::Warning, chosenField, params, other);
    }
    int preferred = 0;
    bool carried = false;
    bool allUnlinked = gpus.value() > 1;
    for (const OfferRow& row : e.offers) {
        if (!row.preferredRegion)
            continue;
        ++preferred;
        carried = carried || row.isEligible();
        allUnlinked =
            allUnlinked && row.offer.gpus == 1 && row.has(RowProblem::InterconnectNotStated);
    }
    QStringList priced = e.plan.regions.preferred;
    const QStringList unpriced = codesWithoutPrice(e, priced);
    for (const QString& code : unpriced)
        priced.removeAll(code);
    if (preferred > 0 && !carried) {
        QVariantMap params{
            {QStringLiteral("region"), priced.join(QStringLiteral(", "))},
            {QStringLiteral("rows"), preferred},
            {QStringLiteral("single_cards"), allUnlinked}};
        if (allUnlinked)
            params.insert(QStringLiteral("gpus"), gpus.value());
        out.add(
            FindingCode::PreferredRegionCannotCarry,
            Severity::Info,
            QStringLiteral("region_rule.preferred"),
            params);
    }
    const OfferRow* best = e.quotedRow();
    for (const ModeCrossing& crossing : e.crossings) {
        const Offer& hourly = e.offers.at(crossing.hourly).offer;
        if (!best || crossing.provider != best->offer.provider ||
            crossing.instance != best->offer.instance || hourly.region != best->offer.region ||
            hourly.city != best->offer.city)
            continue;
        QVariantMap params = named(crossing.provider);
        params.insert(QStringLiteral("accelerator"), crossing.accelerator);
        params.insert(QStringLiteral("hours"), crossing.hoursPerMonth.value());
        out.add(FindingCode::ModeCrossing, Severity::Info, offersField, params, crossing.monthly);
    }
}

} // namespace

Severity Evaluation::worstFinding() const
{
    return findings.empty() ? Severity::Info : findings.front().severity;
}

std::vector<Finding> findFindings(const Evaluation& evaluation, const World& world)
{
    const AssumptionSet assumptions(world.assumptions, evaluation.plan.assumptions);
    Collector out;
    aboutStart(evaluation, out);
    aboutModel(evaluation, out);
    aboutSizing(evaluation, out);
    aboutMarket(evaluation, out);
    aboutData(evaluation, assumptions, out);
    aboutStaleList(evaluation, assumptions, out);
    aboutBest(evaluation, assumptions, out);
    aboutRegions(evaluation, out);
    aboutAbroad(evaluation, assumptions, out);
    aboutQuote(evaluation, out);
    aboutAlternatives(evaluation, out);
    aboutCard(evaluation, world, out);
    return out.take();
}

} // namespace suanchou
