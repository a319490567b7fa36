// SPDX-License-Identifier: GPL-3.0-or-later
// "predict --batch": tables in, tables out.
#include "app/base/csv.h"
#include "tests/support/clirun.h"

#include <QTemporaryDir>

#include <array>

using namespace suanchou;
using test::CliRun;
using test::runCli;

Q_DECLARE_METATYPE(suanchou::ExitCode)

namespace {

constexpr const char* header =
    "id,model,params_b,layers,hidden,accelerator,accel_count,precision,seq_len,task,tokens_b\n";

/// Runs a table through standard input and output.
CliRun predict(const QByteArray& table, const QStringList& more = {})
{
    return runCli(
        QStringList{QStringLiteral("predict"), QStringLiteral("--batch"), QStringLiteral("-")} +
            more,
        nullptr,
        table);
}

/// The table that came out; a table without rows if none did.
CsvTable tableOf(const QByteArray& csv)
{
    return CsvTable::parse(csv).value_or(CsvTable());
}

QString cell(const CsvTable& table, qsizetype row, const char* column)
{
    return table.cell(row, QString::fromLatin1(column));
}

} // namespace

class TestPredict : public QObject
{
    Q_OBJECT

private slots:
    void oneRowOutForEachRowIn()
    {
        const CliRun run = predict(
            QByteArray(header) +
            "a,llama,13,40,5120,A100-SXM-80G,64,bf16,4096,pretrain,\n"
            "b,llama,13,40,5120,X9000,64,bf16,4096,pretrain,\n"
            "a,llama,13,40,5120,A100-80GB,64,bf16,4096,pretrain,\n"
            "c,llama,nan,40,5120,A100-80GB,64,bf16,4096,pretrain,\n"
            "\"d, e\",Llama-2-13B,,,,h100-sxm-80g,,,,lora,\n");
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY(run.messages.isEmpty());
        QVERIFY(run.output.startsWith(
            "id,pred_tokens_per_s_per_gpu,pred_p10,pred_p90,pred_mfu_pct,pred_memory_gb_per_gpu,"
            "fits,layout,error\n"));
        const CsvTable out = tableOf(run.output);
        QCOMPARE(out.rowCount(), 5);
        const std::array ids{"a", "b", "a", "c", "d, e"};
        for (qsizetype row = 0; row < 5; ++row) {
            QCOMPARE(
                cell(out, row, "id"), QString::fromLatin1(ids.at(static_cast<std::size_t>(row))));
            const bool refused = row == 1 || row == 3;
            QCOMPARE(!cell(out, row, "error").isEmpty(), refused);
            for (const char* column :
                 {"pred_tokens_per_s_per_gpu",
                  "pred_p10",
                  "pred_p90",
                  "pred_mfu_pct",
                  "pred_memory_gb_per_gpu",
                  "fits",
                  "layout"})
                QCOMPARE(cell(out, row, column).isEmpty(), refused);
            if (!refused) {
                const double rate = cell(out, row, "pred_tokens_per_s_per_gpu").toDouble();
                QVERIFY(cell(out, row, "pred_p10").toDouble() <= rate && rate > 0);
                QVERIFY(rate <= cell(out, row, "pred_p90").toDouble());
            }
        }
        QVERIFY(cell(out, 1, "error").contains(QLatin1String("X9000")));
        QVERIFY(cell(out, 3, "error").contains(QLatin1String("nan")));
        // One card, two names.
        QCOMPARE(
            cell(out, 0, "layout"), QStringLiteral("TP1 PP1 DP64 EP1 ZeRO3 mbs1 recompute=none"));
        QCOMPARE(
            cell(out, 2, "pred_tokens_per_s_per_gpu"), cell(out, 0, "pred_tokens_per_s_per_gpu"));
    }

    /// A row is its set-up: neither its achieved figures nor its name nor its source move it.
    void neverReadColumns()
    {
        const auto prediction = [](const QByteArray& id, const QByteArray& rest) {
            const CliRun run = predict(
                "id,params_b,accelerator,precision,source_repo_or_url,notes,fit_set,tokens_per_s_"
                "per_gpu,samples_per_s,step_time_s,tflops_per_gpu,mfu_pct,hfu_pct,tokens_per_s_"
                "per_gpu_truth,model_flops_per_token_ref,reported_gpu_hours,derived_mfu_pct\n" +
                id + ",7,A100-SXM-80G,bf16," + rest + '\n');
            return run.output.mid(run.output.indexOf('\n') + 1 + id.size());
        };
        const QByteArray plain = prediction("x", ",,,,,,,,,,,,");
        QVERIFY(plain.startsWith(','));
        QCOMPARE(
            prediction(
                "llm-foundry-0001",
                "mosaicml/llm-foundry,MFU 99 %,lora,99999,9,9,900,99,99,99999,1e9,5,99"),
            plain);
    }

