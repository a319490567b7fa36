// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"

#include <array>
#include <optional>

namespace suanchou {

namespace {

Error syntaxError(qsizetype row)
{
    return Error{ErrorCode::CsvSyntax, {{QStringLiteral("row"), row}}, {}};
}

/// Separators of other tables: Excel writes semicolons where the comma is the decimal mark.
constexpr std::array otherSeparators{u';', u'\t', u'|', u'，', u'；'};

Error separatorError(qsizetype row, QChar separator)
{
    Error error = syntaxError(row);
    error.params.insert(
        QStringLiteral("separator"),
        separator == u'\t' ? QStringLiteral("tab") : QString(separator));
    return error;
}

/// What separates the cells of a record that has one cell for all, or is broken by decimal commas;
/// nothing if they are separated by commas. A header has so many cells as it says.
std::optional<QChar> otherSeparator(const QStringList& record, std::optional<qsizetype> cells)
{
    const QString line = record.join(u',');
    for (const QChar separator : otherSeparators) {
        const qsizetype count = line.count(separator);
        if (cells ? count + 1 == *cells : record.size() == 1 && count > 0)
            return separator;
    }
    return std::nullopt;
}

bool endsCell(QChar c)
{
    return c == u',' || c == u'\n' || c == u'\r';
}

/// Walks over the text cell by cell.
class Splitter
{
public:
    explicit Splitter(QStringView text)
        : m_text(text)
    {
    }

    /// The records; a stray or unclosed quote is an error at its record.
    Result<QList<QStringList>> records()
    {
        while (m_at < m_text.size()) {
            if (!takeCell())
                return fail(quoteError());
            if (m_at == m_text.size()) {
                endRecord();
            } else if (m_text.at(m_at++) == u',') {
                // A comma at the very end opens one more, empty cell.
                if (m_at == m_text.size()) {
                    m_record.append(QString());
                    endRecord();
                }
            } else {
                if (m_text.at(m_at - 1) == u'\r' && m_at < m_text.size() &&
                    m_text.at(m_at) == u'\n')
                    ++m_at;
                endRecord();
            }
        }
        return m_records;
    }

private:
    /// Reads one cell up to what ends it; false at a quote out of place.
    bool takeCell()
    {
        if (m_text.at(m_at) == u'"')
            return takeQuoted();
        const qsizetype from = m_at;
        while (m_at < m_text.size() && !endsCell(m_text.at(m_at))) {
            if (m_text.at(m_at) == u'"')
                return false;
            ++m_at;
        }
        m_record.append(m_text.mid(from, m_at - from).toString());
        return true;
    }

    bool takeQuoted()
    {
        QString cell;
        for (;;) {
            const qsizetype from = m_at + 1;
            const qsizetype quote = m_text.indexOf(u'"', from);
            if (quote < 0)
                return false;
            cell += m_text.mid(from, quote - from);
            m_at = quote + 1;
            if (m_at == m_text.size() || m_text.at(m_at) != u'"')
                break;
            cell += u'"';
        }
        m_record.append(cell);
        return m_at == m_text.size() || endsCell(m_text.at(m_at));
    }

    /// A quote beside another separator is in its place, only for another table.
    [[nodiscard]] Error quoteError() const
    {
        const qsizetype row = m_records.size() + 1;
        for (const qsizetype at : {m_at, m_at - 1}) {
            if (at < 0 || at >= m_text.size())
                continue;
            for (const QChar separator : otherSeparators) {
                if (m_text.at(at) == separator)
                    return separatorError(row, separator);
            }
        }
        return syntaxError(row);
    }

    void endRecord()
    {
        // A blank line is no record.
        if (m_record.size() > 1 || !m_record.constFirst().isEmpty())
            m_records.append(m_record);
        const qsizetype cells = m_record.size();
        m_record = QStringList();
        m_record.reserve(cells);
    }

    QStringView m_text;
    qsizetype m_at = 0;
    QStringList m_record;
    QList<QStringList> m_records;
};

} // namespace

Result<CsvTable> CsvTable::parse(const QByteArray& utf8)
{
    QString text = QString::fromUtf8(utf8);
    if (text.startsWith(QChar(0xFEFF)))
        text.remove(0, 1);
    Result<QList<QStringList>> all = Splitter(text).records();
    if (!all)
        return fail(all.error());
    if (all->isEmpty())
        return fail(syntaxError(1));
    CsvTable table;
    const QStringList header = all->takeFirst();
    if (const auto separator = otherSeparator(header, std::nullopt))
        return fail(separatorError(1, *separator));
    for (const QString& name : header)
        table.m_columns.append(name.trimmed());
    for (qsizetype i = 0; i < all->size(); ++i) {
        if (all->at(i).size() == header.size())
            continue;
        const auto separator = otherSeparator(all->at(i), header.size());
        return fail(
            separator ? separatorError(rowNumber(i), *separator) : syntaxError(rowNumber(i)));
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
    const qsizetype at = m_columns.lastIndexOf(column);
    return at < 0 ? QString() : m_rows.at(row).at(at).trimmed();
}

QString CsvTable::cell(qsizetype row, QLatin1String column) const
{
    const qsizetype at = m_columns.lastIndexOf(column);
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
