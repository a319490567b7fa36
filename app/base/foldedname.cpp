// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/foldedname.h"

namespace suanchou {

QString foldedName(const QString& name)
{
    QString out = name.normalized(QString::NormalizationForm_KC).toCaseFolded();
    out.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return out;
}

} // namespace suanchou
