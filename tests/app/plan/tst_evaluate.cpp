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

    /// What the mainland rule leaves out is abroad, counted and not priced, with its reason.
    void mainlandRuleLeavesOutAbroad()
    {
        const Evaluation e = evaluated(test::samplePlan());
        for (const OfferRow& row : e.offers) {
            QVERIFY(row.offer.mainland);
            QCOMPARE(row.offer.kind, OfferKind::Orderable);
        }
        QVERIFY(e.leftOut > 350);
        const std::vector<OfferRow> leftOut = leftOutRows(e, *test::world());
        QCOMPARE(leftOut.size(), static_cast<std::size_t>(e.leftOut));
        for (const OfferRow& row : leftOut) {
            QVERIFY(!row.offer.mainland && !row.cost);
            QVERIFY(row.has(RowProblem::Abroad) && row.has(RowProblem::RegionNotAllowed));
            QVERIFY(!row.isEligible());
        }
    }

    void abroadMayBeBestWhereAllowed()
    {
        Plan plan = test::samplePlan();
        plan.regions.abroad = true;
        const Evaluation e = evaluated(plan, QDate(2026, 11, 30));
        QCOMPARE(e.leftOut, 0);
        QVERIFY(leftOutRows(e, *test::world()).empty());
        const OfferRow* best = e.bestRow();
        QVERIFY(best && !best->offer.mainland);
        QVERIFY(best->has(RowProblem::Abroad) && !best->has(RowProblem::RegionNotAllowed));
        QVERIFY(best->has(RowProblem::CurrencyConverted));
        QCOMPARE(best->cost->total.p50.currency, Currency::CNY);
        // AWS us-east-1, 8 × A100-80GB: 27.4471 USD × 6.6921 = 183.678738 (…7379); × 395 h =
        // 72,553.10; silence abroad is net: + 6 % = 76,906.29.
        QCOMPARE(best->offer.provider.en, QStringLiteral("AWS"));
        QCOMPARE(best->listPrice.value.micro(), qint64(183'678'738));
        QCOMPARE(best->cost->total.p50.minor, qint64(76'906'29));
        // The user's own sum in two currencies never happens: one total, one currency.
        for (const OfferRow& row : e.offers) {
            QCOMPARE(row.conversion.has_value(), row.offer.price.currency != Currency::CNY);
            if (row.cost)
                QCOMPARE(row.cost->total.p50.currency, Currency::CNY);
        }
    }

    void yardsticksAreNeverOffers()
    {
        Plan plan = test::samplePlan();
        plan.regions.abroad = true;
        const Evaluation e = evaluated(plan, QDate(2026, 11, 30));
        QVERIFY(e.marketReferences.size() > 30);
        for (const OfferRow& row : e.marketReferences) {
            QCOMPARE(row.offer.kind, OfferKind::MarketReference);
            QVERIFY(!row.cost && !row.isEligible());
        }
        for (const OfferRow& row : e.offers)
            QCOMPARE(row.offer.kind, OfferKind::Orderable);
        // None from the future.
        for (const OfferRow& row : evaluated(plan, QDate(2026, 8, 1)).marketReferences)
            QVERIFY(!isAfter(row.offer.asOf, QDate(2026, 8, 1)));
    }

    /// More cards than an instance has: the link between instances decides.
    void interconnect()
    {
        Plan plan = test::samplePlan();
        plan.regions.abroad = true;
        plan.stages[0].gpus = GpuCount(16);
        int asked = 0;
        int unlinked = 0;
        int linked = 0;
        for (const OfferRow& row : evaluated(plan, QDate(2026, 11, 30)).offers) {
            if (row.offer.gpus >= 16)
                continue;
            const bool ask = row.has(RowProblem::InterconnectNotStated);
            const bool none = row.has(RowProblem::NoInterconnect);
            QCOMPARE(ask, row.offer.nodeLink == Tristate::Unknown);
            QCOMPARE(none, row.offer.nodeLink == Tristate::No);
            QVERIFY(!row.cost || row.offer.nodeLink == Tristate::Yes);
            asked += ask ? 1 : 0;
            unlinked += none ? 1 : 0;
            linked += row.cost ? 1 : 0;
        }
        QVERIFY(asked > 0 && unlinked > 0 && linked > 0);
    }

    void unidentifiedCardsCarryNoStage()
    {
        Plan plan = test::samplePlan();
        plan.regions.abroad = true;
        plan.stages[0].gpus = GpuCount(1);
        int seen = 0;
        for (const OfferRow& row : evaluated(plan, QDate(2026, 11, 30)).offers) {
            if (!row.offer.accelerator.isEmpty())
                continue;
            ++seen;
            QVERIFY(row.has(RowProblem::CardNotIdentified) && !row.cost);
        }
        QVERIFY(seen > 50);
    }

    void partialAndRestrictedPricesAreNotBest()
    {
        Plan plan = test::samplePlan();
        plan.regions.abroad = true;
        plan.stages[0].gpus = GpuCount(1);
        plan.stages[0].model = ParameterCount(1e9);
        plan.stages[0].data = TokenCount(1e9);
        plan.chosen.accelerator.clear();
        int partial = 0;
        int restricted = 0;
        for (const OfferRow& row : evaluated(plan, QDate(2026, 11, 30)).offers) {
            QCOMPARE(
                row.has(RowProblem::PriceIncomplete), row.offer.has(OfferFact::AcceleratorOnly));
            QCOMPARE(row.has(RowProblem::NotForEveryone), row.offer.has(OfferFact::Restricted));
            if (!row.cost)
                continue;
            partial += row.has(RowProblem::PriceIncomplete) ? 1 : 0;
            restricted += row.has(RowProblem::NotForEveryone) ? 1 : 0;
            QVERIFY(
                !row.isEligible() ||
                (!row.has(RowProblem::PriceIncomplete) && !row.has(RowProblem::NotForEveryone)));
        }
        QVERIFY(partial > 0 && restricted > 0);
    }

    void planInDollars()
    {
        Plan plan = test::samplePlan();
        plan.currency = Currency::USD;
        const Evaluation e = evaluated(plan);
        const OfferRow* best = e.bestRow();
        QVERIFY(best);
        QCOMPARE(best->offer.provider.zh, QStringLiteral("天翼云"));
        // 250.13 / 6.7206 = 37.218403; × 395.
        QCOMPARE(best->cost->total.p50, (Money{14'701'27, Currency::USD}));
    }

    void withoutRatesOtherCurrenciesHaveNoTotal()
    {
        World world = *test::world();
        world.rates = {};
        Plan plan = test::samplePlan();
        plan.regions.abroad = true;
        const Evaluation e = *evaluate(plan, world, QDate(2026, 11, 30));
        int seen = 0;
        for (const OfferRow& row : e.offers) {
            if (row.offer.price.currency == Currency::CNY)
                continue;
            ++seen;
            QVERIFY(!row.cost && row.has(RowProblem::CurrencyDiffers));
            QCOMPARE(row.listPrice, row.offer.price);
        }
        QVERIFY(seen > 300);
        QVERIFY(e.bestRow() && e.bestRow()->offer.mainland);
    }
};

QTEST_APPLESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
