// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document.h"

#include <QHash>
#include <QUndoCommand>

namespace suanchou {

/// The one undo command: a snapshot before and after. Plans share their strings and sections, so a
/// step is small.
class SnapshotCommand final : public QUndoCommand
{
public:
    using PlanPtr = std::shared_ptr<const Plan>;

    SnapshotCommand(
        Document& document, PlanPtr before, PlanPtr after, QString mergeKey, const QString& text)
        : QUndoCommand(text)
        , m_document(document)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeKey(std::move(mergeKey))
    {
    }

    void undo() override { m_document.apply(m_before); }
    void redo() override { m_document.apply(m_after); }

    [[nodiscard]] int id() const override
    {
        return m_mergeKey.isEmpty() ? -1 : static_cast<int>(qHash(m_mergeKey) & 0x7FFFFFFFU);
    }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = dynamic_cast<const SnapshotCommand*>(other);
        if (!next || next->m_mergeKey != m_mergeKey)
            return false;
        m_after = next->m_after;
        // Typed back to where it began: the step is nothing and leaves no trace.
        setObsolete(*m_after == *m_before);
        return true;
    }

private:
    Document& m_document;
    PlanPtr m_before;
    PlanPtr m_after;
    QString m_mergeKey;
};

namespace {

constexpr int mostSteps = 500;

} // namespace

Document::Document(QObject* parent)
    : QObject(parent)
    , m_plan(std::make_shared<const Plan>())
{
    m_undo.setUndoLimit(mostSteps);
}

void Document::reset(Plan plan)
{
    m_undo.clear();
    apply(std::make_shared<const Plan>(std::move(plan)));
}

void Document::edit(
    const QString& mergeKey, const QString& text, const std::function<void(Plan&)>& change)
{
    auto next = std::make_shared<Plan>(*m_plan);
    change(*next);
    if (*next == *m_plan)
        return;
    const QString key =
        mergeKey.isEmpty() ? QString() : QString(mergeKey % u'#' % QString::number(m_mergeRun));
    m_undo.push(new SnapshotCommand(*this, m_plan, std::move(next), key, text));
}

void Document::endMerge()
{
    ++m_mergeRun;
}

void Document::apply(std::shared_ptr<const Plan> plan)
{
    m_plan = std::move(plan);
    emit changed();
}

} // namespace suanchou
