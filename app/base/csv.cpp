// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"

namespace suanchou {

namespace {

Error syntaxError(qsizetype row)
{
    return Error{ErrorCode::CsvSyntax, {{QStringLiteral("row"), row}}, {}};
}

/// Splits the text into records; a stray or unclosed quote is an error at its record.
Result<QList<QStringList>> records(QStringView text)
{
    QList<QStringList> out;
    QStringList record;
    QString cell;
    bool quoted = false;
    bool wasQuoted = false;
    const auto endCell = [&] {
        record.append(cell);
        cell.clear();
        wasQuoted = false;
    };
    const auto endRecord = [&] {
        endCell();
        // A blank line is no record.
        if (record.size() > 1 || !record.constFirst().isEmpty())
            out.append(record);
        record.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (quoted) {
            if (c != u'"') {
                cell += c;
            } else if (i + 1 < text.size() && text.at(i + 1) == u'"') {
                cell += c;
                ++i;
            } else {
                quoted = false;
                wasQuoted = true;
            }
        } else if (c == u'"') {
            if (!cell.isEmpty() || wasQuoted)
                return fail(syntaxError(out.size() + 1));
            quoted = true;
        } else if (c == u',') {
            endCell();
        } else if (c == u'\n' || c == u'\r') {
            if (c == u'\r' && i + 1 < text.size() && text.at(i + 1) == u'\n')
                ++i;
            endRecord();
        } else {
            if (wasQuoted)
                return fail(syntaxError(out.size() + 1));
            cell += c;
        }
    }
    if (quoted)
        return fail(syntaxError(out.size() + 1));
    if (!cell.isEmpty() || !record.isEmpty() || wasQuoted)
        endRecord();
    return out;
}

} // namespace

Result<CsvTable> CsvTable::parse(const QByteArray& utf8)
{
    QString text = QString::fromUtf8(utf8);
    if (text.startsWith(QChar(0xFEFF)))
        text.remove(0, 1);
    Result<QList<QStringList>> all = records(text);
    if (!all)
        return fail(all.error());
    if (all->isEmpty())
        return fail(syntaxError(1));
    CsvTable table;
    const QStringList header = all->takeFirst();
    for (qsizetype i = 0; i < header.size(); ++i)
        table.m_columns.insert(header.at(i).trimmed(), i);
    for (qsizetype i = 0; i < all->size(); ++i) {
        if (all->at(i).size() != header.size())
            return fail(syntaxError(rowNumber(i)));
    }
    table.m_rows = std::move(*all);
    return table;
}

Status CsvTable::requireColumns(const QStringList& names) const
{
    for (const QString& name : names) {
        if (!m_columns.contains(name))
            return fail(ErrorCode::CsvColumnMissing, {{QStringLiteral("column"), name}});
    }
    return {};
}

QString CsvTable::cell(qsizetype row, const QString& column) const
{
    const qsizetype at = m_columns.value(column, -1);
    return at < 0 ? QString() : m_rows.at(row).at(at).trimmed();
}

Error CsvTable::cellError(qsizetype row, const QString& column) const
{
    return Error{
        ErrorCode::CsvField,
        {{QStringLiteral("row"), rowNumber(row)},
         {QStringLiteral("column"), column},
         {QStringLiteral("value"), cell(row, column)}},
        {},
    };
}

QString csvLine(const QStringList& cells)
{
    QStringList out;
    out.reserve(cells.size());
    for (const QString& cell : cells) {
        const bool quote = cell.contains(u'"') || cell.contains(u',') || cell.contains(u'\n') ||
            cell.contains(u'\r') || cell.startsWith(u' ') || cell.endsWith(u' ');
        QString text = cell;
        out.append(quote ? QString(u'"' % text.replace(u'"', QLatin1String("\"\"")) % u'"') : cell);
    }
    return out.join(u',');
}

} // namespace suanchou
