// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/describe.h"
#include "tests/support/tables.h"

#include <QJsonDocument>

using namespace suanchou;

namespace {

/// The sample with one field set (path of keys, "stages.0.x" style) to a JSON value.
QByteArray sampleWith(const QByteArray& from, const QByteArray& to)
{
    QByteArray json = *readFile(QStringLiteral(":/facts/samples/13b-shanghai.suanchou"));
    return json.replace(from, to);
}

} // namespace

class TestPlanJson : public QObject
{
    Q_OBJECT

private slots:
    void sampleComesBackUnchanged()
    {
        const Plan plan = test::samplePlan();
        QCOMPARE(plan.name, QStringLiteral("13B 上海"));
        QCOMPARE(plan.stages.front().gpus, std::optional(GpuCount(8)));
        const Result<Plan> again = readPlan(writePlan(plan));
        QVERIFY(again);
        QVERIFY(*again == plan);
        QCOMPARE(writePlan(*again), writePlan(plan));
    }

    void unknownFieldsAreKept()
    {
        const QByteArray json =
            sampleWith("\"kind\": \"pretrain\"", "\"kind\": \"pretrain\", \"colour\": \"red\"")
                .replace("\"terms\"", "\"future\": {\"a\": [1]}, \"terms\"");
        const Result<Plan> plan = readPlan(json);
        QVERIFY(plan);
        const QByteArray written = writePlan(*plan);
        QVERIFY(written.contains("\"colour\": \"red\""));
        QVERIFY(written.contains("\"future\""));
    }

    void textsAreReadLikeInFields()
    {
        const Result<Plan> plan =
            readPlan(sampleWith("{ \"library\": \"llama-2-13b\" }", "{ \"size\": \"130 亿\" }")
                         .replace("18000000000", "\"18B token\"")
                         .replace("{ \"days\": 30 }", "\"2026年9月30日\""));
        QVERIFY(plan);
        QCOMPARE(std::get<ParameterCount>(plan->stages.front().model).value(), 13e9);
        QCOMPARE(std::get<TokenCount>(plan->stages.front().data).value(), 18e9);
        QCOMPARE(std::get<QDate>(*plan->deadline), QDate(2026, 9, 30));
    }

    /// A model's own config.json and a measured speed travel with the plan.
    void configAndMeasurementComeBack_data()
    {
        QTest::addColumn<QByteArray>("measured");
        QTest::newRow("tokens") << QByteArray("\"tokens_per_s_per_gpu\": 2600");
        QTest::newRow("flops") << QByteArray("\"tflops_per_gpu\": 150.5");
        QTest::newRow("share") << QByteArray("\"mfu\": 0.485");
        QTest::newRow("share of a peak") << QByteArray("\"mfu\": 0.485, \"peak_tflops\": 312");
    }
    void configAndMeasurementComeBack()
    {
        QFETCH(QByteArray, measured);
        const QByteArray json =
            sampleWith(
                "{ \"library\": \"llama-2-13b\" }",
                "{ \"name\": \"ours\", \"config\": { \"model_type\": \"llama\", \"x\": [1, null] } "
                "}")
                .replace(
                    "\"gpus\": 8",
                    QByteArray(
                        "\"gpus\": 8, \"measured\": { \"accelerator\": \"A100-80GB\", " + measured +
                        " }"));
        const Result<Plan> plan = readPlan(json);
        QVERIFY(plan);
        const auto& model = std::get<ConfiguredModel>(plan->stages.front().model);
        QCOMPARE(model.name, QStringLiteral("ours"));
        QCOMPARE(model.config.size(), 2);
        QCOMPARE(plan->stages.front().measured->accelerator, QStringLiteral("A100-80GB"));
        const Result<Plan> again = readPlan(writePlan(*plan));
        QVERIFY(again);
        QVERIFY(*again == *plan);
    }

