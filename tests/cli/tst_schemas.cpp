// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/atomicfile.h"
#include "tests/support/clirun.h"

#include <QDir>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

using namespace suanchou;
using test::CliRun;
using test::runCli;
using test::samplePath;

namespace {

QString schemaFolder()
{
    return QStringLiteral(SUANCHOU_SOURCE_DIR "/resources/schema-json");
}

QJsonObject jsonFile(const QString& path)
{
    return readFile(path).and_then(parseJsonObject).value_or(QJsonObject());
}

/// What a schema has against a document; empty if nothing.
QString complaints(const QString& name, const QJsonObject& document)
{
    const QJsonValue definition =
        jsonFile(schemaFolder() + u'/' + name + QStringLiteral(".schema.json"));
    if (definition.toObject().isEmpty())
        return QStringLiteral("no schema ") + name;
    valijson::Schema schema;
    valijson::SchemaParser parser;
    parser.populateSchema(valijson::adapters::QtJsonAdapter(definition), schema);
    valijson::Validator validator;
    valijson::ValidationResults results;
    const QJsonValue value = document;
    if (validator.validate(schema, valijson::adapters::QtJsonAdapter(value), &results))
        return {};
    QStringList out;
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
        QString place;
        for (const std::string& part : error.context)
            place += QString::fromStdString(part);
        out.append(place + QStringLiteral(": ") + QString::fromStdString(error.description));
    }
    return out.join(u'\n');
}

} // namespace

/// resources/schema-json is what other programs rely on: outputs, examples and schemas agree.
class TestSchemas : public QObject
{
    Q_OBJECT

private slots:
    void everySchemaHasAnExample()
    {
        const QStringList schemas =
            QDir(schemaFolder()).entryList({QStringLiteral("*.schema.json")}, QDir::Files);
        QVERIFY(schemas.size() >= 9);
        for (const QString& file : schemas) {
            const QString name = file.section(u'.', 0, 0);
            const QJsonObject example =
                jsonFile(schemaFolder() + u'/' + name + QStringLiteral(".example.json"));
            QVERIFY2(!example.isEmpty(), qPrintable(name));
            const QString wrong = complaints(name, example);
            QVERIFY2(wrong.isEmpty(), qPrintable(name + u'\n' + wrong));
        }
    }

    void outputs_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const char* schema, const QStringList& arguments) {
            QTest::newRow(name) << QString::fromLatin1(schema) << arguments;
        };
        const auto words = [](const char* text) {
            return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
        };
        const QString plan = samplePath();
        row("estimate", "estimate", {QStringLiteral("estimate"), plan});
        row("estimate, nothing fits", "estimate", words("estimate --model 100T --tokens 18B"));
        row("estimate, experts",
            "estimate",
            words("estimate --model deepseek-v3 --tokens 1T --deadline 90d --precision fp8"));
        row("compare", "compare", {QStringLiteral("compare"), plan});
        row("compare, all", "compare", {QStringLiteral("compare"), plan, QStringLiteral("--all")});
        row("compare, all prices known",
            "compare",
            {QStringLiteral("compare"),
             plan,
             QStringLiteral("--today"),
             QStringLiteral("2026-11-30")});
        row("catalog check", "catalog_check", words("catalog check"));
        row("catalog list", "catalog_list", words("catalog list --history"));
        row("plan check", "plan_check", {QStringLiteral("plan"), QStringLiteral("check"), plan});
        row("refused size", "error", words("estimate --model 13K --tokens 1T"));
        row("refused option", "error", words("estimate --model 13B --tokens 1T --data 1TB"));
        row("unknown command", "error", words("estimat"));
        row("missing file", "error", words("inspect /nonexistent.json"));
    }
    void outputs()
    {
        QFETCH(QString, schema);
        QFETCH(QStringList, arguments);
        const CliRun run = runCli(arguments + QStringList{QStringLiteral("--json")});
        const Result<QJsonObject> json = parseJsonObject(run.output);
        QVERIFY2(json, run.messages.constData());
        const QString wrong = complaints(schema, *json);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void inspectOfEveryPublishedConfig()
    {
        const QString folder = test::sharedFile(QStringLiteral("data/hf_configs"));
        if (folder.isEmpty())
            QSKIP("../shared is not here");
        const QStringList files = QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files);
        for (const QString& file : files) {
            const CliRun run =
                runCli({QStringLiteral("inspect"), folder + u'/' + file, QStringLiteral("--json")});
            const Result<QJsonObject> json = parseJsonObject(run.output);
            QVERIFY2(json, qPrintable(file));
            const QString wrong = complaints(QStringLiteral("inspect"), *json);
            QVERIFY2(wrong.isEmpty(), qPrintable(file + u'\n' + wrong));
        }
    }

    void predictSummary()
    {
        const QTemporaryDir folder;
        const QString in = folder.filePath(QStringLiteral("in.csv"));
        QVERIFY(writeFileAtomically(
            in,
            "id,model,params_b,accelerator,accel_count,precision\n"
            "a,Llama-2-13B,13,A100-SXM-80G,8,bf16\n"
            "b,Llama-2-13B,13,Abacus,8,bf16\n"));
        const QStringList words{
            QStringLiteral("predict"),
            QStringLiteral("--batch"),
            in,
            QStringLiteral("--json"),
            QStringLiteral("--out")};
        for (const QString& out :
             {folder.filePath(QStringLiteral("out.csv")), QStringLiteral("-")}) {
            const CliRun run = runCli(words + QStringList{out});
            const QString wrong = complaints(QStringLiteral("predict"), run.json());
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    void samplePlan()
    {
        const QString wrong = complaints(QStringLiteral("plan"), jsonFile(samplePath()));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    /// A field that the schema does not know, and one that it misses, are complaints: the test
    /// above can fail.
    void changedOutputsAreNoticed()
    {
        QJsonObject example = jsonFile(schemaFolder() + QStringLiteral("/inspect.example.json"));
        QVERIFY(complaints(QStringLiteral("inspect"), example).isEmpty());
        example.insert(QStringLiteral("surprise"), 1);
        QVERIFY(!complaints(QStringLiteral("inspect"), example).isEmpty());
        example.remove(QStringLiteral("surprise"));
        example.remove(QStringLiteral("params_total"));
        QVERIFY(!complaints(QStringLiteral("inspect"), example).isEmpty());
    }
};

QTEST_MAIN(TestSchemas)
#include "tst_schemas.moc"
