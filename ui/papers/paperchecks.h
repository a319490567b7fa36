// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "app/report/quotedocument.h"
#include "ui/widgets/valuelist.h"

namespace suanchou::ui {

/// What a person should know before a quote leaves the house: sums, words, prices, lateness,
/// blanks.
std::vector<ValueItem> paperChecks(
    const QuoteDocument& document, const Evaluation& evaluation, const Speech& speech);

/// How many of the checks ask for a look.
int openChecks(const std::vector<ValueItem>& checks);

} // namespace suanchou::ui
