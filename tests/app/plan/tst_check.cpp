// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tables.h"

#include <functional>

using namespace suanchou;

using Change = std::function<void(Plan&)>;
Q_DECLARE_METATYPE(Change)

class TestCheck : public QObject
{
    Q_OBJECT

private slots:
    void problems_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("field");
        const auto row =
            [](const char* name, const Change& change, const char* code, const char* field) {
                QTest::newRow(name)
                    << change << QString::fromLatin1(code) << QString::fromLatin1(field);
            };
        row(
            "sample", [](Plan&) {}, "", "");
        const auto tokens = [](double count) {
            return [count](Plan& p) {
                p.deadline.reset();
                p.stages[0].data = TokenCount(count);
            };
        };
        row("fewest tokens", tokens(1000), "", "");
        row("too few tokens", tokens(999), "number.out_of_range", "stages[0].data");
        row("too many tokens", tokens(1.1e17), "number.out_of_range", "stages[0].data");
        const auto precision = [](const char* name) {
            return [name](Plan& p) { p.stages[0].precision = QString::fromLatin1(name); };
        };
        row("a format of training", precision("fp8"), "", "");
        row("a format of no card here",
            precision("tf32"),
            "json.field_value",
            "stages[0].precision");
        const auto start = [](int year) {
            return [year](Plan& p) {
                p.deadline.reset();
                p.start = QDate(year, 1, 1);
            };
        };
        row("last year", start(2199), "", "");
        row("after the last year", start(2200), "json.field_value", "start");
        row("before the first year", start(1999), "json.field_value", "start");
        row(
            "deadline too late",
            [](Plan& p) { p.deadline = QDate(9999, 12, 31); },
            "json.field_value",
            "deadline");
        row(
            "no model",
            [](Plan& p) { p.stages[0].model = {}; },
            "plan.incomplete",
            "stages[0].model");
        row(
            "no data", [](Plan& p) { p.stages[0].data = {}; }, "plan.incomplete", "stages[0].data");
        row(
            "unknown model",
            [](Plan& p) { p.stages[0].model = QStringLiteral("GPT-9"); },
            "model.unknown",
            "stages[0].model");
        row(
            "unknown card",
            [](Plan& p) { p.chosen.accelerator = QStringLiteral("X9000"); },
            "accelerator.unknown",
            "chosen.accelerator");
        row(
            "alias card",
            [](Plan& p) { p.chosen.accelerator = QStringLiteral("A100-80GB"); },
            "",
            "");
        row(
            "precision",
            [](Plan& p) { p.stages[0].precision = QStringLiteral("int3"); },
            "json.field_value",
            "stages[0].precision");
        row(
            "stage kind",
            [](Plan& p) { p.stages[0].kind = StageKind::Rl; },
            "plan.stage_kind",
            "stages[0].kind");
        row(
            "fine-tuning", [](Plan& p) { p.stages[0].kind = StageKind::Sft; }, "", "");
        row(
            "no stage", [](Plan& p) { p.stages.clear(); }, "plan.stage_count", "stages");
        row(
            "two stages",
            [](Plan& p) { p.stages.push_back(p.stages[0]); },
            "plan.stage_count",
            "stages");
        row(
            "late start",
            [](Plan& p) { p.deadline = QDate(2026, 8, 31); },
            "json.field_value",
            "deadline");
        row(
            "one day", [](Plan& p) { p.deadline = QDate(2026, 9, 1); }, "", "");
        row(
            "assumption",
            [](Plan& p) { p.assumptions[QStringLiteral("run_factor")] = 2; },
            "assumption.out_of_bounds",
            "assumptions.run_factor");
        row(
            "half a copy",
            [](Plan& p) { p.assumptions[QStringLiteral("checkpoints_kept")] = 2.5; },
            "assumption.not_understood",
            "assumptions.checkpoints_kept");
        row(
            "two and a half tokens",
            [](Plan& p) { p.assumptions[QStringLiteral("optimal_tokens_per_parameter")] = 2.5; },
            "",
            "");
        row(
            "too large",
            [](Plan& p) {
                p.stages[0].model = ParameterCount(1e14);
                p.stages[0].data = TokenCount(1e17);
                p.stages[0].epochs = 2;
            },
            "plan.too_large",
            "stages[0]");
    }
    void problems()
    {
        QFETCH(Change, change);
        QFETCH(QString, code);
        QFETCH(QString, field);
        Plan plan = test::samplePlan();
        change(plan);
        const std::vector<Error> errors = checkPlan(plan, *test::world());
        QCOMPARE(errors.empty(), code.isEmpty());
        if (!errors.empty()) {
            QCOMPARE(QString(codeName(errors.front().code)), code);
            QCOMPARE(errors.front().params.value(QStringLiteral("field")).toString(), field);
        }
        const Result<Evaluation> evaluation = evaluate(plan, *test::world(), test::testDay());
        QCOMPARE(evaluation.has_value(), code.isEmpty());
    }

    void gapsAndMistakesDiffer()
    {
        Plan plan = test::samplePlan();
        plan.stages[0].data = {};
        QCOMPARE(
            evaluate(plan, *test::world(), test::testDay()).error().code,
            ErrorCode::PlanIncomplete);
        plan.chosen.accelerator = QStringLiteral("X9000");
        const Result<Evaluation> both = evaluate(plan, *test::world(), test::testDay());
        QCOMPARE(both.error().code, ErrorCode::PlanRefused);
        QCOMPARE(both.error().causes.size(), std::size_t(2));
    }
};

QTEST_APPLESS_MAIN(TestCheck)
#include "tst_check.moc"
