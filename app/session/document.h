// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>

namespace suanchou {

/// Holds the current plan and its undo history. The only place where a plan changes.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] const Plan& plan() const { return *m_plan; }
    [[nodiscard]] std::shared_ptr<const Plan> snapshot() const { return m_plan; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }

    /// Replaces the plan and forgets the history (open, new).
    void reset(Plan plan);
    /// One undoable step named text. A change that changes nothing leaves no trace. Consecutive
    /// edits with the same non-empty merge key (typing in one field) become one step until
    /// endMerge().
    void edit(
        const QString& mergeKey, const QString& text, const std::function<void(Plan&)>& change);
    /// Ends a run of merging edits (focus left the field).
    void endMerge();
    void markSaved() { m_undo.setClean(); }

signals:
    void changed();

private:
    friend class SnapshotCommand;
    void apply(std::shared_ptr<const Plan> plan);

    std::shared_ptr<const Plan> m_plan;
    QUndoStack m_undo;
    int m_mergeRun = 0;
};

} // namespace suanchou
