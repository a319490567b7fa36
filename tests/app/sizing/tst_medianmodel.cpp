// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/medianmodel.h"

#include <QtTest>

#include <cmath>

using namespace suanchou;

namespace {

MedianObservation observed(double value, int source, std::vector<int> levels = {0})
{
    return {.levels = std::move(levels), .groups = {0}, .value = value, .source = source};
}

} // namespace

class TestMedianModel : public QObject
{
    Q_OBJECT

private slots:
    void medianAndItsScatter()
    {
        const MedianModel model =
            MedianModel::fit({observed(1, 0), observed(2, 1), observed(3, 2)}, {0.0});
        const MedianEstimate estimate = model.estimate({0}, {0});
        QCOMPARE(estimate.value, 2.0);
        // −1, 0, 1 remain: P10 −0.8, P90 0.8, a tenth wider for fresh rows.
        QVERIFY(qAbs(estimate.low - 1.12) < 1e-12);
        QVERIFY(qAbs(estimate.high - 2.88) < 1e-12);
    }

    /// Three rows of one source weigh 3 × 3^-0.8 = 1.25 against 2 of two other sources.
    void oneTableDoesNotOutvoteTheOthers()
    {
        const MedianModel model = MedianModel::fit(
            {observed(1, 0), observed(1, 0), observed(1, 0), observed(5, 1), observed(5, 2)},
            {0.0});
        QCOMPARE(model.estimate({0}, {0}).value, 5.0);
    }

    void fewSourcesArePulled_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("sources");
        QTest::addColumn<double>("pull");
        QTest::addColumn<double>("value");
        // A source with n rows counts n / (n + 4); the effect 7 is believed by S / (S + pull).
        QTest::newRow("one row, believed") << 1 << 1 << 0.0 << 7.0;
        QTest::newRow("one row, pulled") << 1 << 1 << 0.5 << 7.0 * 0.2 / 0.7;
        QTest::newRow("four rows of one source") << 4 << 1 << 0.5 << 7.0 * 0.5 / 1.0;
        QTest::newRow("four rows of four sources") << 4 << 4 << 0.5 << 7.0 * 0.8 / 1.3;
    }
    void fewSourcesArePulled()
    {
        QFETCH(int, rows);
        QFETCH(int, sources);
        QFETCH(double, pull);
        QFETCH(double, value);
        std::vector<MedianObservation> observations;
        observations.reserve(static_cast<std::size_t>(rows));
        for (int i = 0; i < rows; ++i)
            observations.push_back(observed(7, i % sources));
        const MedianModel model = MedianModel::fit(observations, {pull});
        // What the pull leaves unexplained stays in the scatter, not in the value.
        QVERIFY(qAbs(model.estimate({0}, {0}).value - value) < 1e-12);
    }

    /// Two crossed factors: 10 for the second card, 100 for the second format, seen in three of the
    /// four combinations.
    void effectsAdd()
    {
        std::vector<MedianObservation> observations;
        int source = 0;
        for (int copy = 0; copy < 3; ++copy) {
            observations.push_back(observed(1, source++, {0, 0}));
            observations.push_back(observed(11, source++, {1, 0}));
            observations.push_back(observed(101, source++, {0, 1}));
        }
        const MedianModel model = MedianModel::fit(observations, {0.0, 0.0});
        QVERIFY(qAbs(model.estimate({1, 0}, {0}).value - 11) < 1e-9);
        QVERIFY(qAbs(model.estimate({0, 1}, {0}).value - 101) < 1e-9);
        // The fourth was never seen.
        QVERIFY(qAbs(model.estimate({1, 1}, {0}).value - 111) < 1e-9);
    }

    /// A level nobody measured takes the middle, with the spread between the levels on top.
    void unknownLevelsWidenTheRange()
    {
        const MedianModel model = MedianModel::fit(
            {observed(-3, 0, {0, 1}), observed(0, 1, {0, 2}), observed(3, 2, {0, 3})}, {0.0, 0.0});
        const MedianEstimate known = model.estimate({0, 2}, {0});
        const MedianEstimate unknown = model.estimate({0, 9}, {0});
        QCOMPARE(known, (MedianEstimate{0, 0, 0}));
        QCOMPARE(unknown.value, 0.0);
        // P10 of −3, 0, 3 is −2.4.
        QVERIFY(qAbs(unknown.low + 2.4) < 1e-12);
        QVERIFY(qAbs(unknown.high - 2.4) < 1e-12);
    }

    /// A fine group of one source with four rows is believed by 0.5 / 1.5 against the coarse one.
    void thinGroupsBorrowTheScatter()
    {
        std::vector<MedianObservation> observations;
        observations.reserve(15);
        for (int i = 0; i < 11; ++i)
            observations.push_back(
                {.levels = {0}, .groups = {0, 1}, .value = i - 5.0, .source = i});
        for (int i = 0; i < 4; ++i)
            observations.push_back({.levels = {0}, .groups = {0, 2}, .value = 0, .source = 99});
        const MedianModel model = MedianModel::fit(observations, {0.0});
        const auto half = [&](const std::vector<int>& groups) {
            const MedianEstimate estimate = model.estimate({0}, groups);
            return (estimate.high - estimate.value) / 1.1;
        };
        // All fifteen: −5 … 5 and four more zeros, P90 at position 12.6: 3.6.
        QVERIFY(qAbs(half({0}) - 3.6) < 1e-12);
        QVERIFY(qAbs(half({0, 2}) - 3.6 * (1.0 - 0.5 / 1.5)) < 1e-12);
        // A group that was never seen: the coarser one alone.
        QCOMPARE(half({0, 7}), half({0}));
    }

    void nothingMeasured()
    {
        const MedianModel model = MedianModel::fit({}, {0.5, 0.5});
        QCOMPARE(model.estimate({1, 2}, {3}), (MedianEstimate{0, 0, 0}));
    }
};

QTEST_APPLESS_MAIN(TestMedianModel)
#include "tst_medianmodel.moc"
