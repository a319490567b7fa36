// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/quotescanner.h"

namespace suanchou::quotetext {

/// Reads whether the price includes tax. A rate other than the usual one is refused: a quote keeps
/// no rate of its own, and costing puts the plan's on every line. At another rate a price without
/// tax would get a wrong total, and one with tax a wrong net amount on paper.
void readTax(Scanner& scanner, QuoteReading& out);

} // namespace suanchou::quotetext
