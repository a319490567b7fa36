// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "app/report/chartspec.h"

namespace suanchou {

/// Providers × billing modes, stacked by cost component: the product's first question at one
/// glance. Providers whose offers can be ordered for this plan, cheapest first, at most maxGroups
/// of them; where the plan has settled on a card or an offer, the providers of that card come
/// before the others. Under each the five billing families, missing ones as stubs. One card per
/// group: that of the provider's cheapest orderable offer, the settled one if it has it.
ChartSpec modeChart(const Evaluation& evaluation, const Speech& speech, std::size_t maxGroups = 8);

/// The fill that stands for a billing family wherever one is shown.
FillRole swatchOf(BillingFamily family);

} // namespace suanchou
