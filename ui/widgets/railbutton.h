// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "ui/theme/themeswitch.h"

#include <QAbstractButton>

namespace suanchou::ui {

/// A button of the rail: icon over label, with the number of its page's findings in the colour of
/// the worst.
class RailButton : public QAbstractButton
{
    Q_OBJECT

public:
    RailButton(const ThemeSwitch& theme, QString icon, QWidget* parent);

    void setIconName(const QString& name);
    void setBadge(int count, Severity worst);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void paintBadge(QPainter& painter, const QRectF& icon) const;

    const ThemeSwitch& m_theme;
    QString m_icon;
    int m_badge = 0;
    Severity m_worst = Severity::Info;
};

} // namespace suanchou::ui
