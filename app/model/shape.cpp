// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/shape.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace suanchou {

namespace {

double attentionWeights(const Mixer& mixer, double hidden)
{
    const double q = mixer.queryWidth();
    const double kv = mixer.keyValueWidth();
    double weights = hidden * (q * (mixer.outputGate ? 2 : 1) + 2 * kv) + q * hidden;
    if (mixer.qkvBias)
        weights += q + 2 * kv;
    if (mixer.norm == QueryKeyNorm::PerHead)
        weights += 2.0 * mixer.headDim;
    if (mixer.norm == QueryKeyNorm::PerTensor)
        weights += q + kv;
    if (mixer.sinks)
        weights += mixer.heads;
    return weights;
}

double latentWeights(const Mixer& mixer, double hidden)
{
    const double q = mixer.queryWidth();
    const double rank = mixer.queryRank;
    const double query = rank > 0 ? hidden * rank + rank + rank * q : hidden * q;
    const double latent = mixer.kvRank;
    const double unrotated = static_cast<double>(mixer.heads) * (mixer.headDim - mixer.ropeDim);
    const double keyValue =
        hidden * (latent + mixer.ropeDim) + latent + latent * (unrotated + mixer.valueWidth());
    return query + keyValue + mixer.valueWidth() * hidden;
}

/// Query, key, value, gate and output projections of equal width, and a norm over it.
double lightningWeights(const Mixer& mixer, double hidden)
{
    const double width = mixer.queryWidth();
    return 5 * hidden * width + width;
}

/// One projection to queries, keys, values and gate, one to the two step sizes a value head, a
/// short convolution, decay and step bias a head, a norm of the value head's size, the output.
double deltaNetWeights(const Mixer& mixer, double hidden)
{
    const double keys = mixer.keyValueWidth();
    const double values = mixer.valueWidth();
    return hidden * 2 * (keys + values) + hidden * 2.0 * mixer.heads +
        mixer.convolution * (2 * keys + values) + 2.0 * mixer.heads + mixer.valueDim +
        values * hidden;
}

double stateSpaceWeights(const Mixer& mixer, double hidden)
{
    const double inner = mixer.innerWidth;
    const double states = mixer.stateSize;
    const double rank = mixer.timeRank;
    const double convolution = inner * mixer.convolution + inner;
    const double step = inner * (rank + 2 * states) + rank * inner + inner;
    return hidden * 2 * inner + convolution + step + inner * states + inner + inner * hidden;
}

double mixerWeights(const Mixer& mixer, double hidden)
{
    double weights = mixer.outputBias ? hidden : 0.0;
    switch (mixer.kind) {
    case MixerKind::Attention:
        weights += attentionWeights(mixer, hidden);
        break;
    case MixerKind::Latent:
        weights += latentWeights(mixer, hidden);
        break;
    case MixerKind::Lightning:
        weights += lightningWeights(mixer, hidden);
        break;
    case MixerKind::DeltaNet:
        weights += deltaNetWeights(mixer, hidden);
        break;
    case MixerKind::StateSpace:
        weights += stateSpaceWeights(mixer, hidden);
        break;
    case MixerKind::None:
        break;
    }
    return weights;
}

double matrices(const FeedForward& block, double hidden, double width)
{
    return (block.gated ? 3 : 2) * hidden * width;
}

double blockWeights(const FeedForward& block, double hidden, bool active)
{
    if (block.hidden == 0)
        return 0;
    double one = matrices(block, hidden, block.hidden);
    if (block.bias) {
        one += (block.gated ? 2.0 : 1.0) * block.hidden + hidden;
    }
    if (!block.isMoe())
        return one;
    const double router = hidden * block.experts + (block.routerBias ? block.experts : 0);
    const double shared =
        matrices(block, hidden, block.sharedHidden) + (block.sharedGate ? hidden : 0);
    return router + shared + one * (active ? block.expertsPerToken : block.experts);
}

/// Tokens that a query of a causal layer sees on average.
double seenTokens(const LayerGroup& group, double sequence)
{
    if (group.encoder)
        return sequence;
    const double window = group.mixer.window;
    if (window <= 0 || window >= sequence)
        return sequence / 2;
    return window - window * window / (2 * sequence);
}

/// Forward FLOPs of one token in one layer beyond its matrices.
double mixingFlops(const LayerGroup& group, double sequence)
{
    const Mixer& mixer = group.mixer;
    switch (mixer.kind) {
    case MixerKind::Attention:
    case MixerKind::Latent:
        return 2 * seenTokens(group, sequence) * (mixer.queryWidth() + mixer.valueWidth());
    case MixerKind::Lightning:
        return 4 * mixer.queryWidth() * mixer.headDim;
    case MixerKind::DeltaNet:
        return 6 * mixer.valueWidth() * mixer.headDim;
    case MixerKind::StateSpace:
        return 6.0 * mixer.innerWidth * mixer.stateSize;
    case MixerKind::None:
        break;
    }
    return 0;
}

/// What a decoder reads from its encoder with: counted as a group, but no layer of its own.
bool isPartOfDecoderLayer(const LayerGroup& group)
{
    return group.encoder && group.feedForward.hidden == 0;
}

template <class F>
double sumOverGroups(const TransformerShape& shape, F perLayer)
{
    return std::accumulate(
        shape.groups.begin(), shape.groups.end(), 0.0, [&](double sum, const LayerGroup& group) {
            return sum + group.count * perLayer(group);
        });
}

double tableWidth(const TransformerShape& shape)
{
    return shape.embeddingWidth > 0 ? shape.embeddingWidth : shape.hidden;
}

/// Tables, their projections, head bias, position table, norms outside the layers.
double outsideWeights(const TransformerShape& shape)
{
    const double hidden = shape.hidden;
    const double width = tableWidth(shape);
    const double normWeights = hidden * (shape.norm == NormKind::ScaleAndShift ? 2 : 1);
    double weights = shape.vocab * width * (shape.tiedEmbeddings ? 1 : 2);
    if (shape.embeddingWidth > 0)
        weights += 2 * width * hidden;
    if (shape.headBias)
        weights += shape.vocab;
    weights += shape.positions * hidden;
    weights += normWeights * (shape.finalNorms + (shape.embeddingNorm ? 1 : 0));
    return weights + shape.otherText + shape.otherParts;
}

} // namespace

