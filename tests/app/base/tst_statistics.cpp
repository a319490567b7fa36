// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/statistics.h"

#include <QtTest>

using namespace suanchou;

class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    /// Values of numpy.quantile (linear).
    void quantiles_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<double>("p");
        QTest::addColumn<double>("expected");
        QTest::newRow("one") << QList<double>{3} << 0.9 << 3.0;
        QTest::newRow("median of two") << QList<double>{1, 2} << 0.5 << 1.5;
        QTest::newRow("median of three") << QList<double>{1, 2, 10} << 0.5 << 2.0;
        QTest::newRow("p10 of five") << QList<double>{1, 2, 3, 4, 5} << 0.1 << 1.4;
        QTest::newRow("p90 of five") << QList<double>{1, 2, 3, 4, 5} << 0.9 << 4.6;
        QTest::newRow("least") << QList<double>{1, 2, 3} << 0.0 << 1.0;
        QTest::newRow("most") << QList<double>{1, 2, 3} << 1.0 << 3.0;
    }
    void quantiles()
    {
        QFETCH(QList<double>, values);
        QFETCH(double, p);
        QFETCH(double, expected);
        QCOMPARE(
            quantileOfSorted({values.constData(), static_cast<std::size_t>(values.size())}, p),
            expected);
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
