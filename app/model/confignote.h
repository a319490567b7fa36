// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QVariantMap>

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

/// The stable name of a note for JSON: "family_unknown", …
QLatin1String configNoteName(ConfigNoteCode code);
std::optional<ConfigNoteCode> configNoteFromName(const QString& name);

} // namespace suanchou
