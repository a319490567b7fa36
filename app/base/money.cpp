// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/money.h"

#include <limits>

namespace suanchou {

namespace {

__extension__ using Wide = __int128;

constexpr Wide microPerMinor = Decimal6::scale / 100;

Wide divideRounded(Wide numerator, Wide denominator, Rounding rounding)
{
    Q_ASSERT(denominator > 0);
    const bool negative = numerator < 0;
    const Wide magnitude = negative ? -numerator : numerator;
    Wide quotient = magnitude / denominator;
    const Wide rest = magnitude % denominator;
    const Wide twice = rest * 2;
    bool up = false;
    switch (rounding) {
    case Rounding::HalfUp:
        up = twice >= denominator;
        break;
    case Rounding::HalfEven:
        up = twice > denominator || (twice == denominator && quotient % 2 != 0);
        break;
    case Rounding::Up:
        up = rest != 0;
        break;
    }
    if (up)
        ++quotient;
    return negative ? -quotient : quotient;
}

bool isNarrow(Wide value)
{
    return value <= std::numeric_limits<std::int64_t>::max() &&
        value >= std::numeric_limits<std::int64_t>::min();
}

Result<Money> narrow(Wide minor, Currency currency)
{
    if (!isNarrow(minor))
        return fail(ErrorCode::MoneyOverflow);
    return Money{static_cast<std::int64_t>(minor), currency};
}

Result<Decimal6> narrowMicro(Wide micro)
{
    if (!isNarrow(micro))
        return fail(ErrorCode::MoneyOverflow);
    return Decimal6::fromMicro(static_cast<std::int64_t>(micro));
}

Error mismatch(Currency a, Currency b)
{
    return Error{
        ErrorCode::CurrencyMismatch,
        {{QStringLiteral("left"), QString(currencyCode(a))},
         {QStringLiteral("right"), QString(currencyCode(b))}},
        {},
    };
}

} // namespace

QLatin1String currencyCode(Currency currency)
{
    switch (currency) {
    case Currency::CNY:
        return QLatin1String("CNY");
    case Currency::USD:
        return QLatin1String("USD");
    }
    Q_UNREACHABLE();
}

Result<Currency> currencyFromCode(const QString& code)
{
    for (const Currency currency : {Currency::CNY, Currency::USD}) {
        if (code.compare(currencyCode(currency), Qt::CaseInsensitive) == 0)
            return currency;
    }
    return fail(ErrorCode::NumberUnitUnknown, {{QStringLiteral("text"), code}});
}

Result<Decimal6> Decimal6::parse(QStringView text)
{
    const auto refuse = [&](ErrorCode code) {
        return fail(code, {{QStringLiteral("text"), text.toString()}});
    };
    if (text.isEmpty())
        return refuse(ErrorCode::NumberEmpty);
    const bool negative = text.startsWith(u'-');
    QStringView digits = negative ? text.mid(1) : text;
    const qsizetype point = digits.indexOf(u'.');
    const QStringView whole = point < 0 ? digits : digits.left(point);
    QStringView fraction = point < 0 ? QStringView() : digits.mid(point + 1);
    while (fraction.endsWith(u'0'))
        fraction.chop(1);
    if (whole.isEmpty() || (point >= 0 && point + 1 == digits.size()))
        return refuse(ErrorCode::NumberNotUnderstood);
    if (whole.size() > 12 || fraction.size() > 6)
        return refuse(ErrorCode::NumberOutOfRange);

    std::int64_t micro = 0;
    for (const QStringView part : {whole, fraction}) {
        for (const QChar c : part) {
            if (c < u'0' || c > u'9')
                return refuse(ErrorCode::NumberNotUnderstood);
            micro = micro * 10 + (c.unicode() - u'0');
        }
    }
    for (qsizetype i = fraction.size(); i < 6; ++i)
        micro *= 10;
    return Decimal6(negative ? -micro : micro);
}

int Decimal6::decimals() const
{
    std::int64_t rest = m_micro % scale;
    int digits = rest == 0 ? 0 : 6;
    while (rest != 0 && rest % 10 == 0) {
        rest /= 10;
        --digits;
    }
    return digits;
}

Result<Money> add(Money a, Money b)
{
    if (a.currency != b.currency)
        return fail(mismatch(a.currency, b.currency));
    return narrow(static_cast<Wide>(a.minor) + b.minor, a.currency);
}

Result<Money> subtract(Money a, Money b)
{
    if (a.currency != b.currency)
        return fail(mismatch(a.currency, b.currency));
    return narrow(static_cast<Wide>(a.minor) - b.minor, a.currency);
}

Result<Money> lineAmount(UnitPrice price, Decimal6 quantity, Rounding rounding)
{
    const Wide product = static_cast<Wide>(price.value.micro()) * quantity.micro();
    return narrow(
        divideRounded(product, static_cast<Wide>(Decimal6::scale) * microPerMinor, rounding),
        price.currency);
}

Result<Decimal6> multiplied(Decimal6 a, Decimal6 b)
{
    return narrowMicro(
        divideRounded(static_cast<Wide>(a.micro()) * b.micro(), Decimal6::scale, Rounding::HalfUp));
}

Result<Decimal6> divided(Decimal6 a, Decimal6 b)
{
    return narrowMicro(
        divideRounded(static_cast<Wide>(a.micro()) * Decimal6::scale, b.micro(), Rounding::HalfUp));
}

Result<Money> withoutTax(Money gross, Decimal6 rate, Rounding rounding)
{
    return narrow(
        divideRounded(
            static_cast<Wide>(gross.minor) * Decimal6::scale,
            static_cast<Wide>(Decimal6::scale) + rate.micro(),
            rounding),
        gross.currency);
}

Result<Money> taxOn(Money net, Decimal6 rate, Rounding rounding)
{
    return narrow(
        divideRounded(static_cast<Wide>(net.minor) * rate.micro(), Decimal6::scale, rounding),
        net.currency);
}

} // namespace suanchou
