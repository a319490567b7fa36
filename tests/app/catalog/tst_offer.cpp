// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/offer.h"

#include <QSet>
#include <QtTest>

using namespace suanchou;

Q_DECLARE_METATYPE(suanchou::Offer)

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
        QTest::newRow("half a month") << QStringLiteral("2026-6") << false << QDate();
        QTest::newRow("letters") << QStringLiteral("2026-0a") << false << QDate();
        QTest::newRow("open end") << QStringLiteral("2026-06-") << false << QDate();
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
        // Three and twelve months of one plan are two offers; a yardstick is none of them.
        b = a;
        b.mode = BillingMode::SavingsPlan;
        b.minTermMonths = 3;
        Offer c = b;
        c.minTermMonths = 12;
        QVERIFY(offerKey(b) != offerKey(c));
        c = a;
        c.kind = OfferKind::MarketReference;
        QVERIFY(offerKey(a) != offerKey(c));
    }

    /// Plans on disk name their offer by its key: it must not change.
    void keysStayAsTheyWere_data()
    {
        QTest::addColumn<Offer>("offer");
        QTest::addColumn<QString>("key");
        Offer month{
            .provider = {QStringLiteral("China Telecom Cloud"), QStringLiteral("天翼云")},
            .region = QStringLiteral("CN (list price)"),
            .instance = QStringLiteral("p8av.27xlarge.8"),
            .card = QStringLiteral("A100-80GB"),
            .gpus = 8,
            .mode = BillingMode::Monthly,
            .minTermMonths = 1};
        QTest::newRow("month")
            << month
            << QStringLiteral("天翼云|CN (list price)||p8av.27xlarge.8|A100-80GB|8|monthly");
        month.minTermMonths = 12;
        QTest::newRow("month of a year's lease")
            << month
            << QStringLiteral("天翼云|CN (list price)||p8av.27xlarge.8|A100-80GB|8|monthly|12m");
        QTest::newRow("one Chinese name for several")
            << Offer{.provider = {QStringLiteral("RunPod Secure"), QStringLiteral("RunPod")}}
            << QStringLiteral("RunPod Secure|||||1|on_demand");
    }
    void keysStayAsTheyWere()
    {
        QFETCH(Offer, offer);
        QFETCH(QString, key);
        QCOMPARE(offerKey(offer), key);
    }

    void factNamesComeBack()
    {
        QSet<QString> names;
        for (const OfferFact fact : allOfferFacts) {
            names.insert(QString(offerFactName(fact)));
            QCOMPARE(offerFactFromName(QString(offerFactName(fact))), std::optional(fact));
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(allOfferFacts.size()));
        QVERIFY(!offerFactFromName(QStringLiteral("cheap")));
        QVERIFY(!offerFactFromName(QString()));
    }

    void kindNamesComeBack()
    {
        for (const OfferKind kind : {OfferKind::Orderable, OfferKind::MarketReference})
            QCOMPARE(offerKindFromName(QString(offerKindName(kind))), std::optional(kind));
        QVERIFY(!offerKindFromName(QStringLiteral("rumour")));
        for (const char* name :
             {"disk",
              "file_storage",
              "object_storage",
              "object_requests",
              "image",
              "egress",
              "bandwidth",
              "public_ip"}) {
            const auto kind = componentKindFromName(QString::fromLatin1(name));
            QVERIFY(kind);
            QCOMPARE(QString(componentKindName(*kind)), QString::fromLatin1(name));
        }
        QVERIFY(!componentKindFromName(QStringLiteral("storage")));
    }

    /// Case PLAN-06: one basis everywhere, 730 hours a month and 8,760 a year.
    void pricesPerGpuHour_data()
    {
        QTest::addColumn<int>("unit");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<qint64>("micro");
        const auto add = [](const char* name, PriceUnit unit, int gpus, qint64 micro) {
            QTest::newRow(name) << static_cast<int>(unit) << gpus << micro;
        };
        // 100.00 each.
        add("card-hour", PriceUnit::GpuHour, 8, 100'000'000);
        add("instance-hour", PriceUnit::InstanceHour, 8, 12'500'000);
        add("card-month", PriceUnit::GpuMonth, 8, 136'986); // 100 / 730
        add("instance-month", PriceUnit::InstanceMonth, 1, 136'986);
        add("instance-month of eight", PriceUnit::InstanceMonth, 8, 17'123);
        add("year", PriceUnit::InstanceYear, 1, 11'416);        // 100 / 8,760
        add("three years", PriceUnit::Instance3Year, 1, 3'805); // 100 / 26,280
    }
    void pricesPerGpuHour()
    {
        QFETCH(int, unit);
        QFETCH(int, gpus);
        QFETCH(qint64, micro);
        const Offer offer{
            .gpus = gpus,
            .price = {Decimal6::fromInteger(100), Currency::USD},
            .unit = static_cast<PriceUnit>(unit)};
        QCOMPARE(pricePerGpuHour(offer).value.micro(), micro);
        QCOMPARE(pricePerGpuHour(offer).currency, Currency::USD);
    }
};

QTEST_APPLESS_MAIN(TestOffer)
#include "tst_offer.moc"
