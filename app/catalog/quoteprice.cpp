// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quoteprice.h"

#include "app/base/numberparse.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace suanchou::quotetext {

namespace {

constexpr double mostPrice = 1e9;

QString anyOf(std::initializer_list<QString> words)
{
    return QStringLiteral("(?:") + QStringList(words).join(u'|') + QStringLiteral(")");
}

/// One or more unit words after "/", 每, per or a: "/月/台", "/卡时", "per GPU-hour", 每月每台; and
/// as people speak, 一个月, 一台一个月, but not the shortest term 一个月起.
QString unitPattern()
{
    const QString thing = anyOf({instanceWords(), cardWords()});
    const QString period = anyOf({hourWords(), monthWords(), yearWords(), otherPeriodWords()});
    const QString atom =
        QStringLiteral("(?:") + thing + u'|' + period + QStringLiteral(")(?![a-z])");
    const QString opener = QStringLiteral("(?:\\s*/\\s*|\\s*每一?\\s*|\\s*\\b(?:per|an?)\\s+)");
    const QString oneThing = QStringLiteral("一个?") + thing + QStringLiteral("(?:卡)?");
    const QString lasting = period + QStringLiteral("(?!\\s*(?:起|以上|为|min|[付租]))");
    const QString onePeriod = QStringLiteral("一个?") + lasting;
    const QString spoken = anyOf(
        {QStringLiteral("\\s*") + oneThing + QStringLiteral("(?:\\s*(?:/\\s*|每)?") + onePeriod +
             QStringLiteral("|[/每]?") + lasting + u')',
         QStringLiteral("\\s*") + onePeriod + QStringLiteral("(?:") + oneThing +
             QStringLiteral(")?")});
    const QString joiner = QStringLiteral("(?:") + opener +
        QStringLiteral("|\\s*[·*-]\\s*|\\s+(?=hour|hr|month|year)|(?=[\\x{4e00}-\\x{9fff}]))");
    // 60万元 台/年: a space may stand for the first dash.
    const QString spaced = QStringLiteral("\\s+") + thing + QStringLiteral("\\s*/\\s*") + period +
        QStringLiteral("(?![a-z])");
    return anyOf(
        {spaced,
         opener + atom + QStringLiteral("(?:") + joiner + atom + QStringLiteral(")*(?:") +
             onePeriod + u'|' + oneThing + QStringLiteral(")?"),
         spoken + QStringLiteral("(?:") + opener + atom + QStringLiteral(")?")});
}

bool holds(const QString& text, const QString& words)
{
    return regex(QStringLiteral("(?:") + words + QStringLiteral(")(?![a-z])"))
        .match(text)
        .hasMatch();
}

UnitWords unitWordsOf(const QString& text)
{
    UnitWords words{.card = holds(text, cardWords()), .instance = holds(text, instanceWords())};
    int periods = 0;
    const auto period = [&](const QString& names, PricePeriod value) {
        if (!holds(text, QStringLiteral("(?<![a-z])(?:") + names + QStringLiteral(")")))
            return;
        words.period = value;
        ++periods;
    };
    period(hourWords(), PricePeriod::Hour);
    period(monthWords(), PricePeriod::Month);
    period(yearWords(), PricePeriod::Year);
    words.twoPeriods = periods > 1;
    words.otherPeriod = holds(text, otherPeriodWords());
    return words;
}

std::optional<Currency> currencyIn(const QString& text)
{
    static const QRegularExpression dollar = regex(QStringLiteral("USD|\\$|美元|美金|dollars?"));
    static const QRegularExpression yuan = regex(QStringLiteral("CNY|RMB|¥|元|块|人民币|yuan"));
    if (dollar.match(text).hasMatch())
        return Currency::USD;
    if (yuan.match(text).hasMatch())
        return Currency::CNY;
    return std::nullopt;
}

/// Currencies that no rate is kept for.
const QString& otherCurrencies()
{
    static const QString words = QStringLiteral("(?:HKD|HK\\$|港币|港元|EUR|€|欧元|JPY|JP¥|日元|"
                                                "日圆|GBP|£|英镑|SGD|(?<!U)S\\$|新加坡元|新币|TWD|"
                                                "NT\\$|新?台币|KRW|韩元)");
    return words;
}

/// The digits behind 万 or 千 as people speak: the 3 of 1万3, the 3千 of 1万3千. Not the 8 of
/// 6万8卡, the 3 of 6万3个月起 and the 9 of 6万9折.
QString spokenTail()
{
    return QStringLiteral(
        "(?<=[0-9][万萬千百亿w]|[0-9] [万萬千百亿])[0-9](?:[千百](?:[0-9]+百?)?|[0-9]*)"
        "(?![0-9万千百折%×*]|\\.[0-9]|\\s*(?:GPUs?|cards?|卡|张|片)|"
        "块\\s*[A-Za-z\\x{1e}]|[个台机套节天日周小时]|[年月](?![付租])|[a-z])");
}

/// 1万3千5 → 13500: each part smaller than the one before it, and the last digit without a unit one
/// step below. Nothing for what could mean two things, 1万30, or is no such number, 1.3万5.
std::optional<double> spokenValue(const QString& text)
{
    static const QHash<QChar, double> factors{
        {u'亿', 1e8}, {u'万', 1e4}, {u'萬', 1e4}, {u'w', 1e4}, {u'千', 1e3}, {u'百', 1e2}};
    double total = 0;
    double step = 0;
    QString digits;
    for (const QChar c : text) {
        if (c.isSpace())
            continue;
        if (c.isDigit()) {
            digits += c;
            continue;
        }
        const double factor = factors.value(c.toLower());
        // 12万3: only what comes first has more than one digit.
        const bool fits = step == 0 ? !digits.isEmpty() : digits.size() == 1 && factor < step;
        if (factor == 0 || !fits)
            return std::nullopt;
        total += digits.toDouble() * factor;
        step = factor;
        digits.clear();
    }
    if (digits.isEmpty())
        return total;
    // 1万2345 and 2千800 are written out; 1万3 leaves the thousands away.
    const bool whole = std::pow(10.0, static_cast<double>(digits.size())) == step;
    if (!whole && digits.size() != 1)
        return std::nullopt;
    return total + digits.toDouble() * (whole ? 1.0 : step / 10);
}

QRegularExpression pricePattern()
{
    const QString number = QStringLiteral("[0-9](?:[0-9.,]*[0-9])?");
    const QString scale =
        QStringLiteral("(?:\\s*(?:[万萬千百亿]+|[km](?![a-z0-9])|w(?![a-z])))?(?:") + spokenTail() +
        QStringLiteral(")?");
    const QString before = QStringLiteral("(?:(?:人民币|RMB|CNY|USD|US\\$|[$¥])\\s*)?");
    const QString after =
        QStringLiteral("(?:\\s*(?:美元|美金|元整?|块钱?|人民币|RMB|CNY|USD|dollars?|yuan|") +
        otherCurrencies() + QStringLiteral(")(?![a-z]))?(?:\\s*人民币)?");
    return regex(
        QStringLiteral("(?<before>(?:") + unitPattern() + QStringLiteral("\\s*[:为]?\\s*)?)") +
        QStringLiteral("(?<sign>") + before + QStringLiteral(")") +
        QStringLiteral("(?<minus>(?:(?<=[\\s(:$¥\\x{1e}\\x{1f}])[-\\x{2212}](?=[0-9]))?)") +
        QStringLiteral("(?<![A-Za-z0-9.])(?<![0-9],)") + QStringLiteral("(?<range>(?:") + number +
        scale + QStringLiteral("\\s*(?:-|~|至|到|to)\\s*)?)") + QStringLiteral("(?<number>") +
        number + QStringLiteral(")(?<scale>") + scale + QStringLiteral(")") +
        QStringLiteral("(?<currency>") + after + QStringLiteral(")") +
        QStringLiteral("(?<unit>(?:") + unitPattern() + QStringLiteral(")?)"));
}

bool hasDigit(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

Result<double> spokenNumber(const QString& text)
{
    const std::optional<double> value = spokenValue(text);
    if (!value)
        return fail(ErrorCode::NumberGroupingAmbiguous, {{QStringLiteral("text"), text}});
    if (*value <= 0)
        return fail(ErrorCode::NumberNotPositive, {{QStringLiteral("text"), text}});
    return *value;
}

void readAmount(const QRegularExpressionMatch& match, const QString& part, QuoteReading& out)
{
    const auto refuse = [&](Error cause) {
        Error error = issue(ErrorCode::ReceivedQuoteRefused, QuoteField::Price, part);
        error.causes.push_back(std::move(cause));
        out.problems.push_back(std::move(error));
    };
    QString scale = match.captured(QStringLiteral("scale")).trimmed();
    if (scale.compare(QLatin1String("w"), Qt::CaseInsensitive) == 0)
        scale = QStringLiteral("万");
    const QString written =
        match.captured(QStringLiteral("minus")) + match.captured(QStringLiteral("number")) + scale;
    const bool isSpoken = !scale.isEmpty() && hasDigit(scale);
    const Result<double> value = isSpoken ? spokenNumber(written) : parseNumber(written);
    if (!value) {
        refuse(value.error());
        return;
    }
    const double micro = *value * static_cast<double>(Decimal6::scale);
    if (*value > mostPrice || std::abs(micro - std::round(micro)) > 1e-3) {
        refuse(Error{ErrorCode::NumberOutOfRange, {{QStringLiteral("text"), written}}, {}});
        return;
    }
    out.price = Decimal6::fromMicro(std::llround(micro));
    out.parts.insert_or_assign(QuoteField::Price, part);
}

const QRegularExpression& otherMoneyPattern()
{
    static const QRegularExpression pattern = regex(otherCurrencies());
    return pattern;
}

const QRegularExpression& discountPattern()
{
    static const QRegularExpression pattern = regex(QStringLiteral(
        "打?\\s*[0-9.一二两三四五六七八九]+\\s*折|[0-9.]+\\s*%\\s*(?:off|discount)"));
    return pattern;
}

/// A currency without a rate, and a discount that nobody has taken off yet: both change what the
/// number means. True for such a currency.
bool refuseOtherMoney(const QString& text, QuoteReading& out)
{
    const auto refuse = [&](const QRegularExpression& pattern, QuoteField field) {
        const QRegularExpressionMatch match = pattern.match(text);
        if (match.hasMatch())
            out.problems.push_back(
                issue(ErrorCode::ReceivedQuoteRefused, field, match.captured(0).trimmed()));
        return match.hasMatch();
    };
    refuse(discountPattern(), QuoteField::Price);
    return refuse(otherMoneyPattern(), QuoteField::Currency);
}

/// What was refused is not called unread as well.
void takeOtherMoney(Scanner& scanner)
{
    for (const QRegularExpression& pattern : {otherMoneyPattern(), discountPattern()}) {
        for (const QRegularExpressionMatch& match : scanner.all(pattern))
            scanner.take(match);
    }
}

/// 65000/月 is for the machine where 整机 stands elsewhere in the text.
void readWholeMachine(Scanner& scanner, PriceWords& words)
{
    static const QRegularExpression whole =
        regex(QStringLiteral("(?<![非不])(?<!不是)(?<!不支持)(?:整机|整台|整节点|整套|单台|"
                             "(?<![a-z])(?:whole|full|entire)\\s+(?:machine|node|server|instance|"
                             "host)(?![a-z]))(?![柜])"));
    if (words.unit.card || words.unit.instance)
        return;
    for (const QRegularExpressionMatch& match : scanner.all(whole)) {
        words.unit.instance = true;
        words.part += QStringLiteral(" / ") + scanner.take(match);
    }
}

} // namespace

PriceWords readPrice(Scanner& scanner, QuoteReading& out)
{
    static const QRegularExpression pattern = pricePattern();
    static const QRegularExpression chinese(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
    const bool inChinese = chinese.match(scanner.left()).hasMatch();
    const bool otherCurrency = refuseOtherMoney(scanner.left(), out);
    std::vector<QRegularExpressionMatch> prices;
    for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
        const auto has = [&match](const char* group) {
            return !match.captured(QString::fromLatin1(group)).trimmed().isEmpty();
        };
        if (has("before") || has("sign") || has("scale") || has("currency") || has("unit"))
            prices.push_back(match);
    }
    if (prices.empty()) {
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteMissing, QuoteField::Price));
        return {};
    }
    QStringList parts;
    for (const QRegularExpressionMatch& match : prices)
        parts.append(scanner.take(match));
    takeOtherMoney(scanner);
    const QRegularExpressionMatch& match = prices.front();
    const bool range = !match.captured(QStringLiteral("range")).isEmpty();
    if (prices.size() > 1 || range) {
        out.problems.push_back(issue(
            ErrorCode::ReceivedQuoteAmbiguous,
            QuoteField::Price,
            parts.join(QStringLiteral(" / "))));
        return {};
    }
    const QString part = parts.constFirst();
    readAmount(match, part, out);

    out.currency = currencyIn(
        match.captured(QStringLiteral("sign")) + match.captured(QStringLiteral("currency")));
    if (!out.currency) {
        static const QRegularExpression word =
            regex(QStringLiteral("人民币|RMB|CNY|USD|美元|美金|dollars?|yuan"));
        for (const QRegularExpressionMatch& alone : scanner.all(word))
            out.currency = currencyIn(scanner.take(alone));
    }
    if (otherCurrency) {
        out.currency.reset();
    } else if (!out.currency && inChinese) {
        out.currency = Currency::CNY;
        out.currencyImplied = true;
    } else if (!out.currency) {
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteMissing, QuoteField::Currency, part));
    }
    const QString words =
        match.captured(QStringLiteral("before")) + u' ' + match.captured(QStringLiteral("unit"));
    PriceWords said{unitWordsOf(words), part};
    readWholeMachine(scanner, said);
    return said;
}

void settleUnit(const PriceWords& words, QuoteReading& out)
{
    if (words.part.isEmpty())
        return;
    const auto report = [&](ErrorCode code) {
        out.problems.push_back(issue(code, QuoteField::Unit, words.part));
    };
    const UnitWords& said = words.unit;
    if (said.otherPeriod) {
        report(ErrorCode::ReceivedQuoteRefused);
        return;
    }
    if (said.twoPeriods || (said.card && said.instance)) {
        report(ErrorCode::ReceivedQuoteAmbiguous);
        return;
    }
    std::optional<PricePeriod> period = said.period;
    if (!period && out.mode == BillingMode::Monthly)
        period = PricePeriod::Month;
    // One card is the whole instance.
    const bool known = said.card || said.instance || out.gpus == 1;
    if (!period) {
        report(ErrorCode::ReceivedQuoteMissing);
        return;
    }
    if (!known) {
        report(ErrorCode::ReceivedQuoteAmbiguous);
        return;
    }
    out.unit = QuoteUnit{said.card ? PricedBy::Card : PricedBy::Instance, *period};
    out.parts.insert_or_assign(QuoteField::Unit, words.part);
}

} // namespace suanchou::quotetext
