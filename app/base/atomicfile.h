// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

namespace suanchou {

/// Writes all bytes to a temporary file beside the target and replaces it only when complete.
/// FileNotWritable (with the path and the system's reason) leaves the old file as it was.
/// QSaveFile::commit alone reports success after a short write on a full disk, so every step is
/// checked here.
Status writeFileAtomically(const QString& path, const QByteArray& bytes);

} // namespace suanchou
