// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/atomicfile.h"

#include <QFileInfo>
#include <QSaveFile>

namespace suanchou {

namespace {

Error notWritable(const QString& path, const QFileDevice& file)
{
    return Error{
        ErrorCode::FileNotWritable,
        {{QStringLiteral("path"), path}, {QStringLiteral("reason"), file.errorString()}},
        {}};
}

/// A device or a pipe is written to; a rename would put a file in its place.
Status writeThrough(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        file.write(bytes) != bytes.size())
        return fail(notWritable(path, file));
    return {};
}

} // namespace

Status writeFileAtomically(const QString& path, const QByteArray& bytes)
{
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir())
        return writeThrough(path, bytes);
    QSaveFile file(path);
    const auto refuse = [&] { return fail(notWritable(path, file)); };
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
