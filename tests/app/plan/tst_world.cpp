// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/assumptionids.h"
#include "tests/support/quotes.h"

using namespace suanchou;

class TestWorld : public QObject
{
    Q_OBJECT

private slots:
    void factsAreSound()
    {
        const Result<WorldPtr> world = loadBuiltInWorld();
        QVERIFY(world);
        QCOMPARE((*world)->revision.size(), 12);
        QVERIFY((*world)->hardware.accelerators().size() >= 30);
        QVERIFY((*world)->catalog.newest() >= QDate(2026, 8, 28));
        QCOMPARE((*loadBuiltInWorld())->revision, (*world)->revision);
    }

    void quotesChangeTheRevision()
    {
        const WorldPtr world = test::world();
        const ReceivedQuote quote = test::receivedQuote("H20-96G 八卡 6万/月/台");
        const WorldPtr quoted = withQuotes(world, {quote});
        QVERIFY(quoted->revision != world->revision);
        QCOMPARE(quoted->revision.size(), 12);
        QCOMPARE(quoted->quotes.size(), std::size_t(1));
        QCOMPARE(withQuotes(quoted, {quote})->revision, quoted->revision);
        ReceivedQuote other = quote;
        other.id = uuid7Text(0, 0, 2);
        QVERIFY(withQuotes(quoted, {other})->revision != quoted->revision);
        QCOMPARE(withQuotes(quoted, {})->revision, world->revision);
        QVERIFY(world->quotes.empty());
    }

    void everyAssumptionOfTheCodeHasARecord()
    {
        const auto ids = {
            assumption::runFactor,
            assumption::measuredSpeedSpread,
            assumption::optimalTokensPerParameter,
            assumption::bytesPerTokenChinese,
            assumption::bytesPerTokenEnglish,
            assumption::bytesPerTokenCode,
            assumption::stateBytesPerParameter,
            assumption::memoryReserveFraction,
            assumption::memoryReserveGigabytes,
            assumption::checkpointBytesPerParameter,
            assumption::checkpointsKept,
            assumption::egressModelCopies,
            assumption::vatRate,
            assumption::listPricesIncludeVat,
            assumption::priceShelfLife,
        };
        for (const QLatin1String id : ids)
            QVERIFY2(test::world()->assumptions.find(QString(id)), id.data());
        // And none in the table that nothing reads.
        QCOMPARE(test::world()->assumptions.specs().size(), ids.size());
    }
};

QTEST_APPLESS_MAIN(TestWorld)
#include "tst_world.moc"
