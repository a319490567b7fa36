// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"

namespace suanchou {

/// Everything worth saying about an evaluation whose other parts are filled in, worst first.
std::vector<Finding> findFindings(const Evaluation& evaluation, const World& world);

} // namespace suanchou
