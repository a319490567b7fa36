// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"

#include <QWidget>

class QLabel;

namespace suanchou::ui {

/// The bottom edge: what the prices are and how old, and how long the last calculation took.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    StatusLine(const Desk& desk, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    Desk m_desk;
    QLabel* m_catalog;
    QLabel* m_stale;
    QLabel* m_time;
};

} // namespace suanchou::ui
