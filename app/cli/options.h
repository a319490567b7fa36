// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/speech.h"
#include "app/plan/plan.h"

#include <QCommandLineOption>
#include <QDate>
#include <QStringList>

#include <map>

class QIODevice;

namespace suanchou {

/// What every command understands.
struct CommonOptions
{
    bool json = false;
    Language language = Language::English;
    std::optional<QDate> today;
    QString out;
};

/// --json and --lang as far as they can be seen, before anything else is judged: messages need
/// them.
CommonOptions peekCommonOptions(const QStringList& arguments, Language fallback);

/// The arguments of one command, split into options and the rest.
class Arguments
{
public:
    /// Refuses unknown options, missing values, bad dates and languages as UsageOption.
    static Result<Arguments> parse(
        const QString& command,
        const QStringList& arguments,
        const QList<QCommandLineOption>& own,
        Language fallback);

    /// The command these are for, "plan check".
    [[nodiscard]] const QString& command() const { return m_command; }
    [[nodiscard]] const CommonOptions& common() const { return m_common; }
    [[nodiscard]] const QStringList& positional() const { return m_positional; }
    [[nodiscard]] bool has(const QString& option) const { return m_values.contains(option); }
    [[nodiscard]] QString value(const QString& option) const;
    [[nodiscard]] QStringList values(const QString& option) const;

private:
    QString m_command;
    CommonOptions m_common;
    QStringList m_positional;
    std::map<QString, QStringList> m_values;
};

/// What is wrong with the value of an option. A reason that names a field stands for itself.
Error optionRefusal(const QString& option, const QString& text, const Error& reason);

/// A usage error of a command: what it lacks, or what it does not take.
Error usageError(ErrorCode code, const QString& command, const QString& value);
/// What an option, written as a person types it, wants instead.
Error optionError(const QString& option, const QString& reason);

/// The bytes of a path; "-" is the input stream.
Result<QByteArray> readInput(const QString& path, QIODevice& input);
/// An error about the table in a file, which it names.
Error inFile(Error error, const QString& path);
/// The plan of a path; "-" is the input stream.
Result<Plan> readPlanArgument(const QString& path, QIODevice& input);

} // namespace suanchou
