// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"

namespace suanchou {

/// A market reference of one card: what the market is said to pay, never an offer. Prices are per
/// card and hour if every hour is used, in the plan's currency where a rate is known.
struct Yardstick
{
    const OfferRow* reference = nullptr; ///< of the evaluation
    UnitPrice least;
    UnitPrice most; ///< the same unless the source gives a range
    /// How far an offer's list price lies from the nearer end: 0.2 = a fifth dearer, −0.2 = a fifth
    /// cheaper, 0 = within. Nothing without an offer, and where tax basis or currency differ.
    std::optional<double> excess;
};

/// The references of an accelerator, those billed like the offer (if there is one) first, then the
/// newest.
std::vector<Yardstick> yardsticksOf(
    const Evaluation& evaluation, const QString& accelerator, const OfferRow* offer);

/// The list price of a row per card and hour: a month has 730 hours.
UnitPrice listPricePerGpuHour(const OfferRow& row);

} // namespace suanchou
