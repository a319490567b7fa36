// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/rates.h"

#include <optional>
#include <vector>

namespace suanchou {

/// What one training stage needs from a provider.
struct Demand
{
    GpuCount gpus;
    Range<Days> days; ///< project time, P10 the short end
    QDate start;
    Bytes storage; ///< kept from start to finish
    Bytes egress;  ///< taken out once, at the end

    bool operator==(const Demand&) const = default;
};

/// How tax is found in or put on a price.
struct TaxPolicy
{
    Decimal6 rate; ///< 0.06 = 6 %
    /// What a mainland price whose source is silent counts as. Abroad silence means without tax:
    /// list prices are net there, and the buyer of an imported service owes the tax.
    bool silentMeansIncluded = true;

    bool operator==(const TaxPolicy&) const = default;
};

/// The currency that lines are printed in, and what turns other currencies into it.
struct Exchange
{
    Currency currency = Currency::CNY;
    QDate day; ///< whose rate holds, and up to which component prices are known
    const RateTable& rates;
};

enum class LineUnit {
    GpuHour,
    InstanceHour,
    InstanceMonth,
    GpuMonth,
    InstanceYear,
    Instance3Year,
    GigabyteMonth,
    GibibyteMonth,
    GigabyteDay,
    Gigabyte,
};

enum class CostComponent { Gpu, Storage, Egress };

struct LineAmount
{
    Money net;
    Money tax;
    Money gross;

    bool operator==(const LineAmount&) const = default;
};

/// The part of a volume that one price of a tariff with tiers holds for.
struct Tier
{
    Decimal6 from;
    std::optional<Decimal6> upTo; ///< nothing = all the rest

    bool operator==(const Tier&) const = default;
};

/// One line as it stands on the paper: quantity × unit price, rounded once. Without a dated
/// published price of the same provider the quantity stands with an empty price and amount: "no
/// public price: ask".
struct CostLine
{
    CostComponent component = CostComponent::Gpu;
    Decimal6 quantity;
    LineUnit unit = LineUnit::InstanceHour;
    int periods = 1;                ///< of kept data: quantity = volume × these months or days
    std::optional<Tier> tier;       ///< of the volume, where the price has tiers
    std::optional<UnitPrice> price; ///< as published, or converted from that
    std::optional<Conversion> conversion; ///< the published price and the rate, if converted
    bool priceIncludesTax = true;         ///< stated, or the policy's reading of silence
    Tristate taxStated = Tristate::Unknown;
    bool onlyUndated = false; ///< no price because the one that is known has no date
    std::optional<LineAmount> amount;
    PartialDate asOf;
    Confidence confidence = Confidence::Low;
    QString source;

    bool operator==(const CostLine&) const = default;
};

/// What one offer costs for one demand.
struct OfferCost
{
    NodeCount instances;         ///< whole instances
    std::vector<CostLine> lines; ///< at P50
    Range<Money> total;          ///< tax included; sum of the priced lines
    Money gpuAmount;             ///< tax included, the GPU lines at P50: offers rank by it
    bool complete = false;       ///< every line has a price
    GpuHours paidGpuHours;       ///< capacity paid for at P50
    GpuHours idleGpuHours; ///< of it, not used: spare cards of whole instances, spare time of whole
                           ///< terms
    Months termMonths;     ///< months paid for at P50; 0 where billed by the hour
    UnitPrice pricePerGpuHour; ///< GPU line / used GPU-hours at P50: idle time makes it dearer than
                               ///< the list price

    bool operator==(const OfferCost&) const = default;
};

/// Itemises an offer. Hours are whole hours per instance, rounded up. Terms are whole terms, not
/// under the minimum; a month is a calendar month from the start; a committed month of an hourly
/// price has 730 hours (8,760 a year). Data is kept in whole gigabytes or gibibytes, rounded up, by
/// the calendar month or the whole day as it is priced; a tariff with tiers makes a line for each
/// tier that is reached. Prices of another currency are converted first (see RateTable::convert),
/// then each line is rounded once. CurrencyMismatch without a rate; MoneyOverflow where a quantity
/// or an amount does not fit.
Result<OfferCost> priceOffer(
    const Offer& offer,
    const Demand& demand,
    const Catalog& catalog,
    const TaxPolicy& tax,
    const Exchange& exchange);

/// Whether a price counts as including tax: as stated, or as the policy reads silence.
bool countsAsTaxed(Tristate stated, bool mainland, const TaxPolicy& tax);

/// Calendar months from start that cover the days; at least 1.
Months monthsCovering(QDate start, Days days);

/// Hours a month at which a subscription costs as much as on demand: monthly price / hourly price
/// of the same instance.
Hours crossingHours(const UnitPrice& monthly, const UnitPrice& hourly);

/// The gross value of a price under the policy: what one unit costs with tax, for comparing.
LineAmount taxedAmount(Money listAmount, bool includesTax, Decimal6 rate);

} // namespace suanchou
