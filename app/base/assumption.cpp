// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/assumption.h"

#include "app/base/jsonreader.h"
#include "app/base/numberparse.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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
    AssumptionUnit::TokensPerParameter,
};

/// Why a value cannot be used, without the name of a field.
std::optional<Error> refusalOf(const AssumptionSpec& spec, double value)
{
    Error error{ErrorCode::AssumptionOutOfBounds, {{QStringLiteral("value"), value}}, {}};
    if (!(value >= spec.least && value <= spec.most)) {
        error.params.insert(QStringLiteral("least"), spec.least);
        error.params.insert(QStringLiteral("most"), spec.most);
        error.params.insert(QStringLiteral("unit"), QString(unitName(spec.unit)));
        return error;
    }
    if (isWholeUnit(spec.unit) && value != std::floor(value)) {
        error.code = ErrorCode::AssumptionNotUnderstood;
        error.params.insert(QStringLiteral("expected"), QStringLiteral("a whole number"));
        return error;
    }
    if (spec.unit == AssumptionUnit::Flag && value != 0.0 && value != 1.0) {
        error.code = ErrorCode::JsonFieldValue;
        error.params.insert(QStringLiteral("expected"), QStringLiteral("0 or 1"));
        return error;
    }
    return std::nullopt;
}

Result<double> readInUnit(AssumptionUnit unit, QStringView text)
{
    switch (unit) {
    case AssumptionUnit::Fraction:
        return parseShare(text);
    case AssumptionUnit::Flag:
        return parseFlag(text).map([](bool flag) { return flag ? 1.0 : 0.0; });
    case AssumptionUnit::Count:
        return parseAmount(text, {});
    case AssumptionUnit::Day:
        return parseAmount(text, {u"days", u"day", u"d", u"天", u"日"});
    case AssumptionUnit::BytesPerToken:
    case AssumptionUnit::BytesPerParameter:
        return parseAmount(text, {u"bytes", u"byte", u"字节"});
    case AssumptionUnit::Gigabytes:
        return parseAmount(text, {u"GB", u"G"});
    case AssumptionUnit::TokensPerParameter:
        return parseAmount(text, {u"tokens", u"token", u"词元"});
    }
    Q_UNREACHABLE();
}

/// What describe() says a unit wants.
QString expectedIn(AssumptionUnit unit)
{
    switch (unit) {
    case AssumptionUnit::Fraction:
        return QStringLiteral("a share such as 88% or 0.88");
    case AssumptionUnit::Flag:
        return QStringLiteral("yes or no");
    case AssumptionUnit::Count:
        return QStringLiteral("a whole number");
    case AssumptionUnit::TokensPerParameter:
        return QStringLiteral("a number");
    case AssumptionUnit::Day:
        return QStringLiteral("a number of days");
    case AssumptionUnit::BytesPerToken:
    case AssumptionUnit::BytesPerParameter:
        return QStringLiteral("a number of bytes");
    case AssumptionUnit::Gigabytes:
        return QStringLiteral("a number of GB");
    }
    Q_UNREACHABLE();
}

Error misreading(const AssumptionSpec& spec, QStringView text, const Error& reason)
{
    // These two say it exactly.
    if (reason.code == ErrorCode::NumberEmpty || reason.code == ErrorCode::NumberGroupingAmbiguous)
        return reason;
    return Error{
        ErrorCode::AssumptionNotUnderstood,
        {{QStringLiteral("value"), text.trimmed().toString()},
         {QStringLiteral("expected"), expectedIn(spec.unit)}},
        {}};
}

} // namespace

bool isWholeUnit(AssumptionUnit unit)
{
    return unit == AssumptionUnit::Count || unit == AssumptionUnit::Day;
}

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
    case AssumptionUnit::TokensPerParameter:
        return QLatin1String("tokens_per_parameter");
    }
    Q_UNREACHABLE();
}

std::optional<AssumptionUnit> assumptionUnitFromName(const QString& name)
{
    const auto known = std::find_if(allUnits.begin(), allUnits.end(), [&](AssumptionUnit unit) {
        return name == unitName(unit);
    });
    return known == allUnits.end() ? std::nullopt : std::optional(*known);
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
        const std::optional<AssumptionUnit> unit =
            assumptionUnitFromName(item.string(QStringLiteral("unit"), true).value_or(QString()));
        if (unit)
            spec.unit = *unit;
        else
            item.refuse(QStringLiteral("unit"));
        spec.defaultValue = item.number(QStringLiteral("default"), true).value_or(0);
        spec.least = item.number(QStringLiteral("min"), true).value_or(0);
        spec.most = item.number(QStringLiteral("max"), true).value_or(0);
        spec.title = item.localText(QStringLiteral("title"), true).value_or(LocalText());
        spec.source = item.localText(QStringLiteral("source"), true).value_or(LocalText());
        spec.url = item.string(QStringLiteral("url")).value_or(QString());
        spec.asOf = item.string(QStringLiteral("as_of"), true).value_or(QString());
        if (refusalOf(spec, spec.defaultValue))
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

Result<double> parseAssumption(const AssumptionSpec& spec, QStringView text)
{
    Result<double> value = readInUnit(spec.unit, text);
    if (!value && value.error().code == ErrorCode::NumberOutOfRange)
        value = std::numeric_limits<double>::infinity();
    if (!value)
        return fail(misreading(spec, text, value.error()));
    if (std::optional<Error> refused = refusalOf(spec, *value)) {
        refused->params.insert(QStringLiteral("value"), text.trimmed().toString());
        return fail(std::move(*refused));
    }
    return value;
}

double valueOf(const AssumptionSpec& spec, const AssumptionOverrides& overrides)
{
    const auto set = overrides.find(spec.id);
    return set == overrides.end() ? spec.defaultValue : set->second;
}

void setAssumption(AssumptionOverrides& overrides, const AssumptionSpec& spec, double value)
{
    if (value == spec.defaultValue)
        overrides.erase(spec.id);
    else
        overrides.insert_or_assign(spec.id, value);
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
        } else if (std::optional<Error> refused = refusalOf(*spec, value)) {
            refused->params.insert(QStringLiteral("field"), field);
            errors.push_back(std::move(*refused));
        }
    }
    return errors;
}

double AssumptionSet::value(QLatin1String id) const
{
    const AssumptionSpec* spec = m_registry.find(QString(id));
    Q_ASSERT_X(spec, "AssumptionSet", "id without a record in resources/assumptions.json");
    return valueOf(*spec, m_overrides);
}

} // namespace suanchou
