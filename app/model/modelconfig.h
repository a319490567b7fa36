// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/model/confignote.h"
#include "app/model/shape.h"

#include <QJsonObject>

#include <optional>

namespace suanchou {

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
Result<ModelConfig> parseModelConfig(const QJsonObject& document);
Result<ModelConfig> parseModelConfig(const QByteArray& json);

} // namespace suanchou
