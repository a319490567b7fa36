// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/derivationparts.h"

namespace suanchou {

/// Where the work comes from: the model's size and shape, the data, the FLOPs. The same for every
/// card.
class WorkDerivations
{
public:
    explicit WorkDerivations(const DerivationContext& context)
        : m_context(context)
    {
    }

    [[nodiscard]] Derivation parameters() const;
    [[nodiscard]] Derivation activeParameters() const;
    [[nodiscard]] Derivation flops() const;
    [[nodiscard]] Derivation flopsPerToken() const;
    [[nodiscard]] Derivation sequence() const;
    [[nodiscard]] Derivation layers() const;
    /// What the activations of one sequence depend on.
    [[nodiscard]] std::vector<Derivation> activationInputs() const;
    /// Over all epochs.
    [[nodiscard]] Derivation tokens() const;
    /// Of the text itself, once.
    [[nodiscard]] Derivation textBytes() const;

private:
    [[nodiscard]] Derivation dataTokens() const;
    [[nodiscard]] Source shapeSource() const;
    [[nodiscard]] Source sizeSource() const;
    [[nodiscard]] const Stage& stage() const;

    DerivationContext m_context;
};

} // namespace suanchou
