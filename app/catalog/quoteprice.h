// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/quotescanner.h"

namespace suanchou::quotetext {

/// What a text says about the unit of its price.
struct UnitWords
{
    bool card = false;
    bool instance = false;
    std::optional<PricePeriod> period;
    bool twoPeriods = false;
    bool otherPeriod = false;
};

/// The unit as said, before count and mode are known, and the part that says it.
struct PriceWords
{
    UnitWords unit;
    QString part;
};

/// Reads price and currency, and reports what is wrong with them.
PriceWords readPrice(Scanner& scanner, QuoteReading& out);
/// The unit, once count and mode are known: one card is the whole instance, 包月 is by the month.
void settleUnit(const PriceWords& words, QuoteReading& out);

} // namespace suanchou::quotetext
