// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"

namespace suanchou {

/// What the catalogue is looked at with.
struct OfferQuery
{
    const Plan& plan;
    const World& world;
    QDate today;
    QDate start;
    std::optional<Days> available;
    const std::vector<AcceleratorSizing>& sizing;
    Bytes storage;
    Bytes egress;
    TaxPolicy tax;
    int shelfLifeDays = 90;
};

/// Longer than this nothing is dated or priced: a plan of more than a century is a typing mistake.
inline constexpr Days longestProject{36500.0};

/// The leading prices, told apart by what a plan may do with them.
struct OfferRows
{
    /// What can be ordered under the region rule, priced where it can carry the plan, with its
    /// problems; preferred region first, then eligible ones by their GPU lines, then priced ones,
    /// then the rest.
    std::vector<OfferRow> offers;
    int leftOut = 0;                        ///< see Evaluation
    std::vector<OfferRow> marketReferences; ///< see Evaluation; none dated after today
};

/// One row for every leading price and received quote that concerns the plan.
OfferRows offerRows(const OfferQuery& query);

/// Lowest P50 of the GPU lines among eligible rows of the accelerator (any accelerator if empty). A
/// card without published measurement, a stale or a low-confidence price leads only if nothing
/// better exists.
std::optional<std::size_t> bestOffer(const std::vector<OfferRow>& rows, const QString& accelerator);

/// Instances offered both on demand and by the month, with the hours at which the month wins;
/// priced rows only.
std::vector<ModeCrossing> modeCrossings(const std::vector<OfferRow>& rows);

} // namespace suanchou
