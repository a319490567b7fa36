// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/derivation.h"
#include "app/costing/cost.h"
#include "app/plan/plan.h"
#include "app/plan/world.h"
#include "app/sizing/sizing.h"

namespace suanchou {

enum class Severity { Info, Warning, Error };
QLatin1String severityName(Severity severity);

enum class FindingCode {
    DeadlineMissed,        ///< error: late at P50. days, available
    DeadlineAtRisk,        ///< warning: late at P90. days, available
    MemoryTooSmall,        ///< error: gpus, accelerator, needed
    PrecisionUnsupported,  ///< error: accelerator, precision
    FitsNoCard,            ///< error: no card holds the model, or none computes so. precision
    NoOffer,               ///< error: nothing can be ordered. accelerator, gpus; where all prices
                           ///< are dated after the day: today, first, whole_list (else that card's)
    OtherCardCanCarry,     ///< warning: … but on another card. accelerator, provider, mode, total
    ConfigRead,            ///< how a config.json was read: note (its name) and the note's own;
                           ///< warning if the count may be wrong for it
    MeasuredOnOtherCard,   ///< info: measured, accelerator
    SupplyLimited,         ///< info: new cards in the mainland. accelerator, supply, basis, as_of
    StartInPast,           ///< warning: start, today
    TokensFarBelowOptimal, ///< warning: ratio, optimal
    NoMeasurement,         ///< warning: accelerator, precision
    FewMeasurements,       ///< info: accelerator, precision, rows
    BestPriceStale,        ///< warning: provider, as_of
    BestPriceLowConfidence,     ///< warning: provider
    ComponentsNotPriced,        ///< warning: provider, components
    TaxBasisAssumed,            ///< info: rate
    RegionNotStated,            ///< info: provider
    PreferredRegionCannotCarry, ///< info: region, rows, gpus
    RegionHasNoPrice,      ///< warning, by field: the rule names a place without any price. region
    ModeCrossing,          ///< info: provider, accelerator, hours
    SubscriptionIdle,      ///< info: provider, idle_gpu_hours, share
    CheaperOnOtherCard,    ///< info: accelerator, provider, saving
    CheaperButUncertain,   ///< info: provider, saving
    CardFormAssumed,       ///< info: card, accelerator
    InterconnectNotStated, ///< warning: nothing carries it but offers that do not say how their
                           ///< instances are linked. accelerator, rows, gpus, instance
    AbroadAllowed,         ///< the rule lets the work leave the mainland; warning if the
                           ///< quoted offer does. rows, rate
    CurrencyConverted,     ///< info: provider, original, currency, exchange_rate, as_of
    CatalogStale,          ///< warning, once for the whole list: every price in it is stale.
                           ///< rows, newest, days
    OfferIsReceivedQuote,  ///< info: provider, as_of, valid_until
    QuoteExpiresSoon,      ///< warning: provider, valid_until
    QuoteExpiresBeforeStart, ///< warning: provider, valid_until, start
};
QLatin1String findingName(FindingCode code);

/// Something a person should know about the plan: a fact with its numbers, no sentence (describe
/// makes it).
struct Finding
{
    FindingCode code = FindingCode::NoOffer;
    Severity severity = Severity::Info;
    QString field; ///< the plan field it concerns, "stages[0].data"
    QVariantMap params;
    std::optional<std::size_t> offer = {}; ///< into offers: the other one it speaks of, if any

