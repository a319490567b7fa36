// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/traininginput.h"

#include <QtTest>

using namespace suanchou;

namespace {

/// The set-up of the only row of a table.
Result<TrainingInput> read(const QByteArray& header, const QByteArray& cells)
{
    return CsvTable::parse(header + '\n' + cells + '\n').and_then([](const CsvTable& table) {
        return readTrainingInput(table, 0);
    });
}

} // namespace

Q_DECLARE_METATYPE(suanchou::TrainingTask)
Q_DECLARE_METATYPE(suanchou::StatedSharding)
Q_DECLARE_METATYPE(suanchou::StatedRecompute)
Q_DECLARE_METATYPE(std::optional<suanchou::NumberFormat>)

class TestTrainingInput : public QObject
{
    Q_OBJECT

private slots:
    void everyColumn()
    {
        const Result<TrainingInput> in = read(
            "model,params_b,params_active_b,layers,hidden,heads,kv_heads,ffn_hidden,vocab,moe_"
            "experts,moe_topk,accelerator,accel_count,precision,seq_len,global_batch,micro_batch,"
            "tp,pp,cp,ep,vp,zero_or_fsdp,grad_accum,recompute,task,year,tokens_b",
            "mixtral,46.7,12.9,32,4096,32,8,14336,32000,8,2,H100-80GB,64,fp8,8192,256,2,4,2,1,8,3,"
            "distributed-optimizer,4,selective,sft,2024,1.5");
        QVERIFY(in);
        const TrainingInput expected{
            .model = QStringLiteral("mixtral"),
            .total = ParameterCount(46.7e9),
            .active = ParameterCount(12.9e9),
            .layers = 32,
            .hidden = 4096,
            .heads = 32,
            .kvHeads = 8,
            .ffnHidden = 14336,
            .vocab = 32000,
            .experts = 8,
            .expertsPerToken = 2,
            .accelerator = QStringLiteral("H100-80GB"),
            .gpus = 64,
            .format = NumberFormat::Fp8,
            .sequence = 8192,
            .globalBatch = 256,
            .microBatch = 2,
            .tensorParallel = 4,
            .pipelineParallel = 2,
            .contextParallel = 1,
            .expertParallel = 8,
            .virtualStages = 3,
            .accumulationSteps = 4,
            .sharding = StatedSharding::DistributedOptimizer,
            .recompute = StatedRecompute::Partly,
            .task = TrainingTask::FullFineTuning,
            .year = 2024,
            .tokens = TokenCount(1.5e9),
        };
        QVERIFY(*in == expected);
    }

    /// The names of training_runs.csv and of our own evidence.
    void otherSpellings()
    {
        const Result<TrainingInput> in = read(
            "params_total_b,stage,experts,experts_per_token,gpus,sharding",
            "7,continued,64,6,16,FSDP");
        QVERIFY(in);
        QCOMPARE(in->total.value_or(ParameterCount()).value(), 7e9);
        QCOMPARE(in->experts, 64);
        QCOMPARE(in->expertsPerToken, 6);
        QCOMPARE(in->gpus, 16);
        QVERIFY(in->sharding == StatedSharding::Everything);
    }

    void emptyIsNotStated()
    {
        const Result<TrainingInput> in =
            read("id,params_b,layers,tp,precision,task,recompute,tokens_b", "x,,,,,,,");
        QVERIFY(in);
        QVERIFY(*in == TrainingInput());
    }

