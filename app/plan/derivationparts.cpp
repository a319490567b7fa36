// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/derivationparts.h"

#include <algorithm>

namespace suanchou {

namespace {

ValueUnit valueUnit(AssumptionUnit unit)
{
    switch (unit) {
    case AssumptionUnit::Fraction:
        return ValueUnit::Fraction;
    case AssumptionUnit::Day:
        return ValueUnit::Day;
    case AssumptionUnit::Flag:
    case AssumptionUnit::Count:
    case AssumptionUnit::BytesPerToken:
    case AssumptionUnit::BytesPerParameter:
    case AssumptionUnit::Gigabytes:
    case AssumptionUnit::TokensPerParameter:
        return ValueUnit::Count;
    }
    Q_UNREACHABLE();
}

} // namespace

Derivation leaf(const QString& id, const QString& path, double value, ValueUnit unit, Source source)
{
    return {.id = id, .path = path, .value = value, .unit = unit, .source = std::move(source)};
}

Derivation node(
    const QString& id,
    const QString& path,
    const QString& expression,
    double value,
    ValueUnit unit,
    std::vector<Derivation> inputs)
{
    return {
        .id = id,
        .path = path,
        .expression = expression,
        .value = value,
        .unit = unit,
        .source = {},
        .inputs = std::move(inputs)};
}

QString nameOf(Percentile percentile)
{
    switch (percentile) {
    case Percentile::P10:
        return QStringLiteral("p10");
    case Percentile::P50:
        return QStringLiteral("p50");
    case Percentile::P90:
        return QStringLiteral("p90");
    }
    Q_UNREACHABLE();
}

Percentile mirrored(Percentile percentile)
{
    switch (percentile) {
    case Percentile::P10:
        return Percentile::P90;
    case Percentile::P50:
        return Percentile::P50;
    case Percentile::P90:
        return Percentile::P10;
    }
    Q_UNREACHABLE();
}

Source planInput()
{
    return {.kind = SourceKind::PlanInput};
}

Source plain(SourceKind kind, const QString& text)
{
    return {.kind = kind, .text = {text, text}};
}

Derivation DerivationContext::assumed(const QString& id) const
{
    const auto& used = evaluation.assumptions;
    const auto use = std::find_if(
        used.begin(), used.end(), [id](const AssumptionUse& each) { return each.id == id; });
    Q_ASSERT(use != used.end());
    const AssumptionSpec* spec = world.assumptions.find(id);
    return leaf(
        id,
        QStringLiteral("assumptions[%1].value").arg(use - used.begin()),
        use->value,
        valueUnit(spec->unit),
        use->overridden ? planInput()
                        : Source{
                              .kind = SourceKind::Assumed,
                              .text = spec->source,
                              .url = spec->url,
                              .asOf = spec->asOf});
}

} // namespace suanchou
