// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/derive.h"

#include "app/plan/assumptionids.h"

namespace suanchou {

namespace {

Derivation leaf(const QString& id, double value, ValueUnit unit, Source source)
{
    return {.id = id, .value = value, .unit = unit, .source = std::move(source)};
}

Derivation node(
    const QString& id,
    const QString& expression,
    double value,
    ValueUnit unit,
    std::vector<Derivation> inputs)
{
    return {
        .id = id,
        .expression = expression,
        .value = value,
        .unit = unit,
        .source = {},
        .inputs = std::move(inputs)};
}

Source planInput()
{
    return {.kind = SourceKind::PlanInput};
}

Source plain(SourceKind kind, const QString& text)
{
    return {.kind = kind, .text = {text, text}};
}

/// Writes the trees of one evaluation.
class Writer
{
public:
    Writer(const Evaluation& evaluation, const World& world)
        : m_e(evaluation)
        , m_world(world)
        , m_assumptions(world.assumptions, evaluation.plan.assumptions)
        , m_sizing(*evaluation.chosenSizing())
    {
    }

    [[nodiscard]] Derivation projectGpuHours() const
    {
        return node(
            QStringLiteral("project_gpu_hours"),
            QStringLiteral("gpus × project_days × 24"),
            m_sizing.projectGpuHours.p50.value(),
            ValueUnit::GpuHour,
            {gpus(), projectDays()});
    }

    [[nodiscard]] Derivation projectDays() const
    {
        return node(
            QStringLiteral("project_days"),
            QStringLiteral("steady_days / run_factor"),
            m_sizing.projectDays.p50.value(),
            ValueUnit::Day,
            {steadyDays(), assumed(assumption::runFactor, ValueUnit::Fraction)});
    }

    [[nodiscard]] Derivation cost(const OfferRow& row) const
    {
        std::vector<Derivation> lines;
        QStringList names;
        for (const CostLine& line : row.cost->lines) {
            if (!line.amount)
                continue;
            const QString id = lineId(line.component);
            names.append(id);
            lines.push_back(lineAmount(id, line));
        }
        return node(
            QStringLiteral("cost"),
            names.join(QStringLiteral(" + ")),
            row.cost->total.p50.toMajor(),
            ValueUnit::Money,
            std::move(lines));
    }

private:
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
        return leaf(QString(id), m_assumptions.value(id), unit, std::move(source));
    }

    [[nodiscard]] Derivation gpus() const
    {
        const bool given = m_e.plan.stages.front().gpus.has_value();
        return leaf(
            QStringLiteral("gpus"),
            m_sizing.gpus.value(),
            ValueUnit::Gpus,
            given ? planInput()
                  : Source{
                        .kind = SourceKind::Computed,
                        .text = {
                            QStringLiteral("fewest that fit the memory and meet the deadline"),
                            QStringLiteral("装得下且按期的最少卡数")}});
    }

    [[nodiscard]] Derivation steadyDays() const
    {
        return node(
            QStringLiteral("steady_days"),
            QStringLiteral("flops / (gpus × peak × mfu) / 86400"),
            m_sizing.steadyDays.p50.value(),
            ValueUnit::Day,
            {flops(), gpus(), peak(), mfu()});
    }

    [[nodiscard]] Derivation flops() const
    {
        return node(
            QStringLiteral("flops"),
            QStringLiteral("flops_per_token × tokens"),
            m_e.work.flops.value(),
            ValueUnit::Flop,
            {flopsPerToken(), tokens()});
    }

    [[nodiscard]] Derivation flopsPerToken() const
    {
        const ModelFacts& model = m_e.work.model;
        const Source shape = model.source.isEmpty()
            ? Source{.kind = SourceKind::Assumed, .text = {QStringLiteral("usual proportions of a dense model of this size"), QStringLiteral("该规模密集模型的通常比例")}}
            : plain(SourceKind::Published, model.shapeName + QStringLiteral(", ") + model.source);
        const Source size = model.name.isEmpty() ? planInput() : shape;
        return node(
            QStringLiteral("flops_per_token"),
            QStringLiteral("6 × (active_parameters − input_embedding) + 6 × layers × seq_len × "
                           "attention_width"),
            m_e.work.flopsPerToken.value(),
            ValueUnit::FlopPerToken,
            {leaf(
                 QStringLiteral("active_parameters"),
                 model.parameters.active.value(),
                 ValueUnit::Parameters,
                 size),
             leaf(
                 QStringLiteral("input_embedding"),
                 model.parameters.inputEmbedding.value(),
                 ValueUnit::Parameters,
                 shape),
             leaf(QStringLiteral("layers"), model.shape.layers, ValueUnit::Count, shape),
             leaf(QStringLiteral("seq_len"), m_e.work.sequence, ValueUnit::Count, planInput()),
             leaf(
                 QStringLiteral("attention_width"),
                 model.shape.attentionWidth(),
                 ValueUnit::Count,
                 shape)});
    }

