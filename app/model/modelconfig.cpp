// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/modelconfig.h"

#include "app/base/jsonreader.h"
#include "app/model/configlayers.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

constexpr int mostLayers = 10'000;

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
TransformerShape encoderDecoderShape(const ConfigSource& in)
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

void readTables(const ConfigSource& in, TransformerShape& shape)
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

void readDecoder(const ConfigSource& in, TransformerShape& shape)
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

void readStored(
    ConfigFields& top, const ConfigSource& in, const LayerGroup& last, ModelConfig& config)
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

/// A multimodal config that repeats a size of its text part has to repeat it rightly.
void checkRepeated(ConfigFields& top, ConfigFields& text)
{
    for (const char* name : {"hidden_size", "num_hidden_layers"}) {
        const std::optional<int> outer = top.size({name});
        const std::optional<int> inner = text.size({name});
        if (outer && inner && *outer != *inner)
            top.refuse(
                QString::fromLatin1(name),
                *outer,
                QStringLiteral("as in the text part: %1").arg(*inner));
    }
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
    if (nested)
        checkRepeated(top, fields);

    const QString type =
        fields.word("model_type").value_or(top.word("model_type").value_or(QString()));
    const ModelFamily* known = modelFamily(type);
    static const ModelFamily usual;
    if (!known && fields.hasUnknownMixer())
        return fail(ErrorCode::ModelFamilyUnsupported, {{QStringLiteral("family"), type}});
    if (!known)
        top.note(ConfigNoteCode::FamilyUnknown, {{QStringLiteral("family"), type}});

    ConfigSource in{.fields = fields, .family = known ? *known : usual, .type = type};
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
