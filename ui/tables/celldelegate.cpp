// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/celldelegate.h"

#include "ui/charts/hatch.h"
#include "ui/tables/cellmodel.h"
#include "ui/theme/icons.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace suanchou::ui {

namespace {

constexpr int cellPadding = 10;
constexpr double swatch = 11;
constexpr double icon = 15;
constexpr double rangeWidth = 80;
constexpr double rangeRoom = rangeWidth + 12;

double lead(const QModelIndex& index)
{
    if (index.data(CellModel::SwatchRole).isValid())
        return swatch + 7;
    return index.data(CellModel::IconRole).toString().isEmpty() ? 0 : icon + 5;
}

/// The common scale, the range on it and its middle, like the bars of the summary strip.
void paintRange(QPainter& painter, const QRectF& bar, const CellRange& range, const Theme& theme)
{
    const auto at = [&bar](double share) {
        return bar.left() + std::clamp(share, 0.0, 1.0) * bar.width();
    };
    const QColor fill = range.pale ? theme.textMuted : theme.accent;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.grid);
    painter.drawRoundedRect(bar.adjusted(0, 1, 0, -1), 2, 2);
    painter.setBrush(mixed(fill, theme.surface, 0.45));
    painter.drawRoundedRect(
        QRectF(QPointF(at(range.p10), bar.top() + 1), QPointF(at(range.p90), bar.bottom() - 1)),
        2,
        2);
    painter.setBrush(fill);
    painter.drawRect(QRectF(at(range.p50) - 1.5, bar.top() - 3, 3, bar.height() + 6));
}

/// The text with an ellipsis before its tail, of which nothing is cut.
QString elidedBefore(
    const QString& text, const QString& tail, const QFontMetricsF& metrics, double room)
{
    if (tail.isEmpty() || !text.endsWith(tail))
        return metrics.elidedText(text, Qt::ElideRight, room);
    const QString head = text.chopped(tail.size());
    return metrics.elidedText(head, Qt::ElideRight, room - metrics.horizontalAdvance(tail)) + tail;
}

} // namespace

CellDelegate::CellDelegate(const ThemeSwitch& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

int CellDelegate::rowHeight()
{
    const QFontMetrics body(typeFont(TypeRole::Body));
    const QFontMetrics caption(typeFont(TypeRole::Caption));
    return body.ascent() + body.descent() + caption.ascent() + caption.descent() + 7;
}

void CellDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_theme.theme();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool muted = index.data(CellModel::MutedRole).toBool();
    const auto tone = static_cast<Tone>(index.data(CellModel::ToneRole).toInt());
    const bool warn = tone == Tone::Warn || tone == Tone::Error;
    const QVariant range = index.data(CellModel::RangeRole);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect cell = option.rect;
    if (selected)
        painter->fillRect(cell, theme.accentSoft);
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), theme.grid);
    if (selected && index.column() == 0)
        painter->fillRect(QRect(cell.left(), cell.top(), 3, cell.height()), theme.accent);

    QFont font = typeFont(TypeRole::Body);
    font.setBold(index.data(CellModel::StrongRole).toBool() || (selected && index.column() == 0));
    const QFont small = typeFont(TypeRole::Caption);
    const QFontMetricsF metrics(font);
    const QFontMetricsF smallMetrics(small);
    const QString first = index.data(Qt::DisplayRole).toString();
    const QString second = index.data(CellModel::SecondLineRole).toString();
    const bool right =
        Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()).testFlag(Qt::AlignRight);
    const double indent = lead(index);
    const double left = cell.left() + cellPadding + indent;
    const double room = cell.width() - 2 * cellPadding - indent - (range.isValid() ? rangeRoom : 0);
    const double middle = cell.top() + cell.height() / 2.0;
    const double gap = 1;
    const double block = second.isEmpty() ? metrics.ascent() + metrics.descent()
                                          : metrics.ascent() + metrics.descent() + gap +
            smallMetrics.ascent() + smallMetrics.descent();
    const double baseline = std::round(middle - block / 2 + metrics.ascent());

    const QColor toneInk = colourOf(theme, tone);
    const QColor ink = muted ? theme.textMuted : warn && second.isEmpty() ? toneInk : theme.text;
    const QString shown =
        elidedBefore(first, index.data(CellModel::KeptTailRole).toString(), metrics, room);
    const double x = right ? left + room - metrics.horizontalAdvance(shown) : left;
    painter->setFont(font);
    painter->setPen(ink);
    painter->drawText(QPointF(x, baseline), shown);
    if (!second.isEmpty()) {
        painter->setFont(small);
        painter->setPen(warn ? toneInk : theme.textMuted);
        const double below = baseline + metrics.descent() + gap + smallMetrics.ascent();
        painter->drawText(
            QPointF(left, std::round(below)),
            smallMetrics.elidedText(second, Qt::ElideRight, room));
    }
    if (const QVariant role = index.data(CellModel::SwatchRole); role.isValid()) {
        painter->setRenderHint(QPainter::Antialiasing, false);
        fillRole(
            *painter,
            QRectF(cell.left() + cellPadding, std::round(middle - swatch / 2), swatch, swatch),
            static_cast<FillRole>(role.toInt()),
            theme.chartStyle(),
            4);
    } else if (indent > 0) {
        paintIcon(
            *painter,
            QRectF(cell.left() + cellPadding, middle - icon / 2, icon, icon),
            index.data(CellModel::IconRole).toString(),
            toneInk);
    }
    if (range.isValid())
        paintRange(
            *painter,
            QRectF(cell.right() - cellPadding - rangeWidth, middle - 3, rangeWidth, 6),
            range.value<CellRange>(),
            theme);
    if (option.state.testFlag(QStyle::State_HasFocus) && !selected) {
        painter->setPen(QPen(theme.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(cell).adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    QFont font = typeFont(TypeRole::Body);
    font.setBold(index.data(CellModel::StrongRole).toBool() || index.column() == 0);
    const double first =
        QFontMetricsF(font).horizontalAdvance(index.data(Qt::DisplayRole).toString());
    const double second = QFontMetricsF(typeFont(TypeRole::Caption))
                              .horizontalAdvance(index.data(CellModel::SecondLineRole).toString());
    const double bar = index.data(CellModel::RangeRole).isValid() ? rangeRoom : 0;
    const double width = std::max(first, second) + lead(index) + bar + 2 * cellPadding + 1;
    return {static_cast<int>(std::ceil(width)), rowHeight()};
}

} // namespace suanchou::ui
