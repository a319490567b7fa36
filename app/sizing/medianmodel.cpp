// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/medianmodel.h"

#include "app/base/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace suanchou {

namespace {

/// Rounds over all factors; after these no effect moves by more than a percent.
constexpr int sweeps = 8;
/// Rows at which one source counts as half a well-measured source.
constexpr double rowsOfHalfSource = 4.0;
/// Well-measured sources at which a group's own scatter is believed by half.
constexpr double scatterPull = 1.0;
/// The model has seen the rows whose scatter it reports, so they lie closer than fresh ones: with
/// this factor 80 to 90 % of them are inside.
constexpr double widening = 1.1;

struct Weighted
{
    double value;
    double weight;

    friend bool operator<(const Weighted& a, const Weighted& b)
    {
        return std::pair(a.value, a.weight) < std::pair(b.value, b.weight);
    }
};

/// The smallest value with half of the weight at or below it. Precondition: not empty.
double weightedMedian(std::vector<Weighted>& values)
{
    std::sort(values.begin(), values.end());
    double half = 0;
    for (const Weighted& each : values)
        half += each.weight / 2.0;
    double below = 0;
    for (const Weighted& each : values) {
        below += each.weight;
        if (below >= half)
            return each.value;
    }
    return values.back().value;
}

/// Rows by source, counted as well-measured sources.
double sourcesBehind(const std::map<int, int>& rowsBySource)
{
    double sum = 0;
    for (const auto& [source, rows] : rowsBySource)
        sum += rows / (rows + rowsOfHalfSource);
    return sum;
}

/// The levels of one factor, numbered, with what the fit needs of each.
struct Column
{
    std::vector<int> levels;        ///< by number
    std::vector<std::size_t> level; ///< number of each observation's level
    std::vector<double> belief;     ///< 0 to 1, by number
    std::vector<double> effect;     ///< by number
};

Column columnOf(const std::vector<MedianObservation>& observations, std::size_t factor, double pull)
{
    std::map<int, std::map<int, int>> rows;
    for (const MedianObservation& each : observations)
        ++rows[each.levels[factor]][each.source];
    Column column;
    std::map<int, std::size_t> number;
    for (const auto& [level, bySource] : rows) {
        number[level] = column.levels.size();
        column.levels.push_back(level);
        const double sources = sourcesBehind(bySource);
        column.belief.push_back(sources / (sources + pull));
    }
    column.effect.assign(column.levels.size(), 0.0);
    column.level.reserve(observations.size());
    for (const MedianObservation& each : observations)
        column.level.push_back(number[each.levels[factor]]);
    return column;
}

std::vector<double> weightsOf(const std::vector<MedianObservation>& observations)
{
    constexpr double power = -0.8;
    std::map<int, int> rows;
    for (const MedianObservation& each : observations)
        ++rows[each.source];
    std::vector<double> weights;
    weights.reserve(observations.size());
    for (const MedianObservation& each : observations)
        weights.push_back(std::pow(rows[each.source], power));
    return weights;
}

/// Medians of what the other factors leave, level by level; the rest is updated in place.
void polish(Column& column, std::vector<double>& rest, const std::vector<double>& weights)
{
    std::vector<std::vector<Weighted>> byLevel(column.levels.size());
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const std::size_t level = column.level[i];
        byLevel[level].push_back({rest[i] + column.effect[level], weights[i]});
    }
    std::vector<double> change(column.levels.size());
    for (std::size_t level = 0; level < byLevel.size(); ++level) {
        const double effect = weightedMedian(byLevel[level]) * column.belief[level];
        change[level] = effect - column.effect[level];
        column.effect[level] = effect;
    }
    for (std::size_t i = 0; i < rest.size(); ++i)
        rest[i] -= change[column.level[i]];
}

} // namespace

MedianModel MedianModel::fit(
    const std::vector<MedianObservation>& observations, const std::vector<double>& pulls)
{
    MedianModel model;
    const std::vector<double> weights = weightsOf(observations);
    std::vector<double> rest;
    rest.reserve(observations.size());
    for (const MedianObservation& each : observations) {
        assert(each.levels.size() == pulls.size());
        rest.push_back(each.value);
    }
    std::vector<Column> columns;
    columns.reserve(pulls.size());
    for (std::size_t factor = 0; factor < pulls.size(); ++factor)
        columns.push_back(columnOf(observations, factor, pulls[factor]));
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (Column& column : columns)
            polish(column, rest, weights);
    }

    for (const Column& column : columns) {
        Factor factor;
        for (std::size_t level = 0; level < column.levels.size(); ++level)
            factor.effects[column.levels[level]] = column.effect[level];
        std::vector<double> effects = column.effect;
        std::sort(effects.begin(), effects.end());
        if (!effects.empty()) {
            const double middle = quantileOfSorted(effects, 0.5);
            factor.below = middle - quantileOfSorted(effects, 0.1);
            factor.above = quantileOfSorted(effects, 0.9) - middle;
        }
        model.m_factors.push_back(std::move(factor));
    }

    std::map<std::pair<std::size_t, int>, std::vector<double>> left;
    std::map<std::pair<std::size_t, int>, std::map<int, int>> rows;
    for (std::size_t i = 0; i < observations.size(); ++i) {
        const std::vector<int>& groups = observations[i].groups;
        for (std::size_t depth = 0; depth < groups.size(); ++depth) {
            left[{depth, groups[depth]}].push_back(rest[i]);
            ++rows[{depth, groups[depth]}][observations[i].source];
        }
    }
    for (auto& [group, values] : left) {
        std::sort(values.begin(), values.end());
        model.m_scatter[group] = {
            -quantileOfSorted(values, 0.1),
            quantileOfSorted(values, 0.9),
            sourcesBehind(rows[group])};
    }
    return model;
}

double MedianModel::sum(const std::vector<int>& levels) const
{
    assert(levels.size() == m_factors.size());
    double sum = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto effect = m_factors[i].effects.find(levels[i]);
        if (effect != m_factors[i].effects.end())
            sum += effect->second;
    }
    return sum;
}

MedianEstimate MedianModel::estimate(
    const std::vector<int>& levels, const std::vector<int>& groups) const
{
    double below = 0;
    double above = 0;
    bool coarsest = true;
    for (std::size_t depth = 0; depth < groups.size(); ++depth) {
        const auto found = m_scatter.find({depth, groups[depth]});
        if (found == m_scatter.end())
            continue;
        const Scatter& own = found->second;
        const double belief = coarsest ? 1.0 : own.sources / (own.sources + scatterPull);
        below += belief * (own.below - below);
        above += belief * (own.above - above);
        coarsest = false;
    }
    below = std::max(below, 0.0) * widening;
    above = std::max(above, 0.0) * widening;
    for (std::size_t i = 0; i < m_factors.size(); ++i) {
        const Factor& factor = m_factors[i];
        if (!factor.effects.contains(levels[i])) {
            below = std::hypot(below, factor.below);
            above = std::hypot(above, factor.above);
        }
    }
    const double value = sum(levels);
    return {value - below, value, value + above};
}

} // namespace suanchou
