// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hardware/accelerator.h"
#include "app/model/library.h"
#include "app/sizing/memory.h"
#include "app/sizing/traininginput.h"

namespace suanchou {

/// How the work is spread over the cards; every count at least 1.
struct ParallelLayout
{
    int tensor = 1;
    int pipeline = 1;
    int context = 1;
    int expert = 1;
    int data = 1;
    int virtualStages = 1;
    double microBatch = 1;   ///< sequences in one pass
    double microBatches = 1; ///< passes in one optimizer step
    StatedSharding sharding = StatedSharding::Replicated;
    Recompute recompute = Recompute::None;
    bool partlyRecomputed = false; ///< stated; its memory counts as nothing recomputed

    bool operator==(const ParallelLayout&) const = default;
    /// "TP8 PP4 DP32 EP1 ZeRO1 mbs1 recompute=partly"; CP and VP only where they are more than 1.
    [[nodiscard]] QString text() const;
};

/// A training set-up with nothing left open: what was stated, and for the rest what is usual.
struct TrainingSetup
{
    const Accelerator* card = nullptr; ///< of the hardware table that resolved it
    QString assumedName;               ///< what had to be assumed to find the card
    ModelFacts model;
    bool moe = false; ///< by experts, or by fewer active parameters than stored ones
    TrainingTask task = TrainingTask::Pretraining;
    NumberFormat format = NumberFormat::Bf16; ///< one the card computes in
    int sequence = 0;
    GpuCount gpus;
    FlopsPerToken flopsPerToken; ///< without what is computed twice
    ParallelLayout layout;
    MemoryBreakdown memory;
    bool fits = false;
};

/// The model of a set-up: the stated parameter counts; the shape from the stated sizes, else that
/// of the library model of this name, else that of the nearest size. A feed-forward block without
/// gate is taken as a gated one of the same weight, tied or separate embeddings whichever comes
/// nearer to the stated total. InputMissing if nothing says how large the model is.
Result<ModelFacts> modelOf(const TrainingInput& input, const ModelLibrary& library);

/// Completes a set-up. Not stated: context 4,096; the fewest cards that hold the model, in whole
/// replicas of the stated layout; a micro batch of what batch and accumulation leave, else 1;
/// sharding of everything where only data parallelism is used; recomputation only where memory asks
/// for it; 16-bit products (bf16 where the card has them). A format the card lacks is computed in
/// the next wider one it has. LoRA counts 4 instead of 6 FLOPs per weight: the frozen base needs no
/// weight gradients. Errors: AcceleratorUnknown, InputMissing.
Result<TrainingSetup> completeSetup(
    const TrainingInput& input,
    const HardwareTable& hardware,
    const ModelLibrary& library,
    const MemoryAssumptions& assumptions);

} // namespace suanchou
