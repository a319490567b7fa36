// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/numberparse.h"

#include <QtTest>

#include <cmath>

using namespace suanchou;

class TestNumberParse : public QObject
{
    Q_OBJECT

private slots:
    void parameters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double value) {
            QTest::newRow(text) << QString::fromUtf8(text) << value;
        };
        row("13B", 13e9);
        row("7b", 7e9);
        row("1.4T", 1.4e12);
        row("350M", 350e6);
        row("130 亿", 130e8);
        row("130亿参数", 130e8);
        row("１３Ｂ", 13e9);
        row("１，３００，０００，０００", 1.3e9);
        row("13。5B", 13.5e9);
        row("3千万", 3e7);
        row("1.3万亿", 1.3e12);
        row("2百亿", 2e10);
        row("13,015,864,320", 13015864320.0);
        row("1.3e10", 1.3e10);
        row(" 13 B ", 13e9);
        row("70B parameters", 70e9);
        row(".5B", 0.5e9);
    }
    void parameters()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const Result<ParameterCount> parsed = parseParameters(text);
        QVERIFY2(parsed, qPrintable(parsed ? QString() : QString(codeName(parsed.error().code))));
        QCOMPARE(parsed->value(), value);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* text, const char* code) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(code);
        };
        row("", "number.empty");
        row("   ", "number.empty");
        row("abc", "number.not_understood");
        row("三百亿", "number.not_understood");
        row("0,2.1", "number.grouping_ambiguous");
        row("1,1.1", "number.grouping_ambiguous");
        row("12,34", "number.grouping_ambiguous");
        row("1,234,56", "number.grouping_ambiguous");
        row("1,234.5,6", "number.grouping_ambiguous");
        row("12.3.4B", "number.not_understood");
        row("12 34B", "number.not_understood");
        row("13X", "number.unit_unknown");
        row("13BB", "number.unit_unknown");
        row("13 万B", "number.unit_unknown");
        row("-13B", "number.not_positive");
        row("−13B", "number.not_positive");
        row("0", "number.not_positive");
        row("13", "number.out_of_range");
        row("1e400", "number.out_of_range");
        row("999999T", "number.out_of_range");
    }
    void refused()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        const Result<ParameterCount> parsed = parseParameters(text);
        QVERIFY(!parsed);
        QCOMPARE(QString(codeName(parsed.error().code)), code);
    }

    void shares_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* text, double value, const char* code = "") {
            QTest::newRow(text) << QString::fromUtf8(text) << value << QString::fromLatin1(code);
        };
        row("0.88", 0.88);
        row("88%", 0.88);
        row("88 %", 0.88);
        row("８８％", 0.88);
        row("4.1%", 0.041);
        row("０．８８", 0.88);
        row(".5", 0.5);
        row("0", 0);
        row("-0", 0);
        row("0%", 0);
        row("-5%", -0.05);
        row("150%", 1.5);
        row("", 0, "number.empty");
        row("%", 0, "number.not_understood");
        row("88%%", 0, "number.unit_unknown");
        row("88 days", 0, "number.unit_unknown");
        row("8,8%", 0, "number.grouping_ambiguous");
        row("八成", 0, "number.not_understood");
    }
    void shares()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        QFETCH(QString, code);
        const Result<double> parsed = parseShare(text);
        QCOMPARE(parsed ? QString() : QString(codeName(parsed.error().code)), code);
        if (parsed)
            QVERIFY(*parsed == value && !std::signbit(*parsed) == !std::signbit(value));
        else
            QCOMPARE(parsed.error().params.value(QStringLiteral("text")).toString(), text);
    }

    void amounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* text, double value, const char* code = "") {
            QTest::newRow(text) << QString::fromUtf8(text) << value << QString::fromLatin1(code);
        };
        row("90", 90);
        row("90 days", 90);
        row("90 DAYS", 90);
        row("９０天", 90);
        row("0", 0);
        row("-3 天", -3);
        row("1,234.5", 1234.5);
        row("2K", 2000);
        row("1.5 万 天", 15000);
        row("90 weeks", 0, "number.unit_unknown");
        row("90 days days", 0, "number.unit_unknown");
        row("days", 0, "number.not_understood");
        row("12,34", 0, "number.grouping_ambiguous");
        row("1e400", 0, "number.out_of_range");
        row("1e308K", 0, "number.out_of_range");
        row(" ", 0, "number.empty");
    }
    void amounts()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        QFETCH(QString, code);
        const Result<double> parsed = parseAmount(text, {u"days", u"天"});
        QCOMPARE(parsed ? QString() : QString(codeName(parsed.error().code)), code);
        QCOMPARE(parsed.value_or(0), value);
    }

    void flags_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("value"); // -1 = refused
        const auto row = [](const char* text, int value) {
            QTest::newRow(text) << QString::fromUtf8(text) << value;
        };
        row("yes", 1);
        row("YES", 1);
        row("true", 1);
        row("1", 1);
        row("１", 1);
        row(" 是 ", 1);
        row("no", 0);
        row("false", 0);
        row("0", 0);
        row("否", 0);
        row("", -1);
        row("2", -1);
        row("0.5", -1);
        row("yess", -1);
        row("是否", -1);
    }
    void flags()
    {
        QFETCH(QString, text);
        QFETCH(int, value);
        const Result<bool> parsed = parseFlag(text);
        QCOMPARE(parsed ? static_cast<int>(*parsed) : -1, value);
    }

    void data_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("tokens");
        QTest::addColumn<double>("bytes");
        const auto row = [](const char* text, double tokens, double bytes) {
            QTest::newRow(text) << QString::fromUtf8(text) << tokens << bytes;
        };
        row("18B", 18e9, 0);
        row("18B token", 18e9, 0);
        row("300 亿 token", 300e8, 0);
        row("180亿词元", 180e8, 0);
        row("1.4T tokens", 1.4e12, 0);
        row("1.2TB", 0, 1.2e12);
        row("18GB", 0, 18e9);
        row("800 GiB", 0, 800.0 * 1024 * 1024 * 1024);
        row("300亿字节", 0, 300e8);
        row("１．２ＴＢ", 0, 1.2e12);
    }
    void data()
    {
        QFETCH(QString, text);
        QFETCH(double, tokens);
        QFETCH(double, bytes);
        const Result<DataVolume> parsed = parseDataVolume(text);
        QVERIFY(parsed);
        if (tokens > 0) {
            QVERIFY(std::holds_alternative<TokenCount>(*parsed));
            QCOMPARE(std::get<TokenCount>(*parsed).value(), tokens);
        } else {
            QVERIFY(std::holds_alternative<Bytes>(*parsed));
            QCOMPARE(std::get<Bytes>(*parsed).value(), bytes);
        }
    }

    void deadlines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QDate>("day");
        QTest::addColumn<double>("days");
        QTest::newRow("iso") << QStringLiteral("2026-09-30") << QDate(2026, 9, 30) << 0.0;
        QTest::newRow("slashes") << QStringLiteral("2026/9/30") << QDate(2026, 9, 30) << 0.0;
        QTest::newRow("chinese") << QStringLiteral("2026年9月30日") << QDate(2026, 9, 30) << 0.0;
        QTest::newRow("full width")
            << QStringLiteral("２０２６－０９－３０") << QDate(2026, 9, 30) << 0.0;
        QTest::newRow("days zh") << QStringLiteral("30 天") << QDate() << 30.0;
        QTest::newRow("days") << QStringLiteral("30d") << QDate() << 30.0;
        QTest::newRow("days word") << QStringLiteral("30 days") << QDate() << 30.0;
        QTest::newRow("weeks") << QStringLiteral("6 周") << QDate() << 42.0;
        QTest::newRow("impossible day") << QStringLiteral("2026-02-30") << QDate() << 0.0;
        QTest::newRow("ambiguous order") << QStringLiteral("02/01/2026") << QDate() << 0.0;
        QTest::newRow("no unit") << QStringLiteral("30") << QDate() << 0.0;
        QTest::newRow("zero days") << QStringLiteral("0 天") << QDate() << 0.0;
        QTest::newRow("too long") << QStringLiteral("99999999 天") << QDate() << 0.0;
    }
    void deadlines()
    {
        QFETCH(QString, text);
        QFETCH(QDate, day);
        QFETCH(double, days);
        const Result<DeadlineValue> parsed = parseDeadline(text);
        QCOMPARE(parsed.has_value(), day.isValid() || days > 0);
        if (day.isValid())
            QCOMPARE(std::get<QDate>(*parsed), day);
        else if (days > 0)
            QCOMPARE(std::get<Days>(*parsed).value(), days);
    }
};

QTEST_APPLESS_MAIN(TestNumberParse)
#include "tst_numberparse.moc"
