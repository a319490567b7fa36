// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/derivesizing.h"

#include "app/plan/assumptionids.h"

namespace suanchou {

Derivation SizingDerivations::projectGpuHours(Percentile p) const
{
    return node(
        QStringLiteral("project_gpu_hours"),
        pathOf(QStringLiteral("billed_gpu_hours"), p),
        QStringLiteral("gpus × project_days × 24"),
        at(m_sizing.projectGpuHours, p).value(),
        ValueUnit::GpuHour,
        {gpus(), projectDays(p)});
}

Derivation SizingDerivations::steadyGpuHours(Percentile p) const
{
    return node(
        QStringLiteral("steady_gpu_hours"),
        pathOf(QStringLiteral("steady_gpu_hours"), p),
        QStringLiteral("gpus × steady_days × 24"),
        at(m_sizing.steadyGpuHours, p).value(),
        ValueUnit::GpuHour,
        {gpus(), steadyDays(p)});
}

Derivation SizingDerivations::projectDays(Percentile p) const
{
    return node(
        QStringLiteral("project_days"),
        pathOf(QStringLiteral("project_days"), p),
        QStringLiteral("steady_days / run_factor"),
        at(m_sizing.projectDays, p).value(),
        ValueUnit::Day,
        {steadyDays(p), m_context.assumed(assumption::runFactor)});
}

Derivation SizingDerivations::steadyDays(Percentile p) const
{
    return node(
        QStringLiteral("steady_days"),
        pathOf(QStringLiteral("steady_days"), p),
        QStringLiteral("flops / (gpus × peak × mfu) / 86400"),
        at(m_sizing.steadyDays, p).value(),
        ValueUnit::Day,
        {m_work.flops(), gpus(), peak(), mfu(mirrored(p))});
}

Derivation SizingDerivations::memory() const
{
    const MemoryBreakdown& held = m_sizing.memory;
    const auto part = [this](
                          const char* id,
                          const QString& expression,
                          Bytes bytes,
                          std::vector<Derivation> inputs) {
        const QString name = QString::fromLatin1(id);
        return node(
            name,
            m_path + name,
            expression,
            inGigabytes(bytes),
            ValueUnit::Count,
            std::move(inputs));
    };
    const bool many = m_sizing.gpus.value() > 1;
    const Derivation state = m_context.assumed(assumption::stateBytesPerParameter);
    return part(
        "memory_gb_per_gpu",
        QStringLiteral("weights_gb + gradients_gb + optimizer_gb + activations_gb + buffers_gb"),
        held.total(),
        {part(
             "weights_gb",
             many ? QStringLiteral("2 × parameters / gpus + 4 × parameters / layers, bytes")
                  : QStringLiteral("2 × parameters, bytes"),
             held.weights,
             {m_work.parameters(), gpus(), m_work.layers()}),
         part(
             "gradients_gb",
             QStringLiteral("2 × parameters / gpus, bytes"),
             held.gradients,
             {m_work.parameters(), gpus()}),
         part(
             "optimizer_gb",
             QStringLiteral("(state_bytes_per_parameter − 4) × parameters / gpus, bytes"),
             held.optimizer,
             {state, m_work.parameters(), gpus()}),
         part(
             "activations_gb",
             QStringLiteral("what the layers keep of seq_len tokens, and 6 × seq_len × "
                            "vocabulary of logits, bytes"),
             held.activations,
             m_work.activationInputs()),
         part(
             "buffers_gb",
             QStringLiteral("memory_reserve_fraction × capacity + memory_reserve_gb"),
             held.buffers,
             {capacity(),
              m_context.assumed(assumption::memoryReserveFraction),
              m_context.assumed(assumption::memoryReserveGigabytes)})});
}

Derivation SizingDerivations::capacity() const
{
    return leaf(
        QStringLiteral("capacity"),
        m_path + QStringLiteral("capacity"),
        inGigabytes(m_sizing.capacity),
        ValueUnit::Count,
        cardSource());
}

Derivation SizingDerivations::gpusForMemory() const
{
    return node(
        QStringLiteral("gpus_min"),
        m_path + QStringLiteral("gpus_min"),
        QStringLiteral("fewest cards, doubling from 1, whose memory ≤ capacity"),
        m_sizing.gpusForMemory.value(),
        ValueUnit::Gpus,
        {m_work.parameters(),
         m_work.sequence(),
         capacity(),
         m_context.assumed(assumption::stateBytesPerParameter),
         m_context.assumed(assumption::memoryReserveFraction),
         m_context.assumed(assumption::memoryReserveGigabytes)});
}

Derivation SizingDerivations::gpusInTime() const
{
    std::vector<Derivation> inputs{gpusForMemory()};
    QString expression = QStringLiteral("gpus_min, as it can be ordered");
    if (m_context.evaluation.available) {
        expression = QStringLiteral("larger of gpus_min and flops / (peak × mfu × run_factor × "
                                    "available), as it can be ordered");
        inputs.insert(
            inputs.end(),
            {m_work.flops(),
             peak(),
             mfu(Percentile::P50),
             m_context.assumed(assumption::runFactor),
             available()});
    }
    return node(
        QStringLiteral("gpus_in_time"),
        m_path + QStringLiteral("gpus_in_time"),
        expression,
        m_sizing.gpusInTime.value(),
        ValueUnit::Gpus,
        std::move(inputs));
}

Derivation SizingDerivations::gpus() const
{
    const QString id = QStringLiteral("gpus");
    const double value = m_sizing.gpus.value();
    if (m_context.evaluation.plan.stages.front().gpus)
        return leaf(id, m_path + id, value, ValueUnit::Gpus, planInput());
    return node(
        id, m_path + id, QStringLiteral("gpus_in_time"), value, ValueUnit::Gpus, {gpusInTime()});
}

Derivation SizingDerivations::mfu(Percentile p) const
{
    const Efficiency& efficiency = m_sizing.efficiency;
    if (efficiency.kind == EvidenceKind::Own)
        return ownMfu(p);
    const bool own = efficiency.kind != EvidenceKind::None;
    const QString quantile = nameOf(p).toUpper();
    return leaf(
        QStringLiteral("mfu"),
        pathOf(QStringLiteral("mfu"), p),
        at(efficiency.mfu, p).value(),
        ValueUnit::Fraction,
        {.kind = own ? SourceKind::Measured : SourceKind::Assumed,
         .text = own
             ? LocalText{QStringLiteral("%1 of published measurements, %2 sources")
                             .arg(p == Percentile::P50 ? QStringLiteral("median") : quantile)
                             .arg(efficiency.sources),
                         QStringLiteral("公开实测的%1，%2 个来源")
                             .arg(p == Percentile::P50 ? QStringLiteral("中位数") : QString(u' ' + quantile))
                             .arg(efficiency.sources)}
             : LocalText{QStringLiteral("no published measurement of this card: median over others"),
                         QStringLiteral("该卡无公开实测，取其他卡的中位数")},
         .count = efficiency.rows});
}

Derivation SizingDerivations::ownMfu(Percentile p) const
{
    const QString id = QStringLiteral("mfu");
    const double value = at(m_sizing.efficiency.mfu, p).value();
    if (p != Percentile::P50) {
        const QString expression = p == Percentile::P10
            ? QStringLiteral("mfu × (1 − measured_speed_spread)")
            : QStringLiteral("mfu × (1 + measured_speed_spread)");
        return node(
            id,
            pathOf(id, p),
            expression,
            value,
            ValueUnit::Fraction,
            {ownMfu(Percentile::P50), m_context.assumed(assumption::measuredSpeedSpread)});
    }
    const MeasuredSpeed& speed = *m_context.evaluation.plan.stages.front().measured;
    const auto measured = [](double rate, ValueUnit unit) {
        return leaf(
            QStringLiteral("measured_rate"),
            QStringLiteral("plan.stages[0].measured"),
            rate,
            unit,
            planInput());
    };
    if (const auto* tokens = std::get_if<TokensPerSecond>(&speed.value))
        return node(
            id,
            pathOf(id, p),
            QStringLiteral("measured_rate × flops_per_token / peak"),
            value,
            ValueUnit::Fraction,
            {measured(tokens->value(), ValueUnit::Count), m_work.flopsPerToken(), peak()});
    if (const auto* flops = std::get_if<FlopsPerSecond>(&speed.value))
        return node(
            id,
            pathOf(id, p),
            QStringLiteral("measured_rate / peak"),
            value,
            ValueUnit::Fraction,
            {measured(flops->value(), ValueUnit::TeraflopsPerSecond), peak()});
    return leaf(id, pathOf(id, p), value, ValueUnit::Fraction, planInput());
}

Source SizingDerivations::evidenceSource() const
{
    if (m_sizing.efficiency.kind == EvidenceKind::Own)
        return planInput();
    return {
        .kind = SourceKind::Measured,
        .text =
            {QStringLiteral("published measurements of this card, precision and kind of model"),
             QStringLiteral("该卡、该精度、该类模型的公开实测")},
        .count = m_sizing.efficiency.rows};
}

Derivation SizingDerivations::measurements() const
{
    return leaf(
        QStringLiteral("rows"),
        m_path + QStringLiteral("evidence.rows"),
        m_sizing.efficiency.rows,
        ValueUnit::Count,
        evidenceSource());
}

Derivation SizingDerivations::sources() const
{
    return leaf(
        QStringLiteral("sources"),
        m_path + QStringLiteral("evidence.sources"),
        m_sizing.efficiency.sources,
        ValueUnit::Count,
        evidenceSource());
}

Derivation SizingDerivations::available() const
{
    return leaf(
        QStringLiteral("available"),
        QStringLiteral("deadline"),
        m_context.evaluation.available->value(),
        ValueUnit::Day,
        planInput());
}

std::vector<Derivation> SizingDerivations::card() const
{
    const Accelerator& card = *m_context.world.hardware.resolve(m_sizing.accelerator).accelerator;
    std::vector<Derivation> out;
    const auto fact = [&](const char* id, double value, ValueUnit unit) {
        const QString name = QString::fromLatin1(id);
        out.push_back(
            leaf(name, m_path + QStringLiteral("card.") + name, value, unit, cardSource()));
    };
    fact("memory_bytes", card.memory.value(), ValueUnit::Gigabytes);
    fact("peak_16bit_flop_per_s", card.peak16().value(), ValueUnit::TeraflopsPerSecond);
    fact("node_gpus", card.node.gpus, ValueUnit::Gpus);
    if (card.node.linkRate)
        fact("node_link_bytes_per_s", card.node.linkRate->value(), ValueUnit::Count);
    if (card.node.fabricRate)
        fact("fabric_bytes_per_s", card.node.fabricRate->value(), ValueUnit::Count);
    return out;
}

QString SizingDerivations::pathOf(const QString& name, Percentile p) const
{
    return QString(m_path % name % u'.' % nameOf(p));
}

Source SizingDerivations::cardSource() const
{
    return plain(
        SourceKind::Published,
        m_context.world.hardware.resolve(m_sizing.accelerator).accelerator->source);
}

Derivation SizingDerivations::peak() const
{
    const Accelerator* card = m_context.world.hardware.resolve(m_sizing.accelerator).accelerator;
    return leaf(
        QStringLiteral("peak"),
        m_path + QStringLiteral("peak"),
        card->peak16().value(),
        ValueUnit::TeraflopsPerSecond,
        cardSource());
}

} // namespace suanchou
