// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/assumption.h"

#include "app/base/jsonreader.h"

#include <algorithm>
#include <array>

namespace suanchou {

namespace {

constexpr std::array allUnits{
    AssumptionUnit::Fraction,
    AssumptionUnit::Flag,
    AssumptionUnit::Count,
    AssumptionUnit::Day,
    AssumptionUnit::BytesPerToken,
    AssumptionUnit::BytesPerParameter,
    AssumptionUnit::Gigabytes,
    AssumptionUnit::Tokens,
};

} // namespace

QLatin1String unitName(AssumptionUnit unit)
{
    switch (unit) {
    case AssumptionUnit::Fraction:
        return QLatin1String("fraction");
    case AssumptionUnit::Flag:
        return QLatin1String("flag");
    case AssumptionUnit::Count:
        return QLatin1String("count");
    case AssumptionUnit::Day:
        return QLatin1String("days");
    case AssumptionUnit::BytesPerToken:
        return QLatin1String("bytes_per_token");
    case AssumptionUnit::BytesPerParameter:
        return QLatin1String("bytes_per_parameter");
    case AssumptionUnit::Gigabytes:
        return QLatin1String("GB");
    case AssumptionUnit::Tokens:
        return QLatin1String("tokens");
    }
    Q_UNREACHABLE();
}

Result<AssumptionRegistry> AssumptionRegistry::parse(const QByteArray& json)
{
    const Result<QJsonObject> document = parseJsonObject(json);
    if (!document)
        return fail(document.error());
    std::vector<Error> errors;
    JsonReader top(*document, {}, errors);
    AssumptionRegistry registry;
    const QJsonArray items = top.array(QStringLiteral("assumptions"), true).value_or(QJsonArray());
    for (qsizetype i = 0; i < items.size(); ++i) {
        JsonReader item(items.at(i).toObject(), QStringLiteral("assumptions[%1]").arg(i), errors);
        AssumptionSpec spec;
        spec.id = item.string(QStringLiteral("id"), true).value_or(QString());
        const QString unit = item.string(QStringLiteral("unit"), true).value_or(QString());
        const auto known = std::find_if(allUnits.begin(), allUnits.end(), [&](AssumptionUnit u) {
            return unit == unitName(u);
        });
        if (known == allUnits.end())
            item.refuse(QStringLiteral("unit"));
        else
            spec.unit = *known;
        spec.defaultValue = item.number(QStringLiteral("default"), true).value_or(0);
        spec.least = item.number(QStringLiteral("min"), true).value_or(0);
        spec.most = item.number(QStringLiteral("max"), true).value_or(0);
        spec.title = item.localText(QStringLiteral("title"), true).value_or(LocalText());
        spec.source = item.localText(QStringLiteral("source"), true).value_or(LocalText());
        spec.url = item.string(QStringLiteral("url")).value_or(QString());
        spec.asOf = item.string(QStringLiteral("as_of"), true).value_or(QString());
        if (spec.defaultValue < spec.least || spec.defaultValue > spec.most)
            item.refuse(QStringLiteral("default"));
        if (registry.find(spec.id))
            item.refuse(QStringLiteral("id"));
        registry.m_specs.push_back(std::move(spec));
    }
    if (!errors.empty())
        return fail(Error{
            ErrorCode::ResourceDamaged,
            {{QStringLiteral("table"), QStringLiteral("assumptions")}},
            std::move(errors)});
    return registry;
}

const AssumptionSpec* AssumptionRegistry::find(const QString& id) const
{
    const auto found = std::find_if(
        m_specs.begin(), m_specs.end(), [&](const AssumptionSpec& spec) { return spec.id == id; });
    return found == m_specs.end() ? nullptr : &*found;
}

std::vector<Error> checkOverrides(
    const AssumptionRegistry& registry, const AssumptionOverrides& overrides)
{
    std::vector<Error> errors;
    errors.reserve(overrides.size());
    for (const auto& [id, value] : overrides) {
        const QString field = QStringLiteral("assumptions.") + id;
        const AssumptionSpec* spec = registry.find(id);
        if (!spec) {
            errors.push_back(fieldError(ErrorCode::AssumptionUnknown, field, value));
        } else if (!(value >= spec->least && value <= spec->most)) {
            Error error = fieldError(ErrorCode::AssumptionOutOfBounds, field, value);
            error.params.insert(QStringLiteral("least"), spec->least);
            error.params.insert(QStringLiteral("most"), spec->most);
            errors.push_back(std::move(error));
        } else if (spec->unit == AssumptionUnit::Flag && value != 0.0 && value != 1.0) {
            Error error = fieldError(ErrorCode::JsonFieldValue, field, value);
            error.params.insert(QStringLiteral("expected"), QStringLiteral("0 or 1"));
            errors.push_back(std::move(error));
        }
    }
    return errors;
}

double AssumptionSet::value(QLatin1String id) const
{
    const auto set = m_overrides.find(QString(id));
    if (set != m_overrides.end())
        return set->second;
    const AssumptionSpec* spec = m_registry.find(QString(id));
    Q_ASSERT_X(spec, "AssumptionSet", "id without a record in resources/assumptions.json");
    return spec->defaultValue;
}

} // namespace suanchou
