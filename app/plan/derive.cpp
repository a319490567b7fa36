// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/derive.h"

#include "app/plan/assumptionids.h"

namespace suanchou {

namespace {

Derivation leaf(const QString& id, const QString& path, double value, ValueUnit unit, Source source)
{
    return {.id = id, .path = path, .value = value, .unit = unit, .source = std::move(source)};
}

Derivation node(
    const QString& id,
    const QString& path,
    const QString& expression,
    double value,
    ValueUnit unit,
    std::vector<Derivation> inputs)
{
    return {
        .id = id,
        .path = path,
        .expression = expression,
        .value = value,
        .unit = unit,
        .source = {},
        .inputs = std::move(inputs)};
}

/// Which end of a range a number is.
enum class Percentile { P10, P50, P90 };

QString nameOf(Percentile percentile)
{
    switch (percentile) {
    case Percentile::P10:
        return QStringLiteral("p10");
    case Percentile::P50:
        return QStringLiteral("p50");
    case Percentile::P90:
        return QStringLiteral("p90");
    }
    Q_UNREACHABLE();
}

/// The fast end of the speed is the early end of the time.
Percentile mirrored(Percentile percentile)
{
    switch (percentile) {
    case Percentile::P10:
        return Percentile::P90;
    case Percentile::P50:
        return Percentile::P50;
    case Percentile::P90:
        return Percentile::P10;
    }
    Q_UNREACHABLE();
}

template <class T>
T at(const Range<T>& range, Percentile percentile)
{
    switch (percentile) {
    case Percentile::P10:
        return range.p10;
    case Percentile::P50:
        return range.p50;
    case Percentile::P90:
        return range.p90;
    }
    Q_UNREACHABLE();
}

Source planInput()
{
    return {.kind = SourceKind::PlanInput};
}

Source plain(SourceKind kind, const QString& text)
{
    return {.kind = kind, .text = {text, text}};
}

/// Writes the trees of one evaluation, those of sizing for one accelerator.
class Writer
{
public:
    Writer(const Evaluation& evaluation, const World& world, std::size_t index)
        : m_e(evaluation)
        , m_world(world)
        , m_assumptions(world.assumptions, evaluation.plan.assumptions)
        , m_sizing(evaluation.sizing.at(index))
        , m_path(QStringLiteral("sizing[%1].").arg(index))
    {
    }

    [[nodiscard]] Derivation projectGpuHours(Percentile p) const
    {
        return node(
            QStringLiteral("project_gpu_hours"),
            pathOf(QStringLiteral("billed_gpu_hours"), p),
            QStringLiteral("gpus × project_days × 24"),
            at(m_sizing.projectGpuHours, p).value(),
            ValueUnit::GpuHour,
            {gpus(), projectDays(p)});
    }

    [[nodiscard]] Derivation steadyGpuHours(Percentile p) const
    {
        return node(
            QStringLiteral("steady_gpu_hours"),
            pathOf(QStringLiteral("steady_gpu_hours"), p),
            QStringLiteral("gpus × steady_days × 24"),
            at(m_sizing.steadyGpuHours, p).value(),
            ValueUnit::GpuHour,
            {gpus(), steadyDays(p)});
    }

    [[nodiscard]] Derivation projectDays(Percentile p) const
    {
        return node(
            QStringLiteral("project_days"),
            pathOf(QStringLiteral("project_days"), p),
            QStringLiteral("steady_days / run_factor"),
            at(m_sizing.projectDays, p).value(),
            ValueUnit::Day,
            {steadyDays(p), assumed(assumption::runFactor, ValueUnit::Fraction)});
    }

    [[nodiscard]] Derivation steadyDays(Percentile p) const
    {
        return node(
            QStringLiteral("steady_days"),
            pathOf(QStringLiteral("steady_days"), p),
            QStringLiteral("flops / (gpus × peak × mfu) / 86400"),
            at(m_sizing.steadyDays, p).value(),
            ValueUnit::Day,
            {flops(), gpus(), peak(), mfu(mirrored(p))});
    }

