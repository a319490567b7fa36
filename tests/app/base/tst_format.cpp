// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"

#include <QtTest>

using namespace suanchou;

class TestFormat : public QObject
{
    Q_OBJECT

private slots:
    /// Case I18N-06: the short form with two decimals, both languages.
    void shortExact_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("zh");
        QTest::addColumn<QString>("en");
        const auto row = [](double value, const char* zh, const char* en) {
            QTest::newRow(qPrintable(QString::number(value, 'f', 0)))
                << value << QString::fromUtf8(zh) << QString::fromUtf8(en);
        };
        row(9999, "9,999", "9,999");
        row(10000, "1万", "10K");
        row(99995, "10万", "100K");
        row(12345678, "1,234.57万", "12.35M");
        row(99999999, "1亿", "100M");
        row(100000000, "1亿", "100M");
        row(1234567890, "12.35亿", "1.23B");
        row(1.8e10, "180亿", "18B");
        row(1.4e12, "1.4万亿", "1.4T");
        row(0, "0", "0");
        row(3398, "3,398", "3,398");
    }
    void shortExact()
    {
        QFETCH(double, value);
        QFETCH(QString, zh);
        QFETCH(QString, en);
        const auto plain = [](const format::Scaled& s) { return QString(s.number + s.unit); };
        QCOMPARE(plain(format::shortFormExact(value, Speech(Language::Chinese))), zh);
        QCOMPARE(plain(format::shortFormExact(value, Speech(Language::English))), en);
    }

    /// notes/visual.md section 7: at most four digits.
    void shortForm_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("zh");
        QTest::newRow("90.5") << 905000.0 << QStringLiteral("90.5万");
        QTest::newRow("1608") << 16080240.0 << QStringLiteral("1,608万");
        QTest::newRow("1.23") << 123000000.0 << QStringLiteral("1.23亿");
        QTest::newRow("3398") << 3398.0 << QStringLiteral("3,398");
        QTest::newRow("2.08") << 20775.44 << QStringLiteral("2.08万");
        QTest::newRow("negative") << -20775.44 << QStringLiteral("\u22122.08万");
        QTest::newRow("carry") << 99999999.0 << QStringLiteral("1亿");
    }
    void shortForm()
    {
        QFETCH(double, value);
        QFETCH(QString, zh);
        const format::Scaled s = format::shortForm(value, Speech(Language::Chinese));
        QCOMPARE(QString(s.number + s.unit), zh);
    }

    void numbers()
    {
        QCOMPARE(format::fixed(1234567.891, 2), QStringLiteral("1,234,567.89"));
        QCOMPARE(format::fixed(-0.001, 2), QStringLiteral("0.00"));
        QCOMPARE(format::fixed(-18, 0), QStringLiteral("\u221218"));
        QCOMPARE(format::trimmed(12.50, 2), QStringLiteral("12.5"));
        QCOMPARE(format::money(Money{1608024000}), QStringLiteral("16,080,240.00"));
        QCOMPARE(format::moneyWithSign(Money{5}), QStringLiteral("¥ 0.05"));
        QCOMPARE(
            format::unitPrice({*Decimal6::parse(QStringLiteral("14.0125")), Currency::CNY}),
            QStringLiteral("14.0125"));
        QCOMPARE(
            format::unitPrice({*Decimal6::parse(QStringLiteral("120063")), Currency::CNY}),
            QStringLiteral("120,063.00"));
        QCOMPARE(format::percent(0.27649), QStringLiteral("27.6%"));
        QCOMPARE(
            format::range(QStringLiteral("77.4"), QStringLiteral("116.9")),
            QStringLiteral("77.4–116.9"));
        QCOMPARE(format::range(QStringLiteral("1"), QStringLiteral("1")), QStringLiteral("1"));
        QCOMPARE(format::date({}), QStringLiteral("—"));
        QCOMPARE(format::fieldSize(13e9), QStringLiteral("13B"));
        QCOMPARE(format::fieldSize(13015864320.0), QStringLiteral("13.015864B"));
        QCOMPARE(format::decimal(Decimal6::fromMicro(-1'500'000), 2), QStringLiteral("\u22121.50"));
    }

    void moneyShort()
    {
        const format::Scaled zh = format::moneyShort(Money{1608024000}, Speech(Language::Chinese));
        QCOMPARE(zh, (format::Scaled{QStringLiteral("1,608"), QStringLiteral("万元")}));
        const format::Scaled en = format::moneyShort(Money{1608024000}, Speech(Language::English));
        QCOMPARE(en, (format::Scaled{QStringLiteral("16.08"), QStringLiteral("M CNY")}));
    }
};

QTEST_APPLESS_MAIN(TestFormat)
#include "tst_format.moc"
