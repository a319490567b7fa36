// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartpainter.h"

#include <QPalette>
#include <QString>

namespace suanchou::ui {

enum class ThemeKind { Light, Dark };

/// Every colour role of the window (notes/visual.md sections 4 and 5). Palette, style sheet and
/// charts are all made from this one value.
struct Theme
{
    ThemeKind kind = ThemeKind::Light;
    QColor window, surface, sunken, hover;
    QColor border, control, grid, axis;
    QColor text, textSecondary, textMuted;
    QColor accent, onAccent, accentSoft;
    QColor ok, okSoft, warn, warnSoft, error, errorSoft;
    QColor onDemand, monthly, yearly, spot, committed;
    QColor compute, storage, network, tax;

    static Theme light();
    static Theme dark();
    static Theme of(ThemeKind kind) { return kind == ThemeKind::Dark ? dark() : light(); }

    bool operator==(const Theme&) const = default;

    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QString styleSheet() const;
    /// Charts on the screen, in the application's font.
    [[nodiscard]] ChartStyle chartStyle() const;
    /// Values of a result that is being recalculated: text at 65 % over the surface.
    [[nodiscard]] QColor staleText() const;
};

/// share of a over b, opaque.
QColor mixed(const QColor& a, const QColor& b, double share);

} // namespace suanchou::ui
