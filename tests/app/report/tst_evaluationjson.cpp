// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/evaluationjson.h"
#include "tests/support/tables.h"

#include <QJsonArray>

#include <functional>

using namespace suanchou;

namespace {

/// Every number below a value, by its path: "sizing[3].mfu.p50".
void collectNumbers(const QJsonValue& value, const QString& path, QHash<QString, double>& out)
{
    if (value.isDouble()) {
        out.insert(path, value.toDouble());
    } else if (value.isArray()) {
        const QJsonArray items = value.toArray();
        for (qsizetype i = 0; i < items.size(); ++i)
            collectNumbers(items.at(i), QStringLiteral("%1[%2]").arg(path).arg(i), out);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field)
            collectNumbers(field.value(), QString(path % u'.' % field.key()), out);
    }
}

Plan withStage(const std::function<void(Stage&)>& change)
{
    Plan plan = test::samplePlan();
    change(plan.stages.front());
    return plan;
}

} // namespace

class TestEvaluationJson : public QObject
{
    Q_OBJECT

private slots:
    /// "Every number explains itself": each number of estimate --json has a derivation of the same
    /// value, whose inputs are there down to leaves with a source.
    void everyNumberIsDerived_data()
    {
        QTest::addColumn<Plan>("plan");
        QTest::newRow("sample") << test::samplePlan();
        QTest::newRow("cards left open") << withStage([](Stage& stage) { stage.gpus.reset(); });
        QTest::newRow("data in bytes") << withStage([](Stage& stage) { stage.data = Bytes(3e11); });
        QTest::newRow("epochs") << withStage([](Stage& stage) { stage.epochs = 2; });
        QTest::newRow("bare size")
            << withStage([](Stage& stage) { stage.model = ParameterCount(100e9); });
        QTest::newRow("experts with latent attention")
            << withStage([](Stage& stage) { stage.model = QStringLiteral("deepseek-v2-lite"); });
        const auto measured = [](const char* name, const MeasuredSpeed::Value& value) {
            QTest::newRow(name) << withStage([&value](Stage& stage) {
                stage.measured = MeasuredSpeed{QStringLiteral("A100-SXM-80G"), value, {}};
            });
        };
        measured("measured share", Utilisation(0.4));
        measured("measured tokens", TokensPerSecond(1500));
        measured("measured flops", teraflops(150));
        QTest::newRow("eight bits")
            << withStage([](Stage& stage) { stage.precision = QStringLiteral("fp8"); });
    }
    void everyNumberIsDerived()
    {
        QFETCH(Plan, plan);
        const WorldPtr world = test::world();
        const Result<Evaluation> evaluation = evaluate(plan, *world, test::testDay());
        QVERIFY(evaluation);
        const QJsonObject json = estimateJson(*evaluation, *world, Speech(Language::English));

        QHash<QString, QJsonObject> derived;
        const QJsonArray list = json.value(QStringLiteral("derivations")).toArray();
        for (const QJsonValue item : list) {
            const QString path = item[QStringLiteral("path")].toString();
            QVERIFY2(!derived.contains(path), qPrintable(path));
            derived.insert(path, item.toObject());
        }
        QHash<QString, double> numbers;
        for (auto part = json.begin(); part != json.end(); ++part) {
            if (part.key() != QLatin1String("derivations"))
                collectNumbers(part.value(), part.key(), numbers);
        }
        QVERIFY(numbers.size() > 500);
        for (auto number = numbers.begin(); number != numbers.end(); ++number) {
            QVERIFY2(derived.contains(number.key()), qPrintable(number.key()));
            QCOMPARE(
                derived.value(number.key()).value(QStringLiteral("value")).toDouble(),
                number.value());
        }
        for (const QJsonObject& each : derived) {
            const QString path = each.value(QStringLiteral("path")).toString();
            const QJsonArray inputs = each.value(QStringLiteral("inputs")).toArray();
            const QString origin =
                inputs.isEmpty() ? QStringLiteral("source") : QStringLiteral("expression");
            QVERIFY2(!each.value(origin).toString().isEmpty(), qPrintable(path));
            for (const QJsonValue input : inputs)
                QVERIFY2(derived.contains(input.toString()), qPrintable(input.toString()));
        }
    }
};

QTEST_APPLESS_MAIN(TestEvaluationJson)
#include "tst_evaluationjson.moc"
