// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>
#include <QVariantMap>

#include <vector>

namespace suanchou {

/// What went wrong. Every value has one name (codeName) for JSON and one text (describe, in
/// app/plan).
enum class ErrorCode {
    // Numbers and dates typed by a person. Params: text; sometimes part, expected.
    NumberEmpty,
    NumberNotUnderstood,
    NumberGroupingAmbiguous,
    NumberUnitUnknown,
    NumberNotPositive,
    NumberOutOfRange,
    DateNotUnderstood,
    // Money. Params: left, right.
    CurrencyMismatch,
    MoneyOverflow,
    // Files. Params: path; sometimes reason.
    FileNotReadable,
    FileNotWritable,
    // JSON documents. Params: field; sometimes value, expected.
    JsonSyntax,
    JsonFieldMissing,
    JsonFieldType,
    JsonFieldValue,
    // CSV tables. Params: row, column; sometimes value.
    CsvSyntax,
    CsvColumnMissing,
    CsvField,
    // What a calculation needs and nobody stated. Params: field.
    InputMissing,
    // Built-in facts. Params: table.
    ResourceDamaged,
    // Plans. Params: field; sometimes value, version.
    PlanRefused,
    PlanFormatUnknown,
    PlanVersionNewer,
    PlanIncomplete,
    PlanStageCount,
    PlanStageKind,
    PlanTooLarge,
    ModelUnknown,
    ModelConfigRefused,
    ModelFamilyUnsupported,
    AcceleratorUnknown,
    AcceleratorAmbiguous, // candidates
    SpeedNotUnderstood,   // text
    PeakNotDense,         // accelerator, value, peak, headline
    UtilisationTooHigh,   // accelerator, value, precision, peak
    AssumptionUnknown,
    AssumptionOutOfBounds,
    AssumptionNotUnderstood,
    // Command line. Params: command, option, value.
    UsageUnknownCommand,
    UsageOption,
    UsageMissingArgument,
    UsageUnexpectedArgument,
    // Papers. Params: text; page, drawn, written; reason.
    NothingToQuote,
    FontMissing,
    FontNotEmbedded,
    PdfTextLost,
    PdfRefused,
    // Received quotes. Params: field (card, count, price, currency, unit, mode, term, provider,
    // received_on, valid_until); sometimes text, the part it was read from, and candidates.
    ReceivedQuoteIncomplete,
    ReceivedQuoteMissing,
    ReceivedQuoteAmbiguous,
    ReceivedQuoteRefused,
    // The workspace file. Params: path; reason, or version and known.
    WorkspaceDamaged,
    WorkspaceForeign,
    WorkspaceVersionNewer,
};

/// The stable, lower-case dotted name of a code, e.g. "number.not_understood".
QLatin1String codeName(ErrorCode code);

/// A failure that the world caused (input, file, data), never a bug of ours. Holds no sentence:
/// text is made at the surface by describe(), so that a language switch re-renders old messages.
struct Error
{
    ErrorCode code = ErrorCode::PlanRefused;
    QVariantMap params;
    std::vector<Error> causes;

    bool operator==(const Error&) const = default;
};

/// Shorthand for an error about one named field: {code, {field, value}}.
Error fieldError(ErrorCode code, const QString& field, const QVariant& value = {});

} // namespace suanchou
