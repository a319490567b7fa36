// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/page.h"

class QFrame;
class QPushButton;

namespace suanchou::ui {

class AssumptionList;
class ChoiceField;
class FactGrid;
class InputField;
class PlanField;

/// Three inputs are enough: model, data, deadline, each with the way it was understood. Below, what
/// has a default, and the work that follows from it all.
class DemandPage : public Page
{
    Q_OBJECT

public:
    DemandPage(const Desk& desk, QWidget* parent);

    void takeFocus() override;
    [[nodiscard]] InputField& modelField() { return *m_model; }
    [[nodiscard]] InputField& dataField() { return *m_data; }
    [[nodiscard]] InputField& deadlineField() { return *m_deadline; }
    [[nodiscard]] InputField& measuredField() { return *m_measured; }
    [[nodiscard]] QPushButton& importButton() { return *m_import; }
    /// Takes a model from its config.json; refused, it says why and the plan keeps its model.
    void importConfig(const QString& path);
    [[nodiscard]] AssumptionList& assumptions() { return *m_assumptions; }

protected:
    void refresh() override;

private:
    QFrame* makeInputs();
    QFrame* makeDetails();
    QFrame* makeWork();
    void makeBindings();
    void connectChoices();
    void refreshTexts();
    void refreshChoices();
    void refreshFields();
    void refreshFacts();
    void refreshInspector();
    [[nodiscard]] QString answerSentence() const;
    [[nodiscard]] QString modelEchoText() const;
    [[nodiscard]] QString dataEchoText() const;
    [[nodiscard]] QString deadlineEchoText() const;
    [[nodiscard]] QString measuredEchoText() const;
    /// The card that a measured speed is of: the chosen one, else the one the plan is sized on.
    [[nodiscard]] QString measuredCard() const;
    /// What the newest plan's refusal says about a field; empty if nothing.
    [[nodiscard]] QString refusalOf(const QString& field) const;
    void sync(PlanField& binding, const QString& field, const QString& echo, bool warn = false);

    // In the order of Tab: the header's buttons come before the fields.
    QPushButton* m_import;
    QPushButton* m_sample;
    InputField* m_model;
    InputField* m_data;
    InputField* m_deadline;
    InputField* m_gpus;
    InputField* m_sequence;
    InputField* m_start;
    InputField* m_measured;
    ChoiceField* m_accelerator;
    ChoiceField* m_precision;
    ChoiceField* m_language;
    QLabel* m_detailTitle;
    QLabel* m_workTitle;
    FactGrid* m_facts;
    AssumptionList* m_assumptions;
    std::vector<PlanField*> m_bindings;
};

} // namespace suanchou::ui
