// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/modelconfig.h"

#include "app/base/jsonreader.h"
#include "app/model/configfields.h"
#include "app/model/families.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

constexpr int mostLayers = 10'000;

/// Everything that the layers of one file share, and the file itself.
struct Source
{
    ConfigFields& fields;
    const ModelFamily& family;
    QString type;
    int layers = 0;
    int hidden = 0;
};

/// A field that is absent, counted with what the family's own software takes for it.
int defaultOf(const Source& in, const char* field, int value)
{
    in.fields.note(
        ConfigNoteCode::DefaultUsed,
        {{QStringLiteral("field"), QString::fromLatin1(field)}, {QStringLiteral("value"), value}});
    return value;
}

bool isFalcon(const QString& type)
{
    return type == u"falcon" || type == u"RefinedWeb" || type == u"RefinedWebModel";
}

bool isNewFalcon(const Source& in)
{
    return in.fields.flag({"new_decoder_architecture"}).value_or(false) || in.type == u"RefinedWeb";
}

/// Falcon says it in three ways: the new decoder counts groups, the old one has one or all.
int falconKvHeads(const Source& in, int heads)
{
    if (isNewFalcon(in))
        return in.fields.size({"num_kv_heads", "n_head_kv"}).value_or(heads);
    return in.fields.flag({"multi_query"}).value_or(true) ? 1 : heads;
}

int kvHeadsOf(const Source& in, int heads)
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

int headDimOf(const Source& in, int heads)
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
Mixer attentionOf(const Source& in)
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

Mixer deltaNetOf(const Source& in)
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

Mixer stateSpaceOf(const Source& in)
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
std::vector<bool> windowLayers(const Source& in)
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
std::vector<Mixer> mixersOf(const Source& in)
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
int blockWidthOf(const Source& in, bool needed)
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

FeedForward plainBlock(const Source& in, int width)
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
int expertWidthOf(const Source& in, bool somePlain)
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
int expertsOf(const Source& in)
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

FeedForward expertBlock(const Source& in, int experts, bool somePlain)
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
std::vector<bool> expertLayers(const Source& in)
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
std::vector<LayerGroup> describedLayers(const Source& in, double& otherText)
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

std::vector<LayerGroup> layersOf(const Source& in, double& otherText)
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

/// Equal layers become one group, in the order of their first appearance.
std::vector<LayerGroup> grouped(const std::vector<LayerGroup>& layers)
{
    std::vector<LayerGroup> groups;
    for (const LayerGroup& layer : layers) {
        const auto same = std::find_if(groups.begin(), groups.end(), [&](LayerGroup group) {
            group.count = layer.count;
            return group == layer;
        });
        if (same == groups.end())
            groups.push_back(layer);
        else
            same->count += layer.count;
    }
    return groups;
}

/// T5 and its kin: an encoder, and a decoder that also reads from it. Position biases sit in the
/// first layer of each stack (of every layer in UMT5).
TransformerShape encoderDecoderShape(const Source& in)
{
    ConfigFields& fields = in.fields;
    Mixer mixer;
    mixer.heads = fields.neededSize({"num_heads"});
    mixer.kvHeads = mixer.heads;
    mixer.headDim = fields.neededSize({"d_kv"});
    const QString projection = fields.word("feed_forward_proj").value_or(QString());
    const bool gated = projection.startsWith(u"gated-") || in.type != u"t5";
    const FeedForward block{.hidden = fields.neededSize({"d_ff"}), .gated = gated};
    const int decoders = fields.size({"num_decoder_layers"}).value_or(in.layers);
    const int buckets = fields.size({"relative_attention_num_buckets"}).value_or(32);
    const double tables = in.type == u"umt5" ? in.layers + decoders : 2;
    TransformerShape shape;
    shape.hidden = in.hidden;
    shape.finalNorms = 2;
    shape.otherText = tables * buckets * mixer.heads;
    shape.groups = {
        {.count = in.layers, .mixer = mixer, .feedForward = block, .norms = 2, .encoder = true},
        {.count = decoders, .mixer = mixer, .feedForward = block, .norms = 2},
        {.count = decoders, .mixer = mixer, .norms = 1, .encoder = true},
    };
    return shape;
}

/// Weights of the vision towers that we know; nothing for another.
std::optional<double> visionWeights(ConfigFields& top, ConfigFields& vision, int textHidden)
{
    const QString type = vision.word("model_type").value_or(QString());
    if (type != u"siglip_vision_model" && type != u"pixtral")
        return std::nullopt;
    const double width = vision.neededSize({"hidden_size"});
    const double layers = vision.neededSize({"num_hidden_layers"});
    const double block = vision.neededSize({"intermediate_size"});
    const double patch = vision.neededSize({"patch_size"});
    const double channels = vision.size({"num_channels"}).value_or(3);
    const double patches = channels * patch * patch * width;
    const double text = textHidden;
    if (type == u"pixtral") {
        const double merge = top.size({"spatial_merge_size"}).value_or(2);
        const double tower =
            patches + width + layers * (4 * width * width + 3 * width * block + 2 * width);
        return tower + width + merge * merge * width * width + width * text + text * text;
    }
    const double side = std::floor(vision.neededSize({"image_size"}) / patch);
    const double layer =
        4 * width * width + 4 * width + 2 * width * block + block + width + 4 * width;
    return patches + width + side * side * width + layers * layer + 2 * width + width * text +
        width;
}

