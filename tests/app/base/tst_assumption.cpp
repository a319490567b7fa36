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
        QByteArray half = good();
        QTest::newRow("half a day by default") << registryWith(half.replace("fraction", "days"));
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

    void typed_data()
    {
        QTest::addColumn<QByteArray>("unit");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* unit, const char* text, double value) {
            QTest::addRow("%s %s", unit, text)
                << QByteArray(unit) << QString::fromUtf8(text) << value << QString();
        };
        const auto refused = [](const char* unit, const char* text, const char* code) {
            QTest::addRow("%s %s", unit, text)
                << QByteArray(unit) << QString::fromUtf8(text) << 0.0 << QString::fromLatin1(code);
        };
        row("fraction", "88 %", 0.88);
        row("fraction", "８８％", 0.88);
        row("fraction", "0.2", 0.2);
        row("flag", "是", 1);
        row("flag", "YES", 1);
        row("count", "3", 3);
        row("days", "9\u202Fdays", 9);
        row("days", "９天", 9);
        row("bytes_per_token", "4.541 bytes", 4.541);
        row("bytes_per_parameter", "8 字节", 8);
        row("GB", "3\u202FGB", 3);
        row("tokens_per_parameter", "9.5 tokens", 9.5);
        refused("fraction", "88", "assumption.out_of_bounds");
        refused("fraction", "-0.3", "assumption.out_of_bounds");
        refused("fraction", "1e400", "assumption.out_of_bounds");
        refused("fraction", "much", "assumption.not_understood");
        refused("fraction", "88 days", "assumption.not_understood");
        refused("flag", "0.5", "assumption.not_understood");
        refused("flag", "maybe", "assumption.not_understood");
        refused("count", "11", "assumption.out_of_bounds");
        refused("days", "9 weeks", "assumption.not_understood");
        refused("GB", "3 TB", "assumption.not_understood");
        refused("count", "2.5", "assumption.not_understood");
        refused("count", "much", "assumption.not_understood");
        refused("days", "2.5 days", "assumption.not_understood");
        refused("count", "1,1", "number.grouping_ambiguous");
        refused("count", " ", "number.empty");
    }
    void typed()
    {
        QFETCH(QByteArray, unit);
        QFETCH(QString, text);
        QFETCH(double, value);
        QFETCH(QString, code);
        QByteArray record = good().replace("fraction", unit);
        if (unit != "fraction")
            record.replace("0.88", "1").replace("\"max\": 1", "\"max\": 10");
        const AssumptionRegistry registry = *AssumptionRegistry::parse(registryWith(record));
        const Result<double> parsed = parseAssumption(registry.specs().front(), text);
        QCOMPARE(parsed ? QString() : QString(codeName(parsed.error().code)), code);
        QCOMPARE(parsed.value_or(0), value);
        if (code == QLatin1String("assumption.out_of_bounds")) {
            QCOMPARE(parsed.error().params.value(QStringLiteral("value")).toString(), text);
            QCOMPARE(parsed.error().params.value(QStringLiteral("least")).toDouble(), 0.2);
            QCOMPARE(parsed.error().params.value(QStringLiteral("unit")).toByteArray(), unit);
        }
    }

    void theDefaultNeedsNoOverride()
    {
        const AssumptionRegistry registry = *AssumptionRegistry::parse(registryWith(good()));
        const AssumptionSpec& spec = registry.specs().front();
        AssumptionOverrides overrides;
        setAssumption(overrides, spec, 0.5);
        QCOMPARE(overrides, (AssumptionOverrides{{spec.id, 0.5}}));
        setAssumption(overrides, spec, 0.6);
        QCOMPARE(valueOf(spec, overrides), 0.6);
        setAssumption(overrides, spec, 0.88);
        QVERIFY(overrides.empty());
        QCOMPARE(valueOf(spec, overrides), 0.88);
    }

    /// A plan's file is held to the same: copies and days are whole, shares and sizes are not.
    void wholeOverrides_data()
    {
        QTest::addColumn<QByteArray>("unit");
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("fits");
        QTest::newRow("copies") << QByteArray("count") << 2.0 << true;
        QTest::newRow("half a copy") << QByteArray("count") << 2.5 << false;
        QTest::newRow("days") << QByteArray("days") << 2.0 << true;
        QTest::newRow("half a day") << QByteArray("days") << 2.5 << false;
        QTest::newRow("tokens") << QByteArray("tokens_per_parameter") << 2.5 << true;
        QTest::newRow("bytes") << QByteArray("bytes_per_token") << 2.5 << true;
        QTest::newRow("gigabytes") << QByteArray("GB") << 2.5 << true;
    }
    void wholeOverrides()
    {
        QFETCH(QByteArray, unit);
        QFETCH(double, value);
        QFETCH(bool, fits);
        const QByteArray record = good()
                                      .replace("fraction", unit)
                                      .replace("0.88", "3")
                                      .replace("\"max\": 1", "\"max\": 10");
        const AssumptionRegistry registry = *AssumptionRegistry::parse(registryWith(record));
        const std::vector<Error> errors =
            checkOverrides(registry, {{QStringLiteral("run_factor"), value}});
        QCOMPARE(errors.empty(), fits);
        if (fits)
            return;
        QCOMPARE(errors.front().code, ErrorCode::AssumptionNotUnderstood);
        QCOMPARE(
            errors.front().params.value(QStringLiteral("field")).toString(),
            QStringLiteral("assumptions.run_factor"));
        QCOMPARE(
            errors.front().params.value(QStringLiteral("expected")).toString(),
            QStringLiteral("a whole number"));
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
