// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/trainingsetup.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

/// Llama-2-13B by its sizes.
TrainingInput llama13b()
{
    return {
        .model = QStringLiteral("some model"),
        .total = ParameterCount(13015864320.0),
        .layers = 40,
        .hidden = 5120,
        .heads = 40,
        .kvHeads = 40,
        .ffnHidden = 13824,
        .vocab = 32000,
        .accelerator = QStringLiteral("A100-SXM-80G"),
        .gpus = 64,
        .format = NumberFormat::Bf16,
        .sequence = 4096,
    };
}

Result<TrainingSetup> complete(const TrainingInput& input)
{
    return completeSetup(input, test::world()->hardware, test::world()->models, {});
}

Result<ModelFacts> model(const TrainingInput& input)
{
    return modelOf(input, test::world()->models);
}

} // namespace

Q_DECLARE_METATYPE(suanchou::NumberFormat)

class TestTrainingSetup : public QObject
{
    Q_OBJECT

private slots:
    void flopsOfStatedSizes()
    {
        const Result<TrainingSetup> setup = complete(llama13b());
        QVERIFY(setup);
        // 6 × (13,015,864,320 − 32,000 × 5,120) + 6 × 40 × 4,096 × 5,120
        QCOMPARE(setup->flopsPerToken.value(), 82145310720.0);
        QVERIFY(!setup->moe);
    }

    /// Frozen weights have no weight gradients: 4 instead of 6 per weight, attention as before.
    void flopsOfLora()
    {
        TrainingInput input = llama13b();
        input.task = TrainingTask::Lora;
        const Result<TrainingSetup> setup = complete(input);
        QVERIFY(setup);
        QCOMPARE(setup->flopsPerToken.value(), 56441262080.0);
    }

    void embeddingsAndGatesAreInferred()
    {
        // Tied: one table of 32,000 × 5,120 less than the separate heads of Llama.
        TrainingInput input = llama13b();
        input.total = ParameterCount(13015864320.0 - 32000.0 * 5120.0);
        Result<ModelFacts> facts = model(input);
        QVERIFY(facts && facts->shape.tiedEmbeddings);
        QCOMPARE(facts->parameters.inputEmbedding.value(), 0.0);
        // Without gate: GPT-3 13B with 4 h wide blocks.
        input.total = ParameterCount(12.85e9);
        input.ffnHidden = 4 * 5120;
        input.vocab = 50257;
        facts = model(input);
        QVERIFY(facts);
        QVERIFY(!facts->shape.mainGroup().feedForward.gated);
        QCOMPARE(facts->shape.mainGroup().feedForward.hidden, 4 * 5120);
        QCOMPARE(facts->parameters.total.value(), 12.85e9);
    }

    void wideHeadsAreKnownBySizes()
    {
        // Qwen3-30B-A3B: 32 heads of 128 on a width of 2,048.
        const Result<ModelFacts> facts = model({
            .total = ParameterCount(30.5e9),
            .active = ParameterCount(3.3e9),
            .layers = 48,
            .hidden = 2048,
            .heads = 32,
            .kvHeads = 4,
            .ffnHidden = 768,
            .vocab = 151936,
            .experts = 128,
            .expertsPerToken = 8,
        });
        QVERIFY(facts);
        QCOMPARE(facts->shape.mainGroup().mixer.headDim, 128);
        QCOMPARE(facts->parameters.active.value(), 3.3e9);
    }

    void modelByNameOrSize()
    {
        Result<ModelFacts> facts = model({.model = QStringLiteral("Llama 2 13B")});
        QVERIFY(facts);
        QCOMPARE(facts->parameters.total.value(), 13015864320.0);
        facts = model({.total = ParameterCount(13e9)});
        QVERIFY(facts);
        QCOMPARE(facts->shape.layers(), 40);
        QCOMPARE(facts->parameters.total.value(), 13e9);
        // Sparse by its counts alone.
        const Result<TrainingSetup> sparse = complete({
            .total = ParameterCount(100e9),
            .active = ParameterCount(10e9),
            .accelerator = QStringLiteral("H100-SXM-80G"),
        });
        QVERIFY(sparse && sparse->moe);
    }

    void whatIsNotStated()
    {
        TrainingInput input = llama13b();
        input.gpus = 0;
        input.sequence = 0;
        input.format.reset();
        const Result<TrainingSetup> setup = complete(input);
        QVERIFY(setup);
        QCOMPARE(setup->sequence, 4096);
        QCOMPARE(setup->format, NumberFormat::Bf16);
        // 16 bytes × 13 billion are 208 GB: four cards of 80.
        QCOMPARE(setup->gpus.value(), 4);
        QCOMPARE(setup->layout.data, 4);
        QVERIFY(setup->fits);
    }

