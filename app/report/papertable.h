// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/paperflow.h"

namespace suanchou::paper {

struct Column
{
    QString head;
    double width = 0;
    Qt::Alignment alignment = Qt::AlignLeft;
    double gutter = 0; ///< extra air on the left, where a left column follows a right one
};

/// Paragraphs of one cell, one under the other.
using Cell = std::vector<TextPtr>;
using Row = std::vector<Cell>;

struct Table
{
    std::vector<Column> columns;
    std::vector<Row> rows;
    double leastRowHeight = 6.6;
    QString continued; ///< stands over the repeated head on a next page
    double tail = 0;   ///< height of what follows and must stay with the last two rows
};

/// The width text has in a column.
double textWidth(const Column& column);

/// Lays a table out from the flow's place on. The head repeats on every page; a row is cut only if
/// it is taller than a page, between lines of text. The last two rows and the tail stay together
/// while they fit on one page.
void layTable(Flow& flow, const Table& table);

} // namespace suanchou::paper
