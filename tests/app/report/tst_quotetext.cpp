// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/report/quotetext.h"
#include "tests/support/sample.h"

#include <QJsonArray>
#include <QtTest>

using namespace suanchou;

class TestQuoteText : public QObject
{
    Q_OBJECT

private slots:
    void formulaCells_data();
    void formulaCells();
    void csvRoundTrip();
    void csvNumbersAreNumbers();
    void csvTextsCannotRun();
    void jsonNumbers();
    void jsonUnknownIsNull();

private:
    QuoteDocument quote(Language language) const
    {
        const Result<QuoteDocument> document = quoteDocument(m_sample, m_world, Speech(language));
        if (!document)
            qFatal("no quote");
        return *document;
    }

    /// A document with a line nobody would want in a spreadsheet.
    QuoteDocument hostile() const
    {
        QuoteDocument document = quote(Language::English);
        QuoteLine line = document.lines.front();
        line.item = QStringLiteral("=HYPERLINK(\"http://x\",\"y\")");
        line.detail = QStringLiteral("-2+3, \"quoted\"\nsecond line");
        line.provider = QStringLiteral("@SUM(A1)");
        line.region = QStringLiteral("+cmd|' /C calc'!A0");
        line.source = QStringLiteral("\ttab-led");
        line.amount =
            LineAmount{{-500, Currency::CNY}, {-123'456, Currency::CNY}, {-123'956, Currency::CNY}};
        document.lines = {line};
        return document;
    }

    WorldPtr m_world = sample::world();
    Evaluation m_sample = sample::evaluation(sample::plan(), *m_world);
};

void TestQuoteText::formulaCells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* text, const char* cell) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(cell);
    };
    row("=1+2", "\"'=1+2\"");
    row("+cmd", "\"'+cmd\"");
    row("@SUM(A1)", "\"'@SUM(A1)\"");
    row("-2+3", "\"'-2+3\"");
    row("\ttab", "\"'\ttab\"");
    row("\rreturn", "\"'\rreturn\"");
    row("＝1+2", "\"'＝1+2\"");
    row("'=1", "\"''=1\"");
    row("''=1", "\"'''=1\"");
    row("'quoted", "'quoted");
    row("plain", "plain");
    row("a=b", "a=b");
    row("5-3", "5-3");
    row("a,b", "\"a,b\"");
    row("say \"x\"", "\"say \"\"x\"\"\"");
    row("=\"x\"", "\"'=\"\"x\"\"\"");
    row("", "");
    row("—", "—");
}

void TestQuoteText::formulaCells()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    QCOMPARE(csvTextCell(text), cell);
    // Unquoting is the CSV reader's part.
    QString read = cell;
    if (read.startsWith(u'"'))
        read = read.mid(1, read.size() - 2).replace(QLatin1String("\"\""), QLatin1String("\""));
    QCOMPARE(textOfCsvCell(read), text);
}

void TestQuoteText::csvRoundTrip()
{
    const QuoteDocument document = hostile();
    const Speech speech(Language::English);
    const QByteArray bytes = quoteCsv(document, speech);
    QVERIFY(bytes.startsWith("\xEF\xBB\xBF"));
    QVERIFY(bytes.endsWith("\r\n"));
    const Result<CsvTable> table = CsvTable::parse(bytes);
    QVERIFY(table);
    QCOMPARE(table->rowCount(), qsizetype{2});
    const auto text = [&table](const char* column) {
        return textOfCsvCell(table->cell(0, QString::fromLatin1(column)));
    };
    const QuoteLine& line = document.lines.front();
    QCOMPARE(text("Item"), line.item);
    QCOMPARE(text("Specification"), line.detail);
    QCOMPARE(text("Provider"), line.provider);
    QCOMPARE(text("Region"), line.region);
    QCOMPARE(text("Source"), line.source);
}

