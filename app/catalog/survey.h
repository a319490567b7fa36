// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/catalog.h"

#include <array>

namespace suanchou {

inline constexpr std::array allBillingFamilies{
    BillingFamily::OnDemand,
    BillingFamily::Monthly,
    BillingFamily::Yearly,
    BillingFamily::Spot,
    BillingFamily::Committed,
};
/// "on_demand", "monthly", "yearly", "spot", "committed".
QLatin1String familyName(BillingFamily family);

/// How many rows carry a value of a column.
template <class T>
struct Tally
{
    T value{};
    int rows = 0;

    bool operator==(const Tally&) const = default;
};

/// What one provider publishes for one card, and what it does not: the holes.
struct CardCoverage
{
    LocalText provider;
    QString card; ///< as the source names it
    std::vector<BillingFamily> priced;
    std::vector<BillingFamily> missing;

    bool operator==(const CardCoverage&) const = default;
};

/// A list of offers counted, and what in it needs a look.
struct CatalogSurvey
{
    int rows = 0;
    int keys = 0; ///< offers that lead; the other rows are their history
    std::vector<Tally<OfferKind>> kinds;
    std::vector<Tally<Currency>> currencies;
    std::vector<Tally<Confidence>> confidences;
    std::vector<Tally<BillingMode>> modes;
    int mainland = 0;
    int abroad = 0;
    int stale = 0; ///< older than the shelf life on the day, or undated
    int afterToday = 0;
    int cardsNotIdentified = 0;      ///< rows
    QStringList unidentifiedCards;   ///< their names, sorted
    std::vector<CardCoverage> cards; ///< orderable ones, in the order of the list
    int holes = 0;                   ///< missing families over all cards
    /// Positions of rows with one key, day and confidence but different prices: somebody has to
    /// decide. In the list's order.
    std::vector<std::vector<std::size_t>> conflicts;
    int repeated = 0; ///< rows that say again what an earlier one said

    bool operator==(const CatalogSurvey&) const = default;
};

CatalogSurvey surveyOf(const std::vector<Offer>& offers, QDate today, int shelfLifeDays);

} // namespace suanchou
