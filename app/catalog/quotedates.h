// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/quotescanner.h"

namespace suanchou::quotetext {

/// Reads the day of a quote and until when it is valid. A day counts only beside a word that says
/// what it is: of any other day nobody knows whether machines are delivered on it.
void readDates(Scanner& scanner, QuoteReading& out);

} // namespace suanchou::quotetext