int TransformerShape::layers() const
{
    return std::accumulate(groups.begin(), groups.end(), 0, [](int sum, const LayerGroup& group) {
        return sum + (isPartOfDecoderLayer(group) ? 0 : group.count);
    });
}

bool TransformerShape::isMoe() const
{
    return std::any_of(groups.begin(), groups.end(), [](const LayerGroup& group) {
        return group.feedForward.isMoe();
    });
}

bool TransformerShape::isEncoderDecoder() const
{
    return std::any_of(
        groups.begin(), groups.end(), [](const LayerGroup& group) { return group.encoder; });
}

const LayerGroup& TransformerShape::mainGroup() const
{
    static const LayerGroup nothing;
    const auto found = std::find_if(groups.begin(), groups.end(), [](const LayerGroup& group) {
        return group.mixer.kind == MixerKind::Attention || group.mixer.kind == MixerKind::Latent;
    });
    if (found != groups.end())
        return *found;
    return groups.empty() ? nothing : groups.front();
}

TransformerShape uniformShape(const UniformShape& uniform)
{
    LayerGroup group;
    group.count = uniform.layers;
    group.mixer.heads = uniform.heads;
    group.mixer.kvHeads = uniform.kvHeads;
    group.mixer.headDim = uniform.headDim;
    group.mixer.qkvBias = uniform.qkvBias;
    group.mixer.norm = uniform.qkNorm ? QueryKeyNorm::PerHead : QueryKeyNorm::None;
    group.feedForward.hidden = uniform.ffnHidden;
    group.feedForward.experts = uniform.experts;
    group.feedForward.expertsPerToken = uniform.expertsPerToken;
    TransformerShape shape;
    shape.hidden = uniform.hidden;
    shape.vocab = uniform.vocab;
    shape.tiedEmbeddings = uniform.tiedEmbeddings;
    shape.groups = {group};
    return shape;
}

