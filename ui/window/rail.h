// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"
#include "ui/window/pages.h"

#include <QWidget>

#include <vector>

class QButtonGroup;

namespace suanchou::ui {

class RailButton;

/// The left edge: mark, pages with the number of their findings, language and theme.
class Rail : public QWidget
{
    Q_OBJECT

public:
    Rail(const Desk& desk, QWidget* parent);

    void setCurrent(PageId page);

signals:
    void pageWanted(suanchou::ui::PageId page);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void nextTheme();

    Desk m_desk;
    QButtonGroup* m_group;
    std::vector<RailButton*> m_pages;
    RailButton* m_language;
    RailButton* m_theme;
};

} // namespace suanchou::ui
