// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QProxyStyle>

namespace suanchou::ui {

/// Fusion with our combo boxes: frame, chevron and height come from the theme, so that they follow
/// a live switch.
class ThemeStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ThemeStyle();

    void setTheme(const Theme& theme) { m_theme = theme; }

    void drawComplexControl(
        ComplexControl control,
        const QStyleOptionComplex* option,
        QPainter* painter,
        const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(
        ComplexControl control,
        const QStyleOptionComplex* option,
        SubControl subControl,
        const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(
        ContentsType type,
        const QStyleOption* option,
        const QSize& size,
        const QWidget* widget) const override;
    [[nodiscard]] int styleHint(
        StyleHint hint,
        const QStyleOption* option,
        const QWidget* widget,
        QStyleHintReturn* returned) const override;

private:
    Theme m_theme = Theme::light();
};

} // namespace suanchou::ui
