// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace suanchou::format {

namespace {

/// Inserts group commas into the digits before the point and writes the minus as U+2212.
QString grouped(const QString& plain)
{
    const bool negative = plain.startsWith(u'-');
    const QString digits = negative ? plain.mid(1) : plain;
    const qsizetype point = digits.indexOf(u'.');
    const qsizetype whole = point < 0 ? digits.size() : point;
    QString out;
    // "-0.00" is zero and prints without a sign.
    const bool zero =
        std::all_of(digits.begin(), digits.end(), [](QChar c) { return c == u'0' || c == u'.'; });
    if (negative && !zero)
        out += minusSign;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        if (i > 0 && i < whole && (whole - i) % 3 == 0)
            out += u',';
        out += digits.at(i);
    }
    return out;
}

QString withoutTrailingZeros(QString text)
{
    if (!text.contains(u'.'))
        return text;
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

struct Step
{
    double from; ///< smallest value written in this unit
    double factor;
    QString unit;
};

const std::vector<Step>& stepsOf(const Speech& speech)
{
    static const std::vector<Step> chinese{
        Step{1e12, 1e12, QStringLiteral("万亿")},
        Step{1e8, 1e8, QStringLiteral("亿")},
        Step{1e4, 1e4, QStringLiteral("万")},
        Step{0.0, 1.0, QString()},
    };
    static const std::vector<Step> english{
        Step{1e12, 1e12, QStringLiteral("T")},
        Step{1e9, 1e9, QStringLiteral("B")},
        Step{1e6, 1e6, QStringLiteral("M")},
        Step{1e4, 1e3, QStringLiteral("K")},
        Step{0.0, 1.0, QString()},
    };
    return speech.isChinese() ? chinese : english;
}

Scaled scaled(double value, const Speech& speech, int maxDigits)
{
    const std::vector<Step>& steps = stepsOf(speech);
    const auto decimalsFor = [maxDigits](double shown) {
        const int wholeDigits =
            shown < 1.0 ? 1 : static_cast<int>(std::floor(std::log10(shown))) + 1;
        return std::clamp(maxDigits - wholeDigits, 0, 2);
    };
    const double magnitude = std::abs(value);
    std::size_t at = 0;
    while (at + 1 < steps.size() && magnitude < steps.at(at).from)
        ++at;
    QString text = QString::number(
        magnitude / steps.at(at).factor, 'f', decimalsFor(magnitude / steps.at(at).factor));
    // 9,999.95 万 rounds to 10,000 万, which is 1 亿.
    while (at > 0 && text.toDouble() * steps.at(at).factor >= steps.at(at - 1).from) {
        --at;
        const double shown = magnitude / steps.at(at).factor;
        text = QString::number(shown, 'f', decimalsFor(shown));
    }
    const QString sign = value < 0 ? QStringLiteral("-") : QString();
    return {grouped(sign + withoutTrailingZeros(text)), steps.at(at).unit};
}

} // namespace

QString Scaled::text() const
{
    return unit.isEmpty() ? number : QString(number % narrowSpace % unit);
}

QString fixed(double value, int decimals)
{
    return grouped(QString::number(value, 'f', decimals));
}

QString trimmed(double value, int maxDecimals)
{
    return grouped(withoutTrailingZeros(QString::number(value, 'f', maxDecimals)));
}

QString ratio(double value)
{
    int decimals = 1;
    for (double magnitude = std::abs(value); magnitude < 1.0 && decimals < 6; magnitude *= 10)
        ++decimals;
    return trimmed(value, value == 0.0 ? 1 : decimals);
}

QString decimal(Decimal6 value, int minDecimals)
{
    const std::int64_t micro = value.micro();
    const std::uint64_t magnitude =
        micro < 0 ? 0U - static_cast<std::uint64_t>(micro) : static_cast<std::uint64_t>(micro);
    const auto scale = static_cast<std::uint64_t>(Decimal6::scale);
    QString text = QString::number(magnitude / scale);
    const int decimals = std::max(minDecimals, value.decimals());
    if (decimals > 0) {
        const QString fraction =
            QString::number(magnitude % scale).rightJustified(6, u'0').left(decimals);
        text += u'.' % fraction;
    }
    return grouped(micro < 0 ? QString(u'-' % text) : text);
}

Scaled shortForm(double value, const Speech& speech)
{
    return scaled(value, speech, 4);
}

Scaled shortFormExact(double value, const Speech& speech)
{
    return scaled(value, speech, 99);
}

QString fieldSize(double value)
{
    struct Suffix
    {
        double factor;
        char16_t letter;
    };
    for (const Suffix step :
         {Suffix{1e12, u'T'}, Suffix{1e9, u'B'}, Suffix{1e6, u'M'}, Suffix{1e3, u'K'}}) {
        if (value >= step.factor)
            return withoutTrailingZeros(QString::number(value / step.factor, 'f', 6)) %
                QChar(step.letter);
    }
    return withoutTrailingZeros(QString::number(value, 'f', 6));
}

QString money(Money amount)
{
    return decimal(Decimal6::fromMicro(amount.minor * (Decimal6::scale / 100)), 2);
}

QString moneyWithSign(Money amount)
{
    const QString sign =
        amount.currency == Currency::CNY ? QStringLiteral("¥ ") : QStringLiteral("US$ ");
    return sign % money(amount);
}

Scaled moneyShort(Money amount, const Speech& speech)
{
    Scaled out = shortForm(amount.toMajor(), speech);
    if (speech.isChinese()) {
        out.unit +=
            amount.currency == Currency::CNY ? QStringLiteral("元") : QStringLiteral("美元");
    } else {
        if (!out.unit.isEmpty())
            out.unit += u' ';
        out.unit += currencyCode(amount.currency);
    }
    return out;
}

QString unitPrice(UnitPrice price)
{
    return decimal(price.value, 2);
}

QString percent(double fraction, int decimals)
{
    return fixed(fraction * 100.0, decimals) % u'%';
}

QString days(Days value)
{
    return fixed(value.value(), 1);
}

Scaled gpuHours(GpuHours value, const Speech& speech)
{
    Scaled out = shortForm(value.value(), speech);
    if (speech.isChinese())
        out.unit += QStringLiteral("卡时");
    else
        out.unit += out.unit.isEmpty() ? QStringLiteral("GPU-h") : QStringLiteral(" GPU-h");
    return out;
}

QString date(QDate value)
{
    return value.isValid() ? value.toString(Qt::ISODate) : QString(missing);
}

QString range(const QString& from, const QString& to)
{
    return from == to ? from : QString(from % enDash % to);
}

QString gigabytes(Bytes value)
{
    const double gb = inGigabytes(value);
    return trimmed(gb, gb < 100.0 ? 1 : 0) % narrowSpace % QStringLiteral("GB");
}

} // namespace suanchou::format