    /// Gigabytes, as estimate --json gives them.
    [[nodiscard]] Derivation memory() const
    {
        return node(
            QStringLiteral("memory"),
            m_path + QStringLiteral("memory_gb_per_gpu"),
            QStringLiteral("state_bytes_per_parameter × parameters / gpus + activations(seq_len) + "
                           "memory_reserve_fraction × capacity + memory_reserve_gb"),
            inGigabytes(m_sizing.memory.total()),
            ValueUnit::Count,
            memoryInputs({gpus()}));
    }

    [[nodiscard]] Derivation gpusForMemory() const
    {
        return node(
            QStringLiteral("gpus_min"),
            m_path + QStringLiteral("gpus_min"),
            QStringLiteral("fewest cards, doubling from 1, whose memory ≤ capacity"),
            m_sizing.gpusForMemory.value(),
            ValueUnit::Gpus,
            memoryInputs({}));
    }

    [[nodiscard]] Derivation gpus() const
    {
        const QString path = m_path + QStringLiteral("gpus");
        const double value = m_sizing.gpus.value();
        if (m_e.plan.stages.front().gpus)
            return leaf(QStringLiteral("gpus"), path, value, ValueUnit::Gpus, planInput());
        std::vector<Derivation> inputs{gpusForMemory()};
        QString expression = QStringLiteral("gpus_min, as it can be ordered");
        if (m_e.available) {
            expression = QStringLiteral("larger of gpus_min and flops / (peak × mfu × run_factor × "
                                        "available), as it can be "
                                        "ordered");
            inputs.insert(
                inputs.end(),
                {flops(),
                 peak(),
                 mfu(Percentile::P50),
                 assumed(assumption::runFactor, ValueUnit::Fraction),
                 leaf(
                     QStringLiteral("available"),
                     QStringLiteral("deadline"),
                     m_e.available->value(),
                     ValueUnit::Day,
                     planInput())});
        }
        return node(
            QStringLiteral("gpus"), path, expression, value, ValueUnit::Gpus, std::move(inputs));
    }

    [[nodiscard]] Derivation mfu(Percentile p) const
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

