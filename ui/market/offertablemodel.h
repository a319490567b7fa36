// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "ui/tables/cellmodel.h"

#include <memory>

namespace suanchou::ui {

/// The evaluation's offers as rows, and after them the providers without public prices. Texts come
/// in the language given with them; the raw role carries what sorting needs.
class OfferTableModel : public CellModel
{
    Q_OBJECT

public:
    enum Column { Provider, Cards, Mode, GpuHourPrice, Total, Notes, ColumnCount };

    explicit OfferTableModel(QObject* parent = nullptr);

    /// Shows the offers of an evaluation and the providers without prices (or nothing without
    /// one) in a language.
    void show(
        std::shared_ptr<const Evaluation> evaluation,
        std::vector<SilentProvider> silentProviders,
        const Speech& speech);
    /// Null if the row is no offer.
    [[nodiscard]] const OfferRow* rowAt(int row) const;
    /// Null if the row is no provider without prices.
    [[nodiscard]] const SilentProvider* silentAt(int row) const;
    /// The first provider without prices; empty if there is none.
    [[nodiscard]] QString firstSilentKey() const;
    [[nodiscard]] int rowOf(const QString& key) const override;
    [[nodiscard]] std::optional<ColumnFlex> flexOf(int column) const override;
    [[nodiscard]] QString copyText(const QModelIndex& index) const override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant offerData(const OfferRow& row, int column, int role) const;
    [[nodiscard]] QVariant silentData(const SilentProvider& provider, int column, int role) const;
    [[nodiscard]] QString text(const OfferRow& row, int column) const;
    [[nodiscard]] QString text(const SilentProvider& provider, int column) const;
    [[nodiscard]] QString toolTip(const OfferRow& row, int column) const;
    [[nodiscard]] QVariant raw(const OfferRow& row, int column) const;
    [[nodiscard]] QString totalText(const OfferRow& row) const;
    [[nodiscard]] QString notesText(const OfferRow& row) const;
    [[nodiscard]] QString problemText(const OfferRow& row) const;

    std::shared_ptr<const Evaluation> m_evaluation;
    std::vector<SilentProvider> m_silent;
    Speech m_speech{Language::English};
    QStringList m_keys;
};

} // namespace suanchou::ui
