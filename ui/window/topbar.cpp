// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/topbar.h"

#include "ui/theme/icons.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"
#include "ui/widgets/iconlabel.h"
#include "ui/window/planfiles.h"
#include "ui/window/steps.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace suanchou::ui {

namespace {

constexpr int barHeight = 45; ///< 44 and the line below

QString withKeys(const QString& text, const QKeySequence& keys)
{
    return text % QStringLiteral(" (") % keys.toString(QKeySequence::NativeText) % u')';
}

} // namespace

TopBar::TopBar(const Desk& desk, PlanFiles& files, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_files(files)
    , m_plan(new QToolButton(this))
    , m_savedIcon(new IconLabel(desk.theme, 14, this))
    , m_saved(new QLabel(this))
    , m_undo(new QToolButton(this))
    , m_redo(new QToolButton(this))
    , m_panel(new QToolButton(this))
    , m_export(new QPushButton(this))
{
    setFixedHeight(barHeight);
    setType(m_plan, TypeRole::CardTitle);
    m_plan->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_plan->setLayoutDirection(Qt::RightToLeft);
    m_plan->setIconSize({14, 14});
    m_plan->setPopupMode(QToolButton::InstantPopup);
    m_plan->setFocusPolicy(Qt::StrongFocus);
    setType(m_saved, TypeRole::Caption);
    setTone(m_saved, Tone::Secondary);
    setRole(m_export, "primary");
    for (QToolButton* button : {m_undo, m_redo, m_panel}) {
        button->setIconSize({18, 18});
        button->setFixedSize(30, 30);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    makeMenu(files);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 16, 1);
    layout->setSpacing(8);
    layout->addWidget(m_plan);
    layout->addSpacing(6);
    layout->addWidget(m_savedIcon);
    layout->addWidget(m_saved);
    layout->addStretch(1);
    layout->addWidget(m_undo);
    layout->addWidget(m_redo);
    layout->addWidget(m_panel);
    layout->addSpacing(4);
    layout->addWidget(m_export);

    QUndoStack& history = m_desk.document.undoStack();
    connect(m_undo, &QToolButton::clicked, &history, &QUndoStack::undo);
    connect(m_redo, &QToolButton::clicked, &history, &QUndoStack::redo);
    connect(m_panel, &QToolButton::clicked, this, &TopBar::inspectorWanted);
    connect(m_export, &QPushButton::clicked, this, &TopBar::exportWanted);
    connect(&history, &QUndoStack::indexChanged, this, &TopBar::refresh);
    connect(&history, &QUndoStack::cleanChanged, this, &TopBar::refresh);
    connect(&m_desk.document, &Document::changed, this, &TopBar::refresh);
    connect(&m_desk.theme, &ThemeSwitch::changed, this, &TopBar::refresh);
    connect(&files, &PlanFiles::pathChanged, this, &TopBar::refresh);
    refresh();
}

void TopBar::makeMenu(PlanFiles& files)
{
    auto* menu = new QMenu(this);
    // The button is laid out from the right for its arrow only.
    menu->setLayoutDirection(Qt::LeftToRight);
    m_newPlan = menu->addAction(QString(), &files, &PlanFiles::startNew);
    m_open = menu->addAction(QString(), &files, &PlanFiles::openWithDialog);
    m_sample = menu->addAction(QString(), &files, &PlanFiles::openSample);
    menu->addSeparator();
    m_save = menu->addAction(QString(), &files, &PlanFiles::save);
    m_saveAs = menu->addAction(QString(), &files, &PlanFiles::saveAs);
    m_newPlan->setShortcut(QKeySequence::New);
    m_open->setShortcut(QKeySequence::Open);
    m_save->setShortcut(QKeySequence::Save);
    for (QAction* action : {m_newPlan, m_open, m_save})
        addAction(action);
    m_plan->setMenu(menu);
}

void TopBar::refreshHistory()
{
    const QUndoStack& history = m_desk.document.undoStack();
    m_undo->setEnabled(history.canUndo());
    m_redo->setEnabled(history.canRedo());
    const QString undo =
        history.canUndo() ? tr("Undo: %1").arg(stepName(history.undoText())) : tr("Undo");
    const QString redo =
        history.canRedo() ? tr("Redo: %1").arg(stepName(history.redoText())) : tr("Redo");
    m_undo->setAccessibleName(undo);
    m_redo->setAccessibleName(redo);
    m_undo->setToolTip(withKeys(undo, QKeySequence(Qt::CTRL | Qt::Key_Z)));
    m_redo->setToolTip(withKeys(redo, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)));
}

void TopBar::refresh()
{
    const Theme& theme = m_desk.theme.theme();
    const QColor pale = mixed(theme.textMuted, theme.surface, 0.45);
    m_undo->setIcon(makeIcon(QStringLiteral("undo"), theme.textSecondary, pale));
    m_redo->setIcon(makeIcon(QStringLiteral("redo"), theme.textSecondary, pale));
    m_panel->setIcon(makeIcon(QStringLiteral("panel"), theme.textSecondary, pale));
    m_plan->setIcon(makeIcon(QStringLiteral("down"), theme.textSecondary, pale));

    const Plan& plan = m_desk.document.plan();
    const QString name = plan.name.isEmpty() ? tr("New plan") : plan.name;
    m_plan->setText(name);
    m_plan->setAccessibleName(tr("Plan: %1").arg(name));
    m_plan->setToolTip(m_files.path().isEmpty() ? tr("Plan file") : m_files.path());
    const bool modified = m_desk.document.isModified();
    const bool saved = !modified && !m_files.path().isEmpty();
    m_saved->setText(modified ? tr("Not saved") : saved ? tr("Saved") : QString());
    m_savedIcon->setIcon(
        modified    ? QStringLiteral("edited")
            : saved ? QStringLiteral("check")
                    : QString(),
        Tone::Secondary);
    m_newPlan->setText(tr("New plan"));
    m_open->setText(tr("Open..."));
    m_sample->setText(tr("Open the sample plan"));
    m_save->setText(tr("Save"));
    m_saveAs->setText(tr("Save as..."));
    m_panel->setAccessibleName(tr("Show or hide the side panel"));
    m_panel->setToolTip(withKeys(m_panel->accessibleName(), QKeySequence(Qt::CTRL | Qt::Key_I)));
    m_export->setText(tr("Export quote"));
    m_export->setAccessibleName(m_export->text());
    m_export->setToolTip(
        withKeys(tr("Export the quote as PDF"), QKeySequence(Qt::CTRL | Qt::Key_E)));
    refreshHistory();
}

void TopBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void TopBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_desk.theme.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

} // namespace suanchou::ui
