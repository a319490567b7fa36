// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/derivecost.h"

#include "app/plan/assumptionids.h"

#include <algorithm>

namespace suanchou {

namespace {

QString lineId(CostComponent component)
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

/// The rate of a conversion, with the day and the publisher.
Derivation rateOf(const Conversion& conversion, const QString& path)
{
    const ExchangeRate& rate = conversion.rate;
    Source source = plain(
        SourceKind::Published,
        currencyCode(rate.from) % u'/' % currencyCode(rate.to) % QStringLiteral(", ") %
            rate.source);
    source.asOf = rate.asOf.text;
    return leaf(
        QStringLiteral("exchange_rate"),
        path + QStringLiteral(".exchange_rate"),
        rate.rate.toDouble(),
        ValueUnit::Count,
        std::move(source));
}

QString wholeQuantityExpression(LineUnit unit)
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
        return QStringLiteral("(text_bytes + parameters × checkpoint_bytes_per_parameter × "
                              "checkpoints_kept) × months");
    case LineUnit::GigabyteDay:
        return QStringLiteral(
            "(text_bytes + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × whole "
            "days");
    case LineUnit::Gigabyte:
        return QStringLiteral("parameters × 2 × egress_model_copies");
    }
    Q_UNREACHABLE();
}

QString quantityExpression(const CostLine& line)
{
    QString whole = wholeQuantityExpression(line.unit);
    if (!line.tier)
        return whole;
    const QString end = line.tier->upTo ? QString::number(line.tier->upTo->toDouble()) : QString();
    return QStringLiteral("%1, tier %2–%3")
        .arg(whole, QString::number(line.tier->from.toDouble()), end);
}

} // namespace

std::size_t sizingIndex(const Evaluation& evaluation, const QString& accelerator)
{
    const auto& sizing = evaluation.sizing;
    const auto found =
        std::find_if(sizing.begin(), sizing.end(), [&](const AcceleratorSizing& each) {
            return each.accelerator == accelerator;
        });
    Q_ASSERT(found != sizing.end());
    return static_cast<std::size_t>(found - sizing.begin());
}

CostDerivations::CostDerivations(
    const DerivationContext& context, const OfferRow& row, const QString& prefix)
    : m_context(context)
    , m_work(context)
    , m_sizing(context, sizingIndex(context.evaluation, row.offer.accelerator))
    , m_row(row)
    , m_prefix(prefix)
{
}

Derivation CostDerivations::cost(Percentile p) const
{
    std::vector<Derivation> lines;
    QStringList names;
    for (const CostComponent component :
         {CostComponent::Gpu, CostComponent::Storage, CostComponent::Egress}) {
        std::vector<const CostLine*> parts;
        for (const CostLine& line : m_row.cost->lines) {
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
        p == Percentile::P50 ? std::move(lines) : std::vector<Derivation>{m_sizing.projectDays(p)};
    if (p != Percentile::P50)
        inputs.push_back(cost(Percentile::P50));
    return node(
        QStringLiteral("cost"),
        pathOf(nameOf(p)),
        expression,
        at(m_row.cost->total, p).toMajor(),
        ValueUnit::Money,
        std::move(inputs));
}

Derivation CostDerivations::componentAmount(
    const QString& id, const std::vector<const CostLine*>& parts) const
{
    const QString path = pathOf(id);
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

Derivation CostDerivations::lineAmount(
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
        inputs.push_back(m_context.assumed(assumption::vatRate));
    }
    return node(
        id, path, expression, line.amount->gross.toMajor(), ValueUnit::Money, std::move(inputs));
}

std::vector<Derivation> CostDerivations::quantityInputs(const CostLine& line) const
{
    switch (line.component) {
    case CostComponent::Gpu:
        return {m_sizing.projectDays(Percentile::P50), m_sizing.gpus()};
    case CostComponent::Storage:
        return {
            m_work.textBytes(),
            m_work.parameters(),
            m_context.assumed(assumption::checkpointBytesPerParameter),
            m_context.assumed(assumption::checkpointsKept),
            m_sizing.projectDays(Percentile::P50)};
    case CostComponent::Egress:
        return {m_work.parameters(), m_context.assumed(assumption::egressModelCopies)};
    }
    Q_UNREACHABLE();
}

Derivation CostDerivations::gpuCost() const
{
    return lineAmount(
        lineId(CostComponent::Gpu), pathOf(lineId(CostComponent::Gpu)), m_row.cost->lines.front());
}

Derivation CostDerivations::paidGpuHours() const
{
    const CostLine& line = m_row.cost->lines.front();
    std::vector<Derivation> inputs = quantityInputs(line);
    inputs.push_back(leaf(
        QStringLiteral("instance_gpus"),
        pathOf(QStringLiteral("instance_gpus")),
        m_row.offer.gpus,
        ValueUnit::Gpus,
        priceSource(line)));
    return node(
        QStringLiteral("paid_gpu_hours"),
        pathOf(QStringLiteral("paid_gpu_hours")),
        QStringLiteral("hours of ") + wholeQuantityExpression(line.unit) +
            QStringLiteral(", × instance_gpus"),
        m_row.cost->paidGpuHours.value(),
        ValueUnit::GpuHour,
        std::move(inputs));
}

Derivation CostDerivations::gpuUnitPrice() const
{
    return unitPrice(m_row.cost->lines.front(), pathOf(lineId(CostComponent::Gpu)));
}

/// The price as published, or what became of it at the exchange rate.
Derivation CostDerivations::unitPrice(const CostLine& line, const QString& path) const
{
    const auto published = [&](const char* id, const UnitPrice& price) {
        const QString name = QString::fromLatin1(id);
        return leaf(
            name,
            QString(path % u'.' % name),
            price.value.toDouble(),
            ValueUnit::UnitPrice,
            priceSource(line));
    };
    if (!line.conversion)
        return published("unit_price", *line.price);
    const bool multiplied = line.conversion->rate.from == line.conversion->original.currency;
    return node(
        QStringLiteral("unit_price"),
        path + QStringLiteral(".unit_price"),
        multiplied ? QStringLiteral("original_price × exchange_rate")
                   : QStringLiteral("original_price / exchange_rate"),
        line.price->value.toDouble(),
        ValueUnit::UnitPrice,
        {published("original_price", line.conversion->original), rateOf(*line.conversion, path)});
}

Source CostDerivations::priceSource(const CostLine& line) const
{
    const bool own = line.component == CostComponent::Gpu && !m_row.offer.receivedQuote.isEmpty();
    return {
        .kind = own ? SourceKind::OwnQuote : SourceKind::PublicPrice,
        .text = {line.source, line.source},
        .asOf = line.asOf.text};
}

QString CostDerivations::pathOf(const QString& name) const
{
    return QString(m_prefix % QStringLiteral("cost.") % name);
}

} // namespace suanchou
