// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/jsonreader.h"
#include "app/plan/evaluation.h"

#include <QDir>
#include <QtTest>

namespace suanchou::test {

/// The facts of the program, loaded once for a test; fails it if they are damaged.
inline WorldPtr world()
{
    static const Result<WorldPtr> loaded = loadBuiltInWorld();
    return loaded.value_or(WorldPtr());
}

/// The day that tests and goldens are for.
inline QDate testDay()
{
    return QDate(2026, 8, 28);
}

/// The sample plan that ships with the program.
inline Plan samplePlan()
{
    const Result<QByteArray> bytes =
        readFile(QStringLiteral(":/facts/samples/13b-shanghai.suanchou"));
    return bytes.and_then([](const QByteArray& json) { return readPlan(json); }).value_or(Plan());
}

/// The path of the first number below it that has neither a formula nor a source; empty if every
/// leaf has one.
inline QString withoutOrigin(const Derivation& derivation)
{
    const Source& source = derivation.source;
    const bool sourced = source.kind != SourceKind::Computed || !source.text.en.isEmpty();
    if (derivation.inputs.empty() ? !sourced : derivation.expression.isEmpty())
        return derivation.path;
    for (const Derivation& input : derivation.inputs) {
        if (QString path = withoutOrigin(input); !path.isEmpty())
            return path;
    }
    return {};
}

/// A file of the shared folder beside the project; empty if it is not there.
inline QString sharedFile(const QString& name)
{
    const QString path = QStringLiteral(SUANCHOU_SHARED_DIR "/") + name;
    return QFile::exists(path) ? path : QString();
}

} // namespace suanchou::test
