// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/speech.h"
#include "app/catalog/offer.h"
#include "app/cli/texttable.h"

namespace suanchou {

/// What every list of offers says of each of them.
enum class OfferColumn { Provider, Region, Cards, Billing, Currency, Unit, PriceDate, Confidence };

QString columnTitle(OfferColumn column, const Speech& speech);
QString columnCell(OfferColumn column, const Offer& offer, const Speech& speech);

/// The column of a list whose rows lead to an offer. The speech outlives it.
template <class Row, class OfferOf>
TableColumn<Row> offerColumn(OfferColumn column, OfferOf offerOf, const Speech& speech)
{
    return {columnTitle(column, speech), Align::Left, [column, offerOf, &speech](const Row& row) {
                return columnCell(column, offerOf(row), speech);
            }};
}

/// Titles that several lists share.
QString priceTitle(const Speech& speech);
QString perHourTitle(const Speech& speech);
QString notesTitle(const Speech& speech);

/// "a, b" or "a、b".
QString joined(const QStringList& words, const Speech& speech);

} // namespace suanchou
