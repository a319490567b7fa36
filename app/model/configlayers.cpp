// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/configlayers.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

/// A field that is absent, counted with what the family's own software takes for it.
int defaultOf(const ConfigSource& in, const char* field, int value)
{
    in.fields.note(
        ConfigNoteCode::DefaultUsed,
        {{QStringLiteral("field"), QString::fromLatin1(field)}, {QStringLiteral("value"), value}});
    return value;
}

bool isNewFalcon(const ConfigSource& in)
{
    return in.fields.flag({"new_decoder_architecture"}).value_or(false) || in.type == u"RefinedWeb";
}

/// Falcon says it in three ways: the new decoder counts groups, the old one has one or all.
int falconKvHeads(const ConfigSource& in, int heads)
{
    if (isNewFalcon(in))
        return in.fields.size({"num_kv_heads", "n_head_kv"}).value_or(heads);
    return in.fields.flag({"multi_query"}).value_or(true) ? 1 : heads;
}

int kvHeadsOf(const ConfigSource& in, int heads)
{
    if (isFalcon(in.type))
        return falconKvHeads(in, heads);
    if (in.fields.flag({"multi_query_attention"}).value_or(false))
        return in.fields.neededSize({"multi_query_group_num"});
    if (in.type == u"gpt_bigcode")
        return in.fields.flag({"multi_query"}).value_or(true) ? 1 : heads;
    const std::optional<int> stated = in.fields.size(
        {"num_key_value_heads",
         "n_head_kv",
         "num_kv_heads",
         "kv_n_heads",
         "attn_config.kv_n_heads"});
    return stated.value_or(heads);
}

int headDimOf(const ConfigSource& in, int heads)
{
    const std::optional<int> stated =
        in.fields.size({"head_dim", "kv_channels", "attention_head_dim", "d_kv"});
    if (stated)
        return *stated;
    if (heads > 0 && in.hidden % heads != 0)
        in.fields.refuse(
            QStringLiteral("num_attention_heads"),
            heads,
            QStringLiteral("a divisor of hidden_size %1").arg(in.hidden));
    return heads > 0 ? std::max(in.hidden / heads, 1) : 1;
}

/// Queries, keys and values of ordinary or latent attention; the same in every layer that has it.
Mixer attentionOf(const ConfigSource& in)
{
    ConfigFields& fields = in.fields;
    const ModelFamily& family = in.family;
    Mixer mixer;
    mixer.heads = fields.neededSize({"num_attention_heads", "n_head", "n_heads", "num_heads"});
    if (const std::optional<int> rank = fields.size({"kv_lora_rank"})) {
        mixer.kind = MixerKind::Latent;
        mixer.kvRank = *rank;
        mixer.queryRank = fields.count({"q_lora_rank"}).value_or(0);
        mixer.ropeDim = fields.neededSize({"qk_rope_head_dim"});
        mixer.headDim = fields.neededSize({"qk_nope_head_dim"}) + mixer.ropeDim;
        mixer.valueDim = fields.neededSize({"v_head_dim"});
        mixer.kvHeads = mixer.heads;
        return mixer;
    }
    mixer.kvHeads = kvHeadsOf(in, mixer.heads);
    mixer.headDim = headDimOf(in, mixer.heads);
    if (mixer.kvHeads > mixer.heads || mixer.heads % std::max(mixer.kvHeads, 1) != 0)
        fields.refuse(
            QStringLiteral("num_key_value_heads"),
            mixer.kvHeads,
            QStringLiteral("a divisor of num_attention_heads %1").arg(mixer.heads));
    const bool asked =
        fields.flag({"attention_bias", "use_qkv_bias", "bias", "use_bias"}).value_or(family.bias);
    mixer.qkvBias = asked || family.qkvBias || fields.flag({"add_qkv_bias"}).value_or(false);
    mixer.outputBias = (asked && family.outputBias && !fields.has("use_qkv_bias")) ||
        family.ownOutputBias || fields.flag({"attention_out_bias"}).value_or(false);
    mixer.outputGate = fields.flag({"attn_output_gate"}).value_or(in.type == u"qwen3_next");
    mixer.sinks = family.sinks;
    if (family.queryKeyNorm != QueryKeyNorm::None &&
        fields.flag({"use_qk_norm", "qk_norm"}).value_or(family.normFlagDefault))
        mixer.norm = family.queryKeyNorm;
    return mixer;
}

