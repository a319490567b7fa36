// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of a quote over many pages: every line once, heads and totals where a reader looks.
#include "tests/app/report/plainchartpainter.h"
#include "tests/app/report/quotesamples.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtTest>

using namespace suanchou;
using pdftools::spaceless;
using quotesamples::longQuote;
using quotesamples::pageTexts;

class TestQuoteTables : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void longTablesBreakCleanly_data();
    void longTablesBreakCleanly();
    void aTallRowLosesNoLine();

private:
    QTemporaryDir m_dir;
};

void TestQuoteTables::initTestCase()
{
    QVERIFY(m_dir.isValid());
    if (!paperFontFamilies())
        QSKIP("no Chinese font is installed");
}

void TestQuoteTables::longTablesBreakCleanly_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {1, 2, 7, 8, 9, 10, 25, 26, 45, 200, 1000})
        QTest::addRow("%d lines", count) << count;
}

void TestQuoteTables::longTablesBreakCleanly()
{
    QFETCH(const int, count);
    const QuoteDocument document = longQuote(count);
    const QString file = m_dir.filePath(QStringLiteral("long.pdf"));
    QVERIFY(writeQuotePdf(document, PlainChartPainter(), file));
    QVERIFY(QFileInfo(file).size() < 2'000'000);
    const std::optional<QStringList> pages = pageTexts(file);
    if (!pages)
        QSKIP("pdftotext is not installed");
    const QuotePages layout(document, *paperFontFamilies(), nullptr);
    QVERIFY(layout.count() > 0);

    const QString total = spaceless(format::moneyWithSign(document.total));
    int pagesWithTotal = 0;
    for (qsizetype i = 0; i < pages->size(); ++i) {
        const QString& page = pages->at(i);
        QVERIFY(page.contains(QStringLiteral("Page%1of%2").arg(i + 1).arg(pages->size())));
        // A page with a line has the head of the table, a page with the total the last two lines.
        QCOMPARE(
            page.contains(QLatin1String("Itemandspecification")),
            page.contains(QLatin1String("Item-")));
        if (!page.contains(total))
            continue;
        ++pagesWithTotal;
        for (int last = std::max(1, count - 1); last <= count; ++last)
            QVERIFY(page.contains(QStringLiteral("Item-%1-end").arg(last)));
    }
    QCOMPARE(pagesWithTotal, 1);
    const QString all = pages->join(u'\n');
    for (int i = 1; i <= count; ++i) {
        QCOMPARE(all.count(QStringLiteral("Item-%1-end").arg(i)), 1);
        QVERIFY(all.contains(document.lines.at(static_cast<std::size_t>(i - 1)).unitPrice));
    }
}

void TestQuoteTables::aTallRowLosesNoLine()
{
    constexpr int lines = 120;
    QuoteDocument document = longQuote(3);
    QStringList detail;
    for (int i = 1; i <= lines; ++i)
        detail << QStringLiteral("row-%1-end").arg(i);
    document.lines.at(1).detail = detail.join(u'\n');
    const QString file = m_dir.filePath(QStringLiteral("tall.pdf"));
    QVERIFY(writeQuotePdf(document, PlainChartPainter(), file));
    const std::optional<QStringList> pages = pageTexts(file);
    if (!pages)
        QSKIP("pdftotext is not installed");
    const QString all = pages->join(u'\n');
    for (int i = 1; i <= lines; ++i)
        QCOMPARE(all.count(QStringLiteral("row-%1-end").arg(i)), 1);
    for (int i = 1; i <= 3; ++i)
        QCOMPARE(all.count(QStringLiteral("Item-%1-end").arg(i)), 1);
}

QTEST_MAIN(TestQuoteTables)
#include "tst_quotetables.moc"
