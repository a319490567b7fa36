// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/plan/evaluation.h"

#include <QObject>

#include <memory>

namespace suanchou {

class Document;

/// Evaluates the document's plan in the background: copies, numbers the run, drops stale results,
/// publishes once. Edits of one event-loop turn are one run.
class Recalculator : public QObject
{
    Q_OBJECT

public:
    using EvaluationPtr = std::shared_ptr<const Evaluation>;

    Recalculator(Document& document, WorldPtr world, const Clock& clock, QObject* parent = nullptr);
    ~Recalculator() override;

    /// The newest published evaluation; null before the first or while the plan is refused from the
    /// start.
    [[nodiscard]] EvaluationPtr evaluation() const { return m_evaluation; }
    /// Why the newest plan has none; nothing if it has.
    [[nodiscard]] const std::optional<Error>& refusal() const { return m_refusal; }
    /// A run is under way: what evaluation() returns belongs to an older plan.
    [[nodiscard]] bool isStale() const { return m_published != m_generation; }
    /// How long the newest published run took, in milliseconds.
    [[nodiscard]] double lastMilliseconds() const { return m_lastMilliseconds; }
    [[nodiscard]] const WorldPtr& world() const { return m_world; }
    /// Goes on with other facts (a quote has come in): the plan is evaluated anew.
    void setWorld(WorldPtr world);

signals:
    /// The plan changed; a run will follow.
    void started();
    /// evaluation() and refusal() are those of the newest plan.
    void published();

private:
    void schedule();
    void run();

    struct Outcome;
    void publish(const Outcome& outcome, quint64 generation);

    Document& m_document;
    WorldPtr m_world;
    const Clock& m_clock;
    EvaluationPtr m_evaluation;
    std::optional<Error> m_refusal;
    quint64 m_generation = 0;
    quint64 m_published = 0;
    double m_lastMilliseconds = 0;
    bool m_scheduled = false;
};

} // namespace suanchou