Mixer deltaNetOf(const ConfigSource& in)
{
    ConfigFields& fields = in.fields;
    Mixer mixer;
    mixer.kind = MixerKind::DeltaNet;
    mixer.kvHeads = fields.neededSize({"linear_num_key_heads"});
    mixer.heads = fields.neededSize({"linear_num_value_heads"});
    mixer.headDim = fields.neededSize({"linear_key_head_dim"});
    mixer.valueDim = fields.neededSize({"linear_value_head_dim"});
    mixer.convolution = fields.neededSize({"linear_conv_kernel_dim"});
    return mixer;
}

Mixer stateSpaceOf(const ConfigSource& in)
{
    ConfigFields& fields = in.fields;
    Mixer mixer;
    mixer.kind = MixerKind::StateSpace;
    mixer.stateSize = fields.neededSize({"state_size", "d_state"});
    mixer.convolution = fields.size({"conv_kernel", "d_conv"}).value_or(4);
    const std::optional<int> inner = fields.size({"intermediate_size", "d_inner"});
    const int expand = fields.size({"expand"}).value_or(2);
    const double expanded = static_cast<double>(in.hidden) * expand;
    mixer.innerWidth =
        inner.value_or(static_cast<int>(std::min<double>(expanded, ConfigFields::mostSize)));
    mixer.timeRank = fields.size({"time_step_rank"}).value_or((in.hidden + 15) / 16);
    return mixer;
}

/// The layers that see only a window, from one width for all; a list of the file goes first.
std::vector<bool> windowLayers(const ConfigSource& in)
{
    const auto count = static_cast<std::size_t>(in.layers);
    std::vector<bool> layers(count, in.family.window == WindowUse::EveryLayer);
    if (in.family.window == WindowUse::Flagged &&
        in.fields.flag({"use_sliding_window"}).value_or(false)) {
        const double from = in.fields.wholeNumber({"max_window_layers"}).value_or(0);
        for (std::size_t i = 0; i < count; ++i)
            layers[i] = static_cast<double>(i) >= from;
    } else if (in.family.window == WindowUse::Pattern) {
        const auto every = static_cast<std::size_t>(
            in.fields.size({"sliding_window_pattern", "_sliding_window_pattern"})
                .value_or(in.family.windowPattern));
        for (std::size_t i = 0; i < count; ++i)
            layers[i] = (i + 1) % every != 0;
    }
    return layers;
}

/// The mixer of every layer.
std::vector<Mixer> mixersOf(const ConfigSource& in)
{
    ConfigFields& fields = in.fields;
    const auto count = static_cast<std::size_t>(in.layers);
    if (in.type == u"mamba" || in.type == u"falcon_mamba")
        return std::vector<Mixer>(count, stateSpaceOf(in));
    const Mixer attention = attentionOf(in);
    std::vector<Mixer> mixers(count, attention);
    const int window = fields.count({"sliding_window", "attention_chunk_size"}).value_or(0);
    if (const std::optional<QStringList> types = fields.words("layer_types", in.layers)) {
        const Mixer linear = types->contains(u"linear_attention") ? deltaNetOf(in) : Mixer();
        for (std::size_t i = 0; i < count; ++i) {
            const QString& type = types->at(static_cast<qsizetype>(i));
            if (type == u"sliding_attention" || type == u"chunked_attention")
                mixers[i].window = window;
            else if (type == u"linear_attention")
                mixers[i] = linear;
            else if (type != u"full_attention")
                fields.refuse(QStringLiteral("layer_types[%1]").arg(i), type);
        }
        return mixers;
    }
    if (const std::optional<std::vector<int>> types =
            fields.integers("attn_type_list", in.layers)) {
        for (std::size_t i = 0; i < count; ++i) {
            if ((*types)[i] == 0) {
                mixers[i].kind = MixerKind::Lightning;
                mixers[i].kvHeads = 0;
            }
        }
        return mixers;
    }
    if (in.type == u"qwen3_next") {
        const int interval = fields.size({"full_attention_interval"}).value_or(4);
        const Mixer linear = deltaNetOf(in);
        for (std::size_t i = 0; i < count; ++i) {
            if ((static_cast<int>(i) + 1) % interval != 0)
                mixers[i] = linear;
        }
        return mixers;
    }
    if (window > 0) {
        const std::vector<bool> narrow = windowLayers(in);
        for (std::size_t i = 0; i < count; ++i) {
            if (narrow[i])
                mixers[i].window = window;
        }
    }
    return mixers;
}

