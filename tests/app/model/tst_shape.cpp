// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/shape.h"

#include <QtTest>

#include <cmath>

using namespace suanchou;

namespace {

TransformerShape llama2With13Billion()
{
    return uniformShape(UniformShape{
        .layers = 40,
        .hidden = 5120,
        .heads = 40,
        .kvHeads = 40,
        .headDim = 128,
        .ffnHidden = 13824,
        .vocab = 32000});
}

} // namespace

class TestShape : public QObject
{
    Q_OBJECT

private slots:
    /// Published weight totals (Hub safetensors metadata).
    void publishedTotals_data()
    {
        QTest::addColumn<TransformerShape>("shape");
        QTest::addColumn<double>("total");
        QTest::addColumn<double>("active");
        QTest::newRow("Llama-2-13B") << llama2With13Billion() << 13015864320.0 << 13015864320.0;
        // Grouped keys and values.
        QTest::newRow("Mistral-7B") << uniformShape(UniformShape{
                                           .layers = 32,
                                           .hidden = 4096,
                                           .heads = 32,
                                           .kvHeads = 8,
                                           .headDim = 128,
                                           .ffnHidden = 14336,
                                           .vocab = 32000})
                                    << 7241732096.0 << 7241732096.0;
        // Head size that is not hidden / heads, norms on queries and keys (case HF-03).
        QTest::newRow("Qwen3-32B") << uniformShape(UniformShape{
                                          .layers = 64,
                                          .hidden = 5120,
                                          .heads = 64,
                                          .kvHeads = 8,
                                          .headDim = 128,
                                          .ffnHidden = 25600,
                                          .vocab = 151936,
                                          .qkNorm = true})
                                   << 32762123264.0 << 32762123264.0;
        // Shared table, biases on queries, keys and values.
        QTest::newRow("Qwen2-0.5B") << uniformShape(UniformShape{
                                           .layers = 24,
                                           .hidden = 896,
                                           .heads = 14,
                                           .kvHeads = 2,
                                           .headDim = 64,
                                           .ffnHidden = 4864,
                                           .vocab = 151936,
                                           .tiedEmbeddings = true,
                                           .qkvBias = true})
                                    << 494032768.0 << 494032768.0;
        // Mixture of experts (case HF-09): not dense, and not eight times seven.
        QTest::newRow("Mixtral-8x7B") << uniformShape(UniformShape{
                                             .layers = 32,
                                             .hidden = 4096,
                                             .heads = 32,
                                             .kvHeads = 8,
                                             .headDim = 128,
                                             .ffnHidden = 14336,
                                             .vocab = 32000,
                                             .experts = 8,
                                             .expertsPerToken = 2})
                                      << 46702792704.0 << 12879925248.0;
    }
    void publishedTotals()
    {
        QFETCH(TransformerShape, shape);
        QFETCH(double, total);
        QFETCH(double, active);
        const ParameterBreakdown counted = countParameters(shape);
        QCOMPARE(counted.total.value(), total);
        QCOMPARE(counted.active.value(), active);
    }

    /// Worked out by hand: 6 · (13,015,864,320 − 163,840,000) + 6 · 40 · 4096 · 5120.
    void flopsOfLlama2With13Billion()
    {
        const TransformerShape shape = llama2With13Billion();
        const ParameterBreakdown counted = countParameters(shape);
        QCOMPARE(
            trainingFlopsPerToken(counted.active, counted.inputEmbedding, shape, 4096).value(),
            77112145920.0 + 5033164800.0);
    }

    void headMultipliesEvenWhenShared()
    {
        TransformerShape tied = llama2With13Billion();
        tied.tiedEmbeddings = true;
        const ParameterBreakdown own = countParameters(llama2With13Billion());
        const ParameterBreakdown shared = countParameters(tied);
        QCOMPARE(
            trainingFlopsPerToken(shared.active, shared.inputEmbedding, tied, 2048).value(),
            trainingFlopsPerToken(own.active, own.inputEmbedding, llama2With13Billion(), 2048)
                .value());
    }

    void attentionGrowsWithContextOnly()
    {
        const TransformerShape shape = llama2With13Billion();
        const ParameterBreakdown counted = countParameters(shape);
        const auto at = [&](int sequence) {
            return trainingFlopsPerToken(counted.active, counted.inputEmbedding, shape, sequence);
        };
        QCOMPARE((at(8192) - at(4096)).value(), (at(4096) - at(0)).value());
    }

    void typicalShapesHaveTheSize_data()
    {
        QTest::addColumn<double>("size");
        for (const double size : {1e6, 125e6, 1.3e9, 13e9, 175e9, 1e12, 1e14})
            QTest::newRow(qPrintable(QString::number(size))) << size;
    }
    void typicalShapesHaveTheSize()
    {
        QFETCH(double, size);
        const TransformerShape shape = typicalShape(ParameterCount(size));
        QVERIFY(shape.layers() >= 1 && shape.hidden >= 128);
        const double body =
            (countParameters(shape).total.value()) - 2.0 * shape.vocab * shape.hidden;
        if (size >= 1e9)
            QVERIFY2(std::abs(body / size - 1.0) < 0.15, qPrintable(QString::number(body / size)));
    }
};

QTEST_APPLESS_MAIN(TestShape)
#include "tst_shape.moc"
