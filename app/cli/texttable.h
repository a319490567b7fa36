// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace suanchou {

enum class Align { Left, Right };

/// Lines of a text table in a monospaced terminal: columns as wide as their widest cell, two spaces
/// apart; East Asian wide characters take two places. The first row is the header.
QString textTable(const QList<QStringList>& rows, const QList<Align>& columns);

/// A column of a table whose lines are made of rows of one kind.
template <class Row>
struct TableColumn
{
    QString title;
    Align align = Align::Left;
    std::function<QString(const Row&)> cell;
};

/// The text table of some rows, a header above them.
template <class Row>
QString columnTable(const std::vector<Row>& rows, const std::vector<TableColumn<Row>>& columns)
{
    QList<QStringList> lines(1);
    QList<Align> sides;
    for (const TableColumn<Row>& column : columns) {
        lines.first().append(column.title);
        sides.append(column.align);
    }
    for (const Row& row : rows) {
        QStringList line;
        for (const TableColumn<Row>& column : columns)
            line.append(column.cell(row));
        lines.append(line);
    }
    return textTable(lines, sides);
}

/// Places a text takes in a terminal.
int displayWidth(const QString& text);

} // namespace suanchou
