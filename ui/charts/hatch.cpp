// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace suanchou::ui {

namespace {

enum class Pattern { Solid, Slashes, Lines, Dots };

struct Look
{
    Pattern pattern = Pattern::Solid;
    QColor ground;
    QColor ink;
    bool outlined = false;
};

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto blend = [share](int x, int y) {
        return static_cast<int>(std::lround(share * x + (1.0 - share) * y));
    };
    return QColor(blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue()));
}

Look lookOf(FillRole role, const ChartStyle& style)
{
    const QColor colour = style.fill(role);
    switch (role) {
    case FillRole::Spot:
        return {Pattern::Slashes, mixed(colour, style.surface, 0.25), colour, true};
    case FillRole::Committed:
        return {Pattern::Dots, mixed(colour, style.surface, 0.2), colour, true};
    case FillRole::Yearly:
        return {Pattern::Lines, mixed(colour, style.surface, 0.3), colour, true};
    case FillRole::Tax:
        return {Pattern::Slashes, colour, style.outline, true};
    case FillRole::Idle:
        return {Pattern::Dots, style.surface, style.outline, true};
    case FillRole::OnDemand:
    case FillRole::Monthly:
    case FillRole::Compute:
    case FillRole::Storage:
    case FillRole::Network:
        break;
    }
    return {Pattern::Solid, colour, colour, false};
}

void drawSlashes(QPainter& painter, const QRectF& rect, double spacing)
{
    const double first = std::floor((rect.left() + rect.top()) / spacing) * spacing;
    const double last = rect.right() + rect.bottom();
    for (double sum = first; sum <= last; sum += spacing) {
        const double top = std::max(rect.top(), sum - rect.right());
        const double bottom = std::min(rect.bottom(), sum - rect.left());
        if (top < bottom)
            painter.drawLine(QPointF(sum - top, top), QPointF(sum - bottom, bottom));
    }
}

void drawLines(QPainter& painter, const QRectF& rect, double spacing)
{
    for (double y = rect.top() + spacing / 2; y < rect.bottom(); y += spacing)
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
}

void drawDots(QPainter& painter, const QRectF& rect, double spacing, double radius)
{
    bool shifted = false;
    for (double y = rect.top() + spacing / 2; y < rect.bottom(); y += spacing * 0.75) {
        const double start = rect.left() + (shifted ? spacing : spacing / 2);
        for (double x = start; x < rect.right(); x += spacing)
            painter.drawEllipse(QPointF(x, y), radius, radius);
        shifted = !shifted;
    }
}

} // namespace

void fillRole(
    QPainter& painter, const QRectF& rect, FillRole role, const ChartStyle& style, double spacing)
{
    if (rect.width() <= 0 || rect.height() <= 0)
        return;
    const Look look = lookOf(role, style);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.ground);
    painter.drawRect(rect);
    if (look.pattern != Pattern::Solid) {
        painter.setRenderHint(QPainter::Antialiasing);
        QPen pen(look.ink, std::min(1.3, spacing * 0.28));
        pen.setCapStyle(Qt::FlatCap);
        if (look.pattern == Pattern::Slashes) {
            painter.setPen(pen);
            drawSlashes(painter, rect, spacing);
        } else if (look.pattern == Pattern::Lines) {
            painter.setPen(pen);
            drawLines(painter, rect, spacing * 0.6);
        } else {
            painter.setBrush(look.ink);
            drawDots(painter, rect, spacing * 0.75, spacing * 0.17);
        }
    }
    if (look.outlined) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.ink, std::min(1.0, spacing / 4)));
        painter.drawRect(rect.adjusted(0.4, 0.4, -0.4, -0.4));
    }
    painter.restore();
}

} // namespace suanchou::ui
