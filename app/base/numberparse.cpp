// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/numberparse.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

/// The number in front and whatever follows it.
struct Split
{
    double number = 0;
    QString tail;
};

Error refusal(ErrorCode code, QStringView text, const QString& part = {})
{
    Error error{code, {{QStringLiteral("text"), text.trimmed().toString()}}, {}};
    if (!part.isEmpty())
        error.params.insert(QStringLiteral("part"), part);
    return error;
}

/// Full-width forms to plain ones, ideographic stop and comma to point and comma, odd spaces to
/// spaces.
QString normalised(QStringView text)
{
    QString out = text.toString().normalized(QString::NormalizationForm_KC);
    out.replace(QChar(0x3002), u'.');
    out.replace(QChar(0x3001), u',');
    out.replace(QChar(0x2212), u'-');
    return out.simplified();
}

bool groupsOfThree(const QString& whole)
{
    const QStringList groups = whole.split(u',');
    if (groups.first().isEmpty() || groups.first().size() > 3)
        return false;
    return std::all_of(
        groups.begin() + 1, groups.end(), [](const QString& group) { return group.size() == 3; });
}

Result<Split> split(QStringView text)
{
    const QString plain = normalised(text);
    if (plain.isEmpty())
        return fail(refusal(ErrorCode::NumberEmpty, text));
    static const QRegularExpression head(
        QStringLiteral("^([+-]?)([0-9][0-9,]*|)((?:\\.[0-9,]+)?)((?:[eE][+-]?[0-9]+)?)"));
    const QRegularExpressionMatch match = head.match(plain);
    const QString whole = match.captured(2);
    const QString fraction = match.captured(3);
    if (whole.isEmpty() && fraction.isEmpty())
        return fail(refusal(ErrorCode::NumberNotUnderstood, text));
    if (fraction.contains(u',') || (whole.contains(u',') && !groupsOfThree(whole)))
        return fail(refusal(ErrorCode::NumberGroupingAmbiguous, text));
    QString digits = whole;
    digits.remove(u',');
    bool ok = false;
    const QString literal = match.captured(1) + digits + fraction + match.captured(4);
    const double number = literal.toDouble(&ok);
    if (!ok || !std::isfinite(number))
        return fail(refusal(ErrorCode::NumberOutOfRange, text));
    const QString tail = plain.mid(match.capturedLength(0)).trimmed();
    // "1.2.3", "12 34": a second number is not a unit.
    static const QRegularExpression digitStart(QStringLiteral("^[0-9.,]"));
    if (digitStart.match(tail).hasMatch())
        return fail(refusal(ErrorCode::NumberNotUnderstood, text));
    return Split{number, tail};
}

/// The same where zero and less make no sense.
Result<Split> splitPositive(QStringView text)
{
    Result<Split> parts = split(text);
    if (parts && parts->number <= 0)
        return fail(refusal(ErrorCode::NumberNotPositive, text));
    return parts;
}

/// Removes one of the words from the end of the tail, any case, with the space before it.
QString withoutWord(QString tail, UnitWords words)
{
    for (const char16_t* word : words) {
        const QString w = QString::fromUtf16(word);
        if (tail.endsWith(w, Qt::CaseInsensitive)) {
            tail.chop(w.size());
            return tail.trimmed();
        }
    }
    return tail;
}

/// The factor that a suffix stands for; 0 if it is none.
double suffixFactor(const QString& suffix)
{
    if (suffix.isEmpty())
        return 1.0;
    if (suffix.size() == 1) {
        switch (suffix.at(0).toUpper().unicode()) {
        case u'K':
            return 1e3;
        case u'M':
            return 1e6;
        case u'B':
            return 1e9;
        case u'T':
            return 1e12;
        default:
            break;
        }
    }
    double factor = 1.0;
    for (const QChar c : suffix) {
        switch (c.unicode()) {
        case u'十':
            factor *= 1e1;
            break;
        case u'百':
            factor *= 1e2;
            break;
        case u'千':
            factor *= 1e3;
            break;
        case u'万':
        case u'萬':
            factor *= 1e4;
            break;
        case u'亿':
        case u'億':
            factor *= 1e8;
            break;
        default:
            return 0.0;
        }
    }
    return factor;
}

/// The number times its suffix, where nothing but the words may follow.
Result<double> scaled(const Split& parts, QStringView text, UnitWords words)
{
    const double factor = suffixFactor(withoutWord(parts.tail, words));
    if (factor == 0.0)
        return fail(refusal(ErrorCode::NumberUnitUnknown, text, parts.tail));
    const double value = parts.number * factor;
    if (!std::isfinite(value))
        return fail(refusal(ErrorCode::NumberOutOfRange, text));
    return value;
}

Result<double> scaledNumber(QStringView text, UnitWords words, double least, double most)
{
    Result<double> value = splitPositive(text).and_then(
        [&](const Split& parts) { return scaled(parts, text, words); });
    if (value && (*value < least || *value > most)) {
        Error error = refusal(ErrorCode::NumberOutOfRange, text);
        error.params.insert(QStringLiteral("least"), least);
        error.params.insert(QStringLiteral("most"), most);
        return fail(std::move(error));
    }
    return value;
}

