// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quotereading.h"

#include "app/base/numberparse.h"
#include "app/catalog/cardnames.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace suanchou {

namespace {

constexpr int mostCards = 4096;
constexpr int mostMonths = 120;
constexpr double mostPrice = 1e9;

/// What a part that was read is replaced by: no pattern matches across it.
constexpr QChar taken(0x1F);
/// … and the card, whose count may stand beside it.
constexpr QChar takenCard(0x1E);

QRegularExpression regex(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

/// Full-width forms to plain ones, one character for one, so that places in the text stay.
QString plainForm(const QString& text)
{
    QString out = text;
    for (QChar& c : out) {
        const QString normal = QString(c).normalized(QString::NormalizationForm_KC);
        if (normal.size() == 1)
            c = normal.at(0);
        if (c.isSpace())
            c = u' ';
        if (c == QChar(0x2212) || c == QChar(0x2013) || c == QChar(0x2014))
            c = u'-';
    }
    static const QRegularExpression point(QStringLiteral("(?<=[0-9])。(?=[0-9])"));
    return out.replace(point, QStringLiteral("."));
}

/// The text with the parts that are read blanked out one after the other.
class Scanner
{
public:
    explicit Scanner(const QString& text)
        : m_text(text)
        , m_left(plainForm(text))
    {
    }

    [[nodiscard]] const QString& left() const { return m_left; }
    /// The text as typed, of a span.
    [[nodiscard]] QString part(qsizetype start, qsizetype length) const
    {
        return m_text.mid(start, length).trimmed();
    }
    QString take(qsizetype start, qsizetype length, QChar mark = taken)
    {
        for (qsizetype i = start; i < start + length; ++i)
            m_left[i] = mark;
        return part(start, length);
    }
    QString take(const QRegularExpressionMatch& match)
    {
        return take(match.capturedStart(0), match.capturedLength(0));
    }
    /// All matches in what is left.
    [[nodiscard]] std::vector<QRegularExpressionMatch> all(const QRegularExpression& pattern) const
    {
        std::vector<QRegularExpressionMatch> found;
        QRegularExpressionMatchIterator matches = pattern.globalMatch(m_left);
        while (matches.hasNext())
            found.push_back(matches.next());
        return found;
    }

private:
    QString m_text;
    QString m_left;
};

Error issue(ErrorCode code, QuoteField field, const QString& part = {})
{
    Error error = fieldError(code, QString(quoteFieldName(field)));
    if (!part.isEmpty())
        error.params.insert(QStringLiteral("text"), part);
    return error;
}

// The words of units. Longer ones first.
const QString& instanceWords()
{
    static const QString words = QStringLiteral(
        "服务器|节点|整机|机器|实例|台|机|套|nodes?|servers?|instances?|machines?|hosts?");
    return words;
}
const QString& cardWords()
{
    static const QString words = QStringLiteral("GPUs?|cards?|accelerators?|卡|张|块|片");
    return words;
}
const QString& hourWords()
{
    static const QString words = QStringLiteral("小时|时|hours?|hrs?|hr?");
    return words;
}
const QString& monthWords()
{
    static const QString words = QStringLiteral("个月|月|months?|mon|mo");
    return words;
}
const QString& yearWords()
{
    static const QString words = QStringLiteral("年|years?|yrs?|yr|y");
    return words;
}
const QString& otherPeriodWords()
{
    static const QString words = QStringLiteral("天|日|周|days?|weeks?|季度?|quarters?");
    return words;
}

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

// Tax ---------------------------------------------------------------------------------------------

void readTax(Scanner& scanner, QuoteReading& out)
{
    static const QRegularExpression excluded = regex(QStringLiteral(
        "(?:不含|未含|不包含|除)\\s*(?:[0-9.]+\\s*%\\s*(?:的)?)?(?:增值)?税|未税|税前|税外|净价|"
        "(?:tax|vat)\\s*(?:is\\s*)?(?:excluded|not included|excl\\.?|exclusive)|"
        "(?:excluding|excl\\.?|without|before|net of|plus|\\+)\\s*(?:[0-9.]+\\s*%\\s*)?(?:tax|vat)"
        "(?![a-z])"));
    static const QRegularExpression included = regex(QStringLiteral(
        "(?:已|价格?)?(?:含|包含|包)\\s*(?:[0-9.]+\\s*(?:%|个?点)\\s*(?:的)?)?(?:增值)?税|税后|"
        "价税合计|"
        "(?:tax|vat)\\s*(?:is\\s*)?(?:included|incl\\.?|inclusive)|"
        "(?:including|incl\\.?|with|after)\\s*(?:[0-9.]+\\s*%\\s*)?(?:tax|vat)(?![a-z])"));
    QStringList no;
    for (const QRegularExpressionMatch& match : scanner.all(excluded))
        no.append(scanner.take(match));
    QStringList yes;
    for (const QRegularExpressionMatch& match : scanner.all(included))
        yes.append(scanner.take(match));
    if (!no.isEmpty() && !yes.isEmpty()) {
        out.problems.push_back(issue(
            ErrorCode::ReceivedQuoteAmbiguous,
            QuoteField::Tax,
            QStringList(no + yes).join(QStringLiteral(" / "))));
        return;
    }
    if (no.isEmpty() && yes.isEmpty())
        return;
    out.taxIncluded = yes.isEmpty() ? Tristate::No : Tristate::Yes;
    out.parts.insert_or_assign(QuoteField::Tax, (yes + no).constFirst());
}

// Card --------------------------------------------------------------------------------------------

void readCard(Scanner& scanner, const HardwareTable& hardware, QuoteReading& out)
{
    const CardNames names(hardware);
    const std::optional<CardMention> found = names.find(scanner.left());
    if (!found) {
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteMissing, QuoteField::Card));
        return;
    }
    out.card = scanner.take(found->start, found->length, takenCard);
    out.parts.insert_or_assign(QuoteField::Card, out.card);
    if (const std::optional<CardMention> second = names.find(scanner.left());
        second && second->cards != found->cards) {
        out.problems.push_back(issue(
            ErrorCode::ReceivedQuoteAmbiguous,
            QuoteField::Card,
            out.card + QStringLiteral(" / ") + scanner.take(second->start, second->length)));
        return;
    }
    QStringList possible = found->cards;
    if (possible.size() > 1) {
        // "H20 八卡 141GB": the size may stand elsewhere, if it is one of the card's own.
        static const QRegularExpression memory =
            regex(QStringLiteral("(?<![0-9A-Za-z.])([0-9]{2,3})\\s*G(?:i?B)?(?![A-Za-z0-9])(?!\\s*("
                                 "?:内存|RAM|带宽|memory|"
                                 "网|disk|硬盘))(?:\\s*(?:显存|HBM[0-9a-z]*|VRAM))?"));
        for (const QRegularExpressionMatch& match : scanner.all(memory)) {
            const QStringList narrowed = names.withMemory(possible, match.captured(1).toInt());
            if (narrowed.isEmpty())
                continue;
            possible = narrowed;
            out.card += u' ' + scanner.take(match);
            out.parts.insert_or_assign(QuoteField::Card, out.card);
        }
    }
    if (possible.isEmpty()) {
        Error error = issue(ErrorCode::ReceivedQuoteRefused, QuoteField::Card, out.card);
        error.params.insert(QStringLiteral("candidates"), found->family);
        out.candidates = found->family;
        out.problems.push_back(std::move(error));
        return;
    }
    if (possible.size() == 1) {
        out.accelerator = possible.constFirst();
        out.assumed = found->assumed;
        return;
    }
    out.candidates = possible;
    Error error = issue(ErrorCode::ReceivedQuoteAmbiguous, QuoteField::Card, out.card);
    error.params.insert(QStringLiteral("candidates"), possible);
    out.problems.push_back(std::move(error));
}

