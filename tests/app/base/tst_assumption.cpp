// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/assumption.h"

#include <QtTest>

using namespace suanchou;

namespace {

QByteArray registryWith(const QByteArray& record)
{
    return "{\"assumptions\": [" + record + "]}";
}

QByteArray good()
{
    return R"({"id": "run_factor", "unit": "fraction", "default": 0.88, "min": 0.2, "max": 1,
    "title": {"en": "Run factor", "zh": "有效率"}, "source": {"en": "paper", "zh": "论文"}, "as_of": "2025"})";
}

} // namespace

class TestAssumption : public QObject
{
    Q_OBJECT

private slots:
    void recordIsRead()
    {
        const Result<AssumptionRegistry> registry = AssumptionRegistry::parse(registryWith(good()));
        QVERIFY(registry);
        const AssumptionSpec* spec = registry->find(QStringLiteral("run_factor"));
        QVERIFY(spec);
        QCOMPARE(spec->defaultValue, 0.88);
        QCOMPARE(spec->title.zh, QStringLiteral("有效率"));
        QVERIFY(!registry->find(QStringLiteral("other")));
    }

    void damagedRecords_data()
    {
        QTest::addColumn<QByteArray>("json");
        QByteArray unit = good();
        QTest::newRow("unit") << registryWith(unit.replace("fraction", "furlong"));
        QByteArray bounds = good();
        QTest::newRow("default outside bounds") << registryWith(bounds.replace("0.88", "1.88"));
        QTest::newRow("twice") << registryWith(good() + "," + good());
        QByteArray title = good();
        QTest::newRow("one language only")
            << registryWith(title.replace(", \"zh\": \"有效率\"", ""));
        QTest::newRow("not json") << QByteArray("x");
    }
    void damagedRecords()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!AssumptionRegistry::parse(json));
    }

    void overrides_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("code");
        QTest::newRow("inside") << QStringLiteral("run_factor") << 0.7 << QString();
        QTest::newRow("at the bound") << QStringLiteral("run_factor") << 1.0 << QString();
        QTest::newRow("outside") << QStringLiteral("run_factor") << 1.01
                                 << QStringLiteral("assumption.out_of_bounds");
        QTest::newRow("nan") << QStringLiteral("run_factor") << qQNaN()
                             << QStringLiteral("assumption.out_of_bounds");
        QTest::newRow("unknown") << QStringLiteral("run_facter") << 0.7
                                 << QStringLiteral("assumption.unknown");
    }
    void overrides()
    {
        QFETCH(QString, id);
        QFETCH(double, value);
        QFETCH(QString, code);
        const AssumptionRegistry registry = *AssumptionRegistry::parse(registryWith(good()));
        const std::vector<Error> errors = checkOverrides(registry, {{id, value}});
        QCOMPARE(errors.empty(), code.isEmpty());
        if (!errors.empty()) {
            QCOMPARE(QString(codeName(errors.front().code)), code);
            QCOMPARE(
                errors.front().params.value(QStringLiteral("field")).toString(),
                QStringLiteral("assumptions.") + id);
        }
    }

    void overridesWin()
    {
        const AssumptionRegistry registry = *AssumptionRegistry::parse(registryWith(good()));
        const AssumptionOverrides overrides{{QStringLiteral("run_factor"), 0.5}};
        const AssumptionSet set(registry, overrides);
        QCOMPARE(set.value(QLatin1String("run_factor")), 0.5);
        QVERIFY(set.isOverridden(QStringLiteral("run_factor")));
        const AssumptionOverrides none;
        QCOMPARE(AssumptionSet(registry, none).value(QLatin1String("run_factor")), 0.88);
    }
};

QTEST_APPLESS_MAIN(TestAssumption)
#include "tst_assumption.moc"
