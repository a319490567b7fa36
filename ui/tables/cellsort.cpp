// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/cellsort.h"

#include "ui/tables/cellmodel.h"

#include <QDate>

namespace suanchou::ui {

CellSort::CellSort(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(true);
}

QVariant CellSort::headerData(int section, Qt::Orientation orientation, int role) const
{
    QVariant value = QSortFilterProxyModel::headerData(section, orientation, role);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal || section != sortColumn())
        return value;
    return QString(
        value.toString() %
        (sortOrder() == Qt::AscendingOrder ? QStringLiteral(" ↑") : QStringLiteral(" ↓")));
}

bool CellSort::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(CellModel::RawRole);
    const QVariant b = right.data(CellModel::RawRole);
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    if (a.typeId() == QMetaType::Double)
        return a.toDouble() < b.toDouble();
    if (a.typeId() == QMetaType::QDate)
        return a.toDate() < b.toDate();
    return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
}

} // namespace suanchou::ui
