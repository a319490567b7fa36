// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/jsonreader.h"
#include "app/plan/evaluation.h"

namespace suanchou::sample {

/// The day of all tests and goldens of the sample.
inline QDate today()
{
    return QDate(2026, 8, 28);
}

/// A shipped sample, "13b-shanghai". A test that needs it cannot go on without.
inline Plan plan(const char* name = "13b-shanghai")
{
    const Result<QByteArray> bytes =
        readFile(QStringLiteral(SUANCHOU_SOURCE_DIR "/resources/samples/%1.suanchou")
                     .arg(QString::fromUtf8(name)));
    const Result<Plan> read = bytes ? readPlan(*bytes) : Result<Plan>(fail(bytes.error()));
    if (!read)
        qFatal("the sample plan %s cannot be read", name);
    return *read;
}

inline WorldPtr world()
{
    const Result<WorldPtr> loaded = loadBuiltInWorld();
    if (!loaded)
        qFatal("the built-in facts cannot be read");
    return *loaded;
}

inline Evaluation evaluation(const Plan& plan, const World& world)
{
    const Result<Evaluation> result = evaluate(plan, world, today());
    if (!result)
        qFatal("the plan is refused");
    return *result;
}

} // namespace suanchou::sample
