// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/hardware/accelerator.h"
#include "tests/support/tables.h"

#include <array>

using namespace suanchou;

namespace {

QByteArray header()
{
    return "name,vendor,form_factor,memory_gb,memory_gbps,bf16_dense_tflops,fp16_dense_tflops,"
           "fp8_dense_tflops,fp4_dense_tflops,node_gpus,china,china_basis,confidence,source\n";
}

/// A column of our table and its name in the shared one.
struct Column
{
    const char* ours;
    const char* theirs;
};

constexpr std::array columns{
    Column{"name", "name"},
    Column{"vendor", "vendor"},
    Column{"form_factor", "form_factor"},
    Column{"memory_gb", "memory_gb"},
    Column{"memory_gbps", "memory_bw_gbs"},
    Column{"fp32_tflops", "fp32_tflops"},
    Column{"tf32_dense_tflops", "tf32_dense_tflops"},
    Column{"bf16_dense_tflops", "bf16_dense_tflops"},
    Column{"fp16_dense_tflops", "fp16_dense_tflops"},
    Column{"fp8_dense_tflops", "fp8_dense_tflops"},
    Column{"fp4_dense_tflops", "fp4_dense_tflops"},
    Column{"int8_dense_tops", "int8_dense_tops"},
    Column{"node_link", "intra_node_link"},
    Column{"node_link_gbps_bidir", "intra_node_bw_gbs_bidir_per_gpu"},
    Column{"node_gpus", "typical_node_gpus"},
    Column{"fabric_gbit_per_gpu", "typical_inter_node_gbps_per_gpu"},
    Column{"tdp_w", "tdp_w"},
    Column{"release_year", "release_year"},
    Column{"china", "china_available"},
    Column{"confidence", "confidence"},
    Column{"source", "source_url"},
};

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
        const auto people = [](const char* name, const char* found, const char* assumed = "") {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromLatin1(found)
                                << QString::fromLatin1(assumed);
        };
        people("H100 SXM", "H100-SXM-80G");
        people("H100-SXM", "H100-SXM-80G");
        people("NVIDIA H100 80GB HBM3", "H100-SXM-80G");
        people("H100 PCIe", "H100-PCIe-80G");
        people("H100 NVL", "H100-NVL");
        people("A100-SXM4-80GB", "A100-SXM-80G");
        people("a100 40gb", "A100-SXM-40G", "form");
        people("RTX 4090", "RTX-4090");
        people("NVIDIA GeForce RTX 4090", "RTX-4090");
        people("英伟达 H800", "H800-SXM-80G", "form");
        people("910B", "Ascend-910B", "variant");
        people("华为昇腾910C", "Ascend-910C");
        people("沐曦C500", "MetaX-C500", "form");
        people("海光 K100", "DCU-K100");
        people("Ｈ２０－１４１Ｇ", "H20-141G");
        people("H20", "");
        people("Tesla V100", "");
        people("NVIDIA", "");
        people("", "");
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

