// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/describe.h"
#include "app/storage/workspace.h"
#include "tests/support/clirun.h"
#include "tests/support/quotes.h"
#include "ui/charts/plotchartpainter.h"

#include <QJsonArray>
#include <QTemporaryDir>

using namespace suanchou;
using test::CliRun;
using test::runCli;
using test::samplePath;
using test::words;

Q_DECLARE_METATYPE(suanchou::ExitCode)

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void exitCodes_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<ExitCode>("code");
        const QString plan = samplePath();
        const auto row = [](const char* name, const QStringList& arguments, ExitCode code) {
            QTest::newRow(name) << arguments << code;
        };
        row("help", words("--help"), ExitCode::Done);
        row("version", words("--version"), ExitCode::Done);
        row("nothing", {}, ExitCode::Usage);
        row("unknown command", words("estimat"), ExitCode::Usage);
        row("estimate", {QStringLiteral("estimate"), plan}, ExitCode::Done);
        row("estimate by options",
            words("estimate --model 13B --tokens 18B --deadline 30d"),
            ExitCode::Done);
        row("estimate by bytes",
            words("estimate --model 13B --data 80GB --language zh"),
            ExitCode::Done);
        row("unknown option", words("estimate --modell 13B"), ExitCode::Usage);
        row("an option twice", words("estimate --model 7B --model 8B"), ExitCode::Usage);
        row("both places", words("catalog list --mainland --abroad"), ExitCode::Usage);
        row("option without value", words("estimate --model"), ExitCode::Usage);
        row("bad language",
            {QStringLiteral("estimate"), plan, QStringLiteral("--lang"), QStringLiteral("de")},
            ExitCode::Usage);
        row("bad day",
            {QStringLiteral("estimate"),
             plan,
             QStringLiteral("--today"),
             QStringLiteral("28/08/2026")},
            ExitCode::Usage);
        row("two plans", {QStringLiteral("compare"), plan, plan}, ExitCode::Usage);
        row("no plan", words("compare"), ExitCode::Usage);
        row("help of a command", words("estimate --help"), ExitCode::Done);
        row("unknown card over a plan",
            {QStringLiteral("estimate"), plan, QStringLiteral("--gpu"), QStringLiteral("X9000")},
            ExitCode::Refused);
        row("two amounts of data",
            words("estimate --model 13B --tokens 18B --data 1TB"),
            ExitCode::Usage);
        row("bad stage", words("estimate --model 13B --tokens 18B --stage foo"), ExitCode::Refused);
        row("bad language of the text",
            words("estimate --model 13B --data 1TB --language klingon"),
            ExitCode::Refused);
        row("size out of range", words("estimate --model 13K --tokens 18B"), ExitCode::Refused);
        row("half a flag",
            words("estimate --model 13B --tokens 18B --list-prices-include-vat 0.5"),
            ExitCode::Refused);
        row("inspect nothing", words("inspect"), ExitCode::Usage);
        row("inspect two", words("inspect a.json b.json"), ExitCode::Usage);
        row("inspect a missing file", words("inspect /nonexistent.json"), ExitCode::FileTrouble);
        row("no data", words("estimate --model 13B"), ExitCode::Refused);
        row("bad model", words("estimate --model GPT-9 --tokens 18B"), ExitCode::Refused);
        row("bad tokens", words("estimate --model 13B --tokens 1,8B"), ExitCode::Refused);
        row("bad card", words("estimate --model 13B --tokens 18B --gpu X9000"), ExitCode::Refused);
        row("bad assumption",
            words("estimate --model 13B --tokens 18B --run-factor 7"),
            ExitCode::Refused);
        row("assumption without value",
            words("estimate --model 13B --tokens 18B --run-factor"),
            ExitCode::Usage);
        row("unknown assumption",
            words("estimate --model 13B --tokens 18B --run-facter 0.8"),
            ExitCode::Usage);
        row("missing file", words("compare /nonexistent.suanchou"), ExitCode::FileTrouble);
        row("unwritable file",
            {QStringLiteral("compare"),
             plan,
             QStringLiteral("-o"),
             QStringLiteral("/nonexistent/x.txt")},
            ExitCode::FileTrouble);
        row("check", {QStringLiteral("plan"), QStringLiteral("check"), plan}, ExitCode::Done);
        row("check nothing", words("plan check"), ExitCode::Usage);
        row("plan nothing", words("plan"), ExitCode::Usage);
        row("catalog check", words("catalog check"), ExitCode::Done);
        row("catalog list",
            words("catalog list --provider AutoDL --mode on_demand"),
            ExitCode::Done);
        row("catalog nothing", words("catalog"), ExitCode::Usage);
        row("catalog of another action", words("catalog burn"), ExitCode::Usage);
        row("catalog of an unknown mode", words("catalog list --mode hourly"), ExitCode::Usage);
        row("catalog of an unknown kind", words("catalog list --kind rumour"), ExitCode::Usage);
        row("catalog here and abroad", words("catalog list --mainland --abroad"), ExitCode::Usage);
        row("catalog list of a file", words("catalog list prices.csv"), ExitCode::Usage);
        row("catalog check of two files", words("catalog check a.csv b.csv"), ExitCode::Usage);
        row("catalog check with a filter", words("catalog check --card T4"), ExitCode::Usage);
        row("catalog check of nothing",
            words("catalog check /nonexistent.csv"),
            ExitCode::FileTrouble);
        row("catalog check of a plan",
            {QStringLiteral("catalog"), QStringLiteral("check"), plan},
            ExitCode::Refused);
        row("the output by its name",
            {QStringLiteral("compare"), plan, QStringLiteral("-o"), QStringLiteral("-")},
            ExitCode::Done);
        row("quote of no form",
            {QStringLiteral("quote"), plan, QStringLiteral("-o"), QStringLiteral("-")},
            ExitCode::Usage);
        row("quote without file", {QStringLiteral("quote"), plan}, ExitCode::Usage);
        row("quote of unknown form",
            {QStringLiteral("quote"), plan, QStringLiteral("-o"), QStringLiteral("/tmp/x.docx")},
            ExitCode::Usage);
    }
    void exitCodes()
    {
        QFETCH(QStringList, arguments);
        QFETCH(ExitCode, code);
        const CliRun run = runCli(arguments);
        QVERIFY2(run.code == code, run.messages.constData());
        // Results on one stream, messages on the other.
        QCOMPARE(run.output.isEmpty(), code != ExitCode::Done);
        QCOMPARE(run.messages.isEmpty(), code == ExitCode::Done);
    }

    void refusalAsJson()
    {
        const CliRun run = runCli(words("estimate --model 13B --tokens 1,8B --gpu X9000 --json"));
        QCOMPARE(run.code, ExitCode::Refused);
        const QJsonObject error = run.json().value(QLatin1String("error")).toObject();
        QCOMPARE(error.value(QLatin1String("code")).toString(), QStringLiteral("plan.refused"));
        const QJsonObject cause = error.value(QLatin1String("causes")).toArray().at(0).toObject();
        QCOMPARE(
            cause.value(QLatin1String("params"))
                .toObject()
                .value(QLatin1String("field"))
                .toString(),
            QStringLiteral("--tokens"));
        QVERIFY(!cause.value(QLatin1String("message")).toString().isEmpty());
    }

    void everyAssumptionIsAnOption_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command : {"estimate", "compare", "quote", "plan"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }
    void everyAssumptionIsAnOption()
    {
        QFETCH(QString, command);
        for (const Language language : {Language::English, Language::Chinese}) {
            const Speech speech(language);
            const QString help = QString::fromUtf8(
                runCli({command,
                        QStringLiteral("--help"),
                        QStringLiteral("--lang"),
                        speech.isChinese() ? QStringLiteral("zh") : QStringLiteral("en")})
                    .output);
            for (const AssumptionSpec& spec : test::world()->assumptions.specs()) {
                const qsizetype at =
                    help.indexOf(u"--" + QString(spec.id).replace(u'_', u'-') + u" VALUE\n");
                QVERIFY2(at >= 0, qPrintable(spec.id));
                const QString line = help.mid(at).section(u'\n', 1, 1);
                const AssumptionText text = describe(spec, speech);
                for (const QString& part :
                     {speech.pick(spec.title), text.unit, text.defaultValue, text.bounds})
                    QVERIFY2(!part.isEmpty() && line.contains(part), qPrintable(line));
            }
        }
    }

    /// The default typed for each of them is accepted everywhere and changes nothing.
    void defaultsChangeNothing()
    {
        const QString plan = samplePath();
        QStringList options;
        for (const AssumptionSpec& spec : test::world()->assumptions.specs()) {
            options << u"--" + QString(spec.id).replace(u'_', u'-')
                    << describe(spec, Speech(Language::Chinese)).defaultValue;
        }
        for (const QStringList& command :
             {QStringList{QStringLiteral("estimate")},
              QStringList{QStringLiteral("compare")},
              QStringList{QStringLiteral("plan"), QStringLiteral("check")}}) {
            const QStringList plain = command + QStringList{plan, QStringLiteral("--json")};
            const CliRun with = runCli(plain + options);
            QVERIFY2(with.code == ExitCode::Done, with.output.constData());
            QCOMPARE(with.output, runCli(plain).output);
        }
    }

    void assumptionValues_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const char* option, const char* text, double value) {
            QTest::addRow("%s %s", option, text)
                << QString::fromLatin1(option) << QString::fromUtf8(text) << value;
        };
        row("run-factor", "0.7", 0.7);
        row("run-factor", "70 %", 0.7);
        row("run-factor", "７０％", 0.7);
        row("vat-rate", "0", 0);
        row("price-shelf-life", "30 天", 30);
        row("memory-reserve-gb", "5GB", 5);
        row("list-prices-include-vat", "no", 0);
        row("list-prices-include-vat", "否", 0);
        row("list-prices-include-vat", "0", 0);
    }
    void assumptionValues()
    {
        QFETCH(QString, option);
        QFETCH(QString, text);
        QFETCH(double, value);
        const CliRun run = runCli(
            {QStringLiteral("estimate"),
             samplePath(),
             QStringLiteral("--json"),
             u"--" + option,
             text});
        QCOMPARE(run.code, ExitCode::Done);
        const QString id = QString(option).replace(u'-', u'_');
        const QJsonArray used = run.json().value(QLatin1String("assumptions")).toArray();
        for (const QJsonValue each : used) {
            const QJsonObject assumption = each.toObject();
            const bool set = assumption.value(QLatin1String("id")).toString() == id;
            QCOMPARE(assumption.value(QLatin1String("overridden")).toBool(), set);
            if (set)
                QCOMPARE(assumption.value(QLatin1String("value")).toDouble(), value);
        }
    }

    void refusedAssumptions_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* name, const char* options, const QStringList& said) {
            QTest::newRow(name) << words(options) << said;
        };
        row("out of bounds",
            "--run-factor 7",
            {QStringLiteral("--run-factor: 7 is outside 20% to 100%")});
        row("below",
            "--price-shelf-life -1",
            {QStringLiteral("--price-shelf-life: -1 is outside 1 to 3,650\u202Fdays")});
        row("not a number",
            "--run-factor much",
            {QStringLiteral("--run-factor: \"much\" is not possible; expected a share")});
        row("not a flag",
            "--list-prices-include-vat 0.5",
            {QStringLiteral("--list-prices-include-vat: \"0.5\" is not possible; expected yes or "
                            "no")});
        row("ambiguous",
            "--checkpoints-kept 1,2",
            {QStringLiteral("--checkpoints-kept: \"1,2\" is not possible"),
             QStringLiteral("two ways")});
        row("half a copy",
            "--checkpoints-kept 2.5",
            {QStringLiteral(
                "--checkpoints-kept: \"2.5\" is not possible; expected a whole number")});
        row("all at once",
            "--run-factor 7 --vat-rate x --tokens 1,8B",
            {QStringLiteral("--run-factor"),
             QStringLiteral("--vat-rate"),
             QStringLiteral("--tokens")});
    }
    void refusedAssumptions()
    {
        QFETCH(QStringList, options);
        QFETCH(QStringList, said);
        const CliRun run = runCli(QStringList{QStringLiteral("estimate"), samplePath()} + options);
        QCOMPARE(run.code, ExitCode::Refused);
        const QString messages = QString::fromUtf8(run.messages);
        for (const QString& sentence : said)
            QVERIFY2(messages.contains(sentence), run.messages.constData());
    }

    void planFromStandardInput()
    {
        const CliRun run =
            runCli(words("estimate - --json"), nullptr, writePlan(test::samplePlan()));
        QCOMPARE(run.code, ExitCode::Done);
        QCOMPARE(
            run.json().value(QLatin1String("chosen")).toString(), QStringLiteral("A100-SXM-80G"));
    }

    void estimateKeys()
    {
        const QJsonObject json =
            runCli({QStringLiteral("estimate"), samplePath(), QStringLiteral("--json")}).json();
        QCOMPARE(
            json.value(QLatin1String("schema")).toString(), QStringLiteral("suanchou.estimate/1"));
        for (const char* key :
             {"work", "sizing", "chosen", "cost", "finish", "findings", "assumptions"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
        const QJsonObject work = json.value(QLatin1String("work")).toObject();
        QCOMPARE(work.value(QLatin1String("params")).toDouble(), 13015864320.0);
        QCOMPARE(work.value(QLatin1String("tokens")).toDouble(), 18e9);
        const QJsonArray sizing = json.value(QLatin1String("sizing")).toArray();
        QVERIFY(sizing.size() >= 30);
        for (const QJsonValue each : sizing) {
            for (const char* key :
                 {"accelerator",
                  "gpus_min",
                  "gpus",
                  "layout",
                  "mfu",
                  "steady_days",
                  "project_days",
                  "steady_gpu_hours",
                  "billed_gpu_hours",
                  "memory_gb_per_gpu",
                  "fits",
                  "evidence"})
                QVERIFY2(each.toObject().contains(QLatin1String(key)), key);
        }
        const QJsonObject cost = json.value(QLatin1String("cost")).toObject();
        QCOMPARE(cost.value(QLatin1String("p50")).toDouble(), 98801.35);
        QCOMPARE(cost.value(QLatin1String("currency")).toString(), QStringLiteral("CNY"));
        QCOMPARE(
            cost.value(QLatin1String("tax_basis")).toString(), QStringLiteral("included_assumed"));
    }

    void compareKeys()
    {
        const QJsonObject json =
            runCli({QStringLiteral("compare"), samplePath(), QStringLiteral("--json")}).json();
        const QJsonArray rows = json.value(QLatin1String("rows")).toArray();
        QVERIFY(rows.size() > 300);
        int priced = 0;
        for (const QJsonValue each : rows) {
            const QJsonObject row = each.toObject();
            for (const char* key :
                 {"provider",
                  "region",
                  "instance",
                  "accelerator",
                  "gpus",
                  "mode",
                  "term",
                  "lines",
                  "total",
                  "currency",
                  "as_of",
                  "source",
                  "confidence",
                  "problems"})
                QVERIFY2(row.contains(QLatin1String(key)), key);
            if (row.value(QLatin1String("total")).isNull())
                continue;
            ++priced;
            double sum = 0;
            const QJsonArray lines = row.value(QLatin1String("lines")).toArray();
            for (const QJsonValue line : lines)
                sum += line.toObject().value(QLatin1String("amount")).toDouble();
            QVERIFY(qAbs(sum - row.value(QLatin1String("total")).toDouble()) < 0.005);
        }
        QVERIFY(priced >= 8);
        const int best = json.value(QLatin1String("best")).toInt(-1);
        QVERIFY(best >= 0);
        QVERIFY(rows.at(best).toObject().value(QLatin1String("eligible")).toBool());
    }

    /// The day of the plan decides which prices are known.
    void beforeTheFirstPrice()
    {
        const QStringList plan = words("estimate --model 13B --tokens 300B --deadline 30d");
        const CliRun early = runCli(plan + words("--today 2020-01-01"));
        QVERIFY2(early.output.contains("No price by 2020-01-01"), early.output.constData());
        QVERIFY(early.output.contains("the first is of 2022"));
        const QString sample = test::samplePath();
        const CliRun compared =
            runCli(QStringList{QStringLiteral("compare"), sample} + words("--today 2020-01-01"));
        QVERIFY(compared.output.contains("No price by 2020-01-01"));
        const CliRun now = runCli(plan);
        QVERIFY(!now.output.contains("No price by"));
    }

    void compareCountsWhatItLeavesOut()
    {
        const QJsonObject usual =
            runCli({QStringLiteral("compare"), samplePath(), QStringLiteral("--json")}).json();
        const int leftOut = usual.value(QLatin1String("left_out")).toInt();
        QVERIFY(leftOut > 350);
        QVERIFY(usual.value(QLatin1String("market_references")).toArray().size() > 10);
        const QJsonObject all = runCli({QStringLiteral("compare"),
                                        samplePath(),
                                        QStringLiteral("--json"),
                                        QStringLiteral("--all")})
                                    .json();
        const QJsonArray rows = all.value(QLatin1String("rows")).toArray();
        QCOMPARE(rows.size(), usual.value(QLatin1String("rows")).toArray().size() + leftOut);
        QCOMPARE(all.value(QLatin1String("best")), usual.value(QLatin1String("best")));
        const QJsonObject last = rows.last().toObject();
        QVERIFY(last.value(QLatin1String("problems")).toArray().contains(QStringLiteral("abroad")));
        QVERIFY(last.value(QLatin1String("total")).isNull());
        QVERIFY(runCli({QStringLiteral("compare"), samplePath()})
                    .output.contains("Prices abroad left out by the region rule"));
    }

    /// Case PLAN-17: rate, date and the price as published stay beside the converted one.
    void compareShowsTheRate()
    {
        Plan plan = test::samplePlan();
        plan.regions.abroad = true;
        const QJsonObject json =
            runCli(words("compare - --json --today 2026-11-30"), nullptr, writePlan(plan)).json();
        const QJsonArray rows = json.value(QLatin1String("rows")).toArray();
        int converted = 0;
        for (const QJsonValue each : rows) {
            const QJsonObject row = each.toObject();
            QCOMPARE(row.value(QLatin1String("currency")).toString(), QStringLiteral("CNY"));
            if (row.value(QLatin1String("original_price")).isNull()) {
                QVERIFY(row.value(QLatin1String("rate")).isNull());
                continue;
            }
            ++converted;
            QCOMPARE(
                row.value(QLatin1String("original_currency")).toString(), QStringLiteral("USD"));
            QCOMPARE(row.value(QLatin1String("rate")).toDouble(), 6.6921);
            QCOMPARE(
                row.value(QLatin1String("rate_as_of")).toString(), QStringLiteral("2026-10-10"));
            QVERIFY(
                qAbs(
                    row.value(QLatin1String("list_price")).toDouble() -
                    row.value(QLatin1String("original_price")).toDouble() * 6.6921) < 0.000001);
        }
        QVERIFY(converted > 350);
    }

    /// Options stand over the file: what they do not name stays as it is there.
    void optionsOverAPlan()
    {
        const auto estimated = [](const QStringList& more) {
            return runCli(
                       QStringList{
                           QStringLiteral("estimate"), samplePath(), QStringLiteral("--json")} +
                       more)
                .json();
        };
        const QJsonObject plain = estimated({});
        QCOMPARE(plain.value(QLatin1String("chosen")).toString(), QStringLiteral("A100-SXM-80G"));
        const QJsonObject other = estimated({QStringLiteral("--gpu"), QStringLiteral("H800")});
        QCOMPARE(other.value(QLatin1String("chosen")).toString(), QStringLiteral("H800-SXM-80G"));
        QCOMPARE(other.value(QLatin1String("work")), plain.value(QLatin1String("work")));
        const QJsonObject more = estimated({QStringLiteral("--tokens"), QStringLiteral("36B")});
        QCOMPARE(more.value(QLatin1String("work"))[QLatin1String("tokens")].toDouble(), 36e9);
        QCOMPARE(more.value(QLatin1String("chosen")), plain.value(QLatin1String("chosen")));
    }

    void inspectCounts()
    {
        const QByteArray config =
            R"({"model_type": "llama", "hidden_size": 5120, "intermediate_size": 13824,
                "num_hidden_layers": 40, "num_attention_heads": 40, "vocab_size": 32000,
                "max_position_embeddings": 4096, "torch_dtype": "float16"})";
        const CliRun run = runCli(
            {QStringLiteral("inspect"), QStringLiteral("-"), QStringLiteral("--json")},
            nullptr,
            config);
        QCOMPARE(run.code, ExitCode::Done);
        const QJsonObject json = run.json();
        QCOMPARE(json.value(QLatin1String("params_total")).toDouble(), 13015864320.0);
        QCOMPARE(json.value(QLatin1String("weights_bytes")).toDouble(), 26031728640.0);
        QCOMPARE(json.value(QLatin1String("kv_bytes_per_token_16bit")).toDouble(), 819200.0);
        // As worked out in tst_shape.
        QCOMPARE(
            json.value(QLatin1String("train_flops_per_token")).toDouble(),
            77112145920.0 + 5033164800.0);
    }

    void explainPrintsTheTree()
    {
        const CliRun run =
            runCli({QStringLiteral("estimate"), samplePath(), QStringLiteral("--explain")});
        QVERIFY(run.output.contains("time at steady speed / Run factor"));
        QVERIFY(run.output.contains("measured, 144 rows"));
    }

    void languageIsAnOption()
    {
        const CliRun zh = runCli(
            {QStringLiteral("compare"),
             samplePath(),
             QStringLiteral("--lang"),
             QStringLiteral("zh")});
        QVERIFY(zh.output.contains("天翼云"));
        QVERIFY(zh.output.contains("区域未标明，请询问"));
        const CliRun en = runCli({QStringLiteral("compare"), samplePath()});
        QVERIFY(en.output.contains("China Telecom Cloud"));
        QVERIFY(en.output.contains("region not stated: ask"));
    }

    /// Received quotes count only where their file is named.
    void workspaceIsAnOption()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("工作区.sqlite"));
        const FixedClock clock(test::testDay());
        CountingIdSource ids;
        const auto workspace = Workspace::open(path, Workspace::Access::ReadWrite, clock, ids);
        QVERIFY((*workspace)->add(test::receivedQuote("A100 80G 八卡 200元/台/小时 含税")));
        const QByteArray before = readFile(path).value_or(QByteArray());
        const auto run = [&](const char* command, const QStringList& more) {
            return runCli(
                QStringList{QString::fromLatin1(command), samplePath(), QStringLiteral("--json")} +
                more);
        };
        const QStringList named{QStringLiteral("--workspace"), path};
        const auto total = [](const CliRun& result) {
            return result.json()
                .value(QLatin1String("cost"))
                .toObject()
                .value(QLatin1String("p50"))
                .toDouble();
        };
        QCOMPARE(total(run("estimate", {})), 98801.35);
        QCOMPARE(total(run("estimate", named)), 79000.0);
        const QJsonObject compared = run("compare", named).json();
        const QJsonObject best = compared.value(QLatin1String("rows"))
                                     .toArray()
                                     .at(compared.value(QLatin1String("best")).toInt())
                                     .toObject();
        QCOMPARE(best.value(QLatin1String("source")).toString(), QStringLiteral("received quote"));
        const QString paper = folder.filePath(QStringLiteral("q.csv"));
        const CliRun quoted = runCli(
            QStringList{QStringLiteral("quote"), samplePath(), QStringLiteral("-o"), paper} +
            named);
        QCOMPARE(quoted.code, ExitCode::Done);
        QVERIFY(readFile(paper)->contains("79000.00"));
        QVERIFY(readFile(paper)->contains("received quote"));
        // Reading leaves the file as it was, and makes none.
        QCOMPARE(readFile(path).value_or(QByteArray()), before);
        const QString missing = folder.filePath(QStringLiteral("none.sqlite"));
        QVERIFY(
            run("estimate", {QStringLiteral("--workspace"), missing}).code ==
            ExitCode::FileTrouble);
        QVERIFY(!QFile::exists(missing));
        const CliRun foreign = run("estimate", {QStringLiteral("--workspace"), samplePath()});
        QVERIFY(foreign.code == ExitCode::Refused);
        QCOMPARE(
            foreign.json()
                .value(QLatin1String("error"))
                .toObject()
                .value(QLatin1String("code"))
                .toString(),
            QStringLiteral("workspace.damaged"));
    }

    void todayMovesStaleness()
    {
        const auto problems = [](const QString& today) {
            const QJsonObject json = runCli({QStringLiteral("compare"),
                                             samplePath(),
                                             QStringLiteral("--json"),
                                             QStringLiteral("--today"),
                                             today})
                                         .json();
            int stale = 0;
            const QJsonArray rows = json.value(QLatin1String("rows")).toArray();
            for (const QJsonValue row : rows)
                stale += row.toObject()
                             .value(QLatin1String("problems"))
                             .toArray()
                             .contains(QStringLiteral("stale"));
            return stale;
        };
        QVERIFY(problems(QStringLiteral("2026-12-30")) > problems(QStringLiteral("2026-08-28")));
    }

    void quoteFiles()
    {
        const QTemporaryDir folder;
        const ui::PlotChartPainter charts;
        const auto quote = [&](const QString& name) {
            const QString path = folder.filePath(name);
            const CliRun run = runCli(
                {QStringLiteral("quote"), samplePath(), QStringLiteral("-o"), path}, &charts);
            return run.code == ExitCode::Done ? readFile(path).value_or(QByteArray())
                                              : QByteArray();
        };
        QVERIFY(quote(QStringLiteral("报价.pdf")).startsWith("%PDF"));
        QVERIFY(quote(QStringLiteral("q.csv")).contains("98801.35"));
        const QJsonObject json = QJsonDocument::fromJson(quote(QStringLiteral("q.json"))).object();
        QCOMPARE(
            json.value(QLatin1String("schema")).toString(), QStringLiteral("suanchou.quote/1"));
    }

    void nothingToQuoteIsRefused()
    {
        Plan plan = test::samplePlan();
        plan.regions.allowed.clear();
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("q.json"));
        const CliRun run = runCli(
            {QStringLiteral("quote"), QStringLiteral("-"), QStringLiteral("-o"), path},
            nullptr,
            writePlan(plan));
        QCOMPARE(run.code, ExitCode::Refused);
        QVERIFY(!QFile::exists(path));
    }
};

QTEST_MAIN(TestCli)
#include "tst_cli.moc"
