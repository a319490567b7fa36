// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/plan/describe.h"

namespace suanchou {

namespace {

QString unitWord(AssumptionUnit unit, const Speech& speech)
{
    switch (unit) {
    case AssumptionUnit::Fraction:
        return speech.translate("Assumption", "share");
    case AssumptionUnit::Flag:
        return speech.translate("Assumption", "choice");
    case AssumptionUnit::Count:
        return speech.translate("Assumption", "number");
    case AssumptionUnit::Day:
        return speech.translate("Word", "days");
    case AssumptionUnit::BytesPerToken:
        return speech.translate("Assumption", "bytes per token");
    case AssumptionUnit::BytesPerParameter:
        return speech.translate("Assumption", "bytes per parameter");
    case AssumptionUnit::Gigabytes:
        return QStringLiteral("GB");
    case AssumptionUnit::TokensPerParameter:
        return speech.translate("Assumption", "tokens per parameter");
    }
    Q_UNREACHABLE();
}

} // namespace

QString assumptionValueText(AssumptionUnit unit, double value, const Speech& speech)
{
    QString number = format::trimmed(value, 4);
    switch (unit) {
    case AssumptionUnit::Fraction:
        return format::trimmed(value * 100.0, 2) + QStringLiteral("%");
    case AssumptionUnit::Flag:
        return value != 0.0 ? speech.translate("Word", "yes") : speech.translate("Word", "no");
    case AssumptionUnit::Count:
    case AssumptionUnit::TokensPerParameter:
        return number;
    case AssumptionUnit::Day:
        return number % format::narrowSpace % speech.translate("Word", "days");
    case AssumptionUnit::BytesPerToken:
    case AssumptionUnit::BytesPerParameter:
        return number % format::narrowSpace % speech.translate("Word", "bytes");
    case AssumptionUnit::Gigabytes:
        return number % format::narrowSpace % QStringLiteral("GB");
    }
    Q_UNREACHABLE();
}

QString assumptionBoundsText(AssumptionUnit unit, double least, double most, const Speech& speech)
{
    if (unit == AssumptionUnit::Flag) {
        return filled(
            speech.translate("Assumption", "%{yes} or %{no}"),
            {{QStringLiteral("yes"), assumptionValueText(unit, most, speech)},
             {QStringLiteral("no"), assumptionValueText(unit, least, speech)}});
    }
    // The unit once, but for the sign that is part of the number.
    const bool joined = unit == AssumptionUnit::Fraction;
    return filled(
        speech.translate("Assumption", "%{least} to %{most}"),
        {{QStringLiteral("least"),
          joined ? assumptionValueText(unit, least, speech) : format::trimmed(least, 4)},
         {QStringLiteral("most"), assumptionValueText(unit, most, speech)}});
}

AssumptionText describe(const AssumptionSpec& spec, const Speech& speech)
{
    return AssumptionText{
        .title = speech.pick(spec.title),
        .unit = unitWord(spec.unit, speech),
        .defaultValue = assumptionValueText(spec.unit, spec.defaultValue, speech),
        .bounds = assumptionBoundsText(spec.unit, spec.least, spec.most, speech),
        .source = filled(
            speech.translate("Assumption", "%{source}, %{day}"),
            {{QStringLiteral("source"), speech.pick(spec.source)},
             {QStringLiteral("day"), spec.asOf}}),
    };
}

} // namespace suanchou
