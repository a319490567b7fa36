// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/barlayout.h"

#include <qcustomplot.h>

namespace suanchou::ui {

/// Everything of a bar chart that is not axis and grid, as one layerable: labels, stacked bars with
/// their hatches, whiskers, values, legend. Screen and paper draw with this code.
class BarLayer : public QCPLayerable
{
    Q_OBJECT

public:
    explicit BarLayer(QCustomPlot* plot);

    void setContent(
        const ChartSpec& spec,
        const ChartStyle& style,
        const BarLayout& layout,
        const QString& rest);
    /// The bar with this key is marked as selected; empty = none.
    void setSelectedKey(const QString& key) { m_selectedKey = key; }
    void setSelectionColours(const QColor& soft, const QColor& strong);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    [[nodiscard]] QRect clipRect() const override;

private:
    void drawHeader(QCPPainter& painter) const;
    void drawGroup(QCPPainter& painter, std::size_t index) const;
    void drawBar(QCPPainter& painter, const BarLine& line, const Bar& bar) const;
    void drawMissing(QCPPainter& painter, const BarLine& line, const BarGroup& group) const;
    void drawWhisker(QCPPainter& painter, const Range<double>& range, double y) const;
    void drawFooter(QCPPainter& painter) const;
    [[nodiscard]] double xOf(double value) const;

    ChartSpec m_spec;
    ChartStyle m_style;
    BarLayout m_layout;
    QString m_rest;
    QString m_selectedKey;
    QColor m_selectionSoft;
    QColor m_selectionStrong;
};

} // namespace suanchou::ui
