// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/evaluationjson.h"

#include "app/plan/derive.h"
#include "app/plan/describe.h"
#include "app/plan/yardstick.h"

#include <QJsonArray>
#include <QSet>

namespace suanchou {

namespace {

template <class T, class F>
QJsonObject rangeJson(const Range<T>& range, F value)
{
    return {
        {QStringLiteral("p10"), value(range.p10)},
        {QStringLiteral("p50"), value(range.p50)},
        {QStringLiteral("p90"), value(range.p90)},
    };
}

template <class Q>
QJsonObject quantityRange(const Range<Q>& range)
{
    return rangeJson(range, [](Q q) { return QJsonValue(q.value()); });
}

QJsonValue dateOrNull(QDate day)
{
    return textOrNull(day.toString(Qt::ISODate));
}

QJsonValue moneyJson(Money amount)
{
    return amount.toMajor();
}

QJsonValue rateOrNull(const std::optional<BytesPerSecond>& rate)
{
    return rate ? QJsonValue(rate->value()) : QJsonValue(QJsonValue::Null);
}

/// What is known of a card, as sizing used it.
QJsonObject cardJson(const Accelerator& card)
{
    return {
        {QStringLiteral("vendor"), card.vendor},
        {QStringLiteral("memory_bytes"), card.memory.value()},
        {QStringLiteral("peak_16bit_flop_per_s"), card.peak16().value()},
        {QStringLiteral("node_gpus"), card.node.gpus},
        {QStringLiteral("node_link"), textOrNull(card.node.link)},
        {QStringLiteral("node_link_kind"), QString(nodeLinkKindName(card.node.linkKind))},
        {QStringLiteral("node_link_bytes_per_s"), rateOrNull(card.node.linkRate)},
        {QStringLiteral("fabric_bytes_per_s"), rateOrNull(card.node.fabricRate)},
        {QStringLiteral("china"),
         QJsonObject{
             {QStringLiteral("supply"), QString(supplyName(card.china.supply))},
             {QStringLiteral("basis"), QString(supplyBasisName(card.china.basis))},
             {QStringLiteral("as_of"), textOrNull(card.china.asOf)},
         }},
        {QStringLiteral("confidence"), QString(confidenceName(card.confidence))},
        {QStringLiteral("source"), textOrNull(card.source)},
    };
}

QJsonObject sizingJson(const AcceleratorSizing& sizing, const HardwareTable& hardware)
{
    QJsonObject out{
        {QStringLiteral("accelerator"), sizing.accelerator},
        {QStringLiteral("gpus_min"),
         sizing.gpusForMemory.value() > 0 ? QJsonValue(sizing.gpusForMemory.value())
                                          : QJsonValue(QJsonValue::Null)},
        {QStringLiteral("precision_supported"), sizing.precisionSupported},
        {QStringLiteral("fits"), sizing.fits},
        {QStringLiteral("card"), cardJson(*hardware.resolve(sizing.accelerator).accelerator)},
        {QStringLiteral("evidence"),
         QJsonObject{
             {QStringLiteral("kind"), QString(evidenceName(sizing.efficiency.kind))},
             {QStringLiteral("rows"), sizing.efficiency.rows},
             {QStringLiteral("sources"), sizing.efficiency.sources},
         }},
    };
    const bool sized = sizing.precisionSupported && sizing.gpus.value() > 0;
    const auto put = [&](const char* key, const QJsonValue& value) {
        out.insert(QString::fromLatin1(key), sized ? value : QJsonValue(QJsonValue::Null));
    };
    put("gpus", sizing.gpus.value());
    out.insert(
        QStringLiteral("gpus_in_time"),
        sizing.gpusInTime.value() > 0 ? QJsonValue(sizing.gpusInTime.value())
                                      : QJsonValue(QJsonValue::Null));
    put("layout", sizing.layout);
    put("mfu", quantityRange(sizing.efficiency.mfu));
    put("steady_days", quantityRange(sizing.steadyDays));
    put("project_days", quantityRange(sizing.projectDays));
    put("steady_gpu_hours", quantityRange(sizing.steadyGpuHours));
    put("billed_gpu_hours", quantityRange(sizing.projectGpuHours));
    put("memory_gb_per_gpu", inGigabytes(sizing.memory.total()));
    put("meets_deadline", sizing.meetsDeadline);
    return out;
}

QJsonObject lineJson(const CostLine& line)
{
    const QJsonValue null(QJsonValue::Null);
    QJsonValue tier = null;
    if (line.tier)
        tier = QJsonObject{
            {QStringLiteral("from"), line.tier->from.toDouble()},
            {QStringLiteral("up_to"),
             line.tier->upTo ? QJsonValue(line.tier->upTo->toDouble()) : null}};
    QJsonValue missing = null;
    if (!line.price)
        missing = line.onlyUndated ? QStringLiteral("no_dated_public_price")
                                   : QStringLiteral("no_public_price");
    return {
        {QStringLiteral("component"), QString(componentName(line.component))},
        {QStringLiteral("quantity"), line.quantity.toDouble()},
        {QStringLiteral("unit"), QString(lineUnitName(line.unit))},
        {QStringLiteral("tier"), tier},
        {QStringLiteral("missing"), missing},
        {QStringLiteral("unit_price"),
         line.price ? QJsonValue(line.price->value.toDouble()) : null},
        {QStringLiteral("unit_price_includes_tax"),
         line.price ? QJsonValue(line.priceIncludesTax) : null},
        {QStringLiteral("net"), line.amount ? moneyJson(line.amount->net) : null},
        {QStringLiteral("tax"), line.amount ? moneyJson(line.amount->tax) : null},
        {QStringLiteral("amount"), line.amount ? moneyJson(line.amount->gross) : null},
        {QStringLiteral("as_of"), line.price ? textOrNull(line.asOf.text) : null},
        {QStringLiteral("source"), line.price ? textOrNull(line.source) : null},
    };
}

QJsonObject rowJson(const OfferRow& row, const Speech& speech)
{
    const QJsonValue null(QJsonValue::Null);
    const Offer& offer = row.offer;
    QJsonArray lines;
    QJsonArray problems;
    for (const RowProblem problem : row.problems)
        problems.append(QString(problemName(problem)));
    if (row.cost) {
        for (const CostLine& line : row.cost->lines)
            lines.append(lineJson(line));
    }
    const auto ofCost = [&](auto value) { return row.cost ? QJsonValue(value(*row.cost)) : null; };
    const auto ofConversion = [&](auto value) {
        return row.conversion ? QJsonValue(value(*row.conversion)) : null;
    };
    return {
        {QStringLiteral("provider"), speech.pick(offer.provider)},
        {QStringLiteral("region"), textOrNull(offer.region)},
        {QStringLiteral("city"), textOrNull(offer.city)},
        {QStringLiteral("region_code"), textOrNull(regionCode(offer))},
        {QStringLiteral("preferred_region"), row.preferredRegion},
        {QStringLiteral("instance"), textOrNull(offer.instance)},
        {QStringLiteral("card"), offer.card},
        {QStringLiteral("accelerator"), textOrNull(offer.accelerator)},
        {QStringLiteral("gpus"), offer.gpus},
        {QStringLiteral("mode"), QString(modeName(offer.mode))},
        {QStringLiteral("term"),
         ofCost([](const OfferCost& cost) { return cost.termMonths.value(); })},
        {QStringLiteral("kind"), QString(offerKindName(offer.kind))},
        {QStringLiteral("list_price"), row.listPrice.value.toDouble()},
        {QStringLiteral("list_price_unit"), QString(priceUnitName(offer.unit))},
        {QStringLiteral("price_per_gpu_hour"), listPricePerGpuHour(row).value.toDouble()},
        {QStringLiteral("currency"), QString(currencyCode(row.listPrice.currency))},
        {QStringLiteral("original_price"),
         ofConversion([](const Conversion& c) { return c.original.value.toDouble(); })},
        {QStringLiteral("original_currency"), ofConversion([](const Conversion& c) {
             return QString(currencyCode(c.original.currency));
         })},
        {QStringLiteral("rate"),
         ofConversion([](const Conversion& c) { return c.rate.rate.toDouble(); })},
        {QStringLiteral("rate_pair"), ofConversion([](const Conversion& c) {
             return QString(currencyCode(c.rate.from) % u'/' % currencyCode(c.rate.to));
         })},
        {QStringLiteral("rate_as_of"),
         ofConversion([](const Conversion& c) { return c.rate.asOf.text; })},
        {QStringLiteral("rate_source"),
         ofConversion([](const Conversion& c) { return c.rate.source; })},
        {QStringLiteral("tax_basis"), taxBasis(row)},
        {QStringLiteral("instances"),
         ofCost([](const OfferCost& cost) { return cost.instances.value(); })},
        {QStringLiteral("lines"), lines},
        {QStringLiteral("total"),
         ofCost([](const OfferCost& cost) { return moneyJson(cost.total.p50); })},
        {QStringLiteral("total_range"),
         ofCost([](const OfferCost& cost) { return rangeJson(cost.total, moneyJson); })},
        {QStringLiteral("complete"), ofCost([](const OfferCost& cost) { return cost.complete; })},
        {QStringLiteral("idle_gpu_hours"),
         ofCost([](const OfferCost& cost) { return cost.idleGpuHours.value(); })},
        {QStringLiteral("eligible"), row.isEligible()},
        {QStringLiteral("as_of"), textOrNull(offer.asOf.text)},
        {QStringLiteral("source"), textOrNull(offer.source)},
        {QStringLiteral("confidence"), QString(confidenceName(offer.confidence))},
        {QStringLiteral("problems"), problems},
    };
}

QJsonObject findingJson(const Finding& finding)
{
    return {
        {QStringLiteral("code"), QString(findingName(finding.code))},
        {QStringLiteral("severity"), QString(severityName(finding.severity))},
        {QStringLiteral("field"), finding.field},
        {QStringLiteral("params"), QJsonObject::fromVariantMap(finding.params)},
    };
}

QLatin1String valueUnitName(ValueUnit unit)
{
    switch (unit) {
    case ValueUnit::Parameters:
        return QLatin1String("parameters");
    case ValueUnit::Tokens:
        return QLatin1String("tokens");
    case ValueUnit::FlopPerToken:
        return QLatin1String("flop_per_token");
    case ValueUnit::Flop:
        return QLatin1String("flop");
    case ValueUnit::TeraflopsPerSecond:
        return QLatin1String("flop_per_second");
    case ValueUnit::Fraction:
        return QLatin1String("fraction");
    case ValueUnit::Gpus:
        return QLatin1String("gpus");
    case ValueUnit::Hour:
        return QLatin1String("hours");
    case ValueUnit::Day:
        return QLatin1String("days");
    case ValueUnit::GpuHour:
        return QLatin1String("gpu_hours");
    case ValueUnit::Month:
        return QLatin1String("months");
    case ValueUnit::Gigabytes:
        return QLatin1String("bytes");
    case ValueUnit::Money:
        return QLatin1String("money");
    case ValueUnit::UnitPrice:
        return QLatin1String("unit_price");
    case ValueUnit::Count:
        return QLatin1String("count");
    }
    Q_UNREACHABLE();
}

/// Trees that share their branches, as one list: every number once, naming its inputs by path.
class DerivationList
{
public:
    explicit DerivationList(const Speech& speech)
        : m_speech(speech)
    {
    }

