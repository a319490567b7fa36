// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quotetax.h"

namespace suanchou::quotetext {

namespace {

/// Percent on modern services in mainland China, the default of the assumption vat_rate.
constexpr double usualRate = 6;

/// "6%", "6 个点", 百分之六. More than 30 is no rate of tax: 99.9% is what a contract promises.
const QString& ratePattern()
{
    static const QString number = QStringLiteral("(?:(?<![0-9.])(?:[0-2]?[0-9](?:\\.[0-9]+)?|30)|"
                                                 "[一二三四五六七八九十零]{1,3})");
    static const QString words =
        QStringLiteral("(?:百分之\\s*") + number + QStringLiteral("(?![0-9])|") + number +
        QStringLiteral(
            "\\s*(?:%|个点|点|percent)"
            "(?!\\s*(?:预付|定金|订金|押金|首付|付款|折|可用|off|discount|sla|uptime)))");
    return words;
}

/// {T} stands for tax with a rate behind it, "税(6%)", {R} for a rate.
QRegularExpression withRates(QString pattern)
{
    pattern.replace(
        QStringLiteral("{T}"),
        QStringLiteral("(?:(?:增值)?税(?:率|点|费|金|价)?|专票)(?:\\s*[(:]?\\s*{R}\\s*\\)?)?"));
    return regex(pattern.replace(QStringLiteral("{R}"), ratePattern()));
}

/// Whether a part states a rate that is not the usual one.
bool saysOtherRate(const QString& part)
{
    static const QRegularExpression rate = regex(ratePattern());
    static const QRegularExpression number =
        regex(QStringLiteral("[0-9.]+|[一二三四五六七八九十零]{1,3}"));
    QRegularExpressionMatchIterator rates = rate.globalMatch(part);
    while (rates.hasNext()) {
        const QString digits = number.match(rates.next().captured(0)).captured(0);
        bool ok = false;
        const double value = digits.toDouble(&ok);
        if ((ok ? value : chineseCount(digits).value_or(0)) != usualRate)
            return true;
    }
    return false;
}

} // namespace

void readTax(Scanner& scanner, QuoteReading& out)
{
    static const QRegularExpression excluded = withRates(QStringLiteral(
        "(?:不含|未含|不包含|不包|除|另加|外加)\\s*(?:{R}\\s*的?\\s*)?{T}|"
        "税(?:费|金|点)?\\s*另(?:计|付|算|加|收|外)(?:\\s*[(:]?\\s*{R}\\s*\\)?)?|"
        "(?:开票|发票|专票|增票|票)?\\s*(?:另加|外加|加收|需加|再加|加)\\s*{R}(?:\\s*税点?)?|"
        "ex[\\s.-]*(?:vat|tax)(?![a-z])|"
        "(?:未税|税前|税外|净价)(?:\\s*[(:]?\\s*{R}\\s*\\)?)?|"
        "(?:{R}\\s*)?(?:tax|vat)[\\s-]*(?:is\\s*)?(?:\\(?{R}\\)?\\s*)?"
        "(?:excluded|not included|exclusive|excl\\.?)(?:\\s*(?:at\\s*)?\\(?{R}\\)?)?|"
        "(?:excluding|excludes|excl\\.?|without|before|net of|plus|\\+)\\s*(?:{R}\\s*)?(?:tax|vat)"
        "(?![a-z])(?:\\s*(?:of|at)?\\s*\\(?{R}\\)?)?"));
    static const QRegularExpression included = withRates(
        QStringLiteral("(?:已|价格?)?(?:含|包含|包)\\s*(?:{R}\\s*的?\\s*)?{T}|"
                       "(?:税后|价税合计)(?:\\s*[(:]?\\s*{R}\\s*\\)?)?|"
                       "(?:已)?含\\s*{R}(?:\\s*的?\\s*(?:增票|专票|普票|发票|开票|票))?|"
                       "(?:{R}\\s*)?(?:tax|vat)[\\s-]*(?:is\\s*)?(?:\\(?{R}\\)?\\s*)?"
                       "(?:included|inclusive|incl\\.?)(?:\\s*(?:at\\s*)?\\(?{R}\\)?)?|"
                       "(?:including|includes|incl\\.?|with|after)\\s*(?:{R}\\s*)?(?:tax|vat)"
                       "(?![a-z])(?:\\s*(?:of|at)?\\s*\\(?{R}\\)?)?"));
    // A rate alone says nothing about the price: 税率 13%, 13% 专票, VAT 13%.
    static const QRegularExpression rateAlone = withRates(QStringLiteral(
        "(?:税(?:率|点)|开票|专票|普票|发票)\\s*[:为是]?\\s*{R}|"
        "{R}\\s*的?\\s*(?:增值)?(?:税率?|税点|(?:税)?(?:专用|普通)发票|专票|普票|发票|票|tax|vat)|"
        "(?:tax|vat)(?:\\s*rate)?\\s*(?:of|at|is|:)?\\s*{R}"));
    QStringList otherRates;
    const auto takeAll = [&](const QRegularExpression& pattern) {
        QStringList parts;
        for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
            const bool isOther = saysOtherRate(match.captured(0));
            parts.append(scanner.take(match));
            if (isOther)
                otherRates.append(parts.constLast());
        }
        return parts;
    };
    const QStringList no = takeAll(excluded);
    const QStringList yes = takeAll(included);
    const QStringList all = no + yes + takeAll(rateAlone);
    if (all.isEmpty())
        return;
    const QString part = all.join(QStringLiteral(" / "));
    out.parts.insert_or_assign(QuoteField::Tax, part);
    if (!no.isEmpty() && !yes.isEmpty()) {
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteAmbiguous, QuoteField::Tax, part));
        return;
    }
    if (!otherRates.isEmpty()) {
        out.problems.push_back(issue(
            ErrorCode::ReceivedQuoteRefused,
            QuoteField::Tax,
            otherRates.join(QStringLiteral(" / "))));
        return;
    }
    if (!no.isEmpty() || !yes.isEmpty())
        out.taxIncluded = yes.isEmpty() ? Tristate::No : Tristate::Yes;
}

} // namespace suanchou::quotetext
