// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/model/modelconfig.h"
#include "app/model/shape.h"

#include <vector>

namespace suanchou {

/// A public model: its sizes and where they were published.
struct LibraryModel
{
    QString id;   ///< "llama-2-13b", the plan file's name for it
    QString name; ///< "Llama-2-13B", as people write it
    TransformerShape shape;
    int context = 0;
    QString source;

    bool operator==(const LibraryModel&) const = default;
};

/// A model ready for sizing.
struct ModelFacts
{
    QString name;      ///< library name, empty for a bare size
    QString shapeName; ///< the model whose shape a bare size borrows; empty = typical shape
    TransformerShape shape;
    ParameterBreakdown parameters;
    QString source;
    std::vector<ConfigNote> notes; ///< how a config.json was read

    bool operator==(const ModelFacts&) const = default;
};

/// Facts of a model that brings its own config.json, under the name that people call it by (empty:
/// the architecture that the config names).
ModelFacts factsOfConfig(const ModelConfig& config, const QString& name);

/// The public models of resources/models/library.json, smallest first.
class ModelLibrary
{
public:
    static Result<ModelLibrary> parse(const QByteArray& json);

    [[nodiscard]] const std::vector<LibraryModel>& models() const { return m_models; }
    /// By id or name; case, spaces, dots, dashes and underscores do not matter.
    [[nodiscard]] const LibraryModel* find(const QString& name) const;
    /// Facts of a library model; ModelUnknown otherwise.
    [[nodiscard]] Result<ModelFacts> facts(const QString& name) const;
    /// Facts of a bare size: exactly that many parameters, in the shape of the nearest ordinary
    /// (dense, full attention, gated) library model within 5 %, else in the typical shape. Of
    /// equally near ones the first in the library.
    [[nodiscard]] ModelFacts factsOfSize(ParameterCount size) const;

    bool operator==(const ModelLibrary&) const = default;

private:
    std::vector<LibraryModel> m_models;
};

} // namespace suanchou
