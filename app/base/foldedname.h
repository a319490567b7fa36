// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace suanchou {

/// A name as it is compared: its letters and digits, full-width forms made plain, without case.
/// "NVIDIA H100-SXM" → "nvidiah100sxm".
QString foldedName(const QString& name);

} // namespace suanchou
