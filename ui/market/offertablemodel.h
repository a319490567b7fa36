// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"

#include <QAbstractTableModel>

#include <memory>

namespace suanchou::ui {

/// The evaluation's offers as rows, and after them the providers without public prices. Texts come
/// in the language given with them; the raw role carries what sorting needs.
class OfferTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Provider, Cards, Mode, GpuHourPrice, Total, Notes, ColumnCount };
    enum Role {
        RawRole = Qt::UserRole, ///< number or text to sort by; invalid where missing
        SecondLineRole,         ///< QString under the first line
        KeptTailRole,           ///< QString: the end of the text that is never cut, a number
        SwatchRole,             ///< int(FillRole) of the billing mode
        MutedRole,              ///< bool: the row has no total
        WarnRole,               ///< bool: the text is a warning (stale, low confidence)
        StrongRole,             ///< bool: printed bold
        KeyRole,                ///< offerKey of the row, or what names the provider
    };

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
    /// −1 if there is none.
    [[nodiscard]] int rowOf(const QString& key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

    /// Header and rows of these model rows as tab separated text.
    [[nodiscard]] QString tsv(const QList<int>& rows) const;

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
