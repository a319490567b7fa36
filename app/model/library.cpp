// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/library.h"

#include "app/base/foldedname.h"
#include "app/base/jsonreader.h"
#include "app/model/shapejson.h"

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

LibraryModel readModel(JsonReader& in, const QString& path, std::vector<Error>& errors)
{
    LibraryModel model;
    model.id = in.string(QStringLiteral("id"), true).value_or(QString());
    model.name = in.string(QStringLiteral("name"), true).value_or(QString());
    model.source = in.string(QStringLiteral("source"), true).value_or(QString());
    model.context = static_cast<int>(
        std::clamp<qint64>(in.integer(QStringLiteral("context")).value_or(0), 0, 100'000'000));
    const auto shape = in.object(QStringLiteral("shape"), true);
    const QString shapePath = path + QStringLiteral(".shape");
    JsonReader shapeIn(shape.value_or(QJsonObject()), shapePath, errors);
    model.shape = readShape(shapeIn, shapePath, errors);
    return model;
}

/// What a size alone stands for: equal dense layers with full attention and a gated block.
bool isOrdinary(const TransformerShape& shape)
{
    const LayerGroup& layer = shape.mainGroup();
    return shape.groups.size() == 1 && layer.mixer.kind == MixerKind::Attention &&
        layer.mixer.window == 0 && layer.feedForward.gated && !shape.isMoe() &&
        shape.otherParts == 0;
}

} // namespace

ModelFacts factsOfConfig(const ModelConfig& config, const QString& name)
{
    return {
        .name = name.isEmpty() ? config.architecture : name,
        .shapeName = config.architecture,
        .shape = config.shape,
        .parameters = countParameters(config.shape),
        .source = QStringLiteral("config.json"),
        .notes = config.notes,
    };
}

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
        const QString path = QStringLiteral("models[%1]").arg(i);
        JsonReader in(items.at(i).toObject(), path, errors);
        library.m_models.push_back(readModel(in, path, errors));
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
        .notes = {},
    };
}

ModelFacts ModelLibrary::factsOfSize(ParameterCount size) const
{
    constexpr double nearEnough = 0.05;
    const LibraryModel* nearest = nullptr;
    double least = nearEnough;
    for (const LibraryModel& model : m_models) {
        if (!isOrdinary(model.shape))
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
