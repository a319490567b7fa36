// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartspec.h"

#include <QColor>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace suanchou {

/// Colours and type of a chart, made from the screen's theme or from the paper's palette.
struct ChartStyle
{
    QColor surface;
    QColor text;
    QColor textMuted;
    QColor grid;
    QColor axis;
    QColor outline; ///< around idle and tax pieces, dotted stubs
    QColor warn;
    QColor onDemand, monthly, yearly, spot, committed;
    QColor compute, storage, network, tax, idle;
    QStringList fontFamilies;
    double captionPx = 12; ///< at 96 dpi
    double labelPx = 13;
    double titlePx = 14;
    bool preferNoShaping = false; ///< on paper: keeps digits in the PDF's text layer

    bool operator==(const ChartStyle&) const = default;
    [[nodiscard]] QColor fill(FillRole role) const;
};

/// Ink on white, the paper's palette (notes/visual.md section 13).
ChartStyle paperChartStyle(const QStringList& fontFamilies);

/// Draws a ChartSpec. Implemented in ui/charts with QCustomPlot; papers reach it through this
/// interface only.
class ChartPainter
{
public:
    virtual ~ChartPainter() = default;
    /// The height a chart wants at any width, in 96-dpi pixels. The default estimates it from the
    /// rows: one for each bar and one for the missing modes of a group together.
    [[nodiscard]] virtual double naturalHeight(
        const ChartSpec& spec, const ChartStyle& style) const;
    /// Paints vector graphics into a rectangle given in 96-dpi pixels of the painter's current
    /// transform.
    virtual void paint(
        QPainter& painter,
        const QRectF& rect,
        const ChartSpec& spec,
        const ChartStyle& style,
        const Speech& speech) const = 0;
};

} // namespace suanchou
