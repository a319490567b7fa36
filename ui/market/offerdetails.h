// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "ui/widgets/valuelist.h"

namespace suanchou::ui {

/// One offer itemised: lines with their arithmetic, total, tax basis, source, date, confidence,
/// problems.
std::vector<ValueItem> offerDetails(const OfferRow& row, const Speech& speech);

} // namespace suanchou::ui