    /// The share that the user's own measurement is, and what it may vary by.
    [[nodiscard]] Derivation ownMfu(Percentile p) const
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
                {ownMfu(Percentile::P50),
                 assumed(assumption::measuredSpeedSpread, ValueUnit::Fraction)});
        }
        const MeasuredSpeed& speed = *m_e.plan.stages.front().measured;
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
                {measured(tokens->value(), ValueUnit::Count), flopsPerToken(), peak()});
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

    [[nodiscard]] std::vector<Derivation> evidence() const
    {
        const Efficiency& efficiency = m_sizing.efficiency;
        const Source published{
            .kind = SourceKind::Measured,
            .text =
                {QStringLiteral("published measurements of this card, precision and kind of model"),
                 QStringLiteral("该卡、该精度、该类模型的公开实测")},
            .count = efficiency.rows};
        const Source counted = efficiency.kind == EvidenceKind::Own ? planInput() : published;
        return {
            leaf(
                QStringLiteral("rows"),
                m_path + QStringLiteral("evidence.rows"),
                efficiency.rows,
                ValueUnit::Count,
                counted),
            leaf(
                QStringLiteral("sources"),
                m_path + QStringLiteral("evidence.sources"),
                efficiency.sources,
                ValueUnit::Count,
                counted)};
    }

    /// The facts of the card as its data sheet has them.
    [[nodiscard]] std::vector<Derivation> card() const
    {
        const Accelerator& card = *m_world.hardware.resolve(m_sizing.accelerator).accelerator;
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

    [[nodiscard]] Derivation cost(const OfferRow& row, Percentile p) const
    {
        std::vector<Derivation> lines;
        QStringList names;
        for (const CostComponent component :
             {CostComponent::Gpu, CostComponent::Storage, CostComponent::Egress}) {
            std::vector<const CostLine*> parts;
            for (const CostLine& line : row.cost->lines) {
                if (line.amount && line.component == component)
                    parts.push_back(&line);
            }
            if (parts.empty())
                continue;
            names.append(lineId(component));
            lines.push_back(componentAmount(names.constLast(), parts));
        }
        const QString expression = p == Percentile::P50
            ? names.join(QStringLiteral(" + "))
            : QStringLiteral("the same lines, priced for project_days");
        std::vector<Derivation> inputs =
            p == Percentile::P50 ? std::move(lines) : std::vector<Derivation>{projectDays(p)};
        if (p != Percentile::P50)
            inputs.push_back(cost(row, Percentile::P50));
        return node(
            QStringLiteral("cost"),
            QStringLiteral("cost.") + nameOf(p),
            expression,
            at(row.cost->total, p).toMajor(),
            ValueUnit::Money,
            std::move(inputs));
    }

    [[nodiscard]] Derivation flops() const
    {
        return node(
            QStringLiteral("flops"),
            QStringLiteral("work.flops"),
            QStringLiteral("flops_per_token × tokens"),
            m_e.work.flops.value(),
            ValueUnit::Flop,
            {flopsPerToken(), tokens()});
    }

    [[nodiscard]] Derivation parameters() const
    {
        return leaf(
            QStringLiteral("parameters"),
            QStringLiteral("work.params"),
            m_e.work.model.parameters.total.value(),
            ValueUnit::Parameters,
            sizeSource());
    }

private:
    [[nodiscard]] QString pathOf(const QString& name, Percentile p) const
    {
        return QString(m_path % name % u'.' % nameOf(p));
    }

    [[nodiscard]] std::vector<Derivation> memoryInputs(std::vector<Derivation> inputs) const
    {
        inputs.insert(
            inputs.end(),
            {parameters(),
             sequence(),
             leaf(
                 QStringLiteral("capacity"),
                 m_path + QStringLiteral("capacity"),
                 inGigabytes(m_sizing.capacity),
                 ValueUnit::Count,
                 cardSource()),
             assumed(assumption::stateBytesPerParameter, ValueUnit::Count),
             assumed(assumption::memoryReserveFraction, ValueUnit::Fraction),
             assumed(assumption::memoryReserveGigabytes, ValueUnit::Count)});
        return inputs;
    }

    [[nodiscard]] Source cardSource() const
    {
        return plain(
            SourceKind::Published,
            m_world.hardware.resolve(m_sizing.accelerator).accelerator->source);
    }

    [[nodiscard]] Source shapeSource() const
    {
        const ModelFacts& model = m_e.work.model;
        if (model.source.isEmpty())
            return {
                .kind = SourceKind::Assumed,
                .text = {
                    QStringLiteral("usual proportions of a dense model of this size"),
                    QStringLiteral("该规模密集模型的通常比例")}};
        return plain(SourceKind::Published, model.shapeName + QStringLiteral(", ") + model.source);
    }

    [[nodiscard]] Source sizeSource() const
    {
        return m_e.work.model.name.isEmpty() ? planInput() : shapeSource();
    }

    [[nodiscard]] Derivation assumed(QLatin1String id, ValueUnit unit) const
    {
        const AssumptionSpec* spec = m_world.assumptions.find(QString(id));
        Source source{
            .kind = SourceKind::Assumed,
            .text = spec->source,
            .url = spec->url,
            .asOf = spec->asOf};
        if (m_assumptions.isOverridden(QString(id)))
            source = planInput();
        return leaf(
            QString(id),
            QString(QStringLiteral("assumptions.") % id),
            m_assumptions.value(id),
            unit,
            std::move(source));
    }

    [[nodiscard]] Derivation sequence() const
    {
        return leaf(
            QStringLiteral("seq_len"),
            QStringLiteral("plan.seq_len"),
            m_e.work.sequence,
            ValueUnit::Count,
            planInput());
    }

    [[nodiscard]] Derivation flopsPerToken() const
    {
        const ModelFacts& model = m_e.work.model;
        const Source shape = shapeSource();
        const TransformerShape& layers = model.shape;
        const bool plain = layers.groups.size() == 1 && layers.otherParts == 0 &&
            layers.positions == 0 && layers.mainGroup().mixer.kind == MixerKind::Attention &&
            layers.mainGroup().mixer.window == 0;
        const Derivation active = leaf(
            QStringLiteral("active_parameters"),
            QStringLiteral("work.params_active"),
            model.parameters.active.value(),
            ValueUnit::Parameters,
            sizeSource());
        if (!plain) {
            return node(
                QStringLiteral("flops_per_token"),
                QStringLiteral("work.flops_per_token"),
                QStringLiteral("6 × (active_parameters − looked_up_parameters) + "
                               "mixing_flops(seq_len)"),
                m_e.work.flopsPerToken.value(),
                ValueUnit::FlopPerToken,
                {active,
                 leaf(
                     QStringLiteral("looked_up_parameters"),
                     QStringLiteral("model.looked_up_parameters"),
                     unmultiplied(layers, model.parameters.inputEmbedding).value(),
                     ValueUnit::Parameters,
                     shape),
                 leaf(
                     QStringLiteral("mixing_flops"),
                     QStringLiteral("model.mixing_flops"),
                     mixingFlopsPerToken(layers, m_e.work.sequence).value(),
                     ValueUnit::FlopPerToken,
                     shape),
                 sequence()});
        }
        return node(
            QStringLiteral("flops_per_token"),
            QStringLiteral("work.flops_per_token"),
            QStringLiteral("6 × (active_parameters − input_embedding) + 6 × layers × seq_len × "
                           "attention_width"),
            m_e.work.flopsPerToken.value(),
            ValueUnit::FlopPerToken,
            {active,
             leaf(
                 QStringLiteral("input_embedding"),
                 QStringLiteral("model.input_embedding"),
                 model.parameters.inputEmbedding.value(),
                 ValueUnit::Parameters,
                 shape),
             leaf(
                 QStringLiteral("layers"),
                 QStringLiteral("model.layers"),
                 layers.layers(),
                 ValueUnit::Count,
                 shape),
             sequence(),
             leaf(
                 QStringLiteral("attention_width"),
                 QStringLiteral("model.attention_width"),
                 layers.mainGroup().mixer.queryWidth(),
                 ValueUnit::Count,
                 shape)});
    }

    [[nodiscard]] Derivation tokens() const
    {
        const Stage& stage = m_e.plan.stages.front();
        const double value = m_e.work.tokens.value();
        const Derivation epochs = leaf(
            QStringLiteral("epochs"),
            QStringLiteral("plan.epochs"),
            stage.epochs,
            ValueUnit::Count,
            planInput());
        if (const auto* bytes = std::get_if<Bytes>(&stage.data)) {
            const QLatin1String ratio = stage.language == TextLanguage::Chinese
                ? assumption::bytesPerTokenChinese
                : stage.language == TextLanguage::English ? assumption::bytesPerTokenEnglish
                                                          : assumption::bytesPerTokenCode;
            return node(
                QStringLiteral("tokens"),
                QStringLiteral("work.tokens"),
                QStringLiteral("text_bytes / %1 × epochs").arg(ratio),
                value,
                ValueUnit::Tokens,
                {leaf(
                     QStringLiteral("text_bytes"),
                     QStringLiteral("plan.text_bytes"),
                     bytes->value(),
                     ValueUnit::Gigabytes,
                     planInput()),
                 assumed(ratio, ValueUnit::Count),
                 epochs});
        }
        if (stage.epochs != 1.0)
            return node(
                QStringLiteral("tokens"),
                QStringLiteral("work.tokens"),
                QStringLiteral("data_tokens × epochs"),
                value,
                ValueUnit::Tokens,
                {leaf(
                     QStringLiteral("data_tokens"),
                     QStringLiteral("plan.tokens"),
                     value / stage.epochs,
                     ValueUnit::Tokens,
                     planInput()),
                 epochs});
        return leaf(
            QStringLiteral("tokens"),
            QStringLiteral("work.tokens"),
            value,
            ValueUnit::Tokens,
            planInput());
    }

    [[nodiscard]] Derivation peak() const
    {
        const Accelerator* card = m_world.hardware.resolve(m_sizing.accelerator).accelerator;
        return leaf(
            QStringLiteral("peak"),
            m_path + QStringLiteral("peak"),
            card->peak16().value(),
            ValueUnit::TeraflopsPerSecond,
            cardSource());
    }

    static QString lineId(CostComponent component)
    {
        switch (component) {
        case CostComponent::Gpu:
            return QStringLiteral("gpu_cost");
        case CostComponent::Storage:
            return QStringLiteral("storage_cost");
        case CostComponent::Egress:
            return QStringLiteral("egress_cost");
        }
        Q_UNREACHABLE();
    }

    /// The price as published, or what became of it at the exchange rate.
    [[nodiscard]] static Derivation unitPrice(const CostLine& line, const QString& path)
    {
        const QString id = QStringLiteral("unit_price");
        const auto published = [&line, &path](const QString& name, const UnitPrice& price) {
            return leaf(
                name,
                QString(path % u'.' % name),
                price.value.toDouble(),
                ValueUnit::UnitPrice,
                {.kind = SourceKind::PublicPrice,
                 .text = {line.source, line.source},
                 .asOf = line.asOf.text});
        };
        if (!line.conversion)
            return published(id, *line.price);
        const ExchangeRate& rate = line.conversion->rate;
        Source source = plain(
            SourceKind::Published,
            currencyCode(rate.from) % u'/' % currencyCode(rate.to) % QStringLiteral(", ") %
                rate.source);
        source.asOf = rate.asOf.text;
        return node(
            id,
            QString(path % u'.' % id),
            rate.from == line.conversion->original.currency
                ? QStringLiteral("original_price × exchange_rate")
                : QStringLiteral("original_price / exchange_rate"),
            line.price->value.toDouble(),
            ValueUnit::UnitPrice,
            {published(QStringLiteral("original_price"), line.conversion->original),
             leaf(
                 QStringLiteral("exchange_rate"),
                 path + QStringLiteral(".exchange_rate"),
                 rate.rate.toDouble(),
                 ValueUnit::Count,
                 std::move(source))});
    }

    /// One line, or the sum of the lines of a price with tiers.
    [[nodiscard]] Derivation componentAmount(
        const QString& id, const std::vector<const CostLine*>& parts) const
    {
        const QString path = QStringLiteral("cost.") + id;
        if (parts.size() == 1)
            return lineAmount(id, path, *parts.front());
        std::vector<Derivation> tiers;
        double sum = 0;
        for (const CostLine* part : parts) {
            const QString number = QString::number(tiers.size() + 1);
            tiers.push_back(lineAmount(
                QStringLiteral("tier_cost"), path % QStringLiteral(".tier") % number, *part));
            sum += tiers.back().value;
        }
        return node(
            id, path, QStringLiteral("sum of tier_cost"), sum, ValueUnit::Money, std::move(tiers));
    }

    [[nodiscard]] Derivation lineAmount(
        const QString& id, const QString& path, const CostLine& line) const
    {
        std::vector<Derivation> inputs{
            node(
                QStringLiteral("quantity"),
                path + QStringLiteral(".quantity"),
                quantityExpression(line),
                line.quantity.toDouble(),
                ValueUnit::Count,
                quantityInputs(line)),
            unitPrice(line, path),
        };
        QString expression = QStringLiteral("quantity × unit_price");
        if (!line.priceIncludesTax) {
            expression += QStringLiteral(" × (1 + vat_rate)");
            inputs.push_back(assumed(assumption::vatRate, ValueUnit::Fraction));
        }
        return node(
            id,
            path,
            expression,
            line.amount->gross.toMajor(),
            ValueUnit::Money,
            std::move(inputs));
    }

    static QString quantityExpression(const CostLine& line)
    {
        QString whole = wholeQuantityExpression(line.unit);
        if (!line.tier)
            return whole;
        const QString end =
            line.tier->upTo ? QString::number(line.tier->upTo->toDouble()) : QString();
        return QStringLiteral("%1, tier %2–%3")
            .arg(whole, QString::number(line.tier->from.toDouble()), end);
    }

    static QString wholeQuantityExpression(LineUnit unit)
    {
        switch (unit) {
        case LineUnit::GpuHour:
        case LineUnit::InstanceHour:
            return QStringLiteral("whole hours of project_days, whole instances for gpus");
        case LineUnit::InstanceMonth:
        case LineUnit::GpuMonth:
        case LineUnit::InstanceYear:
        case LineUnit::Instance3Year:
            return QStringLiteral("whole terms covering project_days, whole instances for gpus");
        case LineUnit::GigabyteMonth:
        case LineUnit::GibibyteMonth:
            return QStringLiteral(
                "(text + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × months");
        case LineUnit::GigabyteDay:
            return QStringLiteral(
                "(text + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × whole "
                "days");
        case LineUnit::Gigabyte:
            return QStringLiteral("parameters × 2 × egress_model_copies");
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] std::vector<Derivation> quantityInputs(const CostLine& line) const
    {
        switch (line.component) {
        case CostComponent::Gpu:
            return {projectDays(Percentile::P50), gpus()};
        case CostComponent::Storage:
            return {
                parameters(),
                assumed(assumption::checkpointBytesPerParameter, ValueUnit::Count),
                assumed(assumption::checkpointsKept, ValueUnit::Count),
                projectDays(Percentile::P50)};
        case CostComponent::Egress:
            return {parameters(), assumed(assumption::egressModelCopies, ValueUnit::Count)};
        }
        Q_UNREACHABLE();
    }

    const Evaluation& m_e;
    const World& m_world;
    AssumptionSet m_assumptions;
    const AcceleratorSizing& m_sizing;
    QString m_path;
};

} // namespace

