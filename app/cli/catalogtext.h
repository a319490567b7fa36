// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/speech.h"
#include "app/report/catalogjson.h"

namespace suanchou {

/// What "catalog check" prints: counts, conflicts, bad rows and holes.
QString catalogCheckText(const CatalogChecked& checked, const Speech& speech);
/// What "catalog list" prints.
QString catalogListText(const CatalogListing& listing, const Speech& speech);

} // namespace suanchou
