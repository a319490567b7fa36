// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "ui/tables/cellmodel.h"

#include <memory>

namespace suanchou::ui {

/// Whether the plan's work fits a card, as one word.
enum class CardFit { Fits, Tight, TooSmall, NoPrecision };
CardFit cardFit(const AcceleratorSizing& sizing);
/// The word, its icon and its tone are the same in table and inspector.
QString fitWord(CardFit fit);

/// One row for each accelerator: whether the model fits, the fewest cards in time, MFU with its
/// range, days and GPU-hours at the plan's cards, and the lowest price that can be ordered. Those
/// that can do it and are measured come first, fewer GPU-hours before more.
class AcceleratorModel : public CellModel
{
    Q_OBJECT

public:
    enum Column { Name, Memory, InTime, Mfu, Hours, Days, Price, ColumnCount };

    using CellModel::CellModel;

    /// Shows an evaluation (or nothing without one) in a language.
    void show(std::shared_ptr<const Evaluation> evaluation, const Speech& speech);
    /// Null if there is no such row.
    [[nodiscard]] const AcceleratorSizing* sizingAt(int row) const;

    [[nodiscard]] int rowOf(const QString& key) const override;
    [[nodiscard]] std::optional<ColumnFlex> flexOf(int column) const override;
    [[nodiscard]] QString copyText(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        std::size_t sizing = 0;               ///< into the evaluation's
        std::optional<UnitPrice> lowestPrice; ///< per GPU-hour, of what can be ordered
        QString provider;                     ///< whose that is, and how it is billed
    };

    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QString toolTip(const Row& row, int column) const;
    [[nodiscard]] QVariant raw(const Row& row, int column) const;
    [[nodiscard]] CellRange range(const AcceleratorSizing& sizing) const;
    [[nodiscard]] const AcceleratorSizing& sizingOf(const Row& row) const
    {
        return m_evaluation->sizing.at(row.sizing);
    }
    [[nodiscard]] QString hoursUnit() const;
    /// Short enough for the second line; the tooltip has the whole words.
    [[nodiscard]] QString evidenceWord(const Efficiency& efficiency) const;
    [[nodiscard]] QString headerToolTip(int section) const;

    std::shared_ptr<const Evaluation> m_evaluation;
    Speech m_speech{Language::English};
    std::vector<Row> m_rows;
    double m_widest = 1;       ///< end of the MFU scale
    bool m_largeHours = false; ///< the column counts in 万卡时 or K GPU-h
};

} // namespace suanchou::ui