/// Bytes per unit of a byte suffix ("GB", "GiB", "T"); 0 if it is none.
double byteFactor(const QString& suffix)
{
    QString unit = suffix;
    double factor = 1.0;
    if (unit.endsWith(u"字节")) {
        unit.chop(2);
        return suffixFactor(unit.trimmed());
    }
    const bool binary = unit.endsWith(u"iB", Qt::CaseInsensitive) && unit.size() == 3;
    if (binary)
        unit.chop(2);
    else if (unit.endsWith(u'B', Qt::CaseInsensitive))
        unit.chop(1);
    if (unit.isEmpty())
        return suffix.isEmpty() ? 0.0 : factor;
    if (unit.size() != 1)
        return 0.0;
    const qsizetype step = QStringLiteral("KMGTP").indexOf(unit.at(0).toUpper());
    if (step < 0)
        return 0.0;
    const double base = binary ? 1024.0 : 1000.0;
    for (qsizetype i = 0; i <= step; ++i)
        factor *= base;
    return factor;
}

} // namespace

Result<double> parseNumber(QStringView text)
{
    return scaledNumber(text, {}, 0.0, 1e300);
}

Result<double> parseAmount(QStringView text, UnitWords words)
{
    // Plus zero: a typed -0 is 0.
    return split(text)
        .and_then([&](const Split& parts) { return scaled(parts, text, words); })
        .map([](double value) { return value + 0.0; });
}

Result<double> parseShare(QStringView text)
{
    QString plain = normalised(text);
    if (!plain.endsWith(u'%'))
        return parseAmount(text, {});
    plain.chop(1);
    // An exponent and no division: 4.1 % is the same number as 0.041.
    return parseAmount(QString(plain.trimmed() + QStringLiteral("e-2")), {})
        .map_error([&](const Error& error) { return refusal(error.code, text); });
}

Result<bool> parseFlag(QStringView text)
{
    const QString plain = normalised(text).toLower();
    if (plain.isEmpty())
        return fail(refusal(ErrorCode::NumberEmpty, text));
    for (const char16_t* word : {u"yes", u"true", u"1", u"是"}) {
        if (plain == QString::fromUtf16(word))
            return true;
    }
    for (const char16_t* word : {u"no", u"false", u"0", u"否"}) {
        if (plain == QString::fromUtf16(word))
            return false;
    }
    return fail(refusal(ErrorCode::NumberNotUnderstood, text));
}

Result<ParameterCount> parseParameters(QStringView text)
{
    return scaledNumber(text, {u"parameters", u"params", u"个参数", u"参数"}, 1e6, 1e14)
        .map([](double v) { return ParameterCount(v); });
}

Result<TokenCount> parseTokens(QStringView text)
{
    return scaledNumber(
               text,
               {u"个 tokens",
                u"个 token",
                u"个token",
                u"tokens",
                u"token",
                u"tok",
                u"个词元",
                u"词元"},
               1e3,
               1e17)
        .map([](double v) { return TokenCount(v); });
}

Result<Bytes> parseBytes(QStringView text)
{
    const Result<Split> parts = splitPositive(text);
    if (!parts)
        return fail(parts.error());
    const double factor = byteFactor(parts->tail);
    if (factor == 0.0)
        return fail(refusal(ErrorCode::NumberUnitUnknown, text, parts->tail));
    const double value = parts->number * factor;
    if (value < 1.0 || value > 1e20)
        return fail(refusal(ErrorCode::NumberOutOfRange, text));
    return Bytes(value);
}

Result<DataVolume> parseDataVolume(QStringView text)
{
    // A byte unit is K, M, G, T or P in front of B or iB, or the Chinese word; everything else
    // counts tokens.
    static const QRegularExpression byteUnit(
        QStringLiteral("(?:[KMGTP]i?B|字节)$"), QRegularExpression::CaseInsensitiveOption);
    if (byteUnit.match(normalised(text)).hasMatch())
        return parseBytes(text).map([](Bytes v) { return DataVolume(v); });
    return parseTokens(text).map([](TokenCount v) { return DataVolume(v); });
}

Result<QDate> parseDate(QStringView text)
{
    const QString plain = normalised(text);
    if (plain.isEmpty())
        return fail(refusal(ErrorCode::NumberEmpty, text));
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{4}) ?[-/.年] ?([0-9]{1,2}) ?[-/.月] ?([0-9]{1,2}) ?日?$"));
    const QRegularExpressionMatch match = form.match(plain);
    const QDate day(
        match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
    if (!match.hasMatch() || !day.isValid())
        return fail(refusal(ErrorCode::DateNotUnderstood, text));
    return day;
}

Result<DeadlineValue> parseDeadline(QStringView text)
{
    static const QRegularExpression length(
        QStringLiteral("(?:天|日内|days?|d|周|星期|weeks?|w)$"),
        QRegularExpression::CaseInsensitiveOption);
    const QString plain = normalised(text);
    const QRegularExpressionMatch unit = length.match(plain);
    if (!unit.hasMatch())
        return parseDate(text).map([](QDate day) { return DeadlineValue(day); });
    const QString word = unit.captured(0).toLower();
    const bool weeks = word == u"周" || word == u"星期" || word.startsWith(u'w');
    Result<double> number = parseNumber(plain.left(unit.capturedStart(0)));
    if (!number)
        return fail(refusal(number.error().code, text));
    const double days = *number * (weeks ? 7.0 : 1.0);
    if (days < 1.0 || days > 36500.0)
        return fail(refusal(ErrorCode::NumberOutOfRange, text));
    return DeadlineValue(Days(days));
}

} // namespace suanchou
