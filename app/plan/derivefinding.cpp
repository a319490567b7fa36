// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/derivefinding.h"

#include "app/plan/assumptionids.h"
#include "app/plan/derivecost.h"

namespace suanchou {

namespace {

bool isNumber(const QVariant& value)
{
    const int type = value.typeId();
    return type == QMetaType::Int || type == QMetaType::LongLong || type == QMetaType::Double;
}

/// Writes the trees of one finding. Most of its numbers stand elsewhere in the evaluation: such a
/// one has that number as its only input.
class FindingDerivations
{
public:
    FindingDerivations(const DerivationContext& context, std::size_t index)
        : m_context(context)
        , m_work(context)
        , m_finding(context.evaluation.findings.at(index))
        , m_path(QStringLiteral("findings[%1].").arg(index))
    {
    }

    [[nodiscard]] std::optional<Derivation> number(const QString& name) const
    {
        switch (m_finding.code) {
        case FindingCode::ConfigRead:
            return fromConfig(name);
        case FindingCode::CurrencyConverted:
            return fromConversion(name);
        case FindingCode::CheaperOnOtherCard:
        case FindingCode::CheaperButUncertain:
        case FindingCode::OtherCardCanCarry:
        case FindingCode::ModeCrossing:
            return fromOtherOffer(name);
        default:
            break;
        }
        if (std::optional<Derivation> out = fromAssumption(name))
            return out;
        if (std::optional<Derivation> out = fromSizing(name))
            return out;
        return fromOffers(name);
    }

private:
    [[nodiscard]] double value(const QString& name) const
    {
        return m_finding.params.value(name).toDouble();
    }

    [[nodiscard]] Derivation follows(
        const QString& name,
        const QString& expression,
        ValueUnit unit,
        std::vector<Derivation> inputs) const
    {
        return node(
            name,
            QString(m_path % QStringLiteral("params.") % name),
            expression,
            value(name),
            unit,
            std::move(inputs));
    }

    [[nodiscard]] Derivation is(const QString& name, const Derivation& same) const
    {
        return follows(name, same.id, same.unit, {same});
    }

    [[nodiscard]] Derivation given(const QString& name, ValueUnit unit, Source source) const
    {
        return leaf(
            name,
            QString(m_path % QStringLiteral("params.") % name),
            value(name),
            unit,
            std::move(source));
    }

    /// A number that a config.json states or that its layers add up to.
    [[nodiscard]] std::optional<Derivation> fromConfig(const QString& name) const
    {
        return given(
            name, ValueUnit::Count, plain(SourceKind::PlanInput, QStringLiteral("config.json")));
    }

    [[nodiscard]] std::optional<Derivation> fromAssumption(const QString& name) const
    {
        if (name == QLatin1String("rate"))
            return is(name, m_context.assumed(assumption::vatRate));
        if (name == QLatin1String("days"))
            return is(name, m_context.assumed(assumption::priceShelfLife));
        if (name == QLatin1String("optimal"))
            return is(name, m_context.assumed(assumption::optimalTokensPerParameter));
        if (name == QLatin1String("ratio"))
            return follows(
                name,
                QStringLiteral("tokens / active_parameters"),
                ValueUnit::Count,
                {m_work.tokens(), m_work.activeParameters()});
        return std::nullopt;
    }

    /// The sizing that the finding speaks of: of the card it names, else of the chosen one.
    [[nodiscard]] std::optional<std::size_t> sizingSpokenOf() const
    {
        const Evaluation& e = m_context.evaluation;
        const QString name = m_finding.params.value(QStringLiteral("accelerator")).toString();
        for (std::size_t i = 0; i < e.sizing.size(); ++i) {
            if (e.sizing.at(i).accelerator == name)
                return i;
        }
        return e.chosen;
    }

    [[nodiscard]] std::optional<Derivation> fromSizing(const QString& name) const
    {
        // Cards that the plan fixes are known whether or not anything can be sized.
        if (name == QLatin1String("gpus") && m_context.evaluation.plan.stages.front().gpus)
            return given(name, ValueUnit::Gpus, planInput());
        const std::optional<std::size_t> index = sizingSpokenOf();
        if (!index)
            return std::nullopt;
        const SizingDerivations sizing(m_context, *index);
        if (name == QLatin1String("days_p50"))
            return is(name, sizing.projectDays(Percentile::P50));
        if (name == QLatin1String("days_p90"))
            return is(name, sizing.projectDays(Percentile::P90));
        if (name == QLatin1String("available"))
            return is(name, sizing.available());
        if (name == QLatin1String("gpus"))
            return is(name, sizing.gpus());
        if (name == QLatin1String("least"))
            return is(name, sizing.gpusForMemory());
        const bool measured = m_finding.code == FindingCode::NoMeasurement ||
            m_finding.code == FindingCode::FewMeasurements;
        if (measured && name == QLatin1String("rows"))
            return is(name, sizing.measurements());
        return std::nullopt;
    }

