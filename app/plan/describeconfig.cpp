// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/plan/describe.h"

namespace suanchou {

namespace {

QString pattern(ConfigNoteCode code, const Speech& speech)
{
    switch (code) {
    case ConfigNoteCode::FamilyUnknown:
        return speech.translate(
            "Config", "model_type \"%{family}\" is not known: counted like Llama");
    case ConfigNoteCode::DefaultUsed:
        return speech.translate(
            "Config", "%{field} is not stated: %{value}, the default of the family");
    case ConfigNoteCode::ListCollapsed:
        return speech.translate("Config", "%{field} is a list of equal values: %{value}");
    case ConfigNoteCode::PartNotCounted:
        return speech.translate("Config", "%{part} is not counted: the text part only");
    case ConfigNoteCode::PredictionLayers:
        return speech.translate(
            "Config",
            "%{count} prediction layer(s) left out; the weight files hold %{total} with them");
    case ConfigNoteCode::HeadStoredTwice:
        return speech.translate("Config", "the weight files hold the shared table twice");
    case ConfigNoteCode::Quantised:
        return speech.translate(
            "Config", "weights are packed (%{method}): bytes of the file, count of the weights");
    case ConfigNoteCode::QuantisationUnknown:
        return speech.translate(
            "Config", "packing \"%{method}\" is not known: the bytes of the file are not known");
    }
    Q_UNREACHABLE();
}

} // namespace

QString describe(const ConfigNote& note, const Speech& speech)
{
    QHash<QString, QString> values;
    for (auto item = note.params.begin(); item != note.params.end(); ++item) {
        const QVariant& value = item.value();
        values.insert(
            item.key(),
            value.typeId() == QMetaType::Double ? format::fixed(value.toDouble(), 0)
                                                : value.toString());
    }
    return filled(pattern(note.code, speech), values);
}

} // namespace suanchou
