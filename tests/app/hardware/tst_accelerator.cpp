// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/hardware/accelerator.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

QByteArray header()
{
    return "name,vendor,form_factor,memory_gb,memory_gbps,bf16_dense_tflops,fp16_dense_tflops,"
           "fp8_dense_tflops,fp4_dense_tflops,node_gpus,china,confidence,source\n";
}

QByteArray noAliases()
{
    return "alias,accelerator,assumed\n";
}

} // namespace

class TestAccelerator : public QObject
{
    Q_OBJECT

private slots:
    /// Case PLAN-03: dense peaks, not the sparse headlines.
    void densePeaks_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("teraflops");
        QTest::newRow("A100") << QStringLiteral("A100-SXM-80G") << 312.0;
        QTest::newRow("H100 SXM") << QStringLiteral("H100-SXM-80G") << 989.0;
        QTest::newRow("H100 PCIe") << QStringLiteral("H100-PCIe-80G") << 756.0;
        QTest::newRow("H20") << QStringLiteral("H20-96G") << 148.0;
    }
    void densePeaks()
    {
        QFETCH(QString, name);
        QFETCH(double, teraflops);
        const Accelerator* card = test::world()->hardware.resolve(name).accelerator;
        QVERIFY(card);
        QCOMPARE(card->peak16().value(), teraflops * 1e12);
    }

    void names_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("assumed");
        QTest::newRow("own") << QStringLiteral("A100-SXM-80G") << QStringLiteral("A100-SXM-80G")
                             << QString();
        QTest::newRow("price list") << QStringLiteral("A100-80GB") << QStringLiteral("A100-SXM-80G")
                                    << QStringLiteral("form");
        QTest::newRow("case") << QStringLiteral("a100-80gb ") << QStringLiteral("A100-SXM-80G")
                              << QStringLiteral("form");
        QTest::newRow("exact form")
            << QStringLiteral("A100-PCIe-80GB") << QStringLiteral("A100-PCIe-80G") << QString();
        QTest::newRow("memory missing")
            << QStringLiteral("H20 (memory not stated)") << QString() << QString();
        QTest::newRow("unnamed") << QStringLiteral("NVIDIA-24GB-unnamed") << QString() << QString();
        QTest::newRow("other memory")
            << QStringLiteral("RTX-4090-48GB-mod") << QString() << QString();
    }
    void names()
    {
        QFETCH(QString, name);
        QFETCH(QString, found);
        QFETCH(QString, assumed);
        const ResolvedAccelerator resolved = test::world()->hardware.resolve(name);
        QCOMPARE(resolved.accelerator ? resolved.accelerator->name : QString(), found);
        QCOMPARE(resolved.assumed, assumed);
    }

    void precisions()
    {
        const auto supports = [](const char* card, const char* precision) {
            return test::world()
                ->hardware.resolve(QString::fromLatin1(card))
                .accelerator->supports(QString::fromLatin1(precision));
        };
        QVERIFY(supports("A100-SXM-80G", "bf16"));
        QVERIFY(!supports("A100-SXM-80G", "fp8"));
        QVERIFY(!supports("V100-SXM-32G", "bf16"));
        QVERIFY(supports("V100-SXM-32G", "fp16"));
        QVERIFY(supports("H100-SXM-80G", "fp8"));
        QVERIFY(!supports("H100-SXM-80G", "mxfp8"));
        QVERIFY(supports("B200", "mxfp8"));
        QVERIFY(supports("MI355X", "mxfp8"));
        QVERIFY(!supports("MI355X", "nvfp4"));
        QVERIFY(supports("B200", "nvfp4"));
        QVERIFY(!supports("H100-SXM-80G", "nvfp4"));
        QVERIFY(!supports("H100-SXM-80G", "int8"));
    }

    /// Facts of the table beside the project, field by field.
    void agreesWithTheSharedTable()
    {
        const QString path = test::sharedFile(QStringLiteral("data/accelerators.csv"));
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const CsvTable table = *CsvTable::parse(*readFile(path));
        std::size_t compared = 0;
        for (qsizetype i = 0; i < table.rowCount(); ++i) {
            const auto number = [&](const char* column) {
                return table.cell(i, QString::fromLatin1(column)).toDouble();
            };
            if (number("bf16_dense_tflops") <= 0 && number("fp16_dense_tflops") <= 0)
                continue;
            const Accelerator* card =
                test::world()->hardware.resolve(table.cell(i, QStringLiteral("name"))).accelerator;
            QVERIFY(card);
            QCOMPARE(card->memory.value(), number("memory_gb") * 1e9);
            QCOMPARE(
                card->bf16Peak.value_or(teraflops(0)).value(), number("bf16_dense_tflops") * 1e12);
            QCOMPARE(
                card->fp16Peak.value_or(teraflops(0)).value(), number("fp16_dense_tflops") * 1e12);
            QCOMPARE(
                card->fp8Peak.value_or(teraflops(0)).value(), number("fp8_dense_tflops") * 1e12);
            ++compared;
        }
        QCOMPARE(compared, test::world()->hardware.accelerators().size());
        QVERIFY(compared >= 30);
    }

    void damagedTables_data()
    {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<QByteArray>("aliases");
        const QByteArray good = "X,V,SXM,80,2000,312,312,,,8,no,high,s\n";
        QTest::newRow("no peak") << QByteArray(header() + "X,V,SXM,80,2000,,,,,8,no,high,s\n")
                                 << noAliases();
        QTest::newRow("memory") << QByteArray(header() + "X,V,SXM,lots,2000,312,,,,8,no,high,s\n")
                                << noAliases();
        QTest::newRow("negative") << QByteArray(header() + "X,V,SXM,80,2000,-312,,,,8,no,high,s\n")
                                  << noAliases();
        QTest::newRow("confidence")
            << QByteArray(header() + "X,V,SXM,80,2000,312,,,,8,no,sure,s\n") << noAliases();
        QTest::newRow("alias of nothing")
            << QByteArray(header() + good) << QByteArray(noAliases() + "Y,Z,\n");
    }
    void damagedTables()
    {
        QFETCH(QByteArray, cards);
        QFETCH(QByteArray, aliases);
        const Result<HardwareTable> table = HardwareTable::parse(cards, aliases);
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::ResourceDamaged);
        QVERIFY(!table.error().causes.empty());
    }

    void nodeSizes()
    {
        const Result<HardwareTable> table = HardwareTable::parse(
            header() + "X,V,SXM,80,,312,,,,4-8,no,high,s\nY,V,SXM,80,,312,,,,,no,high,s\n",
            noAliases());
        QVERIFY(table);
        QCOMPARE(table->resolve(QStringLiteral("X")).accelerator->nodeGpus, 8);
        QCOMPARE(table->resolve(QStringLiteral("Y")).accelerator->nodeGpus, 1);
    }
};

QTEST_APPLESS_MAIN(TestAccelerator)
#include "tst_accelerator.moc"
