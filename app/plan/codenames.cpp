// SPDX-License-Identifier: GPL-3.0-or-later
// The names that files and JSON use for the enumerations of this room.
#include "app/plan/evaluation.h"

#include <algorithm>
#include <array>

namespace suanchou {

namespace {

constexpr std::array allStageKinds{
    StageKind::DataPrep,
    StageKind::Pilot,
    StageKind::Pretrain,
    StageKind::Continued,
    StageKind::Sft,
    StageKind::Lora,
    StageKind::QLora,
    StageKind::Dpo,
    StageKind::Rl,
    StageKind::Eval,
};
constexpr std::array allTextLanguages{
    TextLanguage::Chinese,
    TextLanguage::English,
    TextLanguage::Code,
};

template <class Values, class NameOf>
auto byName(const Values& values, const QString& name, NameOf nameOf)
    -> std::optional<typename Values::value_type>
{
    const auto found = std::find_if(
        values.begin(), values.end(), [&](auto value) { return name == nameOf(value); });
    return found == values.end() ? std::nullopt : std::optional(*found);
}

} // namespace

QLatin1String stageKindName(StageKind kind)
{
    switch (kind) {
    case StageKind::DataPrep:
        return QLatin1String("data_prep");
    case StageKind::Pilot:
        return QLatin1String("pilot");
    case StageKind::Pretrain:
        return QLatin1String("pretrain");
    case StageKind::Continued:
        return QLatin1String("continued");
    case StageKind::Sft:
        return QLatin1String("sft");
    case StageKind::Lora:
        return QLatin1String("lora");
    case StageKind::QLora:
        return QLatin1String("qlora");
    case StageKind::Dpo:
        return QLatin1String("dpo");
    case StageKind::Rl:
        return QLatin1String("rl");
    case StageKind::Eval:
        return QLatin1String("eval");
    }
    Q_UNREACHABLE();
}

std::optional<StageKind> stageKindFromName(const QString& name)
{
    return byName(allStageKinds, name, stageKindName);
}

QLatin1String textLanguageName(TextLanguage language)
{
    switch (language) {
    case TextLanguage::Chinese:
        return QLatin1String("zh");
    case TextLanguage::English:
        return QLatin1String("en");
    case TextLanguage::Code:
        return QLatin1String("code");
    }
    Q_UNREACHABLE();
}

std::optional<TextLanguage> textLanguageFromName(const QString& name)
{
    return byName(allTextLanguages, name, textLanguageName);
}

QLatin1String severityName(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return QLatin1String("info");
    case Severity::Warning:
        return QLatin1String("warning");
    case Severity::Error:
        return QLatin1String("error");
    }
    Q_UNREACHABLE();
}