ParameterBreakdown countParameters(const TransformerShape& shape)
{
    const double hidden = shape.hidden;
    const double normWeights = hidden * (shape.norm == NormKind::ScaleAndShift ? 2 : 1);
    const auto inLayers = [&](bool active) {
        return sumOverGroups(shape, [&](const LayerGroup& group) {
            return mixerWeights(group.mixer, hidden) +
                blockWeights(group.feedForward, hidden, active) + group.norms * normWeights;
        });
    };
    const double outside = outsideWeights(shape);
    const double table = shape.vocab * tableWidth(shape);
    return {
        .total = ParameterCount(inLayers(false) + outside),
        .active = ParameterCount(inLayers(true) + outside),
        .inputEmbedding = ParameterCount(shape.tiedEmbeddings ? 0.0 : table),
        .tables = ParameterCount(shape.tiedEmbeddings ? table : 2 * table),
    };
}

ParameterCount expertMatrices(const TransformerShape& shape)
{
    return ParameterCount(sumOverGroups(shape, [&](const LayerGroup& group) {
        const FeedForward& block = group.feedForward;
        return block.experts * matrices(block, shape.hidden, block.hidden);
    }));
}

FlopsPerToken trainingFlopsPerToken(
    ParameterCount active,
    ParameterCount inputEmbedding,
    const TransformerShape& shape,
    int sequence)
{
    const ParameterCount multiplied = active - unmultiplied(shape, inputEmbedding);
    return FlopsPerToken(6.0 * std::max(multiplied.value(), 0.0)) +
        mixingFlopsPerToken(shape, sequence);
}

FlopsPerToken mixingFlopsPerToken(const TransformerShape& shape, int sequence)
{
    const double forward =
        sumOverGroups(shape, [&](const LayerGroup& group) { return mixingFlops(group, sequence); });
    return FlopsPerToken(3.0 * forward);
}

ParameterCount unmultiplied(const TransformerShape& shape, ParameterCount inputEmbedding)
{
    const double positions = static_cast<double>(shape.positions) * shape.hidden;
    return inputEmbedding + ParameterCount(positions + shape.otherParts);
}

Bytes cachePerToken16(const TransformerShape& shape)
{
    constexpr double bytes = 2;
    return Bytes(bytes * sumOverGroups(shape, [](const LayerGroup& group) -> double {
                     const Mixer& mixer = group.mixer;
                     if (mixer.kind == MixerKind::Attention)
                         return 2 * mixer.keyValueWidth();
                     if (mixer.kind == MixerKind::Latent)
                         return mixer.kvRank + mixer.ropeDim;
                     return 0;
                 }));
}

TransformerShape typicalShape(ParameterCount size)
{
    // 12 · layers · width² = size with width = 128 · layers.
    constexpr int headDim = 128;
    const double width = std::cbrt(size.value() * 128.0 / 12.0);
    UniformShape shape;
    shape.headDim = headDim;
    shape.heads = std::max(1, static_cast<int>(std::lround(width / headDim)));
    shape.hidden = shape.heads * headDim;
    shape.layers = shape.heads;
    shape.kvHeads = shape.heads;
    shape.ffnHidden = static_cast<int>(std::lround(shape.hidden * 8.0 / 3.0 / 256.0)) * 256;
    shape.ffnHidden = std::max(shape.ffnHidden, 256);
    shape.vocab = 32000;
    return uniformShape(shape);
}

} // namespace suanchou
