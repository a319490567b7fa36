// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace suanchou::ui {

/// Sorts rows by the raw role; what is missing comes last in both directions. The header shows
/// the direction.
class CellSort : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CellSort(QObject* parent = nullptr);

    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace suanchou::ui
