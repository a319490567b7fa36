// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/sizing/efficiency.h"
#include "tests/support/tables.h"

#include <algorithm>
#include <cmath>

using namespace suanchou;

namespace {

ThroughputRow measured(const char* card, double mfu, const char* source = "a")
{
    // A100: 312 TFLOP/s; at 1e9 FLOP a token the rate is mfu × 312,000 tokens a second.
    return {
        .accelerator = QString::fromLatin1(card),
        .precision = QStringLiteral("bf16"),
        .source = QString::fromLatin1(source),
        .tokensPerSecondPerGpu = mfu * 312e12 / 1e9,
        .flopsPerToken = FlopsPerToken(1e9)};
}

} // namespace

class TestEfficiency : public QObject
{
    Q_OBJECT

private slots:
    /// The issue's own figure: A100-SXM-80G, bf16, dense: 47.4 % over 144 rows.
    void medianOfTheA100()
    {
        const Efficiency e = test::world()->efficiency.find(
            QStringLiteral("A100-SXM-80G"), QStringLiteral("bf16"), false);
        QCOMPARE(e.kind, EvidenceKind::Measured);
        QCOMPARE(e.rows, 144);
        QCOMPARE(qRound(e.mfu.p50.value() * 1000.0), 474);
        QVERIFY(e.mfu.p10 < e.mfu.p50 && e.mfu.p50 < e.mfu.p90);
    }

    /// Every group of the embedded evidence against medians computed here from the shared table.
    void agreesWithTheSharedTable()
    {
        const QString path = test::sharedFile(QStringLiteral("data/throughput.csv"));
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const CsvTable table = *CsvTable::parse(*readFile(path));
        std::map<std::tuple<QString, QString, bool>, std::vector<double>> groups;
        for (qsizetype i = 0; i < table.rowCount(); ++i) {
            const auto cell = [&](const char* column) {
                return table.cell(i, QString::fromLatin1(column));
            };
            const Accelerator* card =
                test::world()->hardware.resolve(cell("accelerator")).accelerator;
            if (cell("fit_set") != QLatin1String("core") || !card ||
                cell("tokens_per_s_per_gpu_truth").isEmpty() ||
                cell("model_flops_per_token_ref").isEmpty())
                continue;
            groups[{cell("accelerator"), cell("precision"), !cell("moe_experts").isEmpty()}]
                .push_back(
                    cell("tokens_per_s_per_gpu_truth").toDouble() *
                    cell("model_flops_per_token_ref").toDouble() / card->peak16().value());
        }
        QVERIFY(groups.size() > 40);
        for (auto& [key, mfu] : groups) {
            std::sort(mfu.begin(), mfu.end());
            const std::size_t n = mfu.size();
            const double median = n % 2 == 1 ? mfu[n / 2] : (mfu[n / 2 - 1] + mfu[n / 2]) / 2.0;
            const Efficiency e = test::world()->efficiency.find(
                std::get<0>(key), std::get<1>(key), std::get<2>(key));
            QCOMPARE(e.rows, static_cast<int>(n));
            QVERIFY(qFuzzyCompare(e.mfu.p50.value(), median));
        }
    }

    void precisionAndKindAreNotMixed()
    {
        const EfficiencyTable& table = test::world()->efficiency;
        const auto median = [&](const char* precision, bool moe) {
            return table.find(QStringLiteral("A100-SXM-80G"), QString::fromLatin1(precision), moe)
                .mfu.p50;
        };
        QVERIFY(median("fp16", false) < median("bf16", false));
        QCOMPARE(
            table.find(QStringLiteral("A100-SXM-80G"), QStringLiteral("bf16"), true).kind,
            EvidenceKind::None);
    }

    void fewRowsBorrowTheSpread()
    {
        std::vector<ThroughputRow> rows;
        rows.reserve(11);
        for (int i = 0; i < 10; ++i)
            rows.push_back(measured("A100-SXM-40G", 0.30 + 0.02 * i));
        rows.push_back(measured("A100-SXM-80G", 0.50));
        const EfficiencyTable table = EfficiencyTable::build(rows, test::world()->hardware);
        const Efficiency thin =
            table.find(QStringLiteral("A100-SXM-80G"), QStringLiteral("bf16"), false);
        QCOMPARE(thin.kind, EvidenceKind::Thin);
        QCOMPARE(thin.rows, 1);
        QCOMPARE(thin.mfu.p50.value(), 0.50);
        // The well-measured card runs from 0.318 to 0.462 around 0.39.
        // One row leaves its own median in doubt: √2 times as far, in logarithms.
        const double wider = std::sqrt(2.0);
        QVERIFY(qAbs(thin.mfu.p10.value() - 0.50 * std::pow(0.318 / 0.39, wider)) < 1e-9);
        QVERIFY(qAbs(thin.mfu.p90.value() - 0.50 * std::pow(0.462 / 0.39, wider)) < 1e-9);
        // Eight rows of one's own are enough.
        const Efficiency own =
            table.find(QStringLiteral("A100-SXM-40G"), QStringLiteral("bf16"), false);
        QCOMPARE(own.kind, EvidenceKind::Measured);
        QCOMPARE(own.mfu.p10.value(), 0.318);
    }

    void unmeasuredCardsTakeTheMedianOfCards()
    {
        const std::vector<ThroughputRow> rows{
            measured("A100-SXM-80G", 0.40),
            measured("A100-SXM-80G", 0.40),
            measured("A100-SXM-80G", 0.40),
            measured("A100-SXM-40G", 0.20),
            measured("A100-PCIe-80G", 0.30),
        };
        const EfficiencyTable table = EfficiencyTable::build(rows, test::world()->hardware);
        const Efficiency none =
            table.find(QStringLiteral("H20-96G"), QStringLiteral("bf16"), false);
        QCOMPARE(none.kind, EvidenceKind::None);
        QCOMPARE(none.rows, 0);
        // The often-measured card does not outvote the others.
        QCOMPARE(none.mfu.p50.value(), 0.30);
        // Every card alike, from 0.2 to 0.4; no card here has a spread of its own.
        QCOMPARE(none.mfu.p10.value(), 0.22);
        QCOMPARE(none.mfu.p90.value(), 0.38);
        QCOMPARE(
            table.find(QStringLiteral("H20-96G"), QStringLiteral("int4"), false).kind,
            EvidenceKind::Missing);
    }

    void damagedEvidence_data()
    {
        QTest::addColumn<QByteArray>("csv");
        const QByteArray head =
            "id,set,experts,accelerator,precision,tokens_per_s_per_gpu,flops_per_token,source\n";
        QTest::newRow("column missing") << QByteArray("id\nx\n");
        QTest::newRow("no rate") << QByteArray(head + "x,core,,A100-SXM-80G,bf16,,1e9,s\n");
        QTest::newRow("text") << QByteArray(head + "x,core,,A100-SXM-80G,bf16,fast,1e9,s\n");
        QTest::newRow("negative") << QByteArray(head + "x,core,,A100-SXM-80G,bf16,-5,1e9,s\n");
    }
    void damagedEvidence()
    {
        QFETCH(QByteArray, csv);
        QVERIFY(!EfficiencyTable::parse(csv, test::world()->hardware));
    }
};

QTEST_APPLESS_MAIN(TestEfficiency)
#include "tst_efficiency.moc"
