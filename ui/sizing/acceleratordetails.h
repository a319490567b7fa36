// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "app/plan/world.h"
#include "ui/widgets/valuelist.h"

namespace suanchou::ui {

/// The card as its data sheet has it, and what the plan's work comes to on it.
std::vector<ValueItem> acceleratorDetails(
    const AcceleratorSizing& sizing, const Accelerator& card, const Speech& speech);

} // namespace suanchou::ui
