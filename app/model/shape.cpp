// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/shape.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

ParameterBreakdown countParameters(const TransformerShape& shape)
{
    const double h = shape.hidden;
    const double queryWidth = shape.attentionWidth();
    const double kvWidth = static_cast<double>(shape.kvHeads) * shape.headDim;
    const double f = shape.ffnHidden;

    double attention = 2 * h * queryWidth + 2 * h * kvWidth;
    if (shape.qkvBias)
        attention += queryWidth + 2 * kvWidth;
    if (shape.outputBias)
        attention += h;
    if (shape.qkNorm)
        attention += 2.0 * shape.headDim;

    const double block = 3 * h * f;
    const double router = shape.isMoe() ? h * shape.experts : 0.0;
    const double stored = shape.isMoe() ? router + shape.experts * block : block;
    const double worked = shape.isMoe() ? router + shape.expertsPerToken * block : block;

    const double norms = 2 * h;
    const double table = static_cast<double>(shape.vocab) * h;
    const double outside = h + table + (shape.tiedEmbeddings ? 0.0 : table);
    const double layers = shape.layers;
    return {
        .total = ParameterCount(layers * (attention + stored + norms) + outside),
        .active = ParameterCount(layers * (attention + worked + norms) + outside),
        .inputEmbedding = ParameterCount(shape.tiedEmbeddings ? 0.0 : table),
    };
}

FlopsPerToken trainingFlopsPerToken(
    ParameterCount active,
    ParameterCount inputEmbedding,
    const TransformerShape& shape,
    int sequence)
{
    const double matmul = 6.0 * (active - inputEmbedding).value();
    const double attention =
        6.0 * shape.layers * static_cast<double>(sequence) * shape.attentionWidth();
    return FlopsPerToken(matmul + attention);
}

TransformerShape typicalShape(ParameterCount size)
{
    // 12 · layers · width² = size with width = 128 · layers.
    constexpr int headDim = 128;
    const double width = std::cbrt(size.value() * 128.0 / 12.0);
    TransformerShape shape;
    shape.headDim = headDim;
    shape.heads = std::max(1, static_cast<int>(std::lround(width / headDim)));
    shape.hidden = shape.heads * headDim;
    shape.layers = shape.heads;
    shape.kvHeads = shape.heads;
    shape.ffnHidden = static_cast<int>(std::lround(shape.hidden * 8.0 / 3.0 / 256.0)) * 256;
    shape.ffnHidden = std::max(shape.ffnHidden, 256);
    shape.vocab = 32000;
    return shape;
}

} // namespace suanchou
