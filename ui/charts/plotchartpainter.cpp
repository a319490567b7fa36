// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plotchartpainter.h"

#include "ui/charts/barlayout.h"
#include "ui/charts/barplot.h"
#include "ui/charts/sharedpaintdevice.h"

namespace suanchou::ui {

double PlotChartPainter::naturalHeight(const ChartSpec& spec, const ChartStyle& style) const
{
    return ui::naturalHeight(spec, style);
}

void PlotChartPainter::paint(
    QPainter& painter,
    const QRectF& rect,
    const ChartSpec& spec,
    const ChartStyle& style,
    const Speech& speech) const
{
    painter.save();
    painter.translate(rect.topLeft());
    {
        SharedPaintDevice shared(painter);
        QCPPainter plotPainter;
        if (plotPainter.begin(&shared)) {
            plotPainter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
            BarPlot plot;
            plot.show(spec, style, speech, rect.size());
            plot.toPainter(
                &plotPainter,
                static_cast<int>(std::floor(rect.width())),
                static_cast<int>(std::floor(rect.height())));
            plotPainter.end();
        }
    }
    painter.restore();
}

} // namespace suanchou::ui
