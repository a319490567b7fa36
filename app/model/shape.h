// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"

namespace suanchou {

/// Sizes of a decoder-only transformer with a gated feed-forward block (Llama kind); with experts >
/// 0 every layer's block is a router and that many experts of width ffnHidden.
struct TransformerShape
{
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0;
    int headDim = 0;
    int ffnHidden = 0;
    int vocab = 0;
    int experts = 0;
    int expertsPerToken = 0;
    bool tiedEmbeddings = false;
    bool qkvBias = false;
    bool outputBias = false;
    bool qkNorm = false;

    bool operator==(const TransformerShape&) const = default;
    [[nodiscard]] bool isMoe() const { return experts > 0; }
    /// heads × head size: the width attention works in.
    [[nodiscard]] double attentionWidth() const { return static_cast<double>(heads) * headDim; }
};

/// Weights by what they cost: total is stored, active works on one token, inputEmbedding is a table
/// look-up only (0 where the table is shared with the head, which does multiply).
struct ParameterBreakdown
{
    ParameterCount total;
    ParameterCount active;
    ParameterCount inputEmbedding;

    bool operator==(const ParameterBreakdown&) const = default;
};

/// Counts every weight once: attention with grouped keys and values, gated MLP or experts with
/// router, norms, embedding and head. Exact for the shapes above (checked against published weight
/// totals).
ParameterBreakdown countParameters(const TransformerShape& shape);

/// Forward and backward FLOPs of one token: 6 × (active − input embedding) + 6 × layers × sequence
/// × attention width. The second term is causal attention (half of the full square); the first
/// holds the LM head. Recompute is not counted (model FLOPs, the base of MFU). Source: PaLM
/// appendix B (arXiv 2204.02311) with the causal half.
FlopsPerToken trainingFlopsPerToken(
    ParameterCount active,
    ParameterCount inputEmbedding,
    const TransformerShape& shape,
    int sequence);

/// An ordinary dense shape for a bare size: depth and width in the usual proportion (width = 128 ×
/// layers), gated MLP of 8/3 width, 32,000 words, separate head. Only used where no published model
/// of that size is known.
TransformerShape typicalShape(ParameterCount size);

} // namespace suanchou
