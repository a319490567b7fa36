// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "ui/window/page.h"

class QPushButton;

namespace suanchou::ui {

class AcceleratorModel;
class CellTable;

/// Every accelerator with its row: whether the model fits, the fewest cards in time, speed with its
/// range, days and GPU-hours. The selected one in full in the inspector, from where the plan can
/// take it.
class SizingPage : public Page
{
    Q_OBJECT

public:
    SizingPage(const Desk& desk, QWidget* parent);

    void takeFocus() override;
    [[nodiscard]] CellTable& table() { return *m_table; }
    [[nodiscard]] QPushButton& useButton() { return *m_use; }
    [[nodiscard]] const QString& selectedKey() const { return m_key; }

protected:
    void refresh() override;

private:
    void select(const QString& accelerator);
    void use();
    void refreshInspector();
    [[nodiscard]] const AcceleratorSizing* selected() const;
    [[nodiscard]] QString answerSentence() const;

    AcceleratorModel* m_model;
    CellTable* m_table = nullptr;
    QPushButton* m_use = nullptr;
    QString m_key;
    bool m_followsPlan = true; ///< the selection is the plan's card until another is looked at
};

} // namespace suanchou::ui
