// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/quotedocument.h"

namespace suanchou {

/// The quote as CSV: UTF-8 with BOM (Chinese spreadsheets need it), CRLF, C-locale numbers, text cells that would start
/// a formula kept as text by a leading apostrophe-free quote: see cases CSV-12.
QByteArray quoteCsv(const QuoteDocument& document, const Speech& speech);
/// The quote as JSON, schema "suanchou.quote/1": money as numbers in major units.
QByteArray quoteJson(const QuoteDocument& document);
/// Writes bytes to a file through a temporary one; FileNotWritable leaves the old file as it was.
Status writeFileAtomically(const QString& path, const QByteArray& bytes);

} // namespace suanchou