// Price -------------------------------------------------------------------------------------------

struct UnitWords
{
    bool card = false;
    bool instance = false;
    std::optional<PricePeriod> period;
    bool twoPeriods = false;
    bool otherPeriod = false;
};

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

QRegularExpression pricePattern()
{
    const QString number = QStringLiteral("[0-9](?:[0-9.,]*[0-9])?");
    const QString scale = QStringLiteral("(?:\\s*(?:[万萬千百亿]+|[kmw](?![a-z])))?");
    const QString before = QStringLiteral("(?:(?:人民币|RMB|CNY|USD|US\\$|[$¥])\\s*)?");
    const QString after =
        QStringLiteral("(?:\\s*(?:美元|美金|元|块钱?|人民币|RMB|CNY|USD|dollars?|yuan)(?![a-z]))?"
                       "(?:\\s*人民币)?");
    return regex(
        QStringLiteral("(?<before>(?:") + unitPattern() + QStringLiteral("\\s*[:为]?\\s*)?)") +
        QStringLiteral("(?<sign>") + before + QStringLiteral(")") +
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
    const QString written = match.captured(QStringLiteral("number")) + scale;
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

/// What was said about the unit, before count and mode are known.
struct PriceWords
{
    UnitWords unit;
    QString part;
};

PriceWords readPrice(Scanner& scanner, QuoteReading& out)
{
    static const QRegularExpression pattern = pricePattern();
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
    static const QRegularExpression chinese(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
    if (!out.currency && chinese.match(part).hasMatch()) {
        out.currency = Currency::CNY;
        out.currencyImplied = true;
    }
    if (!out.currency)
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteMissing, QuoteField::Currency, part));
    const QString words =
        match.captured(QStringLiteral("before")) + u' ' + match.captured(QStringLiteral("unit"));
    return {unitWordsOf(words), part};
}

// Mode --------------------------------------------------------------------------------------------

void readMode(Scanner& scanner, QuoteReading& out)
{
    static const std::array<std::pair<BillingMode, QRegularExpression>, 5> words{{
        {BillingMode::CommittedUse,
         regex(QStringLiteral("承诺(?:消费|使用)?(?:折扣)?|committed[ -]use"))},
        {BillingMode::OnDemand,
         regex(QStringLiteral("按(?:量|需)(?:付费|计费|价)?|on[ -]demand|pay[ -]as[ -]you[ -]go"))},
        {BillingMode::Spot,
         regex(QStringLiteral("竞价(?:实例)?|抢占式?(?:实例)?|\\bspot\\b|preemptible"))},
        {BillingMode::Monthly,
         regex(QStringLiteral("(?<!包年)包月(?!包年)价?|月租金?|月付|\\bmonthly\\b"))},
        {BillingMode::Yearly,
         regex(QStringLiteral("包年(?!包月)价?|年租金?|年付|\\byearly\\b|\\bannual(?:ly)?\\b"))},
    }};
    QStringList parts;
    std::vector<BillingMode> found;
    for (const auto& [mode, pattern] : words) {
        for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
            parts.append(scanner.take(match));
            if (found.empty() || found.back() != mode)
                found.push_back(mode);
        }
    }
    if (found.size() > 1)
        out.problems.push_back(issue(
            ErrorCode::ReceivedQuoteAmbiguous,
            QuoteField::Mode,
            parts.join(QStringLiteral(" / "))));
    if (found.size() != 1)
        return;
    out.mode = found.front();
    out.parts.insert_or_assign(QuoteField::Mode, parts.constFirst());
}

