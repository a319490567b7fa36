// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quoteprice.h"

#include "app/base/numberparse.h"

#include <cmath>

namespace suanchou::quotetext {

namespace {

constexpr double mostPrice = 1e9;

QString anyOf(std::initializer_list<QString> words)
{
    return QStringLiteral("(?:") + QStringList(words).join(u'|') + QStringLiteral(")");
}

/// One or more unit words after "/", 每 or per: "/月/台", "/卡时", "per GPU-hour", 每月每台.
QString unitPattern()
{
    const QString atom = anyOf(
                             {instanceWords(),
                              cardWords(),
                              hourWords(),
                              monthWords(),
                              yearWords(),
                              otherPeriodWords()}) +
        QStringLiteral("(?![a-z])");
    const QString opener = QStringLiteral("(?:\\s*/\\s*|\\s*每一?\\s*|\\s*\\bper\\s+)");
    const QString joiner = QStringLiteral("(?:") + opener +
        QStringLiteral("|\\s*[·*-]\\s*|\\s+(?=hour|hr|month|year)|(?=[\\x{4e00}-\\x{9fff}]))");
    return opener + atom + QStringLiteral("(?:") + joiner + atom + QStringLiteral(")*");
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

QRegularExpression pricePattern()
{
    const QString number = QStringLiteral("[0-9](?:[0-9.,]*[0-9])?");
    const QString scale = QStringLiteral("(?:\\s*(?:[万萬千百亿]+|[kmw](?![a-z])))?");
    const QString before = QStringLiteral("(?:(?:人民币|RMB|CNY|USD|US\\$|[$¥])\\s*)?");
    const QString after =
        QStringLiteral("(?:\\s*(?:美元|美金|元|块钱?|人民币|RMB|CNY|USD|dollars?|yuan|") +
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
    const Result<double> value = parseNumber(written);
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
    return {unitWordsOf(words), part};
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