    bool operator==(const Finding&) const = default;
};

/// Why an offer row is not simply a price to compare.
enum class RowProblem {
    // No total can be made:
    CardNotIdentified,
    PrecisionUnsupported,
    DoesNotFit,
    InterconnectNotStated,
    NoInterconnect,  ///< stated: its instances are not linked
    CurrencyDiffers, ///< and no exchange rate is known
    // A total, but never best:
    RegionNotAllowed,
    NotForEveryone,  ///< campus or education price
    PriceIncomplete, ///< CPU and memory are billed beside it and not in it
    DeadlineMissed,
    PriceAfterToday,
    QuoteExpired,  ///< a received quote whose last day is over
    Interruptible, ///< spot: what interruptions cost is not priced yet
    // May be best, said beside it; the first three only if nothing better exists:
    CardNotMeasured, ///< its speed is an estimate from other cards
    LowConfidence,
    Stale,
    RegionNotStated,
    FormAssumed,
    TaxBasisAssumed,
    ComponentsNotPriced,
    Abroad, ///< outside the mainland: data export, currency, tax
    CurrencyConverted,
};
QLatin1String problemName(RowProblem problem);
bool preventsTotal(RowProblem problem);
bool preventsBest(RowProblem problem);

/// One leading catalogue price seen through the plan.
struct OfferRow
{
    Offer offer;
    std::optional<OfferCost> cost;
    std::vector<RowProblem> problems;
    bool preferredRegion = false;
    UnitPrice listPrice;                  ///< in the plan's currency where a rate is known
    std::optional<Conversion> conversion; ///< the published price and the rate, if converted

    bool operator==(const OfferRow&) const = default;
    [[nodiscard]] bool has(RowProblem problem) const;
    /// Orderable for this plan: has a total and nothing that rules it out.
    [[nodiscard]] bool isEligible() const;
};

/// Where a subscription starts to beat on demand, at one provider for one instance.
struct ModeCrossing
{
    LocalText provider;
    QString instance;
    QString accelerator;
    Hours hoursPerMonth;
    std::size_t hourly = 0;  ///< into offers: the price by the hour
    std::size_t monthly = 0; ///< into offers: the price by the month

    bool operator==(const ModeCrossing&) const = default;
};

/// A value of an assumption as this evaluation used it.
struct AssumptionUse
{
    QString id;
    double value = 0;
    bool overridden = false;

    bool operator==(const AssumptionUse&) const = default;
};

/// The answer to a plan. Window, CLI and papers only render it.
struct Evaluation
{
    Plan plan;
    QDate today;
    QString worldRevision;
    QDate catalogDate; ///< newest price

    QDate start;
    std::optional<QDate> deadline; ///< last day that is still in time
    std::optional<Days> available; ///< start to deadline, both days counted

    TrainingWork work;
    std::vector<AcceleratorSizing> sizing; ///< hardware table order
    std::optional<std::size_t>
        chosen; ///< into sizing: the accelerator the headline numbers are for

    std::vector<OfferRow> offers; ///< preferred region, then by total, then the ones without
    std::optional<std::size_t>
        best; ///< into offers: lowest P50 that passes everything, on the chosen accelerator
    std::optional<std::size_t>
        quoted; ///< into offers: the user's choice if it has a total, else best
    std::vector<ModeCrossing> crossings;
    int leftOut = 0; ///< prices that the region rule leaves out because they are abroad
    /// Indices and analysts' figures within the region rule: a yardstick beside the offers, never
    /// one of them.
    std::vector<OfferRow> marketReferences;

    Range<QDate> finish;                    ///< null without chosen sizing
    std::vector<Finding> findings;          ///< worst first
    std::vector<AssumptionUse> assumptions; ///< all, registry order
    std::vector<Derivation> derivations;    ///< of the headline numbers

    bool operator==(const Evaluation&) const = default;

    [[nodiscard]] const AcceleratorSizing* chosenSizing() const
    {
        return chosen ? &sizing.at(*chosen) : nullptr;
    }
    [[nodiscard]] const OfferRow* bestRow() const { return best ? &offers.at(*best) : nullptr; }
    [[nodiscard]] const OfferRow* quotedRow() const
    {
        return quoted ? &offers.at(*quoted) : nullptr;
    }
    [[nodiscard]] Severity worstFinding() const;
};

/// Plan and facts in, the whole answer out. Pure: the same input gives the same numbers on every
/// machine. Refused with PlanIncomplete (causes name the empty fields) or PlanRefused (causes name
/// the wrong ones).
Result<Evaluation> evaluate(const Plan& plan, const World& world, QDate today);

/// The prices an evaluation left out because they are abroad: not priced, with the reason.
std::vector<OfferRow> leftOutRows(const Evaluation& evaluation, const World& world);

/// Everything that keeps a plan from being evaluated, by field; empty if nothing does.
std::vector<Error> checkPlan(const Plan& plan, const World& world);

} // namespace suanchou
