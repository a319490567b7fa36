// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include "app/base/jsonreader.h"
#include "app/base/numberparse.h"

#include <QCommandLineParser>
#include <QIODevice>

namespace suanchou {

namespace {

constexpr QLatin1String jsonOption("json");
constexpr QLatin1String langOption("lang");
constexpr QLatin1String todayOption("today");
constexpr QLatin1String outOption("out");

} // namespace

CommonOptions peekCommonOptions(const QStringList& arguments, Language fallback)
{
    CommonOptions out{.language = fallback};
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments.at(i);
        QString lang;
        if (argument == QLatin1String("--json"))
            out.json = true;
        else if (argument == QLatin1String("--lang"))
            lang = arguments.value(i + 1);
        else if (argument.startsWith(QLatin1String("--lang=")))
            lang = argument.mid(7);
        if (lang == QLatin1String("zh") || lang == QLatin1String("en"))
            out.language = languageOfLocaleName(lang);
    }
    return out;
}

Result<Arguments> Arguments::parse(
    const QString& command,
    const QStringList& arguments,
    const QList<QCommandLineOption>& own,
    Language fallback)
{
    QCommandLineParser parser;
    parser.addOption(QCommandLineOption(jsonOption));
    parser.addOption(QCommandLineOption(langOption, {}, QStringLiteral("zh|en")));
    parser.addOption(QCommandLineOption(todayOption, {}, QStringLiteral("day")));
    parser.addOption(
        QCommandLineOption({QStringLiteral("o"), outOption}, {}, QStringLiteral("file")));
    parser.addOptions(own);
    if (!parser.parse(QStringList{command} + arguments)) {
        const QStringList unknown = parser.unknownOptionNames();
        if (!unknown.isEmpty())
            return fail(optionError(
                QStringLiteral("--") + unknown.constFirst(), QStringLiteral("unknown option")));
        return fail(optionError(
            arguments.isEmpty() ? command : arguments.constLast(),
            QStringLiteral("value missing")));
    }

    Arguments out;
    out.m_command = command;
    out.m_common = peekCommonOptions(arguments, fallback);
    out.m_positional = parser.positionalArguments();
    if (parser.isSet(langOption)) {
        const QString lang = parser.value(langOption);
        if (lang != QLatin1String("zh") && lang != QLatin1String("en"))
            return fail(optionError(QStringLiteral("--lang"), QStringLiteral("zh | en")));
    }
    if (parser.isSet(todayOption)) {
        const Result<QDate> day = parseDate(parser.value(todayOption));
        if (!day)
            return fail(optionError(QStringLiteral("--today"), QStringLiteral("YYYY-MM-DD")));
        out.m_common.today = *day;
    }
    out.m_common.out = parser.value(outOption);
    for (const QCommandLineOption& option : own) {
        const QString name = option.names().constLast();
        // Which of two values would count is a guess.
        if (parser.values(name).size() > 1)
            return fail(
                optionError(QStringLiteral("--") + name, QStringLiteral("given more than once")));
        if (parser.isSet(name))
            out.m_values.insert_or_assign(name, parser.values(name));
    }
    return out;
}

QString Arguments::value(const QString& option) const
{
    return values(option).value(0);
}

QStringList Arguments::values(const QString& option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? QStringList() : found->second;
}

Error optionRefusal(const QString& option, const QString& text, const Error& reason)
{
    if (reason.params.contains(QStringLiteral("field")))
        return reason;
    Error error = fieldError(ErrorCode::JsonFieldValue, QStringLiteral("--") + option, text);
    error.causes.push_back(reason);
    return error;
}

Error usageError(ErrorCode code, const QString& command, const QString& value)
{
    return Error{
        code, {{QStringLiteral("command"), command}, {QStringLiteral("value"), value}}, {}};
}

Error optionError(const QString& option, const QString& reason)
{
    return Error{
        ErrorCode::UsageOption,
        {{QStringLiteral("option"), option}, {QStringLiteral("reason"), reason}},
        {},
    };
}

Result<QByteArray> readInput(const QString& path, QIODevice& input)
{
    if (path == QLatin1String("-"))
        return input.readAll();
    return readFile(path);
}

Error inFile(Error error, const QString& path)
{
    if (path != QLatin1String("-"))
        error.params.insert(QStringLiteral("path"), path);
    return error;
}

Result<Plan> readPlanArgument(const QString& path, QIODevice& input)
{
    return readInput(path, input).and_then([](const QByteArray& bytes) { return readPlan(bytes); });
}

} // namespace suanchou
