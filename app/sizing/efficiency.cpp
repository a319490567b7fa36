// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/efficiency.h"

#include "app/base/csv.h"
#include "app/base/statistics.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

Range<double> quantiles(const std::vector<double>& sorted)
{
    return {
        quantileOfSorted(sorted, 0.1),
        quantileOfSorted(sorted, 0.5),
        quantileOfSorted(sorted, 0.9),
    };
}

Range<Utilisation> asUtilisation(const Range<double>& range)
{
    return range.map([](double v) { return Utilisation(v); });
}

/// What a card without rows may reach: any measured card's median, every card alike, times any row
/// of a well-measured card over its own median.
Range<double> unmeasuredCard(
    const std::vector<double>& cardMedians, const std::vector<double>& relative)
{
    const Range<double> spread =
        relative.empty() ? Range<double>{1.0, 1.0, 1.0} : quantiles(relative);
    std::vector<double> outcomes;
    outcomes.reserve(cardMedians.size() * std::max<std::size_t>(relative.size(), 1));
    for (const double median : cardMedians) {
        outcomes.push_back(median * spread.p50);
        for (const double row : relative)
            outcomes.push_back(median * row);
    }
    std::sort(outcomes.begin(), outcomes.end());
    Range<double> range = quantiles(outcomes);
    range.p50 = quantileOfSorted(cardMedians, 0.5);
    range.p10 = std::min(range.p10, range.p50);
    range.p90 = std::max(range.p90, range.p50);
    return range;
}

} // namespace

Result<EfficiencyTable> EfficiencyTable::parse(const QByteArray& csv, const HardwareTable& hardware)
{
    const auto damaged = [](std::vector<Error> causes) {
        return fail(Error{
            ErrorCode::ResourceDamaged,
            {{QStringLiteral("table"), QStringLiteral("throughput")}},
            std::move(causes)});
    };
    const Result<CsvTable> table = CsvTable::parse(csv);
    if (!table)
        return damaged({table.error()});
    const Status columns = table->requireColumns(
        {QStringLiteral("id"),
         QStringLiteral("set"),
         QStringLiteral("accelerator"),
         QStringLiteral("precision"),
         QStringLiteral("experts"),
         QStringLiteral("tokens_per_s_per_gpu"),
         QStringLiteral("flops_per_token"),
         QStringLiteral("source")});
    if (!columns)
        return damaged({columns.error()});

    std::vector<Error> errors;
    std::vector<ThroughputRow> rows;
    rows.reserve(static_cast<std::size_t>(table->rowCount()));
    for (qsizetype i = 0; i < table->rowCount(); ++i) {
        // LoRA does other work per token, and one sweep of toy shapes would outvote everybody.
        if (table->cell(i, QStringLiteral("set")) != QLatin1String("core"))
            continue;
        const auto number = [&](const QString& column) {
            bool ok = false;
            const double value = table->cell(i, column).toDouble(&ok);
            if (!ok || !(value > 0))
                errors.push_back(table->cellError(i, column));
            return value;
        };
        rows.push_back(
            {.id = table->cell(i, QStringLiteral("id")),
             .accelerator = table->cell(i, QStringLiteral("accelerator")),
             .precision = table->cell(i, QStringLiteral("precision")),
             .source = table->cell(i, QStringLiteral("source")),
             .moe = !table->cell(i, QStringLiteral("experts")).isEmpty(),
             .tokensPerSecondPerGpu = number(QStringLiteral("tokens_per_s_per_gpu")),
             .flopsPerToken = FlopsPerToken(number(QStringLiteral("flops_per_token")))});
    }
    if (!errors.empty())
        return damaged(std::move(errors));
    return build(rows, hardware);
}

EfficiencyTable EfficiencyTable::build(
    const std::vector<ThroughputRow>& rows, const HardwareTable& hardware)
{
    EfficiencyTable table;
    std::map<Key, QSet<QString>> sources;
    for (const ThroughputRow& row : rows) {
        const Accelerator* card = hardware.resolve(row.accelerator).accelerator;
        if (!card)
            continue;
        const double mfu =
            row.tokensPerSecondPerGpu * row.flopsPerToken.value() / card->peak16().value();
        const Key key{card->name, row.precision, row.moe};
        table.m_groups[key].mfu.push_back(mfu);
        sources[key].insert(row.source);
    }
    for (auto& [key, group] : table.m_groups) {
        std::sort(group.mfu.begin(), group.mfu.end());
        group.sources = static_cast<int>(sources[key].size());
        const double median = quantileOfSorted(group.mfu, 0.5);
        Pool& pool = table.m_pools[{std::get<1>(key), std::get<2>(key)}];
        pool.cardMedians.push_back(median);
        if (static_cast<int>(group.mfu.size()) >= enoughRows) {
            std::transform(
                group.mfu.begin(),
                group.mfu.end(),
                std::back_inserter(pool.relative),
                [median](double mfu) { return mfu / median; });
        }
    }
    for (auto& [key, pool] : table.m_pools) {
        std::sort(pool.cardMedians.begin(), pool.cardMedians.end());
        std::sort(pool.relative.begin(), pool.relative.end());
        pool.otherCard = unmeasuredCard(pool.cardMedians, pool.relative);
    }
    return table;
}

Efficiency EfficiencyTable::find(
    const QString& accelerator, const QString& precision, bool moe) const
{
    const auto pool = m_pools.find({precision, moe});
    if (pool == m_pools.end())
        return {};
    const auto own = m_groups.find({accelerator, precision, moe});
    if (own == m_groups.end())
        return {.mfu = asUtilisation(pool->second.otherCard), .kind = EvidenceKind::None};
    const Group& group = own->second;
    const int rows = static_cast<int>(group.mfu.size());
    if (rows >= enoughRows) {
        return {
            .mfu = asUtilisation(quantiles(group.mfu)),
            .kind = EvidenceKind::Measured,
            .rows = rows,
            .sources = group.sources};
    }
    // Few rows agree by luck: keep their median, take the spread from the cards that have been
    // measured often, wider by the doubt about a median of so few (a new draw around a centre
    // known from n draws spreads √(1 + 1/n) times as far, in logarithms).
    const double median = quantileOfSorted(group.mfu, 0.5);
    Range<double> range{group.mfu.front(), median, group.mfu.back()};
    if (!pool->second.relative.empty()) {
        const Range<double> spread = quantiles(pool->second.relative);
        const double wider = std::sqrt(1.0 + 1.0 / rows);
        range.p10 = std::min(range.p10, median * std::pow(spread.p10, wider));
        range.p90 = std::max(range.p90, median * std::pow(spread.p90, wider));
    }
    return {
        .mfu = asUtilisation(range),
        .kind = EvidenceKind::Thin,
        .rows = rows,
        .sources = group.sources};
}

} // namespace suanchou
