// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/catalogue.h"
#include "tests/architecture/sourcefiles.h"

#include <QTest>

using namespace suanchou;
using namespace suanchou::architecture;

namespace {

QByteArray file(const char* path)
{
    return readSource(QString::fromUtf8(path)).toUtf8();
}

/// A catalogue of one message.
QByteArray catalogueOf(const QString& source, const QString& translation)
{
    return QStringLiteral(
               "<?xml version=\"1.0\" encoding=\"utf-8\"?><!DOCTYPE TS><TS version=\"2.1\">"
               "<context><name>C</name><message%1><source>%2</source>%3</message></context></TS>")
        .arg(
            translation.contains(QLatin1String("numerusform")) ? QStringLiteral(" numerus=\"yes\"")
                                                               : QString(),
            source,
            translation)
        .toUtf8();
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void catalogues_data();
    void catalogues();
    void messages_data();
    void messages();
    void glossaryMistakes_data();
    void glossaryMistakes();
    void damagedCatalogue();
};

void TestTranslations::catalogues_data()
{
    QTest::addColumn<QByteArray>("ts");
    QTest::addColumn<bool>("chinese");
    QTest::newRow("zh_CN") << file("translations/suanchou_zh_CN.ts") << true;
    QTest::newRow("en") << file("translations/suanchou_en.ts") << false;
}

void TestTranslations::catalogues()
{
    QFETCH(QByteArray, ts);
    QFETCH(bool, chinese);
    const Result<std::vector<Term>> glossary = parseGlossary(file("translations/glossary.csv"));
    QVERIFY2(glossary.has_value(), "translations/glossary.csv cannot be read");
    const QStringList problems = catalogueProblems(ts, chinese ? *glossary : std::vector<Term>{});
    QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
}

void TestTranslations::messages_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("translation");
    QTest::addColumn<bool>("good");

    // Each rule where it fires, and just beside it where it does not.
    const auto row = [](const char* name, const char* source, const char* translation, bool good) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(translation) << good;
    };
    row("finished", "Open", "<translation>打开</translation>", true);
    row("unfinished", "Open", "<translation type=\"unfinished\">打开</translation>", false);
    row("no longer used", "Open", "<translation type=\"vanished\"></translation>", true);
    row("empty", "Open", "<translation></translation>", false);
    row("blank", "Open", "<translation> </translation>", false);
    row("none", "Open", "", false);
    row("placeholders", "%1 of %2", "<translation>%2 中的 %1</translation>", true);
    row("placeholder lost", "%1 of %2", "<translation>%2 中</translation>", false);
    row("placeholder twice", "%1 of %2", "<translation>%2 %2 %1</translation>", false);
    row("named", "%{days} late", "<translation>晚 %{days}</translation>", true);
    row("named otherwise", "%{days} late", "<translation>晚 %{day}</translation>", false);
    row("no placeholder", "100% sure", "<translation>百分之百</translation>", true);
    const char* plural = "%n card(s)";
    row("plural", plural, "<translation><numerusform>%n 张卡</numerusform></translation>", true);
    row("plural without number",
        plural,
        "<translation><numerusform>卡</numerusform></translation>",
        false);
    row("plural empty", plural, "<translation><numerusform></numerusform></translation>", false);
    row("plural, one in words",
        plural,
        "<translation><numerusform>one card</numerusform><numerusform>%n "
        "cards</numerusform></translation>",
        true);
    row("plural, many in words",
        plural,
        "<translation><numerusform>%n "
        "card</numerusform><numerusform>cards</numerusform></translation>",
        false);
    row("term", "Bare metal only", "<translation>仅裸金属</translation>", true);
    row("term otherwise", "Bare metal only", "<translation>仅物理机</translation>", false);
    row("term's other word", "Metal", "<translation>物理裸机</translation>", false);
    row("part of a word", "Bare metals", "<translation>裸金属</translation>", true);
    row("no term", "Bare metallurgy", "<translation>冶金</translation>", true);
}

void TestTranslations::messages()
{
    QFETCH(QString, source);
    QFETCH(QString, translation);
    const std::vector<Term> glossary{
        {QStringLiteral("bare metal"),
         QStringLiteral("bare metal"),
         {QStringLiteral("裸金属")},
         {QStringLiteral("物理裸机")}}};
    const QStringList problems = catalogueProblems(catalogueOf(source, translation), glossary);
    QTEST(problems.isEmpty(), "good");
}

void TestTranslations::glossaryMistakes_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<bool>("good");
    QTest::newRow("good") << QByteArray("concept,en,zh,also\nx,spot,s,") << true;
    QTest::newRow("column missing") << QByteArray("concept,en,zh\nx,spot,s") << false;
    QTest::newRow("no Chinese") << QByteArray("concept,en,zh,also\nx,spot,,") << false;
    QTest::newRow("no English") << QByteArray("concept,en,zh,also\nx,,s,") << false;
}

void TestTranslations::glossaryMistakes()
{
    QFETCH(QByteArray, csv);
    QTEST(parseGlossary(csv).has_value(), "good");
}

void TestTranslations::damagedCatalogue()
{
    QVERIFY(!catalogueProblems("<TS><context>", {}).isEmpty());
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