    void columnsInAnyOrder()
    {
        const CliRun one = predict("id,params_b,accelerator\nx,7,B200\n");
        const CliRun other = predict("accelerator,surprise,params_b,id\nB200,?,7,x\n");
        QCOMPARE(one.code, ExitCode::Done);
        QCOMPARE(other.output, one.output);
    }

    void wholeRuns()
    {
        const QByteArray table = "id,params_total_b,accelerator,tokens_b,stage\n"
                                 "x,7,A100-80GB,1000,pretrain\n"
                                 "y,7,A100-80GB,2000,pretrain\n"
                                 "z,7,A100-80GB,,pretrain\n"
                                 "r,7,A100-80GB,1,rl\n";
        const CsvTable rates = tableOf(predict(table).output);
        const CliRun run = predict(table, {QStringLiteral("--kind"), QStringLiteral("run")});
        QCOMPARE(run.code, ExitCode::Done);
        const CsvTable hours = tableOf(run.output);
        QVERIFY(hours.hasColumn(QStringLiteral("pred_gpu_hours")));
        const double one = cell(hours, 0, "pred_gpu_hours").toDouble();
        // Tokens through the rate, over the run factor of 0.88.
        const double rate = cell(rates, 0, "pred_tokens_per_s_per_gpu").toDouble();
        QVERIFY(qAbs(one / (1e12 / rate / 3600.0 / 0.88) - 1.0) < 1e-4);
        QVERIFY(qAbs(cell(hours, 1, "pred_gpu_hours").toDouble() / one - 2.0) < 1e-4);
        QVERIFY(cell(hours, 0, "pred_p10").toDouble() < one);
        QVERIFY(cell(hours, 0, "pred_p90").toDouble() > one);
        QVERIFY(cell(hours, 2, "error").contains(QLatin1String("tokens_b")));
        QVERIFY(cell(rates, 2, "error").isEmpty());
        QVERIFY(cell(hours, 3, "error").contains(QLatin1String("rl")));
    }

