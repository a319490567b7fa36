// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>

class QPainter;
class QRectF;

namespace suanchou::ui {

/// Icons of resources/icons: 20 × 20, stroke 1.5, drawn in a colour given at paint time, sharp at
/// every density. Paints the icon name ("undo") into a rectangle.
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour);
/// For buttons: one colour, a paler one while disabled.
QIcon makeIcon(const QString& name, const QColor& colour, const QColor& disabled);

} // namespace suanchou::ui
