// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <optional>

namespace suanchou::ui {

/// A P10–P90 range with its middle, as shares of the column's common scale.
struct CellRange
{
    double p10 = 0;
    double p50 = 0;
    double p90 = 0;
    bool pale = false; ///< an estimate from other rows

    bool operator==(const CellRange&) const = default;
};

/// How narrow and how wide a column of words may get, in digits of the header's font. Words may be
/// cut (their tooltip has them whole), numbers never.
struct ColumnFlex
{
    int least = 0;
    int most = 0;
};

/// Rows of a table of this program: what CellDelegate paints, CellSort sorts by and CellTable
/// copies, as roles.
class CellModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        RawRole = Qt::UserRole, ///< number, date or text to sort by; invalid where missing
        SecondLineRole,         ///< QString under the first line
        KeptTailRole,           ///< QString: the end of the text that is never cut, a number
        SwatchRole,             ///< int(FillRole) of a billing mode
        IconRole,               ///< QString: name of the icon before the text
        ToneRole,               ///< int(Tone) of the icon, and of the text if it is a warning
        RangeRole,              ///< CellRange drawn behind a right-aligned number
        MutedRole,              ///< bool: the row is of no use for the plan
        StrongRole,             ///< bool: printed bold
        KeyRole,                ///< QString: names the row
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// −1 if there is none.
    [[nodiscard]] virtual int rowOf(const QString& key) const = 0;
    /// Of a column of words; nothing for numbers, which get all the room they need.
    [[nodiscard]] virtual std::optional<ColumnFlex> flexOf(int column) const = 0;
    /// A cell as it is copied: on one line, with what the window shows below it.
    [[nodiscard]] virtual QString copyText(const QModelIndex& index) const;
    /// Header and rows of these model rows as tab separated text.
    [[nodiscard]] QString tsv(const QList<int>& rows) const;
};

} // namespace suanchou::ui

Q_DECLARE_METATYPE(suanchou::ui::CellRange)
