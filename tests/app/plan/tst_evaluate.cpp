// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/offers.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

Evaluation evaluated(const Plan& plan, QDate today = test::testDay())
{
    return evaluate(plan, *test::world(), today).value_or(Evaluation{});
}

} // namespace

class TestEvaluate : public QObject
{
    Q_OBJECT

private slots:
    void deadlineForms_data()
    {
        QTest::addColumn<bool>("asDate");
        QTest::addColumn<int>("days");
        QTest::addColumn<bool>("met");
        // The sample takes 16.45 days.
        QTest::newRow("17 days") << false << 17 << true;
        QTest::newRow("16 days") << false << 16 << false;
        QTest::newRow("17 September") << true << 17 << true;
        QTest::newRow("16 September") << true << 16 << false;
    }
    void deadlineForms()
    {
        QFETCH(bool, asDate);
        QFETCH(int, days);
        QFETCH(bool, met);
        Plan plan = test::samplePlan();
        if (asDate)
            plan.deadline = QDate(2026, 9, days);
        else
            plan.deadline = Days(days);
        const Evaluation e = evaluated(plan);
        QCOMPARE(e.chosenSizing()->meetsDeadline, met);
        QCOMPARE(e.available->value(), static_cast<double>(days));
        QCOMPARE(e.best.has_value(), met);
    }

    void withoutStartTodayIsTheStart()
    {
        Plan plan = test::samplePlan();
        plan.start.reset();
        QCOMPARE(evaluated(plan).start, test::testDay());
    }

    void bytesBecomeTokens()
    {
        Plan plan = test::samplePlan();
        plan.stages[0].data = gigabytes(45.41);
        plan.stages[0].language = TextLanguage::Chinese;
        plan.stages[0].epochs = 2;
        // 45.41e9 / 4.541 × 2
        QVERIFY(qAbs(evaluated(plan).work.tokens.value() - 20e9) < 1);
    }

    void assumptionsMoveTheResult()
    {
        Plan plan = test::samplePlan();
        plan.assumptions[QStringLiteral("run_factor")] = 0.44;
        const Evaluation e = evaluated(plan);
        const Evaluation base = evaluated(test::samplePlan());
        QCOMPARE(
            e.chosenSizing()->projectDays.p50.value(),
            base.chosenSizing()->projectDays.p50.value() * 2);
        QCOMPARE(
            e.chosenSizing()->steadyDays.p50.value(), base.chosenSizing()->steadyDays.p50.value());
        QVERIFY(e.assumptions.front().overridden);
    }

    void regionRule_data()
    {
        QTest::addColumn<QStringList>("allowed");
        QTest::addColumn<bool>("best");
        QTest::newRow("mainland") << QStringList{QStringLiteral("CN")} << true;
        QTest::newRow("Shanghai only") << QStringList{QStringLiteral("CN/Shanghai")} << false;
        QTest::newRow("nowhere") << QStringList{} << false;
    }
    void regionRule()
    {
        QFETCH(QStringList, allowed);
        QFETCH(bool, best);
        Plan plan = test::samplePlan();
        plan.regions.allowed = allowed;
        const Evaluation e = evaluated(plan);
        QCOMPARE(e.best.has_value(), best);
        for (const OfferRow& row : e.offers) {
            if (row.isEligible())
                QVERIFY(
                    allowed.contains(QStringLiteral("CN")) ||
                    allowed.contains(regionCode(row.offer)));
        }
    }

    void staleAndDoubtfulPricesStepBack()
    {
        // In December every price of the sample's cards at 天翼云 is older than 90 days and one of
        // October is not: but that one is of low confidence, so nothing is sure, and the cheapest
        // of the doubtful leads.
        const Evaluation late = evaluated(test::samplePlan(), QDate(2026, 11, 30));
        QVERIFY(late.bestRow());
        QCOMPARE(late.bestRow()->offer.provider.zh, QStringLiteral("云擎天下"));
        QVERIFY(late.bestRow()->has(RowProblem::LowConfidence));
        // In August the sure one leads although the doubtful one would be cheaper.
        const Evaluation early = evaluated(test::samplePlan());
        QVERIFY(!early.bestRow()->has(RowProblem::LowConfidence));
    }

    void userChoiceIsQuotedButNotBest()
    {
        Plan plan = test::samplePlan();
        const Evaluation base = evaluated(plan);
        const auto month =
            std::find_if(base.offers.begin(), base.offers.end(), [](const OfferRow& row) {
                return row.cost && row.offer.mode == BillingMode::Monthly &&
                    row.offer.provider.zh == QStringLiteral("天翼云");
            });
        QVERIFY(month != base.offers.end());
        plan.chosen.offer = offerKey(month->offer);
        const Evaluation e = evaluated(plan);
        QCOMPARE(offerKey(e.quotedRow()->offer), plan.chosen.offer);
        QCOMPARE(offerKey(e.bestRow()->offer), offerKey(base.bestRow()->offer));
        plan.chosen.offer = QStringLiteral("gone from the catalogue");
        QCOMPARE(evaluated(plan).quoted, evaluated(plan).best);
    }

