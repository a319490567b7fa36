// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/shapejson.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

QStringList refusedFields(const QJsonObject& object)
{
    std::vector<Error> errors;
    JsonReader in(object, QStringLiteral("shape"), errors);
    readShape(in, QStringLiteral("shape"), errors);
    QStringList fields;
    for (const Error& error : errors)
        fields.append(error.params.value(QStringLiteral("field")).toString());
    return fields;
}

} // namespace

class TestShapeJson : public QObject
{
    Q_OBJECT

private slots:
    /// Every shape of the library, through JSON and back.
    void roundTrip()
    {
        for (const LibraryModel& model : test::world()->models.models()) {
            std::vector<Error> errors;
            JsonReader in(shapeJson(model.shape), {}, errors);
            const TransformerShape read = readShape(in, {}, errors);
            QVERIFY2(errors.empty(), qPrintable(model.id));
            QVERIFY2(read == model.shape, qPrintable(model.id));
            QVERIFY2(in.rest().isEmpty(), qPrintable(model.id));
        }
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const QByteArray& json, const char* field) {
            QTest::newRow(name) << json << QString::fromLatin1(field);
        };
        const QByteArray mixer = R"("mixer": {"heads": 4, "kv_heads": 2, "head_dim": 8})";
        const QByteArray sizes = R"("hidden": 32, "vocab": 100, )";
        row("whole", "{" + sizes + R"("layers": [{"count": 2, )" + mixer + "}]}", "");
        row("no layers", "{" + sizes + R"("layers": []})", "shape.layers");
        row("no hidden",
            R"({"vocab": 5, "layers": [{"count": 2, )" + mixer + "}]}",
            "shape.hidden");
        row("no count", "{" + sizes + R"("layers": [{)" + mixer + "}]}", "shape.layers[0].count");
        row("negative",
            "{" + sizes + R"("positions": -1, "layers": [{"count": 2, )" + mixer + "}]}",
            "shape.positions");
        row("heads do not share evenly",
            "{" + sizes + R"("layers": [{"count": 1, "mixer": {"heads": 4, "kv_heads": 3}}]})",
            "shape.layers[0].mixer.kv_heads");
        row("unknown kind",
            "{" + sizes + R"("layers": [{"count": 1, "mixer": {"kind": "rwkv"}}]})",
            "shape.layers[0].mixer.kind");
        row("more chosen than there are",
            "{" + sizes + R"("layers": [{"count": 1, )" + mixer +
                R"(, "feed_forward": {"hidden": 8, "experts": 2, "experts_per_token": 3}}]})",
            "shape.layers[0].feed_forward.experts_per_token");
    }
    void refusals()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, field);
        const QStringList fields = refusedFields(*parseJsonObject(json));
        if (field.isEmpty())
            QCOMPARE(fields, QStringList());
        else
            QVERIFY2(fields.contains(field), qPrintable(fields.join(u' ')));
    }
};

QTEST_APPLESS_MAIN(TestShapeJson)
#include "tst_shapejson.moc"