    [[nodiscard]] Derivation tokens() const
    {
        const Stage& stage = m_e.plan.stages.front();
        const double value = m_e.work.tokens.value();
        const Derivation epochs =
            leaf(QStringLiteral("epochs"), stage.epochs, ValueUnit::Count, planInput());
        if (const auto* bytes = std::get_if<Bytes>(&stage.data)) {
            const QLatin1String ratio = stage.language == TextLanguage::Chinese
                ? assumption::bytesPerTokenChinese
                : stage.language == TextLanguage::English ? assumption::bytesPerTokenEnglish
                                                          : assumption::bytesPerTokenCode;
            return node(
                QStringLiteral("tokens"),
                QStringLiteral("text_bytes / %1 × epochs").arg(ratio),
                value,
                ValueUnit::Tokens,
                {leaf(
                     QStringLiteral("text_bytes"),
                     bytes->value(),
                     ValueUnit::Gigabytes,
                     planInput()),
                 assumed(ratio, ValueUnit::Count),
                 epochs});
        }
        if (stage.epochs != 1.0)
            return node(
                QStringLiteral("tokens"),
                QStringLiteral("data_tokens × epochs"),
                value,
                ValueUnit::Tokens,
                {leaf(
                     QStringLiteral("data_tokens"),
                     value / stage.epochs,
                     ValueUnit::Tokens,
                     planInput()),
                 epochs});
        return leaf(QStringLiteral("tokens"), value, ValueUnit::Tokens, planInput());
    }

    [[nodiscard]] Derivation peak() const
    {
        const Accelerator* card = m_world.hardware.resolve(m_sizing.accelerator).accelerator;
        return leaf(
            QStringLiteral("peak"),
            card->peak16().value(),
            ValueUnit::TeraflopsPerSecond,
            plain(SourceKind::Published, card->source));
    }

    [[nodiscard]] Derivation mfu() const
    {
        const Efficiency& efficiency = m_sizing.efficiency;
        const bool own = efficiency.kind != EvidenceKind::None;
        return leaf(
            QStringLiteral("mfu"),
            efficiency.mfu.p50.value(),
            ValueUnit::Fraction,
            { .kind = own ? SourceKind::Measured : SourceKind::Assumed,
              .text = own
                  ? LocalText { QStringLiteral("median of published measurements, %1 sources")
                                    .arg(efficiency.sources),
                                QStringLiteral("公开实测的中位数，%1 个来源").arg(efficiency.sources) }
                  : LocalText { QStringLiteral("no published measurement of this card: median over others"),
                                QStringLiteral("该卡无公开实测，取其他卡的中位数") },
              .count = efficiency.rows });
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
    [[nodiscard]] static Derivation unitPrice(const CostLine& line)
    {
        const QString id = QStringLiteral("unit_price");
        const auto published = [&line](const QString& name, const UnitPrice& price) {
            return leaf(
                name,
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
            rate.from == line.conversion->original.currency
                ? QStringLiteral("original_price × exchange_rate")
                : QStringLiteral("original_price / exchange_rate"),
            line.price->value.toDouble(),
            ValueUnit::UnitPrice,
            {published(QStringLiteral("original_price"), line.conversion->original),
             leaf(
                 QStringLiteral("exchange_rate"),
                 rate.rate.toDouble(),
                 ValueUnit::Count,
                 std::move(source))});
    }

    [[nodiscard]] Derivation lineAmount(const QString& id, const CostLine& line) const
    {
        std::vector<Derivation> inputs{
            node(
                QStringLiteral("quantity"),
                quantityExpression(line.unit),
                line.quantity.toDouble(),
                ValueUnit::Count,
                quantityInputs(line)),
            unitPrice(line),
        };
        QString expression = QStringLiteral("quantity × unit_price");
        if (!line.priceIncludesTax) {
            expression += QStringLiteral(" × (1 + vat_rate)");
            inputs.push_back(assumed(assumption::vatRate, ValueUnit::Fraction));
        }
        return node(
            id, expression, line.amount->gross.toMajor(), ValueUnit::Money, std::move(inputs));
    }

    static QString quantityExpression(LineUnit unit)
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
            return QStringLiteral(
                "(text + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × months");
        case LineUnit::Gigabyte:
            return QStringLiteral("parameters × 2 × egress_model_copies");
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] std::vector<Derivation> quantityInputs(const CostLine& line) const
    {
        const Derivation parameters = leaf(
            QStringLiteral("parameters"),
            m_e.work.model.parameters.total.value(),
            ValueUnit::Parameters,
            m_e.work.model.name.isEmpty() ? planInput()
                                          : plain(SourceKind::Published, m_e.work.model.source));
        switch (line.component) {
        case CostComponent::Gpu:
            return {projectDays(), gpus()};
        case CostComponent::Storage:
            return {
                parameters,
                assumed(assumption::checkpointBytesPerParameter, ValueUnit::Count),
                assumed(assumption::checkpointsKept, ValueUnit::Count),
                projectDays()};
        case CostComponent::Egress:
            return {parameters, assumed(assumption::egressModelCopies, ValueUnit::Count)};
        }
        Q_UNREACHABLE();
    }

    const Evaluation& m_e;
    const World& m_world;
    AssumptionSet m_assumptions;
    const AcceleratorSizing& m_sizing;
};

} // namespace

std::vector<Derivation> deriveHeadlines(const Evaluation& evaluation, const World& world)
{
    const AcceleratorSizing* sizing = evaluation.chosenSizing();
    if (!sizing || !sizing->isUsable())
        return {};
    const Writer writer(evaluation, world);
    std::vector<Derivation> out{writer.projectGpuHours(), writer.projectDays()};
    if (const OfferRow* row = evaluation.quotedRow())
        out.push_back(writer.cost(*row));
    return out;
}

} // namespace suanchou
