// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/rates.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

QByteArray header()
{
    return "from,to,rate,as_of,confidence,source\n";
}

RateTable tableOf(const QByteArray& rows)
{
    return RateTable::parse(header() + rows).value_or(RateTable());
}

UnitPrice priceOf(const char* value, Currency currency)
{
    return {*Decimal6::parse(QString::fromLatin1(value)), currency};
}

} // namespace

class TestRates : public QObject
{
    Q_OBJECT

private slots:
    /// Case PLAN-17: each result is rounded once, and the price as published stays what it was.
    void conversion_data()
    {
        QTest::addColumn<QByteArray>("rate");
        QTest::addColumn<QByteArray>("price");
        QTest::addColumn<bool>("fromDollars");
        QTest::addColumn<qint64>("micro");
        QTest::newRow("4,750.00 at 0.8993")
            << QByteArray("USD,CNY,0.8993") << QByteArray("4750") << true << qint64(4'271'675'000);
        // 1 / 1.5 of 150.00: divided by the published rate, not multiplied with a cut 0.666667.
        QTest::newRow("150.00 against 1.5")
            << QByteArray("CNY,USD,1.5") << QByteArray("150") << true << qint64(100'000'000);
        QTest::newRow("against the direction")
            << QByteArray("USD,CNY,6.7206") << QByteArray("250.13") << false
            << qint64(37'218'403); // 250.13 / 6.7206 = 37.2184031…
        QTest::newRow("half up at the sixth decimal")
            << QByteArray("USD,CNY,1.5") << QByteArray("0.000001") << true << qint64(2);
    }
    void conversion()
    {
        QFETCH(QByteArray, rate);
        QFETCH(QByteArray, price);
        QFETCH(bool, fromDollars);
        QFETCH(qint64, micro);
        const RateTable table = tableOf(rate + ",2026-08-22,medium,s\n");
        const Currency from = fromDollars ? Currency::USD : Currency::CNY;
        const Currency to = fromDollars ? Currency::CNY : Currency::USD;
        const UnitPrice original = priceOf(price.constData(), from);
        const Result<ConvertedPrice> converted = table.convert(original, to, test::testDay());
        QVERIFY(converted);
        QCOMPARE(converted->price.value.micro(), micro);
        QCOMPARE(converted->price.currency, to);
        QVERIFY(converted->conversion);
        QCOMPARE(converted->conversion->original, original);
        QCOMPARE(converted->conversion->rate, table.rates().front());
    }

    /// Case PLAN-17: lines of 19.99, 5.01 and 0.05 at 7.1234. The rule is by line: 178.45.
    void linesAreRoundedOneByOne()
    {
        const RateTable table = tableOf("USD,CNY,7.1234,2026-08-22,medium,s\n");
        std::int64_t sum = 0;
        for (const char* price : {"19.99", "5.01", "0.05"}) {
            const UnitPrice converted =
                table.convert(priceOf(price, Currency::USD), Currency::CNY, test::testDay())->price;
            sum += lineAmount(converted, Decimal6::fromInteger(1))->minor;
        }
        QCOMPARE(sum, std::int64_t(17845));
    }

    void sameCurrencyStays()
    {
        const UnitPrice price = priceOf("250.13", Currency::CNY);
        const Result<ConvertedPrice> same =
            RateTable().convert(price, Currency::CNY, test::testDay());
        QVERIFY(same);
        QCOMPARE(same->price, price);
        QVERIFY(!same->conversion);
    }

    void withoutARateNothingIsConverted()
    {
        const Result<ConvertedPrice> none =
            RateTable().convert(priceOf("1", Currency::USD), Currency::CNY, test::testDay());
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::CurrencyMismatch);
    }

    void overflowIsAnError()
    {
        const RateTable table = tableOf("USD,CNY,999999999999,2026-08-22,medium,s\n");
        const Result<ConvertedPrice> none =
            table.convert(priceOf("999999999999", Currency::USD), Currency::CNY, test::testDay());
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::MoneyOverflow);
    }

    void rateOfTheDay_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("asOf");
        QTest::newRow("before all: the first") << QDate(2026, 1, 1) << QStringLiteral("2026-06-19");
        QTest::newRow("between") << QDate(2026, 8, 21) << QStringLiteral("2026-08-15");
        QTest::newRow("on the day") << QDate(2026, 8, 22) << QStringLiteral("2026-08-22");
        QTest::newRow("after all: the last") << QDate(2027, 1, 1) << QStringLiteral("2026-10-10");
    }
    void rateOfTheDay()
    {
        QFETCH(QDate, day);
        QFETCH(QString, asOf);
        const RateTable& table = test::world()->rates;
        for (const bool forward : {true, false}) {
            const ExchangeRate* rate = forward ? table.find(Currency::USD, Currency::CNY, day)
                                               : table.find(Currency::CNY, Currency::USD, day);
            QVERIFY(rate);
            QCOMPARE(rate->asOf.text, asOf);
            QVERIFY(!rate->source.isEmpty());
        }
    }

    void orderInTheFileDoesNotMatter()
    {
        const RateTable table = tableOf("USD,CNY,3,2026-09-01,low,s\nUSD,CNY,1,2026-07-01,low,s\n"
                                        "USD,CNY,2,2026-08-01,low,s\n");
        QCOMPARE(
            table.find(Currency::USD, Currency::CNY, test::testDay())->rate.micro(),
            qint64(2'000'000));
    }

    void damagedRows_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("column");
        QTest::newRow("currency") << QByteArray("JPY,CNY,1,2026-08-22,low,s")
                                  << QStringLiteral("from");
        QTest::newRow("to itself")
            << QByteArray("CNY,CNY,1,2026-08-22,low,s") << QStringLiteral("to");
        QTest::newRow("zero") << QByteArray("USD,CNY,0,2026-08-22,low,s") << QStringLiteral("rate");
        QTest::newRow("negative") << QByteArray("USD,CNY,-7,2026-08-22,low,s")
                                  << QStringLiteral("rate");
        QTest::newRow("month only")
            << QByteArray("USD,CNY,7,2026-08,low,s") << QStringLiteral("as_of");
        QTest::newRow("undated") << QByteArray("USD,CNY,7,,low,s") << QStringLiteral("as_of");
        QTest::newRow("confidence")
            << QByteArray("USD,CNY,7,2026-08-22,sure,s") << QStringLiteral("confidence");
    }
    void damagedRows()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, column);
        const Result<RateTable> table = RateTable::parse(header() + row + '\n');
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::ResourceDamaged);
        QCOMPARE(table.error().causes.size(), std::size_t(1));
        QCOMPARE(
            table.error().causes.front().params.value(QStringLiteral("column")).toString(), column);
    }
};

QTEST_APPLESS_MAIN(TestRates)
#include "tst_rates.moc"
