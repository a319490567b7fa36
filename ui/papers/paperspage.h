// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/quotedocument.h"
#include "ui/window/page.h"

#include <functional>

class QFrame;
class QPushButton;
class QToolButton;

namespace suanchou::ui {

class CalmComboBox;
class InputField;
class PagePreview;
class PlanField;
class ValueList;

/// The quotation as it will be printed, the parties and terms that go into it, and the ways out:
/// PDF, CSV, JSON.
class PapersPage : public Page
{
    Q_OBJECT

public:
    PapersPage(const Desk& desk, QWidget* parent);

    void exportPdf();
    void exportCsv();
    void exportJson();
    [[nodiscard]] PagePreview& preview() { return *m_preview; }
    [[nodiscard]] InputField& buyerField() { return *m_buyer; }
    /// What the last export said: where the file is, or why there is none.
    [[nodiscard]] QString outcomeText() const;

protected:
    void refresh() override;

private:
    using Writer = std::function<Status(const QuoteDocument&, const QString& path)>;

    QWidget* makeSide();
    QWidget* makePreview();
    void makeExports();
    void makeBindings();
    void refreshTexts();
    void refreshDocument();
    void refreshPager();
    void refreshOutcome();
    [[nodiscard]] Language paperLanguage() const;
    [[nodiscard]] Result<QuoteDocument> makeDocument() const;
    void exportTo(const QString& suffix, const QString& filter, const Writer& write);

    InputField* m_buyer;
    InputField* m_seller;
    InputField* m_project;
    InputField* m_valid;
    CalmComboBox* m_language;
    QLabel* m_partiesTitle;
    QLabel* m_termsTitle;
    QLabel* m_languageTitle;
    PagePreview* m_preview;
    QLabel* m_pageLabel;
    QToolButton* m_previous;
    QToolButton* m_next;
    QPushButton* m_pdf;
    QPushButton* m_csv;
    QPushButton* m_json;
    ValueList* m_outcome;
    std::vector<PlanField*> m_bindings;

    std::optional<Language> m_chosenLanguage; ///< nothing = the window's
    std::optional<QuoteDocument> m_document;
    QString m_savedPath;
    QString m_missingCharacters; ///< that the last PDF could not print
    std::optional<Error> m_failure;
};

} // namespace suanchou::ui
