// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"
#include "ui/window/pages.h"

#include <QTimer>
#include <QWidget>

#include <array>

namespace suanchou::ui {

class SummaryCell;

/// The answer that never scrolls away: work, scale, finish, total, offer, findings. While a newer
/// plan is being calculated the old numbers stay, paler; after 150 ms a line at the top says so.
class SummaryStrip : public QWidget
{
    Q_OBJECT

public:
    SummaryStrip(const Desk& desk, QWidget* parent);

    [[nodiscard]] SummaryCell* cell(std::size_t index) const { return m_cells.at(index); }
    [[nodiscard]] std::size_t count() const { return m_cells.size(); }
    /// Underlines the cell whose number is being explained; null for none.
    void setAsked(const SummaryCell* cell);

signals:
    /// A cell with a headline number was pressed: say why. The page is where it can be changed.
    void whyWanted(
        const QString& number, suanchou::ui::PageId page, suanchou::ui::SummaryCell* cell);
    /// Another cell was pressed: show where it comes from.
    void pageWanted(suanchou::ui::PageId page);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    Desk m_desk;
    std::array<SummaryCell*, 6> m_cells{};
    QTimer m_patience;
};

} // namespace suanchou::ui
