// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/throughputpredictor.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

/// The bin of a positive number on a logarithmic scale, so many octaves wide. The edges lie off the
/// powers of two that people choose.
int octaves(double value, double width, double least, double most)
{
    const double bin = std::floor(std::log2(value) / width + 0.45);
    return static_cast<int>(std::clamp(bin, least, most));
}

int combined(int first, int second)
{
    constexpr int levels = 1000;
    return first * levels + second;
}

/// One level of each factor, in the order of factorPulls().
std::vector<int> levelsOf(const TrainingInput& input, const TrainingSetup& setup, int cardNumber)
{
    constexpr int oldestYear = 2021;
    constexpr int newestYear = 2026;
    constexpr int usualYear = 2024;
    constexpr int notStated = 0;
    const ParallelLayout& layout = setup.layout;
    const int lora = isLora(setup.task) ? 1 : 0;
    const int format = static_cast<int>(setup.format);
    const int moe = setup.moe ? 1 : 0;
    const double hidden = setup.model.shape.hidden;
    const double tokens = layout.microBatch * setup.sequence / layout.context;
    const double bubble =
        1.0 + (layout.pipeline - 1.0) / layout.virtualStages / layout.microBatches;
    const double sparsity = setup.model.parameters.total / setup.model.parameters.active;
    const int recompute = static_cast<int>(input.recompute);
    const int sharding = static_cast<int>(input.sharding);
    // What a stack recomputes unless told otherwise: known only by how it shards.
    const int habit = input.recompute == StatedRecompute::NotStated ? sharding : 0;
    // An unknown micro batch is a level of its own, not the 1 that the layout shows for it.
    const bool known =
        input.microBatch > 0 || (input.globalBatch > 0 && input.accumulationSteps > 0);
    const int work =
        known ? octaves(tokens * hidden * hidden / layout.tensor, 2, 14, 24) : notStated;
    return {
        lora,
        format,
        moe,
        cardNumber,
        combined(combined(lora, recompute), habit),
        combined(lora, known ? octaves(tokens, 1, 8, 15) : notStated),
        combined(lora, octaves(hidden, 0.5, 18, 28)),
        std::clamp(input.year > 0 ? input.year : usualYear, oldestYear, newestYear),
        sharding,
        combined(moe, octaves(setup.sequence, 1, 8, 17)),
        octaves(bubble, 0.25, 0, 6),
        setup.moe ? octaves(sparsity, 1, 0, 6) : -1,
        combined(lora, work),
        combined(layout.tensor > 1 ? 1 : 0, octaves(hidden / layout.tensor, 1, 5, 14)),
        combined(combined(combined(lora, format), moe), cardNumber),
    };
}

/// Sources at which half of an effect is believed. Task, format and kind of model have few levels
/// with many sources each; all others are pulled alike.
std::vector<double> factorPulls()
{
    constexpr std::size_t factors = 15;
    std::vector<double> pulls(factors, 0.5);
    pulls[0] = 0.0;
    pulls[1] = 0.1;
    pulls[2] = 0.1;
    return pulls;
}

/// Coarse to fine: all of this task, of this format and kind of model too, of this card too.
std::vector<int> groupsOf(const TrainingSetup& setup, int cardNumber)
{
    const int lora = isLora(setup.task) ? 1 : 0;
    const int kind = combined(combined(lora, static_cast<int>(setup.format)), setup.moe ? 1 : 0);
    return {lora, kind, combined(kind, cardNumber)};
}

int numberOf(const Accelerator& card, const HardwareTable& hardware)
{
    return static_cast<int>(&card - hardware.accelerators().data());
}

Range<double> utilisations(const MedianEstimate& logarithm)
{
    return {std::exp(logarithm.low), std::exp(logarithm.value), std::exp(logarithm.high)};
}

} // namespace

