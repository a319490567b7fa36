// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"

namespace suanchou {

/// Reads a .suanchou file; "-" is not special here. Errors name the file.
Result<Plan> loadPlanFile(const QString& path);
/// Writes a plan next to the old file and replaces it only when complete; FileNotWritable leaves
/// the old one.
Status savePlanFile(const Plan& plan, const QString& path);

} // namespace suanchou
