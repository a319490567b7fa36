// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/quotedocument.h"

namespace suanchou {

/// The quote as CSV: UTF-8 with BOM (Chinese spreadsheets need it), CRLF. One header, the lines,
/// then the sums, all with the same columns. Numbers are plain (C locale, no grouping, a minus as
/// it is); unknown ones are empty cells. Texts are written by csvTextCell, so none of them runs as
/// a formula.
QByteArray quoteCsv(const QuoteDocument& document, const Speech& speech);

/// A text as a CSV cell that no spreadsheet takes for a formula: a text that begins with = + - @,
/// their full-width forms, tab, CR or LF (behind any number of apostrophes) gets one apostrophe in
/// front and is quoted. Numbers never go through here.
QString csvTextCell(const QString& text);
/// The text of such a cell: takes off the one apostrophe that csvTextCell put there. Exact for
/// every text.
QString textOfCsvCell(const QString& cell);

/// The quote as JSON, schema "suanchou.quote/1": money as numbers in major units beside "currency",
/// unknown is null.
QByteArray quoteJson(const QuoteDocument& document);

} // namespace suanchou
