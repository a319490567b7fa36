// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/cli/evaluating.h"
#include "app/cli/texttable.h"
#include "app/plan/describe.h"
#include "app/plan/yardstick.h"
#include "app/report/evaluationjson.h"

#include <algorithm>

namespace suanchou {

namespace {

constexpr QLatin1String allOption("all");

/// "4.5 USD at 6.7206 of 2026-08-22"
QString conversionText(const Conversion& conversion, const Speech& speech)
{
    return filled(
        speech.translate("Cli", "%{price} %{currency} at %{pair} %{rate} of %{date}"),
        {{QStringLiteral("price"), format::unitPrice(conversion.original)},
         {QStringLiteral("currency"), QString(currencyCode(conversion.original.currency))},
         {QStringLiteral("pair"),
          QString(currencyCode(conversion.rate.from) % u'/' % currencyCode(conversion.rate.to))},
         {QStringLiteral("rate"), format::decimal(conversion.rate.rate)},
         {QStringLiteral("date"), dateText(conversion.rate.asOf, speech)}});
}

QString problemsText(const OfferRow& row, const Speech& speech, bool wholeListIsStale)
{
    QStringList words;
    for (const RowProblem problem : row.problems) {
        // The region has its own column; the tax basis is the same for nearly all and is said once
        // below, and so is the age of a list that is stale as a whole.
        if (problem == RowProblem::RegionNotStated || problem == RowProblem::TaxBasisAssumed ||
            (problem == RowProblem::Stale && wholeListIsStale))
            continue;
        if (problem == RowProblem::CurrencyConverted && row.conversion)
            words.append(conversionText(*row.conversion, speech));
        else
            words.append(describe(problem, speech));
    }
    return words.join(speech.isChinese() ? QStringLiteral("；") : QStringLiteral("; "));
}

QStringList tableRow(const OfferRow& row, bool isBest, bool wholeListIsStale, const Speech& speech)
{
    const QString none(format::missing);
    const auto ofCost = [&](auto text) { return row.cost ? QString(text(*row.cost)) : none; };
    return {
        isBest ? QStringLiteral("*") : QString(),
        speech.pick(row.offer.provider),
        regionText(row.offer, speech),
        cardsText(row.offer),
        modeWord(row.offer.mode, speech),
        ofCost([](const OfferCost& c) {
            return format::fixed(c.pricePerGpuHour.value.toDouble(), 2);
        }),
        ofCost([](const OfferCost& c) { return format::money(c.total.p50); }),
        ofCost([](const OfferCost& c) {
            return format::range(format::money(c.total.p10), format::money(c.total.p90));
        }),
        dateText(row.offer.asOf, speech),
        problemsText(row, speech, wholeListIsStale),
    };
}

QString linesText(const OfferRow& row, const Speech& speech)
{
    QList<QStringList> rows{{
        speech.translate("Cli", "Line"),
        speech.translate("Cli", "Quantity"),
        speech.translate("Cli", "Unit"),
        speech.translate("Cli", "Unit price"),
        speech.translate("Cli", "Amount, tax included"),
    }};
    for (const CostLine& line : row.cost->lines) {
        rows.append(
            {lineWord(line, speech),
             format::decimal(line.quantity),
             lineUnitWord(line.unit, speech),
             line.price ? format::unitPrice(*line.price) : noPriceText(line, speech),
             line.amount ? format::money(line.amount->gross) : QString(format::missing)});
    }
    QString out =
        textTable(rows, {Align::Left, Align::Right, Align::Left, Align::Right, Align::Right});
    out += filled(
               speech.translate("Cli", "Total %{total}, of it tax %{tax}"),
               {{QStringLiteral("total"), format::moneyWithSign(row.cost->total.p50)},
                {QStringLiteral("tax"),
                 [&] {
                     Money tax{0, row.cost->total.p50.currency};
                     for (const CostLine& line : row.cost->lines)
                         tax.minor += line.amount ? line.amount->tax.minor : 0;
                     return format::money(tax);
                 }()}}) +
        u'\n';
    return out;
}

QString rangeText(const QString& least, const QString& most)
{
    return least == most ? least : format::range(least, most);
}

QString yardstickTable(const std::vector<Yardstick>& yardsticks, const Speech& speech)
{
    QList<QStringList> rows{{
        speech.translate("Cli", "Market reference"),
        speech.translate("Cli", "Card × count"),
        speech.translate("Cli", "Billing"),
        speech.translate("Cli", "Price"),
        speech.translate("Cli", "Unit"),
        speech.translate("Cli", "Per GPU-hour (a month is 730 h)"),
        speech.translate("Cli", "Price date"),
        speech.translate("Cli", "To note"),
    }};
    for (const Yardstick& yardstick : yardsticks) {
        const OfferRow& row = *yardstick.reference;
        // The upper end is published in the source's currency: beside a converted price it is left
        // to the column of hours.
        const bool asPublished = row.offer.priceMax && !row.conversion;
        rows.append(
            {speech.pick(row.offer.provider),
             cardsText(row.offer),
             modeWord(row.offer.mode, speech),
             rangeText(
                 format::unitPrice(row.listPrice),
                 asPublished ? format::unitPrice({*row.offer.priceMax, row.offer.price.currency})
                             : format::unitPrice(row.listPrice)),
             priceUnitWord(row.offer.unit, speech),
             rangeText(
                 format::fixed(yardstick.least.value.toDouble(), 2),
                 format::fixed(yardstick.most.value.toDouble(), 2)),
             dateText(row.offer.asOf, speech),
             problemsText(row, speech, false)});
    }
    return textTable(
        rows,
        {Align::Left,
         Align::Left,
         Align::Left,
         Align::Right,
         Align::Left,
         Align::Right,
         Align::Left,
         Align::Left});
}

/// How many yardsticks there are, and those of the card that the plan is priced for.
QString marketText(const Evaluation& e, const Speech& speech)
{
    if (e.marketReferences.empty())
        return {};
    const AcceleratorSizing* sizing = e.chosenSizing();
    const std::vector<Yardstick> ofCard =
        sizing ? yardsticksOf(e, sizing->accelerator, nullptr) : std::vector<Yardstick>();
    const QString counts = filled(
        speech.translate(
            "Cli",
            "What the market is said to pay: a yardstick, not an offer. %{count} of %{all} "
            "references are for this card."),
        {{QStringLiteral("count"), QString::number(ofCard.size())},
         {QStringLiteral("all"), QString::number(e.marketReferences.size())}});
    return counts % u'\n' % (ofCard.empty() ? QString() : yardstickTable(ofCard, speech));
}

QString compareText(
    const Evaluation& e, const std::vector<OfferRow>& leftOut, const Speech& speech, bool all)
{
    const bool wholeListIsStale =
        std::any_of(e.findings.begin(), e.findings.end(), [](const Finding& finding) {
            return finding.code == FindingCode::CatalogStale;
        });
    QList<QStringList> rows{{
        QString(),
        speech.translate("Cli", "Provider"),
        speech.translate("Cli", "Region"),
        speech.translate("Cli", "Card × count"),
        speech.translate("Cli", "Billing"),
        e.plan.currency == Currency::CNY ? speech.translate("Cli", "CNY per GPU-hour used")
                                         : speech.translate("Cli", "USD per GPU-hour used"),
        speech.translate("Cli", "Total"),
        speech.translate("Cli", "P10–P90"),
        speech.translate("Cli", "Price date"),
        speech.translate("Cli", "To note"),
    }};
    int hidden = 0;
    for (std::size_t i = 0; i < e.offers.size(); ++i) {
        const OfferRow& row = e.offers.at(i);
        if (!all && !row.cost && !row.preferredRegion) {
            ++hidden;
            continue;
        }
        rows.append(tableRow(row, e.best == i, wholeListIsStale, speech));
    }
    for (const OfferRow& row : leftOut)
        rows.append(tableRow(row, false, wholeListIsStale, speech));
    QString out = textTable(
        rows,
        {Align::Left,
         Align::Left,
         Align::Left,
         Align::Left,
         Align::Left,
         Align::Right,
         Align::Right,
         Align::Right,
         Align::Left,
         Align::Left});
    if (hidden > 0)
        out += speech.translate(
                   "Cli",
                   "%n more price(s) cannot carry this plan; --all lists them",
                   nullptr,
                   hidden) +
            u'\n';
    if (!all && e.leftOut > 0)
        out += filled(
                   speech.translate(
                       "Cli",
                       "Prices abroad left out by the region rule (data export, currency, tax): "
                       "%{count}; --all lists them"),
                   {{QStringLiteral("count"), QString::number(e.leftOut)}}) +
            u'\n';
    const QString market = marketText(e, speech);
    if (!market.isEmpty())
        out += u'\n' + market;
    if (const OfferRow* row = e.quotedRow()) {
        out += u'\n' +
            filled(speech.translate("Cli", "* %{provider}, %{cards}, %{mode}:"),
                   {{QStringLiteral("provider"), speech.pick(row->offer.provider)},
                    {QStringLiteral("cards"), cardsText(row->offer)},
                    {QStringLiteral("mode"), modeWord(row->offer.mode, speech)}}) +
            u'\n' + linesText(*row, speech);
    }
    out += u'\n';
    for (const Finding& finding : e.findings) {
        const FindingText text = describe(finding, speech);
        out += u'[' + severityWord(finding.severity, speech) + QStringLiteral("] ") + text.title +
            (speech.isChinese() ? QStringLiteral("：") : QStringLiteral(": ")) + text.body + u'\n';
    }
    return out;
}

class CompareCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("compare"); }
    [[nodiscard]] QString summary(const Speech& speech) const override
    {
        return speech.translate("Cli", "Offers and billing modes for a plan, itemised");
    }
    [[nodiscard]] QString synopsis() const override
    {
        return QStringLiteral("PLAN [--all] [--ASSUMPTION VALUE] [--workspace FILE]");
    }
    [[nodiscard]] bool takesAssumptions() const override { return true; }
    ExitCode run(const QStringList& arguments, CommandContext& context) const override
    {
        return runEvaluating(
            name(),
            arguments,
            {QCommandLineOption(allOption)},
            context,
            readOnePlan,
            [](const Evaluation& e,
               const Arguments& parsed,
               const Speech& speech,
               CommandContext& in) -> Result<QByteArray> {
                const bool all = parsed.has(allOption);
                const std::vector<OfferRow> leftOut =
                    all ? leftOutRows(e, *in.world) : std::vector<OfferRow>();
                if (parsed.common().json)
                    return jsonBytes(compareJson(e, speech, leftOut));
                return compareText(e, leftOut, speech, all).toUtf8();
            });
    }
};

} // namespace

std::unique_ptr<Command> makeCompareCommand()
{
    return std::make_unique<CompareCommand>();
}

} // namespace suanchou