    void configNames_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("name");
        QTest::newRow("own name") << QStringLiteral("/m/qwen3-8b.json")
                                  << QStringLiteral("qwen3-8b");
        QTest::newRow("dots") << QStringLiteral("/m/phi-3.5.json") << QStringLiteral("phi-3.5");
        QTest::newRow("folder") << QStringLiteral("/m/Qwen3-8B/config.json")
                                << QStringLiteral("Qwen3-8B");
    }
    void configNames()
    {
        QFETCH(QString, path);
        QFETCH(QString, name);
        QCOMPARE(configName(path), name);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("field");
        const auto change =
            [](const char* name, const char* from, const char* to, const char* field) {
                QTest::newRow(name) << sampleWith(from, to) << QString::fromLatin1(field);
            };
        change("kind", "\"pretrain\"", "\"prertain\"", "stages[0].kind");
        change("tokens", "18000000000", "-1", "stages[0].data.tokens");
        change("tokens text", "18000000000", "\"18,00\"", "stages[0].data.tokens");
        change(
            "both data",
            "\"tokens\": 18000000000",
            "\"tokens\": 1e9, \"text_bytes\": 1e9",
            "stages[0].data.text_bytes");
        change("gpus", "\"gpus\": 8", "\"gpus\": 0", "stages[0].gpus");
        change("gpus fraction", "\"gpus\": 8", "\"gpus\": 8.5", "stages[0].gpus");
        change("gpus text", "\"gpus\": 8", "\"gpus\": \"8\"", "stages[0].gpus");
        change("sequence", "4096", "4", "stages[0].seq_len");
        change("epochs", "\"epochs\": 1", "\"epochs\": 0", "stages[0].epochs");
        change("deadline", "{ \"days\": 30 }", "{ \"days\": 0 }", "deadline");
        change("deadline order", "{ \"days\": 30 }", "\"30/09/2026\"", "deadline");
        change("start", "\"2026-09-01\"", "\"soon\"", "start");
        change("region", "[\"CN\"]", "[\"DE\"]", "region_rule.allowed");
        change("currency", "\"CNY\",", "\"JPY\",", "currency");
        change(
            "assumption",
            "\"assumptions\": {}",
            "\"assumptions\": {\"run_factor\": \"x\"}",
            "assumptions");
        change("validity", "\"valid_days\": 15", "\"valid_days\": 0", "terms.valid_days");
        change(
            "model twice",
            "\"library\": \"llama-2-13b\"",
            "\"library\": \"llama-2-13b\", \"size\": 13e9",
            "stages[0].model.library");
        change(
            "config and library",
            "\"library\": \"llama-2-13b\"",
            "\"library\": \"llama-2-13b\", \"config\": {}",
            "stages[0].model.config");
        change(
            "config type",
            "\"library\": \"llama-2-13b\"",
            "\"config\": \"llama\"",
            "stages[0].model.config");
        const auto measured = [&change](const char* name, const char* fields, const char* field) {
            const QByteArray with = "\"gpus\": 8, \"measured\": { " + QByteArray(fields) + " }";
            change(name, "\"gpus\": 8", with.constData(), field);
        };
        measured("measured without card", "\"mfu\": 0.4", "stages[0].measured.accelerator");
        measured("measured nothing", "\"accelerator\": \"L20\"", "stages[0].measured.mfu");
        measured(
            "measured twice",
            "\"accelerator\": \"L20\", \"mfu\": 0.4, \"tflops_per_gpu\": 50",
            "stages[0].measured.mfu");
        measured("measured zero", "\"accelerator\": \"L20\", \"mfu\": 0", "stages[0].measured.mfu");
        measured(
            "measured peak",
            "\"accelerator\": \"L20\", \"mfu\": 0.4, \"peak_tflops\": -1",
            "stages[0].measured.peak_tflops");
    }
    void refusals()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, field);
        const Result<Plan> plan = readPlan(json);
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::PlanRefused);
        QStringList fields;
        for (const Error& cause : plan.error().causes)
            fields.append(cause.params.value(QStringLiteral("field")).toString());
        QVERIFY2(fields.contains(field), qPrintable(fields.join(u' ')));
    }

    /// A message never shows the place where a value would stand.
    void messagesAreFilled_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("stage") << sampleWith("\"stages\": [", "\"stages\": [\"x\", ");
        QTest::newRow("measured nothing")
            << sampleWith("\"gpus\": 8", "\"gpus\": 8, \"measured\": { \"accelerator\": \"L20\" }");
    }
    void messagesAreFilled()
    {
        QFETCH(QByteArray, json);
        const Result<Plan> plan = readPlan(json);
        QVERIFY(!plan);
        const QString said = describe(plan.error(), Speech(Language::English));
        QVERIFY2(!said.contains(QStringLiteral("%{")), qPrintable(said));
    }

    void everyMistakeIsReportedAtOnce()
    {
        const Result<Plan> plan = readPlan(sampleWith("\"pretrain\"", "\"x\"")
                                               .replace("\"gpus\": 8", "\"gpus\": 0")
                                               .replace("4096", "1"));
        QVERIFY(!plan);
        QCOMPARE(plan.error().causes.size(), std::size_t(3));
    }

    void wholeFileRefusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("code");
        QTest::newRow("not json") << QByteArray("13B") << QStringLiteral("json.syntax");
        QTest::newRow("cut off") << sampleWith("}", "").left(200) << QStringLiteral("json.syntax");
        QTest::newRow("other format")
            << QByteArray("{\"format\": \"x\"}") << QStringLiteral("plan.format_unknown");
        QTest::newRow("newer") << sampleWith("\"version\": 1", "\"version\": 2")
                               << QStringLiteral("plan.version_newer");
        QTest::newRow("no version")
            << sampleWith("\"version\": 1,", "") << QStringLiteral("plan.refused");
        QTest::newRow("no stages")
            << sampleWith("\"stages\"", "\"steps\"") << QStringLiteral("plan.refused");
    }
    void wholeFileRefusals()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, code);
        const Result<Plan> plan = readPlan(json);
        QVERIFY(!plan);
        QCOMPARE(QString(codeName(plan.error().code)), code);
    }

    /// Whatever the bytes, reading ends in a plan or an error.
    void damagedBytesNeverCrash()
    {
        const QByteArray good = *readFile(QStringLiteral(":/facts/samples/13b-shanghai.suanchou"));
        for (qsizetype i = 0; i < good.size(); ++i) {
            QByteArray bad = good;
            bad[i] = static_cast<char>(bad.at(i) ^ 0x15);
            const Result<Plan> plan = readPlan(bad);
            if (plan)
                QVERIFY(readPlan(writePlan(*plan)));
            QVERIFY(readPlan(good.left(i)).has_value() == false || i > good.size() - 3);
        }
    }
};

QTEST_APPLESS_MAIN(TestPlanJson)
#include "tst_planjson.moc"
