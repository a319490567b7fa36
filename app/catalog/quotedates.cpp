// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quotedates.h"

namespace suanchou::quotetext {

namespace {

/// A whole day: 2026-08-20, 2026/8/20, 2026年8月20日, 20260820.
const QString& dayWords()
{
    static const QString words =
        QStringLiteral("(?:(?<![0-9])[0-9]{4}\\s*[-/.年]\\s*[0-9]{1,2}\\s*[-/"
                       ".月]\\s*[0-9]{1,2}(?![0-9])(?:\\s*[日号](?!期))?|"
                       "(?<![0-9])20[0-9]{6}(?![0-9]))");
    return words;
}

/// A day that lacks its year, or whose order is anybody's guess: 9月30日, 30/09/2026.
const QString& vagueDayWords()
{
    static const QString words =
        QStringLiteral("(?<![0-9])(?:[0-9]{1,2}\\s*月\\s*[0-9]{1,2}(?:\\s*[日号](?!期))?|"
                       "[0-9]{1,2}[-/.][0-9]{1,2}(?:[-/.][0-9]{2,4})?(?![0-9]))");
    return words;
}

/// {D} stands for a whole day, {V} for that or a vague one.
QRegularExpression withDays(QString pattern)
{
    const QString either = QStringLiteral("(?:") + dayWords() + u'|' + vagueDayWords() + u')';
    pattern.replace(QStringLiteral("{V}"), either);
    return regex(pattern.replace(QStringLiteral("{D}"), dayWords()));
}

/// Nothing if it is no whole day, or none of the calendar.
QDate dayIn(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{4})\\D*([0-9]{1,2})\\D*([0-9]{1,2})\\D*$"));
    const QRegularExpressionMatch match = form.match(text);
    return {match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()};
}

/// What a text says about one field: the parts, and different values among them.
template <class Value>
struct Said
{
    QStringList parts;
    std::vector<std::optional<Value>> values;

    void add(const QString& part, std::optional<Value> value)
    {
        parts.append(part);
        if (values.empty() || values.back() != value)
            values.push_back(value);
    }
};

/// The one value; nothing, and a problem where the text says more than one or none that can be.
template <class Value>
std::optional<Value> settled(const Said<Value>& said, QuoteField field, QuoteReading& out)
{
    if (said.parts.isEmpty())
        return std::nullopt;
    const QString part = said.parts.join(QStringLiteral(" / "));
    out.parts.insert_or_assign(field, part);
    if (said.values.size() > 1)
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteAmbiguous, field, part));
    else if (!said.values.front())
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteRefused, field, part));
    return said.values.size() == 1 ? said.values.front() : std::nullopt;
}

std::optional<QDate> realDay(const QString& text)
{
    const QDate day = dayIn(text);
    return day.isValid() ? std::optional(day) : std::nullopt;
}

std::optional<QuoteValidity> lengthIn(const QRegularExpressionMatch& match)
{
    const int count = chineseCount(match.captured(QStringLiteral("n"))).value_or(0);
    const QString unit = match.captured(QStringLiteral("unit")).toLower();
    const bool years = unit == u"年" || unit.startsWith(u'y');
    const bool months = unit == u"个月" || unit.startsWith(u'm');
    const bool weeks = unit.endsWith(u'周') || unit.endsWith(u"星期") || unit.startsWith(u'w');
    if (count < 1 || count > (years ? 10 : months ? 120 : weeks ? 520 : 3650))
        return std::nullopt;
    if (years || months)
        return QuoteValidity{.months = years ? count * 12 : count};
    return QuoteValidity{.days = weeks ? count * 7 : count};
}

} // namespace

