// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/atomicfile.h"

#include <QSaveFile>

namespace suanchou {

Status writeFileAtomically(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const auto refuse = [&] {
        return fail(
            ErrorCode::FileNotWritable,
            {{QStringLiteral("path"), path}, {QStringLiteral("reason"), file.errorString()}});
    };
    if (!file.open(QIODevice::WriteOnly))
        return refuse();
    if (file.write(bytes) != bytes.size() || !file.flush()) {
        auto refused = refuse();
        file.cancelWriting();
        return refused;
    }
    if (!file.commit())
        return refuse();
    return {};
}

} // namespace suanchou
