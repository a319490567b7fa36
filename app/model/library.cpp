// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/library.h"

#include "app/base/jsonreader.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

QString foldedName(const QString& name)
{
    QString out;
    const QString folded = name.toCaseFolded();
    for (const QChar c : folded) {
        if (c.isLetterOrNumber())
            out += c;
    }
    return out;
}

LibraryModel readModel(JsonReader& in)
{
    const auto size = [&in](const char* key, qint64 least = 1) {
        constexpr qint64 most = 10'000'000;
        const QString name = QString::fromLatin1(key);
        const qint64 value = in.integer(name, true).value_or(least);
        if (value < least || value > most)
            in.refuse(name);
        return static_cast<int>(std::clamp(value, least, most));
    };
    const auto flag = [&in](const char* key) {
        return in.boolean(QString::fromLatin1(key)).value_or(false);
    };
    LibraryModel model;
    model.id = in.string(QStringLiteral("id"), true).value_or(QString());
    model.name = in.string(QStringLiteral("name"), true).value_or(QString());
    model.source = in.string(QStringLiteral("source"), true).value_or(QString());
    model.context = size("context");
    model.shape = TransformerShape{
        .layers = size("layers"),
        .hidden = size("hidden"),
        .heads = size("heads"),
        .kvHeads = size("kv_heads"),
        .headDim = size("head_dim"),
        .ffnHidden = size("ffn_hidden"),
        .vocab = size("vocab"),
        .experts = size("experts", 0),
        .expertsPerToken = size("experts_per_token", 0),
        .tiedEmbeddings = flag("tied_embeddings"),
        .qkvBias = flag("qkv_bias"),
        .outputBias = flag("output_bias"),
        .qkNorm = flag("qk_norm"),
    };
    const bool oneOfThem = model.shape.expertsPerToken >= 1;
    if (model.shape.expertsPerToken > model.shape.experts || oneOfThem != model.shape.isMoe())
        in.refuse(QStringLiteral("experts_per_token"));
    return model;
}

} // namespace

Result<ModelLibrary> ModelLibrary::parse(const QByteArray& json)
{
    const Result<QJsonObject> document = parseJsonObject(json);
    if (!document)
        return fail(document.error());
    std::vector<Error> errors;
    JsonReader top(*document, {}, errors);
    const QJsonArray items = top.array(QStringLiteral("models"), true).value_or(QJsonArray());
    ModelLibrary library;
    for (qsizetype i = 0; i < items.size(); ++i) {
        JsonReader in(items.at(i).toObject(), QStringLiteral("models[%1]").arg(i), errors);
        library.m_models.push_back(readModel(in));
    }
    if (!errors.empty())
        return fail(Error{
            ErrorCode::ResourceDamaged,
            {{QStringLiteral("table"), QStringLiteral("models")}},
            std::move(errors)});
    return library;
}

const LibraryModel* ModelLibrary::find(const QString& name) const
{
    const QString wanted = foldedName(name);
    const auto found =
        std::find_if(m_models.begin(), m_models.end(), [&](const LibraryModel& model) {
            return foldedName(model.id) == wanted || foldedName(model.name) == wanted;
        });
    return found == m_models.end() ? nullptr : &*found;
}

Result<ModelFacts> ModelLibrary::facts(const QString& name) const
{
    const LibraryModel* model = find(name);
    if (!model)
        return fail(ErrorCode::ModelUnknown, {{QStringLiteral("text"), name}});
    return ModelFacts{
        .name = model->name,
        .shapeName = model->name,
        .shape = model->shape,
        .parameters = countParameters(model->shape),
        .source = model->source,
    };
}

ModelFacts ModelLibrary::factsOfSize(ParameterCount size) const
{
    constexpr double nearEnough = 0.05;
    const LibraryModel* nearest = nullptr;
    double least = nearEnough;
    for (const LibraryModel& model : m_models) {
        if (model.shape.isMoe())
            continue;
        const double distance = std::abs(countParameters(model.shape).total / size - 1.0);
        if (distance < least) {
            least = distance;
            nearest = &model;
        }
    }
    ModelFacts facts;
    facts.shape = nearest ? nearest->shape : typicalShape(size);
    facts.shapeName = nearest ? nearest->name : QString();
    facts.source = nearest ? nearest->source : QString();
    const ParameterBreakdown counted = countParameters(facts.shape);
    facts.parameters = {
        .total = size,
        .active = size,
        .inputEmbedding = std::min(counted.inputEmbedding, size * 0.5),
    };
    return facts;
}

} // namespace suanchou