void readDates(Scanner& scanner, QuoteReading& out)
{
    const QString head = QStringLiteral(
        "(?:(?:本)?(?:报价|价格)?的?\\s*(?<!合同)(?<!租约)(?<!协议)(?<!服务)(?<!合同的)(?<!服务的)"
        "有效(?:日期|期|时间)?限?|"
        "(?<![\\x{4e00}-\\x{9fff}])(?:报价|价格)?(?:截止|截至|到期)(?:日期?|时间)?|"
        "(?<![a-z])(?:(?:quote|offer|price)\\s+)?(?:is\\s+)?(?:valid(?:ity)?|good|expires?|"
        "expiry|expiration)(?:\\s+(?:date|day|period))?(?![a-z]))\\s*");
    const QString untilWords = head +
        QStringLiteral("(?:(?:为|是|至|到|截止到?|截至|:|(?:(?:un)?till?|through|thru|to|on|by|is)"
                       "(?![a-z]))\\s*)*");
    const QString length = QStringLiteral(
        "(?<![0-9A-Za-z.])(?<n>[0-9]{1,5}|[一二两三四五六七八九十]{1,3})\\s*-?\\s*"
        "(?<unit>个?自然日|天|日|个?星期|周|个月|年|days?|d|weeks?|months?|years?)(?!["
        "a-z]|\\s*[0-9])");
    static const QRegularExpression between = withDays(
        untilWords +
        QStringLiteral("(?:从|自|from\\s+)?\\s*(?<from>{V})\\s*(?:起)?\\s*(?:-|~|至|到|"
                       "to|until)\\s*(?<day>{V})(?:止)?"));
    static const QRegularExpression until =
        withDays(untilWords + QStringLiteral("(?<day>{V})(?:\\s*(?:止|前|之前|为止))?"));
    static const QRegularExpression untilBehind =
        withDays(QStringLiteral("(?<day>{V})\\s*(?:(?:之?前|止|为止)\\s*有效|到期|失效|过期)"));
    // 有效期至9月 is until September, not for nine months.
    static const QRegularExpression during = regex(
        head + QStringLiteral("(?:(?:为|是|:|(?:for|of|is|in|within)(?![a-z]))\\s*)*") + length +
        QStringLiteral("(?:之?内)?"));
    static const QRegularExpression duringBehind =
        regex(length + QStringLiteral("(?:之?内)?\\s*有效期?"));
    static const QRegularExpression received =
        withDays(QStringLiteral("(?:(?:本次)?(?:报价|询价|收到|出具|发出|回复)单?(?:日期?|时间|于)|"
                                "(?<![\\x{4e00}-\\x{9fff}])日期|"
                                "(?<![a-z])(?:quot(?:e|ed|ation)|received|issued?)\\s+(?:date|on)|"
                                "date\\s+of\\s+(?:the\\s+)?(?:quote|quotation|offer)|"
                                "(?<![a-z])dated|(?<![a-z]\\s)(?<![a-z])date(?![a-z]))"
                                "\\s*(?:[:为是]|of|on)?\\s*(?<day>{V})"));
    static const QRegularExpression receivedBehind =
        withDays(QStringLiteral("(?<day>{D})\\s*的?(?:报价|询价|收到|出具)(?!的?有效|截止)"));

    Said<QDate> days;
    Said<QuoteValidity> validity;
    for (const QRegularExpressionMatch& match : scanner.all(between)) {
        days.add(
            match.captured(QStringLiteral("from")),
            realDay(match.captured(QStringLiteral("from"))));
        const std::optional<QDate> last = realDay(match.captured(QStringLiteral("day")));
        validity.add(
            scanner.take(match),
            last ? std::optional(QuoteValidity{.until = *last}) : std::nullopt);
    }
    for (const QRegularExpression& pattern : {until, untilBehind}) {
        for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
            const std::optional<QDate> last = realDay(match.captured(QStringLiteral("day")));
            validity.add(
                scanner.take(match),
                last ? std::optional(QuoteValidity{.until = *last}) : std::nullopt);
        }
    }
    for (const QRegularExpression& pattern : {during, duringBehind}) {
        for (const QRegularExpressionMatch& match : scanner.all(pattern))
            validity.add(scanner.take(match), lengthIn(match));
    }
    for (const QRegularExpression& pattern : {received, receivedBehind}) {
        for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
            const std::optional<QDate> day = realDay(match.captured(QStringLiteral("day")));
            days.add(scanner.take(match), day);
        }
    }
    out.receivedOn = settled(days, QuoteField::ReceivedOn, out).value_or(QDate());
    out.validity = settled(validity, QuoteField::ValidUntil, out);
}

} // namespace suanchou::quotetext
