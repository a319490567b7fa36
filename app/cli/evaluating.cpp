// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluating.h"

#include "app/base/ids.h"
#include "app/storage/workspace.h"

namespace suanchou {

namespace {

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

struct Assumed
{
    const AssumptionSpec* spec;
    double value;
};

/// The values of the assumption options; what is wrong with others goes to errors.
std::vector<Assumed> readAssumptions(
    const Arguments& arguments, const AssumptionRegistry& registry, std::vector<Error>& errors)
{
    std::vector<Assumed> out;
    for (const AssumptionSpec& spec : registry.specs()) {
        const QString option = assumptionOption(spec);
        if (!arguments.has(option))
            continue;
        const QString text = arguments.value(option);
        const Result<double> value = parseAssumption(spec, text);
        if (value) {
            out.push_back({&spec, *value});
            continue;
        }
        Error reason = value.error();
        if (reason.params.contains(QStringLiteral("value")))
            reason.params.insert(QStringLiteral("field"), QString(QStringLiteral("--") + option));
        errors.push_back(optionRefusal(option, text, reason));
    }
    return out;
}

/// The plan of a command with its assumption options. Refuses all that is wrong with both at once.
Result<Plan> planOf(const PlanReader& readPlan, const Arguments& arguments, CommandContext& context)
{
    std::vector<Error> errors;
    const std::vector<Assumed> assumed =
        readAssumptions(arguments, context.world->assumptions, errors);
    Result<Plan> plan = readPlan(arguments, context);
    if (!plan && plan.error().code == ErrorCode::PlanRefused) {
        std::vector<Error>& causes = plan.error().causes;
        causes.insert(causes.end(), errors.begin(), errors.end());
    }
    if (plan && !errors.empty())
        return fail(Error{ErrorCode::PlanRefused, {}, std::move(errors)});
    if (plan) {
        for (const auto& [spec, value] : assumed)
            setAssumption(plan->assumptions, *spec, value);
    }
    return plan;
}

Result<Arguments> parseArguments(
    const QString& command,
    const QStringList& arguments,
    QList<QCommandLineOption> options,
    const CommandContext& context)
{
    options.append(QCommandLineOption(workspaceOption, {}, QStringLiteral("file")));
    for (const AssumptionSpec& spec : context.world->assumptions.specs())
        options.append(QCommandLineOption(assumptionOption(spec), {}, QStringLiteral("value")));
    return Arguments::parse(command, arguments, options, context.systemLanguage);
}

} // namespace

QString assumptionOption(const AssumptionSpec& spec)
{
    return QString(spec.id).replace(u'_', u'-');
}

Result<Plan> readOnePlan(const Arguments& arguments, CommandContext& context)
{
    if (arguments.positional().size() > 1)
        return fail(usageError(
            ErrorCode::UsageUnexpectedArgument,
            QStringLiteral("PLAN"),
            arguments.positional().at(1)));
    if (arguments.positional().isEmpty())
        return fail(usageError(
            ErrorCode::UsageMissingArgument, arguments.command(), QStringLiteral("PLAN")));
    return readPlanArgument(arguments.positional().constFirst(), context.input);
}

ExitCode runEvaluating(
    const QString& command,
    const QStringList& arguments,
    const QList<QCommandLineOption>& options,
    CommandContext& context,
    const PlanReader& readPlan,
    const EvaluationWriter& write)
{
    const Result<Arguments> parsed = parseArguments(command, arguments, options, context);
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
        planOf(readPlan, *parsed, inWorld)
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