// Term --------------------------------------------------------------------------------------------

void readTerm(Scanner& scanner, QuoteReading& out)
{
    const QString number =
        QStringLiteral("(?<n>[0-9]{1,3}|[一二两三四五六七八九十]{1,3}|半|one|two|"
                       "three|six|twelve)\\s*-?\\s*");
    const QString months = QStringLiteral("(?<unit>个月|月|年|months?|years?|yrs?|天|日|周|days?|"
                                          "weeks?)(?![a-z付])");
    static const std::array patterns{
        // 三个月起, 6 months minimum
        regex(
            QStringLiteral("(?:最低|最少|至少|最短)?\\s*(?<![0-9A-Za-z.])") + number + months +
            QStringLiteral("\\s*(?:起租期?|起订|起付|起签|起步|起|以上|min(?:imum)?(?![a-z])(?:\\s+"
                           "term)?|commit(?:ment|ted)?)")),
        // min 3 months, 租期一年, 至少三个月
        regex(
            QStringLiteral(
                "(?:最低|最少|至少|最短)?(?:起租期?|租期|合同期|租|签|最低|最少|至少|最短|"
                "min(?:imum)?\\.?(?:\\s+(?:term|rental|commitment))?(?:\\s+of)?|term|at "
                "least|commit(?:ment)?)\\s*(?:of\\s+)?:?\\s*") +
            number + months),
        // Alone between two marks: 半年
        regex(
            QStringLiteral("(?<![^\\s,;、。.；;|\\x{1e}\\x{1f}])") + number +
            QStringLiteral("(?<unit>个月|年|months?|years?)(?![^\\s,;、。.；;|\\x{1e}\\x{1f}])")),
    };
    QStringList parts;
    std::vector<std::optional<int>> found;
    for (const QRegularExpression& pattern : patterns) {
        for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
            static const QStringList english{
                QStringLiteral("one"),
                QStringLiteral("two"),
                QStringLiteral("three"),
                QStringLiteral("six"),
                QStringLiteral("twelve")};
            constexpr std::array values{1, 2, 3, 6, 12};
            const QString unit = match.captured(QStringLiteral("unit")).toLower();
            const QString n = match.captured(QStringLiteral("n")).toLower();
            const bool years = unit == u"年" || unit.startsWith(u'y');
            const bool monthly = unit.endsWith(u"月") || unit.startsWith(QLatin1String("month"));
            std::optional<int> value;
            if (n == u"半") {
                if (years)
                    value = 6;
            } else if (const qsizetype word = english.indexOf(n); word >= 0) {
                value = values.at(static_cast<std::size_t>(word)) * (years ? 12 : 1);
            } else if (const std::optional<int> count = chineseCount(n)) {
                value = *count * (years ? 12 : 1);
            }
            if ((!years && !monthly) || (value && *value > mostMonths))
                value.reset();
            parts.append(scanner.take(match));
            found.push_back(value);
        }
    }
    if (found.empty())
        return;
    const QString part = parts.join(QStringLiteral(" / "));
    out.parts.insert_or_assign(QuoteField::Term, part);
    if (found.size() > 1) {
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteAmbiguous, QuoteField::Term, part));
    } else if (!found.front()) {
        out.problems.push_back(issue(ErrorCode::ReceivedQuoteRefused, QuoteField::Term, part));
    } else {
        out.minTermMonths = *found.front();
    }
}

