// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/derivework.h"

namespace suanchou {

/// Where the sizing for one accelerator comes from.
class SizingDerivations
{
public:
    SizingDerivations(const DerivationContext& context, std::size_t index)
        : m_context(context)
        , m_work(context)
        , m_sizing(context.evaluation.sizing.at(index))
        , m_path(QStringLiteral("sizing[%1].").arg(index))
    {
    }

    [[nodiscard]] Derivation projectGpuHours(Percentile p) const;
    [[nodiscard]] Derivation steadyGpuHours(Percentile p) const;
    [[nodiscard]] Derivation projectDays(Percentile p) const;
    [[nodiscard]] Derivation steadyDays(Percentile p) const;
    /// What one card holds, part by part; gigabytes, as estimate --json gives them.
    [[nodiscard]] Derivation memory() const;
    [[nodiscard]] Derivation gpusForMemory() const;
    /// The fewest that can be ordered and are in time.
    [[nodiscard]] Derivation gpusInTime() const;
    [[nodiscard]] Derivation gpus() const;
    [[nodiscard]] Derivation mfu(Percentile p) const;
    /// How many published rows the share rests on, and from how many sources.
    [[nodiscard]] Derivation measurements() const;
    [[nodiscard]] Derivation sources() const;
    /// The facts of the card as its data sheet has them.
    [[nodiscard]] std::vector<Derivation> card() const;
    /// Days from the start to the deadline; precondition: the plan has one.
    [[nodiscard]] Derivation available() const;

private:
    /// The share that the user's own measurement is, and what it may vary by.
    [[nodiscard]] Derivation ownMfu(Percentile p) const;
    [[nodiscard]] Derivation peak() const;
    [[nodiscard]] Derivation capacity() const;
    [[nodiscard]] Source cardSource() const;
    [[nodiscard]] Source evidenceSource() const;
    [[nodiscard]] QString pathOf(const QString& name, Percentile p) const;

    DerivationContext m_context;
    WorkDerivations m_work;
    const AcceleratorSizing& m_sizing;
    QString m_path;
};

} // namespace suanchou
