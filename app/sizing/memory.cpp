// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/memory.h"

#include <algorithm>

namespace suanchou {

namespace {

/// Numbers a layer keeps for each token.
double layerWidth(const LayerGroup& group, double hidden)
{
    const Mixer& mixer = group.mixer;
    const double mixed = mixer.kind == MixerKind::StateSpace
        ? 4.0 * mixer.innerWidth
        : mixer.queryWidth() + mixer.valueWidth() + 2.0 * mixer.keyValueWidth();
    return 7.0 * hidden + mixed + 3.0 * group.feedForward.activeWidth();
}

} // namespace

MemoryBreakdown trainingMemory(
    const ParameterBreakdown& parameters,
    const TransformerShape& shape,
    int sequence,
    GpuCount gpus,
    Bytes capacity,
    Recompute recompute,
    const MemoryAssumptions& assumptions)
{
    const double n = gpus.value();
    const double total = parameters.total.value();
    const double layers = std::max(shape.layers(), 1);
    const double perLayer = total / layers;
    const double tokens = sequence;
    const double h = shape.hidden;

    // On one card nothing is gathered: the weights are all there.
    const double gathered = gpus.value() > 1 ? std::min(2.0 * 2.0 * perLayer, 2.0 * total) : 0.0;
    const double optimizerBytes = std::max(assumptions.stateBytesPerParameter - 4.0, 0.0);
    double allLayers = 0;
    double widestLayer = 0;
    for (const LayerGroup& group : shape.groups) {
        const double layer = 2.0 * tokens * layerWidth(group, h);
        allLayers += group.count * layer;
        widestLayer = std::max(widestLayer, layer);
    }
    const double kept =
        recompute == Recompute::Full ? layers * 2.0 * tokens * h + widestLayer : allLayers;
    const double logits = 6.0 * tokens * shape.vocab;
    return {
        .weights = Bytes(2.0 * total / n + gathered),
        .gradients = Bytes(2.0 * total / n),
        .optimizer = Bytes(optimizerBytes * total / n),
        .activations = Bytes(kept + logits),
        .buffers = capacity * assumptions.reserveFraction + assumptions.reserve,
    };
}

GpuCount fewestGpusForMemory(
    const ParameterBreakdown& parameters,
    const TransformerShape& shape,
    int sequence,
    Bytes capacity,
    const MemoryAssumptions& assumptions)
{
    constexpr int most = 65536;
    for (int n = 1; n <= most; n *= 2) {
        const MemoryBreakdown memory = trainingMemory(
            parameters, shape, sequence, GpuCount(n), capacity, Recompute::Full, assumptions);
        if (memory.total() <= capacity)
            return GpuCount(n);
    }
    return GpuCount(0);
}

} // namespace suanchou
