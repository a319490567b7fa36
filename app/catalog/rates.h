// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/offer.h"

namespace suanchou {

/// What one unit of a currency cost in another on a day, as published.
struct ExchangeRate
{
    Currency from = Currency::USD;
    Currency to = Currency::CNY;
    Decimal6 rate; ///< units of "to" for one unit of "from"
    PartialDate asOf;
    Confidence confidence = Confidence::Low;
    QString source;

    bool operator==(const ExchangeRate&) const = default;
};

/// Where a converted price comes from: the price as published and the rate it was converted at.
struct Conversion
{
    UnitPrice original;
    ExchangeRate rate;

    bool operator==(const Conversion&) const = default;
};

/// A price in the wanted currency; how it got there if it was published in another.
struct ConvertedPrice
{
    UnitPrice price;
    std::optional<Conversion> conversion;

    bool operator==(const ConvertedPrice&) const = default;
};

/// The published rates of resources/catalog/rates.csv.
class RateTable
{
public:
    /// ResourceDamaged with every bad cell; a rate has a whole date and two different currencies.
    static Result<RateTable> parse(const QByteArray& csv);

    [[nodiscard]] const std::vector<ExchangeRate>& rates() const { return m_rates; }
    /// The newest rate between two currencies that is not dated after the day, in either direction;
    /// before the first one, the first. Null if none was ever published.
    [[nodiscard]] const ExchangeRate* find(Currency a, Currency b, QDate day) const;
    /// The price in another currency at the rate of the day: × rate, or ÷ rate against its
    /// direction, rounded once, half up to six decimals. Lines are rounded to the minor unit after
    /// that, never before. CurrencyMismatch without a rate.
    [[nodiscard]] Result<ConvertedPrice> convert(UnitPrice price, Currency to, QDate day) const;

private:
    std::vector<ExchangeRate> m_rates;
};

} // namespace suanchou