// Count -------------------------------------------------------------------------------------------

struct Counts
{
    QStringList parts;
    std::vector<std::optional<int>> values; ///< different ones
};

void takeCounts(Scanner& scanner, const QRegularExpression& pattern, Counts& counts)
{
    for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
        const std::optional<int> count = chineseCount(match.captured(QStringLiteral("n")));
        counts.parts.append(scanner.take(match));
        if (counts.values.empty() || counts.values.back() != count)
            counts.values.push_back(count);
    }
}

/// "8x H20", "H20×8", before anything else takes the number.
void takeCountsBesideCard(Scanner& scanner, Counts& counts)
{
    static const QRegularExpression before =
        regex(QStringLiteral("(?<![0-9A-Za-z.])(?<n>[0-9]{1,5})\\s*[x×*]\\s*(?=\\x{1e})"));
    static const QRegularExpression behind =
        regex(QStringLiteral("(?<=\\x{1e})\\s*[x×*]\\s*(?<n>[0-9]{1,5})(?![0-9A-Za-z.])"));
    takeCounts(scanner, before, counts);
    takeCounts(scanner, behind, counts);
}

/// 八卡, 8-GPU, 单卡; not 8 卡时.
void takeCountsOfCards(Scanner& scanner, Counts& counts)
{
    static const QRegularExpression pattern = regex(
        QStringLiteral(
            "(?<![0-9A-Za-z.])(?<![0-9],)(?<n>[0-9]{1,5}|[一二两三四五六七八九十百单双]{1,5})"
            "\\s*-?\\s*(?:") +
        cardWords() + QStringLiteral(")(?![a-z时])(?:\\s*/\\s*(?:") + instanceWords() +
        QStringLiteral("))?"));
    takeCounts(scanner, pattern, counts);
}

