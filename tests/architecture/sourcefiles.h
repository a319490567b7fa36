// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace suanchou::architecture {

/// Paths below SUANCHOU_SOURCE_DIR, sorted, of all files in the folders (the top folder itself is
/// ".", not descended) whose name matches one of the wildcards.
QStringList sourceFiles(const QStringList& folders, const QStringList& wildcards);

/// The text of such a file.
QString readSource(const QString& path);

/// The same text with comments blanked and, if asked, the inside of string and character literals.
/// Line numbers stay.
QString withoutComments(const QString& source, bool blankLiterals);

/// "path:line: message", the line of an offset into the text.
QString located(const QString& path, const QString& text, qsizetype offset, const QString& message);

} // namespace suanchou::architecture
