// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace suanchou::ui {

/// Sorts offers by the raw role; what is missing comes last in both directions. The header shows
/// the direction.
class OfferSort : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit OfferSort(QObject* parent = nullptr);

    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace suanchou::ui