QLatin1String findingName(FindingCode code)
{
    switch (code) {
    case FindingCode::DeadlineMissed:
        return QLatin1String("deadline.missed");
    case FindingCode::DeadlineAtRisk:
        return QLatin1String("deadline.at_risk");
    case FindingCode::MemoryTooSmall:
        return QLatin1String("memory.too_small");
    case FindingCode::PrecisionUnsupported:
        return QLatin1String("precision.unsupported");
    case FindingCode::NoOffer:
        return QLatin1String("offer.none");
    case FindingCode::TokensFarBelowOptimal:
        return QLatin1String("data.tokens_far_below_optimal");
    case FindingCode::NoMeasurement:
        return QLatin1String("evidence.none");
    case FindingCode::FewMeasurements:
        return QLatin1String("evidence.few");
    case FindingCode::FitsNoCard:
        return QLatin1String("card.none_fits");
    case FindingCode::OtherCardCanCarry:
        return QLatin1String("offer.other_card");
    case FindingCode::ConfigRead:
        return QLatin1String("model.config_read");
    case FindingCode::MeasuredOnOtherCard:
        return QLatin1String("evidence.measured_on_other_card");
    case FindingCode::SupplyLimited:
        return QLatin1String("card.supply_limited");
    case FindingCode::StartInPast:
        return QLatin1String("start.past");
    case FindingCode::BestPriceStale:
        return QLatin1String("price.stale");
    case FindingCode::BestPriceLowConfidence:
        return QLatin1String("price.low_confidence");
    case FindingCode::ComponentsNotPriced:
        return QLatin1String("price.components_missing");
    case FindingCode::TaxBasisAssumed:
        return QLatin1String("price.tax_basis_assumed");
    case FindingCode::RegionNotStated:
        return QLatin1String("region.not_stated");
    case FindingCode::PreferredRegionCannotCarry:
        return QLatin1String("region.preferred_cannot_carry");
    case FindingCode::RegionHasNoPrice:
        return QLatin1String("region.no_price");
    case FindingCode::ModeCrossing:
        return QLatin1String("mode.crossing");
    case FindingCode::SubscriptionIdle:
        return QLatin1String("mode.idle");
    case FindingCode::CheaperOnOtherCard:
        return QLatin1String("offer.cheaper_card");
    case FindingCode::CheaperButUncertain:
        return QLatin1String("offer.cheaper_uncertain");
    case FindingCode::CardFormAssumed:
        return QLatin1String("card.assumed");
    case FindingCode::InterconnectNotStated:
        return QLatin1String("offer.interconnect_not_stated");
    case FindingCode::AbroadAllowed:
        return QLatin1String("region.abroad");
    case FindingCode::CurrencyConverted:
        return QLatin1String("price.currency_converted");
    case FindingCode::CatalogStale:
        return QLatin1String("catalog.stale");
    case FindingCode::OfferIsReceivedQuote:
        return QLatin1String("quote.in_use");
    case FindingCode::QuoteExpiresSoon:
        return QLatin1String("quote.expires_soon");
    case FindingCode::QuoteExpiresBeforeStart:
        return QLatin1String("quote.expires_before_start");
    }
    Q_UNREACHABLE();
}

QLatin1String problemName(RowProblem problem)
{
    switch (problem) {
    case RowProblem::CardNotIdentified:
        return QLatin1String("card_not_identified");
    case RowProblem::PrecisionUnsupported:
        return QLatin1String("precision_unsupported");
    case RowProblem::DoesNotFit:
        return QLatin1String("does_not_fit");
    case RowProblem::InterconnectNotStated:
        return QLatin1String("interconnect_not_stated");
    case RowProblem::NoInterconnect:
        return QLatin1String("no_interconnect");
    case RowProblem::CardNotMeasured:
        return QLatin1String("card_not_measured");
    case RowProblem::RegionNotAllowed:
        return QLatin1String("region_not_allowed");
    case RowProblem::DeadlineMissed:
        return QLatin1String("deadline_missed");
    case RowProblem::CurrencyDiffers:
        return QLatin1String("currency_differs");
    case RowProblem::PriceAfterToday:
        return QLatin1String("price_after_today");
    case RowProblem::QuoteExpired:
        return QLatin1String("quote_expired");
    case RowProblem::Interruptible:
        return QLatin1String("interruptible");
    case RowProblem::LowConfidence:
        return QLatin1String("low_confidence");
    case RowProblem::Stale:
        return QLatin1String("stale");
    case RowProblem::RegionNotStated:
        return QLatin1String("region_not_stated");
    case RowProblem::FormAssumed:
        return QLatin1String("card_assumed");
    case RowProblem::TaxBasisAssumed:
        return QLatin1String("tax_basis_assumed");
    case RowProblem::ComponentsNotPriced:
        return QLatin1String("components_not_priced");
    case RowProblem::NotForEveryone:
        return QLatin1String("not_for_everyone");
    case RowProblem::PriceIncomplete:
        return QLatin1String("price_incomplete");
    case RowProblem::Abroad:
        return QLatin1String("abroad");
    case RowProblem::CurrencyConverted:
        return QLatin1String("currency_converted");
    }
    Q_UNREACHABLE();
}

} // namespace suanchou