    void formats_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::optional<NumberFormat>>("format");
        const auto row = [](const char* text, NumberFormat format) {
            QTest::newRow(text) << QString::fromLatin1(text) << std::optional(format);
        };
        row("bf16", NumberFormat::Bf16);
        row("BF16", NumberFormat::Bf16);
        row("fp16", NumberFormat::Fp16);
        row("tf32", NumberFormat::Tf32);
        row("fp8-cs", NumberFormat::Fp8);
        row("mxfp8", NumberFormat::Fp8);
        row("fp8-mixed", NumberFormat::Fp8);
        row("nvfp4", NumberFormat::Fp4);
        row("nf4 base; bf16 compute", NumberFormat::Bf16);
    }
    void formats()
    {
        QFETCH(QString, text);
        QFETCH(std::optional<NumberFormat>, format);
        const Result<TrainingInput> in = read("precision,task", text.toUtf8() + ",lora");
        QVERIFY(in);
        QVERIFY(in->format == format);
        QCOMPARE(in->task == TrainingTask::QuantizedLora, text.startsWith(QLatin1String("nf4")));
    }

    void tasks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<TrainingTask>("task");
        const auto row = [](const char* text, TrainingTask task) {
            QTest::newRow(text) << QString::fromLatin1(text) << task;
        };
        row("pretrain", TrainingTask::Pretraining);
        row("continued", TrainingTask::Pretraining);
        row("SFT", TrainingTask::FullFineTuning);
        row("finetune", TrainingTask::FullFineTuning);
        row("lora", TrainingTask::Lora);
        row("qlora", TrainingTask::QuantizedLora);
    }
    void tasks()
    {
        QFETCH(QString, text);
        QFETCH(TrainingTask, task);
        const Result<TrainingInput> in = read("model,task", "," + text.toUtf8());
        QVERIFY(in);
        QVERIFY(in->task == task);
    }

    void sharding_data()
    {
        QTest::addColumn<QString>("stated");
        QTest::addColumn<QString>("framework");
        QTest::addColumn<StatedSharding>("sharding");
        const auto row = [](const char* stated, const char* framework, StatedSharding sharding) {
            QTest::addRow("%s|%s", stated, framework)
                << QString::fromLatin1(stated) << QString::fromLatin1(framework) << sharding;
        };
        row("FSDP-FULL_SHARD", "", StatedSharding::Everything);
        row("ZeRO-3", "", StatedSharding::Everything);
        row("ZeRO-1 group 8", "", StatedSharding::States);
        row("sharding-stage2", "", StatedSharding::States);
        row("distributed-optimizer", "", StatedSharding::DistributedOptimizer);
        row("DDP", "PyTorch FSDP", StatedSharding::Replicated);
        row("", "LLM-Foundry FSDP", StatedSharding::Everything);
        row("", "DeepSpeed ZeRO", StatedSharding::States);
        row("", "NeMo 24.12", StatedSharding::DistributedOptimizer);
        row("", "Gigatron", StatedSharding::NotStated);
    }
    void sharding()
    {
        QFETCH(QString, stated);
        QFETCH(QString, framework);
        QFETCH(StatedSharding, sharding);
        const Result<TrainingInput> in =
            read("model,zero_or_fsdp,framework", "," + stated.toUtf8() + ',' + framework.toUtf8());
        QVERIFY(in);
        QVERIFY(in->sharding == sharding);
    }

    void refusedCells_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("cell");
        const auto row = [](const char* column, const char* cell) {
            QTest::addRow("%s %s", column, cell)
                << QString::fromLatin1(column) << QString::fromUtf8(cell);
        };
        row("params_b", "nan");
        row("params_b", "inf");
        row("params_b", "-7");
        row("params_b", "0");
        row("params_b", "1e300");
        row("params_b", "7B");
        row("layers", "0");
        row("layers", "32.5");
        row("layers", "1e18");
        row("layers", "-1");
        row("accel_count", "0");
        row("accel_count", "eight");
        row("tp", "-2");
        row("seq_len", "4k");
        row("tokens_b", "NaN");
        row("precision", "int8");
        row("precision", "fp32");
        row("task", "rl");
        row("task", "eval");
        row("recompute", "bogus");
        row("zero_or_fsdp", "bogus");
        row("layers", "99999999");
        row("layers", "10001");
        row("hidden", "1000001");
        row("heads", "100001");
        row("vocab", "10000001");
        row("moe_experts", "100001");
        row("accel_count", "1000001");
        row("seq_len", "10000001");
        row("global_batch", "100000001");
        row("tp", "1025");
        row("pp", "1025");
        row("year", "1999");
    }
    void refusedCells()
    {
        QFETCH(QString, column);
        QFETCH(QString, cell);
        const Result<TrainingInput> in = read("id," + column.toUtf8(), "x," + cell.toUtf8());
        QVERIFY(!in);
        QCOMPARE(in.error().code, ErrorCode::CsvField);
        QCOMPARE(in.error().params.value(QStringLiteral("column")).toString(), column);
        QCOMPARE(in.error().params.value(QStringLiteral("value")).toString(), cell);
        QCOMPARE(in.error().params.value(QStringLiteral("row")).toInt(), 2);
        QVERIFY(!in.error().params.value(QStringLiteral("expected")).toString().isEmpty());
    }

    /// Just beside those that are refused.
    void largestCells_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("cell");
        const auto row = [](const char* column, const char* cell) {
            QTest::addRow("%s %s", column, cell)
                << QString::fromLatin1(column) << QString::fromUtf8(cell);
        };
        row("layers", "10000");
        row("hidden", "1000000");
        row("heads", "100000");
        row("vocab", "10000000");
        row("moe_experts", "100000");
        row("accel_count", "1000000");
        row("seq_len", "10000000");
        row("global_batch", "100000000");
        row("tp", "1024");
        row("year", "2000");
        row("recompute", "qkv offload");
        row("recompute", "Minimal");
        row("recompute", "core_attn");
        row("zero_or_fsdp", "ZeRO");
        row("zero_or_fsdp", "FSDP-8 + DP");
    }
    void largestCells()
    {
        QFETCH(QString, column);
        QFETCH(QString, cell);
        QVERIFY(read("id," + column.toUtf8(), "x," + cell.toUtf8()));
    }

    /// What one cell says against another; the column that is blamed, or nothing.
    void contradictions_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("cells");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("expected");
        const auto row =
            [](const char* header, const char* cells, const char* column, const char* expected) {
                QTest::addRow("%s = %s", header, cells)
                    << QByteArray(header) << QByteArray(cells) << QString::fromLatin1(column)
                    << QString::fromUtf8(expected);
            };
        const auto good = [&row](const char* header, const char* cells) {
            row(header, cells, "", "");
        };
        row("heads,tp,accel_count", "64,7,511", "tp", "a divisor of heads 64");
        good("heads,tp,accel_count", "63,7,511");
        row("tp,accel_count", "16,8", "tp", "at most accel_count 8");
        row("tp,gpus", "16,8", "tp", "at most gpus 8");
        good("tp,accel_count", "8,8");
        row("pp,accel_count", "16,8", "pp", "at most accel_count 8");
        good("pp,accel_count", "8,8");
        row("cp,accel_count", "16,8", "cp", "at most accel_count 8");
        row("ep,accel_count", "16,8", "ep", "at most accel_count 8");
        good("cp,accel_count", "8,8");
        row("layers,pp", "32,65", "pp", "at most 2·layers 64");
        good("layers,pp", "32,64");
        good("layers,pp", "61,2");
        row("tp,accel_count", "7,512", "accel_count", "a multiple of tp·pp·cp 7");
        row("tp,pp,cp,accel_count", "4,2,2,24", "accel_count", "a multiple of tp·pp·cp 16");
        good("tp,pp,cp,accel_count", "4,2,2,48");
        row("tp,pp,accel_count", "4,8,8", "accel_count", "a multiple of tp·pp·cp 32");
        good("tp,pp,accel_count", "4,8,16"); // stands in published tables
        row("moe_experts,ep", "64,48", "ep", "a divisor of moe_experts 64");
        good("moe_experts,ep", "64,32");
        good("moe_experts,ep", ",64");
        row("experts,experts_per_token", "8,9", "experts_per_token", "at most experts 8");
        good("experts,experts_per_token", "8,8");
        row("heads,kv_heads", "64,7", "kv_heads", "a divisor of heads 64");
        row("heads,kv_heads", "8,16", "kv_heads", "a divisor of heads 8");
        good("heads,kv_heads", "64,8");
        row("global_batch,micro_batch", "8,9", "micro_batch", "at most global_batch 8");
        good("global_batch,micro_batch", "8,8");
        row("params_b,params_active_b", "7,7.1", "params_active_b", "at most params_b 7");
        good("params_b,params_active_b", "7,7");
    }
    void contradictions()
    {
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, cells);
        QFETCH(QString, column);
        QFETCH(QString, expected);
        const Result<TrainingInput> in = read("id," + header, "x," + cells);
        QCOMPARE(in.has_value(), column.isEmpty());
        if (in)
            return;
        QCOMPARE(in.error().code, ErrorCode::CsvField);
        QCOMPARE(in.error().params.value(QStringLiteral("column")).toString(), column);
        QCOMPARE(in.error().params.value(QStringLiteral("expected")).toString(), expected);
        QCOMPARE(in.error().params.value(QStringLiteral("row")).toInt(), 2);
    }

    void usableColumns_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QString>("missing");
        const auto row = [](const char* header, const char* missing) {
            QTest::newRow(header) << QByteArray(header) << QString::fromLatin1(missing);
        };
        row("accelerator,params_b", "");
        row("accelerator,params_total_b", "");
        row("accelerator,model", "");
        row("accelerator,layers,hidden", "");
        row("accelerator,layers", "params_b");
        row("params_b,model", "accelerator");
        row("id", "params_b");
    }
    void usableColumns()
    {
        QFETCH(QByteArray, header);
        QFETCH(QString, missing);
        const Status status = CsvTable::parse(header + '\n').and_then(checkTrainingColumns);
        QCOMPARE(status.has_value(), missing.isEmpty());
        if (!status) {
            QCOMPARE(status.error().code, ErrorCode::CsvColumnMissing);
            QCOMPARE(status.error().params.value(QStringLiteral("column")).toString(), missing);
        }
    }
};

QTEST_APPLESS_MAIN(TestTrainingInput)
#include "tst_traininginput.moc"
