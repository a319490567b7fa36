// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/texttable.h"

#include <QtTest>

using namespace suanchou;

class TestTextTable : public QObject
{
    Q_OBJECT

private slots:
    void widths_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("width");
        QTest::newRow("latin") << QStringLiteral("A100") << 4;
        QTest::newRow("han") << QStringLiteral("天翼云") << 6;
        QTest::newRow("mixed") << QStringLiteral("A100 卡") << 7;
        QTest::newRow("full width") << QStringLiteral("（１）") << 6;
        QTest::newRow("beyond the first plane") << QStringLiteral("𠮷") << 2;
        QTest::newRow("empty") << QString() << 0;
    }
    void widths()
    {
        QFETCH(QString, text);
        QFETCH(int, width);
        QCOMPARE(displayWidth(text), width);
    }

    void columnsAlign()
    {
        const QString table = textTable(
            {{QStringLiteral("供应商"), QStringLiteral("Total")},
             {QStringLiteral("AWS"), QStringLiteral("1.00")},
             {QStringLiteral("天翼云"), QStringLiteral("120,063.00")}},
            {Align::Left, Align::Right});
        QCOMPARE(
            table,
            QStringLiteral("供应商       Total\n"
                           "AWS           1.00\n"
                           "天翼云  120,063.00\n"));
    }
};

QTEST_APPLESS_MAIN(TestTextTable)
#include "tst_texttable.moc"
