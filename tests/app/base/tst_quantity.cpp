// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"

#include <QtTest>

using namespace suanchou;

class TestQuantity : public QObject
{
    Q_OBJECT

private slots:
    void conversions()
    {
        QCOMPARE(toDays(Hours(36)).value(), 1.5);
        QCOMPARE(toHours(Days(2)).value(), 48.0);
        QCOMPARE(gigabytes(80).value(), 80e9);
        QCOMPARE(gpuHours(GpuCount(8), Hours(10)).value(), 80.0);
        QCOMPARE(wallTime(GpuHours(80), GpuCount(8)).value(), 10.0);
    }

    /// One A100 at 47.4 % does 1.4788e14 FLOP/s; 1.4788e14 × 3600 FLOP take one hour.
    void timeOfWork()
    {
        const FlopsPerSecond rate = achieved(teraflops(312), Utilisation(0.474), GpuCount(1));
        QCOMPARE(rate.value(), 1.47888e14);
        QCOMPARE(duration(Flops(1.47888e14 * 3600.0), rate).value(), 1.0);
    }

    void rangesMapInOrder()
    {
        const Range<Hours> hours{Hours(24), Hours(48), Hours(72)};
        const Range<Days> days = hours.map(toDays);
        QCOMPARE(days.p10.value(), 1.0);
        QCOMPARE(days.p90.value(), 3.0);
    }
};

QTEST_APPLESS_MAIN(TestQuantity)
#include "tst_quantity.moc"
