// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/assumptionids.h"
#include "tests/support/tables.h"

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

    void everyAssumptionOfTheCodeHasARecord()
    {
        const auto ids = {
            assumption::runFactor,
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
