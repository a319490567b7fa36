// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/quotedocument.h"

namespace suanchou {

/// The lines of an offer as the paper prints them, with their provenance. Precondition: the row has
/// a cost.
std::vector<QuoteLine> quoteLines(
    const Evaluation& evaluation, const OfferRow& row, const World& world, const Speech& speech);

/// Everything a reader must know beside the lines: what the range means, what is assumed, stale or
/// missing, and the findings that concern the offer itself.
std::vector<QString> quoteNotes(
    const Evaluation& evaluation,
    const OfferRow& row,
    const QuoteDocument& document,
    const World& world,
    const Speech& speech);

} // namespace suanchou