void TestQuoteText::csvNumbersAreNumbers()
{
    const Speech speech(Language::English);
    const Result<CsvTable> negative = CsvTable::parse(quoteCsv(hostile(), speech));
    QVERIFY(negative);
    QCOMPARE(negative->cell(0, QStringLiteral("Net amount")), QStringLiteral("-5.00"));
    QCOMPARE(negative->cell(0, QStringLiteral("Tax")), QStringLiteral("-1234.56"));

    for (const Language language : {Language::English, Language::Chinese}) {
        const Speech words(language);
        const QuoteDocument document = quote(language);
        const Result<CsvTable> table = CsvTable::parse(quoteCsv(document, words));
        QVERIFY(table);
        const auto column = [&words](const char* source) {
            return words.translate("QuoteDocument", source);
        };
        const auto lines = static_cast<qsizetype>(document.lines.size());
        for (qsizetype i = 0; i < lines; ++i) {
            const QuoteLine& line = document.lines.at(static_cast<std::size_t>(i));
            const Result<Decimal6> count = Decimal6::parse(table->cell(i, column("Quantity")));
            QVERIFY(count);
            QCOMPARE(*count, line.count);
            const QString price = table->cell(i, column("Unit price"));
            QCOMPARE(price.isEmpty(), !line.price.has_value());
            if (!line.price)
                continue;
            QCOMPARE(*Decimal6::parse(price), line.price->value);
            QCOMPARE(
                table->cell(i, column("Amount with tax")),
                QString::number(line.amount->gross.toMajor(), 'f', 2));
        }
        QCOMPARE(
            table->cell(lines, column("Amount with tax")),
            QString::number(document.total.toMajor(), 'f', 2));
        QCOMPARE(table->cell(lines, column("Currency")), QStringLiteral("CNY"));
    }
}

void TestQuoteText::csvTextsCannotRun()
{
    const QByteArray bytes = quoteCsv(hostile(), Speech(Language::English));
    for (const char* start : {",=", ",\"=", ",+", ",\"+", ",@", ",\"@", ",\t", ",\"\t"})
        QVERIFY2(!bytes.contains(start), start);
}

void TestQuoteText::jsonNumbers()
{
    const QuoteDocument document = quote(Language::Chinese);
    const Result<QJsonObject> json = parseJsonObject(quoteJson(document));
    QVERIFY(json);
    QCOMPARE(json->value(QStringLiteral("schema")).toString(), QStringLiteral("suanchou.quote/1"));
    QCOMPARE(json->value(QStringLiteral("currency")).toString(), QStringLiteral("CNY"));
    QCOMPARE(json->value(QStringLiteral("total")).toDouble(), document.total.toMajor());
    QCOMPARE(json->value(QStringLiteral("net")).toDouble(), document.net.toMajor());
    QCOMPARE(json->value(QStringLiteral("tax")).toDouble(), document.tax.toMajor());
    const QJsonArray lines = json->value(QStringLiteral("lines")).toArray();
    QCOMPARE(lines.size(), static_cast<qsizetype>(document.lines.size()));
    const QJsonObject first = lines.first().toObject();
    QCOMPARE(first.value(QStringLiteral("component")).toString(), QStringLiteral("gpu"));
    QCOMPARE(
        first.value(QStringLiteral("unit_price")).toDouble(),
        document.lines.front().price->value.toDouble());
    QVERIFY(first.value(QStringLiteral("amount")).isDouble());
    QVERIFY(first.value(QStringLiteral("stale")).isBool());
}

void TestQuoteText::jsonUnknownIsNull()
{
    QuoteDocument document = quote(Language::English);
    QuoteLine& line = document.lines.front();
    line.price.reset();
    line.amount.reset();
    line.source.clear();
    line.priceDate.clear();
    const Result<QJsonObject> json = parseJsonObject(quoteJson(document));
    QVERIFY(json);
    const QJsonObject first = json->value(QStringLiteral("lines")).toArray().first().toObject();
    for (const char* key : {"unit_price", "net", "tax", "amount", "as_of", "source", "stale"})
        QVERIFY2(first.value(QString::fromLatin1(key)).isNull(), key);
    QVERIFY(first.value(QStringLiteral("quantity")).toDouble() > 0);
    QVERIFY(
        json->value(QStringLiteral("parties")).toObject().value(QStringLiteral("buyer")).isNull());
}

QTEST_APPLESS_MAIN(TestQuoteText)
#include "tst_quotetext.moc"
