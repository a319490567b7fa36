// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"

#include <QtTest>

using namespace suanchou;

class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("firstB");
        QTest::newRow("plain") << QByteArray("a,b\n1,2\n") << 1 << QStringLiteral("2");
        QTest::newRow("no final line end") << QByteArray("a,b\n1,2") << 1 << QStringLiteral("2");
        QTest::newRow("crlf") << QByteArray("a,b\r\n1,2\r\n") << 1 << QStringLiteral("2");
        QTest::newRow("bom") << QByteArray("\xEF\xBB\xBF"
                                           "b,a\n2,1\n")
                             << 1 << QStringLiteral("2");
        QTest::newRow("quotes") << QByteArray("a,b\n1,\"x, \"\"y\"\"\"\n") << 1
                                << QStringLiteral("x, \"y\"");
        QTest::newRow("break in quotes")
            << QByteArray("a,b\n1,\"x\r\ny\"\n3,4\n") << 2 << QStringLiteral("x\r\ny");
        QTest::newRow("blank lines") << QByteArray("a,b\n\n1,2\n\n") << 1 << QStringLiteral("2");
        QTest::newRow("empty last cell") << QByteArray("a,b\n1,\n") << 1 << QString();
    }
    void reads()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, rows);
        QFETCH(QString, firstB);
        const Result<CsvTable> table = CsvTable::parse(bytes);
        QVERIFY(table);
        QCOMPARE(table->rowCount(), qsizetype(rows));
        QCOMPARE(table->cell(0, QStringLiteral("b")), firstB);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("row");
        QTest::newRow("empty") << QByteArray() << 1;
        QTest::newRow("too few cells") << QByteArray("a,b\n1,2\n3\n") << 3;
        QTest::newRow("too many cells") << QByteArray("a,b\n1,2,3\n") << 2;
        QTest::newRow("open quote") << QByteArray("a,b\n1,\"2\n") << 2;
        QTest::newRow("stray quote") << QByteArray("a,b\n1,x\"2\"\n") << 2;
        QTest::newRow("text after quote") << QByteArray("a,b\n1,\"2\"x\n") << 2;
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, row);
        const Result<CsvTable> table = CsvTable::parse(bytes);
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::CsvSyntax);
        QCOMPARE(table.error().params.value(QStringLiteral("row")).toInt(), row);
    }

    /// Another separator is named, at the row that has it.
    void otherSeparatorsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("row"); // 0 = the table is read
        QTest::addColumn<QString>("separator");
        const auto row = [](const char* name, const char* bytes, int at, const char* separator) {
            QTest::newRow(name) << QByteArray(bytes) << at << QString::fromUtf8(separator);
        };
        row("semicolons", "a;b;c\n1;2;3\n", 1, ";");
        row("commas", "a,b,c\n1,2,3\n", 0, "");
        row("semicolons in a cell", "a,b,c\n1;2,2,3;4\n", 0, "");
        row("semicolons and decimal commas", "a;b;c\n1,5;2,5;3\n", 1, ";");
        row("semicolons under commas", "a,b,c\n1,2,3\n1;2;3\n", 3, ";");
        row("decimal commas under commas", "a,b,c\n1,5;2;3\n", 2, ";");
        row("a cell too few", "a,b,c\n1;x,2\n", 2, "");
        row("quoted", "\"a\";\"b\"\n\"1\";\"2\"\n", 1, ";");
        row("quoted late", "a;\"b c\"\n1;2\n", 1, ";");
        row("quoted with commas", "\"a\",\"b\"\n\"1\",\"2;3\"\n", 0, "");
        row("text after a quote", "\"a\"x,b\n1,2\n", 1, "");
        row("Excel's own line", "sep=;\na;b\n1;2\n", 1, ";");
        row("tabs", "a\tb\n1\t2\n", 1, "tab");
        row("bars", "a|b\n1|2\n", 1, "|");
        row("full-width commas", "a，b\n1，2\n", 1, "，");
    }
    void otherSeparatorsAreNamed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, row);
        QFETCH(QString, separator);
        const Result<CsvTable> table = CsvTable::parse(bytes);
        QCOMPARE(table.has_value(), row == 0);
        if (table)
            return;
        QCOMPARE(table.error().code, ErrorCode::CsvSyntax);
        QCOMPARE(table.error().params.value(QStringLiteral("row")).toInt(), row);
        QCOMPARE(table.error().params.value(QStringLiteral("separator")).toString(), separator);
    }

    void missingColumnIsNamed()
    {
        const Result<CsvTable> table = CsvTable::parse("a,b\n1,2\n");
        QVERIFY(table->requireColumns({QStringLiteral("a"), QStringLiteral("b")}));
        const Status status = table->requireColumns({QStringLiteral("a"), QStringLiteral("price")});
        QVERIFY(!status);
        QCOMPARE(
            status.error().params.value(QStringLiteral("column")).toString(),
            QStringLiteral("price"));
    }

    void linesComeBack()
    {
        const QStringList cells{
            QStringLiteral("x, y"),
            QStringLiteral("say \"hi\""),
            QStringLiteral("two\nlines"),
            QStringLiteral("plain")};
        const QString text = QStringLiteral("a,b,c,d\n") + csvLine(cells) + QStringLiteral("\n");
        const Result<CsvTable> table = CsvTable::parse(text.toUtf8());
        QVERIFY(table);
        const QStringList columns{
            QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")};
        for (qsizetype i = 0; i < columns.size(); ++i)
            QCOMPARE(table->cell(0, columns.at(i)), cells.at(i));
    }
};

QTEST_APPLESS_MAIN(TestCsv)
#include "tst_csv.moc"
