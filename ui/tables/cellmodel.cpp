// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/cellmodel.h"

namespace suanchou::ui {

QString CellModel::copyText(const QModelIndex& index) const
{
    return index.data(Qt::DisplayRole).toString();
}

QString CellModel::tsv(const QList<int>& rows) const
{
    QStringList lines;
    QStringList header;
    for (int column = 0; column < columnCount(); ++column)
        header << headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    lines << header.join(u'\t');
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << copyText(index(row, column));
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') % u'\n';
}

} // namespace suanchou::ui
