// SPDX-License-Identifier: GPL-3.0-or-later
// Received quotes in the evaluation: they replace, lead, expire and are spoken of.
#include "tests/support/quotes.h"

using namespace suanchou;

namespace {

/// 天翼云's own instance for the sample, cheaper than its published 250.13 an hour.
ReceivedQuote cheap(const char* text = "A100 80G 八卡 200元/台/小时 含税")
{
    return test::receivedQuote(text);
}

Evaluation evaluated(
    const std::vector<ReceivedQuote>& quotes,
    QDate today = test::testDay(),
    const Plan& plan = test::samplePlan())
{
    return *evaluate(plan, *withQuotes(test::world(), quotes), today);
}

const OfferRow* rowOf(const Evaluation& evaluation, const ReceivedQuote& quote)
{
    for (const OfferRow& row : evaluation.offers) {
        if (row.offer.receivedQuote == quote.id)
            return &row;
    }
    return nullptr;
}

/// The published prices of the quoted provider for the same thing.
std::ptrdiff_t publishedTwins(const Evaluation& evaluation, const ReceivedQuote& quote)
{
    return std::count_if(
        evaluation.offers.begin(), evaluation.offers.end(), [&quote](const OfferRow& row) {
            return row.offer.receivedQuote.isEmpty() && row.offer.provider == quote.provider &&
                row.offer.accelerator == quote.accelerator && row.offer.gpus == quote.gpus &&
                row.offer.mode == quote.mode;
        });
}

QStringList codesOf(const Evaluation& evaluation)
{
    QStringList codes;
    for (const Finding& finding : evaluation.findings)
        codes.append(QString(findingName(finding.code)));
    return codes;
}

} // namespace

class TestQuotes : public QObject
{
    Q_OBJECT

private slots:
    void validQuoteReplacesAndLeads()
    {
        const Evaluation without = evaluated({});
        const Evaluation with = evaluated({cheap()});
        const OfferRow* row = rowOf(with, cheap());
        QVERIFY(row && row->isEligible());
        QCOMPARE(with.bestRow(), row);
        QVERIFY(publishedTwins(without, cheap()) > 0);
        QCOMPARE(publishedTwins(with, cheap()), 0);
        // 395 hours at 200.
        QCOMPARE(row->cost->gpuAmount.minor, 7'900'000);
        QVERIFY(row->cost->gpuAmount.minor < without.bestRow()->cost->gpuAmount.minor);
        QVERIFY(with.worldRevision != without.worldRevision);
    }

    void dearQuoteReplacesToo()
    {
        const ReceivedQuote dear = cheap("A100 80G 八卡 300元/台/小时 含税");
        const Evaluation with = evaluated({dear});
        QCOMPARE(publishedTwins(with, dear), 0);
        QVERIFY(rowOf(with, dear));
    }

    void expiredQuoteIsListedAndNeverBest()
    {
        const QDate after = test::testDay().addDays(usualQuoteDays + 1);
        for (const QDate day : {after, after.addDays(-1)}) {
            const Evaluation e = evaluated({cheap()}, day);
            const OfferRow* row = rowOf(e, cheap());
            QVERIFY(row);
            const bool expired = day == after;
            QCOMPARE(row->has(RowProblem::QuoteExpired), expired);
            QCOMPARE(e.bestRow() == row, !expired);
            QCOMPARE(publishedTwins(e, cheap()) > 0, expired);
        }
    }

    /// A provider stands by its price until its last day, however old that is.
    void validQuoteIsNotStale()
    {
        ReceivedQuote longLived = cheap();
        longLived.validUntil = test::testDay().addDays(200);
        const QDate late = test::testDay().addDays(120);
        QVERIFY(!rowOf(evaluated({longLived}, late), longLived)->has(RowProblem::Stale));
    }

    void quoteNotYetReceivedReplacesNothing()
    {
        const Evaluation e = evaluated({cheap()}, test::testDay().addDays(-1));
        QVERIFY(rowOf(e, cheap())->has(RowProblem::PriceAfterToday));
        QVERIFY(e.bestRow() != rowOf(e, cheap()));
        QVERIFY(publishedTwins(e, cheap()) > 0);
    }

    void quoteAbroadFollowsTheRegionRule()
    {
        ReceivedQuote abroad = cheap();
        abroad.mainland = false;
        QVERIFY(rowOf(evaluated({abroad}), abroad)->has(RowProblem::RegionNotAllowed));
    }

    /// Each finding where it fires, and just beside it where it does not.
    void findings_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("validDays"); // from the test day on
        QTest::addColumn<int>("startDays");
        QTest::addColumn<bool>("chosen"); // the published price instead of the quote
        QTest::addColumn<bool>("fires");
        const auto row = [](const char* name,
                            const char* code,
                            int validDays,
                            int startDays,
                            bool chosen,
                            bool fires) {
            QTest::newRow(name) << QString::fromLatin1(code) << validDays << startDays << chosen
                                << fires;
        };
        row("in use", "quote.in_use", 30, 0, false, true);
        row("other offer in use", "quote.in_use", 30, 0, true, false);
        row("seven days left", "quote.expires_soon", 7, 0, false, true);
        row("eight days left", "quote.expires_soon", 8, 0, false, false);
        row("soon, but not in use", "quote.expires_soon", 7, 0, true, false);
        row("ends before the start", "quote.expires_before_start", 19, 20, false, true);
        row("ends on the start", "quote.expires_before_start", 20, 20, false, false);
        row("before the start says enough", "quote.expires_soon", 5, 20, false, false);
    }
    void findings()
    {
        QFETCH(QString, code);
        QFETCH(int, validDays);
        QFETCH(int, startDays);
        QFETCH(bool, chosen);
        QFETCH(bool, fires);
        ReceivedQuote quote = cheap();
        quote.validUntil = test::testDay().addDays(validDays);
        Plan plan = test::samplePlan();
        plan.start = test::testDay().addDays(startDays);
        plan.deadline = Days(60);
        if (chosen) {
            const OfferRow* other = nullptr;
            const Evaluation without = evaluated({quote});
            for (const OfferRow& each : without.offers) {
                if (each.isEligible() && each.offer.receivedQuote.isEmpty())
                    other = &each;
            }
            QVERIFY(other);
            plan.chosen.offer = offerKey(other->offer);
        }
        const Evaluation e = evaluated({quote}, test::testDay(), plan);
        QCOMPARE(e.quotedRow()->offer.receivedQuote.isEmpty(), chosen);
        QCOMPARE(codesOf(e).contains(code), fires);
    }
};

QTEST_APPLESS_MAIN(TestQuotes)
#include "tst_quotes.moc"
