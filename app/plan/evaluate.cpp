// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/assumptionids.h"
#include "app/plan/derive.h"
#include "app/plan/evaluation.h"
#include "app/plan/findings.h"
#include "app/plan/offers.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

QLatin1String bytesPerToken(TextLanguage language)
{
    switch (language) {
    case TextLanguage::Chinese:
        return assumption::bytesPerTokenChinese;
    case TextLanguage::English:
        return assumption::bytesPerTokenEnglish;
    case TextLanguage::Code:
        return assumption::bytesPerTokenCode;
    }
    Q_UNREACHABLE();
}

namespace {

TokenCount tokensOf(const Stage& stage, const AssumptionSet& assumptions)
{
    if (const auto* tokens = std::get_if<TokenCount>(&stage.data))
        return *tokens * stage.epochs;
    const Bytes bytes = std::get<Bytes>(stage.data);
    return TokenCount(
        bytes.value() / assumptions.value(bytesPerToken(stage.language)) * stage.epochs);
}

/// Bytes of the text itself, for storage.
Bytes textBytes(const Stage& stage, const AssumptionSet& assumptions)
{
    if (const auto* bytes = std::get_if<Bytes>(&stage.data))
        return *bytes;
    return Bytes(
        std::get<TokenCount>(stage.data).value() *
        assumptions.value(bytesPerToken(stage.language)));
}

ModelFacts modelOf(const Stage& stage, const ModelLibrary& library)
{
    if (const auto* size = std::get_if<ParameterCount>(&stage.model))
        return library.factsOfSize(*size);
    // checkPlan has seen that the config can be read and that the library knows the name.
    if (const auto* own = std::get_if<ConfiguredModel>(&stage.model))
        return factsOfConfig(*parseModelConfig(own->config), own->name);
    return *library.facts(std::get<QString>(stage.model));
}

/// The last day that is in time: a date itself, or the last of so many days from the start.
QDate deadlineDay(const DeadlineValue& deadline, QDate start)
{
    if (const auto* day = std::get_if<QDate>(&deadline))
        return *day;
    const double days = std::get<Days>(deadline).value();
    return start.addDays(static_cast<qint64>(std::ceil(days)) - 1);
}

Days availableDays(const DeadlineValue& deadline, QDate start)
{
    if (const auto* day = std::get_if<QDate>(&deadline))
        return Days(static_cast<double>(start.daysTo(*day) + 1));
    return std::get<Days>(deadline);
}

/// The day on which work that takes so long is done; the first day counts.
QDate finishDay(QDate start, Days days)
{
    if (days > longestProject)
        return {};
    return start.addDays(
        std::max<qint64>(0, static_cast<qint64>(std::ceil(days.value() - 1e-9)) - 1));
}

std::optional<std::size_t> indexOf(
    const std::vector<AcceleratorSizing>& sizing, const QString& accelerator)
{
    for (std::size_t i = 0; i < sizing.size(); ++i) {
        if (sizing.at(i).accelerator == accelerator)
            return i;
    }
    return std::nullopt;
}

/// Without offers to go by: the usable card with the most measurements.
std::optional<std::size_t> bestKnown(const std::vector<AcceleratorSizing>& sizing)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < sizing.size(); ++i) {
        if (!sizing.at(i).isUsable())
            continue;
        if (!best || sizing.at(i).efficiency.rows > sizing.at(*best).efficiency.rows)
            best = i;
    }
    return best;
}

/// The stage's own measurement as evidence, and the card it is for.
struct OwnEvidence
{
    const Accelerator* card = nullptr; ///< null = none measured
    Efficiency efficiency;
};

Result<OwnEvidence> ownEvidence(
    const Evaluation& e, const World& world, const AssumptionSet& assumptions)
{
    const std::optional<MeasuredSpeed>& measured = e.plan.stages.front().measured;
    if (!measured)
        return OwnEvidence{};
    // checkPlan has seen that the card is known.
    const Accelerator* card = world.hardware.resolve(measured->accelerator).accelerator;
    return utilisationOf(*measured, *card, e.work.precision, e.work.flopsPerToken)
        .map([&](Utilisation mfu) {
            return OwnEvidence{
                card, ownEfficiency(mfu, assumptions.value(assumption::measuredSpeedSpread))};
        })
        .map_error([](Error error) {
            error.params.insert(QStringLiteral("field"), QStringLiteral("stages[0].measured"));
            return Error{ErrorCode::PlanRefused, {}, {std::move(error)}};
        });
}

void sizeAll(
    Evaluation& e, const World& world, const AssumptionSet& assumptions, const OwnEvidence& own)
{
    const SizingRequest request{
        .gpus = e.plan.stages.front().gpus,
        .available = e.available,
        .runFactor = Utilisation(assumptions.value(assumption::runFactor)),
        .memory =
            {
                .stateBytesPerParameter = assumptions.value(assumption::stateBytesPerParameter),
                .reserveFraction = assumptions.value(assumption::memoryReserveFraction),
                .reserve = gigabytes(assumptions.value(assumption::memoryReserveGigabytes)),
            },
    };
    const bool moe = e.work.model.shape.isMoe();
    for (const Accelerator& card : world.hardware.accelerators()) {
        const Efficiency efficiency = &card == own.card
            ? own.efficiency
            : world.efficiency.find(card.name, e.work.precision, moe);
        e.sizing.push_back(sizeOn(e.work, card, efficiency, request));
    }
}

