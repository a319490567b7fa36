// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/planfile.h"

#include "app/base/atomicfile.h"
#include "app/base/jsonreader.h"

namespace suanchou {

Result<Plan> loadPlanFile(const QString& path)
{
    return readFile(path).and_then([](const QByteArray& bytes) { return readPlan(bytes); });
}

Status savePlanFile(const Plan& plan, const QString& path)
{
    return writeFileAtomically(path, writePlan(plan));
}

} // namespace suanchou
