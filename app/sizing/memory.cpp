// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/memory.h"

#include <algorithm>

namespace suanchou {

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
    const double perLayer = total / std::max(shape.layers, 1);
    const double tokens = sequence;
    const double h = shape.hidden;
    const double experts = std::max(shape.expertsPerToken, 1);

    // On one card nothing is gathered: the weights are all there.
    const double gathered = gpus.value() > 1 ? std::min(2.0 * 2.0 * perLayer, 2.0 * total) : 0.0;
    const double optimizerBytes = std::max(assumptions.stateBytesPerParameter - 4.0, 0.0);
    const double layerActivations = 2.0 * tokens *
        (7.0 * h + 2.0 * shape.attentionWidth() +
         2.0 * static_cast<double>(shape.kvHeads) * shape.headDim +
         3.0 * shape.ffnHidden * experts);
    const double kept = recompute == Recompute::Full
        ? shape.layers * 2.0 * tokens * h + layerActivations
        : shape.layers * layerActivations;
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
