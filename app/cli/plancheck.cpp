// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluating.h"

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
    [[nodiscard]] QString synopsis() const override
    {
        return QStringLiteral("check PLAN [--ASSUMPTION VALUE] [--workspace FILE]");
    }
    [[nodiscard]] bool takesAssumptions() const override { return true; }

    ExitCode run(const QStringList& arguments, CommandContext& context) const override
    {
        if (arguments.value(0) != QLatin1String("check")) {
            const CommonOptions seen = peekCommonOptions(arguments, context.systemLanguage);
            const Error error = usageError(
                ErrorCode::UsageMissingArgument, QStringLiteral("plan"), QStringLiteral("check"));
            return refuse(error, seen.json, Speech(seen.language), context);
        }
        return runEvaluating(
            QStringLiteral("plan check"),
            arguments.mid(1),
            {},
            context,
            readOnePlan,
            [](const Evaluation& e, const Arguments& parsed, const Speech& spoken, CommandContext&)
                -> Result<QByteArray> {
                if (!parsed.common().json)
                    return (spoken.translate("Cli", "The plan can be used.") + u'\n').toUtf8();
                return jsonBytes(
                    {{QStringLiteral("schema"), QStringLiteral("suanchou.plan_check/1")},
                     {QStringLiteral("usable"), true},
                     {QStringLiteral("findings"), static_cast<qint64>(e.findings.size())}});
            });
    }
};

} // namespace

std::unique_ptr<Command> makePlanCommand()
{
    return std::make_unique<PlanCommand>();
}

} // namespace suanchou
