// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/quotedocument.h"

#include "app/base/format.h"
#include "app/plan/assumptionids.h"
#include "app/plan/describe.h"
#include "app/report/modechart.h"
#include "app/report/quotelines.h"

#include <QCryptographicHash>

namespace suanchou {

namespace {

/// Providers in the printed chart; the window shows more and scrolls.
constexpr std::size_t paperGroups = 5;

QString fingerprintOf(const Evaluation& evaluation)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(writePlan(evaluation.plan));
    hash.addData(evaluation.worldRevision.toUtf8());
    hash.addData(evaluation.today.toString(Qt::ISODate).toUtf8());
    return QString::fromLatin1(hash.result().toHex().left(8)).toUpper();
}

QString p10p90(const QString& range)
{
    return QString(QStringLiteral("P10–P90 ") % range);
}

/// "12.4–22.2" in the unit of the middle value, so that the three numbers compare at a glance.
QString shortRange(double p10, double p50, double p90, const Speech& speech)
{
    const format::Scaled middle = format::shortForm(p50, speech);
    const auto text = [&](double value) {
        const format::Scaled own = format::shortForm(value, speech);
        return own.unit == middle.unit ? own.number : own.text();
    };
    return format::range(text(p10), text(p90));
}

QuoteFact workFact(const AcceleratorSizing& sizing, const Speech& speech)
{
    const Range<GpuHours>& hours = sizing.projectGpuHours;
    const format::Scaled middle = format::gpuHours(hours.p50, speech);
    return {
        .label = speech.translate("QuoteDocument", "Compute"),
        .value = middle.number,
        .unit = middle.unit,
        .range =
            p10p90(shortRange(hours.p10.value(), hours.p50.value(), hours.p90.value(), speech)),
        .note = {},
    };
}

QuoteFact scaleFact(const AcceleratorSizing& sizing, const Speech& speech)
{
    const Range<Days>& days = sizing.projectDays;
    return {
        .label = speech.translate("QuoteDocument", "Cards × duration"),
        .value =
            QString::number(sizing.gpus.value()) % QStringLiteral(" × ") % format::days(days.p50),
        .unit = speech.translate("QuoteDocument", "cards × days"),
        .range = p10p90(filled(
            speech.translate("QuoteDocument", "%{days} days"),
            {{QStringLiteral("days"),
              format::range(format::days(days.p10), format::days(days.p90))}})),
        .note = {},
    };
}

QuoteFact finishFact(const Evaluation& evaluation, const Speech& speech)
{
    const Range<QDate>& finish = evaluation.finish;
    const bool oneYear =
        finish.p10.year() == finish.p50.year() && finish.p90.year() == finish.p50.year();
    const auto text = [oneYear](QDate day) {
        return oneYear && day.isValid() ? day.toString(QStringLiteral("MM-dd")) : format::date(day);
    };
    QuoteFact fact{
        .label = speech.translate("QuoteDocument", "Finish"),
        .value = format::date(finish.p50),
        .unit = {},
        .range = p10p90(filled(
            speech.translate("QuoteDocument", "%{from} to %{to}"),
            {{QStringLiteral("from"), text(finish.p10)},
             {QStringLiteral("to"), text(finish.p90)}})),
        .note = {},
    };
    if (evaluation.deadline) {
        fact.note = filled(
            speech.translate("QuoteDocument", "deadline %{date}"),
            {{QStringLiteral("date"), format::date(*evaluation.deadline)}});
    }
    return fact;
}

QuoteFact totalFact(const OfferCost& cost, const QuoteDocument& document, const Speech& speech)
{
    const Range<Money>& total = cost.total;
    const format::Scaled middle = format::moneyShort(total.p50, speech);
    return {
        .label = speech.translate("QuoteDocument", "Total, tax included"),
        .value = middle.number,
        .unit = middle.unit,
        .range = p10p90(
            shortRange(total.p10.toMajor(), total.p50.toMajor(), total.p90.toMajor(), speech)),
        .note = document.incompleteNote,
    };
}

QString modelName(const ModelFacts& model)
{
    return model.name.isEmpty() ? format::fieldSize(model.parameters.total.value()) : model.name;
}

QString subtitleOf(
    const Evaluation& evaluation, const AcceleratorSizing& sizing, const Speech& speech)
{
    return filled(
        speech.translate("QuoteDocument", "Compute for %{model}, %{stage}, %{gpus} × %{card}"),
        {{QStringLiteral("model"), modelName(evaluation.work.model)},
         {QStringLiteral("stage"), stageWord(evaluation.plan.stages.front().kind, speech)},
         {QStringLiteral("gpus"), QString::number(sizing.gpus.value())},
         {QStringLiteral("card"), sizing.accelerator}});
}

QString incompleteNoteOf(const std::vector<QuoteLine>& lines, const Speech& speech)
{
    QStringList missing;
    for (const QuoteLine& line : lines) {
        if (!line.price)
            missing << componentWord(line.component, speech);
    }
    missing.removeDuplicates();
    if (missing.isEmpty())
        return {};
    return filled(
        speech.translate("QuoteDocument", "Without %{items}: no public price, ask"),
        {{QStringLiteral("items"), missing.join(speech.translate("QuoteDocument", ", "))}});
}

/// Adds the priced lines up; refuses amounts that do not fit or mix currencies.
Status sumUp(QuoteDocument& document)
{
    for (const QuoteLine& line : document.lines) {
        if (!line.amount)
            continue;
        const Result<Money> net = add(document.net, line.amount->net);
        const Result<Money> tax = add(document.tax, line.amount->tax);
        const Result<Money> total = add(document.total, line.amount->gross);
        for (const Result<Money>* sum : {&net, &tax, &total}) {
            if (!*sum)
                return fail(sum->error());
        }
        document.net = *net;
        document.tax = *tax;
        document.total = *total;
    }
    return {};
}

QuoteAssumption efficiencyAssumption(const AcceleratorSizing& sizing, const Speech& speech)
{
    const Range<Utilisation>& mfu = sizing.efficiency.mfu;
    const auto text = [](Utilisation share) { return format::fixed(share.value() * 100.0, 1); };
    return {
        .id = QStringLiteral("mfu"),
        .title = filled(
            speech.translate("QuoteDocument", "Training efficiency (MFU) on %{card}"),
            {{QStringLiteral("card"), sizing.accelerator}}),
        .value = text(mfu.p50) % u'%',
        .source = filled(
            speech.translate("QuoteDocument", "%{evidence}; P10–P90 %{range}"),
            {{QStringLiteral("evidence"), evidenceText(sizing.efficiency, speech)},
             {QStringLiteral("range"), format::range(text(mfu.p10), text(mfu.p90)) % u'%'}}),
        .asOf = {},
    };
}

std::vector<QuoteAssumption> assumptionsOf(
    const Evaluation& evaluation,
    const AcceleratorSizing& sizing,
    const World& world,
    const Speech& speech)
{
    std::vector<QuoteAssumption> out{efficiencyAssumption(sizing, speech)};
    for (const AssumptionUse& use : evaluation.assumptions) {
        const AssumptionSpec* spec = world.assumptions.find(use.id);
        if (!spec)
            continue;
        QuoteAssumption row{
            .id = use.id,
            .title = speech.pick(spec->title),
            .value = assumptionValueText(spec->unit, use.value, speech),
            .source = speech.pick(spec->source),
            .asOf = spec->asOf,
        };
        if (use.overridden) {
            row.source = filled(
                speech.translate("QuoteDocument", "Set in this plan; default %{value}: %{source}"),
                {{QStringLiteral("value"),
                  assumptionValueText(spec->unit, spec->defaultValue, speech)},
                 {QStringLiteral("source"), row.source}});
        }
        out.push_back(std::move(row));
    }
    return out;
}

} // namespace

