// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/valuelist.h"
#include "ui/window/page.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace suanchou::ui {

class CalmComboBox;
class ChartView;
class CellTable;
class QuoteForm;
class OfferTableModel;

/// Providers and billing modes at one glance, as a chart and as a table of the same offers; the
/// chosen one itemised in the inspector.
class MarketPage : public Page
{
    Q_OBJECT

public:
    MarketPage(const Desk& desk, QWidget* parent);

    /// Chart to table and back.
    void toggleView();
    void setTableShown(bool table);
    [[nodiscard]] ChartView& chart() { return *m_chart; }
    [[nodiscard]] CellTable& table() { return *m_table; }
    /// Opens the form for a received quote, for a provider if one is named.
    void enterQuote(const QString& provider = {});
    [[nodiscard]] QuoteForm& quoteForm() { return *m_form; }
    [[nodiscard]] QPushButton& enterButton() { return *m_enter; }
    /// Whether prices abroad count.
    [[nodiscard]] CalmComboBox& regionBox() { return *m_region; }
    /// What the region rule leaves out, and how to allow it.
    [[nodiscard]] QString regionSentence() const;
    /// Shows the providers without public prices.
    [[nodiscard]] QPushButton& silentButton() { return *m_silent; }
    [[nodiscard]] QPushButton& askedButton() { return *m_asked; }
    [[nodiscard]] QPushButton& withdrawButton() { return *m_withdraw; }
    [[nodiscard]] QPushButton& useButton() { return *m_use; }
    [[nodiscard]] const QString& selectedKey() const { return m_key; }

protected:
    void refresh() override;

private:
    QWidget* makeFilterLine();
    QWidget* makeChartCard();
    QWidget* makeTableCard();
    void select(const QString& key);
    void use();
    void closeQuoteForm();
    void withdraw();
    void refreshButtons(const OfferRow* row);
    void refreshFilterLine();
    void refreshInspector();
    void showSilentProviders();
    void enterQuoteOfSelected();
    [[nodiscard]] const OfferRow* selectedRow() const;
    [[nodiscard]] const SilentProvider* selectedSilent() const;
    [[nodiscard]] std::vector<ValueItem> inspectorItems(const OfferRow* row) const;
    [[nodiscard]] QString answerSentence() const;
    [[nodiscard]] QString noneSentence(const Evaluation& evaluation) const;

    OfferTableModel* m_model;
    QWidget* m_filterLine;
    QLabel* m_regionTitle;
    CalmComboBox* m_region;
    QLabel* m_leftOut;
    QPushButton* m_silent;
    ChartView* m_chart;
    CellTable* m_table;
    QStackedWidget* m_views;
    QPushButton* m_showChart;
    QPushButton* m_showTable;
    QuoteForm* m_form;
    QPushButton* m_enter;
    QPushButton* m_use;
    QPushButton* m_asked;    ///< the selected provider has answered: enter its quote
    QPushButton* m_withdraw; ///< the selected offer is a quote: take it back
    int m_viewBefore = 0;    ///< of m_views, while the form is open
    QString m_key;
};

} // namespace suanchou::ui
