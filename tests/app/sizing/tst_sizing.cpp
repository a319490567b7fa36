// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/sizing.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

TrainingWork work(double tokens)
{
    return trainingWork(
        *test::world()->models.facts(QStringLiteral("Llama-2-13B")),
        TokenCount(tokens),
        4096,
        QStringLiteral("bf16"));
}

AcceleratorSizing sizeOnCard(const char* name, const TrainingWork& w, const SizingRequest& request)
{
    const Accelerator* card =
        test::world()->hardware.resolve(QString::fromLatin1(name)).accelerator;
    return sizeOn(
        w, *card, test::world()->efficiency.find(card->name, w.precision, false), request);
}

} // namespace

class TestSizing : public QObject
{
    Q_OBJECT

private slots:
    void orderable_data()
    {
        QTest::addColumn<double>("wanted");
        QTest::addColumn<int>("node");
        QTest::addColumn<int>("count");
        QTest::newRow("one") << 0.2 << 8 << 1;
        QTest::newRow("three") << 3.0 << 8 << 4;
        QTest::newRow("exact") << 4.0 << 8 << 4;
        QTest::newRow("a node") << 7.01 << 8 << 8;
        QTest::newRow("two nodes") << 8.01 << 8 << 16;
        QTest::newRow("odd node") << 5.0 << 6 << 6;
        QTest::newRow("single cards") << 5.0 << 1 << 5;
    }
    void orderable()
    {
        QFETCH(double, wanted);
        QFETCH(int, node);
        QFETCH(int, count);
        QCOMPARE(orderableCount(wanted, node).value(), count);
    }

    /// 14.5 days for the sample, worked out by hand from 1.4786e21 FLOP, 8 × 312 TFLOP/s and 47.36
    /// %.
    void sampleOnEightA100()
    {
        const AcceleratorSizing s = sizeOnCard(
            "A100-SXM-80G", work(18e9), {.gpus = GpuCount(8), .runFactor = Utilisation(0.88)});
        QVERIFY(s.isUsable());
        QVERIFY(qAbs(s.steadyDays.p50.value() - 14.48) < 0.01);
        QVERIFY(qAbs(s.projectDays.p50.value() - 14.4768 / 0.88) < 0.01);
        QVERIFY(s.steadyDays.p10 < s.steadyDays.p50 && s.steadyDays.p50 < s.steadyDays.p90);
        QVERIFY(qAbs(s.steadyGpuHours.p50.value() - s.steadyDays.p50.value() * 24 * 8) < 1e-6);
    }

    void deadlineSetsTheCards()
    {
        const SizingRequest request{.available = Days(10), .runFactor = Utilisation(0.88)};
        const AcceleratorSizing s = sizeOnCard("A100-SXM-80G", work(18e9), request);
        QCOMPARE(s.gpus.value(), 16); // 131.6 card-days in 10 days: 13.2 cards, whole servers of 8
        QVERIFY(s.meetsDeadline);
        QVERIFY(s.projectDays.p50 <= Days(10));
    }

    /// Whatever the plan fixes, the fewest in time stay known.
    void fewestInTimeBesideFixedCards_data()
    {
        QTest::addColumn<double>("available");
        QTest::addColumn<int>("expected");
        // 131.6 card-days at the run factor.
        QTest::newRow("a server") << 30.0 << 8;
        QTest::newRow("just a server") << 16.5 << 8;
        QTest::newRow("a day less") << 16.4 << 16;
        QTest::newRow("two servers") << 8.3 << 16;
        QTest::newRow("an hour") << 1.0 / 24 << 3160;
        QTest::newRow("no time at all") << 1e-9 << 0;
    }
    void fewestInTimeBesideFixedCards()
    {
        QFETCH(const double, available);
        QFETCH(const int, expected);
        const SizingRequest request{
            .gpus = GpuCount(12), .available = Days(available), .runFactor = Utilisation(0.88)};
        const AcceleratorSizing s = sizeOnCard("A100-SXM-80G", work(18e9), request);
        QCOMPARE(s.gpus.value(), 12);
        QCOMPARE(s.gpusInTime.value(), expected);
    }

    void memorySetsTheLeastCards()
    {
        const AcceleratorSizing s = sizeOnCard("A100-SXM-80G", work(1e6), {});
        QCOMPARE(s.gpus, s.gpusForMemory);
    }

    void lateOnFixedCards()
    {
        const SizingRequest tight{.gpus = GpuCount(8), .available = Days(10)};
        QVERIFY(!sizeOnCard("A100-SXM-80G", work(18e9), tight).meetsDeadline);
        const SizingRequest loose{.gpus = GpuCount(8), .available = Days(15)};
        QVERIFY(sizeOnCard("A100-SXM-80G", work(18e9), loose).meetsDeadline);
    }

    void moreTokensNeverTakeLess()
    {
        double last = 0;
        for (double tokens = 1e6; tokens < 1e13; tokens *= 3) {
            const double days = sizeOnCard("A100-SXM-80G", work(tokens), {.gpus = GpuCount(8)})
                                    .steadyDays.p50.value();
            QVERIFY(days > last);
            last = days;
        }
    }

    void unsupportedPrecisionHasNoTime()
    {
        const AcceleratorSizing s = sizeOnCard("V100-SXM-32G", work(18e9), {.gpus = GpuCount(8)});
        QVERIFY(!s.precisionSupported);
        QVERIFY(!s.isUsable());
        QCOMPARE(s.projectDays.p50.value(), 0.0);
    }

    void tooSmallCardsDoNotFit()
    {
        const AcceleratorSizing s = sizeOnCard("RTX-4090", work(18e9), {.gpus = GpuCount(8)});
        QVERIFY(!s.fits);
        QVERIFY(sizeOnCard("RTX-4090", work(18e9), {.gpus = GpuCount(16)}).fits);
    }
};

QTEST_APPLESS_MAIN(TestSizing)
#include "tst_sizing.moc"