void settleCount(const Counts& counts, QuoteReading& out)
{
    const auto report = [&](ErrorCode code) {
        out.problems.push_back(
            issue(code, QuoteField::Count, counts.parts.join(QStringLiteral(" / "))));
    };
    if (counts.values.empty()) {
        report(ErrorCode::ReceivedQuoteMissing);
        return;
    }
    out.parts.insert_or_assign(QuoteField::Count, counts.parts.join(QStringLiteral(" / ")));
    const std::optional<int> count = counts.values.front();
    if (counts.values.size() > 1)
        report(ErrorCode::ReceivedQuoteAmbiguous);
    else if (!count || *count < 1 || *count > mostCards)
        report(ErrorCode::ReceivedQuoteRefused);
    else
        out.gpus = count;
}

// Unit and mode together --------------------------------------------------------------------------

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

void settleMode(QuoteReading& out)
{
    const bool contradicted =
        std::any_of(out.problems.begin(), out.problems.end(), [](const Error& error) {
            return error.params.value(QStringLiteral("field")).toString() ==
                quoteFieldName(QuoteField::Mode);
        });
    if (contradicted || !out.unit)
        return;
    if (!out.mode) {
        out.modeImplied = true;
        switch (out.unit->period) {
        case PricePeriod::Hour:
            out.mode = out.minTermMonths > 0 ? BillingMode::CommittedUse : BillingMode::OnDemand;
            break;
        case PricePeriod::Month:
            out.mode = BillingMode::Monthly;
            break;
        case PricePeriod::Year:
            out.mode = BillingMode::Yearly;
            break;
        }
        return;
    }
    const bool hourly = *out.mode == BillingMode::OnDemand || *out.mode == BillingMode::Spot ||
        *out.mode == BillingMode::CommittedUse;
    const bool perHour = out.unit->period == PricePeriod::Hour;
    // On demand with a term, a month billed by the hour and the like say two things at once.
    const bool bound = *out.mode != BillingMode::CommittedUse && hourly && out.minTermMonths > 0;
    const bool yearByMonth =
        *out.mode == BillingMode::Monthly && out.unit->period == PricePeriod::Year;
    if (hourly != perHour || bound || yearByMonth) {
        out.problems.push_back(issue(
            ErrorCode::ReceivedQuoteAmbiguous,
            QuoteField::Mode,
            out.parts.at(QuoteField::Mode) + QStringLiteral(" / ") +
                out.parts.at(bound ? QuoteField::Term : QuoteField::Unit)));
        out.mode.reset();
    }
}

// The rest ----------------------------------------------------------------------------------------

void readNodeLink(Scanner& scanner, QuoteReading& out)
{
    static const QRegularExpression pattern =
        regex(QStringLiteral("(?<no>(?:无|没有|不含|不带|不支持|no|without)\\s*)?(?<![A-Za-z])(?:"
                             "InfiniBand|RDMA|RoCE(?:v2)?|"
                             "IB)(?![A-Za-z])(?:\\s*(?:网络|组网|互联|网卡|network|fabric))?"));
    bool yes = false;
    bool no = false;
    QStringList parts;
    for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
        (match.capturedLength(QStringLiteral("no")) > 0 ? no : yes) = true;
        parts.append(scanner.take(match));
    }
    if (yes == no) {
        if (yes)
            out.problems.push_back(issue(
                ErrorCode::ReceivedQuoteAmbiguous,
                QuoteField::NodeLink,
                parts.join(QStringLiteral(" / "))));
        return;
    }
    out.nodeLink = yes ? Tristate::Yes : Tristate::No;
    out.parts.insert_or_assign(QuoteField::NodeLink, parts.constFirst());
}

