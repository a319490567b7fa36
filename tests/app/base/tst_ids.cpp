// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/ids.h"

#include <QRegularExpression>
#include <QtTest>

using namespace suanchou;

class TestIds : public QObject
{
    Q_OBJECT

private slots:
    /// The example of RFC 9562, appendix A.6.
    void layoutOfVersion7()
    {
        QCOMPARE(
            uuid7Text(0x017F22E279B0LL, 0xCC3U | (0x18C4ULL << 12U), 0xDC0C0C07398FULL),
            QStringLiteral("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"));
    }

    void randomOnesDifferAndSortByTime()
    {
        const FixedClock early(QDate(2026, 8, 28));
        const FixedClock late(QDate(2026, 8, 29));
        RandomIdSource a(early);
        RandomIdSource b(late);
        const QString first = a.next();
        static const QRegularExpression form(QStringLiteral(
            "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"));
        QVERIFY2(form.match(first).hasMatch(), qPrintable(first));
        QVERIFY(first != a.next());
        QVERIFY(first < b.next());
    }

    void countingOnesRepeat()
    {
        CountingIdSource a;
        CountingIdSource b;
        QCOMPARE(a.next(), b.next());
        QVERIFY(a.next() > QStringLiteral("00000000-0000-7000-8000-000000000001"));
    }
};

QTEST_APPLESS_MAIN(TestIds)
#include "tst_ids.moc"
