// SPDX-License-Identifier: GPL-3.0-or-later
// The facts that the sample must show (issue P1), each against a figure worked out apart from the
// program.
#include "app/plan/describe.h"
#include "tests/support/tables.h"

#include <set>

using namespace suanchou;

class TestSample : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const Result<Evaluation> result =
            evaluate(test::samplePlan(), *test::world(), test::testDay());
        QVERIFY(result);
        m_e = *result;
    }

    void model()
    {
        QCOMPARE(m_e.work.model.parameters.total.value(), 13015864320.0);
        QCOMPARE(m_e.work.model.shapeName, QStringLiteral("Llama-2-13B"));
        QCOMPARE(m_e.work.tokens.value(), 18e9);
        QCOMPARE(m_e.work.flops.value(), 82145310720.0 * 18e9);
    }

    void timeOnEightA100()
    {
        const AcceleratorSizing* s = m_e.chosenSizing();
        QVERIFY(s);
        QCOMPARE(s->accelerator, QStringLiteral("A100-SXM-80G"));
        QCOMPARE(s->gpus.value(), 8);
        QVERIFY(s->steadyDays.p50.value() > 13 && s->steadyDays.p50.value() < 19);
        QCOMPARE(qRound(s->steadyDays.p50.value() * 10), 145);
        QVERIFY(s->steadyDays.p10.value() <= 14 && s->steadyDays.p90.value() >= 14);
        // Apart from it: project days with the run factor.
        QCOMPARE(s->projectDays.p50.value(), s->steadyDays.p50.value() / 0.88);
    }

    void dates()
    {
        QCOMPARE(m_e.start, QDate(2026, 9, 1));
        // 30 days from 1 September end with 30 September.
        QCOMPARE(m_e.deadline, std::optional(QDate(2026, 9, 30)));
        // 16.45 days: done on the 17th day.
        QCOMPARE(m_e.finish.p50, QDate(2026, 9, 17));
    }

    void tokensAreFarBelowOptimal()
    {
        const auto found =
            std::find_if(m_e.findings.begin(), m_e.findings.end(), [](const Finding& f) {
                return f.code == FindingCode::TokensFarBelowOptimal;
            });
        QVERIFY(found != m_e.findings.end());
        QVERIFY(found->severity != Severity::Error);
        QCOMPARE(qRound(found->params.value(QStringLiteral("ratio")).toDouble() * 10), 14);
    }

    void atLeastEightRowsCanCarryIt()
    {
        std::set<QString> rows;
        int unstated = 0;
        for (const OfferRow& row : m_e.offers) {
            if (!row.cost || !row.offer.mainland || row.offer.gpus < 8)
                continue;
            rows.insert(row.offer.provider.zh + row.offer.card + QString(modeName(row.offer.mode)));
            if (row.offer.city.isEmpty()) {
                QVERIFY(row.has(RowProblem::RegionNotStated));
                ++unstated;
            } else {
                QVERIFY(!row.has(RowProblem::RegionNotStated));
            }
        }
        QVERIFY2(rows.size() >= 8, qPrintable(QString::number(rows.size())));
        QVERIFY(unstated > 0);
        QCOMPARE(
            describe(RowProblem::RegionNotStated, Speech(Language::English)),
            QStringLiteral("region not stated: ask"));
    }

    void shanghaiComesFirstAndCannotCarryIt()
    {
        std::size_t preferred = 0;
        for (std::size_t i = 0; i < m_e.offers.size(); ++i) {
            const OfferRow& row = m_e.offers.at(i);
            if (!row.preferredRegion)
                continue;
            QCOMPARE(i, preferred);
            QCOMPARE(row.offer.city, QStringLiteral("Shanghai"));
            QCOMPARE(row.offer.gpus, 1);
            QVERIFY(!row.cost);
            QVERIFY(row.has(RowProblem::InterconnectNotStated));
            ++preferred;
        }
        QCOMPARE(preferred, std::size_t(17));
    }

    void crossingAtCtyun()
    {
        const auto found =
            std::find_if(m_e.crossings.begin(), m_e.crossings.end(), [](const ModeCrossing& c) {
                return c.provider.zh == QStringLiteral("天翼云") &&
                    c.accelerator == QStringLiteral("A100-SXM-80G");
            });
        QVERIFY(found != m_e.crossings.end());
        QVERIFY(qAbs(found->hoursPerMonth.value() - 480) < 1);
        const auto said =
            std::find_if(m_e.findings.begin(), m_e.findings.end(), [](const Finding& f) {
                return f.code == FindingCode::ModeCrossing;
            });
        QVERIFY(said != m_e.findings.end());
    }

    void totalsCanBeRecomputed()
    {
        for (const OfferRow& row : m_e.offers) {
            if (!row.cost)
                continue;
            std::int64_t sum = 0;
            for (const CostLine& line : row.cost->lines) {
                if (!line.price) {
                    QVERIFY(!line.amount);
                    continue;
                }
                // Integers only, half up: price in millionths × quantity in millionths → fen.
                const long double exact = static_cast<long double>(line.price->value.micro()) *
                    static_cast<long double>(line.quantity.micro()) / 1e10L;
                QCOMPARE(line.amount->gross.minor, static_cast<std::int64_t>(exact + 0.5L));
                QCOMPARE(line.amount->net.minor + line.amount->tax.minor, line.amount->gross.minor);
                sum += line.amount->gross.minor;
            }
            QCOMPARE(row.cost->total.p50.minor, sum);
        }
    }

    /// 250.13 × ⌈16.4509 × 24⌉ = 250.13 × 395 = 98,801.35.
    void bestOffer()
    {
        const OfferRow* best = m_e.bestRow();
        QVERIFY(best);
        QCOMPARE(best->offer.provider.zh, QStringLiteral("天翼云"));
        QCOMPARE(best->offer.mode, BillingMode::OnDemand);
        QCOMPARE(best->cost->total.p50.minor, qint64(98'801'35));
        QVERIFY(!best->cost->complete);
        QVERIFY(!best->has(RowProblem::Stale) && !best->has(RowProblem::LowConfidence));
    }

    void everyHeadlineIsDerivedDownToSources()
    {
        QStringList ids;
        for (const Derivation& derivation : m_e.derivations) {
            ids.append(derivation.id);
            QCOMPARE(test::withoutOrigin(derivation), QString());
        }
        QCOMPARE(
            ids,
            (QStringList{
                QStringLiteral("project_gpu_hours"),
                QStringLiteral("project_days"),
                QStringLiteral("cost")}));
    }

    /// The same down to the rate: a converted price names its published one and the rate.
    void convertedPriceIsDerived()
    {
        Plan plan = test::samplePlan();
        plan.currency = Currency::USD;
        const Evaluation e = *evaluate(plan, *test::world(), test::testDay());
        QStringList ids;
        for (const Derivation& derivation : e.derivations) {
            QCOMPARE(test::withoutOrigin(derivation), QString());
            collectIds(derivation, ids);
        }
        QVERIFY(ids.contains(QStringLiteral("original_price")));
        QVERIFY(ids.contains(QStringLiteral("exchange_rate")));
    }

    void everyMachineSaysTheSame()
    {
        const Result<Evaluation> again =
            evaluate(test::samplePlan(), *test::world(), test::testDay());
        QVERIFY(again);
        QVERIFY(*again == m_e);
    }

private:
    static void collectIds(const Derivation& derivation, QStringList& ids)
    {
        ids.append(derivation.id);
        for (const Derivation& input : derivation.inputs)
            collectIds(input, ids);
    }

    Evaluation m_e;
};

QTEST_APPLESS_MAIN(TestSample)
#include "tst_sample.moc"
