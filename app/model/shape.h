// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"

#include <vector>

namespace suanchou {

/// How a layer mixes tokens.
enum class MixerKind {
    Attention,  ///< heads over keys and values, grouped where kvHeads < heads
    Latent,     ///< multi-head latent attention: keys and values from one small latent per token
    Lightning,  ///< gated linear attention with a fixed decay (MiniMax-01): a state, no cache
    DeltaNet,   ///< gated delta rule (Qwen3-Next, Qwen3.5): a state, no cache
    StateSpace, ///< Mamba: a state, no cache
    None,
};

/// What normalises queries and keys.
enum class QueryKeyNorm {
    None,
    PerHead,   ///< one vector of the head size each
    PerTensor, ///< one vector of the whole width each
};

/// The token mixer of a layer. Fields that a kind does not name stay 0.
struct Mixer
{
    MixerKind kind = MixerKind::Attention;
    int heads = 0;     ///< query heads; value heads of a linear kind
    int kvHeads = 0;   ///< key and value heads; key heads of DeltaNet
    int headDim = 0;   ///< size of a query/key head (of DeltaNet: of a key head)
    int valueDim = 0;  ///< size of a value head; 0 = headDim
    int window = 0;    ///< tokens a query sees; 0 = the whole context
    int ropeDim = 0;   ///< Latent: the part of headDim that is rotated and cached beside the latent
    int queryRank = 0; ///< Latent: width of the query's latent, 0 = direct
    int kvRank = 0;    ///< Latent: width of the cached latent
    int innerWidth = 0;  ///< StateSpace: expanded width
    int stateSize = 0;   ///< StateSpace: states per channel
    int timeRank = 0;    ///< StateSpace: rank of the step projection
    int convolution = 0; ///< StateSpace, DeltaNet: taps of the short convolution
    bool qkvBias = false;
    bool outputBias = false;
    bool outputGate = false; ///< a second query-sized projection gates the output
    bool sinks = false;      ///< one learned sink a head (gpt-oss)
    QueryKeyNorm norm = QueryKeyNorm::None;

    bool operator==(const Mixer&) const = default;
    [[nodiscard]] double queryWidth() const { return static_cast<double>(heads) * headDim; }
    [[nodiscard]] double valueWidth() const
    {
        return static_cast<double>(heads) * (valueDim > 0 ? valueDim : headDim);
    }
    /// Keys, or values, of all their heads.
    [[nodiscard]] double keyValueWidth() const { return static_cast<double>(kvHeads) * headDim; }
};

/// The feed-forward block of a layer: plain, or a router with experts of width hidden.
struct FeedForward
{
    int hidden = 0;    ///< width of the block, or of one expert; 0 = the layer has no block
    bool gated = true; ///< three matrices, else two
    bool bias = false;
    int experts = 0;
    int expertsPerToken = 0;
    int sharedHidden = 0;    ///< width of the experts that every token uses, together
    bool sharedGate = false; ///< one vector gates the shared experts
    bool routerBias = false; ///< bias or correction term of the router, one number an expert

    bool operator==(const FeedForward&) const = default;
    [[nodiscard]] bool isMoe() const { return experts > 0; }
    /// Width that one token works in.
    [[nodiscard]] double activeWidth() const
    {
        return isMoe() ? static_cast<double>(expertsPerToken) * hidden + sharedHidden : hidden;
    }
};

/// Layers that are alike.
struct LayerGroup
{
    int count = 0;
    Mixer mixer;
    FeedForward feedForward;
    int norms = 2;        ///< normalisations of the layer, each one vector (or two, NormKind)
    bool encoder = false; ///< belongs to the encoder, or reads from it: no causal mask, no cache

