// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/barlayer.h"

#include "ui/charts/hatch.h"

namespace suanchou::ui {

namespace {

constexpr double swatch = 10;

double centredBaseline(const QRectF& rect, const QFontMetricsF& metrics)
{
    return rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
}

void drawClock(QPainter& painter, const QPointF& centre, double radius, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, radius / 4, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
    painter.drawLine(centre, centre + QPointF(0, -radius * 0.55));
    painter.drawLine(centre, centre + QPointF(radius * 0.45, radius * 0.2));
    painter.restore();
}

} // namespace

BarLayer::BarLayer(QCustomPlot* plot)
    : QCPLayerable(plot)
{
}

void BarLayer::setContent(
    const ChartSpec& spec, const ChartStyle& style, const BarLayout& layout, const QString& rest)
{
    m_spec = spec;
    m_style = style;
    m_layout = layout;
    m_rest = rest;
}

void BarLayer::setSelectionColours(const QColor& soft, const QColor& strong)
{
    m_selectionSoft = soft;
    m_selectionStrong = strong;
}

void BarLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

QRect BarLayer::clipRect() const
{
    return mParentPlot->viewport();
}

double BarLayer::xOf(double value) const
{
    return mParentPlot->xAxis->coordToPixel(value);
}

void BarLayer::draw(QCPPainter* painter)
{
    if (m_spec.isEmpty()) {
        const ChartFonts fonts(m_style);
        painter->setFont(fonts.label);
        painter->setPen(m_style.textMuted);
        painter->drawText(
            QRectF(mParentPlot->viewport()).adjusted(24, 0, -24, 0),
            Qt::AlignCenter | Qt::TextWordWrap,
            m_spec.emptyText);
        return;
    }
    drawHeader(*painter);
    for (std::size_t i = 0; i < m_layout.shownGroups; ++i)
        drawGroup(*painter, i);
    for (const BarLine& line : m_layout.lines) {
        const BarGroup& group = m_spec.groups.at(line.group);
        if (line.missing)
            drawMissing(*painter, line, group);
        else
            drawBar(*painter, line, group.bars.at(line.bars.front()));
    }
    drawFooter(*painter);
}

void BarLayer::drawHeader(QCPPainter& painter) const
{
    const ChartFonts fonts(m_style);
    double x = 2;
    if (!m_spec.title.isEmpty()) {
        painter.setFont(fonts.title);
        painter.setPen(m_style.text);
        painter.drawText(QPointF(x, m_layout.titleBaseline), m_spec.title);
        const double end = x + QFontMetricsF(fonts.title).horizontalAdvance(m_spec.title);
        painter.setFont(fonts.caption);
        painter.setPen(m_style.textMuted);
        painter.drawText(QPointF(end + 10, m_layout.titleBaseline), m_spec.unit);
    }
    const QFontMetricsF metrics(fonts.caption);
    painter.setFont(fonts.caption);
    for (const BarPiece& entry : legendOf(m_spec)) {
        const QRectF row(x, m_layout.legendTop, swatch, metrics.ascent() + metrics.descent());
        const QRectF mark(x, row.center().y() - swatch / 2, swatch, swatch);
        fillRole(painter, mark, entry.role, m_style, 4);
        painter.setPen(m_style.textMuted);
        painter.drawText(QPointF(mark.right() + 6, centredBaseline(row, metrics)), entry.label);
        x = mark.right() + 6 + metrics.horizontalAdvance(entry.label) + 16;
    }
}

void BarLayer::drawGroup(QCPPainter& painter, std::size_t index) const
{
    const ChartFonts fonts(m_style);
    const BarGroup& group = m_spec.groups.at(index);
    const double top = m_layout.groupTops.at(index);
    const QFontMetricsF label(fonts.label);
    const QFontMetricsF caption(fonts.caption);
    double lineHeight = label.ascent() + label.descent();
    for (const BarLine& line : m_layout.lines) {
        if (line.group == index) {
            lineHeight = line.rect.height();
            break;
        }
    }
    const QRectF first(2, top, m_layout.modeColumn, lineHeight);
    painter.setFont(fonts.label);
    painter.setPen(m_style.text);
    const double baseline = centredBaseline(first, label);
    painter.drawText(QPointF(2, baseline), group.label);
    painter.setFont(fonts.caption);
    painter.setPen(m_style.textMuted);
    painter.drawText(QPointF(2, baseline + label.descent() + caption.ascent() + 1), group.sublabel);
    if (index == 0)
        return;
    painter.setPen(QPen(m_style.grid, 1));
    const double previous = m_layout.groupBottoms.at(index - 1);
    const double between = std::floor((previous + top) / 2) + 0.5;
    painter.drawLine(QPointF(2, between), QPointF(mParentPlot->viewport().width() - 2.0, between));
}

void BarLayer::drawBar(QCPPainter& painter, const BarLine& line, const Bar& bar) const
{
    const ChartFonts fonts(m_style);
    const QFontMetricsF label(fonts.label);
    const QFontMetricsF bold(fonts.labelBold);
    const QFontMetricsF caption(fonts.caption);
    if (!bar.key.isEmpty() && bar.key == m_selectedKey && m_selectionSoft.isValid()) {
        const QRectF ground(
            m_layout.modeColumn - 8,
            line.rect.top(),
            line.rect.right() - m_layout.modeColumn + 8,
            line.rect.height());
        painter.fillRect(ground, m_selectionSoft);
        painter.fillRect(
            QRectF(ground.left(), ground.top(), 3, ground.height()), m_selectionStrong);
    }
    const double labelBaseline = centredBaseline(line.rect, label);
    const QRectF mark(
        m_layout.modeColumn, std::round(line.rect.center().y() - swatch / 2), swatch, swatch);
    fillRole(painter, mark, bar.swatch, m_style, 4);
    painter.setFont(fonts.label);
    painter.setPen(m_style.text);
    painter.drawText(QPointF(mark.right() + 6, labelBaseline), bar.label);

    const double room = bar.whisker ? 5 : 0;
    const double top = std::round(line.rect.center().y() - (m_layout.barHeight + room) / 2);
    double value = 0;
    const double gap = 0.8;
    for (const BarPiece& piece : bar.pieces) {
        const double left = xOf(value);
        value += piece.value;
        const double right = xOf(value);
        // A piece thinner than the gap still shows.
        const double width = std::max(0.5, right - left - (right - left > 2 * gap ? gap : 0));
        fillRole(painter, QRectF(left, top, width, m_layout.barHeight), piece.role, m_style, 6);
    }
    double end = xOf(value);
    if (bar.whisker) {
        drawWhisker(painter, *bar.whisker, top + m_layout.barHeight + 3);
        end = std::max(end, xOf(bar.whisker->p90));
    }
    double x = end + 8;
    painter.setFont(fonts.labelBold);
    painter.setPen(m_style.text);
    painter.drawText(QPointF(x, centredBaseline(line.rect, bold)), bar.valueText);
    x += bold.horizontalAdvance(bar.valueText) + 10;
    const QColor noteColour = bar.warn ? m_style.warn : m_style.textMuted;
    if (bar.warn) {
        const double radius = m_style.captionPx * 0.42;
        drawClock(painter, QPointF(x + radius, line.rect.center().y()), radius, noteColour);
        x += 2 * radius + 4;
    }
    painter.setFont(fonts.caption);
    painter.setPen(noteColour);
    painter.drawText(QPointF(x, centredBaseline(line.rect, caption)), bar.note);
}

void BarLayer::drawWhisker(QCPPainter& painter, const Range<double>& range, double y) const
{
    const double left = xOf(range.p10);
    const double right = xOf(range.p90);
    painter.save();
    painter.setPen(QPen(m_style.text, 1));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    painter.drawLine(QPointF(left, y - 2), QPointF(left, y + 2));
    painter.drawLine(QPointF(right, y - 2), QPointF(right, y + 2));
    painter.restore();
}

void BarLayer::drawMissing(QCPPainter& painter, const BarLine& line, const BarGroup& group) const
{
    const ChartFonts fonts(m_style);
    const QFontMetricsF caption(fonts.caption);
    const double baseline = centredBaseline(line.rect, caption);
    const double middle = std::round(line.rect.center().y()) + 0.5;
    double x = m_layout.modeColumn;
    painter.setFont(fonts.caption);
    QString note;
    for (const std::size_t index : line.bars) {
        const Bar& bar = group.bars.at(index);
        QPen dotted(m_style.outline, 1.2);
        dotted.setDashPattern({1, 2});
        painter.setPen(dotted);
        painter.drawLine(QPointF(x, middle), QPointF(x + swatch, middle));
        painter.setPen(m_style.textMuted);
        painter.drawText(QPointF(x + swatch + 6, baseline), bar.label);
        x += swatch + 6 + caption.horizontalAdvance(bar.label) + 14;
        note = bar.note;
    }
    painter.drawText(QPointF(x, baseline), note);
}

void BarLayer::drawFooter(QCPPainter& painter) const
{
    const ChartFonts fonts(m_style);
    painter.setFont(fonts.caption);
    painter.setPen(m_style.textMuted);
    painter.drawText(QPointF(2, m_layout.sourceBaseline), m_spec.source);
    const double width = QFontMetricsF(fonts.caption).horizontalAdvance(m_rest);
    painter.drawText(
        QPointF(mParentPlot->viewport().width() - 2 - width, m_layout.sourceBaseline), m_rest);
}

} // namespace suanchou::ui