/// Width of the plain block, by all the names it has; reported as missing only where it is needed.
int blockWidthOf(const ConfigSource& in, bool needed)
{
    ConfigFields& fields = in.fields;
    std::optional<int> width = fields.size(
        {"intermediate_size",
         "ffn_hidden_size",
         "ffn_dim",
         "n_inner",
         "d_ff",
         "ffn_config.ffn_hidden_size"});
    if (!width) {
        const std::optional<double> stated = fields.number({"expansion_ratio", "mlp_ratio"});
        if (in.family.gated && !stated) {
            if (needed)
                fields.missing({"intermediate_size"});
            return 1;
        }
        const double ratio = stated.value_or(4);
        const double product = std::round(in.hidden * ratio);
        if (!(product >= 1 && product <= ConfigFields::mostSize)) {
            fields.refuse(QStringLiteral("expansion_ratio"), ratio);
            return 1;
        }
        width = static_cast<int>(product);
        if (!stated)
            width = defaultOf(in, "intermediate_size", *width);
    }
    return in.family.halfBlock ? std::max(*width / 2, 1) : *width;
}

FeedForward plainBlock(const ConfigSource& in, int width)
{
    // "bias" is every matrix of the two-matrix families, only attention in the others (InternLM).
    const std::optional<bool> stated = in.family.gated
        ? in.fields.flag({"mlp_bias", "use_bias", "add_bias_linear"})
        : in.fields.flag({"mlp_bias", "use_bias", "bias"});
    return {
        .hidden = width,
        .gated = in.family.gated,
        .bias = stated.value_or(in.family.bias) || in.family.blockBias,
    };
}

/// Width of one expert. Where the family gives experts a width of their own, or plain layers stand
/// beside them, that of the plain block says nothing about it.
int expertWidthOf(const ConfigSource& in, bool somePlain)
{
    ConfigFields& fields = in.fields;
    constexpr const char* own = "moe_intermediate_size";
    if (const std::optional<int> stated = fields.size({own, "expert_ffn_hidden_size"}))
        return *stated;
    if (in.family.expertWidth > 0)
        return defaultOf(in, own, in.family.expertWidth);
    if (in.family.ownExpertWidth || (somePlain && !fields.has("intermediate_size_mlp"))) {
        if (!fields.has(own))
            fields.missing({own});
        return 1;
    }
    return blockWidthOf(in, true);
}

/// Experts of a layer that has them; 0 for a dense model: one expert is a plain block.
int expertsOf(const ConfigSource& in)
{
    const int experts = in.fields
                            .count(
                                {"n_routed_experts",
                                 "num_local_experts",
                                 "num_experts",
                                 "moe_num_experts",
                                 "ffn_config.moe_num_experts"})
                            .value_or(0);
    return experts > 1 ? experts : 0;
}

FeedForward expertBlock(const ConfigSource& in, int experts, bool somePlain)
{
    ConfigFields& fields = in.fields;
    FeedForward block = plainBlock(in, 1);
    block.experts = experts;
    block.expertsPerToken = fields.neededSize(
        {"num_experts_per_tok",
         "experts_per_token",
         "num_experts_per_token",
         "moe_topk",
         "moe_k",
         "moe_top_k",
         "ffn_config.moe_top_k"});
    if (block.expertsPerToken > block.experts)
        fields.refuse(
            QStringLiteral("num_experts_per_tok"),
            block.expertsPerToken,
            QStringLiteral("at most the %1 experts").arg(block.experts));
    block.hidden = expertWidthOf(in, somePlain);
    const int shared = fields
                           .count(
                               {"n_shared_experts",
                                "num_shared_expert",
                                "moe_num_shared_experts",
                                "num_shared_experts"})
                           .value_or(0);
    const double together = static_cast<double>(shared) * block.hidden;
    const std::optional<int> sharedWidth =
        fields.count({"shared_expert_intermediate_size", "shared_intermediate_size"});
    if (sharedWidth)
        block.sharedHidden = *sharedWidth;
    else if (shared == 0 && in.family.sharedWidth > 0)
        block.sharedHidden =
            defaultOf(in, "shared_expert_intermediate_size", in.family.sharedWidth);
    else
        block.sharedHidden = static_cast<int>(std::min<double>(together, ConfigFields::mostSize));
    if (in.type == u"llama4_text")
        block.sharedHidden = block.hidden;
    block.sharedGate = in.family.sharedGate && block.sharedHidden > 0;
    block.routerBias =
        in.family.routerBias || fields.word("topk_method").value_or(QString()) == u"noaux_tc";
    return block;
}

