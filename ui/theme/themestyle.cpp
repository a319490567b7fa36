// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/themestyle.h"

#include <QPainter>
#include <QPolygonF>
#include <QStyleFactory>
#include <QStyleOptionComboBox>

namespace suanchou::ui {

namespace {

constexpr int chevronSpace = 26;
constexpr int padding = 12;

} // namespace

ThemeStyle::ThemeStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void ThemeStyle::drawComplexControl(
    ComplexControl control,
    const QStyleOptionComplex* option,
    QPainter* painter,
    const QWidget* widget) const
{
    if (control != CC_ComboBox) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    const bool focused = option->state.testFlag(State_HasFocus);
    const bool enabled = option->state.testFlag(State_Enabled);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double width = focused ? 2.0 : 1.0;
    painter->setPen(QPen(focused ? m_theme.accent : m_theme.control, width));
    painter->setBrush(m_theme.surface);
    const QRectF frame =
        QRectF(option->rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter->drawRoundedRect(frame, 6, 6);
    const QPointF centre(
        option->rect.right() - chevronSpace / 2.0, option->rect.center().y() + 0.5);
    painter->setPen(QPen(
        enabled ? m_theme.textSecondary : m_theme.textMuted,
        1.5,
        Qt::SolidLine,
        Qt::RoundCap,
        Qt::RoundJoin));
    painter->drawPolyline(QPolygonF{
        centre + QPointF(-3.5, -1.5), centre + QPointF(0, 2), centre + QPointF(3.5, -1.5)});
    painter->restore();
}

QRect ThemeStyle::subControlRect(
    ComplexControl control,
    const QStyleOptionComplex* option,
    SubControl subControl,
    const QWidget* widget) const
{
    if (control == CC_ComboBox && subControl == SC_ComboBoxEditField)
        return option->rect.adjusted(padding, 1, -chevronSpace, -1);
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

QSize ThemeStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    if (type == CT_ComboBox)
        return {size.width() + padding + chevronSpace, std::max(30, size.height() + 8)};
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int ThemeStyle::styleHint(
    StyleHint hint,
    const QStyleOption* option,
    const QWidget* widget,
    QStyleHintReturn* returned) const
{
    if (hint == SH_ComboBox_Popup)
        return 0;
    if (hint == SH_EtchDisabledText)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace suanchou::ui