Result<ThroughputPredictor> ThroughputPredictor::parse(
    const QByteArray& evidenceCsv, const HardwareTable& hardware, const ModelLibrary& library)
{
    const auto damaged = [](std::vector<Error> causes) {
        return fail(Error{
            ErrorCode::ResourceDamaged,
            {{QStringLiteral("table"), QStringLiteral("throughput")}},
            std::move(causes)});
    };
    const QString rateColumn = QStringLiteral("tokens_per_s_per_gpu");
    const QString sourceColumn = QStringLiteral("source");
    const Result<CsvTable> table = CsvTable::parse(evidenceCsv);
    if (!table)
        return damaged({table.error()});
    const Status columns = checkTrainingColumns(*table).and_then([&] {
        return table->requireColumns({rateColumn, sourceColumn});
    });
    if (!columns)
        return damaged({columns.error()});
    std::vector<Error> errors;
    std::vector<MeasuredTraining> evidence;
    evidence.reserve(static_cast<std::size_t>(table->rowCount()));
    for (qsizetype row = 0; row < table->rowCount(); ++row) {
        Result<TrainingInput> input = readTrainingInput(*table, row);
        const double rate = table->cell(row, rateColumn).toDouble();
        if (!input)
            errors.push_back(input.error());
        else if (!(rate > 0) || !std::isfinite(rate))
            errors.push_back(table->cellError(row, rateColumn));
        else
            evidence.push_back(
                {std::move(*input), TokensPerSecond(rate), table->cell(row, sourceColumn)});
    }
    if (!errors.empty())
        return damaged(std::move(errors));
    return build(evidence, hardware, library);
}

ThroughputPredictor ThroughputPredictor::build(
    const std::vector<MeasuredTraining>& evidence,
    const HardwareTable& hardware,
    const ModelLibrary& library)
{
    std::vector<MedianObservation> observations;
    observations.reserve(evidence.size());
    QHash<QString, int> sources;
    for (const MeasuredTraining& each : evidence) {
        const Result<TrainingSetup> setup = completeSetup(each.input, hardware, library, {});
        if (!setup)
            continue;
        const int card = numberOf(*setup->card, hardware);
        const double mfu =
            each.rate.value() * setup->flopsPerToken.value() / setup->card->peak16().value();
        const auto source = sources.constFind(each.source);
        const int sourceNumber =
            source == sources.constEnd() ? static_cast<int>(sources.size()) : *source;
        sources.insert(each.source, sourceNumber);
        observations.push_back(
            {levelsOf(each.input, *setup, card),
             groupsOf(*setup, card),
             std::log(mfu),
             sourceNumber});
    }
    ThroughputPredictor predictor(hardware, library);
    predictor.m_efficiency = MedianModel::fit(observations, factorPulls());
    return predictor;
}

Result<ThroughputPrediction> ThroughputPredictor::predict(
    const TrainingInput& input, const MemoryAssumptions& assumptions) const
{
    Result<TrainingSetup> setup = completeSetup(input, m_hardware, m_library, assumptions);
    if (!setup)
        return fail(setup.error());
    const int card = numberOf(*setup->card, m_hardware);
    const MedianEstimate estimate =
        m_efficiency.estimate(levelsOf(input, *setup, card), groupsOf(*setup, card));
    const Range<double> mfu = utilisations(estimate);
    const double atPeak = setup->card->peak16().value() / setup->flopsPerToken.value();
    return ThroughputPrediction{
        .setup = std::move(*setup),
        .rate = mfu.map([&](double share) { return TokensPerSecond(share * atPeak); }),
        .mfu = mfu.map([](double share) { return Utilisation(share); }),
    };
}

Range<GpuHours> projectGpuHours(
    const ThroughputPrediction& prediction, TokenCount tokens, Utilisation runFactor)
{
    constexpr double lowRunFactor = 0.57;
    constexpr double highRunFactor = 0.92;
    const Range<TokensPerSecond>& rate = prediction.rate;
    const double hours = tokens.value() / rate.p50.value() / 3600.0 / runFactor.value();
    // Speed and run factor vary apart from each other.
    const double slower = std::hypot(
        std::log(rate.p50 / rate.p10), std::log(std::max(runFactor.value() / lowRunFactor, 1.0)));
    const double faster = std::hypot(
        std::log(rate.p90 / rate.p50), std::log(std::max(highRunFactor / runFactor.value(), 1.0)));
    return {
        GpuHours(hours * std::exp(-faster)),
        GpuHours(hours),
        GpuHours(hours * std::exp(slower)),
    };
}

} // namespace suanchou
