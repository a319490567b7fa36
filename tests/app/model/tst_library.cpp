// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/model/library.h"
#include "tests/support/tables.h"

using namespace suanchou;

class TestLibrary : public QObject
{
    Q_OBJECT

private slots:
    void namesAreForgiving_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("found");
        QTest::newRow("id") << QStringLiteral("llama-2-13b") << QStringLiteral("Llama-2-13B");
        QTest::newRow("name") << QStringLiteral("Llama-2-13B") << QStringLiteral("Llama-2-13B");
        QTest::newRow("spaces") << QStringLiteral("LLAMA 2 13b") << QStringLiteral("Llama-2-13B");
        QTest::newRow("dots") << QStringLiteral("qwen2.5_72B") << QStringLiteral("Qwen2.5-72B");
        QTest::newRow("none") << QStringLiteral("llama-2-14b") << QString();
        QTest::newRow("empty") << QString() << QString();
    }
    void namesAreForgiving()
    {
        QFETCH(QString, name);
        QFETCH(QString, found);
        const LibraryModel* model = test::world()->models.find(name);
        QCOMPARE(model ? model->name : QString(), found);
    }

    void bareSizeTakesANearShape_data()
    {
        QTest::addColumn<double>("size");
        QTest::addColumn<QString>("shape");
        QTest::newRow("13B") << 13e9 << QStringLiteral("Llama-2-13B");
        QTest::newRow("70B") << 70e9 << QStringLiteral("Llama-3-70B");
        QTest::newRow("13.3B is still near") << 13.3e9 << QStringLiteral("Llama-2-13B");
        QTest::newRow("100B has no neighbour") << 100e9 << QString();
    }
    void bareSizeTakesANearShape()
    {
        QFETCH(double, size);
        QFETCH(QString, shape);
        const ModelFacts facts = test::world()->models.factsOfSize(ParameterCount(size));
        QCOMPARE(facts.shapeName, shape);
        // The size typed is the size used, whatever the neighbour's is.
        QCOMPARE(facts.parameters.total.value(), size);
        QVERIFY(facts.shape.layers() > 0);
    }

    void unknownNameIsRefused()
    {
        const Result<ModelFacts> facts = test::world()->models.facts(QStringLiteral("GPT-9"));
        QVERIFY(!facts);
        QCOMPARE(facts.error().code, ErrorCode::ModelUnknown);
    }

    /// The whole library against the published counts beside the project.
    void countsAgreeWithPublishedOnes()
    {
        const QString path = test::sharedFile(QStringLiteral("data/hf_configs/expected.csv"));
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const CsvTable table = *CsvTable::parse(*readFile(path));
        int compared = 0;
        for (qsizetype i = 0; i < table.rowCount(); ++i) {
            const LibraryModel* model =
                test::world()->models.find(table.cell(i, QStringLiteral("name")));
            QVERIFY2(model, qPrintable(table.cell(i, QStringLiteral("name"))));
            const ParameterBreakdown counted = countParameters(model->shape);
            QCOMPARE(
                counted.total.value(), table.cell(i, QStringLiteral("params_total")).toDouble());
            QCOMPARE(
                counted.active.value(), table.cell(i, QStringLiteral("params_active")).toDouble());
            ++compared;
        }
        QCOMPARE(compared, 71);
    }

    /// Case HF-27: a headline is not the count.
    void headlinesAreCounted_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("total");
        QTest::newRow("Gemma 7B") << QStringLiteral("Gemma 7B") << 8537680896.0;
        QTest::newRow("Mixtral 8x7B") << QStringLiteral("Mixtral 8x7B") << 46702792704.0;
        QTest::newRow("Qwen1.5-MoE-A2.7B") << QStringLiteral("Qwen1.5-MoE-A2.7B") << 14315784192.0;
    }
    void headlinesAreCounted()
    {
        QFETCH(QString, name);
        QFETCH(double, total);
        const Result<ModelFacts> facts = test::world()->models.facts(name);
        QVERIFY(facts);
        QCOMPARE(facts->parameters.total.value(), total);
    }

    void libraryIsLargeAndOrdered()
    {
        const std::vector<LibraryModel>& models = test::world()->models.models();
        QVERIFY(models.size() >= 60);
        QVERIFY(std::is_sorted(
            models.begin(), models.end(), [](const LibraryModel& a, const LibraryModel& b) {
                return countParameters(a.shape).total < countParameters(b.shape).total;
            }));
        QSet<QString> ids;
        for (const LibraryModel& model : models) {
            QVERIFY2(!model.source.isEmpty(), qPrintable(model.id));
            QVERIFY2(!ids.contains(model.id), qPrintable(model.id));
            ids.insert(model.id);
        }
    }

    void damagedLibraryNamesTheField()
    {
        const Result<ModelLibrary> library = ModelLibrary::parse(
            R"({"models": [{"id": "x", "name": "X", "shape": {"layers": "many"}}]})");
        QVERIFY(!library);
        QCOMPARE(library.error().code, ErrorCode::ResourceDamaged);
        QStringList fields;
        for (const Error& cause : library.error().causes)
            fields.append(cause.params.value(QStringLiteral("field")).toString());
        QVERIFY(fields.contains(QStringLiteral("models[0].shape.layers")));
        QVERIFY(fields.contains(QStringLiteral("models[0].source")));
    }
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
