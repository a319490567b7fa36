// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/paperflow.h"
#include "app/report/quotedocument.h"

namespace suanchou::paper {

/// The quote on A4 pages: head, parties, answer, lines with their sums, notes, chart, assumptions,
/// terms and seals. The chart gets a place of
/// at least 56 mm and at most a page; with a height of 0 there is none.
Paper layQuote(const QuoteDocument& document, const QStringList& families, double chartHeight);

/// Title with number and dates, the two parties, the band with the answer.
void layQuoteHead(Flow& flow, const QuoteDocument& document, const Speech& speech);

/// The table of lines with sums, total and capital numerals under it, which stay with the last two
/// rows.
void layQuoteLines(Flow& flow, const QuoteDocument& document, const Speech& speech);

/// A label and its text, or a line to write on where the text is empty; where the next one begins.
double fillIn(
    Flow& flow, const QString& label, const QString& text, double x, double y, double fieldWidth);

/// "人民币 元", "CNY": what the amount columns are in.
QString currencyWord(Currency currency, const Speech& speech);

} // namespace suanchou::paper
