// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace suanchou::architecture {

inline constexpr qsizetype longFile = 500;
inline constexpr qsizetype tooLongFile = 800;

/// What the compiler lets pass and we do not (design section 4), as "path:line: message". The path
/// decides which rules hold: C++ of app and ui, C++ of tests, build files and scripts.
QStringList textProblems(const QString& path, const QString& source);

qsizetype lineCount(const QString& source);

} // namespace suanchou::architecture
