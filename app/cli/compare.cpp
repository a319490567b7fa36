// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/cli/evaluating.h"
#include "app/cli/offercolumns.h"
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

QString linesText(const OfferRow& row, const Speech& speech)
{
    QString out = columnTable<CostLine>(
        row.cost->lines,
        {{speech.translate("Cli", "Line"),
          Align::Left,
          [&](const CostLine& line) { return lineWord(line, speech); }},
         {speech.translate("Cli", "Quantity"),
          Align::Right,
          [](const CostLine& line) { return format::decimal(line.quantity); }},
         {columnTitle(OfferColumn::Unit, speech),
          Align::Left,
          [&](const CostLine& line) { return lineUnitWord(line.unit, speech); }},
         {speech.translate("Cli", "Unit price"),
          Align::Right,
          [&](const CostLine& line) {
              return line.price ? format::unitPrice(*line.price) : noPriceText(line, speech);
          }},
         {speech.translate("Cli", "Amount, tax included"), Align::Right, [](const CostLine& line) {
              return line.amount ? format::money(line.amount->gross) : QString(format::missing);
          }}});
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

/// The upper end is published in the source's currency: beside a converted price it is left to the
/// column of hours.
QString listPriceText(const OfferRow& row)
{
    QString least = format::unitPrice(row.listPrice);
    if (!row.offer.priceMax || row.conversion)
        return least;
    return rangeText(least, format::unitPrice({*row.offer.priceMax, row.offer.price.currency}));
}

QString yardstickTable(const std::vector<Yardstick>& yardsticks, const Speech& speech)
{
    using Row = Yardstick;
    const auto column = [&speech](OfferColumn which) {
        return offerColumn<Row>(
            which, [](const Row& row) -> const Offer& { return row.reference->offer; }, speech);
    };
    TableColumn<Row> source = column(OfferColumn::Provider);
    source.title = speech.translate("Cli", "Market reference");
    return columnTable<Row>(
        yardsticks,
        {source,
         column(OfferColumn::Cards),
         column(OfferColumn::Billing),
         {priceTitle(speech),
          Align::Right,
          [](const Row& row) { return listPriceText(*row.reference); }},
         column(OfferColumn::Unit),
         {perHourTitle(speech),
          Align::Right,
          [](const Row& row) {
              return rangeText(
                  format::fixed(row.least.value.toDouble(), 2),
                  format::fixed(row.most.value.toDouble(), 2));
          }},
         column(OfferColumn::PriceDate),
         {notesTitle(speech), Align::Left, [&](const Row& row) {
              return problemsText(*row.reference, speech, false);
          }}});
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

/// A line of the comparison.
struct ComparedRow
{
    const OfferRow* row = nullptr;
    bool isBest = false;
};

QString comparedTable(
    const std::vector<ComparedRow>& rows, const Evaluation& e, const Speech& speech)
{
    using Row = ComparedRow;
    const bool wholeListIsStale =
        std::any_of(e.findings.begin(), e.findings.end(), [](const Finding& finding) {
            return finding.code == FindingCode::CatalogStale;
        });
    const auto column = [&speech](OfferColumn which) {
        return offerColumn<Row>(
            which, [](const Row& row) -> const Offer& { return row.row->offer; }, speech);
    };
    const auto ofCost = [](const QString& title, auto text) {
        return TableColumn<Row>{title, Align::Right, [text](const Row& row) {
                                    return row.row->cost ? text(*row.row->cost)
                                                         : QString(format::missing);
                                }};
    };
    return columnTable<Row>(
        rows,
        {{QString(),
          Align::Left,
          [](const Row& row) { return row.isBest ? QStringLiteral("*") : QString(); }},
         column(OfferColumn::Provider),
         column(OfferColumn::Region),
         column(OfferColumn::Cards),
         column(OfferColumn::Billing),
         ofCost(
             e.plan.currency == Currency::CNY ? speech.translate("Cli", "CNY per GPU-hour used")
                                              : speech.translate("Cli", "USD per GPU-hour used"),
             [](const OfferCost& cost) {
                 return format::fixed(cost.pricePerGpuHour.value.toDouble(), 2);
             }),
         ofCost(
             speech.translate("Cli", "Total"),
             [](const OfferCost& cost) { return format::money(cost.total.p50); }),
         ofCost(
             speech.translate("Cli", "P10–P90"),
             [](const OfferCost& cost) {
                 return format::range(format::money(cost.total.p10), format::money(cost.total.p90));
             }),
         column(OfferColumn::PriceDate),
         {notesTitle(speech), Align::Left, [&](const Row& row) {
              return problemsText(*row.row, speech, wholeListIsStale);
          }}});
}

QString compareText(
    const Evaluation& e, const std::vector<OfferRow>& leftOut, const Speech& speech, bool all)
{
    std::vector<ComparedRow> rows;
    int hidden = 0;
    for (std::size_t i = 0; i < e.offers.size(); ++i) {
        const OfferRow& row = e.offers.at(i);
        if (!all && !row.cost && !row.preferredRegion)
            ++hidden;
        else
            rows.push_back({&row, e.best == i});
    }
    for (const OfferRow& row : leftOut)
        rows.push_back({&row, false});
    QString out = comparedTable(rows, e, speech);
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
