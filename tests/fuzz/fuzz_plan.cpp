// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/plan.h"
#include "tests/fuzz/fuzz.h"

/// What was read can be written, and reads again as the same plan.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace suanchou;
    const Result<Plan> plan = readPlan(fuzz::bytes(data, size));
    if (!plan)
        return 0;
    const QByteArray written = writePlan(*plan);
    const Result<Plan> again = readPlan(written);
    fuzz::require(again.has_value() && *again == *plan);
    fuzz::require(writePlan(*again) == written);
    return 0;
}
