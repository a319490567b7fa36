// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/foldedname.h"

#include <QtTest>

using namespace suanchou;

class TestFoldedName : public QObject
{
    Q_OBJECT

private slots:
    void folds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("folded");
        const auto row = [](const char* name, const char* folded) {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(folded);
        };
        row("NVIDIA H100-SXM", "nvidiah100sxm");
        row("rtx_4090", "rtx4090");
        row("Ｈ２０（９６Ｇ）", "h2096g");
        row("昇腾 910B", "昇腾910b");
        row("Llama-2-13B", "llama213b");
        row("- ()", "");
    }
    void folds()
    {
        QFETCH(QString, name);
        QFETCH(QString, folded);
        QCOMPARE(foldedName(name), folded);
    }
};

QTEST_APPLESS_MAIN(TestFoldedName)
#include "tst_foldedname.moc"