QStringList unreadWords(QString left)
{
    static const QRegularExpression filler =
        regex(QStringLiteral("报价|单价|价格|租金|裸金属|服务器|整机|单机|算力|英伟达|每台|显存|(?<"
                             "![a-z])(?:price|quote|is|for|"
                             "the|of|and|at|NVIDIA|GPUs?|servers?|nodes?|machines?)(?![a-z])"));
    left.replace(filler, QString(taken));
    static const QRegularExpression marks(
        QStringLiteral("[\\s,;:/。、，；：！!()（）|+*·\\[\\]\\x{1e}\\x{1f}-]+"));
    QStringList words = left.split(marks, Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) {
        return std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
    });
    return words;
}

int rank(const Error& error)
{
    const QString field = error.params.value(QStringLiteral("field")).toString();
    for (int i = 0; i <= static_cast<int>(QuoteField::NodeLink); ++i) {
        if (field == quoteFieldName(static_cast<QuoteField>(i)))
            return i;
    }
    return -1;
}

} // namespace

QLatin1String quoteFieldName(QuoteField field)
{
    switch (field) {
    case QuoteField::Card:
        return QLatin1String("card");
    case QuoteField::Count:
        return QLatin1String("count");
    case QuoteField::Price:
        return QLatin1String("price");
    case QuoteField::Currency:
        return QLatin1String("currency");
    case QuoteField::Unit:
        return QLatin1String("unit");
    case QuoteField::Mode:
        return QLatin1String("mode");
    case QuoteField::Tax:
        return QLatin1String("tax");
    case QuoteField::Term:
        return QLatin1String("term");
    case QuoteField::NodeLink:
        return QLatin1String("node_link");
    }
    Q_UNREACHABLE();
}

std::optional<int> chineseCount(QStringView text)
{
    bool ok = false;
    const int digits = text.toInt(&ok);
    if (ok)
        return digits;
    if (text == u"单")
        return 1;
    if (text == u"双")
        return 2;
    static const QString numerals = QStringLiteral("零一二三四五六七八九");
    int total = 0;
    int digit = -1;
    int step = 1000;
    for (const QChar c : text) {
        const int factor = c == u'百' ? 100 : c == u'十' ? 10 : 1;
        if (factor > 1) {
            // 十六 begins without a digit; 百 and each step down happen once.
            if (factor >= step || (digit < 1 && (factor == 100 || total > 0)))
                return std::nullopt;
            total += (digit < 1 ? 1 : digit) * factor;
            step = factor;
            digit = -1;
            continue;
        }
        const auto value = c == u'两' ? 2 : static_cast<int>(numerals.indexOf(c));
        if (value < 0 || digit > 0)
            return std::nullopt;
        digit = value;
    }
    if (digit > 0)
        total += digit;
    return total > 0 ? std::optional(total) : std::nullopt;
}

QuoteReading parseQuoteText(const QString& text, const HardwareTable& hardware)
{
    QuoteReading out;
    Scanner scanner(text);
    Counts counts;
    readCard(scanner, hardware, out);
    takeCountsBesideCard(scanner, counts);
    readTax(scanner, out);
    const PriceWords price = readPrice(scanner, out);
    readMode(scanner, out);
    readTerm(scanner, out);
    takeCountsOfCards(scanner, counts);
    settleCount(counts, out);
    readNodeLink(scanner, out);
    settleUnit(price, out);
    settleMode(out);
    out.unread = unreadWords(scanner.left());
    std::stable_sort(out.problems.begin(), out.problems.end(), [](const Error& a, const Error& b) {
        return rank(a) < rank(b);
    });
    return out;
}

} // namespace suanchou
