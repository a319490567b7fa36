// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/derivationparts.h"

namespace suanchou {

/// Where every number in the params of the evaluation's finding of this index comes from. A path is
/// the number's place in estimate --json: "findings[2].params.saving".
std::vector<Derivation> deriveFinding(const DerivationContext& context, std::size_t index);

} // namespace suanchou
