// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QStringList>

namespace suanchou {

/// One table of text cells with named columns. Row numbers count lines of the file as a person sees
/// records: the header is row 1.
class CsvTable
{
public:
    /// Reads UTF-8, RFC 4180 (quotes, line breaks inside quotes, CRLF or LF, optional BOM), comma
    /// separated. A record with another number of cells than the header, or a stray quote, refuses
    /// the file with its row, and with the separator where another one seems to be in use.
    static Result<CsvTable> parse(const QByteArray& utf8);

    [[nodiscard]] qsizetype rowCount() const { return m_rows.size(); }
    [[nodiscard]] bool hasColumn(const QString& name) const { return m_columns.contains(name); }
    /// The first of the wanted columns that is missing, as an error; nothing if all are there.
    [[nodiscard]] Status requireColumns(const QStringList& names) const;
    /// The cell, trimmed; empty where the column is missing.
    [[nodiscard]] QString cell(qsizetype row, const QString& column) const;
    [[nodiscard]] QString cell(qsizetype row, QLatin1String column) const;
    /// The number a person would give the row.
    [[nodiscard]] static qsizetype rowNumber(qsizetype row) { return row + 2; }
    [[nodiscard]] Error cellError(qsizetype row, const QString& column) const;

private:
    QStringList m_columns; ///< of two with one name the last counts
    QList<QStringList> m_rows;
};

/// One CSV line: cells joined by commas, quoted where needed, without a line end.
QString csvLine(const QStringList& cells);

} // namespace suanchou