    void withoutChosenCardTheCheapestOfferDecides()
    {
        Plan plan = test::samplePlan();
        plan.chosen.accelerator.clear();
        const Evaluation e = evaluated(plan);
        QVERIFY(e.best);
        QCOMPARE(e.chosenSizing()->accelerator, e.bestRow()->offer.accelerator);
        // A card nobody has measured does not lead where a measured one can.
        QVERIFY(!e.bestRow()->has(RowProblem::CardNotMeasured));
        for (const OfferRow& row : e.offers) {
            if (row.isEligible() && !row.has(RowProblem::CardNotMeasured) &&
                !row.has(RowProblem::Stale) && !row.has(RowProblem::LowConfidence))
                QVERIFY(row.cost->gpuAmount.minor >= e.bestRow()->cost->gpuAmount.minor);
        }
    }

    void oneCardNeedsNoInterconnect()
    {
        Plan plan = test::samplePlan();
        plan.stages[0].model = ParameterCount(5e8);
        plan.stages[0].gpus = GpuCount(1);
        plan.chosen.accelerator.clear();
        const Evaluation e = evaluated(plan);
        const bool shanghai =
            std::any_of(e.offers.begin(), e.offers.end(), [](const OfferRow& row) {
                return row.preferredRegion && row.cost;
            });
        QVERIFY(shanghai);
        for (const OfferRow& row : e.offers)
            QVERIFY(!row.has(RowProblem::InterconnectNotStated));
    }

    void linkedInstancesCarryMoreThanOne()
    {
        Plan plan = test::samplePlan();
        plan.stages[0].gpus = GpuCount(16);
        plan.chosen.accelerator.clear();
        const Evaluation e = evaluated(plan);
        for (const OfferRow& row : e.offers) {
            if (!row.cost)
                continue;
            QVERIFY(row.offer.nodeLink == Tristate::Yes || row.offer.gpus >= 16);
            QCOMPARE(row.cost->instances.value(), 2);
        }
    }

    void gpusAreChosenForTheDeadline()
    {
        Plan plan = test::samplePlan();
        plan.stages[0].gpus.reset();
        plan.deadline = Days(6);
        const Evaluation e = evaluated(plan);
        const AcceleratorSizing* s = e.chosenSizing();
        QCOMPARE(s->gpus.value(), 24); // 131.6 card-days / 6 days = 21.9 cards, whole servers of 8
        QVERIFY(s->meetsDeadline);
    }

    void moreThanACenturyIsRefused()
    {
        Plan plan = test::samplePlan();
        plan.stages[0].data = TokenCount(1e16);
        plan.deadline.reset();
        const Result<Evaluation> result = evaluate(plan, *test::world(), test::testDay());
        QVERIFY(!result);
        QCOMPARE(result.error().causes.front().code, ErrorCode::PlanTooLarge);
    }

    void mixtureOfExperts()
    {
        Plan plan = test::samplePlan();
        plan.stages[0].model = QStringLiteral("mixtral-8x7b");
        plan.stages[0].gpus = GpuCount(16);
        plan.chosen.accelerator = QStringLiteral("H100-SXM-80G");
        const Evaluation e = evaluated(plan);
        QCOMPARE(e.work.model.parameters.active.value(), 12879925248.0);
        QCOMPARE(e.chosenSizing()->efficiency.rows, 16);
    }

    void spotIsShownButNeverBest()
    {
        Plan plan = test::samplePlan();
        plan.stages[0].model = ParameterCount(3e8);
        plan.stages[0].gpus = GpuCount(1);
        plan.chosen.accelerator.clear();
        const Evaluation e = evaluated(plan, QDate(2026, 6, 1));
        bool seen = false;
        for (const OfferRow& row : e.offers) {
            if (row.offer.mode != BillingMode::Spot || !row.cost)
                continue;
            seen = true;
            QVERIFY(!row.isEligible());
        }
        QVERIFY(seen);
    }

    void otherCurrencyHasNoTotal()
    {
        for (const OfferRow& row : evaluated(test::samplePlan()).offers) {
            if (row.offer.price.currency != Currency::CNY)
                QVERIFY(!row.cost && row.has(RowProblem::CurrencyDiffers));
        }
    }
};

QTEST_APPLESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
