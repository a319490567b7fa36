// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/offer.h"

#include <QtTest>

using namespace suanchou;

class TestOffer : public QObject
{
    Q_OBJECT

private slots:
    void dates_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("valid");
        QTest::addColumn<QDate>("first");
        QTest::newRow("day") << QStringLiteral("2026-06-05") << true << QDate(2026, 6, 5);
        QTest::newRow("month") << QStringLiteral("2026-06") << true << QDate(2026, 6, 1);
        QTest::newRow("year") << QStringLiteral("2026") << true << QDate(2026, 1, 1);
        QTest::newRow("silent") << QString() << true << QDate();
        QTest::newRow("no such day") << QStringLiteral("2026-02-30") << false << QDate();
        QTest::newRow("other order") << QStringLiteral("05/06/2026") << false << QDate();
        QTest::newRow("text") << QStringLiteral("June 2026") << false << QDate();
    }
    void dates()
    {
        QFETCH(QString, text);
        QFETCH(bool, valid);
        QFETCH(QDate, first);
        const std::optional<PartialDate> date = PartialDate::parse(text);
        QCOMPARE(date.has_value(), valid);
        if (date) {
            QCOMPARE(date->text, text);
            QCOMPARE(date->firstDay, first);
        }
    }

    void modeNamesComeBack()
    {
        for (const char* name :
             {"on_demand",
              "spot",
              "monthly",
              "yearly",
              "3_year",
              "committed_use",
              "savings_plan",
              "reserved_1y",
              "reserved_3y"}) {
            const auto mode = modeFromName(QString::fromLatin1(name));
            QVERIFY(mode);
            QCOMPARE(QString(modeName(*mode)), QString::fromLatin1(name));
        }
        QVERIFY(!modeFromName(QStringLiteral("hourly")));
    }

    void regionCodes()
    {
        Offer offer{.city = QStringLiteral("Shanghai"), .mainland = true};
        QCOMPARE(regionCode(offer), QStringLiteral("CN/Shanghai"));
        offer.city.clear();
        QCOMPARE(regionCode(offer), QStringLiteral("CN"));
        offer.mainland = false;
        QCOMPARE(regionCode(offer), QString());
    }

    void keysTellOffersApart()
    {
        const Offer a{.provider = {{}, QStringLiteral("天翼云")}, .gpus = 8};
        Offer b = a;
        QCOMPARE(offerKey(a), offerKey(b));
        b.mode = BillingMode::Monthly;
        QVERIFY(offerKey(a) != offerKey(b));
        b = a;
        b.gpus = 4;
        QVERIFY(offerKey(a) != offerKey(b));
        // The price and its date are not part of the name: a newer price is the same offer.
        b = a;
        b.price.value = Decimal6::fromInteger(5);
        QCOMPARE(offerKey(a), offerKey(b));
    }
};

QTEST_APPLESS_MAIN(TestOffer)
#include "tst_offer.moc"
