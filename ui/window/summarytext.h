// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "ui/widgets/summarycell.h"

#include <array>

namespace suanchou::ui {

/// The six cells of the strip for an evaluation; em dashes where there is none.
std::array<SummaryContent, 6> summaryOf(const Evaluation* evaluation, const Speech& speech);

} // namespace suanchou::ui
