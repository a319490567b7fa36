// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/ids.h"
#include "app/catalog/offer.h"
#include "app/catalog/providers.h"
#include "app/catalog/quotereading.h"

namespace suanchou {

/// A price that a provider has offered to the user, as received. Never changed: a new answer of the
/// provider is a new quote.
struct ReceivedQuote
{
    QString id; ///< UUID version 7
    LocalText provider;
    QString city; ///< empty = region not stated
    bool mainland = true;
    QString card;        ///< as typed
    QString accelerator; ///< our name
    QString assumed;     ///< as in Offer
    int gpus = 1;        ///< cards in the priced instance
    UnitPrice price;     ///< per unit
    QuoteUnit unit;
    BillingMode mode = BillingMode::Monthly;
    Tristate taxIncluded = Tristate::Unknown;
    int minTermMonths = 0;
    Tristate nodeLink = Tristate::Unknown; ///< RDMA or InfiniBand between instances
    QDate receivedOn;
    QDate validUntil; ///< the last day on which it can be ordered
    QString text;     ///< as typed

    bool operator==(const ReceivedQuote&) const = default;
};

/// Days a quote is valid where the provider names no day.
inline constexpr int usualQuoteDays = 30;

/// The last day of a quote that was received on a day: as its text says, else usualQuoteDays on.
QDate lastDayOf(const QuoteReading& reading, QDate receivedOn);

/// What the form holds: the text and what is beside it.
struct QuoteEntry
{
    QString text;
    LocalText provider;
    QString city;
    bool mainland = true;
    QString accelerator; ///< chosen among the candidates; empty = as the text says
    QDate receivedOn;    ///< a day here settles what the text leaves open
    QDate validUntil;

    bool operator==(const QuoteEntry&) const = default;
};

/// Everything that keeps an entry from being a quote, by field, in the order of the form.
std::vector<Error> quoteProblems(const QuoteEntry& entry, const QuoteReading& reading);

/// The quote of an entry, under a new id. ReceivedQuoteIncomplete with quoteProblems() as causes.
Result<ReceivedQuote> completeQuote(
    const QuoteEntry& entry, const HardwareTable& hardware, IdSource& ids);

/// A provider's name in both languages, found by either of them (any case) among offers and those
/// without prices; as typed if unknown.
LocalText knownProvider(
    const QString& typed,
    const std::vector<Offer>& offers,
    const std::vector<SilentProvider>& silentProviders);

/// The city code of a name in either language: 上海, 上海市 and Shanghai are "Shanghai". As typed
/// if unknown.
QString cityCode(const QString& typed);

/// Whether it can be ordered on a day: received on ≤ day ≤ valid until.
bool isValidOn(const ReceivedQuote& quote, QDate day);

/// The quote as an offer: confidence high, dated by its receipt. A price per card and year becomes
/// the price of the instance and year, its cards times as much; a yearly quote binds for at least
/// 12 months.
Offer offerOf(const ReceivedQuote& quote);

/// The offers of a day: the published ones, each valid quote in the place of its provider's
/// published price for the same accelerator, count and mode, and the quotes that are expired or not
/// yet received, which replace nothing. Of quotes for the same thing (provider, place, accelerator,
/// count, mode, term) the newest valid one leads, or the newest if none is valid; the others are
/// its history.
std::vector<Offer> offersWithQuotes(
    const std::vector<const Offer*>& published,
    const std::vector<ReceivedQuote>& quotes,
    QDate day);

} // namespace suanchou
