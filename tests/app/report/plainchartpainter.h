// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartpainter.h"

#include <QFont>
#include <QPainter>

namespace suanchou {

/// Bars as plain rectangles with their labels: enough to see where a page puts a chart.
class PlainChartPainter final : public ChartPainter
{
public:
    void paint(
        QPainter& painter,
        const QRectF& rect,
        const ChartSpec& spec,
        const ChartStyle& style,
        const Speech& /*speech*/) const override
    {
        QFont font(style.fontFamilies);
        font.setPixelSize(static_cast<int>(style.captionPx));
        font.setStyleStrategy(QFont::PreferNoShaping);
        font.setHintingPreference(QFont::PreferNoHinting);
        painter.setFont(font);
        painter.setPen(style.text);
        const double pitch = style.captionPx * 1.6;
        const double labels = rect.width() * 0.4;
        const double scale = (rect.width() * 0.5) / spec.largest();
        double y = rect.top() + pitch;
        painter.drawText(QPointF(rect.left(), y), spec.title);
        for (const BarGroup& group : spec.groups) {
            for (const Bar& bar : group.bars) {
                y += pitch;
                painter.drawText(
                    QPointF(rect.left(), y),
                    QString(group.label % u' ' % bar.label % u' ' % bar.valueText));
                double x = rect.left() + labels;
                for (const BarPiece& piece : bar.pieces) {
                    const double length = piece.value * scale;
                    painter.fillRect(
                        QRectF(x, y - pitch / 2, length, pitch / 2), style.fill(piece.role));
                    x += length;
                }
            }
        }
    }
};

} // namespace suanchou
