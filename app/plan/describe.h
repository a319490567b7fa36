// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/modelconfig.h"
#include "app/plan/evaluation.h"

namespace suanchou {

/// The one place where codes become sentences. Everything here is a function of a value and a
/// language.
struct FindingText
{
    QString title; ///< a fact with a number
    QString body;  ///< reason and consequence
};

/// What there is to know about an assumption; window and command line are made of it.
struct AssumptionText
{
    QString title;
    QString unit; ///< "share", "bytes per token"
    QString defaultValue;
    QString bounds;
    QString source; ///< with its date

    bool operator==(const AssumptionText&) const = default;
};

/// What was read, why it is refused, how to write it. Causes follow, one a line.
QString describe(const Error& error, const Speech& speech);
FindingText describe(const Finding& finding, const Speech& speech);
QString describe(RowProblem problem, const Speech& speech);
/// How a config.json was read, one note.
QString describe(const ConfigNote& note, const Speech& speech);
/// Why a card can or cannot be supplied new in the mainland: "US export rule of October 2022 …"
QString describe(SupplyBasis basis, const Speech& speech);
QString severityWord(Severity severity, const Speech& speech);

/// 按量付费, 包月, … / "on demand", "monthly", …
QString modeWord(BillingMode mode, const Speech& speech);
QString familyWord(BillingFamily family, const Speech& speech);
QString describe(OfferFact fact, const Speech& speech);
/// "orderable", "market reference"
QString offerKindWord(OfferKind kind, const Speech& speech);
/// "per GPU-hour", 每卡时
QString priceUnitWord(PriceUnit unit, const Speech& speech);
/// "disk", "object storage", …
QString componentKindWord(ComponentKind kind, const Speech& speech);
/// "per GB and month", …
QString componentUnitWord(ComponentUnit unit, const Speech& speech);
/// What to do about a provider without prices.
QString describe(ProviderNote note, const Speech& speech);
QString componentWord(CostComponent component, const Speech& speech);
/// "instance-hours", 台时
QString lineUnitWord(LineUnit unit, const Speech& speech);
/// "above 51,200 GiB", for a price with tiers.
QString tierText(const Tier& tier, LineUnit unit, const Speech& speech);
/// The component of a line, with its tier if the price has tiers.
QString lineWord(const CostLine& line, const Speech& speech);
/// Why a line has no amount: "no public price: ask".
QString noPriceText(const CostLine& line, const Speech& speech);
QString stageWord(StageKind kind, const Speech& speech);
QString confidenceWord(Confidence confidence, const Speech& speech);
/// "measured, 144 rows" / 实测 144 条; "no published measurement" / 无实测
QString evidenceText(const Efficiency& efficiency, const Speech& speech);
/// 上海 / "Shanghai"; a city we have no word for as the source writes it.
QString cityText(const QString& city, const Speech& speech);
/// The place of a plan's region code: "CN" 中国大陆, "CN/Shanghai" 上海.
QString regionCodeText(const QString& code, const Speech& speech);
/// "region not stated: ask" or the region and city.
QString regionText(const Offer& offer, const Speech& speech);
/// "2026-06-05" or "undated"
QString dateText(const PartialDate& date, const Speech& speech);
/// "8 × A100-80GB"
QString cardsText(const Offer& offer);
/// An assumption's value with its unit: "88%", "90 days", "yes".
QString assumptionValueText(AssumptionUnit unit, double value, const Speech& speech);
/// "20% to 100%", "1 to 3,650 days", "yes or no".
QString assumptionBoundsText(AssumptionUnit unit, double least, double most, const Speech& speech);
AssumptionText describe(const AssumptionSpec& spec, const Speech& speech);
/// Name of a derived number ("project time") and its value with unit.
QString derivationTitle(const QString& id, const Speech& speech);
QString derivationValue(const Derivation& derivation, const Speech& speech);
/// The same where the name may be that of an assumption.
QString derivationTitle(
    const QString& id, const AssumptionRegistry& assumptions, const Speech& speech);
/// A formula with the names of its operands as people know them.
QString expressionText(
    const QString& expression, const AssumptionRegistry& assumptions, const Speech& speech);
/// The whole tree, a line for each number, inputs indented below it.
QString derivationText(
    const Derivation& derivation, const AssumptionRegistry& assumptions, const Speech& speech);
QString sourceText(const Source& source, const Speech& speech);
/// How a model was understood: "= 13 billion parameters, dense, shape of Llama-2-13B".
QString modelEcho(const ModelFacts& model, const Speech& speech);
/// How a data volume was understood: "= 18 billion tokens, 1.4 per parameter".
QString dataEcho(const TrainingWork& work, const Speech& speech);

} // namespace suanchou
