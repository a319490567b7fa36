// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/barplot.h"

#include "app/base/format.h"

namespace suanchou::ui {

namespace {

/// Ticks at whole steps from zero.
class StepTicker : public QCPAxisTickerFixed
{
public:
    explicit StepTicker(double step)
    {
        setTickStep(step);
        setScaleStrategy(ssNone);
    }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int precision) override
    {
        return format::fixed(tick, precision);
    }
};

} // namespace

BarPlot::BarPlot(QWidget* parent)
    : QCustomPlot(parent)
    , m_bars(new BarLayer(this))
{
    setInteractions(QCP::Interactions());
    setLocale(QLocale::c());
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setupFullAxesBox(false);
    axisRect()->setMinimumSize(10, 10);
    plotLayout()->setMinimumSize(10, 10);
    setFocusPolicy(Qt::NoFocus);
    setNoAntialiasingOnDrag(true);
}

void BarPlot::styleAxes(const ChartStyle& style)
{
    const ChartFonts fonts(style);
    setBackground(QBrush(style.surface));
    for (QCPAxis* axis : {yAxis, xAxis2, yAxis2}) {
        axis->setVisible(false);
        axis->setTickLabels(false);
        axis->setTicks(false);
        axis->grid()->setVisible(false);
    }
    yAxis->setRange(0, 1);
    xAxis->setVisible(true);
    xAxis->setBasePen(Qt::NoPen);
    xAxis->setTickPen(Qt::NoPen);
    xAxis->setSubTicks(false);
    xAxis->setTickLength(0, 0);
    xAxis->setTickLabelPadding(5);
    xAxis->setTickLabelFont(fonts.caption);
    xAxis->setTickLabelColor(style.textMuted);
    xAxis->setNumberFormat(QStringLiteral("f"));
    xAxis->setNumberPrecision(m_layout.axisDecimals);
    xAxis->grid()->setVisible(true);
    xAxis->grid()->setSubGridVisible(false);
    xAxis->grid()->setPen(QPen(style.grid, 1));
    xAxis->grid()->setZeroLinePen(QPen(style.axis, 1));
    xAxis->setTicker(QSharedPointer<StepTicker>::create(m_layout.axisStep));
    xAxis->setRange(0, m_layout.axisMaximum);
}

void BarPlot::show(
    const ChartSpec& spec, const ChartStyle& style, const Speech& speech, const QSizeF& size)
{
    m_layout = layOutBars(spec, style, size);
    styleAxes(style);
    axisRect()->setVisible(!spec.isEmpty());
    xAxis->setVisible(!spec.isEmpty());
    const QRectF& plot = m_layout.plot;
    const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
    axisRect()->setMargins(QMargins(
        whole(plot.left()),
        whole(plot.top()),
        whole(size.width() - plot.right()),
        whole(std::max(0.0, size.height() - plot.bottom()))));
    QString rest = spec.rest;
    const auto dropped = static_cast<int>(spec.groups.size() - m_layout.shownGroups);
    if (dropped > 0)
        rest = speech.translate(
            "suanchou::ui::BarPlot",
            "%n more in the table",
            "providers left out of a small chart",
            dropped);
    m_bars->setContent(spec, style, m_layout, rest);
}

void BarPlot::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace suanchou::ui
