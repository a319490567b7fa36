// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace suanchou::architecture {

/// One word of translations/glossary.csv: where the English text says `en`, the Chinese one says
/// one of `zh`, and no Chinese text says one of `also`, which mean the same.
struct Term
{
    QString meaning;
    QString en;
    QStringList zh;
    QStringList also;
};

Result<std::vector<Term>> parseGlossary(const QByteArray& csv);

/// What is wrong with a .ts file: unfinished or empty messages, placeholders that differ from the
/// source's, words beside the glossary. The glossary is empty for English.
QStringList catalogueProblems(const QByteArray& ts, const std::vector<Term>& glossary);

/// %1, %L2, %n and %{name} of a text, sorted, each as often as it stands there.
QStringList placeholders(const QString& text);

} // namespace suanchou::architecture
