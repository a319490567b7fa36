// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "ui/widgets/valuelist.h"

namespace suanchou::ui {

/// One offer itemised: lines with their arithmetic, total, tax basis, source, date, confidence,
/// problems.
std::vector<ValueItem> offerDetails(const OfferRow& row, const Speech& speech);

/// The market references of the offer's card, a yardstick and no offer, and how its list price
/// compares to each; empty where the market has none at all.
std::vector<ValueItem> marketDetails(
    const Evaluation& evaluation, const OfferRow& row, const Speech& speech);

/// A provider without public prices, and what to do about it.
std::vector<ValueItem> silentDetails(const SilentProvider& provider, const Speech& speech);

} // namespace suanchou::ui