/// A prediction layer repeats the last layer and joins two states; some families store both tables
/// with it again.
double predictionWeights(const TransformerShape& shape, const LayerGroup& last, bool tables)
{
    TransformerShape one;
    one.hidden = shape.hidden;
    one.norm = shape.norm;
    one.groups = {last};
    one.groups.front().count = 1;
    one.finalNorms = 3;
    const double joined = 2.0 * shape.hidden * shape.hidden;
    const double again = tables ? 2.0 * shape.vocab * shape.hidden : 0.0;
    return countParameters(one).total.value() + joined + again;
}

/// Bytes of the stored numbers as the file says they are packed.
std::optional<Bytes> weightBytes(
    ConfigFields& fields, const TransformerShape& shape, ParameterCount stored)
{
    const std::optional<ConfigFields> quantisation = fields.object("quantization_config");
    if (!quantisation) {
        const QString type =
            fields.word("torch_dtype")
                .value_or(fields.word("dtype").value_or(QStringLiteral("bfloat16")));
        return Bytes(stored.value() * (type == u"float32" ? 4 : 2));
    }
    ConfigFields packing = *quantisation;
    const QString method = packing.word("quant_method").value_or(QString()).toLower();
    const double tables = countParameters(shape).tables.value();
    const auto packed = [&](double count, double bits) {
        fields.note(ConfigNoteCode::Quantised, {{QStringLiteral("method"), method}});
        // A file has whole bytes.
        return Bytes(std::ceil(count * bits / 8 + (stored.value() - count) * 2));
    };
    if (method == u"mxfp4") // four bits, and a scale of eight for 32 of them
        return packed(expertMatrices(shape).value(), 4.25);
    if (method == u"fp8") // a 32-bit scale a block of 128 × 128
        return packed(std::max(stored.value() - tables, 0.0), 8 + 32.0 / (128 * 128));
    if (method == u"gptq" || method == u"awq") {
        const int bits = packing.size({"bits", "w_bit"}).value_or(4);
        const int group = packing.groupSize({"group_size", "q_group_size"}).value_or(128);
        const double scale = group > 0 ? (16.0 + bits) / group : 0;
        if (bits <= 16)
            return packed(std::max(stored.value() - tables, 0.0), bits + scale);
    }
    fields.note(ConfigNoteCode::QuantisationUnknown, {{QStringLiteral("method"), method}});
    return std::nullopt;
}

void readTables(const Source& in, TransformerShape& shape)
{
    ConfigFields& fields = in.fields;
    const ModelFamily& family = in.family;
    shape.hidden = in.hidden;
    const std::optional<int> padded = fields.size({"padded_vocab_size"});
    shape.vocab = padded ? *padded : fields.neededSize({"vocab_size"});
    shape.norm = family.norm;
    const std::optional<bool> tied = fields.flag({"tie_word_embeddings"});
    shape.tiedEmbeddings = tied.value_or(family.tied);
    if (!tied)
        fields.note(
            ConfigNoteCode::DefaultUsed,
            {{QStringLiteral("field"), QStringLiteral("tie_word_embeddings")},
             {QStringLiteral("value"), family.tied}});
    shape.headBias = family.headBias || fields.flag({"lm_head_bias"}).value_or(false);
    shape.embeddingNorm = family.embeddingNorm;
}

void readDecoder(const Source& in, TransformerShape& shape)
{
    ConfigFields& fields = in.fields;
    shape.groups = grouped(layersOf(in, shape.otherText));
    shape.finalNorms = in.family.finalNorms;
    if (in.type == u"opt" && !fields.flag({"do_layer_norm_before"}).value_or(true))
        shape.finalNorms = 0;
    if (in.family.positions) {
        shape.positions = fields.neededSize({"n_positions", "max_position_embeddings", "n_ctx"}) +
            in.family.extraPositions;
    }
    const int width = fields.size({"word_embed_proj_dim"}).value_or(in.hidden);
    shape.embeddingWidth = width == in.hidden ? 0 : width;
}