    /// What can be several cards is not called unknown.
    void unresolvedNames()
    {
        const auto error = [](const char* name) {
            return test::world()->hardware.unresolved(
                QStringLiteral("--gpu"), QString::fromLatin1(name));
        };
        QCOMPARE(error("H20").code, ErrorCode::AcceleratorAmbiguous);
        QCOMPARE(
            error("nvidia h20").params.value(QStringLiteral("candidates")).toStringList(),
            (QStringList{QStringLiteral("H20-96G"), QStringLiteral("H20-141G")}));
        QCOMPARE(error("Tesla V100").code, ErrorCode::AcceleratorAmbiguous);
        QCOMPARE(error("Abacus").code, ErrorCode::AcceleratorUnknown);
        QCOMPARE(error("").code, ErrorCode::AcceleratorUnknown);
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

    /// The seeds against the table beside the project: every row with a dense 16-bit peak, field by
    /// field, notes apart.
    void seedsAgreeWithTheSharedTable()
    {
        const QString path = test::sharedFile(QStringLiteral("data/accelerators.csv"));
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const CsvTable theirs = *CsvTable::parse(*readFile(path));
        const CsvTable ours =
            *CsvTable::parse(*readFile(QStringLiteral(":/facts/hardware/accelerators.csv")));
        QCOMPARE(ours.rowCount(), qsizetype(83));
        QCOMPARE(test::world()->hardware.accelerators().size(), std::size_t(83));
        qsizetype at = 0;
        for (qsizetype i = 0; i < theirs.rowCount(); ++i) {
            const auto number = [&](const char* column) {
                return theirs.cell(i, QLatin1String(column)).toDouble();
            };
            if (number("bf16_dense_tflops") <= 0 && number("fp16_dense_tflops") <= 0)
                continue;
            QVERIFY(at < ours.rowCount());
            for (const Column& column : columns) {
                const QString mine = ours.cell(at, QLatin1String(column.ours));
                const QString other = theirs.cell(i, QLatin1String(column.theirs));
                QVERIFY2(
                    mine == other,
                    qPrintable(QStringLiteral("%1: %2 is not %3")
                                   .arg(theirs.cell(i, QLatin1String("name")), mine, other)));
            }
            const Accelerator& card =
                test::world()->hardware.accelerators().at(static_cast<std::size_t>(at));
            QCOMPARE(card.name, theirs.cell(i, QLatin1String("name")));
            QCOMPARE(card.memory.value(), number("memory_gb") * 1e9);
            QCOMPARE(
                card.bf16Peak.value_or(teraflops(0)).value(), number("bf16_dense_tflops") * 1e12);
            QCOMPARE(
                card.fp16Peak.value_or(teraflops(0)).value(), number("fp16_dense_tflops") * 1e12);
            QCOMPARE(
                card.fp8Peak.value_or(teraflops(0)).value(), number("fp8_dense_tflops") * 1e12);
            ++at;
        }
        QCOMPARE(at, ours.rowCount());
    }

    void damagedTables_data()
    {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<QByteArray>("aliases");
        const QByteArray good = "X,V,SXM,80,2000,312,312,,,8,no,us_threshold,high,s\n";
        QTest::newRow("no peak") << QByteArray(
                                        header() + "X,V,SXM,80,2000,,,,,8,no,us_threshold,high,s\n")
                                 << noAliases();
        QTest::newRow("memory")
            << QByteArray(header() + "X,V,SXM,lots,2000,312,,,,8,no,us_threshold,high,s\n")
            << noAliases();
        QTest::newRow("negative")
            << QByteArray(header() + "X,V,SXM,80,2000,-312,,,,8,no,us_threshold,high,s\n")
            << noAliases();
        QTest::newRow("confidence")
            << QByteArray(header() + "X,V,SXM,80,2000,312,,,,8,no,us_threshold,sure,s\n")
            << noAliases();
        QTest::newRow("supply")
            << QByteArray(header() + "X,V,SXM,80,2000,312,,,,8,maybe,us_threshold,high,s\n")
            << noAliases();
        QTest::newRow("basis of the supply")
            << QByteArray(header() + "X,V,SXM,80,2000,312,,,,8,no,rumour,high,s\n") << noAliases();
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

    void links_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("gigabytes"); ///< of one card in its server, 0 = not known
        QTest::addColumn<double>("gigabits");  ///< of one card to other servers
        const auto row = [](const char* name, const char* kind, double link, double fabric) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(kind) << link
                                << fabric;
        };
        row("T4", "pcie", 32, 0);
        row("A40", "bridge", 64, 25);
        row("MI210", "bridge", 300, 100);
        row("A100-SXM-80G", "direct", 600, 200);
        row("MI300X", "direct", 896, 400);
        row("GB200", "rack", 1800, 400);
        row("GH200-96G", "rack", 900, 400);
        row("Ascend-910C", "rack", 784, 400);
        row("TPU-v5p", "torus", 1200, 0);
        row("DCU-BW200", "direct", 0, 400);
    }
    void links()
    {
        QFETCH(QString, name);
        QFETCH(QString, kind);
        QFETCH(double, gigabytes);
        QFETCH(double, gigabits);
        const NodeFacts& node = test::world()->hardware.resolve(name).accelerator->node;
        QCOMPARE(QString(nodeLinkKindName(node.linkKind)), kind);
        QCOMPARE(node.linkRate.value_or(BytesPerSecond(0)).value(), gigabytes * 1e9);
        QCOMPARE(node.fabricRate.value_or(BytesPerSecond(0)).value(), gigabits * 1e9 / 8.0);
    }

    /// Availability in the mainland always has a reason and a date.
    void supplyHasReasonAndDate()
    {
        for (const Accelerator& card : test::world()->hardware.accelerators()) {
            QVERIFY2(!card.china.asOf.isEmpty(), qPrintable(card.name));
            QVERIFY2(!card.source.isEmpty(), qPrintable(card.name));
            const bool free = card.china.basis == SupplyBasis::Domestic ||
                card.china.basis == SupplyBasis::ChinaVariant ||
                card.china.basis == SupplyBasis::NoRuleFound;
            QVERIFY2(
                free || card.china.supply != Supply::Yes || card.name == u"A10",
                qPrintable(card.name));
        }
        const auto china = [](const char* name) {
            return test::world()->hardware.resolve(QString::fromLatin1(name)).accelerator->china;
        };
        QCOMPARE(
            china("H800-SXM-80G"),
            (ChinaSupply{Supply::Restricted, SupplyBasis::UsRule2023, QStringLiteral("2023-10")}));
        QCOMPARE(
            china("H200-SXM-141G"),
            (ChinaSupply{
                Supply::Restricted, SupplyBasis::UsCaseByCase, QStringLiteral("2026-01-13")}));
    }

    void nodeSizes()
    {
        const Result<HardwareTable> table = HardwareTable::parse(
            header() +
                "X,V,SXM,80,,312,,,,4-8,no,us_threshold,high,s\nY,V,SXM,80,,312,,,,,no,us_"
                "threshold,high,s\n",
            noAliases());
        QVERIFY(table);
        QCOMPARE(table->resolve(QStringLiteral("X")).accelerator->node.gpus, 8);
        QCOMPARE(table->resolve(QStringLiteral("Y")).accelerator->node.gpus, 1);
    }
};

QTEST_APPLESS_MAIN(TestAccelerator)
#include "tst_accelerator.moc"
