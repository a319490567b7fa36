// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/confignote.h"

#include <algorithm>
#include <array>

namespace suanchou {

QLatin1String configNoteName(ConfigNoteCode code)
{
    switch (code) {
    case ConfigNoteCode::FamilyUnknown:
        return QLatin1String("family_unknown");
    case ConfigNoteCode::DefaultUsed:
        return QLatin1String("default_used");
    case ConfigNoteCode::ListCollapsed:
        return QLatin1String("list_collapsed");
    case ConfigNoteCode::PartNotCounted:
        return QLatin1String("part_not_counted");
    case ConfigNoteCode::PredictionLayers:
        return QLatin1String("prediction_layers");
    case ConfigNoteCode::HeadStoredTwice:
        return QLatin1String("head_stored_twice");
    case ConfigNoteCode::Quantised:
        return QLatin1String("quantised");
    case ConfigNoteCode::QuantisationUnknown:
        return QLatin1String("quantisation_unknown");
    }
    Q_UNREACHABLE();
}

std::optional<ConfigNoteCode> configNoteFromName(const QString& name)
{
    static constexpr std::array all{
        ConfigNoteCode::FamilyUnknown,
        ConfigNoteCode::DefaultUsed,
        ConfigNoteCode::ListCollapsed,
        ConfigNoteCode::PartNotCounted,
        ConfigNoteCode::PredictionLayers,
        ConfigNoteCode::HeadStoredTwice,
        ConfigNoteCode::Quantised,
        ConfigNoteCode::QuantisationUnknown,
    };
    const auto* found = std::find_if(
        all.begin(), all.end(), [&](ConfigNoteCode code) { return name == configNoteName(code); });
    if (found == all.end())
        return std::nullopt;
    return *found;
}

} // namespace suanchou
