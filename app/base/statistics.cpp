// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/statistics.h"

#include <cassert>
#include <cmath>
#include <cstddef>

namespace suanchou {

double quantileOfSorted(std::span<const double> sorted, double p)
{
    assert(!sorted.empty() && p >= 0.0 && p <= 1.0);
    const double position = p * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(position));
    if (below + 1 >= sorted.size())
        return sorted.back();
    const double share = position - static_cast<double>(below);
    return sorted[below] + share * (sorted[below + 1] - sorted[below]);
}

} // namespace suanchou
