// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/shapejson.h"

#include <algorithm>
#include <array>
#include <utility>

namespace suanchou {

namespace {

constexpr double mostSize = 10'000'000;
constexpr double mostWeights = 1e15;

template <class Enum, std::size_t Size>
using Names = std::array<std::pair<Enum, const char*>, Size>;

constexpr Names<MixerKind, 6> mixerKinds{{
    {MixerKind::Attention, "attention"},
    {MixerKind::Latent, "latent"},
    {MixerKind::Lightning, "lightning"},
    {MixerKind::DeltaNet, "delta_net"},
    {MixerKind::StateSpace, "state_space"},
    {MixerKind::None, "none"},
}};
constexpr Names<QueryKeyNorm, 3> queryKeyNorms{{
    {QueryKeyNorm::None, "none"},
    {QueryKeyNorm::PerHead, "per_head"},
    {QueryKeyNorm::PerTensor, "per_tensor"},
}};
constexpr Names<NormKind, 2> normKinds{{
    {NormKind::Scale, "scale"},
    {NormKind::ScaleAndShift, "scale_and_shift"},
}};

/// One list of the fields of each part serves reading and writing: Visitor is called with name and
/// member.
template <class Part, class Visitor>
void visitMixer(Part& mixer, Visitor&& visit)
{
    visit("kind", mixer.kind, mixerKinds);
    visit("heads", mixer.heads);
    visit("kv_heads", mixer.kvHeads);
    visit("head_dim", mixer.headDim);
    visit("value_dim", mixer.valueDim);
    visit("window", mixer.window);
    visit("rope_dim", mixer.ropeDim);
    visit("query_rank", mixer.queryRank);
    visit("kv_rank", mixer.kvRank);
    visit("inner_width", mixer.innerWidth);
    visit("state_size", mixer.stateSize);
    visit("time_rank", mixer.timeRank);
    visit("convolution", mixer.convolution);
    visit("qkv_bias", mixer.qkvBias);
    visit("output_bias", mixer.outputBias);
    visit("output_gate", mixer.outputGate);
    visit("sinks", mixer.sinks);
    visit("norm", mixer.norm, queryKeyNorms);
}

template <class Part, class Visitor>
void visitBlock(Part& block, Visitor&& visit)
{
    visit("hidden", block.hidden);
    visit("gated", block.gated);
    visit("bias", block.bias);
    visit("experts", block.experts);
    visit("experts_per_token", block.expertsPerToken);
    visit("shared_hidden", block.sharedHidden);
    visit("shared_gate", block.sharedGate);
    visit("router_bias", block.routerBias);
}

template <class Part, class Visitor>
void visitShape(Part& shape, Visitor&& visit)
{
    visit("hidden", shape.hidden);
    visit("vocab", shape.vocab);
    visit("norm", shape.norm, normKinds);
    visit("tied_embeddings", shape.tiedEmbeddings);
    visit("head_bias", shape.headBias);
    visit("embedding_norm", shape.embeddingNorm);
    visit("final_norms", shape.finalNorms);
    visit("positions", shape.positions);
    visit("embedding_width", shape.embeddingWidth);
    visit("other_text", shape.otherText);
    visit("other_parts", shape.otherParts);
}

class Reading
{
public:
    explicit Reading(JsonReader& in)
        : m_in(in)
    {
    }

    void operator()(const char* name, int& member)
    {
        const QString key = QString::fromLatin1(name);
        const std::optional<qint64> value = m_in.integer(key);
        if (value && (*value < 0 || static_cast<double>(*value) > mostSize))
            m_in.refuse(key);
        else if (value)
            member = static_cast<int>(*value);
    }
    void operator()(const char* name, double& member)
    {
        const QString key = QString::fromLatin1(name);
        const std::optional<double> value = m_in.number(key);
        if (value && !(*value >= 0 && *value <= mostWeights))
            m_in.refuse(key);
        else if (value)
            member = *value;
    }
    void operator()(const char* name, bool& member)
    {
        member = m_in.boolean(QString::fromLatin1(name)).value_or(member);
    }
    template <class Enum, std::size_t Size>
    void operator()(const char* name, Enum& member, const Names<Enum, Size>& names)
    {
        const QString key = QString::fromLatin1(name);
        const std::optional<QString> word = m_in.string(key);
        if (!word)
            return;
        const auto found = std::find_if(names.begin(), names.end(), [&word](const auto& known) {
            return *word == QLatin1String(known.second);
        });
        if (found == names.end())
            m_in.refuse(key);
        else
            member = found->first;
    }

private:
    JsonReader& m_in;
};

/// Writes what differs from a part at its defaults.
class Writing
{
public:
    explicit Writing(QJsonObject& out, QJsonObject defaults = {})
        : m_out(out)
        , m_defaults(std::move(defaults))
    {
    }

