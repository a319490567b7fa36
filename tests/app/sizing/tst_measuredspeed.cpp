// SPDX-License-Identifier: GPL-3.0-or-later
// Cases PLAN-03 and PLAN-04: a speed against the dense peak, never a headline, never above 100 %.
#include "app/sizing/measuredspeed.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

const Accelerator& card(const QString& name)
{
    return *test::world()->hardware.resolve(name).accelerator;
}

/// What the card makes of a text, for work of 6e10 FLOP a token.
Result<Utilisation> judged(const QString& text, const QString& name, const QString& precision)
{
    return parseMeasuredSpeed(text).and_then([&](const MeasuredSpeed& speed) {
        return utilisationOf(speed, card(name), precision, FlopsPerToken(6e10));
    });
}

} // namespace

class TestMeasuredSpeed : public QObject
{
    Q_OBJECT

private slots:
    void shares_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<QString>("precision");
        QTest::addColumn<double>("share");
        const auto row =
            [](const char* text, const char* name, double share, const char* precision = "bf16") {
                QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(name)
                                    << QString::fromLatin1(precision) << share;
            };
        row("480 TFLOPS", "H100-SXM-80G", 480.0 / 989.0);
        row("0.48 PFLOPS", "H100-SXM-80G", 480.0 / 989.0);
        row("４８０ tflop/s", "H100-SXM-80G", 480.0 / 989.0);
        row("312 TFLOPS", "A100-SXM-80G", 1.0);
        row("48.5 %", "H100-SXM-80G", 0.485);
        row("MFU 0.485", "H100-SXM-80G", 0.485);
        row("mfu=48.5%", "H100-SXM-80G", 0.485);
        row("48.5 % of 989.5 TFLOPS", "H100-SXM-80G", 0.485);
        row("48.5%（峰值 989 TFLOPS）", "H100-SXM-80G", 0.485);
        row("2,600 tokens/s", "A100-SXM-80G", 2600 * 6e10 / 312e12);
        row("2600 tok/s/GPU", "A100-SXM-80G", 2600 * 6e10 / 312e12);
        row("0.26 万 tokens/秒/卡", "A100-SXM-80G", 2600 * 6e10 / 312e12);
        // In eight bits a card does more than its 16-bit peak.
        row("1200 TFLOPS", "H100-SXM-80G", 1200.0 / 989.0, "fp8");
    }
    void shares()
    {
        QFETCH(QString, text);
        QFETCH(QString, accelerator);
        QFETCH(QString, precision);
        QFETCH(double, share);
        const Result<Utilisation> found = judged(text, accelerator, precision);
        QVERIFY2(found, found ? "" : codeName(found.error().code).data());
        QCOMPARE(found->value(), share);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* text, const char* name, const char* code) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(name)
                                << QString::fromLatin1(code);
        };
        row("24.3 % of 1979 TFLOPS", "H100-SXM-80G", "speed.peak_not_dense");
        row("24.3 % of 1513 TFLOPS", "H100-PCIe-80G", "speed.peak_not_dense");
        row("40 % of 624 TFLOPS", "A100-SXM-80G", "speed.peak_not_dense");
        row("48 % of 756 TFLOPS", "H100-SXM-80G", "speed.peak_not_dense");
        row("650 TFLOPS", "A100-SXM-80G", "speed.utilisation_too_high");
        row("313 TFLOPS", "A100-SXM-80G", "speed.utilisation_too_high");
        row("120 %", "A100-SXM-80G", "speed.utilisation_too_high");
        row("MFU 48", "A100-SXM-80G", "speed.utilisation_too_high");
        row("0 %", "A100-SXM-80G", "number.not_positive");
        row("-5 %", "A100-SXM-80G", "number.not_positive");
        row("48", "A100-SXM-80G", "speed.not_understood");
        row("fast", "A100-SXM-80G", "speed.not_understood");
        row("480 TFLOPS of 989 TFLOPS", "H100-SXM-80G", "speed.not_understood");
        row("12,34 TFLOPS", "A100-SXM-80G", "number.grouping_ambiguous");
        row("", "A100-SXM-80G", "number.empty");
    }
    void refusals()
    {
        QFETCH(QString, text);
        QFETCH(QString, accelerator);
        QFETCH(QString, code);
        const Result<Utilisation> found = judged(text, accelerator, QStringLiteral("bf16"));
        QVERIFY(!found);
        QCOMPARE(QString(codeName(found.error().code)), code);
    }

    /// The refusal says which peak counts, and whether the other is a headline.
    void headlinesAreNamed()
    {
        const auto headline = [](const char* text) {
            const Result<Utilisation> found = judged(
                QString::fromLatin1(text), QStringLiteral("H100-SXM-80G"), QStringLiteral("bf16"));
            return found.error().params;
        };
        const QVariantMap sparse = headline("24 % of 1979 TFLOPS");
        QCOMPARE(sparse.value(QStringLiteral("headline")).toBool(), true);
        QCOMPARE(sparse.value(QStringLiteral("peak")).toString(), QStringLiteral("989"));
        QCOMPARE(headline("24 % of 756 TFLOPS").value(QStringLiteral("headline")).toBool(), false);
    }

    void textsComeBack_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"480 TFLOPS", "48.5 %", "48.5 % of 989.5 TFLOPS", "2,600 tokens/s"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void textsComeBack()
    {
        QFETCH(QString, text);
        const Result<MeasuredSpeed> speed = parseMeasuredSpeed(text);
        QVERIFY(speed);
        QCOMPARE(measuredSpeedText(*speed), text);
    }

    void spreadsBothWays()
    {
        const Efficiency own = ownEfficiency(Utilisation(0.4), 0.05);
        QCOMPARE(own.mfu.p10.value(), 0.38);
        QCOMPARE(own.mfu.p50.value(), 0.4);
        QCOMPARE(own.mfu.p90.value(), 0.42);
        QCOMPARE(own.kind, EvidenceKind::Own);
        QCOMPARE(ownEfficiency(Utilisation(0.98), 0.05).mfu.p90.value(), 1.0);
        // In eight bits a share of the 16-bit peak may be more than all of it.
        QCOMPARE(ownEfficiency(Utilisation(1.2), 0.05).mfu.p90.value(), 1.2);
    }
};

QTEST_APPLESS_MAIN(TestMeasuredSpeed)
#include "tst_measuredspeed.moc"
