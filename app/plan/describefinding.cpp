// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/plan/describe.h"

#include <cmath>
#include <optional>

namespace suanchou {

namespace {

/// The values of a finding as texts, under the names its patterns use.
QHash<QString, QString> valuesOf(const Finding& finding, const Speech& speech)
{
    const QVariantMap& p = finding.params;
    const auto number = [&p](const char* name) {
        return p.value(QString::fromLatin1(name)).toDouble();
    };
    QHash<QString, QString> out;
    for (auto item = p.begin(); item != p.end(); ++item)
        out.insert(item.key(), item.value().toString());
    const auto put = [&](const char* name, const QString& text) {
        if (p.contains(QString::fromLatin1(name)))
            out.insert(QString::fromLatin1(name), text);
    };
    put("ratio", format::ratio(number("ratio")));
    put("optimal", format::trimmed(number("optimal"), 1));
    put("days_p50", format::days(Days(number("days_p50"))));
    put("days_p90", format::days(Days(number("days_p90"))));
    put("available", format::trimmed(number("available"), 1));
    put("rate", format::trimmed(number("rate") * 100.0, 2) + QStringLiteral("%"));
    put("hours", format::fixed(number("hours"), 0));
    put("exchange_rate", format::trimmed(number("exchange_rate"), 6));
    put("original", format::trimmed(number("original"), 6));
    put("days", format::trimmed(number("days"), 0));
    put("share", format::percent(number("share"), 0));
    put("idle_gpu_hours", format::gpuHours(GpuHours(number("idle_gpu_hours")), speech).text());
    out.insert(
        QStringLiteral("provider"),
        speech.pick(
            {p.value(QStringLiteral("provider_en")).toString(),
             p.value(QStringLiteral("provider_zh")).toString()}));
    const auto money = [&](const char* name) {
        const Currency currency = currencyFromCode(p.value(QStringLiteral("currency")).toString())
                                      .value_or(Currency::CNY);
        const Money amount{std::llround(number(name) * 100.0), currency};
        put(name, format::moneyShort(amount, speech).text());
    };
    money("saving");
    money("total");
    if (const auto mode = modeFromName(p.value(QStringLiteral("mode")).toString()))
        out.insert(QStringLiteral("mode"), modeWord(*mode, speech));
    if (p.contains(QStringLiteral("region"))) {
        QStringList places;
        const QStringList codes = p.value(QStringLiteral("region")).toString().split(u',');
        for (const QString& code : codes)
            places.append(regionCodeText(code.trimmed(), speech));
        out.insert(
            QStringLiteral("region"),
            places.join(speech.isChinese() ? QStringLiteral("、") : QStringLiteral(", ")));
    }
    if (p.contains(QStringLiteral("as_of")) && out.value(QStringLiteral("as_of")).isEmpty())
        out.insert(QStringLiteral("as_of"), dateText({}, speech));
    if (p.contains(QStringLiteral("components"))) {
        QStringList words;
        const QStringList names = p.value(QStringLiteral("components")).toStringList();
        words.reserve(names.size());
        for (const QString& name : names)
            words.append(componentWord(
                name == QLatin1String("storage") ? CostComponent::Storage : CostComponent::Egress,
                speech));
        out.insert(
            QStringLiteral("components"),
            words.join(speech.isChinese() ? QStringLiteral("、") : QStringLiteral(", ")));
    }
    return out;
}

/// The note that a finding about a config.json carries.
ConfigNote noteOf(const Finding& finding)
{
    QVariantMap params = finding.params;
    const QString name = params.take(QStringLiteral("note")).toString();
    return {configNoteFromName(name).value_or(ConfigNoteCode::DefaultUsed), params};
}

/// Findings about the inputs and the supply of the card; nothing for the others.
std::optional<FindingText> patternsOfFacts(const Finding& finding, const Speech& speech)
{
    switch (finding.code) {
    case FindingCode::ConfigRead:
        return FindingText{
            speech.translate("Finding", "How config.json was read"),
            describe(noteOf(finding), speech)};
    case FindingCode::MeasuredOnOtherCard:
        return FindingText{
            speech.translate("Finding", "Measured speed not used"),
            speech.translate(
                "Finding",
                "It is of %{measured}; the plan runs on %{accelerator}, sized from published "
                "measurements.")};
    case FindingCode::SupplyLimited:
        return FindingText{
            finding.params.value(QStringLiteral("supply")) == QLatin1String("no")
                ? speech.translate("Finding", "No new supply of %{accelerator}")
                : speech.translate("Finding", "Limited supply of %{accelerator}"),
            filled(
                speech.translate(
                    "Finding",
                    "%{basis} (%{as_of}). What is offered for rent is installed stock: ask how "
                    "many are free and until when."),
                {{QStringLiteral("basis"),
                  describe(
                      supplyBasisFromName(finding.params.value(QStringLiteral("basis")).toString())
                          .value_or(SupplyBasis::NoRuleFound),
                      speech)},
                 {QStringLiteral("as_of"),
                  finding.params.value(QStringLiteral("as_of")).toString()}})};
    default:
        return std::nullopt;
    }
}

FindingText noOfferText(const Finding& finding, const Speech& speech)
{
    if (!finding.params.contains(QStringLiteral("first")))
        return {
            speech.translate("Finding", "No offer carries the plan"),
            speech.translate(
                "Finding",
                "No public price within the region rule can carry %{gpus} linked cards of "
                "%{accelerator} in time.")};
    if (finding.params.value(QStringLiteral("whole_list")).toBool())
        return {
            speech.translate("Finding", "No price by %{today}"),
            speech.translate(
                "Finding",
                "Every price within the region rule is dated later; the first is of %{first}. "
                "Check the day of the plan.")};
    return {
        speech.translate("Finding", "No price of %{accelerator} by %{today}"),
        speech.translate(
            "Finding",
            "Every price of that card within the region rule is dated later; the first is of "
            "%{first}.")};
}

/// Findings about the work and the card; nothing for the others.
std::optional<FindingText> patternsOfWork(const Finding& finding, const Speech& speech)
{
    switch (finding.code) {
    case FindingCode::DeadlineMissed:
        return FindingText{
            speech.translate("Finding", "%{days_p50} days, %{available} available"),
            speech.translate(
                "Finding",
                "%{accelerator} finishes after the deadline even at P50. More cards, less data or "
                "a "
                "later deadline.")};
    case FindingCode::DeadlineAtRisk:
        return FindingText{
            speech.translate("Finding", "P90 is %{days_p90} days"),
            speech.translate(
                "Finding",
                "On time at P50, late at P90: %{available} days are available. The range comes "
                "from "
                "published measurements.")};
    case FindingCode::MemoryTooSmall:
        return FindingText{
            speech.translate("Finding", "Too little memory"),
            speech.translate(
                "Finding",
                "The model does not fit into the memory of %{gpus} × %{accelerator}; it needs at "
                "least %{least}.")};
    case FindingCode::FitsNoCard:
        return FindingText{
            speech.translate("Finding", "No card can do this"),
            speech.translate(
                "Finding",
                "No accelerator with enough memory computes this model in %{precision}, on any "
                "number of cards. Check the size and the precision.")};
    case FindingCode::PrecisionUnsupported:
        return FindingText{
            speech.translate("Finding", "No %{precision} on this card"),
            speech.translate(
                "Finding",
                "%{accelerator} does not compute in %{precision}. Choose another card or "
                "precision.")};
    case FindingCode::NoOffer:
        return noOfferText(finding, speech);
    case FindingCode::OtherCardCanCarry:
        return FindingText{
            speech.translate("Finding", "%{accelerator} could do it"),
            speech.translate(
                "Finding",
                "%{provider} has %{accelerator}, %{mode}, for %{total}. Choose that card or that "
                "offer.")};
    case FindingCode::StartInPast:
        return FindingText{
            speech.translate("Finding", "Start %{start} has passed"),
            speech.translate(
                "Finding",
                "The plan starts before today, %{today}. Dates and prices are those of the plan; "
                "set a new start.")};
    case FindingCode::TokensFarBelowOptimal:
        return FindingText{
            speech.translate("Finding", "Only %{ratio} tokens a parameter"),
            speech.translate(
                "Finding",
                "About %{optimal} is compute-optimal. Trained from scratch the model stays far "
                "below "
                "its size; for continued training this does not matter.")};
    case FindingCode::NoMeasurement:
        return FindingText{
            speech.translate("Finding", "No published measurement"),
            speech.translate(
                "Finding",
                "Nobody has published the speed of %{accelerator} in %{precision}. The estimate "
                "takes the "
                "median of other cards with their whole range.")};
    case FindingCode::FewMeasurements:
        return FindingText{
            speech.translate("Finding", "Only %{rows} measurements"),
            speech.translate(
                "Finding",
                "The speed of %{accelerator} in %{precision} rests on few published rows; the "
                "range is "
                "that of well-measured cards.")};
    default:
        return std::nullopt;
    }
}

/// Findings about prices and offers.
FindingText patternsOfOffers(const Finding& finding, const Speech& speech)
{
    switch (finding.code) {
    case FindingCode::BestPriceStale:
        return {
            speech.translate("Finding", "Price of %{as_of} is stale"),
            speech.translate(
                "Finding",
                "The price of %{provider} is older than its shelf life. Ask before you commit.")};
    case FindingCode::BestPriceLowConfidence:
        return {
            speech.translate("Finding", "Price is not certain"),
            speech.translate(
                "Finding",
                "The price of %{provider} comes from one weak or conflicting source. Ask before "
                "you commit.")};
    case FindingCode::ComponentsNotPriced:
        return {
            speech.translate("Finding", "Total without %{components}"),
            finding.params.value(QStringLiteral("undated")).toBool()
                ? speech.translate(
                      "Finding",
                      "%{provider} publishes no price for it, or only one without a date, which "
                      "makes no amount. The quantity is listed: ask for a price.")
                : speech.translate(
                      "Finding",
                      "%{provider} publishes no price for it. The quantity is listed: ask for a "
                      "price.")};
    case FindingCode::TaxBasisAssumed:
        return {
            speech.translate("Finding", "Tax basis is assumed"),
            finding.params.value(QStringLiteral("included")).toBool()
                ? speech.translate(
                      "Finding",
                      "The source does not say; list prices count as including %{rate} tax.")
                : speech.translate(
                      "Finding", "The source does not say; %{rate} tax is added to list prices.")};
    case FindingCode::RegionNotStated:
        return {
            speech.translate("Finding", "Region not stated: ask"),
            speech.translate(
                "Finding",
                "%{provider} prices the mainland without naming the region. Ask where the cards "
                "are.")};
    case FindingCode::PreferredRegionCannotCarry:
        return {
            speech.translate("Finding", "%{region}: %{rows} prices, none fits"),
            finding.params.value(QStringLiteral("single_cards")).toBool()
                ? speech.translate(
                      "Finding",
                      "The public prices in the preferred region are single cards without a stated "
                      "interconnect; they cannot carry %{gpus} linked cards.")
                : speech.translate(
                      "Finding", "No public price in the preferred region can carry this plan.")};
    case FindingCode::RegionHasNoPrice:
        return {
            speech.translate("Finding", "%{region}: no price known"),
            speech.translate(
                "Finding",
                "No price names %{region}, which the region rule does. Check the spelling, or "
                "enter a received quote from there.")};
    case FindingCode::ModeCrossing:
        return {
            speech.translate("Finding", "By the month from %{hours} h"),
            speech.translate(
                "Finding",
                "At %{provider} a monthly subscription costs as much as %{hours} hours on "
                "demand.")};
    case FindingCode::SubscriptionIdle:
        return {
            speech.translate("Finding", "%{share} of it stays idle"),
            speech.translate(
                "Finding",
                "%{idle_gpu_hours} are paid for and not used: whole terms or whole instances.")};
    case FindingCode::CheaperOnOtherCard:
        return {
            speech.translate("Finding", "Could save %{saving}"),
            speech.translate(
                "Finding", "%{provider} does the same work on %{accelerator}, %{mode}.")};
    case FindingCode::CheaperButUncertain:
        return {
            speech.translate("Finding", "Perhaps %{saving} less"),
            speech.translate(
                "Finding",
                "%{provider}, %{mode}, is cheaper, but its price is stale or uncertain. Ask for a "
                "quote.")};
    case FindingCode::CardFormAssumed:
        return {
            speech.translate("Finding", "Card form is assumed"),
            speech.translate(
                "Finding",
                "The price says %{card} only; %{accelerator}, the common form, is assumed.")};
    case FindingCode::InterconnectNotStated:
        return {
            speech.translate("Finding", "Interconnect not stated: ask"),
            speech.translate(
                "Finding",
                "%{rows} prices of %{accelerator} would do, but the plan needs %{gpus} cards, an "
                "instance has %{instance} at most, and nobody says how instances are linked. Ask "
                "for RDMA or InfiniBand between them.")};
    case FindingCode::AbroadAllowed:
        return {
            speech.translate("Finding", "Abroad: data export, currency, tax"),
            finding.params.value(QStringLiteral("quoted")).toBool()
                ? speech.translate(
                      "Finding",
                      "The offer is outside the mainland: data leaves the country, the price is "
                      "converted, and %{rate} tax is added where the source is silent. Clear all "
                      "three first.")
                : speech.translate(
                      "Finding",
                      "The region rule lets the work leave the mainland; %{rows} prices abroad are "
                      "compared. Their data export, currency and tax have to be cleared first.")};
    case FindingCode::CurrencyConverted:
        return {
            speech.translate("Finding", "Converted at %{exchange_rate}"),
            speech.translate(
                "Finding",
                "%{provider} asks %{original} %{original_currency}. Prices are converted at "
                "%{pair} %{exchange_rate} of %{rate_as_of} (%{rate_source}), unit prices rounded "
                "to "
                "six decimals and lines to 0.01; the rate of the day of payment differs.")};
    case FindingCode::CatalogStale:
        return {
            speech.translate("Finding", "The whole price list is stale"),
            speech.translate(
                "Finding",
                "All %{rows} prices are older than %{days} days; the newest is of %{newest}. Ask "
                "for quotes, or use a newer list.")};
    case FindingCode::OfferIsReceivedQuote:
        return {
            speech.translate("Finding", "Received quote, valid until %{valid_until}"),
            speech.translate(
                "Finding",
                "The price is what %{provider} offered you on %{as_of}, not a published one.")};
    case FindingCode::QuoteExpiresSoon:
        return {
            speech.translate("Finding", "Quote ends on %{valid_until}"),
            speech.translate(
                "Finding",
                "The quote of %{provider} ends soon. Order before then or ask for a new one.")};
    case FindingCode::QuoteExpiresBeforeStart:
        return {
            speech.translate("Finding", "Quote ends before the start"),
            speech.translate(
                "Finding",
                "The quote of %{provider} is valid until %{valid_until}, the plan starts on "
                "%{start}. Order before then or ask for a longer validity.")};
    default:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace

FindingText describe(const Finding& finding, const Speech& speech)
{
    const QHash<QString, QString> values = valuesOf(finding, speech);
    std::optional<FindingText> raw = patternsOfFacts(finding, speech);
    if (!raw)
        raw = patternsOfWork(finding, speech);
    if (!raw)
        raw = patternsOfOffers(finding, speech);
    return {filled(raw->title, values), filled(raw->body, values)};
}

} // namespace suanchou