void priceAll(Evaluation& e, const World& world, const AssumptionSet& assumptions)
{
    const Stage& stage = e.plan.stages.front();
    const double parameters = e.work.model.parameters.total.value();
    const double checkpoint =
        parameters * assumptions.value(assumption::checkpointBytesPerParameter);
    const OfferQuery query{
        .plan = e.plan,
        .world = world,
        .today = e.today,
        .start = e.start,
        .available = e.available,
        .sizing = e.sizing,
        .storage = textBytes(stage, assumptions) +
            Bytes(checkpoint * assumptions.value(assumption::checkpointsKept)),
        .egress = Bytes(2.0 * parameters * assumptions.value(assumption::egressModelCopies)),
        .tax =
            {.rate = Decimal6::fromMicro(std::llround(
                 assumptions.value(assumption::vatRate) * static_cast<double>(Decimal6::scale))),
             .silentMeansIncluded = assumptions.flag(assumption::listPricesIncludeVat)},
        .shelfLifeDays = static_cast<int>(assumptions.value(assumption::priceShelfLife)),
    };
    OfferRows rows = offerRows(query);
    e.offers = std::move(rows.offers);
    e.leftOut = rows.leftOut;
    e.marketReferences = std::move(rows.marketReferences);
    e.crossings = modeCrossings(e.offers);
}

void choose(Evaluation& e, const World& world)
{
    QString accelerator;
    if (!e.plan.chosen.accelerator.isEmpty())
        accelerator = world.hardware.resolve(e.plan.chosen.accelerator).accelerator->name;
    e.best = bestOffer(e.offers, accelerator);
    if (accelerator.isEmpty() && e.best)
        accelerator = e.offers.at(*e.best).offer.accelerator;
    e.chosen = accelerator.isEmpty() ? bestKnown(e.sizing) : indexOf(e.sizing, accelerator);

    e.quoted = e.best;
    for (std::size_t i = 0; i < e.offers.size() && !e.plan.chosen.offer.isEmpty(); ++i) {
        const OfferRow& row = e.offers.at(i);
        if (row.cost && offerKey(row.offer) == e.plan.chosen.offer) {
            e.quoted = i;
            e.chosen = indexOf(e.sizing, row.offer.accelerator);
        }
    }
}

Status checkLength(const Evaluation& e)
{
    const AcceleratorSizing* sizing = e.chosenSizing();
    if (!sizing || !sizing->isUsable() || sizing->projectDays.p50 <= longestProject)
        return {};
    Error cause = fieldError(ErrorCode::PlanTooLarge, QStringLiteral("stages[0]"));
    cause.params.insert(QStringLiteral("days"), sizing->projectDays.p50.value());
    return fail(Error{ErrorCode::PlanRefused, {}, {std::move(cause)}});
}

} // namespace

Result<Evaluation> evaluate(const Plan& plan, const World& world, QDate today)
{
    std::vector<Error> errors = checkPlan(plan, world);
    if (!errors.empty()) {
        const bool onlyGaps = std::all_of(errors.begin(), errors.end(), [](const Error& error) {
            return error.code == ErrorCode::PlanIncomplete;
        });
        return fail(Error{
            onlyGaps ? ErrorCode::PlanIncomplete : ErrorCode::PlanRefused, {}, std::move(errors)});
    }
    const AssumptionSet assumptions(world.assumptions, plan.assumptions);
    const Stage& stage = plan.stages.front();

    Evaluation e;
    e.plan = plan;
    e.today = today;
    e.worldRevision = world.revision;
    e.catalogDate = world.catalog.newest();
    e.start = plan.start.value_or(today);
    if (plan.deadline) {
        e.deadline = deadlineDay(*plan.deadline, e.start);
        e.available = availableDays(*plan.deadline, e.start);
        if (e.available->value() <= 0) {
            Error cause = fieldError(
                ErrorCode::JsonFieldValue,
                QStringLiteral("deadline"),
                e.deadline->toString(Qt::ISODate));
            cause.params.insert(
                QStringLiteral("expected"),
                QString(QStringLiteral("≥ ") + e.start.toString(Qt::ISODate)));
            return fail(Error{ErrorCode::PlanRefused, {}, {std::move(cause)}});
        }
    }
    e.work = trainingWork(
        modelOf(stage, world.models),
        tokensOf(stage, assumptions),
        stage.sequence,
        stage.precision);
    const Result<OwnEvidence> own = ownEvidence(e, world, assumptions);
    if (!own)
        return fail(own.error());
    sizeAll(e, world, assumptions, *own);
    priceAll(e, world, assumptions);
    choose(e, world);
    if (const Status length = checkLength(e); !length)
        return fail(length.error());
    if (const AcceleratorSizing* sizing = e.chosenSizing(); sizing && sizing->isUsable())
        e.finish = sizing->projectDays.map([&](Days days) { return finishDay(e.start, days); });
    for (const AssumptionSpec& spec : world.assumptions.specs()) {
        const auto set = plan.assumptions.find(spec.id);
        const bool overridden = set != plan.assumptions.end();
        e.assumptions.push_back(
            {.id = spec.id,
             .value = overridden ? set->second : spec.defaultValue,
             .overridden = overridden});
    }
    e.derivations = deriveHeadlines(e, world);
    e.findings = findFindings(e, world);
    return e;
}

} // namespace suanchou
