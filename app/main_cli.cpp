// SPDX-License-Identifier: GPL-3.0-or-later
// suanchou-cli: composes clock, facts and streams, and hands them to the command that is named.
#include "app/cli/command.h"
#include "app/cli/options.h"
#include "app/plan/describe.h"
#include "ui/charts/plotchartpainter.h"

#include <QApplication>
#include <QFile>
#include <QLocale>

#include <cstdio>

using namespace suanchou;

namespace {

/// Reads the command name first: only commands that paint need more than QCoreApplication, and none
/// needs a display.
bool needsPainting(const CommandList& commands, int argc, char** argv)
{
    const Command* command =
        argc > 1 ? findCommand(commands, QString::fromLocal8Bit(argv[1])) : nullptr;
    return command && command->paints();
}

std::unique_ptr<QCoreApplication> makeApplication(bool painting, int& argc, char** argv)
{
    if (!painting)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv)
{
    const CommandList commands = allCommands();
    const bool painting = needsPainting(commands, argc, argv);
    const std::unique_ptr<QCoreApplication> application = makeApplication(painting, argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("suanchou-cli"));

    QFile input;
    QFile output;
    QFile messages;
    if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly) ||
        !messages.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return static_cast<int>(ExitCode::FileTrouble);

    const SystemClock clock;
    const ui::PlotChartPainter charts;
    CommandContext context{
        .input = input,
        .output = output,
        .messages = messages,
        .clock = clock,
        .systemLanguage = languageOfLocaleName(QLocale::system().name()),
        .charts = painting ? &charts : nullptr,
    };
    const Result<WorldPtr> world = loadBuiltInWorld();
    if (!world)
        return static_cast<int>(
            refuse(world.error(), false, Speech(context.systemLanguage), context));
    context.world = *world;
    const ExitCode code = runCommandLine(commands, QCoreApplication::arguments().mid(1), context);
    // What the system refuses to take shows only here, for short outputs.
    if (!output.flush() && code == ExitCode::Done) {
        const Error lost{
            ErrorCode::FileNotWritable,
            {{QStringLiteral("path"), QStringLiteral("stdout")},
             {QStringLiteral("reason"), output.errorString()}},
            {}};
        const Speech speech(
            peekCommonOptions(QCoreApplication::arguments(), context.systemLanguage).language);
        say(messages, describe(lost, speech) + u'\n');
        return static_cast<int>(ExitCode::FileTrouble);
    }
    return static_cast<int>(code);
}
