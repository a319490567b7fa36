// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace suanchou::ui {

class ChoiceField;
class FieldFrame;
class InputField;
class PlanField;

/// One assumption: its title, its value to be changed in place, its source. A value of the plan's
/// own is marked and has a button that brings the default back.
class AssumptionRow : public QWidget
{
    Q_OBJECT

public:
    AssumptionRow(const AssumptionSpec& spec, const Desk& desk, QWidget* parent);

    /// Derives all texts anew. The refusal says what is wrong with the value in force.
    void refresh(const QString& refusal);

    [[nodiscard]] const AssumptionSpec& spec() const { return m_spec; }
    // The controls, for tests. A flag has a choice, everything else a field.
    [[nodiscard]] InputField* field() const { return m_field; }
    [[nodiscard]] ChoiceField* choice() const { return m_choice; }
    [[nodiscard]] QToolButton& resetButton() const { return *m_reset; }

signals:
    /// A text was refused or accepted without a change of the plan.
    void judged();

private:
    FieldFrame* makeField();
    FieldFrame* makeChoice();
    void reset();

    AssumptionSpec m_spec;
    Desk m_desk;
    InputField* m_field = nullptr;
    PlanField* m_binding = nullptr;
    ChoiceField* m_choice = nullptr;
    QWidget* m_mark; ///< the line of a value of the plan's own
    QLabel* m_edited;
    QToolButton* m_reset;
};

} // namespace suanchou::ui
