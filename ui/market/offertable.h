// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/themeswitch.h"

#include <QTableView>

namespace suanchou::ui {

class OfferSort;
class OfferTableModel;

/// The offers as a table: columns as wide as their texts in this language, sorting by header,
/// Ctrl+C copies the selection with headers and units.
class OfferTable : public QTableView
{
    Q_OBJECT

public:
    OfferTable(OfferTableModel& model, const ThemeSwitch& theme, QWidget* parent);

    /// Widths for the texts shown now.
    void fitColumns();
    void selectKey(const QString& key);
    [[nodiscard]] OfferSort& sorted() { return *m_sorted; }

signals:
    void offerChosen(const QString& key);
    /// Enter or a double click on the chosen row.
    void offerOpened();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void sortBy(int column);
    void reveal(const QModelIndex& index);
    void copySelection();

    OfferTableModel& m_model;
    OfferSort* m_sorted;
};

} // namespace suanchou::ui
