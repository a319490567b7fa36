// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/model/shape.h"

#include <optional>

namespace suanchou {

/// What a reader of a config should know about how it was read.
enum class ConfigNoteCode {
    FamilyUnknown,       ///< family: counted as Llama kind
    DefaultUsed,         ///< field, value: absent, the family's default
    ListCollapsed,       ///< field, value: one value a layer, all equal
    PartNotCounted,      ///< part: other towers of a multimodal model
    PredictionLayers,    ///< count, total: extra layers that files hold and the total leaves out
    HeadStoredTwice,     ///< the shared table is in the weight files twice
    Quantised,           ///< method: bytes are of packed weights, the count is of weights
    QuantisationUnknown, ///< method: bytes not known
};

struct ConfigNote
{
    ConfigNoteCode code = ConfigNoteCode::DefaultUsed;
    QVariantMap params;

    bool operator==(const ConfigNote&) const = default;
};

/// A model as its config.json describes it.
struct ModelConfig
{
    QString architecture; ///< architectures[0], else model_type; as printed
    TransformerShape shape;
    ParameterCount stored; ///< numbers in the weight files: second copies and prediction layers too
    std::optional<Bytes> weightBytes; ///< of those numbers; unknown for an unknown quantisation
    std::optional<int> context;       ///< tokens
    bool textOnly = false;            ///< other parts exist and are not counted
    std::vector<ConfigNote> notes;

    bool operator==(const ModelConfig&) const = default;
};

/// Reads a Hugging Face config.json. Knows the spellings of the families in families.cpp; another
/// family with the usual names is read as Llama kind and says so. Null counts as absent; a list of
/// equal numbers as that number. ModelConfigRefused has every field that is missing, of the wrong
/// type, out of range or in contradiction to another as a cause; nothing is guessed.
Result<ModelConfig> parseModelConfig(const QByteArray& json);

} // namespace suanchou
