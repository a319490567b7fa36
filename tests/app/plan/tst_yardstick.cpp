// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/yardstick.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

/// A row of the card for a price per machine of 8 cards and month.
OfferRow rowOf(const char* price, const char* most = nullptr)
{
    OfferRow row;
    row.offer = {
        .provider = {QStringLiteral("Index"), QStringLiteral("指数")},
        .card = QStringLiteral("A100-80GB"),
        .accelerator = QStringLiteral("A100-SXM-80G"),
        .gpus = 8,
        .mode = BillingMode::Monthly,
        .price = {*Decimal6::parse(QString::fromLatin1(price)), Currency::CNY},
        .unit = PriceUnit::InstanceMonth,
        .asOf = *PartialDate::parse(QStringLiteral("2026-07")),
        .mainland = true,
        .kind = OfferKind::MarketReference};
    if (most)
        row.offer.priceMax = *Decimal6::parse(QString::fromLatin1(most));
    row.listPrice = row.offer.price;
    return row;
}

Evaluation with(const std::vector<OfferRow>& references)
{
    Evaluation e;
    e.marketReferences = references;
    e.assumptions = {{.id = QStringLiteral("list_prices_include_vat"), .value = 1}};
    return e;
}

} // namespace

class TestYardstick : public QObject
{
    Q_OBJECT

private slots:
    /// 29,200 a machine and month = 5.00 a card and hour; 35,040 = 6.00.
    void excess_data()
    {
        QTest::addColumn<QByteArray>("most");
        QTest::addColumn<QByteArray>("offer"); // price per machine and month
        QTest::addColumn<double>("excess");
        QTest::newRow("the same") << QByteArray() << QByteArray("29200") << 0.0;
        QTest::newRow("dearer") << QByteArray() << QByteArray("35040") << 0.2;
        QTest::newRow("cheaper") << QByteArray() << QByteArray("23360") << -0.2;
        QTest::newRow("within") << QByteArray("35040") << QByteArray("32000") << 0.0;
        QTest::newRow("at the upper end") << QByteArray("35040") << QByteArray("35040") << 0.0;
        QTest::newRow("above the range") << QByteArray("35040") << QByteArray("70080") << 1.0;
        QTest::newRow("below the range") << QByteArray("35040") << QByteArray("14600") << -0.5;
    }
    void excess()
    {
        QFETCH(QByteArray, most);
        QFETCH(QByteArray, offer);
        QFETCH(double, excess);
        const Evaluation e = with({rowOf("29200", most.isEmpty() ? nullptr : most.constData())});
        const OfferRow row = rowOf(offer.constData());
        const std::vector<Yardstick> found = yardsticksOf(e, row.offer.accelerator, &row);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().least.value.micro(), qint64(5'000'000));
        QCOMPARE(found.front().most.value.micro(), qint64(most.isEmpty() ? 5'000'000 : 6'000'000));
        QVERIFY(found.front().excess);
        QVERIFY(qAbs(*found.front().excess - excess) < 1e-6);
    }

    void differentBasesAreNotCompared()
    {
        OfferRow net = rowOf("29200");
        net.offer.taxIncluded = Tristate::No;
        OfferRow dollars = rowOf("29200");
        dollars.listPrice.currency = Currency::USD;
        const Evaluation e = with({net, dollars, rowOf("29200")});
        const OfferRow row = rowOf("35040");
        const std::vector<Yardstick> found = yardsticksOf(e, row.offer.accelerator, &row);
        QVERIFY(!found.at(0).excess && !found.at(1).excess && found.at(2).excess);
        // Without an offer there is nothing to compare, and every reference stands.
        for (const Yardstick& each : yardsticksOf(e, row.offer.accelerator, nullptr))
            QVERIFY(!each.excess);
        QVERIFY(yardsticksOf(e, QStringLiteral("H20-96G"), &row).empty());
        QVERIFY(yardsticksOf(e, QString(), nullptr).empty());
    }

    /// The offer's own billing first, then the newest.
    void order()
    {
        OfferRow old = rowOf("1");
        old.offer.asOf = *PartialDate::parse(QStringLiteral("2025"));
        OfferRow newest = rowOf("2");
        newest.offer.asOf = *PartialDate::parse(QStringLiteral("2026-08-01"));
        OfferRow hourly = rowOf("3");
        hourly.offer.mode = BillingMode::OnDemand;
        hourly.offer.asOf = *PartialDate::parse(QStringLiteral("2024"));
        const Evaluation e = with({old, newest, hourly});
        OfferRow row = rowOf("4");
        const auto prices = [&](const OfferRow* offer) {
            QList<qint64> out;
            for (const Yardstick& each : yardsticksOf(e, row.offer.accelerator, offer))
                out << each.reference->offer.price.value.micro() / Decimal6::scale;
            return out;
        };
        QCOMPARE(prices(&row), (QList<qint64>{2, 1, 3}));
        row.offer.mode = BillingMode::OnDemand;
        QCOMPARE(prices(&row), (QList<qint64>{3, 2, 1}));
        QCOMPARE(prices(nullptr), (QList<qint64>{2, 1, 3}));
    }

    /// The sample: the list price on demand is far above the yearly leases of the market.
    void ofTheSample()
    {
        const Evaluation e = *evaluate(test::samplePlan(), *test::world(), test::testDay());
        const OfferRow* best = e.bestRow();
        const std::vector<Yardstick> found = yardsticksOf(e, best->offer.accelerator, best);
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found.front().reference->offer.provider.en, QStringLiteral("SMM market quote"));
        // 31,500 to 38,000 a machine and month of 730 h; 31.26625 against 6.506849.
        QCOMPARE(found.front().least.value.micro(), qint64(5'393'836));
        QCOMPARE(found.front().most.value.micro(), qint64(6'506'850));
        QVERIFY(qAbs(*found.front().excess - 3.805) < 0.001);
    }
};

QTEST_APPLESS_MAIN(TestYardstick)
#include "tst_yardstick.moc"