Result<QuoteDocument> quoteDocument(
    const Evaluation& evaluation, const WorldPtr& world, const Speech& speech)
{
    const OfferRow* row = evaluation.quotedRow();
    const AcceleratorSizing* sizing = evaluation.chosenSizing();
    if (!row || !row->cost || !sizing || !sizing->isUsable())
        return fail(ErrorCode::NothingToQuote);

    const AssumptionSet assumptions(world->assumptions, evaluation.plan.assumptions);
    const Currency currency = row->cost->total.p50.currency;
    QuoteDocument document;
    document.language = speech.language();
    document.fingerprint = fingerprintOf(evaluation);
    document.number = QStringLiteral("SC-") %
        evaluation.today.toString(QStringLiteral("yyyyMMdd")) % u'-' % document.fingerprint.left(4);
    document.date = evaluation.today;
    document.validUntil = evaluation.today.addDays(evaluation.plan.terms.validDays);
    document.taxRate = format::trimmed(assumptions.value(assumption::vatRate) * 100.0, 2) % u'%';
    document.currencyAndTax = filled(
        currency == Currency::CNY ? speech.translate("QuoteDocument", "CNY, %{rate} tax included")
                                  : speech.translate("QuoteDocument", "USD, %{rate} tax included"),
        {{QStringLiteral("rate"), document.taxRate}});
    document.title = speech.translate("QuoteDocument", "Quotation");
    document.subtitle = subtitleOf(evaluation, *sizing, speech);
    document.parties = evaluation.plan.parties;
    document.catalogDate = format::date(evaluation.catalogDate);

    document.lines = quoteLines(evaluation, *row, *world, speech);
    document.net = document.tax = document.total = Money{0, currency};
    if (const Status summed = sumUp(document); !summed)
        return fail(summed.error());
    document.complete = row->cost->complete;
    document.incompleteNote = incompleteNoteOf(document.lines, speech);
    if (speech.isChinese() && currency == Currency::CNY)
        document.capitals = capitalNumerals(document.total);

    document.facts = {
        workFact(*sizing, speech),
        scaleFact(*sizing, speech),
        finishFact(evaluation, speech),
        totalFact(*row->cost, document, speech),
    };
    document.notes = quoteNotes(evaluation, *row, document, *world, speech);
    document.chart = modeChart(evaluation, speech, paperGroups);
    document.assumptions = assumptionsOf(evaluation, *sizing, *world, speech);
    return document;
}

} // namespace suanchou
