// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/railbutton.h"

#include "ui/theme/icons.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"
#include "ui/widgets/valuelist.h"

#include <QPainter>

namespace suanchou::ui {

RailButton::RailButton(const ThemeSwitch& theme, QString icon, QWidget* parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_icon(std::move(icon))
{
    setType(this, TypeRole::Caption);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    connect(&theme, &ThemeSwitch::changed, this, qOverload<>(&QWidget::update));
}

void RailButton::setIconName(const QString& name)
{
    m_icon = name;
    update();
}

void RailButton::setBadge(int count, Severity worst)
{
    if (count == m_badge && worst == m_worst)
        return;
    m_badge = count;
    m_worst = worst;
    update();
}

QSize RailButton::sizeHint() const
{
    const int height = 8 + (m_icon.isEmpty() ? 0 : 25) + fontMetrics().height() + 5;
    return {68, height};
}

void RailButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_theme.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    const QColor ground = isChecked() ? theme.accentSoft
        : underMouse()                ? theme.hover
                                      : QColor(Qt::transparent);
    painter.setBrush(ground);
    painter.drawRoundedRect(area, 6, 6);

    const QColor ink = isChecked() ? theme.accent : theme.textSecondary;
    double top = 8;
    if (!m_icon.isEmpty()) {
        const QRectF icon((width() - 22) / 2.0, top, 22, 22);
        paintIcon(painter, icon, m_icon, ink);
        paintBadge(painter, icon);
        top += 25;
    }
    QFont font = this->font();
    font.setBold(isChecked());
    painter.setFont(font);
    painter.setPen(isChecked() ? theme.accent : theme.text);
    painter.drawText(
        QRectF(0, top, width(), height() - top - 3), Qt::AlignHCenter | Qt::AlignVCenter, text());
}

void RailButton::paintBadge(QPainter& painter, const QRectF& icon) const
{
    if (m_badge == 0)
        return;
    const Theme& theme = m_theme.theme();
    const QColor ground = colourOf(theme, toneOf(m_worst));
    const QRectF badge(icon.right() - 7, icon.top() - 4, 15, 15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(badge);
    QFont font = this->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 0.83);
    painter.setFont(font);
    painter.setPen(theme.onAccent);
    painter.drawText(badge, Qt::AlignCenter, QString::number(m_badge));
}

void RailButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RailButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace suanchou::ui
