// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/money.h"
#include "app/base/quantity.h"
#include "app/base/speech.h"

#include <QDate>

/// Numbers as people read them (notes/visual.md section 7): grouping by comma, U+2212 minus, U+202F
/// between number and unit, an em dash for what is missing. Both languages use the same digits;
/// they differ in 万/亿 and K/M/B.
namespace suanchou::format {

inline constexpr QChar minusSign(0x2212);
inline constexpr QChar narrowSpace(0x202F);
inline constexpr QChar enDash(0x2013);
inline constexpr QChar missing(0x2014);

/// A number and the unit that belongs to it, apart, for cells that set them in two sizes.
struct Scaled
{
    QString number;
    QString unit;

    bool operator==(const Scaled&) const = default;
    /// "2.08 万元" with a narrow space, or the number alone.
    [[nodiscard]] QString text() const;
};

/// 1234.5 → "1,234.50" for two decimals.
QString fixed(double value, int decimals);
/// At most so many decimals, trailing zeros dropped: 12.50 → "12.5".
QString trimmed(double value, int maxDecimals);
/// A plain ratio with at least two digits that say something: 18.4, 1.4, 0.28, 0.013.
QString ratio(double value);
/// All six decimals that carry a digit, at least minDecimals of them, grouped.
QString decimal(Decimal6 value, int minDecimals = 0);

/// Short form: zh from 1 万 in 万, from 1 亿 in 亿, from 1 万亿 in 万亿; en K from 10,000, M,
/// B, T. At most two decimals and four digits, so that 1,608 万 and 2.08 万 both fit a cell. A
/// value that rounds up to the next unit takes it.
Scaled shortForm(double value, const Speech& speech);
/// The same with two decimals always allowed: 1234.57 万. For tables of steps and labels without a
/// cell limit.
Scaled shortFormExact(double value, const Speech& speech);
/// "13B", "1.4T", "350M": how the field writes model and data sizes in both languages.
QString fieldSize(double value);

/// "16,080,240.00"
QString money(Money amount);
/// "¥ 16,080,240.00" or "US$ …": only at totals.
QString moneyWithSign(Money amount);
/// {"1,608", "万元"} or {"16.08", "M CNY"}
Scaled moneyShort(Money amount, const Speech& speech);
/// Exact price of one unit, at least two decimals: "31.27", "14.0125".
QString unitPrice(UnitPrice price);

/// 0.276 → "27.6%"
QString percent(double fraction, int decimals = 1);
/// One decimal: "16.4"
QString days(Days value);
/// GPU-hours as a short form with its unit word: {"3,398", "卡时"}, {"905", "K GPU-h"}.
Scaled gpuHours(GpuHours value, const Speech& speech);
/// "2026-09-30"
QString date(QDate value);
/// "77.4–116.9"; one value where both ends print the same.
QString range(const QString& from, const QString& to);
/// "512 GB"
QString gigabytes(Bytes value);

} // namespace suanchou::format
