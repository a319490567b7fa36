// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/speech.h"
#include "app/plan/world.h"
#include "app/report/chartpainter.h"

#include <QJsonObject>
#include <QStringList>

#include <memory>
#include <vector>

class QIODevice;

namespace suanchou {

/// What a command ends with (design.md section 5).
enum class ExitCode { Done = 0, Refused = 1, Usage = 2, FileTrouble = 3, Bug = 70 };

/// What a command runs in: streams, language, day, facts, a way to paint charts. Injected, so that
/// tests read it back.
struct CommandContext
{
    QIODevice& input;
    QIODevice& output;
    QIODevice& messages;
    const Clock& clock;
    Language systemLanguage = Language::English;
    WorldPtr world;
    const ChartPainter* charts = nullptr; ///< null for commands that do not paint
};

/// One command of suanchou-cli.
class Command
{
public:
    virtual ~Command() = default;
    [[nodiscard]] virtual QString name() const = 0;
    /// One line of what it does, in the words of the usage text.
    [[nodiscard]] virtual QString summary(const Speech& speech) const = 0;
    /// Its arguments as the usage text writes them.
    [[nodiscard]] virtual QString synopsis() const = 0;
    [[nodiscard]] virtual bool paints() const { return false; }
    /// Whether each assumption is an option of it (see runEvaluating).
    [[nodiscard]] virtual bool takesAssumptions() const { return false; }
    virtual ExitCode run(const QStringList& arguments, CommandContext& context) const = 0;
};

using CommandList = std::vector<std::unique_ptr<Command>>;

std::unique_ptr<Command> makeInspectCommand();
std::unique_ptr<Command> makeEstimateCommand();
std::unique_ptr<Command> makeCompareCommand();
std::unique_ptr<Command> makeQuoteCommand();
std::unique_ptr<Command> makePlanCommand();
std::unique_ptr<Command> makePredictCommand();
std::unique_ptr<Command> makeCatalogCommand();

/// All commands, in the order of the usage text.
CommandList allCommands();
/// The command a name stands for; null if none.
const Command* findCommand(const CommandList& commands, const QString& name);
/// Runs "suanchou-cli ARGUMENTS": finds the command, prints usage or its refusal.
ExitCode runCommandLine(
    const CommandList& commands, const QStringList& arguments, CommandContext& context);

/// Writes a refusal: JSON to the output where asked for, else words to the messages. Returns its
/// exit code.
ExitCode refuse(const Error& error, bool json, const Speech& speech, CommandContext& context);
/// Whether -o was not given or names the output, "-".
bool isStandardOutput(const QString& outPath);
/// Writes a result to the output, or to a file. Refuses by itself if the file cannot be written.
ExitCode deliver(
    const QByteArray& bytes,
    const QString& outPath,
    bool json,
    const Speech& speech,
    CommandContext& context);
/// Indented UTF-8 with a final line feed.
QByteArray jsonBytes(const QJsonObject& object);
void say(QIODevice& device, const QString& text);

} // namespace suanchou
