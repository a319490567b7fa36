// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/options.h"
#include "app/plan/evaluation.h"

#include <QJsonArray>

namespace suanchou {

namespace {

/// "plan check FILE": whether a plan can be read and evaluated, and what is wrong with it.
class PlanCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("plan"); }
    [[nodiscard]] QString summary(const Speech& speech) const override
    {
        return speech.translate(
            "Cli", "Says whether a plan can be used, and what is wrong with it");
    }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("check PLAN"); }

    ExitCode run(const QStringList& arguments, CommandContext& context) const override
    {
        const CommonOptions seen = peekCommonOptions(arguments, context.systemLanguage);
        const Speech speech(seen.language);
        const auto refused = [&](const Error& error) {
            return refuse(error, seen.json, speech, context);
        };
        const QString action = arguments.value(0);
        if (action != QLatin1String("check"))
            return refused(Error{
                ErrorCode::UsageMissingArgument,
                {{QStringLiteral("command"), QStringLiteral("plan")},
                 {QStringLiteral("value"), QStringLiteral("check")}},
                {}});
        const Result<Arguments> parsed = Arguments::parse(
            QStringLiteral("plan check"), arguments.mid(1), {}, context.systemLanguage);
        if (!parsed)
            return refused(parsed.error());
        if (parsed->positional().size() != 1)
            return refused(Error{
                ErrorCode::UsageMissingArgument,
                {{QStringLiteral("command"), QStringLiteral("plan check")},
                 {QStringLiteral("value"), QStringLiteral("PLAN")}},
                {}});
        const QDate today = parsed->common().today.value_or(context.clock.today());
        const Result<Evaluation> evaluation =
            readPlanArgument(parsed->positional().constFirst(), context.input)
                .and_then([&](const Plan& plan) { return evaluate(plan, *context.world, today); });
        if (!evaluation)
            return refused(evaluation.error());
        const QByteArray bytes = seen.json
            ? jsonBytes(
                  {{QStringLiteral("schema"), QStringLiteral("suanchou.plan_check/1")},
                   {QStringLiteral("usable"), true},
                   {QStringLiteral("findings"), static_cast<qint64>(evaluation->findings.size())}})
            : QString(speech.translate("Cli", "The plan can be used.") + u'\n').toUtf8();
        return deliver(bytes, parsed->common().out, seen.json, speech, context);
    }
};

} // namespace

std::unique_ptr<Command> makePlanCommand()
{
    return std::make_unique<PlanCommand>();
}

} // namespace suanchou
