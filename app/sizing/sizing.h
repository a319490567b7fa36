// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/library.h"
#include "app/sizing/efficiency.h"
#include "app/sizing/memory.h"

#include <optional>

namespace suanchou {

/// The work of one training stage, before any hardware is chosen.
struct TrainingWork
{
    ModelFacts model;
    TokenCount tokens; ///< epochs included
    int sequence = 0;
    QString precision;
    FlopsPerToken flopsPerToken;
    Flops flops;

    bool operator==(const TrainingWork&) const = default;
};

TrainingWork trainingWork(
    ModelFacts model, TokenCount tokens, int sequence, const QString& precision);

struct SizingRequest
{
    std::optional<GpuCount> gpus; ///< fixed by the plan; else the fewest that meet the deadline
    std::optional<Days> available;
    Utilisation runFactor = Utilisation(1.0); ///< steady time / project time
    MemoryAssumptions memory;
};

/// One accelerator's answer to the work.
struct AcceleratorSizing
{
    QString accelerator;
    GpuCount gpusForMemory; ///< fewest cards that hold the model; 0 = never
    GpuCount gpusInTime; ///< fewest that can be ordered, hold it and are in time at P50; 0 = none
    GpuCount gpus;       ///< cards this answer is for; 0 = none (precision or memory rules it out)
    QString layout;      ///< "ZeRO3 DP8 mbs1 recompute=full"
    Efficiency efficiency;
    Range<Days> steadyDays;  ///< P10 is the fast end
    Range<Days> projectDays; ///< steady / run factor
    Range<GpuHours> steadyGpuHours;
    Range<GpuHours> projectGpuHours; ///< what on-demand billing charges, before whole hours
    MemoryBreakdown memory;
    Bytes capacity;
    bool precisionSupported = false;
    bool fits = false;
    bool meetsDeadline = false; ///< at P50; true without a deadline

    bool operator==(const AcceleratorSizing&) const = default;
    /// Whether there is a duration to price.
    [[nodiscard]] bool isUsable() const { return precisionSupported && fits && gpus.value() > 0; }
};

/// Cards ↔ days on one accelerator. Without fixed cards: the fewest that fit the memory and finish
/// within the available days at P50, in powers of two inside a server and whole servers beyond.
/// Time scales with 1/cards; what larger clusters lose is P4's business.
AcceleratorSizing sizeOn(
    const TrainingWork& work,
    const Accelerator& accelerator,
    const Efficiency& efficiency,
    const SizingRequest& request);

/// The next count that can be ordered: a power of two up to a server, whole servers beyond.
GpuCount orderableCount(double atLeast, int nodeGpus);

} // namespace suanchou