    bool operator==(const LayerGroup&) const = default;
};

enum class NormKind {
    Scale,         ///< one vector: RMSNorm, LayerNorm without bias
    ScaleAndShift, ///< two vectors: LayerNorm
};

/// Sizes of a transformer (or state-space) language model: tables, layers in groups, and what else
/// it stores. Order of the groups does not matter.
struct TransformerShape
{
    int hidden = 0;
    int vocab = 0;
    std::vector<LayerGroup> groups;
    NormKind norm = NormKind::Scale;
    bool tiedEmbeddings = false; ///< the head is the input table
    bool headBias = false;
    bool embeddingNorm = false;
    int finalNorms = 1;
    int positions = 0;      ///< rows of a learned position table
    int embeddingWidth = 0; ///< tables narrower than hidden, with projections; 0 = hidden
    double otherText = 0;   ///< weights of the text model that are nothing of the above
    double otherParts = 0;  ///< weights beside the text model: vision tower and projector

    bool operator==(const TransformerShape&) const = default;
    /// Layers, both stacks of an encoder-decoder.
    [[nodiscard]] int layers() const;
    [[nodiscard]] bool isMoe() const;
    [[nodiscard]] bool isEncoderDecoder() const;
    /// The first group that has attention of either kind; the first of all if none has.
    [[nodiscard]] const LayerGroup& mainGroup() const;
};

/// The ordinary case: equal layers, grouped attention, a gated block or experts.
struct UniformShape
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
    bool qkNorm = false;
};
TransformerShape uniformShape(const UniformShape& uniform);

/// Weights by what they cost: total is stored once, active works on one token (both tables
/// included), inputEmbedding is a table look-up only (0 where the table is shared with the head,
/// which does multiply), tables are the token tables. All parts are in.
struct ParameterBreakdown
{
    ParameterCount total;
    ParameterCount active;
    ParameterCount inputEmbedding;
    ParameterCount tables;

    bool operator==(const ParameterBreakdown&) const = default;
};

/// Counts every weight once: mixers, feed-forward blocks, experts with their routers, norms, tables
/// and heads. Exact for the shapes above: the counts of shared/data/hf_configs/expected.csv, which
/// were compared with published weight files, are its test.
ParameterBreakdown countParameters(const TransformerShape& shape);

/// Weights of the matrices of one expert of a group, times the experts: what a quantised checkpoint
/// of a mixture packs.
ParameterCount expertMatrices(const TransformerShape& shape);

/// Forward and backward FLOPs of one token: 6 × (active − tables that are looked up − other parts)
/// + attention, 3 × sequence × Σ(query width + value width) with the causal half; a window w below
/// the sequence s counts w − w²/2s tokens instead of s/2. Linear kinds work on a state instead: 12
/// × heads × key size × value size (DeltaNet 18; StateSpace 18 × inner width × states). Encoder
/// layers see the whole sequence. Recompute is not counted (model FLOPs, the base of MFU). Source:
/// PaLM appendix B (arXiv 2204.02311) with the causal half; the state kinds from the operations of
/// their recurrence.
FlopsPerToken trainingFlopsPerToken(
    ParameterCount active,
    ParameterCount inputEmbedding,
    const TransformerShape& shape,
    int sequence);

/// The second term of that: forward and backward FLOPs of one token beyond its matrices.
FlopsPerToken mixingFlopsPerToken(const TransformerShape& shape, int sequence);

/// Weights that a token looks up or never meets, and multiplies with none: the input table (given),
/// learned positions, parts beside the text model.
ParameterCount unmultiplied(const TransformerShape& shape, ParameterCount inputEmbedding);

/// Growth of the cache per token at 16 bits: 2 × 2 × kv heads × head size a layer, windows not
/// capped; the latent and its rotated part for latent attention; 0 for layers with a state.
Bytes cachePerToken16(const TransformerShape& shape);

/// An ordinary dense shape for a bare size: depth and width in the usual proportion (width = 128 ×
/// layers), gated MLP of 8/3 width, 32,000 words, separate head. Only used where no published model
/// of that size is known.
TransformerShape typicalShape(ParameterCount size);

} // namespace suanchou
