// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/options.h"
#include "app/plan/evaluation.h"

#include <functional>

namespace suanchou {

using PlanReader = std::function<Result<Plan>(const Arguments&, CommandContext&)>;
using EvaluationWriter = std::function<Result<QByteArray>(
    const Evaluation&, const Arguments&, const Speech&, CommandContext&)>;

/// The common course of every command that evaluates: arguments → facts, with the received quotes
/// of --workspace FILE if that is given → plan, with the values of the assumption options over its
/// own → evaluation → bytes → output or file, refusing in words or JSON at each step.
ExitCode runEvaluating(
    const QString& command,
    const QStringList& arguments,
    const QList<QCommandLineOption>& options,
    CommandContext& context,
    const PlanReader& readPlan,
    const EvaluationWriter& write);

/// The option of an assumption without its dashes: "run-factor".
QString assumptionOption(const AssumptionSpec& spec);
/// Exactly one PLAN argument.
Result<Plan> readOnePlan(const Arguments& arguments, CommandContext& context);

} // namespace suanchou
