// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/money.h"

#include <QtTest>

#include <limits>

using namespace suanchou;

Q_DECLARE_METATYPE(suanchou::Rounding)

class TestMoney : public QObject
{
    Q_OBJECT

private slots:
    void decimals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("valid");
        QTest::addColumn<qint64>("micro");
        QTest::addColumn<int>("digits");
        QTest::newRow("four") << QStringLiteral("14.0125") << true << qint64(14'012'500) << 4;
        QTest::newRow("whole") << QStringLiteral("120063") << true << qint64(120'063'000'000) << 0;
        QTest::newRow("negative") << QStringLiteral("-0.5") << true << qint64(-500'000) << 1;
        QTest::newRow("zeros") << QStringLiteral("1.500000000") << true << qint64(1'500'000) << 1;
        QTest::newRow("seven") << QStringLiteral("0.1234567") << false << qint64(0) << 0;
        QTest::newRow("comma") << QStringLiteral("1,5") << false << qint64(0) << 0;
        QTest::newRow("empty") << QString() << false << qint64(0) << 0;
        QTest::newRow("point") << QStringLiteral("1.") << false << qint64(0) << 0;
        QTest::newRow("bare point") << QStringLiteral(".5") << false << qint64(0) << 0;
        QTest::newRow("long") << QStringLiteral("1234567890123") << false << qint64(0) << 0;
        QTest::newRow("exponent") << QStringLiteral("1e3") << false << qint64(0) << 0;
    }
    void decimals()
    {
        QFETCH(QString, text);
        QFETCH(bool, valid);
        QFETCH(qint64, micro);
        QFETCH(int, digits);
        const Result<Decimal6> parsed = Decimal6::parse(text);
        QCOMPARE(parsed.has_value(), valid);
        if (valid) {
            QCOMPARE(parsed->micro(), micro);
            QCOMPARE(parsed->decimals(), digits);
        }
    }

    void lines_data()
    {
        QTest::addColumn<QString>("price");
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<Rounding>("rounding");
        QTest::addColumn<qint64>("minor");
        // 250.13 × 395 h, worked out by hand.
        QTest::newRow("ctyun") << QStringLiteral("250.13") << QStringLiteral("395")
                               << Rounding::HalfUp << qint64(98'801'35);
        // PLAN-07: the full price is used: 0.0084 × 730 = 6.132.
        QTest::newRow("small price")
            << QStringLiteral("0.0084") << QStringLiteral("730") << Rounding::HalfUp << qint64(613);
        QTest::newRow("half up") << QStringLiteral("0.005") << QStringLiteral("1")
                                 << Rounding::HalfUp << qint64(1);
        QTest::newRow("half even")
            << QStringLiteral("0.005") << QStringLiteral("1") << Rounding::HalfEven << qint64(0);
        QTest::newRow("half even odd")
            << QStringLiteral("0.015") << QStringLiteral("1") << Rounding::HalfEven << qint64(2);
        QTest::newRow("up") << QStringLiteral("0.001") << QStringLiteral("1") << Rounding::Up
                            << qint64(1);
        QTest::newRow("negative half up")
            << QStringLiteral("-0.005") << QStringLiteral("1") << Rounding::HalfUp << qint64(-1);
    }
    void lines()
    {
        QFETCH(QString, price);
        QFETCH(QString, quantity);
        QFETCH(Rounding, rounding);
        QFETCH(qint64, minor);
        const UnitPrice unit{*Decimal6::parse(price), Currency::CNY};
        const Result<Money> amount = lineAmount(unit, *Decimal6::parse(quantity), rounding);
        QVERIFY(amount);
        QCOMPARE(amount->minor, minor);
    }

    void tax_data()
    {
        QTest::addColumn<qint64>("gross");
        QTest::addColumn<qint64>("net");
        // notes/prices.md section 5: 90,000 gross at 6 % is 84,905.66 net.
        QTest::newRow("notes") << qint64(90'000'00) << qint64(84'905'66);
        QTest::newRow("one fen") << qint64(1) << qint64(1);
        QTest::newRow("zero") << qint64(0) << qint64(0);
    }
    void tax()
    {
        QFETCH(qint64, gross);
        QFETCH(qint64, net);
        const Decimal6 rate = *Decimal6::parse(QStringLiteral("0.06"));
        QCOMPARE(withoutTax(Money{gross}, rate)->minor, net);
    }

    void taxOnNet()
    {
        const Decimal6 rate = *Decimal6::parse(QStringLiteral("0.13"));
        QCOMPARE(taxOn(Money{33'33}, rate)->minor, qint64(4'33));
    }

    void currenciesNeverMix()
    {
        const Result<Money> sum = add(Money{1, Currency::CNY}, Money{1, Currency::USD});
        QVERIFY(!sum);
        QCOMPARE(sum.error().code, ErrorCode::CurrencyMismatch);
        QCOMPARE(add(Money{1}, Money{2})->minor, qint64(3));
    }

    void overflowIsRefused()
    {
        const Money most{std::numeric_limits<std::int64_t>::max()};
        QVERIFY(!add(most, Money{1}));
        QVERIFY(add(most, Money{0}));
        const UnitPrice dear{Decimal6::fromInteger(9'000'000'000'000), Currency::CNY};
        QVERIFY(!lineAmount(dear, Decimal6::fromInteger(9'000'000)));
    }

    void ratesOnPrices_data()
    {
        QTest::addColumn<qint64>("a");
        QTest::addColumn<qint64>("b");
        QTest::addColumn<qint64>("product");
        QTest::addColumn<qint64>("quotient");
        QTest::newRow("whole") << qint64(6'000'000) << qint64(2'000'000) << qint64(12'000'000)
                               << qint64(3'000'000);
        // 0.000003 × 0.5 = 0.0000015 → 0.000002; 0.000003 / 2 is the same half.
        QTest::newRow("half up") << qint64(3) << qint64(500'000) << qint64(2) << qint64(6);
        QTest::newRow("negative half") << qint64(-3) << qint64(500'000) << qint64(-2) << qint64(-6);
        QTest::newRow("thirds") << qint64(1'000'000) << qint64(3'000'000) << qint64(3'000'000)
                                << qint64(333'333);
    }
    void ratesOnPrices()
    {
        QFETCH(qint64, a);
        QFETCH(qint64, b);
        QFETCH(qint64, product);
        QFETCH(qint64, quotient);
        QCOMPARE(multiplied(Decimal6::fromMicro(a), Decimal6::fromMicro(b))->micro(), product);
        QCOMPARE(divided(Decimal6::fromMicro(a), Decimal6::fromMicro(b))->micro(), quotient);
    }

    void tooLargeForAPrice()
    {
        const Decimal6 most = Decimal6::fromMicro(std::numeric_limits<qint64>::max());
        QCOMPARE(multiplied(most, Decimal6::fromInteger(2)).error().code, ErrorCode::MoneyOverflow);
        QCOMPARE(divided(most, Decimal6::fromMicro(1)).error().code, ErrorCode::MoneyOverflow);
    }
};

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
