// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/barlayer.h"

namespace suanchou::ui {

/// A QCustomPlot that shows one ChartSpec: axis and grid by QCustomPlot, the rest by BarLayer.
/// Never takes the wheel: the page scrolls.
class BarPlot : public QCustomPlot
{
    Q_OBJECT

public:
    explicit BarPlot(QWidget* parent = nullptr);

    /// Lays out for a size in pixels at 96 dpi. Does not replot.
    void show(
        const ChartSpec& spec, const ChartStyle& style, const Speech& speech, const QSizeF& size);
    [[nodiscard]] BarLayer& bars() { return *m_bars; }
    [[nodiscard]] const BarLayout& barLayout() const { return m_layout; }

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    void styleAxes(const ChartStyle& style);

    BarLayer* m_bars;
    BarLayout m_layout;
};

} // namespace suanchou::ui