    void add(const Derivation& derivation)
    {
        if (m_seen.contains(derivation.path))
            return;
        m_seen.insert(derivation.path);
        QJsonArray inputs;
        for (const Derivation& input : derivation.inputs)
            inputs.append(input.path);
        m_out.append(QJsonObject{
            {QStringLiteral("path"), derivation.path},
            {QStringLiteral("id"), derivation.id},
            {QStringLiteral("expression"), textOrNull(derivation.expression)},
            {QStringLiteral("value"), derivation.value},
            {QStringLiteral("unit"), QString(valueUnitName(derivation.unit))},
            {QStringLiteral("source"), textOrNull(sourceText(derivation.source, m_speech))},
            {QStringLiteral("inputs"), inputs},
        });
        for (const Derivation& input : derivation.inputs)
            add(input);
    }

    [[nodiscard]] const QJsonArray& json() const { return m_out; }

private:
    const Speech& m_speech;
    QSet<QString> m_seen;
    QJsonArray m_out;
};

QJsonArray assumptionsJson(const Evaluation& evaluation, const World& world, const Speech& speech)
{
    QJsonArray out;
    for (const AssumptionUse& use : evaluation.assumptions) {
        const AssumptionSpec* spec = world.assumptions.find(use.id);
        out.append(QJsonObject{
            {QStringLiteral("id"), use.id},
            {QStringLiteral("value"), use.value},
            {QStringLiteral("unit"), QString(unitName(spec->unit))},
            {QStringLiteral("overridden"), use.overridden},
            {QStringLiteral("source"), speech.pick(spec->source)},
            {QStringLiteral("as_of"), spec->asOf},
        });
    }
    return out;
}

QJsonValue costJson(const Evaluation& evaluation)
{
    const OfferRow* row = evaluation.quotedRow();
    if (!row)
        return QJsonValue::Null;
    QJsonObject out = rangeJson(row->cost->total, moneyJson);
    out.insert(QStringLiteral("currency"), QString(currencyCode(row->cost->total.p50.currency)));
    out.insert(QStringLiteral("tax_basis"), taxBasis(*row));
    out.insert(QStringLiteral("complete"), row->cost->complete);
    return out;
}

} // namespace

QJsonValue textOrNull(const QString& text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

QLatin1String evidenceName(EvidenceKind kind)
{
    switch (kind) {
    case EvidenceKind::Measured:
        return QLatin1String("measured");
    case EvidenceKind::Thin:
        return QLatin1String("few_measurements");
    case EvidenceKind::Own:
        return QLatin1String("own_measurement");
    case EvidenceKind::None:
        return QLatin1String("no_measurement");
    case EvidenceKind::Missing:
        return QLatin1String("missing");
    }
    Q_UNREACHABLE();
}

QLatin1String componentName(CostComponent component)
{
    switch (component) {
    case CostComponent::Gpu:
        return QLatin1String("gpu");
    case CostComponent::Storage:
        return QLatin1String("storage");
    case CostComponent::Egress:
        return QLatin1String("egress");
    }
    Q_UNREACHABLE();
}

QLatin1String lineUnitName(LineUnit unit)
{
    switch (unit) {
    case LineUnit::GpuHour:
        return QLatin1String("gpu_hour");
    case LineUnit::InstanceHour:
        return QLatin1String("instance_hour");
    case LineUnit::InstanceMonth:
        return QLatin1String("instance_month");
    case LineUnit::GpuMonth:
        return QLatin1String("gpu_month");
    case LineUnit::InstanceYear:
        return QLatin1String("instance_year");
    case LineUnit::Instance3Year:
        return QLatin1String("instance_3year");
    case LineUnit::GigabyteMonth:
        return QLatin1String("gb_month");
    case LineUnit::GibibyteMonth:
        return QLatin1String("gib_month");
    case LineUnit::GigabyteDay:
        return QLatin1String("gb_day");
    case LineUnit::Gigabyte:
        return QLatin1String("gb");
    }
    Q_UNREACHABLE();
}

QString taxBasis(const OfferRow& row)
{
    const bool assumed = row.offer.taxIncluded == Tristate::Unknown;
    const bool included = row.cost
        ? row.cost->lines.front().priceIncludesTax
        : row.offer.taxIncluded == Tristate::Yes || (assumed && row.offer.mainland);
    return QString(included ? QStringLiteral("included") : QStringLiteral("excluded")) +
        (assumed ? QStringLiteral("_assumed") : QString());
}

QJsonObject estimateJson(const Evaluation& evaluation, const World& world, const Speech& speech)
{
    const TrainingWork& work = evaluation.work;
    QJsonArray sizing;
    for (const AcceleratorSizing& each : evaluation.sizing)
        sizing.append(sizingJson(each, world.hardware));
    QJsonArray findings;
    for (const Finding& finding : evaluation.findings)
        findings.append(findingJson(finding));
    DerivationList derivations(speech);
    for (const Derivation& derivation : deriveEverything(evaluation, world))
        derivations.add(derivation);
    const AcceleratorSizing* chosen = evaluation.chosenSizing();
    return {
        {QStringLiteral("schema"), QStringLiteral("suanchou.estimate/1")},
        {QStringLiteral("today"), dateOrNull(evaluation.today)},
        {QStringLiteral("facts_revision"), evaluation.worldRevision},
        {QStringLiteral("work"),
         QJsonObject{
             {QStringLiteral("params"), work.model.parameters.total.value()},
             {QStringLiteral("params_active"), work.model.parameters.active.value()},
             {QStringLiteral("tokens"), work.tokens.value()},
             {QStringLiteral("flops_per_token"), work.flopsPerToken.value()},
             {QStringLiteral("flops"), work.flops.value()},
         }},
        {QStringLiteral("sizing"), sizing},
        {QStringLiteral("chosen"), textOrNull(chosen ? chosen->accelerator : QString())},
        {QStringLiteral("cost"), costJson(evaluation)},
        {QStringLiteral("start"), dateOrNull(evaluation.start)},
        {QStringLiteral("deadline"), dateOrNull(evaluation.deadline.value_or(QDate()))},
        {QStringLiteral("finish"), rangeJson(evaluation.finish, dateOrNull)},
        {QStringLiteral("findings"), findings},
        {QStringLiteral("assumptions"), assumptionsJson(evaluation, world, speech)},
        {QStringLiteral("derivations"), derivations.json()},
    };
}

QJsonObject compareJson(
    const Evaluation& evaluation, const Speech& speech, const std::vector<OfferRow>& leftOut)
{
    QJsonArray rows;
    for (const OfferRow& row : evaluation.offers)
        rows.append(rowJson(row, speech));
    for (const OfferRow& row : leftOut)
        rows.append(rowJson(row, speech));
    QJsonArray market;
    for (const OfferRow& row : evaluation.marketReferences)
        market.append(rowJson(row, speech));
    QJsonArray crossings;
    for (const ModeCrossing& crossing : evaluation.crossings) {
        crossings.append(QJsonObject{
            {QStringLiteral("provider"), speech.pick(crossing.provider)},
            {QStringLiteral("instance"), crossing.instance},
            {QStringLiteral("accelerator"), crossing.accelerator},
            {QStringLiteral("hours_per_month"), crossing.hoursPerMonth.value()},
        });
    }
    const auto index = [](const std::optional<std::size_t>& at) {
        return at ? QJsonValue(static_cast<qint64>(*at)) : QJsonValue(QJsonValue::Null);
    };
    return {
        {QStringLiteral("schema"), QStringLiteral("suanchou.compare/1")},
        {QStringLiteral("today"), dateOrNull(evaluation.today)},
        {QStringLiteral("facts_revision"), evaluation.worldRevision},
        {QStringLiteral("rows"), rows},
        {QStringLiteral("best"), index(evaluation.best)},
        {QStringLiteral("quoted"), index(evaluation.quoted)},
        {QStringLiteral("crossings"), crossings},
        {QStringLiteral("left_out"), evaluation.leftOut},
        {QStringLiteral("market_references"), market},
        {QStringLiteral("hours_per_month"), hoursPerMonth},
    };
}

QJsonObject errorJson(const Error& error, const Speech& speech)
{
    const auto body = [&speech](const Error& e, const auto& self) -> QJsonObject {
        QJsonArray causes;
        for (const Error& cause : e.causes)
            causes.append(self(cause, self));
        const Error alone{e.code, e.params, {}};
        return {
            {QStringLiteral("code"), QString(codeName(e.code))},
            {QStringLiteral("message"), describe(alone, speech)},
            {QStringLiteral("params"), QJsonObject::fromVariantMap(e.params)},
            {QStringLiteral("causes"), causes},
        };
    };
    return {{QStringLiteral("error"), body(error, body)}};
}

} // namespace suanchou