    template <class Member>
    void operator()(const char* name, const Member& member)
    {
        put(name, QJsonValue(member));
    }
    template <class Enum, std::size_t Size>
    void operator()(const char* name, const Enum& member, const Names<Enum, Size>& names)
    {
        const auto found = std::find_if(
            names.begin(), names.end(), [&](const auto& known) { return known.first == member; });
        put(name, QString::fromLatin1(found->second));
    }

private:
    void put(const char* name, const QJsonValue& value)
    {
        const QString key = QString::fromLatin1(name);
        if (m_defaults.value(key) != value)
            m_out.insert(key, value);
    }

    QJsonObject& m_out;
    QJsonObject m_defaults;
};

template <class Part, class Visit>
QJsonObject partJson(const Part& part, Visit visit)
{
    QJsonObject defaults;
    Writing everything(defaults);
    const Part ordinary;
    visit(ordinary, everything);
    QJsonObject out;
    Writing differences(out, defaults);
    visit(part, differences);
    return out;
}

LayerGroup readGroup(JsonReader& in, const QString& path, std::vector<Error>& errors)
{
    LayerGroup group;
    Reading own(in);
    own("count", group.count);
    own("norms", group.norms);
    own("encoder", group.encoder);
    constexpr int mostLayers = 10'000;
    if (group.count < 1 || group.count > mostLayers)
        in.refuse(QStringLiteral("count"));
    const auto mixerObject = in.object(QStringLiteral("mixer"), true);
    JsonReader mixerIn(
        mixerObject.value_or(QJsonObject()), path + QStringLiteral(".mixer"), errors);
    visitMixer(group.mixer, Reading(mixerIn));
    const Mixer& mixer = group.mixer;
    if (mixer.kind == MixerKind::Attention &&
        (mixer.heads < 1 || mixer.kvHeads < 1 || mixer.heads % mixer.kvHeads != 0))
        mixerIn.refuse(QStringLiteral("kv_heads"));
    const auto blockObject = in.object(QStringLiteral("feed_forward"));
    JsonReader blockIn(
        blockObject.value_or(QJsonObject()), path + QStringLiteral(".feed_forward"), errors);
    FeedForward& block = group.feedForward;
    visitBlock(block, Reading(blockIn));
    if (block.expertsPerToken > block.experts || (block.expertsPerToken > 0) != block.isMoe())
        blockIn.refuse(QStringLiteral("experts_per_token"));
    return group;
}

} // namespace

TransformerShape readShape(JsonReader& in, const QString& path, std::vector<Error>& errors)
{
    TransformerShape shape;
    visitShape(shape, Reading(in));
    for (const auto& [name, value] :
         {std::pair("hidden", shape.hidden), std::pair("vocab", shape.vocab)}) {
        if (value < 1)
            in.refuse(QString::fromLatin1(name));
    }
    const QJsonArray layers = in.array(QStringLiteral("layers"), true).value_or(QJsonArray());
    if (layers.isEmpty())
        in.refuse(QStringLiteral("layers"));
    for (qsizetype i = 0; i < layers.size(); ++i) {
        const QString layerPath = QStringLiteral("%1.layers[%2]").arg(path).arg(i);
        JsonReader layer(layers.at(i).toObject(), layerPath, errors);
        shape.groups.push_back(readGroup(layer, layerPath, errors));
    }
    return shape;
}

QJsonObject shapeJson(const TransformerShape& shape)
{
    QJsonObject out =
        partJson(shape, [](const TransformerShape& s, Writing& w) { visitShape(s, w); });
    QJsonArray layers;
    for (const LayerGroup& group : shape.groups) {
        QJsonObject layer{
            {QStringLiteral("count"), group.count},
            {QStringLiteral("mixer"),
             partJson(group.mixer, [](const Mixer& m, Writing& w) { visitMixer(m, w); })},
            {QStringLiteral("feed_forward"),
             partJson(
                 group.feedForward, [](const FeedForward& f, Writing& w) { visitBlock(f, w); })}};
        const LayerGroup ordinary;
        if (group.norms != ordinary.norms)
            layer.insert(QStringLiteral("norms"), group.norms);
        if (group.encoder)
            layer.insert(QStringLiteral("encoder"), true);
        layers.append(layer);
    }
    out.insert(QStringLiteral("layers"), layers);
    return out;
}

} // namespace suanchou
