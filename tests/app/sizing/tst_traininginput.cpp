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