    /// Counts over the price list and the idle part of the quoted offer.
    [[nodiscard]] std::optional<Derivation> fromOffers(const QString& name) const
    {
        if (name == QLatin1String("rows"))
            return given(name, ValueUnit::Count, priceList());
        if (name == QLatin1String("instance"))
            return given(name, ValueUnit::Gpus, priceList());
        const OfferRow* quoted = m_context.evaluation.quotedRow();
        if (!quoted)
            return std::nullopt;
        const CostDerivations cost(m_context, *quoted, {});
        const SizingDerivations sizing(
            m_context, sizingIndex(m_context.evaluation, quoted->offer.accelerator));
        if (name == QLatin1String("idle_gpu_hours"))
            return follows(
                name,
                QStringLiteral("paid_gpu_hours − project_gpu_hours"),
                ValueUnit::GpuHour,
                {cost.paidGpuHours(), sizing.projectGpuHours(Percentile::P50)});
        if (name == QLatin1String("share"))
            return follows(
                name,
                QStringLiteral("1 − project_gpu_hours / paid_gpu_hours"),
                ValueUnit::Fraction,
                {cost.paidGpuHours(), sizing.projectGpuHours(Percentile::P50)});
        return std::nullopt;
    }

    /// The price that the quoted offer is published with, and the rate.
    [[nodiscard]] std::optional<Derivation> fromConversion(const QString& name) const
    {
        const OfferRow& quoted = *m_context.evaluation.quotedRow();
        const Derivation price = CostDerivations(m_context, quoted, {}).gpuUnitPrice();
        const QString id =
            name == QLatin1String("original") ? QStringLiteral("original_price") : name;
        for (const Derivation& input : price.inputs) {
            if (input.id == id)
                return is(name, input);
        }
        return std::nullopt;
    }

    /// A comparison of the quoted offer with another.
    [[nodiscard]] std::optional<Derivation> fromOtherOffer(const QString& name) const
    {
        const Evaluation& e = m_context.evaluation;
        const OfferRow& other = e.offers.at(*m_finding.offer);
        const CostDerivations cost(m_context, other, QString(m_path % QStringLiteral("other.")));
        if (name == QLatin1String("total"))
            return is(name, cost.cost(Percentile::P50));
        if (name == QLatin1String("saving"))
            return follows(
                name,
                QStringLiteral("gpu_cost of the quoted offer − gpu_cost of the other"),
                ValueUnit::Money,
                {CostDerivations(m_context, *e.quotedRow(), {}).gpuCost(), cost.gpuCost()});
        if (name == QLatin1String("hours"))
            return crossing(cost);
        return std::nullopt;
    }

    /// The hours at which the other offer, by the month, costs what the hours on demand cost.
    [[nodiscard]] std::optional<Derivation> crossing(const CostDerivations& monthly) const
    {
        const Evaluation& e = m_context.evaluation;
        for (const ModeCrossing& each : e.crossings) {
            if (each.monthly != *m_finding.offer)
                continue;
            const CostDerivations hourly(
                m_context, e.offers.at(each.hourly), QString(m_path % QStringLiteral("hourly.")));
            return follows(
                QStringLiteral("hours"),
                QStringLiteral("unit_price by the month / unit_price by the hour"),
                ValueUnit::Hour,
                {monthly.gpuUnitPrice(), hourly.gpuUnitPrice()});
        }
        return std::nullopt;
    }

    [[nodiscard]] Source priceList() const
    {
        return {
            .kind = SourceKind::PublicPrice,
            .text =
                {QStringLiteral("counted in the price list and the received quotes"),
                 QStringLiteral("在价目表与已收报价中计数")},
            .asOf = m_context.evaluation.catalogDate.toString(Qt::ISODate)};
    }

    DerivationContext m_context;
    WorkDerivations m_work;
    const Finding& m_finding;
    QString m_path;
};

} // namespace

std::vector<Derivation> deriveFinding(const DerivationContext& context, std::size_t index)
{
    const FindingDerivations derivations(context, index);
    std::vector<Derivation> out;
    const QVariantMap& params = context.evaluation.findings.at(index).params;
    for (auto param = params.begin(); param != params.end(); ++param) {
        if (!isNumber(param.value()))
            continue;
        std::optional<Derivation> number = derivations.number(param.key());
        // A finding whose number has no origin is a fault of this file; its test has them all.
        Q_ASSERT(number);
        if (number)
            out.push_back(std::move(*number));
    }
    return out;
}

} // namespace suanchou