    void hugeAndBrokenNumbers_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<bool>("refused");
        const auto row = [](const char* name, const char* cells, bool refused) {
            QTest::newRow(name) << QByteArray(cells) << refused;
        };
        row("plain", "x,,7,32,4096,B200,8,bf16,4096,pretrain,", false);
        row("largest", "x,,1000000,10000,1000000,B200,1000000,bf16,10000000,,", false);
        row("too many layers", "x,,7,99999999,4096,B200,8,bf16,4096,pretrain,", true);
        row("huge", "x,,1e30,32,4096,B200,8,bf16,4096,pretrain,", true);
        row("infinite", "x,,inf,32,4096,B200,8,bf16,4096,pretrain,", true);
        row("NaN", "x,,7,32,4096,B200,8,bf16,nan,pretrain,", true);
        row("overflow", "x,,7,32,4096,B200,99999999999,bf16,4096,pretrain,", true);
        row("negative", "x,,7,-32,4096,B200,8,bf16,4096,pretrain,", true);
        row("no size", "x,,,,,B200,8,bf16,4096,pretrain,", true);
        row("no card", "x,,7,32,4096,,8,bf16,4096,pretrain,", true);
        row("empty", ",,,,,,,,,,", true);
    }
    void hugeAndBrokenNumbers()
    {
        QFETCH(QByteArray, row);
        QFETCH(bool, refused);
        const CliRun run = predict(QByteArray(header) + row + '\n');
        QCOMPARE(run.code, ExitCode::Done);
        const CsvTable out = tableOf(run.output);
        QCOMPARE(out.rowCount(), 1);
        QCOMPARE(!cell(out, 0, "error").isEmpty(), refused);
        bool number = false;
        const double rate = cell(out, 0, "pred_tokens_per_s_per_gpu").toDouble(&number);
        QCOMPARE(number && qIsFinite(rate) && rate > 0, !refused);
    }

    void exitCodes_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<ExitCode>("code");
        const auto row =
            [](const char* name, const char* words, const QByteArray& input, ExitCode code) {
                QTest::newRow(name)
                    << QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts) << input << code;
            };
        const QByteArray good = "id,params_b,accelerator\nx,7,B200\n";
        row("good", "--batch -", good, ExitCode::Done);
        row("rate", "--batch - --kind rate", good, ExitCode::Done);
        row("no rows", "--batch -", "id,params_b,accelerator\n", ExitCode::Done);
        row("only refused rows", "--batch -", "params_b,accelerator\n7,X1\n", ExitCode::Done);
        row("empty file", "--batch -", "", ExitCode::Refused);
        row("no card column", "--batch -", "id,params_b\nx,7\n", ExitCode::Refused);
        row("no size column", "--batch -", "id,accelerator\nx,B200\n", ExitCode::Refused);
        row("ragged", "--batch -", "params_b,accelerator\n7\n", ExitCode::Refused);
        row("open quote", "--batch -", "params_b,accelerator\n7,\"B200\n", ExitCode::Refused);
        row("binary", "--batch -", QByteArray("\0\1\xff\xfe", 4), ExitCode::Refused);
        row("no batch", "", good, ExitCode::Usage);
        row("stray argument", "IN.csv --batch -", good, ExitCode::Usage);
        row("bad kind", "--batch - --kind fast", good, ExitCode::Usage);
        row("unknown option", "--batch - --fast", good, ExitCode::Usage);
        row("missing file", "--batch /nonexistent.csv", good, ExitCode::FileTrouble);
        row("a folder", "--batch /tmp", good, ExitCode::FileTrouble);
        row("unwritable", "--batch - --out /nonexistent/out.csv", good, ExitCode::FileTrouble);
    }
    void exitCodes()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QFETCH(ExitCode, code);
        const CliRun run =
            runCli(QStringList{QStringLiteral("predict")} + arguments, nullptr, input);
        QVERIFY2(run.code == code, run.messages.constData());
        QCOMPARE(run.output.isEmpty(), code != ExitCode::Done);
        QCOMPARE(run.messages.isEmpty(), code == ExitCode::Done);
    }

    void summaryAsJson()
    {
        const QTemporaryDir folder;
        const QString in = folder.filePath(QStringLiteral("in.csv"));
        const QString out = folder.filePath(QStringLiteral("out.csv"));
        QFile file(in);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("id,params_b,accelerator\nx,7,B200\ny,7,X9000\n");
        file.close();
        const CliRun run = runCli(
            {QStringLiteral("predict"),
             QStringLiteral("--batch"),
             in,
             QStringLiteral("--out"),
             out,
             QStringLiteral("--json")});
        QCOMPARE(run.code, ExitCode::Done);
        const QJsonObject json = run.json();
        QCOMPARE(
            json.value(QLatin1String("schema")).toString(), QStringLiteral("suanchou.predict/1"));
        QCOMPARE(json.value(QLatin1String("rows")).toInt(), 2);
        QCOMPARE(json.value(QLatin1String("predicted")).toInt(), 1);
        const QJsonArray errors = json.value(QLatin1String("errors")).toArray();
        QCOMPARE(errors.size(), 1);
        const QJsonObject error = errors.at(0).toObject();
        QCOMPARE(error.value(QLatin1String("row")).toInt(), 3);
        QCOMPARE(error.value(QLatin1String("id")).toString(), QStringLiteral("y"));
        QCOMPARE(
            error.value(QLatin1String("code")).toString(), QStringLiteral("accelerator.unknown"));
        QVERIFY(!error.value(QLatin1String("message")).toString().isEmpty());
        QCOMPARE(tableOf(readFile(out).value()).rowCount(), 2);
        QVERIFY(!json.contains(QLatin1String("predictions")));
    }

    /// Without a file the JSON has the predictions: table and summary do not share a stream.
    void predictionsAsJson_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("speed");
        const QString json = QStringLiteral("--json");
        const QString rate = QStringLiteral("pred_tokens_per_s_per_gpu");
        QTest::newRow("no file") << QStringList{json} << rate;
        QTest::newRow("output named")
            << QStringList{json, QStringLiteral("-o"), QStringLiteral("-")} << rate;
        QTest::newRow("runs") << QStringList{json, QStringLiteral("--kind"), QStringLiteral("run")}
                              << QStringLiteral("pred_gpu_hours");
    }
    void predictionsAsJson()
    {
        QFETCH(QStringList, more);
        QFETCH(QString, speed);
        const QByteArray table = "id,params_b,accelerator,tokens_b\nx,7,B200,9\ny,7,X9000,9\n";
        const CliRun run = predict(table, more);
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY(run.messages.isEmpty());
        const QJsonObject json = run.json();
        QCOMPARE(json.value(QLatin1String("rows")).toInt(), 2);
        QCOMPARE(json.value(QLatin1String("errors")).toArray().size(), 1);
        const QJsonArray predictions = json.value(QLatin1String("predictions")).toArray();
        QCOMPARE(predictions.size(), 1);
        const QJsonObject one = predictions.at(0).toObject();
        QCOMPARE(one.value(QLatin1String("row")).toInt(), 2);
        QCOMPARE(one.value(QLatin1String("id")).toString(), QStringLiteral("x"));
        QVERIFY(one.value(QLatin1String("fits")).isBool());
        QStringList words = more;
        words.removeAll(QStringLiteral("--json"));
        const CsvTable csv = tableOf(predict(table, words).output);
        QCOMPARE(one.value(speed).toDouble(), csv.cell(0, speed).toDouble());
        QVERIFY(one.value(speed).toDouble() > 0);
        QCOMPARE(one.value(QLatin1String("layout")).toString(), cell(csv, 0, "layout"));
    }

    /// "-" is the output, as it is the input; no file of that name appears.
    void dashIsTheOutput()
    {
        const QByteArray table = "id,params_b,accelerator\nx,7,B200\n";
        const CliRun run = predict(table, {QStringLiteral("-o"), QStringLiteral("-")});
        QCOMPARE(run.code, ExitCode::Done);
        QCOMPARE(run.output, predict(table).output);
        QVERIFY(!QFile::exists(QStringLiteral("-")));
    }

    /// A layout that cannot be loses its own row, not the others.
    void impossibleLayouts()
    {
        const CliRun run =
            predict("id,params_b,layers,hidden,heads,accelerator,accel_count,tp,pp,recompute\n"
                    "a,70,80,8192,64,H100-SXM-80G,512,7,1,full\n"
                    "b,70,80,8192,64,H100-SXM-80G,512,8,1,full\n"
                    "c,70,80,8192,64,H100-SXM-80G,512,8,161,full\n"
                    "d,70,80,8192,64,H100-SXM-80G,512,8,1,bogus\n");
        QCOMPARE(run.code, ExitCode::Done);
        const CsvTable out = tableOf(run.output);
        QCOMPARE(out.rowCount(), 4);
        QCOMPARE(
            cell(out, 0, "error"),
            QStringLiteral(
                "Row 2, column \"tp\": \"7\" is not possible; expected a divisor of heads 64"));
        QVERIFY(cell(out, 1, "error").isEmpty());
        QVERIFY(cell(out, 2, "error").contains(QLatin1String("Row 4, column \"pp\"")));
        QVERIFY(cell(out, 3, "error").contains(QLatin1String("none | selective | full")));
    }

    void refusalAsJson()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("out.csv"));
        const CliRun run =
            predict("id\nx\n", {QStringLiteral("--json"), QStringLiteral("--out"), out});
        QCOMPARE(run.code, ExitCode::Refused);
        QCOMPARE(
            run.json()
                .value(QLatin1String("error"))
                .toObject()
                .value(QLatin1String("code"))
                .toString(),
            QStringLiteral("csv.column_missing"));
        QVERIFY(!QFile::exists(out));
    }

    void sharedTables_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("kind");
        QTest::newRow("rates") << QStringLiteral("data/throughput.csv") << QStringLiteral("rate");
        QTest::newRow("runs") << QStringLiteral("data/training_runs.csv") << QStringLiteral("run");
    }
    void sharedTables()
    {
        QFETCH(QString, file);
        QFETCH(QString, kind);
        const QString path = test::sharedFile(file);
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const CliRun run = runCli(
            {QStringLiteral("predict"),
             QStringLiteral("--batch"),
             path,
             QStringLiteral("--kind"),
             kind});
        QCOMPARE(run.code, ExitCode::Done);
        const CsvTable in = tableOf(readFile(path).value());
        const CsvTable out = tableOf(run.output);
        QCOMPARE(out.rowCount(), in.rowCount());
        for (qsizetype row = 0; row < in.rowCount(); ++row) {
            QCOMPARE(cell(out, row, "id"), cell(in, row, "id"));
            const bool predicted = !cell(out, row, "pred_p10").isEmpty();
            QCOMPARE(predicted, cell(out, row, "error").isEmpty());
            if (kind == QLatin1String("rate"))
                QVERIFY2(predicted, qPrintable(cell(out, row, "id")));
        }
    }
};

QTEST_MAIN(TestPredict)
#include "tst_predict.moc"
