// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/derivesizing.h"

namespace suanchou {

/// Where the cost of one offer comes from.
class CostDerivations
{
public:
    /// Preconditions: the row has a cost and the evaluation a sizing for its card. The prefix tells
    /// the paths of this offer from those of others; that of the quoted one is empty.
    CostDerivations(const DerivationContext& context, const OfferRow& row, const QString& prefix);

    /// Tax included.
    [[nodiscard]] Derivation cost(Percentile p) const;
    [[nodiscard]] Derivation gpuCost() const;
    /// In the plan's currency: a leaf, or a conversion of the published price at a rate.
    [[nodiscard]] Derivation gpuUnitPrice() const;
    /// Capacity paid for at P50.
    [[nodiscard]] Derivation paidGpuHours() const;

private:
    [[nodiscard]] Derivation componentAmount(
        const QString& id, const std::vector<const CostLine*>& parts) const;
    [[nodiscard]] Derivation lineAmount(
        const QString& id, const QString& path, const CostLine& line) const;
    [[nodiscard]] Derivation unitPrice(const CostLine& line, const QString& path) const;
    [[nodiscard]] std::vector<Derivation> quantityInputs(const CostLine& line) const;
    [[nodiscard]] Source priceSource(const CostLine& line) const;
    [[nodiscard]] QString pathOf(const QString& name) const;

    DerivationContext m_context;
    WorkDerivations m_work;
    SizingDerivations m_sizing;
    const OfferRow& m_row;
    QString m_prefix;
};

/// Where the sizing of an accelerator stands; precondition: the evaluation has sized it.
std::size_t sizingIndex(const Evaluation& evaluation, const QString& accelerator);

} // namespace suanchou
