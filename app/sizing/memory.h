// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/shape.h"

namespace suanchou {

/// How much of the forward pass is kept for the backward pass.
enum class Recompute { None, Full };

/// What the memory of one card holds while training, fully sharded (ZeRO-3 / FSDP), micro-batch 1.
struct MemoryBreakdown
{
    Bytes weights;     ///< 16-bit weights: this card's share, plus two gathered layers
    Bytes gradients;   ///< 16-bit gradients: this card's share
    Bytes optimizer;   ///< master copy and moments: this card's share
    Bytes activations; ///< kept activations and the logits of one sequence
    Bytes buffers;     ///< driver, communication, fragmentation

    bool operator==(const MemoryBreakdown&) const = default;
    [[nodiscard]] Bytes total() const
    {
        return weights + gradients + optimizer + activations + buffers;
    }
};

struct MemoryAssumptions
{
    double stateBytesPerParameter = 16; ///< 2 weights + 2 gradients + rest optimizer
    double reserveFraction = 0.06;      ///< of the card
    Bytes reserve = gigabytes(3);
};

/// Closed form of the memory of one of n cards of the given nominal capacity. Activations per layer
/// and token: 2(7h + q + v + 2·kv + 3f) bytes kept, or 2h with full recompute plus one layer
/// in flight; logits 6 bytes per word. Source of the form: notes/sizing.md section 8; P4 replaces
/// it by the per-layout model.
MemoryBreakdown trainingMemory(
    const ParameterBreakdown& parameters,
    const TransformerShape& shape,
    int sequence,
    GpuCount gpus,
    Bytes capacity,
    Recompute recompute,
    const MemoryAssumptions& assumptions);

/// The fewest cards, doubling from 1 to 65,536, on which the model trains with full recompute; 0 if
/// none.
GpuCount fewestGpusForMemory(
    const ParameterBreakdown& parameters,
    const TransformerShape& shape,
    int sequence,
    Bytes capacity,
    const MemoryAssumptions& assumptions);

} // namespace suanchou
