// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/speech.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace suanchou {

enum class AssumptionUnit {
    Fraction,
    Flag,
    Count,
    Day,
    BytesPerToken,
    BytesPerParameter,
    Gigabytes,
    TokensPerParameter
};

/// One default that a plan may override: what it is, in which unit, from where, within which
/// bounds.
struct AssumptionSpec
{
    QString id;
    AssumptionUnit unit = AssumptionUnit::Fraction;
    double defaultValue = 0;
    double least = 0;
    double most = 0;
    LocalText title;
    LocalText source;
    QString url;
    QString asOf;

    bool operator==(const AssumptionSpec&) const = default;
};

/// Whether only whole numbers of the unit make sense: copies and days, not shares and sizes.
bool isWholeUnit(AssumptionUnit unit);
/// Name of the unit in files: "fraction", "flag", "count", …
QLatin1String unitName(AssumptionUnit unit);
std::optional<AssumptionUnit> assumptionUnitFromName(const QString& name);

/// The records of resources/assumptions.json in their order. Dialogs, CLI flags, tooltips and the
/// appendix of the paper are made from this one table.
class AssumptionRegistry
{
public:
    static Result<AssumptionRegistry> parse(const QByteArray& json);

    [[nodiscard]] const std::vector<AssumptionSpec>& specs() const { return m_specs; }
    [[nodiscard]] const AssumptionSpec* find(const QString& id) const;

    bool operator==(const AssumptionRegistry&) const = default;

private:
    std::vector<AssumptionSpec> m_specs;
};

/// Values a plan has set, by id.
using AssumptionOverrides = std::map<QString, double>;

/// The value in force.
double valueOf(const AssumptionSpec& spec, const AssumptionOverrides& overrides);
/// What a person typed for an assumption, with or without its unit: "88 %" and "0.88" for a share,
/// yes and no for a flag. Refused outside the bounds, and a fraction of what comes whole.
Result<double> parseAssumption(const AssumptionSpec& spec, QStringView text);
/// Sets a value; the default needs no override.
void setAssumption(AssumptionOverrides& overrides, const AssumptionSpec& spec, double value);

/// Unknown ids and values that parseAssumption would refuse, one error each, field
/// "assumptions.ID".
std::vector<Error> checkOverrides(
    const AssumptionRegistry& registry, const AssumptionOverrides& overrides);

/// The registry seen through a plan's overrides. Both must outlive it.
class AssumptionSet
{
public:
    AssumptionSet(const AssumptionRegistry& registry, const AssumptionOverrides& overrides)
        : m_registry(registry)
        , m_overrides(overrides)
    {
    }

    /// The value in force. Precondition: the registry has the id.
    [[nodiscard]] double value(QLatin1String id) const;
    [[nodiscard]] bool flag(QLatin1String id) const { return value(id) != 0.0; }
    [[nodiscard]] bool isOverridden(const QString& id) const { return m_overrides.contains(id); }

private:
    const AssumptionRegistry& m_registry;
    const AssumptionOverrides& m_overrides;
};

} // namespace suanchou
