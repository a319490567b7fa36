// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartpainter.h"

namespace suanchou::ui {

/// ChartPainter with QCustomPlot: the chart of the screen, as vector graphics, on any active
/// painter. Needs a QApplication.
class PlotChartPainter final : public ChartPainter
{
public:
    [[nodiscard]] double naturalHeight(
        const ChartSpec& spec, const ChartStyle& style) const override;
    void paint(
        QPainter& painter,
        const QRectF& rect,
        const ChartSpec& spec,
        const ChartStyle& style,
        const Speech& speech) const override;
};

} // namespace suanchou::ui
