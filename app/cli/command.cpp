// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/base/atomicfile.h"
#include "app/cli/evaluating.h"
#include "app/cli/options.h"
#include "app/plan/describe.h"
#include "app/report/evaluationjson.h"

#include <QIODevice>
#include <QJsonDocument>

namespace suanchou {

namespace {

ExitCode exitCodeOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::UsageUnknownCommand:
    case ErrorCode::UsageOption:
    case ErrorCode::UsageMissingArgument:
    case ErrorCode::UsageUnexpectedArgument:
        return ExitCode::Usage;
    case ErrorCode::FileNotReadable:
    case ErrorCode::FileNotWritable:
        return ExitCode::FileTrouble;
    case ErrorCode::ResourceDamaged:
        return ExitCode::Bug;
    default:
        return ExitCode::Refused;
    }
}

QString commonUsage(const Speech& speech)
{
    return speech.translate(
               "Cli",
               "Every command: --json, --lang zh|en, --today YYYY-MM-DD, -o FILE. Exit codes: 0 "
               "done, 1 "
               "refused, 2 usage, 3 file, 70 bug.") +
        u'\n';
}

QString commandUsage(const Command& command, const Speech& speech)
{
    return QStringLiteral("  ") + command.name() + u' ' + command.synopsis() +
        QStringLiteral("\n      ") + command.summary(speech) + u'\n';
}

QString assumptionUsage(const AssumptionRegistry& registry, const Speech& speech)
{
    QString out = speech.translate("Cli", "Assumptions, with the value for this run:") + u'\n';
    for (const AssumptionSpec& spec : registry.specs()) {
        const AssumptionText text = describe(spec, speech);
        out += QStringLiteral("  --") + assumptionOption(spec) + QStringLiteral(" VALUE\n      ") +
            filled(speech.translate(
                       "Cli", "%{title} (unit: %{unit}; default: %{default}; bounds: %{bounds})"),
                   {{QStringLiteral("title"), text.title},
                    {QStringLiteral("unit"), text.unit},
                    {QStringLiteral("default"), text.defaultValue},
                    {QStringLiteral("bounds"), text.bounds}}) +
            u'\n';
    }
    return out;
}

QString usageOf(const Command& command, const AssumptionRegistry& registry, const Speech& speech)
{
    return speech.translate("Cli", "Usage: suanchou-cli COMMAND ARGUMENTS") + u'\n' +
        commandUsage(command, speech) +
        (command.takesAssumptions() ? assumptionUsage(registry, speech) : QString()) +
        commonUsage(speech);
}

QString usage(const CommandList& commands, const Speech& speech)
{
    QString out = speech.translate("Cli", "Usage: suanchou-cli COMMAND ARGUMENTS") + u'\n';
    for (const auto& command : commands)
        out += commandUsage(*command, speech);
    return out +
        speech.translate("Cli", "COMMAND --help lists the assumptions that a command takes.") +
        u'\n' + commonUsage(speech);
}

} // namespace

CommandList allCommands()
{
    CommandList commands;
    commands.push_back(makeInspectCommand());
    commands.push_back(makeEstimateCommand());
    commands.push_back(makeCompareCommand());
    commands.push_back(makeQuoteCommand());
    commands.push_back(makePlanCommand());
    commands.push_back(makePredictCommand());
    commands.push_back(makeCatalogCommand());
    return commands;
}

const Command* findCommand(const CommandList& commands, const QString& name)
{
    for (const auto& command : commands) {
        if (command->name() == name)
            return command.get();
    }
    return nullptr;
}

ExitCode runCommandLine(
    const CommandList& commands, const QStringList& arguments, CommandContext& context)
{
    const CommonOptions common = peekCommonOptions(arguments, context.systemLanguage);
    const Speech speech(common.language);
    const QString name = arguments.value(0);
    if (name == QLatin1String("--help") || name == QLatin1String("-h") ||
        name == QLatin1String("help")) {
        say(context.output, usage(commands, speech));
        return ExitCode::Done;
    }
    if (name == QLatin1String("--version")) {
        say(context.output, QStringLiteral("suanchou-cli " SUANCHOU_VERSION "\n"));
        return ExitCode::Done;
    }
    if (name.isEmpty()) {
        say(context.messages, usage(commands, speech));
        return ExitCode::Usage;
    }
    const Command* command = findCommand(commands, name);
    if (command &&
        (arguments.contains(QStringLiteral("--help")) ||
         arguments.contains(QStringLiteral("-h")))) {
        say(context.output, usageOf(*command, context.world->assumptions, speech));
        return ExitCode::Done;
    }
    if (!command) {
        const Error error{ErrorCode::UsageUnknownCommand, {{QStringLiteral("value"), name}}, {}};
        const ExitCode code = refuse(error, common.json, speech, context);
        if (!common.json)
            say(context.messages, usage(commands, speech));
        return code;
    }
    return command->run(arguments.mid(1), context);
}

ExitCode refuse(const Error& error, bool json, const Speech& speech, CommandContext& context)
{
    if (json)
        context.output.write(jsonBytes(errorJson(error, speech)));
    else
        say(context.messages, describe(error, speech) + u'\n');
    return exitCodeOf(error.code);
}

ExitCode deliver(
    const QByteArray& bytes,
    const QString& outPath,
    bool json,
    const Speech& speech,
    CommandContext& context)
{
    if (isStandardOutput(outPath)) {
        if (context.output.write(bytes) == bytes.size())
            return ExitCode::Done;
        const Error error{
            ErrorCode::FileNotWritable,
            {{QStringLiteral("path"), QStringLiteral("stdout")},
             {QStringLiteral("reason"), context.output.errorString()}},
            {},
        };
        say(context.messages, describe(error, speech) + u'\n');
        return ExitCode::FileTrouble;
    }
    if (const Status written = writeFileAtomically(outPath, bytes); !written)
        return refuse(written.error(), json, speech, context);
    return ExitCode::Done;
}

bool isStandardOutput(const QString& outPath)
{
    return outPath.isEmpty() || outPath == QLatin1String("-");
}

QByteArray jsonBytes(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

void say(QIODevice& device, const QString& text)
{
    device.write(text.toUtf8());
}

} // namespace suanchou
