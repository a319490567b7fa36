// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/summarycell.h"

#include "ui/theme/icons.h"
#include "ui/theme/type.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace suanchou::ui {

namespace {

constexpr double side = 16;
constexpr double barWidth = 64;
constexpr double figureIcon = 16;

double advance(const QFont& font, const QString& text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace

SummaryCell::SummaryCell(const ThemeSwitch& theme, QWidget* parent)
    : QAbstractButton(parent)
    , m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(&theme, &ThemeSwitch::changed, this, qOverload<>(&QWidget::update));
}

void SummaryCell::setContent(const SummaryContent& content)
{
    if (content == m_content)
        return;
    m_content = content;
    QStringList parts{content.caption};
    for (const SummaryFigure& figure : content.figures) {
        parts
            << (figure.unit.isEmpty() ? figure.number
                                      : QString(figure.number % u' ' % figure.unit));
    }
    parts << content.below;
    parts.removeAll(QString());
    setAccessibleName(parts.join(QStringLiteral(", ")));
    setAccessibleDescription(content.full);
    setToolTip(content.full);
    updateGeometry();
    update();
}

void SummaryCell::setStale(bool stale)
{
    if (stale == m_stale)
        return;
    m_stale = stale;
    update();
}

void SummaryCell::setAsked(bool asked)
{
    if (asked == m_asked)
        return;
    m_asked = asked;
    update();
}

double SummaryCell::figuresWidth(const QFont& number, bool allWords) const
{
    const QFont unit = typeFont(TypeRole::Caption);
    double width = 0;
    for (const SummaryFigure& figure : m_content.figures) {
        if (width > 0)
            width += 10;
        if (!figure.icon.isEmpty())
            width += figureIcon + 4;
        width += advance(number, figure.number);
        if (!figure.unit.isEmpty() && (allWords || &figure == &m_content.figures.front()))
            width += 5 + advance(unit, figure.unit);
    }
    return width;
}

bool SummaryCell::hasRoomForWords(double room) const
{
    return figuresWidth(typeFont(TypeRole::CardTitle), true) <= room;
}

QFont SummaryCell::numberFont(double room) const
{
    for (const TypeRole role :
         {TypeRole::Figure, TypeRole::PageTitle, TypeRole::InspectorTitle, TypeRole::CardTitle}) {
        if (figuresWidth(typeFont(role), hasRoomForWords(room)) <= room)
            return typeFont(role);
    }
    return typeFont(TypeRole::CardTitle);
}

QSize SummaryCell::sizeHint() const
{
    const QFont caption = typeFont(TypeRole::Caption);
    double below = advance(caption, m_content.below);
    if (m_content.range)
        below += 12 + barWidth;
    const double width = std::max(
        {advance(caption, m_content.caption),
         figuresWidth(typeFont(TypeRole::Figure), true),
         below});
    return {static_cast<int>(std::ceil(width + 2 * side)), 78};
}

QSize SummaryCell::minimumSizeHint() const
{
    const QFont caption = typeFont(TypeRole::Caption);
    const double width = std::max(
        {advance(caption, m_content.caption),
         figuresWidth(typeFont(TypeRole::CardTitle), false),
         advance(caption, m_content.below)});
    return {static_cast<int>(std::ceil(std::min(width, 210.0) + 2 * side)), 78};
}

void SummaryCell::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_theme.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse())
        painter.fillRect(rect(), theme.hover);
    if (m_asked)
        painter.fillRect(QRect(0, height() - 2, width(), 2), theme.accent);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 5, -4, -5), 6, 6);
    }
    if (m_divider)
        painter.fillRect(QRectF(width() - 1, 14, 1, height() - 28), theme.border);

    const QFont caption = typeFont(TypeRole::Caption);
    const QFontMetricsF small(caption);
    // Baselines for a 78 px strip; larger system fonts spread them.
    const double middle = height() / 2.0 + 8;
    const double top = middle - QFontMetricsF(typeFont(TypeRole::Figure)).capHeight() - 12;
    const double bottom = middle + small.capHeight() + 12;
    painter.setFont(caption);
    painter.setPen(theme.textMuted);
    painter.drawText(QPointF(side, top), m_content.caption);
    paintFigures(painter, middle);
    painter.setFont(caption);
    painter.setPen(m_content.warn ? theme.warn : theme.textSecondary);
    const double room = width() - 2 * side;
    painter.drawText(
        QPointF(side, bottom), small.elidedText(m_content.below, Qt::ElideRight, room));
    const double textEnd = side + small.horizontalAdvance(m_content.below);
    if (m_content.range && textEnd + 12 + barWidth <= width() - side / 2)
        paintRange(painter, QRectF(textEnd + 12, bottom - small.capHeight() / 2 - 4, barWidth, 8));
}

void SummaryCell::paintFigures(QPainter& painter, double baseline) const
{
    const Theme& theme = m_theme.theme();
    const double room = width() - 2 * side;
    const QFont number = numberFont(room);
    const QFontMetricsF metrics(number);
    const QFont unit = typeFont(TypeRole::Caption);
    const bool allWords = hasRoomForWords(room);
    double x = side;
    for (const SummaryFigure& figure : m_content.figures) {
        if (x > side)
            x += 10;
        if (!figure.icon.isEmpty()) {
            const QRectF icon(
                x, baseline - metrics.capHeight() / 2 - figureIcon / 2, figureIcon, figureIcon);
            paintIcon(painter, icon, figure.icon, colourOf(theme, figure.tone));
            x += figureIcon + 4;
        }
        painter.setFont(number);
        painter.setPen(m_stale ? theme.staleText() : theme.text);
        const QString text = metrics.elidedText(figure.number, Qt::ElideRight, room);
        painter.drawText(QPointF(x, baseline), text);
        x += metrics.horizontalAdvance(text);
        if (!figure.unit.isEmpty() && (allWords || &figure == &m_content.figures.front())) {
            painter.setFont(unit);
            painter.setPen(theme.textSecondary);
            painter.drawText(QPointF(x + 5, baseline), figure.unit);
            x += 5 + advance(unit, figure.unit);
        }
    }
}

void SummaryCell::paintRange(QPainter& painter, const QRectF& bar) const
{
    // All bars share one relative scale, half to twice the median, so that a wide bar always means
    // a wide range.
    const Theme& theme = m_theme.theme();
    const Range<double>& range = *m_content.range;
    const auto at = [&](double value) {
        const double share = range.p50 > 0 ? (value / range.p50 - 0.5) / 1.25 : 0.4;
        return bar.left() + std::clamp(share, 0.0, 1.0) * bar.width();
    };
    painter.setPen(Qt::NoPen);
    const double y = bar.center().y();
    painter.setBrush(theme.kind == ThemeKind::Dark ? theme.window : theme.sunken);
    painter.drawRoundedRect(QRectF(bar.left(), y - 2, bar.width(), 4), 2, 2);
    painter.setBrush(mixed(theme.accent, theme.surface, 0.4));
    painter.drawRoundedRect(QRectF(at(range.p10), y - 2, at(range.p90) - at(range.p10), 4), 2, 2);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(at(range.p50) - 1.5, y - 5, 3, 10), 1, 1);
}

void SummaryCell::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void SummaryCell::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace suanchou::ui
