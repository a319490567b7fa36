// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/money.h"
#include "app/catalog/offer.h"

#include <QStringList>

#include <map>

namespace suanchou {

enum class PricedBy { Card, Instance };
enum class PricePeriod { Hour, Month, Year };

/// What one price pays for.
struct QuoteUnit
{
    PricedBy by = PricedBy::Instance;
    PricePeriod period = PricePeriod::Month;

    bool operator==(const QuoteUnit&) const = default;
};

/// What a text can say. Provider and place are fields of their own.
enum class QuoteField {
    Card,
    Count,
    Price,
    Currency,
    Unit,
    Mode,
    Tax,
    Term,
    NodeLink,
    ReceivedOn,
    ValidUntil,
};
/// "card", "count", …: the field param of errors.
QLatin1String quoteFieldName(QuoteField field);

/// Until when a text says that its quote is valid: a day, or so long from its receipt.
struct QuoteValidity
{
    QDate until;
    int days = 0;
    int months = 0;

    bool operator==(const QuoteValidity&) const = default;
};

/// What could be read from the text of a quote, what is missing and what is ambiguous. Nothing in
/// it is a guess.
struct QuoteReading
{
    QString card;           ///< as typed
    QString accelerator;    ///< our name; empty while ambiguous or unknown
    QString assumed;        ///< what the alias had to assume, as in Offer
    QStringList candidates; ///< our names of all that the card can mean, where it is ambiguous
    std::optional<int> gpus;
    std::optional<Decimal6> price;
    std::optional<Currency> currency;
    bool currencyImplied = false; ///< a Chinese price without a currency word is in yuan
    std::optional<QuoteUnit> unit;
    std::optional<BillingMode> mode;
    bool modeImplied = false; ///< by the unit: a price per month is a monthly subscription
    Tristate taxIncluded = Tristate::Unknown;
    int minTermMonths = 0;
    Tristate nodeLink = Tristate::Unknown;
    QDate receivedOn; ///< invalid where the text does not say
    std::optional<QuoteValidity> validity;

    std::map<QuoteField, QString> parts; ///< the piece of the text a field was read from
    QStringList unread;                  ///< words that nothing was read from
    std::vector<Error> problems;         ///< by field, in the order of QuoteField

    bool operator==(const QuoteReading&) const = default;
};

/// Reads "H20 八卡, 6.5 万/月/台, 含税, 三个月起" or "8x H20 141GB, 65000 CNY/node/month, tax
/// included, min 3 months". Full-width forms, Chinese numerals for counts and terms, 万/千/K, every
/// order of the parts.
///
/// An hourly price with a minimum term is committed use: it is paid whether used or not. Prices are
/// exact to six decimals and at most 1e9; counts at most 4,096; terms at most 120 months. Tax at
/// another rate than the usual one is refused: see quotetext::readTax.
QuoteReading parseQuoteText(const QString& text, const HardwareTable& hardware);

/// A whole number from 1 to 999 in digits or Chinese numerals (八, 两, 十六, 一百二十八, 单, 双).
std::optional<int> chineseCount(QStringView text);

} // namespace suanchou
