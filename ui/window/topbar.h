// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;

namespace suanchou::ui {

class IconLabel;
class PlanFiles;

/// The top edge: the plan's name with its file menu, whether it is saved, undo and redo, and the
/// one primary button.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    TopBar(const Desk& desk, PlanFiles& files, QWidget* parent);

signals:
    void exportWanted();
    void inspectorWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void makeMenu(PlanFiles& files);
    void refresh();
    void refreshHistory();

    Desk m_desk;
    PlanFiles& m_files;
    QToolButton* m_plan;
    IconLabel* m_savedIcon;
    QLabel* m_saved;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QToolButton* m_panel;
    QPushButton* m_export;
    QAction* m_newPlan = nullptr;
    QAction* m_open = nullptr;
    QAction* m_sample = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
};

} // namespace suanchou::ui
