// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/themeswitch.h"

#include <QTableView>

namespace suanchou::ui {

class CellSort;
class CellModel;

/// A table of the program: columns as wide as their texts in this language, sorting by header,
/// Ctrl+C copies the selection with headers and units.
class CellTable : public QTableView
{
    Q_OBJECT

public:
    CellTable(CellModel& model, const ThemeSwitch& theme, QWidget* parent);

    /// Widths for the texts shown now.
    void fitColumns();
    void selectKey(const QString& key);
    [[nodiscard]] CellSort& sorted() { return *m_sorted; }

signals:
    void rowChosen(const QString& key);
    /// Enter or a double click on the chosen row.
    void rowOpened();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void sortBy(int column);
    void reveal(const QModelIndex& index);
    void copySelection();

    CellModel& m_model;
    CellSort* m_sorted;
};

} // namespace suanchou::ui
