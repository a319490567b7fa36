// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "app/base/quantity.h"

#include <optional>

namespace suanchou {

/// Number format of the matrix products.
enum class NumberFormat { Bf16, Fp16, Tf32, Fp8, Fp4 };

enum class TrainingTask {
    Pretraining,    ///< continued pretraining too
    FullFineTuning, ///< every weight moves
    Lora,           ///< frozen 16-bit or 8-bit base
    QuantizedLora,  ///< frozen 4-bit base
};

/// What a table says about activations that are computed twice.
enum class StatedRecompute { NotStated, None, Partly, Full };

/// What a table says about weights and states that are spread over the data-parallel cards.
enum class StatedSharding {
    NotStated,
    Replicated,
    States,               ///< ZeRO-1 or 2
    DistributedOptimizer, ///< ZeRO-1 as Megatron does it
    Everything,           ///< ZeRO-3, FSDP
};

/// One training set-up as a table states it: what is known before anybody has measured a speed.
/// Counts that are not stated are 0.
struct TrainingInput
{
    QString model;
    std::optional<ParameterCount> total;
    std::optional<ParameterCount> active;
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0;
    int ffnHidden = 0;
    int vocab = 0;
    int experts = 0;
    int expertsPerToken = 0;

    QString accelerator;
    int gpus = 0;
    std::optional<NumberFormat> format;
    int sequence = 0;
    int globalBatch = 0; ///< sequences
    int microBatch = 0;  ///< sequences
    int tensorParallel = 0;
    int pipelineParallel = 0;
    int contextParallel = 0;
    int expertParallel = 0;
    int virtualStages = 0;
    int accumulationSteps = 0;
    StatedSharding sharding = StatedSharding::NotStated;
    StatedRecompute recompute = StatedRecompute::NotStated;
    TrainingTask task = TrainingTask::Pretraining;
    int year = 0; ///< of the software
    std::optional<TokenCount> tokens;

    bool operator==(const TrainingInput&) const = default;
};

/// Whether only adapters move.
[[nodiscard]] inline bool isLora(TrainingTask task)
{
    return task == TrainingTask::Lora || task == TrainingTask::QuantizedLora;
}

/// The set-up of one row of a table of measurements or of runs, by the column names of both and of
/// resources/evidence/throughput.csv. Columns that are missing are not stated; others than the
/// set-up's are never looked at. A cell that is not empty and makes no sense, by itself or beside
/// another, refuses the row (CsvField, with what was expected).
Result<TrainingInput> readTrainingInput(const CsvTable& table, qsizetype row);

/// Whether readTrainingInput could find a card and the size of a model in some row;
/// CsvColumnMissing otherwise.
Status checkTrainingColumns(const CsvTable& table);

} // namespace suanchou
