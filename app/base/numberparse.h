// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/base/result.h"

#include <QDate>

#include <initializer_list>
#include <variant>

/// What people type, in both languages and in full-width digits. Decimal point is '.', groups of
/// three by ',' (full-width '，' and '。' stand for them); a comma anywhere else is refused as
/// ambiguous, never dropped. Suffixes: K M B T (any case), 十 百 千 万 亿 and their products (千万,
/// 万亿), the unit word if any.
namespace suanchou {

/// A positive number with its suffixes: "1.4T", "300 亿", "１，２３４．５", "1.8e10".
Result<double> parseNumber(QStringView text);
/// Words of a unit that may follow a number, longest first.
using UnitWords = std::initializer_list<const char16_t*>;
/// Any number, below zero too, perhaps with its unit: parseAmount(u"90 天", {u"天"}).
Result<double> parseAmount(QStringView text, UnitWords words);
/// A share of one: "88 %", "0.88".
Result<double> parseShare(QStringView text);
/// yes, true, 1, 是; no, false, 0, 否.
Result<bool> parseFlag(QStringView text);
/// "13B", "130 亿", "7b 参数". One million to 100 trillion.
Result<ParameterCount> parseParameters(QStringView text);
/// "18B", "300 亿 token", "1.4T tokens". One thousand to 100 quadrillion.
Result<TokenCount> parseTokens(QStringView text);
/// "1.2TB", "800 GiB", "300 亿字节": decimal units unless an i says binary. At least one byte.
Result<Bytes> parseBytes(QStringView text);

/// Data volume as tokens or as bytes of clean text; "18B" is tokens, "18GB" is bytes.
using DataVolume = std::variant<TokenCount, Bytes>;
Result<DataVolume> parseDataVolume(QStringView text);

/// A last day, or a length from the plan's start.
using DeadlineValue = std::variant<QDate, Days>;
/// "2026-09-30", "2026/9/30", "2026年9月30日", "30 天", "30d", "6 weeks", "6 周". A date whose
/// order of day and month is a guess is refused.
Result<DeadlineValue> parseDeadline(QStringView text);
/// The date forms of parseDeadline alone.
Result<QDate> parseDate(QStringView text);

} // namespace suanchou
