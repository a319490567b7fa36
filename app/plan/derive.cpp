// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/derive.h"

#include "app/plan/derivecost.h"
#include "app/plan/derivefinding.h"

#include <array>

namespace suanchou {

namespace {

constexpr std::array<Percentile, 3> percentiles{Percentile::P10, Percentile::P50, Percentile::P90};

void append(std::vector<Derivation>& out, std::vector<Derivation> more)
{
    for (Derivation& each : more)
        out.push_back(std::move(each));
}

void deriveSizing(const DerivationContext& context, std::size_t index, std::vector<Derivation>& out)
{
    const AcceleratorSizing& sizing = context.evaluation.sizing.at(index);
    const SizingDerivations derivations(context, index);
    append(out, derivations.card());
    out.push_back(derivations.measurements());
    out.push_back(derivations.sources());
    if (sizing.gpusForMemory.value() > 0)
        out.push_back(derivations.gpusForMemory());
    if (sizing.gpusInTime.value() > 0)
        out.push_back(derivations.gpusInTime());
    if (!sizing.precisionSupported || sizing.gpus.value() <= 0)
        return;
    out.push_back(derivations.memory());
    for (const Percentile p : percentiles) {
        out.push_back(derivations.mfu(p));
        out.push_back(derivations.steadyGpuHours(p));
        out.push_back(derivations.projectGpuHours(p));
    }
}

} // namespace

std::vector<Derivation> deriveHeadlines(const Evaluation& evaluation, const World& world)
{
    const AcceleratorSizing* sizing = evaluation.chosenSizing();
    if (!sizing || !sizing->isUsable())
        return {};
    const DerivationContext context{evaluation, world};
    const SizingDerivations derivations(context, *evaluation.chosen);
    std::vector<Derivation> out{
        derivations.projectGpuHours(Percentile::P50), derivations.projectDays(Percentile::P50)};
    if (const OfferRow* row = evaluation.quotedRow())
        out.push_back(CostDerivations(context, *row, {}).cost(Percentile::P50));
    return out;
}

std::vector<Derivation> deriveEverything(const Evaluation& evaluation, const World& world)
{
    const DerivationContext context{evaluation, world};
    const WorkDerivations work(context);
    std::vector<Derivation> out{work.parameters(), work.activeParameters(), work.flops()};
    for (std::size_t i = 0; i < evaluation.sizing.size(); ++i)
        deriveSizing(context, i, out);
    if (const OfferRow* row = evaluation.quotedRow()) {
        const CostDerivations cost(context, *row, {});
        for (const Percentile p : percentiles)
            out.push_back(cost.cost(p));
    }
    for (const AssumptionSpec& spec : world.assumptions.specs())
        out.push_back(context.assumed(spec.id));
    for (std::size_t i = 0; i < evaluation.findings.size(); ++i)
        append(out, deriveFinding(context, i));
    return out;
}

} // namespace suanchou
