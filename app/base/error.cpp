// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/error.h"

namespace suanchou {

QLatin1String codeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NumberEmpty:
        return QLatin1String("number.empty");
    case ErrorCode::NumberNotUnderstood:
        return QLatin1String("number.not_understood");
    case ErrorCode::NumberGroupingAmbiguous:
        return QLatin1String("number.grouping_ambiguous");
    case ErrorCode::NumberUnitUnknown:
        return QLatin1String("number.unit_unknown");
    case ErrorCode::NumberNotPositive:
        return QLatin1String("number.not_positive");
    case ErrorCode::NumberOutOfRange:
        return QLatin1String("number.out_of_range");
    case ErrorCode::DateNotUnderstood:
        return QLatin1String("date.not_understood");
    case ErrorCode::CurrencyMismatch:
        return QLatin1String("money.currency_mismatch");
    case ErrorCode::MoneyOverflow:
        return QLatin1String("money.overflow");
    case ErrorCode::FileNotReadable:
        return QLatin1String("file.not_readable");
    case ErrorCode::FileNotWritable:
        return QLatin1String("file.not_writable");
    case ErrorCode::JsonSyntax:
        return QLatin1String("json.syntax");
    case ErrorCode::JsonFieldMissing:
        return QLatin1String("json.field_missing");
    case ErrorCode::JsonFieldType:
        return QLatin1String("json.field_type");
    case ErrorCode::JsonFieldValue:
        return QLatin1String("json.field_value");
    case ErrorCode::CsvSyntax:
        return QLatin1String("csv.syntax");
    case ErrorCode::CsvColumnMissing:
        return QLatin1String("csv.column_missing");
    case ErrorCode::CsvField:
        return QLatin1String("csv.field");
    case ErrorCode::InputMissing:
        return QLatin1String("input.missing");
    case ErrorCode::ResourceDamaged:
        return QLatin1String("resource.damaged");
    case ErrorCode::PlanRefused:
        return QLatin1String("plan.refused");
    case ErrorCode::PlanFormatUnknown:
        return QLatin1String("plan.format_unknown");
    case ErrorCode::PlanVersionNewer:
        return QLatin1String("plan.version_newer");
    case ErrorCode::PlanIncomplete:
        return QLatin1String("plan.incomplete");
    case ErrorCode::PlanStageCount:
        return QLatin1String("plan.stage_count");
    case ErrorCode::PlanStageKind:
        return QLatin1String("plan.stage_kind");
    case ErrorCode::PlanTooLarge:
        return QLatin1String("plan.too_large");
    case ErrorCode::ModelUnknown:
        return QLatin1String("model.unknown");
    case ErrorCode::ModelConfigRefused:
        return QLatin1String("model.config_refused");
    case ErrorCode::ModelFamilyUnsupported:
        return QLatin1String("model.family_unsupported");
    case ErrorCode::SpeedNotUnderstood:
        return QLatin1String("speed.not_understood");
    case ErrorCode::PeakNotDense:
        return QLatin1String("speed.peak_not_dense");
    case ErrorCode::UtilisationTooHigh:
        return QLatin1String("speed.utilisation_too_high");
    case ErrorCode::AcceleratorAmbiguous:
        return QLatin1String("accelerator.ambiguous");
    case ErrorCode::AcceleratorUnknown:
        return QLatin1String("accelerator.unknown");
    case ErrorCode::AssumptionUnknown:
        return QLatin1String("assumption.unknown");
    case ErrorCode::AssumptionNotUnderstood:
        return QLatin1String("assumption.not_understood");
    case ErrorCode::AssumptionOutOfBounds:
        return QLatin1String("assumption.out_of_bounds");
    case ErrorCode::UsageUnknownCommand:
        return QLatin1String("usage.unknown_command");
    case ErrorCode::UsageOption:
        return QLatin1String("usage.option");
    case ErrorCode::UsageMissingArgument:
        return QLatin1String("usage.missing_argument");
    case ErrorCode::UsageUnexpectedArgument:
        return QLatin1String("usage.unexpected_argument");
    case ErrorCode::NothingToQuote:
        return QLatin1String("quote.nothing_to_quote");
    case ErrorCode::FontMissing:
        return QLatin1String("quote.font_missing");
    case ErrorCode::FontNotEmbedded:
        return QLatin1String("pdf.font_not_embedded");
    case ErrorCode::PdfTextLost:
        return QLatin1String("pdf.text_lost");
    case ErrorCode::PdfRefused:
        return QLatin1String("pdf.refused");
    case ErrorCode::ReceivedQuoteIncomplete:
        return QLatin1String("received_quote.incomplete");
    case ErrorCode::ReceivedQuoteMissing:
        return QLatin1String("received_quote.missing");
    case ErrorCode::ReceivedQuoteAmbiguous:
        return QLatin1String("received_quote.ambiguous");
    case ErrorCode::ReceivedQuoteRefused:
        return QLatin1String("received_quote.refused");
    case ErrorCode::WorkspaceDamaged:
        return QLatin1String("workspace.damaged");
    case ErrorCode::WorkspaceForeign:
        return QLatin1String("workspace.foreign");
    case ErrorCode::WorkspaceVersionNewer:
        return QLatin1String("workspace.version_newer");
    }
    Q_UNREACHABLE();
}

Error fieldError(ErrorCode code, const QString& field, const QVariant& value)
{
    Error error{code, {{QStringLiteral("field"), field}}, {}};
    if (value.isValid())
        error.params.insert(QStringLiteral("value"), value);
    return error;
}

} // namespace suanchou
