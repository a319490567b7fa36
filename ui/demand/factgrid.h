// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace suanchou::ui {

/// A number with its name over it. The value may hold <sup>.
struct Fact
{
    QString caption;
    QString value;
    QString below;

    bool operator==(const Fact&) const = default;
};

/// Facts in three columns that stand under the three inputs.
class FactGrid : public QWidget
{
    Q_OBJECT

public:
    static constexpr int columns = 3;

    explicit FactGrid(QWidget* parent);

    void setFacts(const std::vector<Fact>& facts);

private:
    struct Cell
    {
        QLabel* caption;
        QLabel* value;
        QLabel* below;
    };
    Cell makeCell(int index);

    QGridLayout* m_layout;
    std::vector<Cell> m_cells;
};

} // namespace suanchou::ui
