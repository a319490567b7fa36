// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/plan/describe.h"
#include "app/report/modechart.h"
#include "tests/support/sample.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace suanchou;

namespace {

const OfferRow* rowOf(const Evaluation& evaluation, const QString& key)
{
    for (const OfferRow& row : evaluation.offers) {
        if (offerKey(row.offer) == key)
            return &row;
    }
    return nullptr;
}

} // namespace

class TestModeChart : public QObject
{
    Q_OBJECT

private slots:
    void barsAddUpToTheGrossTotal_data();
    void barsAddUpToTheGrossTotal();
    void everyGroupHasTheFiveFamilies();
    void cheapestProviderComesFirst();
    void settledCardLeads();
    void groupsAreCutAndCounted();
    void staleAndUncertainPricesWarn();
    void emptyWithoutAnOrderableOffer();
    void tableRepeatsTheChart();

private:
    WorldPtr m_world = sample::world();
    Evaluation m_evaluation = sample::evaluation(sample::plan(), *m_world);
};

void TestModeChart::barsAddUpToTheGrossTotal_data()
{
    QTest::addColumn<bool>("chinese");
    QTest::newRow("zh, 万元") << true;
    QTest::newRow("en, K CNY") << false;
}

void TestModeChart::barsAddUpToTheGrossTotal()
{
    QFETCH(const bool, chinese);
    const Speech speech(chinese ? Language::Chinese : Language::English);
    const double unit = chinese ? 1e4 : 1e3;
    const ChartSpec spec = modeChart(m_evaluation, speech);
    QVERIFY(!spec.isEmpty());
    QVERIFY(spec.unit.contains(chinese ? QStringLiteral("万元") : QStringLiteral("K CNY")));
    int bars = 0;
    for (const BarGroup& group : spec.groups) {
        for (const Bar& bar : group.bars) {
            if (bar.pieces.empty())
                continue;
            ++bars;
            const OfferRow* row = rowOf(m_evaluation, bar.key);
            QVERIFY(row && row->cost);
            const Range<Money>& total = row->cost->total;
            QVERIFY(std::abs(bar.total() - total.p50.toMajor() / unit) < 1e-9);
            QCOMPARE(bar.valueText, format::fixed(bar.total(), chinese ? 2 : 1));
            QCOMPARE(bar.pieces.front().role, FillRole::Compute);
            QCOMPARE(bar.pieces.back().role, FillRole::Tax);
            QCOMPARE(bar.whisker.has_value(), total.p10 != total.p90);
            if (bar.whisker)
                QCOMPARE(bar.whisker->p90, total.p90.toMajor() / unit);
            QVERIFY(spec.largest() >= bar.total());
        }
    }
    QVERIFY(spec.source.contains(format::date(m_evaluation.catalogDate)));
    QVERIFY(spec.source.contains(QString::number(bars)));
}

void TestModeChart::everyGroupHasTheFiveFamilies()
{
    const Speech speech(Language::English);
    const ChartSpec spec = modeChart(m_evaluation, speech);
    for (const BarGroup& group : spec.groups) {
        QCOMPARE(group.bars.size(), std::size_t{5});
        for (const Bar& bar : group.bars) {
            QVERIFY(!bar.label.isEmpty());
            QVERIFY(!bar.note.isEmpty());
            // A stub says that there is no price and selects nothing.
            QCOMPARE(bar.pieces.empty(), bar.key.isEmpty());
            QCOMPARE(bar.pieces.empty(), bar.valueText.isEmpty());
        }
    }
}

void TestModeChart::cheapestProviderComesFirst()
{
    // The card is left open: by price alone.
    Plan plan = sample::plan();
    plan.chosen = {};
    const Evaluation evaluation = sample::evaluation(plan, *m_world);
    const Speech speech(Language::English);
    const ChartSpec spec = modeChart(evaluation, speech);
    std::int64_t last = 0;
    for (const BarGroup& group : spec.groups) {
        std::int64_t cheapest = std::numeric_limits<std::int64_t>::max();
        for (const OfferRow& row : evaluation.offers) {
            if (row.isEligible() && speech.pick(row.offer.provider) == group.label)
                cheapest = std::min(cheapest, row.cost->gpuAmount.minor);
        }
        QVERIFY(cheapest >= last);
        last = cheapest;
    }
}