std::vector<Derivation> deriveHeadlines(const Evaluation& evaluation, const World& world)
{
    const AcceleratorSizing* sizing = evaluation.chosenSizing();
    if (!sizing || !sizing->isUsable())
        return {};
    const Writer writer(evaluation, world, *evaluation.chosen);
    std::vector<Derivation> out{
        writer.projectGpuHours(Percentile::P50), writer.projectDays(Percentile::P50)};
    if (const OfferRow* row = evaluation.quotedRow())
        out.push_back(writer.cost(*row, Percentile::P50));
    return out;
}

std::vector<Derivation> deriveEverything(const Evaluation& evaluation, const World& world)
{
    std::vector<Derivation> out;
    for (std::size_t i = 0; i < evaluation.sizing.size(); ++i) {
        const Writer writer(evaluation, world, i);
        const AcceleratorSizing& sizing = evaluation.sizing.at(i);
        if (i == 0) {
            out.push_back(writer.parameters());
            out.push_back(writer.flops());
        }
        for (Derivation& fact : writer.card())
            out.push_back(std::move(fact));
        for (Derivation& counted : writer.evidence())
            out.push_back(std::move(counted));
        if (sizing.gpusForMemory.value() > 0)
            out.push_back(writer.gpusForMemory());
        if (!sizing.precisionSupported || sizing.gpus.value() <= 0)
            continue;
        out.push_back(writer.memory());
        for (const Percentile p : {Percentile::P10, Percentile::P50, Percentile::P90}) {
            out.push_back(writer.mfu(p));
            out.push_back(writer.steadyGpuHours(p));
            out.push_back(writer.projectGpuHours(p));
        }
    }
    if (const OfferRow* row = evaluation.quotedRow(); row && evaluation.chosen) {
        const Writer writer(evaluation, world, *evaluation.chosen);
        for (const Percentile p : {Percentile::P10, Percentile::P50, Percentile::P90})
            out.push_back(writer.cost(*row, p));
    }
    return out;
}

} // namespace suanchou