void readOtherParts(ConfigFields& top, ModelConfig& config)
{
    static const QStringList otherTowers{
        QStringLiteral("vision_config"),
        QStringLiteral("audio_config"),
        QStringLiteral("vision_tower_config"),
        QStringLiteral("visual"),
        QStringLiteral("talker_config")};
    for (const QString& name : otherTowers) {
        const std::optional<ConfigFields> tower = top.object(name.toLatin1().constData());
        if (!tower)
            continue;
        ConfigFields vision = *tower;
        if (const std::optional<double> weights = visionWeights(top, vision, config.shape.hidden)) {
            config.shape.otherParts += *weights;
            continue;
        }
        config.textOnly = true;
        top.note(ConfigNoteCode::PartNotCounted, {{QStringLiteral("part"), name}});
    }
}

void readStored(ConfigFields& top, const Source& in, const LayerGroup& last, ModelConfig& config)
{
    const ParameterBreakdown counted = countParameters(config.shape);
    config.stored = counted.total;
    // Small Qwen3 files hold the shared table twice, those from 4B on do not.
    constexpr int widestTwice = 2048;
    const bool twice = in.family.storesHeadCopy && config.shape.tiedEmbeddings &&
        (isFalcon(in.type) || in.hidden <= widestTwice);
    if (twice) {
        config.stored += counted.tables;
        top.note(ConfigNoteCode::HeadStoredTwice, {});
    }
    const int predictions = in.fields.count({"num_nextn_predict_layers"}).value_or(0);
    if (predictions > in.layers)
        in.fields.refuse(
            QStringLiteral("num_nextn_predict_layers"),
            predictions,
            QStringLiteral("at most num_hidden_layers %1").arg(in.layers));
    if (predictions > 0 && !config.shape.isEncoderDecoder()) {
        config.stored += ParameterCount(
            predictions * predictionWeights(config.shape, last, in.family.storesTablesAgain));
        top.note(
            ConfigNoteCode::PredictionLayers,
            {{QStringLiteral("count"), predictions},
             {QStringLiteral("total"), config.stored.value()}});
    }
    config.weightBytes = weightBytes(top, config.shape, config.stored);
}

std::optional<int> contextOf(ConfigFields& fields)
{
    const std::optional<double> tokens = fields.wholeNumber(
        {"max_position_embeddings",
         "n_positions",
         "max_seq_len",
         "seq_length",
         "max_sequence_length",
         "model_max_length",
         "n_ctx"});
    // Some tokenizers write 1e30 for "no limit".
    constexpr double longest = 1e9;
    if (!tokens || *tokens < 1 || *tokens > longest)
        return std::nullopt;
    return static_cast<int>(*tokens);
}

} // namespace

Result<ModelConfig> parseModelConfig(const QByteArray& json)
{
    return parseJsonObject(json).and_then(
        [](const QJsonObject& document) { return parseModelConfig(document); });
}

Result<ModelConfig> parseModelConfig(const QJsonObject& document)
{
    ConfigReport report;
    ConfigFields top(document, {}, report);
    std::optional<ConfigFields> nested;
    for (const char* name : {"text_config", "llm_config", "language_config"}) {
        if (!nested)
            nested = top.object(name);
    }
    ConfigFields fields = nested.value_or(top);

    const QString type =
        fields.word("model_type").value_or(top.word("model_type").value_or(QString()));
    const ModelFamily* known = modelFamily(type);
    static const ModelFamily usual;
    if (!known && fields.hasUnknownMixer())
        return fail(ErrorCode::ModelFamilyUnsupported, {{QStringLiteral("family"), type}});
    if (!known)
        top.note(ConfigNoteCode::FamilyUnknown, {{QStringLiteral("family"), type}});

    Source in{.fields = fields, .family = known ? *known : usual, .type = type};
    in.layers = fields.agreedSize({"num_hidden_layers", "n_layer", "num_layers", "n_layers"});
    in.hidden = fields.agreedSize({"hidden_size", "n_embd", "n_embed", "d_model"});
    if (in.layers > mostLayers)
        fields.refuse(
            QStringLiteral("num_hidden_layers"),
            in.layers,
            QStringLiteral("at most %1").arg(mostLayers));
    fields.setLayers(in.layers);

    ModelConfig config;
    config.architecture = top.firstWord("architectures").value_or(type);
    config.context = contextOf(fields);
    if (report.errors.empty()) {
        const bool twoStacks = type == u"t5" || type == u"mt5" || type == u"umt5";
        if (twoStacks)
            config.shape = encoderDecoderShape(in);
        else
            readDecoder(in, config.shape);
        readTables(in, config.shape);
        readOtherParts(top, config);
    }
    if (report.errors.empty()) {
        // The last layer is what a prediction layer repeats: experts where there are any.
        const auto& groups = config.shape.groups;
        const auto experts = std::find_if(groups.begin(), groups.end(), [](const LayerGroup& g) {
            return g.feedForward.isMoe();
        });
        readStored(top, in, experts == groups.end() ? groups.back() : *experts, config);
    }
    if (!report.errors.empty())
        return fail(Error{ErrorCode::ModelConfigRefused, {}, std::move(report.errors)});
    config.notes = std::move(report.notes);
    return config;
}

} // namespace suanchou
