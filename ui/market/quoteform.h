// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/receivedquote.h"
#include "ui/window/desk.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace suanchou::ui {

class CalmComboBox;
class ChoiceField;
class FactGrid;
class InputField;

/// Enters a quote that a provider has sent: one line of text with what was understood under it,
/// and beside it whose it is, where the machines stand, and until when it holds. What is typed
/// stays until it is kept, also while the form is closed.
class QuoteForm : public QFrame
{
    Q_OBJECT

public:
    QuoteForm(const Desk& desk, QWidget* parent);

    /// Puts the cursor where typing begins. The provider is filled in unless one is typed already.
    void begin(const QString& provider);
    /// Derives all texts anew.
    void refresh();
    [[nodiscard]] const QuoteEntry& entry() const { return m_entry; }

    // The controls, for the keyboard and for tests.
    [[nodiscard]] InputField& textField() { return *m_text; }
    [[nodiscard]] InputField& providerField() { return *m_provider; }
    [[nodiscard]] InputField& cityField() { return *m_city; }
    [[nodiscard]] InputField& receivedField() { return *m_received; }
    [[nodiscard]] InputField& untilField() { return *m_until; }
    [[nodiscard]] CalmComboBox& candidateBox() { return *m_candidates; }
    [[nodiscard]] CalmComboBox& placeBox();
    [[nodiscard]] QPushButton& keepButton() { return *m_keep; }
    [[nodiscard]] QString failure() const;

signals:
    /// The quote is kept; its offer goes by this key.
    void kept(const QString& offerKey);
    void closeWanted();

private:
    void makeLayout();
    void connectFields();
    void makeCompleters();
    void fillDays();
    void judge();
    void keep();
    void reset();
    [[nodiscard]] static QDate dayOf(InputField* field, std::optional<Error>& trouble);
    void refreshTitles();
    void refreshCandidates();
    void refreshEchoes();
    void refreshFacts();
    [[nodiscard]] QString sentencesAbout(const QStringList& fields) const;
    [[nodiscard]] QString textEcho() const;
    [[nodiscard]] QString unitText() const;

    Desk m_desk;
    InputField* m_text;
    QLabel* m_candidatesTitle;
    CalmComboBox* m_candidates;
    FactGrid* m_facts;
    InputField* m_provider;
    InputField* m_city;
    ChoiceField* m_place;
    InputField* m_received;
    InputField* m_until;
    QLabel* m_failure;
    QPushButton* m_cancel;
    QPushButton* m_keep;

    QuoteEntry m_entry;
    QuoteReading m_reading;
    std::vector<Error> m_problems;
    std::optional<Error> m_receivedTrouble; ///< why the day of receipt cannot be read
    std::optional<Error> m_untilTrouble;
    std::optional<Error> m_refused; ///< why the quote was not kept
    bool m_receivedTyped = false;   ///< the day of receipt is the person's, not the text's or today
    bool m_untilTyped = false;      ///< the last day is the person's, not the text's or 30 days on
    bool m_providerTyped = false;   ///< the provider is the person's, not the one begun with
};

} // namespace suanchou::ui
