// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/paperrules.h"

#include "ui/window/steps.h"

#include <cmath>

namespace suanchou::ui {

namespace {

constexpr double mostValidDays = 3650;

} // namespace

PlanFieldRules partyRules(const QString& key, QString Parties::*member)
{
    PlanFieldRules rules;
    rules.key = key;
    rules.step = step::parties;
    rules.read = [member](const QString& text) -> Result<PlanChange> {
        return PlanChange([member, text](Plan& plan) { plan.parties.*member = text; });
    };
    rules.write = [member](const Plan& plan) { return plan.parties.*member; };
    return rules;
}

PlanFieldRules validDaysRules()
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("terms.valid_days");
    rules.step = step::terms;
    rules.read = [](const QString& text) -> Result<PlanChange> {
        const Result<double> number = parseNumber(text);
        if (!number)
            return fail(number.error());
        if (*number < 1 || *number > mostValidDays || *number != std::floor(*number)) {
            return fail(
                ErrorCode::NumberOutOfRange,
                {{QStringLiteral("text"), text},
                 {QStringLiteral("least"), 1.0},
                 {QStringLiteral("most"), mostValidDays}});
        }
        const int days = static_cast<int>(*number);
        return PlanChange([days](Plan& plan) { plan.terms.validDays = days; });
    };
    rules.write = [](const Plan& plan) { return QString::number(plan.terms.validDays); };
    return rules;
}

} // namespace suanchou::ui
