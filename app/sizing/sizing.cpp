// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/sizing.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

constexpr int mostGpus = 1'000'000;

QString layoutText(GpuCount gpus, Recompute recompute)
{
    return QStringLiteral("%1DP%2 mbs1 recompute=%3")
        .arg(
            gpus.value() > 1 ? QStringLiteral("ZeRO3 ") : QString(),
            QString::number(gpus.value()),
            recompute == Recompute::Full ? QStringLiteral("full") : QStringLiteral("none"));
}

} // namespace

TrainingWork trainingWork(
    ModelFacts model, TokenCount tokens, int sequence, const QString& precision)
{
    TrainingWork work{
        .model = std::move(model),
        .tokens = tokens,
        .sequence = sequence,
        .precision = precision,
    };
    work.flopsPerToken = trainingFlopsPerToken(
        work.model.parameters.active,
        work.model.parameters.inputEmbedding,
        work.model.shape,
        sequence);
    work.flops = totalFlops(work.flopsPerToken, tokens);
    return work;
}

GpuCount orderableCount(double atLeast, int nodeGpus)
{
    const double wanted = std::clamp(std::ceil(atLeast - 1e-9), 1.0, static_cast<double>(mostGpus));
    const int node = std::max(nodeGpus, 1);
    if (wanted > node)
        return GpuCount(static_cast<int>(std::ceil(wanted / node)) * node);
    int count = 1;
    while (count < wanted && count * 2 <= node)
        count *= 2;
    return GpuCount(count < wanted ? node : count);
}

AcceleratorSizing sizeOn(
    const TrainingWork& work,
    const Accelerator& accelerator,
    const Efficiency& efficiency,
    const SizingRequest& request)
{
    const ParameterBreakdown& parameters = work.model.parameters;
    const TransformerShape& shape = work.model.shape;
    AcceleratorSizing out;
    out.accelerator = accelerator.name;
    out.efficiency = efficiency;
    out.capacity = accelerator.memory;
    out.precisionSupported = accelerator.supports(work.precision);
    out.gpusForMemory =
        fewestGpusForMemory(parameters, shape, work.sequence, accelerator.memory, request.memory);
    if (!out.precisionSupported || efficiency.kind == EvidenceKind::Missing)
        return out;

    const Hours oneCard =
        duration(work.flops, achieved(accelerator.peak16(), efficiency.mfu.p50, GpuCount(1)));
    if (out.gpusForMemory.value() > 0) {
        double wanted = out.gpusForMemory.value();
        if (request.available) {
            const Hours project = oneCard / request.runFactor.value();
            wanted = std::max(wanted, project / toHours(*request.available));
        }
        if (wanted <= mostGpus)
            out.gpusInTime = orderableCount(wanted, accelerator.node.gpus);
    }
    out.gpus = request.gpus.value_or(out.gpusInTime);
    if (out.gpus.value() <= 0)
        return out;

    Recompute recompute = Recompute::None;
    for (const Recompute mode : {Recompute::None, Recompute::Full}) {
        recompute = mode;
        out.memory = trainingMemory(
            parameters, shape, work.sequence, out.gpus, accelerator.memory, mode, request.memory);
        out.fits = out.memory.total() <= accelerator.memory;
        if (out.fits)
            break;
    }
    out.layout = layoutText(out.gpus, recompute);

    // The slow end of the efficiency is the late end of the time.
    const auto steadyHours = [&](Utilisation mfu) {
        return duration(work.flops, achieved(accelerator.peak16(), mfu, out.gpus));
    };
    const Range<Hours> steady{
        steadyHours(efficiency.mfu.p90),
        steadyHours(efficiency.mfu.p50),
        steadyHours(efficiency.mfu.p10),
    };
    const Range<Hours> project = steady.map([&](Hours h) { return h / request.runFactor.value(); });
    const auto asGpuHours = [&](Hours h) { return gpuHours(out.gpus, h); };
    out.steadyDays = steady.map(toDays);
    out.projectDays = project.map(toDays);
    out.steadyGpuHours = steady.map(asGpuHours);
    out.projectGpuHours = project.map(asGpuHours);
    out.meetsDeadline = !request.available || out.projectDays.p50 <= *request.available;
    return out;
}

} // namespace suanchou
