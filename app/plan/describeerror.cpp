// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/plan/describe.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <array>

namespace suanchou {

namespace {

// What a field wants, and why the system refuses, where the words are few and known.
constexpr std::array knownWords{
    QT_TRANSLATE_NOOP("Expected", "text"),
    QT_TRANSLATE_NOOP("Expected", "string"),
    QT_TRANSLATE_NOOP("Expected", "number"),
    QT_TRANSLATE_NOOP("Expected", "integer"),
    QT_TRANSLATE_NOOP("Expected", "positive number"),
    QT_TRANSLATE_NOOP("Expected", "boolean"),
    QT_TRANSLATE_NOOP("Expected", "true or false"),
    QT_TRANSLATE_NOOP("Expected", "object"),
    QT_TRANSLATE_NOOP("Expected", "array"),
    QT_TRANSLATE_NOOP("Expected", "one of size, library and config"),
    QT_TRANSLATE_NOOP("Expected", "one of tokens_per_s_per_gpu, tflops_per_gpu and mfu"),
    QT_TRANSLATE_NOOP("Expected", "either tokens or text_bytes"),
    QT_TRANSLATE_NOOP("Expected", "zh, en or code"),
    QT_TRANSLATE_NOOP(
        "Expected", "data_prep, pilot, pretrain, continued, sft, lora, qlora, dpo, rl or eval"),
    QT_TRANSLATE_NOOP("Expected", "\"YYYY-MM-DD\" or {\"days\": 30}"),
    QT_TRANSLATE_NOOP("Expected", "more than 0, at most 1000"),
    QT_TRANSLATE_NOOP("Expected", "CN or CN/<city>"),
    QT_TRANSLATE_NOOP("Expected", "0 or 1"),
    QT_TRANSLATE_NOOP("Expected", "a share such as 88% or 0.88"),
    QT_TRANSLATE_NOOP("Expected", "yes or no"),
    QT_TRANSLATE_NOOP("Expected", "a number"),
    QT_TRANSLATE_NOOP("Expected", "a whole number"),
    QT_TRANSLATE_NOOP("Expected", "a number of days"),
    QT_TRANSLATE_NOOP("Expected", "a number of bytes"),
    QT_TRANSLATE_NOOP("Expected", "a number of GB"),
    QT_TRANSLATE_NOOP("Expected", "unknown option"),
    QT_TRANSLATE_NOOP("Expected", "value missing"),
    QT_TRANSLATE_NOOP("Expected", "given more than once"),
    QT_TRANSLATE_NOOP("Expected", "not together with --mainland"),
    QT_TRANSLATE_NOOP("Expected", "not together with --data"),
    QT_TRANSLATE_NOOP("Expected", "not together with --config"),
    QT_TRANSLATE_NOOP("Expected", "tab"),
    QT_TRANSLATE_NOOP("Expected", "No such file or directory"),
    QT_TRANSLATE_NOOP("Expected", "Permission denied"),
    QT_TRANSLATE_NOOP("Expected", "Is a directory"),
    QT_TRANSLATE_NOOP("Expected", "too large"),
    QT_TRANSLATE_NOOP("Expected", "file to open is a directory"),
    QT_TRANSLATE_NOOP("Expected", "Filename refers to a directory"),
    QT_TRANSLATE_NOOP("Expected", "No space left on device"),
};

// What a field wants, with a number, or another field and its number, in place of the marks.
constexpr std::array knownPatterns{
    QT_TRANSLATE_NOOP("Expected", "a divisor of %{first} %{second}"),
    QT_TRANSLATE_NOOP("Expected", "a multiple of %{first} %{second}"),
    QT_TRANSLATE_NOOP("Expected", "one value for each of %{first} layers"),
    QT_TRANSLATE_NOOP("Expected", "at most the %{first} experts"),
    QT_TRANSLATE_NOOP("Expected", "as in the text part: %{first}"),
    QT_TRANSLATE_NOOP("Expected", "at most %{first} %{second}"),
    QT_TRANSLATE_NOOP("Expected", "at most %{first}"),
    QT_TRANSLATE_NOOP("Expected", "%{first} to %{second}"),
};

QString spoken(const QString& text, const Speech& speech)
{
    for (const char* word : knownWords) {
        if (text == QLatin1String(word))
            return speech.translate("Expected", word);
    }
    return text;
}

/// The same of what a field wants, which may have numbers in it.
QString spokenExpectation(const QString& text, const Speech& speech)
{
    for (const char* pattern : knownPatterns) {
        QString expression = QRegularExpression::escape(QString::fromLatin1(pattern));
        for (const QString& mark : {QStringLiteral("%{first}"), QStringLiteral("%{second}")})
            expression.replace(QRegularExpression::escape(mark), QStringLiteral("(\\S+)"));
        const QRegularExpressionMatch match =
            QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(text);
        if (match.hasMatch())
            return filled(
                speech.translate("Expected", pattern),
                {{QStringLiteral("first"), match.captured(1)},
                 {QStringLiteral("second"), match.captured(2)}});
    }
    return spoken(text, speech);
}

QString param(const Error& error, const char* name, const Speech& speech)
{
    constexpr qsizetype longest = 60;
    const QVariant value = error.params.value(QString::fromLatin1(name));
    if (value.typeId() == QMetaType::QStringList)
        return value.toStringList().join(QStringLiteral(", "));
    if (value.typeId() == QMetaType::Double)
        return format::trimmed(value.toDouble(), 6);
    if (value.typeId() == QMetaType::QVariantMap || value.typeId() == QMetaType::QVariantList) {
        const QJsonValue json = QJsonValue::fromVariant(value);
        const QJsonDocument document =
            json.isArray() ? QJsonDocument(json.toArray()) : QJsonDocument(json.toObject());
        return QString::fromUtf8(document.toJson(QJsonDocument::Compact)).left(longest);
    }
    return QLatin1String(name) == QLatin1String("expected")
        ? spokenExpectation(value.toString(), speech)
        : spoken(value.toString(), speech);
}

/// A bound of a typed number, in the short form the field accepts.
QString bound(const Error& error, const char* name)
{
    const QVariant value = error.params.value(QString::fromLatin1(name));
    return value.isValid() ? format::fieldSize(value.toDouble()) : QString();
}

QString outOfRange(const Error& error, const Speech& speech)
{
    // A field of a plan is named; one of the window stands above its message.
    if (error.params.contains(QStringLiteral("field")) &&
        error.params.contains(QStringLiteral("least")))
        return filled(
            speech.translate("Error", "%{field}: \"%{text}\" is out of range: %{least} to %{most}"),
            {{QStringLiteral("field"), param(error, "field", speech)},
             {QStringLiteral("text"), param(error, "text", speech)},
             {QStringLiteral("least"), bound(error, "least")},
             {QStringLiteral("most"), bound(error, "most")}});
    if (error.params.contains(QStringLiteral("least"))) {
        return filled(
            speech.translate("Error", "\"%{text}\" is out of range: %{least} to %{most}"),
            {{QStringLiteral("text"), param(error, "text", speech)},
             {QStringLiteral("least"), bound(error, "least")},
             {QStringLiteral("most"), bound(error, "most")}});
    }
    return filled(
        speech.translate("Error", "\"%{text}\" is out of range"),
        {{QStringLiteral("text"), param(error, "text", speech)}});
}

/// What a received quote lacks, and how to write it.
QString missingInQuote(const QString& field, const Speech& speech)
{
    if (field == QLatin1String("card"))
        return speech.translate("Error", "No card found; write H20, A100 80G or 昇腾 910B");
    if (field == QLatin1String("count"))
        return speech.translate("Error", "How many cards has the machine? Write 8x or 8 cards");
    if (field == QLatin1String("price"))
        return speech.translate("Error", "No price found; write 6.5 万/月/台 or 28 元/卡时");
    if (field == QLatin1String("currency"))
        return speech.translate("Error", "\"%{text}\" in which currency? Write 元, CNY or USD");
    if (field == QLatin1String("unit"))
        return speech.translate("Error", "\"%{text}\" for how long? Write per hour, month or year");
    if (field == QLatin1String("tax"))
        return speech.translate(
            "Error", "\"%{text}\": is tax in the price? Write tax included or tax excluded");
    if (field == QLatin1String("provider"))
        return speech.translate("Error", "Whose quote is it?");
    if (field == QLatin1String("received_on"))
        return speech.translate("Error", "When was it received?");
    return speech.translate("Error", "Until when is it valid?");
}

QString ambiguousInQuote(const Error& error, const Speech& speech)
{
    const QString field = param(error, "field", speech);
    if (field == QLatin1String("card")) {
        if (error.params.contains(QStringLiteral("candidates")))
            return speech.translate("Error", "\"%{text}\" can be %{candidates}: choose one");
        return speech.translate("Error", "More than one card: %{text}. Enter one quote for each");
    }
    if (field == QLatin1String("price"))
        return speech.translate("Error", "More than one price: %{text}. Enter one quote for each");
    if (field == QLatin1String("unit"))
        return speech.translate(
            "Error", "\"%{text}\": for one card or for the whole machine? Write /node or /GPU");
    if (field == QLatin1String("mode"))
        return speech.translate("Error", "These do not go together: %{text}");
    return speech.translate("Error", "This says two things: %{text}");
}

QString refusedInQuote(const Error& error, const Speech& speech)
{
    const QString field = param(error, "field", speech);
    if (field == QLatin1String("card"))
        return speech.translate(
            "Error", "There is no \"%{text}\"; known sizes and forms: %{candidates}");
    if (field == QLatin1String("count"))
        return speech.translate("Error", "\"%{text}\" is no count from 1 to 4,096");
    if (field == QLatin1String("price"))
        return speech.translate("Error", "The price \"%{text}\" cannot be used");
    if (field == QLatin1String("currency"))
        return speech.translate(
            "Error", "No rate is kept for \"%{text}\"; give the price in CNY or USD");
    if (field == QLatin1String("unit"))
        return speech.translate(
            "Error", "\"%{text}\": give the price by the hour, the month or the year");
    if (field == QLatin1String("term"))
        return speech.translate("Error", "\"%{text}\" is no term of 1 to 120 months");
    if (field == QLatin1String("tax"))
        return speech.translate(
            "Error",
            "\"%{text}\": no tax rate but 6 % is kept for a quote; give the price with its tax and "
            "write 含税: totals are then right, net amounts are not");
    if (!error.params.contains(QStringLiteral("value")))
        return speech.translate("Error", "\"%{text}\" is no day; write 2026-09-30");
    return speech.translate("Error", "%{text} is before the day of receipt, %{value}");
}

/// Patterns about measured speeds, papers, received quotes and the workspace.
QString patternOfPapers(const Error& error, const Speech& speech)
{
    switch (error.code) {
    case ErrorCode::SpeedNotUnderstood:
        return speech.translate(
            "Error",
            "\"%{text}\" is not a speed; write 480 TFLOPS, 48 %, or 3200 tokens/s, for one card");
    case ErrorCode::PeakNotDense:
        if (error.params.value(QStringLiteral("headline")).toBool())
            return speech.translate(
                "Error",
                "%{value} TFLOPS is a headline of %{accelerator}, with sparsity or in 8 bits; the "
                "dense 16-bit peak is %{peak} TFLOPS");
        return speech.translate(
            "Error",
            "%{value} TFLOPS is not the dense 16-bit peak of %{accelerator}, which is %{peak} "
            "TFLOPS");
    case ErrorCode::UtilisationTooHigh:
        return speech.translate(
            "Error",
            "The measured speed is %{value} of the dense %{precision} peak of %{accelerator}, "
            "%{peak} TFLOPS; more than 100 % is not possible");
    case ErrorCode::NothingToQuote:
        return speech.translate("Error", "There is no offer to quote for this plan");
    case ErrorCode::FontMissing:
        return speech.translate(
            "Error", "No font with Chinese characters is installed; install fonts-noto-cjk");
    case ErrorCode::FontNotEmbedded:
        return speech.translate(
            "Error",
            "The PDF was not made: the licence of the font %{text} does not let it be embedded");
    case ErrorCode::PdfTextLost:
        return speech.translate(
            "Error",
            "The PDF was not made: page %{page} has %{written} texts of %{drawn}, so that "
            "searching "
            "and copying would go wrong");
    case ErrorCode::PdfRefused:
        return speech.translate("Error", "The PDF was not made: %{reason}");
    case ErrorCode::ReceivedQuoteIncomplete:
        return speech.translate("Error", "The quote is not complete");
    case ErrorCode::ReceivedQuoteMissing:
        return missingInQuote(param(error, "field", speech), speech);
    case ErrorCode::ReceivedQuoteAmbiguous:
        return ambiguousInQuote(error, speech);
    case ErrorCode::ReceivedQuoteRefused:
        return refusedInQuote(error, speech);
    case ErrorCode::WorkspaceDamaged:
        return speech.translate("Error", "%{path} is damaged and was left as it is: %{reason}");
    case ErrorCode::WorkspaceForeign:
        return speech.translate("Error", "%{path} is not a workspace of Suanchou");
    case ErrorCode::WorkspaceVersionNewer:
        return speech.translate(
            "Error",
            "%{path} was written by a newer Suanchou: version %{version}, known up to %{known}");
    default:
        break;
    }
    Q_UNREACHABLE();
}

/// The pattern of a code; the values are filled in by describe().
QString pattern(const Error& error, const Speech& speech)
{
    switch (error.code) {
    case ErrorCode::NumberEmpty:
        return speech.translate("Error", "Nothing entered");
    case ErrorCode::NumberNotUnderstood:
        return speech.translate("Error", "\"%{text}\" is not a number; write 13B, 1.4T or 300 亿");
    case ErrorCode::NumberGroupingAmbiguous:
        return speech.translate(
            "Error",
            "\"%{text}\" can be read in two ways: use a point for decimals, commas only between "
            "groups of three digits");
    case ErrorCode::NumberUnitUnknown:
        return speech.translate(
            "Error", "\"%{part}\" in \"%{text}\" is not a known unit; write K, M, B, T, 万 or 亿");
    case ErrorCode::NumberNotPositive:
        return speech.translate("Error", "\"%{text}\" must be more than zero");
    case ErrorCode::NumberOutOfRange:
        return outOfRange(error, speech);
    case ErrorCode::DateNotUnderstood:
        return speech.translate(
            "Error", "\"%{text}\" is not a date or a length; write 2026-09-30 or 30 d");
    case ErrorCode::CurrencyMismatch:
        return speech.translate("Error", "Amounts in %{left} and %{right} cannot be added");
    case ErrorCode::MoneyOverflow:
        return speech.translate("Error", "The amount is too large");
    case ErrorCode::FileNotReadable:
        return speech.translate("Error", "%{path} cannot be read: %{reason}");
    case ErrorCode::FileNotWritable:
        return speech.translate("Error", "%{path} cannot be written: %{reason}");
    case ErrorCode::JsonSyntax:
        return speech.translate("Error", "Not valid JSON at byte %{offset}");
    case ErrorCode::JsonFieldMissing:
        return speech.translate("Error", "%{field} is missing");
    case ErrorCode::JsonFieldType:
        return speech.translate(
            "Error", "%{field}: \"%{value}\" is not the right type; expected %{expected}");
    case ErrorCode::JsonFieldValue:
        if (error.params.contains(QStringLiteral("expected")))
            return speech.translate(
                "Error", "%{field}: \"%{value}\" is not possible; expected %{expected}");
        return speech.translate("Error", "%{field}: \"%{value}\" is not possible");
    case ErrorCode::CsvSyntax:
        if (error.params.contains(QStringLiteral("separator")))
            return speech.translate(
                "Error",
                "Row %{row}: the cells seem to be separated by \"%{separator}\"; save the table "
                "with commas between them");
        return speech.translate("Error", "Row %{row} is not valid CSV");
    case ErrorCode::CsvColumnMissing:
        return speech.translate("Error", "Column \"%{column}\" is missing");
    case ErrorCode::CsvField:
        if (error.params.contains(QStringLiteral("expected")))
            return speech.translate(
                "Error",
                "Row %{row}, column \"%{column}\": \"%{value}\" is not possible; expected "
                "%{expected}");
        return speech.translate(
            "Error", "Row %{row}, column \"%{column}\": \"%{value}\" is not possible");
    case ErrorCode::InputMissing:
        return speech.translate("Error", "%{field} is not stated");
    case ErrorCode::ResourceDamaged:
        return speech.translate("Error", "The built-in table \"%{table}\" is damaged");
    case ErrorCode::PlanRefused:
        return speech.translate("Error", "The plan cannot be used");
    case ErrorCode::PlanFormatUnknown:
        return speech.translate(
            "Error", "This is not a Suanchou plan: field \"format\" is not \"suanchou.plan\"");
    case ErrorCode::PlanVersionNewer:
        return speech.translate(
            "Error",
            "The plan was written by a newer Suanchou: version %{version}, known up to %{known}");
    case ErrorCode::PlanIncomplete:
        if (error.params.contains(QStringLiteral("field")))
            return speech.translate("Error", "%{field} is not filled in yet");
        return speech.translate("Error", "The plan is not complete yet");
    case ErrorCode::PlanStageCount:
        return speech.translate(
            "Error", "%{field}: this version plans exactly one stage, the plan has %{value}");
    case ErrorCode::PlanStageKind:
        return speech.translate(
            "Error",
            "%{field}: \"%{value}\" cannot be planned yet; possible: pretrain, continued, sft");
    case ErrorCode::PlanTooLarge:
        return speech.translate(
            "Error", "%{field}: this would take more than a century; check size and data");
    case ErrorCode::ModelUnknown:
        return speech.translate(
            "Error",
            "\"%{text}\" is neither a size such as 13B (1M to 100T) nor a model of the library");
    case ErrorCode::ModelConfigRefused:
        return speech.translate("Error", "The model's config.json cannot be used");
    case ErrorCode::ModelFamilyUnsupported:
        return speech.translate(
            "Error",
            "model_type: models of the family \"%{family}\" cannot be counted; enter the size");
    case ErrorCode::AcceleratorAmbiguous:
        return speech.translate(
            "Error", "%{field}: \"%{value}\" can be one of several cards: %{candidates}");
    case ErrorCode::AcceleratorUnknown:
        return speech.translate("Error", "%{field}: no accelerator is called \"%{value}\"");
    case ErrorCode::AssumptionUnknown:
        return speech.translate("Error", "%{field}: there is no such assumption");
    case ErrorCode::AssumptionOutOfBounds:
        if (error.params.contains(QStringLiteral("field")))
            return speech.translate("Error", "%{field}: %{value} is outside %{bounds}");
        return speech.translate("Error", "%{value} is outside %{bounds}");
    case ErrorCode::AssumptionNotUnderstood:
        if (error.params.contains(QStringLiteral("field")))
            return speech.translate(
                "Error", "%{field}: \"%{value}\" is not possible; expected %{expected}");
        return speech.translate("Error", "\"%{value}\" is not possible; expected %{expected}");
    case ErrorCode::UsageUnknownCommand:
        return speech.translate("Error", "There is no command \"%{value}\"");
    case ErrorCode::UsageOption:
        return speech.translate("Error", "Option %{option}: %{reason}");
    case ErrorCode::UsageMissingArgument:
        return speech.translate("Error", "%{command} needs %{value}");
    case ErrorCode::UsageUnexpectedArgument:
        return speech.translate("Error", "%{command} does not take \"%{value}\"");
    case ErrorCode::SpeedNotUnderstood:
    case ErrorCode::PeakNotDense:
    case ErrorCode::UtilisationTooHigh:
    case ErrorCode::NothingToQuote:
    case ErrorCode::FontMissing:
    case ErrorCode::FontNotEmbedded:
    case ErrorCode::PdfTextLost:
    case ErrorCode::PdfRefused:
    case ErrorCode::ReceivedQuoteIncomplete:
    case ErrorCode::ReceivedQuoteMissing:
    case ErrorCode::ReceivedQuoteAmbiguous:
    case ErrorCode::ReceivedQuoteRefused:
    case ErrorCode::WorkspaceDamaged:
    case ErrorCode::WorkspaceForeign:
    case ErrorCode::WorkspaceVersionNewer:
        return patternOfPapers(error, speech);
    }
    Q_UNREACHABLE();
}

/// The value and bounds of an assumption read like it: 88% and not 0.88. A flag that is neither yes
/// nor no is a number.
void writeInUnit(const Error& error, const Speech& speech, QHash<QString, QString>& values)
{
    const auto named =
        assumptionUnitFromName(error.params.value(QStringLiteral("unit")).toString());
    const AssumptionUnit unit =
        named && *named != AssumptionUnit::Flag ? *named : AssumptionUnit::Count;
    const auto number = [&](const char* name) {
        return error.params.value(QString::fromLatin1(name)).toDouble();
    };
    values.insert(
        QStringLiteral("bounds"),
        assumptionBoundsText(unit, number("least"), number("most"), speech));
    // A text is as a person typed it.
    if (error.params.value(QStringLiteral("value")).typeId() == QMetaType::Double)
        values.insert(QStringLiteral("value"), assumptionValueText(unit, number("value"), speech));
}

/// Codes about a table, whose file stands before the sentence where it is known.
bool isOfATable(ErrorCode code)
{
    return code == ErrorCode::CsvSyntax || code == ErrorCode::CsvColumnMissing;
}

void append(const Error& error, const Speech& speech, int depth, QStringList& out)
{
    QHash<QString, QString> values;
    for (auto item = error.params.begin(); item != error.params.end(); ++item)
        values.insert(item.key(), param(error, item.key().toLatin1().constData(), speech));
    if (error.code == ErrorCode::AssumptionOutOfBounds)
        writeInUnit(error, speech, values);
    QString sentence = filled(pattern(error, speech), values);
    if (isOfATable(error.code) && error.params.contains(QStringLiteral("path")))
        sentence = error.params.value(QStringLiteral("path")).toString() +
            (speech.isChinese() ? QStringLiteral("：") : QStringLiteral(": ")) + sentence;
    out.append(QString(qsizetype{2} * depth, u' ') + sentence);
    for (const Error& cause : error.causes)
        append(cause, speech, depth + 1, out);
}

} // namespace

QString describe(const Error& error, const Speech& speech)
{
    QStringList lines;
    append(error, speech, 0, lines);
    return lines.join(u'\n');
}

} // namespace suanchou
