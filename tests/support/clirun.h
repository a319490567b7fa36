// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "tests/support/tables.h"

#include <QBuffer>
#include <QJsonDocument>

namespace suanchou::test {

/// What one run of the command line left behind.
struct CliRun
{
    ExitCode code = ExitCode::Bug;
    QByteArray output;
    QByteArray messages;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
};

/// Runs the command line in this process on the test day, with English messages.
inline CliRun runCli(
    const QStringList& arguments,
    const ChartPainter* charts = nullptr,
    const QByteArray& stdinBytes = {})
{
    QByteArray inputBytes = stdinBytes;
    QBuffer input(&inputBytes);
    QBuffer output;
    QBuffer messages;
    input.open(QIODevice::ReadOnly);
    output.open(QIODevice::WriteOnly);
    messages.open(QIODevice::WriteOnly);
    const FixedClock clock(testDay());
    CommandContext context{
        .input = input,
        .output = output,
        .messages = messages,
        .clock = clock,
        .systemLanguage = Language::English,
        .world = world(),
        .charts = charts,
    };
    CliRun run;
    run.code = runCommandLine(allCommands(), arguments, context);
    run.output = output.data();
    run.messages = messages.data();
    return run;
}

/// The arguments of a command line without quotes.
inline QStringList words(const char* text)
{
    return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
}

inline QString samplePath()
{
    return QStringLiteral(SUANCHOU_SOURCE_DIR "/resources/samples/13b-shanghai.suanchou");
}

} // namespace suanchou::test
