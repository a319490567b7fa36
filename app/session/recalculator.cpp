// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recalculator.h"

#include "app/session/document.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QMetaObject>
#include <QtConcurrentRun>

namespace suanchou {

/// What one background run brings home.
struct Recalculator::Outcome
{
    EvaluationPtr evaluation;
    std::optional<Error> refusal;
    double milliseconds = 0;
};

Recalculator::Recalculator(Document& document, WorldPtr world, const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_world(std::move(world))
    , m_clock(clock)
{
    connect(&m_document, &Document::changed, this, &Recalculator::schedule);
    schedule();
}

Recalculator::~Recalculator() = default;

void Recalculator::setWorld(WorldPtr world)
{
    m_world = std::move(world);
    schedule();
}

void Recalculator::schedule()
{
    ++m_generation;
    emit started();
    if (m_scheduled)
        return;
    m_scheduled = true;
    QMetaObject::invokeMethod(this, &Recalculator::run, Qt::QueuedConnection);
}

void Recalculator::run()
{
    m_scheduled = false;
    const quint64 generation = m_generation;
    // Copies: the run shares nothing with this thread but immutable snapshots.
    const std::shared_ptr<const Plan> plan = m_document.snapshot();
    const WorldPtr world = m_world;
    const QDate today = m_clock.today();
    // A watcher of ours and not QFuture::then: that asserts when its context is gone by the time
    // the run ends.
    auto* watcher = new QFutureWatcher<Outcome>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, generation] {
        publish(watcher->result(), generation);
        watcher->deleteLater();
    });
    watcher->setFuture(QtConcurrent::run([plan, world, today] {
        QElapsedTimer timer;
        timer.start();
        Outcome outcome;
        Result<Evaluation> result = evaluate(*plan, *world, today);
        if (result)
            outcome.evaluation = std::make_shared<const Evaluation>(std::move(*result));
        else
            outcome.refusal = std::move(result.error());
        outcome.milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        return outcome;
    }));
}

void Recalculator::publish(const Outcome& outcome, quint64 generation)
{
    if (generation != m_generation)
        return;
    m_published = generation;
    m_lastMilliseconds = outcome.milliseconds;
    m_refusal = outcome.refusal;
    // A refused plan keeps the last numbers on screen, dimmed; an empty one has none to keep.
    if (outcome.evaluation)
        m_evaluation = outcome.evaluation;
    else if (m_refusal->code == ErrorCode::PlanIncomplete)
        m_evaluation.reset();
    emit published();
}

} // namespace suanchou