    /// Cards that nobody stated come in whole replicas of the stated layout.
    void cardsOfALayout_data()
    {
        QTest::addColumn<int>("tensor");
        QTest::addColumn<int>("pipeline");
        QTest::addColumn<int>("cards");
        QTest::newRow("less than a replica") << 8 << 4 << 32;
        QTest::newRow("a replica and a bit") << 3 << 1 << 6;
        QTest::newRow("whole replicas") << 2 << 1 << 4;
    }
    void cardsOfALayout()
    {
        QFETCH(int, tensor);
        QFETCH(int, pipeline);
        QFETCH(int, cards);
        TrainingInput input = llama13b();
        input.gpus = 0;
        input.tensorParallel = tensor;
        input.pipelineParallel = pipeline;
        const Result<TrainingSetup> setup = complete(input);
        QVERIFY(setup);
        QCOMPARE(setup->gpus.value(), cards);
        QCOMPARE(setup->layout.data, cards / (tensor * pipeline));
    }

    void layouts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("microBatches");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<int>("pipeline");
        QTest::addColumn<int>("batch");
        QTest::addColumn<int>("microBatch");
        QTest::addColumn<int>("accumulation");
        QTest::newRow("data parallel")
            << "TP1 PP1 DP64 EP1 ZeRO3 mbs2 recompute=none" << 4.0 << 0 << 0 << 512 << 2 << 0;
        QTest::newRow("micro batch left over")
            << "TP1 PP1 DP64 EP1 ZeRO3 mbs4 recompute=none" << 2.0 << 0 << 0 << 512 << 0 << 2;
        QTest::newRow("tensor and pipeline")
            << "TP8 PP4 DP2 EP1 ZeRO1 mbs1 recompute=none" << 256.0 << 8 << 4 << 512 << 1 << 0;
        QTest::newRow("no batch") << "TP1 PP4 DP16 EP1 ZeRO1 mbs1 recompute=none" << 16.0 << 1 << 4
                                  << 0 << 0 << 0;
        QTest::newRow("more model cards than cards")
            << "TP128 PP1 DP1 EP1 ZeRO1 mbs1 recompute=none" << 8.0 << 128 << 0 << 0 << 0 << 0;
    }
    void layouts()
    {
        QFETCH(QString, text);
        QFETCH(double, microBatches);
        QFETCH(int, tensor);
        QFETCH(int, pipeline);
        QFETCH(int, batch);
        QFETCH(int, microBatch);
        QFETCH(int, accumulation);
        TrainingInput input = llama13b();
        input.recompute = StatedRecompute::None;
        input.tensorParallel = tensor;
        input.pipelineParallel = pipeline;
        input.globalBatch = batch;
        input.microBatch = microBatch;
        input.accumulationSteps = accumulation;
        const Result<TrainingSetup> setup = complete(input);
        QVERIFY(setup);
        QCOMPARE(setup->layout.text(), text);
        QCOMPARE(setup->layout.microBatches, microBatches);
    }

    void everyPartOfTheText()
    {
        ParallelLayout layout{.tensor = 8, .pipeline = 4, .context = 2, .expert = 16, .data = 32};
        layout.virtualStages = 3;
        layout.sharding = StatedSharding::DistributedOptimizer;
        layout.partlyRecomputed = true;
        QCOMPARE(
            layout.text(), QStringLiteral("TP8 PP4 CP2 DP32 EP16 VP3 ZeRO1 mbs1 recompute=partly"));
        layout.recompute = Recompute::Full;
        layout.sharding = StatedSharding::Replicated;
        QVERIFY(layout.text().endsWith(QLatin1String("ZeRO0 mbs1 recompute=full")));
    }

    void recomputesOnlyWhereMemoryAsks()
    {
        TrainingInput input = llama13b();
        input.gpus = 4;
        QCOMPARE(complete(input)->layout.recompute, Recompute::Full);
        input.gpus = 64;
        QCOMPARE(complete(input)->layout.recompute, Recompute::None);
        // What is stated stays, even if it does not fit.
        input.gpus = 4;
        input.recompute = StatedRecompute::None;
        QCOMPARE(complete(input)->layout.recompute, Recompute::None);
        QVERIFY(!complete(input)->fits);
    }

    void memoryFollowsTheLayout()
    {
        TrainingInput input = llama13b();
        input.recompute = StatedRecompute::Full;
        input.tensorParallel = 8;
        input.sharding = StatedSharding::Replicated;
        const MemoryBreakdown replicated = complete(input)->memory;
        // An eighth of the model on each card, whatever the number of copies.
        QCOMPARE(replicated.gradients.value(), 2.0 * 13015864320.0 / 8.0);
        QCOMPARE(replicated.optimizer.value(), 12.0 * 13015864320.0 / 8.0);
        input.sharding = StatedSharding::DistributedOptimizer;
        const MemoryBreakdown sharded = complete(input)->memory;
        QCOMPARE(sharded.gradients.value(), 2.0 * 13015864320.0 / 8.0);
        QCOMPARE(sharded.optimizer.value(), 12.0 * 13015864320.0 / 64.0);
        input.task = TrainingTask::QuantizedLora;
        const MemoryBreakdown lora = complete(input)->memory;
        QCOMPARE(lora.gradients.value(), 0.0);
        QCOMPARE(lora.optimizer.value(), 0.0);
        QVERIFY(qAbs(lora.weights / sharded.weights - 0.275) < 1e-9);
    }

    void formatsOfTheCard_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<NumberFormat>("wanted");
        QTest::addColumn<NumberFormat>("format");
        const auto row = [](const char* card, NumberFormat wanted, NumberFormat format) {
            QTest::addRow("%s %d", card, static_cast<int>(wanted))
                << QString::fromLatin1(card) << wanted << format;
        };
        row("H100-SXM-80G", NumberFormat::Fp8, NumberFormat::Fp8);
        row("H100-SXM-80G", NumberFormat::Fp4, NumberFormat::Fp8);
        row("A100-SXM-80G", NumberFormat::Fp8, NumberFormat::Bf16);
        row("A100-SXM-80G", NumberFormat::Fp4, NumberFormat::Bf16);
        row("V100-SXM-32G", NumberFormat::Bf16, NumberFormat::Fp16);
        row("B200", NumberFormat::Fp4, NumberFormat::Fp4);
    }
    void formatsOfTheCard()
    {
        QFETCH(QString, card);
        QFETCH(NumberFormat, wanted);
        QFETCH(NumberFormat, format);
        TrainingInput input = llama13b();
        input.accelerator = card;
        input.format = wanted;
        QCOMPARE(complete(input)->format, format);
    }

    void aliasesAreResolved()
    {
        TrainingInput input = llama13b();
        input.accelerator = QStringLiteral("A100-80GB");
        const Result<TrainingSetup> setup = complete(input);
        QVERIFY(setup);
        QCOMPARE(setup->card->name, QStringLiteral("A100-SXM-80G"));
        QCOMPARE(setup->assumedName, QStringLiteral("form"));
    }

    void refusals()
    {
        TrainingInput input = llama13b();
        input.accelerator = QStringLiteral("X9000");
        QCOMPARE(complete(input).error().code, ErrorCode::AcceleratorUnknown);
        QCOMPARE(
            complete(input).error().params.value(QStringLiteral("value")).toString(),
            QStringLiteral("X9000"));
        input.accelerator.clear();
        QCOMPARE(complete(input).error().code, ErrorCode::InputMissing);
        const Result<TrainingSetup> sizeless =
            complete({.model = QStringLiteral("nobody's"), .accelerator = QStringLiteral("B200")});
        QCOMPARE(sizeless.error().code, ErrorCode::InputMissing);
        QCOMPARE(
            sizeless.error().params.value(QStringLiteral("field")).toString(),
            QStringLiteral("params_b"));
    }

    void hugeNumbersStayFinite()
    {
        constexpr int huge = 1'000'000'000;
        const Result<TrainingSetup> setup = complete({
            .total = ParameterCount(1e15),
            .layers = huge,
            .hidden = huge,
            .heads = huge,
            .vocab = huge,
            .experts = huge,
            .expertsPerToken = huge,
            .accelerator = QStringLiteral("B200"),
            .gpus = huge,
            .sequence = huge,
            .globalBatch = huge,
            .microBatch = huge,
            .tensorParallel = huge,
            .pipelineParallel = huge,
            .contextParallel = huge,
        });
        QVERIFY(setup);
        QVERIFY(qIsFinite(setup->flopsPerToken.value()) && setup->flopsPerToken.value() > 0);
        QVERIFY(qIsFinite(setup->memory.total().value()));
        QCOMPARE(setup->layout.data, 1);
        QVERIFY(!setup->fits);
    }
};

QTEST_APPLESS_MAIN(TestTrainingSetup)
#include "tst_trainingsetup.moc"
