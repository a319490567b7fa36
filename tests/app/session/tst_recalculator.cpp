// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document.h"
#include "app/session/recalculator.h"
#include "tests/support/quotes.h"

#include <QSignalSpy>

using namespace suanchou;

namespace {

void setCards(Document& document, int n)
{
    document.edit(
        {}, QStringLiteral("cards"), [n](Plan& plan) { plan.stages.front().gpus = GpuCount(n); });
}

} // namespace

class TestRecalculator : public QObject
{
    Q_OBJECT

private slots:
    void publishesTheEvaluationOfTheNewestPlan()
    {
        const FixedClock clock(test::testDay());
        Document document;
        document.reset(test::samplePlan());
        Recalculator recalculator(document, test::world(), clock);
        QVERIFY(recalculator.isStale());
        QSignalSpy published(&recalculator, &Recalculator::published);
        QVERIFY(published.wait());
        QVERIFY(!recalculator.isStale());
        QVERIFY(
            *recalculator.evaluation() ==
            *evaluate(test::samplePlan(), *test::world(), test::testDay()));

        // Edits of one turn are one run, and only the last is published.
        for (const int n : {16, 32, 64})
            setCards(document, n);
        QVERIFY(recalculator.isStale());
        published.clear();
        QVERIFY(published.wait());
        QCOMPARE(published.count(), 1);
        QCOMPARE(recalculator.evaluation()->chosenSizing()->gpus.value(), 64);
    }

    void staleRunsAreDropped()
    {
        const FixedClock clock(test::testDay());
        Document document;
        document.reset(test::samplePlan());
        Recalculator recalculator(document, test::world(), clock);
        QSignalSpy published(&recalculator, &Recalculator::published);
        for (int n = 8; n <= 256; n += 8) {
            setCards(document, n);
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!recalculator.isStale());
        QCOMPARE(recalculator.evaluation()->chosenSizing()->gpus.value(), 256);
        QVERIFY(published.count() <= 32);
    }

    void otherFactsAreANewRun()
    {
        const FixedClock clock(test::testDay());
        Document document;
        document.reset(test::samplePlan());
        Recalculator recalculator(document, test::world(), clock);
        QTRY_VERIFY(!recalculator.isStale());
        const WorldPtr quoted =
            withQuotes(test::world(), {test::receivedQuote("A100 80G 八卡 200元/台/小时 含税")});
        recalculator.setWorld(quoted);
        QVERIFY(recalculator.isStale());
        QTRY_VERIFY(!recalculator.isStale());
        QCOMPARE(recalculator.world(), quoted);
        QCOMPARE(recalculator.evaluation()->worldRevision, quoted->revision);
        QVERIFY(!recalculator.evaluation()->bestRow()->offer.receivedQuote.isEmpty());
    }

    void refusedPlanKeepsTheOldNumbers()
    {
        const FixedClock clock(test::testDay());
        Document document;
        document.reset(test::samplePlan());
        Recalculator recalculator(document, test::world(), clock);
        QTRY_VERIFY(recalculator.evaluation());
        document.edit({}, QStringLiteral("card"), [](Plan& plan) {
            plan.chosen.accelerator = QStringLiteral("X9000");
        });
        QTRY_VERIFY(recalculator.refusal());
        QCOMPARE(recalculator.refusal()->code, ErrorCode::PlanRefused);
        QVERIFY(recalculator.evaluation());
        document.undoStack().undo();
        QTRY_VERIFY(!recalculator.refusal());
    }

    void emptyPlanHasNoNumbers()
    {
        const FixedClock clock(test::testDay());
        Document document;
        Recalculator recalculator(document, test::world(), clock);
        QTRY_VERIFY(recalculator.refusal());
        QCOMPARE(recalculator.refusal()->code, ErrorCode::PlanIncomplete);
        QVERIFY(!recalculator.evaluation());
    }

    /// Destroyed in the middle of a run: the result finds nobody and nothing breaks.
    void goesAwayDuringARun()
    {
        const FixedClock clock(test::testDay());
        Document document;
        document.reset(test::samplePlan());
        for (int i = 0; i < 20; ++i) {
            Recalculator recalculator(document, test::world(), clock);
            QCoreApplication::processEvents();
        }
        QTest::qWait(50);
    }
};

QTEST_GUILESS_MAIN(TestRecalculator)
#include "tst_recalculator.moc"
