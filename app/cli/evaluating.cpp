// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluating.h"

#include "app/base/ids.h"
#include "app/storage/workspace.h"

namespace suanchou {

namespace {

constexpr QLatin1String setOption("set");
constexpr QLatin1String workspaceOption("workspace");

/// The facts with the received quotes of --workspace; without it those of the program alone, so
/// that no number depends on a file that nobody has named.
Result<WorldPtr> worldOf(const Arguments& arguments, const CommandContext& context)
{
    if (!arguments.has(workspaceOption))
        return context.world;
    RandomIdSource ids(context.clock);
    return Workspace::open(
               arguments.value(workspaceOption), Workspace::Access::ReadOnly, context.clock, ids)
        .and_then([](const std::unique_ptr<Workspace>& workspace) { return workspace->quotes(); })
        .map([&](const std::vector<ReceivedQuote>& quotes) {
            return withQuotes(context.world, quotes);
        });
}

} // namespace

QCommandLineOption assumptionOption()
{
    return QCommandLineOption(setOption, {}, QStringLiteral("id=value"));
}

void readAssumptionOptions(const Arguments& arguments, Plan& plan, std::vector<Error>& errors)
{
    const QStringList settings = arguments.values(setOption);
    for (const QString& setting : settings) {
        bool ok = false;
        const double value = setting.section(u'=', 1).toDouble(&ok);
        if (ok) {
            plan.assumptions.insert_or_assign(setting.section(u'=', 0, 0).trimmed(), value);
        } else {
            Error error = fieldError(ErrorCode::JsonFieldValue, QStringLiteral("--set"), setting);
            error.params.insert(QStringLiteral("expected"), QStringLiteral("id=value"));
            errors.push_back(std::move(error));
        }
    }
}

Result<Plan> readPlanWithOverrides(const Arguments& arguments, CommandContext& context)
{
    if (arguments.positional().size() > 1)
        return fail(
            ErrorCode::UsageUnexpectedArgument,
            {{QStringLiteral("command"), QStringLiteral("PLAN")},
             {QStringLiteral("value"), arguments.positional().at(1)}});
    if (arguments.positional().isEmpty())
        return fail(
            ErrorCode::UsageMissingArgument,
            {{QStringLiteral("command"), arguments.command()},
             {QStringLiteral("value"), QStringLiteral("PLAN")}});
    Result<Plan> plan = readPlanArgument(arguments.positional().constFirst(), context.input);
    if (!plan)
        return plan;
    std::vector<Error> errors;
    readAssumptionOptions(arguments, *plan, errors);
    if (!errors.empty())
        return fail(Error{ErrorCode::PlanRefused, {}, std::move(errors)});
    return plan;
}

ExitCode runEvaluating(
    const QString& command,
    const QStringList& arguments,
    const QList<QCommandLineOption>& options,
    CommandContext& context,
    const PlanReader& readPlan,
    const EvaluationWriter& write)
{
    const Result<Arguments> parsed = Arguments::parse(
        command,
        arguments,
        QList<QCommandLineOption>(options)
            << QCommandLineOption(workspaceOption, {}, QStringLiteral("file")),
        context.systemLanguage);
    if (!parsed) {
        const CommonOptions common = peekCommonOptions(arguments, context.systemLanguage);
        return refuse(parsed.error(), common.json, Speech(common.language), context);
    }
    const CommonOptions& common = parsed->common();
    const Speech speech(common.language);
    const Result<WorldPtr> world = worldOf(*parsed, context);
    if (!world)
        return refuse(world.error(), common.json, speech, context);
    CommandContext inWorld = context;
    inWorld.world = *world;
    const Result<QByteArray> bytes =
        readPlan(*parsed, inWorld)
            .and_then([&](const Plan& plan) {
                return evaluate(plan, **world, common.today.value_or(context.clock.today()));
            })
            .and_then([&](const Evaluation& evaluation) {
                return write(evaluation, *parsed, speech, inWorld);
            });
    if (!bytes)
        return refuse(bytes.error(), common.json, speech, context);
    return deliver(*bytes, common.out, common.json, speech, context);
}

} // namespace suanchou