/// Whether a layer of a mixture has experts: lists, frequencies and leading plain layers.
std::vector<bool> expertLayers(const ConfigSource& in)
{
    ConfigFields& fields = in.fields;
    const auto count = static_cast<std::size_t>(in.layers);
    std::vector<bool> layers(count, true);
    const double plainFirst =
        fields.wholeNumber({"first_k_dense_replace", "moe_layer_start_index"}).value_or(0);
    const int step =
        fields.size({"decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval"})
            .value_or(1);
    const std::optional<std::vector<int>> frequency = fields.isList("moe_layer_freq")
        ? fields.integers("moe_layer_freq", in.layers)
        : std::nullopt;
    const int every = frequency ? 1 : fields.size({"moe_layer_freq"}).value_or(1);
    for (std::size_t i = 0; i < count; ++i) {
        const int layer = static_cast<int>(i);
        layers[i] = layer >= plainFirst && (layer + 1) % step == 0 && layer % every == 0 &&
            (!frequency || (*frequency)[i] != 0);
    }
    for (const int plain : fields.positions("mlp_only_layers", in.layers))
        layers[static_cast<std::size_t>(plain)] = false;
    return layers;
}

/// Blocks of DeciLM (nemotron-nas): every layer described on its own; a part that is a no-op has no
/// norm either.
std::vector<LayerGroup> describedLayers(const ConfigSource& in, double& otherText)
{
    ConfigFields& fields = in.fields;
    const int heads = fields.neededSize({"num_attention_heads"});
    const int headDim = headDimOf(in, heads);
    std::vector<LayerGroup> layers;
    const QJsonArray blocks = fields.array("block_configs", in.layers);
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const QString path = QStringLiteral("block_configs[%1]").arg(i);
        ConfigFields attention = fields.inside(blocks.at(i), path, QStringLiteral("attention"));
        ConfigFields block = fields.inside(blocks.at(i), path, QStringLiteral("ffn"));
        LayerGroup layer{.count = 1, .norms = 0};
        const auto part = [&](ConfigFields& of) {
            if (of.flag({"no_op"}).value_or(false))
                return false;
            ++layer.norms;
            if (!of.flag({"replace_with_linear"}).value_or(false))
                return true;
            otherText += static_cast<double>(in.hidden) * in.hidden;
            return false;
        };
        layer.mixer.kind = MixerKind::None;
        if (part(attention)) {
            const int inGroup = attention.neededSize({"n_heads_in_group"});
            layer.mixer.kind = MixerKind::Attention;
            layer.mixer.heads = heads;
            layer.mixer.headDim = headDim;
            layer.mixer.kvHeads = std::max(heads / std::max(inGroup, 1), 1);
            if (inGroup < 1 || heads % inGroup != 0)
                attention.refuse(
                    QStringLiteral("n_heads_in_group"),
                    inGroup,
                    QStringLiteral("a divisor of num_attention_heads %1").arg(heads));
        }
        if (part(block)) {
            const double factor = block.number({"ffn_mult"}).value_or(0);
            const double width = std::ceil(std::floor(2 * factor * in.hidden / 3) / 256) * 256;
            if (width >= 1 && width <= ConfigFields::mostSize)
                layer.feedForward.hidden = static_cast<int>(width);
            else
                block.refuse(QStringLiteral("ffn_mult"), factor);
        }
        layers.push_back(layer);
    }
    return layers;
}

} // namespace

bool isFalcon(const QString& type)
{
    return type == u"falcon" || type == u"RefinedWeb" || type == u"RefinedWebModel";
}

std::vector<LayerGroup> layersOf(const ConfigSource& in, double& otherText)
{
    ConfigFields& fields = in.fields;
    if (fields.has("block_configs"))
        return describedLayers(in, otherText);
    const std::vector<Mixer> mixers = mixersOf(in);
    FeedForward plain;
    FeedForward experts;
    std::vector<bool> withExperts(mixers.size(), false);
    if (in.type != u"mamba" && in.type != u"falcon_mamba") {
        const int count = expertsOf(in);
        if (count > 0)
            withExperts = expertLayers(in);
        const bool somePlain =
            std::find(withExperts.begin(), withExperts.end(), false) != withExperts.end();
        if (count > 0)
            experts = expertBlock(in, count, somePlain);
        const std::optional<int> own = fields.size({"intermediate_size_mlp"});
        plain = plainBlock(in, own ? *own : blockWidthOf(in, somePlain));
    }
    int norms = in.family.norms;
    if (isFalcon(in.type))
        norms = isNewFalcon(in) || !fields.flag({"parallel_attn"}).value_or(true) ? 2 : 1;
    std::vector<LayerGroup> layers;
    layers.reserve(mixers.size());
    for (std::size_t i = 0; i < mixers.size(); ++i) {
        layers.push_back(
            {.count = 1,
             .mixer = mixers[i],
             .feedForward = withExperts[i] ? experts : plain,
             .norms = norms});
    }
    return layers;
}

} // namespace suanchou
