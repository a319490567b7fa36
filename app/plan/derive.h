// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"

namespace suanchou {

/// The derivations of the headline numbers (project_gpu_hours, project_days, cost), each down to
/// leaves with a source. Shares its arithmetic with nothing: it writes down what the evaluation
/// holds.
std::vector<Derivation> deriveHeadlines(const Evaluation& evaluation, const World& world);

/// The same of every number that estimate --json prints: work, every card, all ends of the ranges,
/// cost. Paths are the places of the numbers there.
std::vector<Derivation> deriveEverything(const Evaluation& evaluation, const World& world);

} // namespace suanchou
