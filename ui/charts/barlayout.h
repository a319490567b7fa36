// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartpainter.h"

#include <QFont>

#include <vector>

namespace suanchou::ui {

/// Fonts of one chart, from its style.
struct ChartFonts
{
    QFont caption;
    QFont label;
    QFont labelBold;
    QFont title;

    explicit ChartFonts(const ChartStyle& style);
};

/// One line of the chart: a bar, or all missing modes of a group side by side.
struct BarLine
{
    std::size_t group = 0;
    std::vector<std::size_t> bars; ///< into the group; one for a real bar
    bool missing = false;
    QRectF rect; ///< label column to right edge
};

/// Where everything of a bar chart goes, in pixels at 96 dpi from the top left corner.
struct BarLayout
{
    QRectF plot;           ///< the axis rectangle
    double modeColumn = 0; ///< x of the mode swatches
    double titleBaseline = 0;
    double legendTop = 0; ///< 0 = no legend
    double sourceBaseline = 0;
    double barHeight = 12;
    std::vector<BarLine> lines;
    std::vector<double> groupTops;
    std::vector<double> groupBottoms;
    std::size_t shownGroups = 0; ///< groups that fit; the rest is named in words
    double axisMaximum = 1;
    double axisStep = 1;
    int axisDecimals = 0;

    [[nodiscard]] const BarLine* lineAt(const QPointF& position) const;
};

/// The legend's entries: every component that occurs, in stack order.
std::vector<BarPiece> legendOf(const ChartSpec& spec);

/// Lays a chart out in a size. If the height is short, bars come closer together, then groups are
/// left out.
BarLayout layOutBars(const ChartSpec& spec, const ChartStyle& style, const QSizeF& size);

/// The height at which nothing has to be squeezed.
double naturalHeight(const ChartSpec& spec, const ChartStyle& style);

} // namespace suanchou::ui
