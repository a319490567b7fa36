// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/speech.h"

#include <QtTest>

using namespace suanchou;

class TestSpeech : public QObject
{
    Q_OBJECT

private slots:
    void placeholders_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("expected");
        QTest::newRow("one") << QStringLiteral("a %{x} b") << QStringLiteral("a 1 b");
        QTest::newRow("twice") << QStringLiteral("%{x}%{x}") << QStringLiteral("11");
        QTest::newRow("none") << QStringLiteral("plain 100%") << QStringLiteral("plain 100%");
        QTest::newRow("unknown stays") << QStringLiteral("%{z}") << QStringLiteral("%{z}");
        QTest::newRow("open stays") << QStringLiteral("%{x") << QStringLiteral("%{x");
        // A value that looks like a placeholder is text, not a placeholder.
        QTest::newRow("value is text") << QStringLiteral("%{y}") << QStringLiteral("%{x}");
    }
    void placeholders()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, expected);
        QCOMPARE(
            filled(
                pattern,
                {{QStringLiteral("x"), QStringLiteral("1")},
                 {QStringLiteral("y"), QStringLiteral("%{x}")}}),
            expected);
    }

    void languagesAreIndependentValues()
    {
        const Speech zh(Language::Chinese);
        const Speech en(Language::English);
        QCOMPARE(zh.translate("Word", "on demand"), QStringLiteral("按量付费"));
        QCOMPARE(en.translate("Word", "on demand"), QStringLiteral("on demand"));
        QCOMPARE(
            zh.translate("Word", "not in the catalogue"), QStringLiteral("not in the catalogue"));
    }

    void pluralForms()
    {
        const Speech en(Language::English);
        QCOMPARE(
            en.translate("Word", "measured, %n row(s)", nullptr, 1),
            QStringLiteral("measured, 1 row"));
        QCOMPARE(
            en.translate("Word", "measured, %n row(s)", nullptr, 144),
            QStringLiteral("measured, 144 rows"));
        QCOMPARE(
            Speech(Language::Chinese).translate("Word", "measured, %n row(s)", nullptr, 144),
            QStringLiteral("实测 144 条"));
    }

    void bilingualTexts()
    {
        const LocalText both{QStringLiteral("Alibaba Cloud"), QStringLiteral("阿里云")};
        const LocalText half{{}, QStringLiteral("云擎天下")};
        QCOMPARE(Speech(Language::Chinese).pick(both), QStringLiteral("阿里云"));
        QCOMPARE(Speech(Language::English).pick(both), QStringLiteral("Alibaba Cloud"));
        QCOMPARE(Speech(Language::English).pick(half), QStringLiteral("云擎天下"));
        QCOMPARE(languageOfLocaleName(u"zh_CN"), Language::Chinese);
        QCOMPARE(languageOfLocaleName(u"de_DE"), Language::English);
    }
};

QTEST_APPLESS_MAIN(TestSpeech)
#include "tst_speech.moc"
