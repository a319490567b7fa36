// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartpainter.h"

class QPainter;
class QRectF;

namespace suanchou::ui {

/// Fills a rectangle the way its meaning demands: plain, `/` lines (spot, tax), `-` lines (yearly),
/// dots (committed, idle). Hatches are drawn as a clip and lines, never as Qt brush patterns: those
/// turn grey on paper and shrink on screens of high density. One routine for charts, tables and
/// paper. Spacing in the painter's pixels.
void fillRole(
    QPainter& painter,
    const QRectF& rect,
    FillRole role,
    const ChartStyle& style,
    double spacing = 6);

} // namespace suanchou::ui
