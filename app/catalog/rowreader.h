// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "app/catalog/offer.h"

namespace suanchou {

/// Reads the cells of one row of a table of this room and collects what is wrong with them.
class RowReader
{
public:
    RowReader(const CsvTable& table, qsizetype row, std::vector<Error>& errors)
        : m_table(table)
        , m_row(row)
        , m_errors(errors)
    {
    }

    /// The trimmed cell; empty where the column is missing.
    [[nodiscard]] QString text(QLatin1String column) const;
    void refuse(QLatin1String column) const;
    /// The value a cell names, or an error and the default.
    template <class T>
    T known(QLatin1String column, std::optional<T> value) const
    {
        if (!value)
            refuse(column);
        return value.value_or(T{});
    }
    /// "yes", "no" or "unknown".
    [[nodiscard]] Tristate tristate(QLatin1String column) const;
    /// A number above zero with at most six decimals.
    [[nodiscard]] Decimal6 positive(QLatin1String column) const;
    /// Columns "price" and "currency".
    [[nodiscard]] UnitPrice price() const;
    [[nodiscard]] Currency currency(QLatin1String column) const;
    [[nodiscard]] PartialDate date(QLatin1String column) const;
    [[nodiscard]] Confidence confidence() const;
    /// A whole number from least to 100,000.
    [[nodiscard]] int count(QLatin1String column, int least, int emptyMeans) const;

private:
    const CsvTable& m_table;
    qsizetype m_row;
    std::vector<Error>& m_errors;
};

/// ResourceDamaged of a table of the catalogue.
Error damagedTable(const QString& table, std::vector<Error> causes);

} // namespace suanchou