void TestModeChart::settledCardLeads()
{
    // The sample has settled on A100-SXM-80G: the quoted offer is the first provider's, and no
    // provider of that card stands behind one without.
    const Speech speech(Language::English);
    const ChartSpec spec = modeChart(m_evaluation, speech);
    const auto isSettled = [this](const BarGroup& group) {
        for (const Bar& bar : group.bars) {
            if (!bar.key.isEmpty())
                return rowOf(m_evaluation, bar.key)->offer.accelerator ==
                    m_evaluation.chosenSizing()->accelerator;
        }
        return false;
    };
    QVERIFY(isSettled(spec.groups.front()));
    QVERIFY(std::is_partitioned(spec.groups.begin(), spec.groups.end(), isSettled));
    const QString quoted = offerKey(m_evaluation.quotedRow()->offer);
    bool shown = false;
    for (const Bar& bar : spec.groups.front().bars)
        shown = shown || bar.key == quoted;
    QVERIFY(shown);
}

void TestModeChart::groupsAreCutAndCounted()
{
    const Speech speech(Language::English);
    const ChartSpec all = modeChart(m_evaluation, speech, 1'000);
    QVERIFY(all.rest.isEmpty());
    QVERIFY(all.groups.size() > 1);
    const ChartSpec one = modeChart(m_evaluation, speech, 1);
    QCOMPARE(one.groups.size(), std::size_t{1});
    QVERIFY(one.rest.contains(QString::number(all.groups.size() - 1)));
}

void TestModeChart::staleAndUncertainPricesWarn()
{
    const Speech speech(Language::English);
    const ChartSpec spec = modeChart(m_evaluation, speech, 1'000);
    for (const BarGroup& group : spec.groups) {
        for (const Bar& bar : group.bars) {
            if (bar.key.isEmpty())
                continue;
            const OfferRow* row = rowOf(m_evaluation, bar.key);
            const bool doubtful =
                row->has(RowProblem::Stale) || row->has(RowProblem::LowConfidence);
            QCOMPARE(bar.warn, doubtful);
            QVERIFY(bar.note.startsWith(dateText(row->offer.asOf, speech)));
            QCOMPARE(bar.note.contains(QLatin1String("[stale]")), row->has(RowProblem::Stale));
        }
    }
}

void TestModeChart::emptyWithoutAnOrderableOffer()
{
    Evaluation none = m_evaluation;
    none.offers.clear();
    const Speech speech(Language::English);
    const ChartSpec spec = modeChart(none, speech);
    QVERIFY(spec.isEmpty());
    QVERIFY(!spec.emptyText.isEmpty());
    QCOMPARE(spec.description, spec.emptyText);
    QCOMPARE(spec.largest(), 0.0);
    QCOMPARE(chartTable(spec, speech).size(), std::size_t{1});
}

void TestModeChart::tableRepeatsTheChart()
{
    const Speech speech(Language::English);
    const ChartSpec spec = modeChart(m_evaluation, speech);
    const std::vector<QStringList> rows = chartTable(spec, speech);
    std::size_t bars = 0;
    for (const BarGroup& group : spec.groups)
        bars += group.bars.size();
    QCOMPARE(rows.size(), bars + 1);
    const QStringList& header = rows.front();
    for (const QStringList& row : rows)
        QCOMPARE(row.size(), header.size());
    const qsizetype total = header.indexOf(QStringLiteral("Total"));
    QVERIFY(total > 3);
    std::size_t at = 1;
    for (const BarGroup& group : spec.groups) {
        for (const Bar& bar : group.bars) {
            const QStringList& row = rows.at(at++);
            QCOMPARE(row.at(0), group.label);
            QCOMPARE(
                row.at(total),
                bar.pieces.empty() ? QString(format::missing) : format::fixed(bar.total(), 2));
        }
    }
}

QTEST_APPLESS_MAIN(TestModeChart)
#include "tst_modechart.moc"
