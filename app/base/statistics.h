// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace suanchou {

/// The p-quantile (0 ≤ p ≤ 1) of values sorted ascending, linear between neighbours (Hyndman and
/// Fan 1996, type 7; numpy's and R's default). Of one value: that value. Precondition: not empty,
/// sorted.
double quantileOfSorted(std::span<const double> sorted, double p);

} // namespace suanchou
