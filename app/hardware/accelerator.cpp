// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hardware/accelerator.h"

#include "app/base/csv.h"

namespace suanchou {

namespace {

Error damaged(const QString& table, Error cause)
{
    return Error{
        ErrorCode::ResourceDamaged, {{QStringLiteral("table"), table}}, {std::move(cause)}};
}

/// The number of a cell: absent where empty, an error where not a positive number.
std::optional<double> positive(
    const CsvTable& table, qsizetype row, const QString& column, std::vector<Error>& errors)
{
    const QString text = table.cell(row, column);
    if (text.isEmpty())
        return std::nullopt;
    bool ok = false;
    const double value = text.toDouble(&ok);
    if (!ok || !(value > 0)) {
        errors.push_back(table.cellError(row, column));
        return std::nullopt;
    }
    return value;
}

/// "8" → 8, "4-8" → 8.
int upperEnd(const QString& text)
{
    bool ok = false;
    const int value = text.section(u'-', -1).toInt(&ok);
    return ok && value > 0 ? value : 1;
}

} // namespace

std::optional<Confidence> confidenceFromName(const QString& name)
{
    for (const Confidence c : {Confidence::Low, Confidence::Medium, Confidence::High}) {
        if (name == confidenceName(c))
            return c;
    }
    return std::nullopt;
}

QLatin1String confidenceName(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Low:
        return QLatin1String("low");
    case Confidence::Medium:
        return QLatin1String("medium");
    case Confidence::High:
        return QLatin1String("high");
    }
    Q_UNREACHABLE();
}

FlopsPerSecond Accelerator::peak16() const
{
    Q_ASSERT(bf16Peak || fp16Peak);
    return bf16Peak ? *bf16Peak : *fp16Peak;
}

bool Accelerator::supports(const QString& precision) const
{
    if (precision == QLatin1String("bf16"))
        return bf16Peak.has_value();
    if (precision == QLatin1String("fp16"))
        return fp16Peak.has_value();
    const bool nvidia = vendor == QLatin1String("NVIDIA");
    // Block-scaled formats came with the generation that also multiplies in 4 bits.
    if (precision == QLatin1String("mxfp8"))
        return fp8Peak.has_value() && fp4Peak.has_value();
    if (precision == QLatin1String("nvfp4"))
        return nvidia && fp4Peak.has_value();
    if (precision.contains(QLatin1String("fp8")))
        return fp8Peak.has_value();
    if (precision.contains(QLatin1String("fp4")))
        return fp4Peak.has_value();
    return false;
}

Result<HardwareTable> HardwareTable::parse(
    const QByteArray& acceleratorCsv, const QByteArray& aliasCsv)
{
    const Result<CsvTable> cards = CsvTable::parse(acceleratorCsv);
    if (!cards)
        return fail(damaged(QStringLiteral("accelerators"), cards.error()));
    const Result<CsvTable> aliases = CsvTable::parse(aliasCsv);
    if (!aliases)
        return fail(damaged(QStringLiteral("aliases"), aliases.error()));

    HardwareTable table;
    std::vector<Error> errors;
    for (qsizetype row = 0; row < cards->rowCount(); ++row) {
        const auto number = [&](const char* column) {
            return positive(*cards, row, QString::fromLatin1(column), errors);
        };
        const auto peak = [&](const char* column) -> std::optional<FlopsPerSecond> {
            const auto value = number(column);
            return value ? std::optional(teraflops(*value)) : std::nullopt;
        };
        Accelerator card;
        card.name = cards->cell(row, QStringLiteral("name"));
        card.vendor = cards->cell(row, QStringLiteral("vendor"));
        card.formFactor = cards->cell(row, QStringLiteral("form_factor"));
        card.memory = gigabytes(number("memory_gb").value_or(0));
        if (const auto bandwidth = number("memory_gbps"))
            card.memoryBandwidth = BytesPerSecond(*bandwidth * 1e9);
        card.bf16Peak = peak("bf16_dense_tflops");
        card.fp16Peak = peak("fp16_dense_tflops");
        card.fp8Peak = peak("fp8_dense_tflops");
        card.fp4Peak = peak("fp4_dense_tflops");
        card.nodeGpus = upperEnd(cards->cell(row, QStringLiteral("node_gpus")));
        card.china = cards->cell(row, QStringLiteral("china"));
        card.source = cards->cell(row, QStringLiteral("source"));
        const auto confidence = confidenceFromName(cards->cell(row, QStringLiteral("confidence")));
        if (!confidence)
            errors.push_back(cards->cellError(row, QStringLiteral("confidence")));
        card.confidence = confidence.value_or(Confidence::Low);
        if (card.name.isEmpty() || card.memory.value() <= 0)
            errors.push_back(cards->cellError(row, QStringLiteral("name")));
        if (!card.bf16Peak && !card.fp16Peak)
            errors.push_back(cards->cellError(row, QStringLiteral("bf16_dense_tflops")));
        table.m_byName.insert(card.name.toCaseFolded(), {table.m_accelerators.size(), {}});
        table.m_accelerators.push_back(std::move(card));
    }
    for (qsizetype row = 0; row < aliases->rowCount(); ++row) {
        const auto target = table.m_byName.constFind(
            aliases->cell(row, QStringLiteral("accelerator")).toCaseFolded());
        if (target == table.m_byName.constEnd()) {
            errors.push_back(aliases->cellError(row, QStringLiteral("accelerator")));
            continue;
        }
        const std::size_t index = target->index;
        const QString alias = aliases->cell(row, QStringLiteral("alias")).toCaseFolded();
        if (!table.m_byName.contains(alias))
            table.m_byName.insert(alias, {index, aliases->cell(row, QStringLiteral("assumed"))});
    }
    if (!errors.empty())
        return fail(Error{
            ErrorCode::ResourceDamaged,
            {{QStringLiteral("table"), QStringLiteral("accelerators")}},
            std::move(errors)});
    return table;
}

ResolvedAccelerator HardwareTable::resolve(const QString& name) const
{
    const auto found = m_byName.constFind(name.trimmed().toCaseFolded());
    if (found == m_byName.constEnd())
        return {};
    return {&m_accelerators.at(found->index), found->assumed};
}

QStringList HardwareTable::names() const
{
    QStringList names = m_byName.keys();
    names.sort();
    return names;
}

} // namespace suanchou
