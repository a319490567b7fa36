// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <compare>
#include <cstdint>

namespace suanchou {

enum class Currency { CNY, USD };

/// ISO 4217 code.
QLatin1String currencyCode(Currency currency);
/// The currency of an ISO code (any case); NumberUnitUnknown otherwise.
Result<Currency> currencyFromCode(const QString& code);

/// How a product that falls between two minor units becomes one of them. HalfUp rounds away from
/// zero.
enum class Rounding { HalfUp, HalfEven, Up };

/// A fixed-point number with six decimals: prices of one unit, billable quantities. Range about
/// ±9.2e12.
class Decimal6
{
public:
    static constexpr std::int64_t scale = 1'000'000;

    constexpr Decimal6() = default;
    static constexpr Decimal6 fromMicro(std::int64_t micro) { return Decimal6(micro); }
    static constexpr Decimal6 fromInteger(std::int64_t n) { return Decimal6(n * scale); }
    /// Exact reading of C-locale text such as "14.0125" (no grouping, no exponent, at most six
    /// decimals).
    static Result<Decimal6> parse(QStringView text);

    [[nodiscard]] constexpr std::int64_t micro() const { return m_micro; }
    [[nodiscard]] constexpr double toDouble() const
    {
        return static_cast<double>(m_micro) / static_cast<double>(scale);
    }
    /// Number of decimals that carry a digit, 0 to 6.
    [[nodiscard]] int decimals() const;

    friend constexpr auto operator<=>(Decimal6, Decimal6) = default;

private:
    constexpr explicit Decimal6(std::int64_t micro)
        : m_micro(micro)
    {
    }
    std::int64_t m_micro = 0;
};

/// An amount in minor units (fen, cents) of one currency. Knows no separators: see format.h.
struct Money
{
    std::int64_t minor = 0;
    Currency currency = Currency::CNY;

    bool operator==(const Money&) const = default;
    [[nodiscard]] double toMajor() const { return static_cast<double>(minor) / 100.0; }
};

/// The price of one unit, six decimals kept; which unit is said beside it.
struct UnitPrice
{
    Decimal6 value;
    Currency currency = Currency::CNY;

    bool operator==(const UnitPrice&) const = default;
};

/// Sum of two amounts of the same currency; CurrencyMismatch or MoneyOverflow otherwise.
Result<Money> add(Money a, Money b);
/// a − b under the same rules.
Result<Money> subtract(Money a, Money b);
/// unit price × quantity, rounded once to the minor unit: the paper's line, the only rounding
/// border.
Result<Money> lineAmount(UnitPrice price, Decimal6 quantity, Rounding rounding = Rounding::HalfUp);
/// a × b and a ÷ b, rounded once to six decimals, half away from zero: a price at an exchange rate.
/// MoneyOverflow where the result does not fit. A divisor is above zero.
Result<Decimal6> multiplied(Decimal6 a, Decimal6 b);
Result<Decimal6> divided(Decimal6 a, Decimal6 b);
/// The part of a tax-inclusive amount without tax, gross / (1 + rate). rate 0.06 = 6 %, exact to
/// six decimals.
Result<Money> withoutTax(Money gross, Decimal6 rate, Rounding rounding = Rounding::HalfUp);
/// The tax on a net amount, net × rate.
Result<Money> taxOn(Money net, Decimal6 rate, Rounding rounding = Rounding::HalfUp);

} // namespace suanchou
