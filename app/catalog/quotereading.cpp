// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quotereading.h"

#include "app/catalog/cardnames.h"
#include "app/catalog/quotedates.h"
#include "app/catalog/quoteprice.h"
#include "app/catalog/quotetax.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace suanchou {

using namespace quotetext;

namespace {

constexpr int mostCards = 4096;
constexpr int mostMonths = 120;

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

/// A length of time in months; nothing if it has none of ours or is out of range.
std::optional<int> termMonths(const QString& number, const QString& unit)
{
    const bool years = unit == u"年" || unit.startsWith(u'y');
    const bool months = unit.endsWith(u"月") || unit.startsWith(QLatin1String("mo"));
    if (!years && !months)
        return std::nullopt;
    if (number == u"半")
        return years ? std::optional(6) : std::nullopt;
    const int count = chineseCount(number).value_or(0);
    const int term = count * (years ? 12 : 1);
    return term >= 1 && term <= mostMonths ? std::optional(term) : std::nullopt;
}

void readTerm(Scanner& scanner, QuoteReading& out)
{
    const QString count =
        QStringLiteral("[0-9]{1,3}|[一二两三四五六七八九十]{1,3}|半|one|two|three|six|twelve");
    const QString number = QStringLiteral("(?:(?<low>") + count +
        QStringLiteral(")\\s*(?:个?月|年|months?|years?)?\\s*(?:-|~|至|到|或|to|or)\\s*)?(?<n>") +
        count + QStringLiteral(")\\s*-?\\s*");
    const QString months =
        QStringLiteral("(?<unit>个月|月|年|months?|mos?|years?|yrs?|天|日|周|days?|"
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
            QStringLiteral(
                "(?<unit>个月|年|months?|mos?|years?)(?![^\\s,;、。.；;|\\x{1e}\\x{1f}])")),
    };
    QStringList parts;
    std::vector<std::optional<int>> found;
    for (const QRegularExpression& pattern : patterns) {
        for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
            found.push_back(termMonths(
                match.captured(QStringLiteral("n")).toLower(),
                match.captured(QStringLiteral("unit")).toLower()));
            parts.append(scanner.take(match));
            // "3-6 个月起" is two terms.
            if (match.capturedLength(QStringLiteral("low")) > 0)
                found.emplace_back(std::nullopt);
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
        // "8-16 卡" is two counts.
        if (match.capturedLength(QStringLiteral("low")) > 0)
            counts.values.emplace_back(std::nullopt);
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

/// 8x that stands alone or before a size of memory: "H100 8x 80GB".
void takeCountsAlone(Scanner& scanner, Counts& counts)
{
    static const QRegularExpression pattern =
        regex(QStringLiteral("(?<![0-9A-Za-z.])(?<n>[0-9]{1,5})\\s*[x×*]"
                             "(?=\\s*(?:$|[,;|\\x{1e}\\x{1f}]|[0-9]{2,3}\\s*G))"));
    takeCounts(scanner, pattern, counts);
}

/// 两台, 10 nodes: how many machines somebody wants. Taken silently where the cards are those of
/// the usual server; else they may be the cards of all machines together, which halves a price.
void readMachines(
    Scanner& scanner, const HardwareTable& hardware, const Counts& counts, QuoteReading& out)
{
    static const QRegularExpression pattern = regex(
        QStringLiteral("(?<![0-9A-Za-z./一每])(?<n>[0-9]{1,4}|[一二两三四五六七八九十百]{1,3})"
                       "\\s*(?:台(?:机器|服务器)?|个?节点|套|nodes?|servers?|machines?)"
                       "(?![a-z/年月时小])"));
    for (const QRegularExpressionMatch& match : scanner.all(pattern)) {
        const std::optional<int> machines = chineseCount(match.captured(QStringLiteral("n")));
        if (!machines)
            continue;
        const QString part = scanner.take(match);
        const Accelerator* card = hardware.resolve(out.accelerator).accelerator;
        const bool perServer = card && out.gpus == card->node.gpus;
        if (*machines == 1 || perServer || !out.gpus)
            continue;
        out.problems.push_back(issue(
            ErrorCode::ReceivedQuoteAmbiguous,
            QuoteField::Count,
            part + QStringLiteral(" / ") + counts.parts.join(QStringLiteral(" / "))));
        out.gpus.reset();
    }
}

/// 八卡, 8-GPU, 8-way, 单卡; not 8 卡时.
void takeCountsOfCards(Scanner& scanner, Counts& counts)
{
    static const QRegularExpression pattern = regex(
        QStringLiteral(
            "(?<![0-9A-Za-z.])(?<![0-9],)(?:(?<low>[0-9]{1,5}|[一二两三四五六七八九十百]{1,5})"
            "\\s*[卡张]?\\s*(?:-|~|至|到|或|to|or)\\s*)?"
            "(?<n>[0-9]{1,5}|[一二两三四五六七八九十百单双]{1,5}|one|two|four|eight|sixteen)"
            "\\s*-?\\s*(?:way|") +
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

/// Words about tax that nobody understood may be worth 6 % of the price: they are asked about.
void askAboutTax(QuoteReading& out)
{
    static const QRegularExpression words =
        regex(QStringLiteral("税|增票|专票|普票|发票|开票|(?<![a-z])(?:tax|vat)(?![a-z])"));
    if (out.parts.find(QuoteField::Tax) != out.parts.end())
        return;
    for (const QString& word : std::as_const(out.unread)) {
        if (words.match(word).hasMatch()) {
            out.problems.push_back(issue(ErrorCode::ReceivedQuoteMissing, QuoteField::Tax, word));
            return;
        }
    }
}

int rank(const Error& error)
{
    const QString field = error.params.value(QStringLiteral("field")).toString();
    for (int i = 0; i <= static_cast<int>(QuoteField::ValidUntil); ++i) {
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
    case QuoteField::ReceivedOn:
        return QLatin1String("received_on");
    case QuoteField::ValidUntil:
        return QLatin1String("valid_until");
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
    static const QHash<QString, int> english{
        {QStringLiteral("one"), 1},
        {QStringLiteral("two"), 2},
        {QStringLiteral("three"), 3},
        {QStringLiteral("four"), 4},
        {QStringLiteral("six"), 6},
        {QStringLiteral("eight"), 8},
        {QStringLiteral("twelve"), 12},
        {QStringLiteral("sixteen"), 16}};
    if (const auto word = english.constFind(text.toString().toLower()); word != english.constEnd())
        return *word;
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
    readDates(scanner, out);
    readCard(scanner, hardware, out);
    takeCountsBesideCard(scanner, counts);
    readTax(scanner, out);
    const PriceWords price = readPrice(scanner, out);
    readMode(scanner, out);
    readTerm(scanner, out);
    takeCountsOfCards(scanner, counts);
    takeCountsAlone(scanner, counts);
    settleCount(counts, out);
    readMachines(scanner, hardware, counts, out);
    readNodeLink(scanner, out);
    settleUnit(price, out);
    settleMode(out);
    out.unread = unreadWords(scanner.left());
    askAboutTax(out);
    std::stable_sort(out.problems.begin(), out.problems.end(), [](const Error& a, const Error& b) {
        return rank(a) < rank(b);
    });
    return out;
}

} // namespace suanchou
