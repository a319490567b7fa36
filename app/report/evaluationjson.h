// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"

#include <QJsonObject>

namespace suanchou {

/// Base units, snake_case, money in major units beside its currency, ranges {p10, p50, p90},
/// unknown = null (design.md section 5). Texts (problem and finding sentences) are not part of it:
/// codes and params are.
QJsonObject estimateJson(const Evaluation& evaluation, const World& world, const Speech& speech);
/// Rows that the region rule leaves out are counted in "left_out"; those given follow the others.
QJsonObject compareJson(
    const Evaluation& evaluation, const Speech& speech, const std::vector<OfferRow>& leftOut);
/// {"error": {code, message, params, causes[]}}
QJsonObject errorJson(const Error& error, const Speech& speech);

/// A text, or null where there is none: unknown is null in every output.
QJsonValue textOrNull(const QString& text);

/// "included", "excluded", "included_assumed", "excluded_assumed": how the tax of a row was read.
QString taxBasis(const OfferRow& row);
QLatin1String evidenceName(EvidenceKind kind);
QLatin1String componentName(CostComponent component);
QLatin1String lineUnitName(LineUnit unit);

} // namespace suanchou
