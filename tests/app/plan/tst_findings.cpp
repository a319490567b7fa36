// SPDX-License-Identifier: GPL-3.0-or-later
// Each finding has a row where it fires and one just beside it where it does not.
#include "app/plan/derive.h"
#include "tests/support/tables.h"

#include <functional>

using namespace suanchou;

using Change = std::function<void(Plan&)>;
Q_DECLARE_METATYPE(Change)

namespace {

QString ctyunMonth()
{
    return QStringLiteral("天翼云|CN (list price)||p8av.27xlarge.8|A100-80GB|8|monthly");
}

/// A complete config of a family, nothing left to defaults.
QJsonObject llamaLike(const char* family)
{
    QJsonObject config = *parseJsonObject(R"({"architectures": ["X"], "hidden_size": 4096,
        "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 32,
        "intermediate_size": 11008, "vocab_size": 32000, "tie_word_embeddings": false,
        "max_position_embeddings": 4096})");
    config.insert(QStringLiteral("model_type"), QString::fromLatin1(family));
    return config;
}

} // namespace

class TestFindings : public QObject
{
    Q_OBJECT

private slots:
    void fires_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<Change>("with");
        QTest::addColumn<Change>("without");
        QTest::addColumn<QDate>("today");
        int number = 0;
        const auto row = [&number](
                             const char* code,
                             const Change& with,
                             const Change& without,
                             QDate today = test::testDay()) {
            QTest::addRow("%s %d", code, number++)
                << QString::fromLatin1(code) << with << without << today;
        };
        const Change none = [](Plan&) {};
        const auto deadline = [](double days) {
            return [days](Plan& p) { p.deadline = Days(days); };
        };
        const auto card = [](const char* name) {
            return [name](Plan& p) { p.chosen.accelerator = QString::fromLatin1(name); };
        };
        // P50 is 16.45 days, P90 25.17.
        row("deadline.missed", deadline(16.4), deadline(16.5));
        row("deadline.at_risk", deadline(25.1), deadline(25.2));
        row(
            "memory.too_small",
            [](Plan& p) { p.stages[0].gpus = GpuCount(2); },
            [](Plan& p) { p.stages[0].gpus = GpuCount(4); });
        // Without a card chosen, too few for every card is no "no card can do this".
        row(
            "memory.too_small",
            [](Plan& p) {
                p.chosen.accelerator.clear();
                p.stages[0].model = QStringLiteral("llama-3.1-405b");
            },
            [](Plan& p) {
                p.chosen.accelerator.clear();
                p.stages[0].model = QStringLiteral("llama-3.1-405b");
                p.stages[0].gpus.reset();
            });
        row("precision.unsupported", card("V100-SXM-32G"), card("A100-SXM-40G"));
        row("offer.none", card("H20-96G"), none);
        // The bar is half of the optimum: ten tokens a parameter.
        row(
            "data.tokens_far_below_optimal",
            [](Plan& p) { p.stages[0].data = TokenCount(129e9); },
            [](Plan& p) {
                p.stages[0].data = TokenCount(131e9);
                p.deadline.reset();
            });
        row("evidence.none", card("L40S"), card("A100-SXM-40G"));
        row("evidence.few", card("H800-SXM-80G"), card("H100-SXM-80G"));
        row("price.stale", card("A100-SXM-40G"), none);
        row("price.low_confidence", card("H100-SXM-80G"), none);
        // UCloud Compshare publishes a disk price and none of traffic.
        const auto oneCard = [](double copies) {
            return [copies](Plan& p) {
                p.stages[0].model = ParameterCount(1e9);
                p.stages[0].data = TokenCount(1e9);
                p.stages[0].gpus = GpuCount(1);
                p.chosen.offer = QStringLiteral("优云智算（UCloud 优刻得）|cn-wlcb-01 "
                                                "(华北二A)|Ulanqab|A100|A100-80GB|1|on_demand");
                p.assumptions[QString(QLatin1String("egress_model_copies"))] = copies;
            };
        };
        row("price.components_missing", oneCard(1), oneCard(0));
        row("price.tax_basis_assumed", none, [](Plan& p) { p.regions.allowed.clear(); });
        row("region.not_stated", none, card("A100-SXM-40G"));
        row("region.preferred_cannot_carry", none, [](Plan& p) { p.regions.preferred.clear(); });
        row(
            "region.no_price",
            [](Plan& p) { p.regions.allowed.append(QStringLiteral("CN/Atlantis")); },
            [](Plan& p) { p.regions.allowed.append(QStringLiteral("CN/Beijing")); });
        row("mode.crossing", none, card("A100-SXM-40G"));
        row(
            "mode.idle", [](Plan& p) { p.chosen.offer = ctyunMonth(); }, none);
        row("card.assumed", none, card("L40S"));
        row(
            "offer.cheaper_card",
            [](Plan& p) {
                p.chosen.offer =
                    QStringLiteral("天翼云|CN (list price)||pn8s.44xlarge.4|L40S|8|monthly");
            },
            none);
        row(
            "offer.cheaper_uncertain",
            [](Plan& p) { p.chosen.offer = ctyunMonth(); },
            none,
            QDate(2026, 10, 15));
        const auto config = [](const char* family) {
            return [family](Plan& p) {
                p.stages[0].model = ConfiguredModel{QStringLiteral("ours"), llamaLike(family)};
            };
        };
        row("model.config_read", config("something-new"), config("llama"));
        const auto measuredOn = [](const char* name) {
            return [name](Plan& p) {
                p.stages[0].measured = MeasuredSpeed{
                    QString::fromLatin1(name), MeasuredSpeed::Value(Utilisation(0.4)), {}};
            };
        };
        row("evidence.measured_on_other_card", measuredOn("H800"), measuredOn("A100-80GB"));
        row("card.supply_limited", none, card("Ascend-910B"));
        // 16 cards of which no instance has more than 8, and nobody names a link.
        row(
            "offer.interconnect_not_stated",
            [](Plan& p) { p.stages[0].gpus = GpuCount(16); },
            none);
        row(
            "region.abroad", [](Plan& p) { p.regions.abroad = true; }, none);
        row(
            "price.currency_converted", [](Plan& p) { p.currency = Currency::USD; }, none);
    }
    void fires()
    {
        QFETCH(QString, code);
        QFETCH(Change, with);
        QFETCH(Change, without);
        QFETCH(QDate, today);
        QVERIFY2(codesOf(with, today).contains(code), qPrintable(codesOf(with, today).join(u' ')));
        QVERIFY2(
            !codesOf(without, today).contains(code),
            qPrintable(codesOf(without, today).join(u' ')));
    }

    /// What a finding says in numbers is derived: by its place in estimate --json, the same value,
    /// down to leaves with a source.
    void numbersHaveOrigins_data() { fires_data(); }
    void numbersHaveOrigins()
    {
        QFETCH(Change, with);
        QFETCH(QDate, today);
        Plan plan = test::samplePlan();
        with(plan);
        const Result<Evaluation> e = evaluate(plan, *test::world(), today);
        QVERIFY(e);
        checkNumbers(*e, *test::world());
    }

    /// The same over plans of every kind: what cannot be sized, what cannot be ordered, what is
    /// left open.
    void numbersOfAnyPlanHaveOrigins_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model : {"llama-2-13b", "llama-3.1-405b", "deepseek-v3"})
            QTest::newRow(model) << QString::fromLatin1(model);
    }
    void numbersOfAnyPlanHaveOrigins()
    {
        QFETCH(const QString, model);
        const WorldPtr world = test::world();
        int evaluated = 0;
        for (const int gpus : {0, 1, 8, 5000}) {
            for (const char* precision : {"bf16", "fp8", "nvfp4"}) {
                for (const int sequence : {4096, 1'000'000}) {
                    for (const char* card : {"", "H800", "V100-SXM-32G"}) {
                        Plan plan = test::samplePlan();
                        Stage& stage = plan.stages.front();
                        stage.model = model;
                        stage.gpus = gpus > 0 ? std::optional(GpuCount(gpus)) : std::nullopt;
                        stage.precision = QString::fromLatin1(precision);
                        stage.sequence = sequence;
                        plan.chosen.accelerator = QString::fromLatin1(card);
                        plan.regions.abroad = sequence > 4096;
                        const Result<Evaluation> e = evaluate(plan, *world, test::testDay());
                        if (!e)
                            continue;
                        ++evaluated;
                        checkNumbers(*e, *world);
                        if (QTest::currentTestFailed())
                            QFAIL(qPrintable(QStringLiteral("%1 × %2, %3, %4")
                                                 .arg(
                                                     QString::number(gpus),
                                                     QString::fromLatin1(card),
                                                     QString::fromLatin1(precision),
                                                     QString::number(sequence))));
                    }
                }
            }
        }
        QVERIFY2(evaluated > 30, qPrintable(QString::number(evaluated)));
    }

    /// A list that is stale as a whole is said once, without a finding for the price that leads.
    void staleListIsOneFinding_data()
    {
        QTest::addColumn<QDate>("today");
        QTest::addColumn<bool>("list");
        // The newest mainland price is dated 2026-10-10; shelf life 90 days.
        QTest::newRow("last day of the newest") << QDate(2027, 1, 8) << false;
        QTest::newRow("a day later") << QDate(2027, 1, 9) << true;
    }
    void staleListIsOneFinding()
    {
        QFETCH(QDate, today);
        QFETCH(bool, list);
        const QStringList codes = codesOf([](Plan&) {}, today);
        QCOMPARE(codes.count(QStringLiteral("catalog.stale")), list ? 1 : 0);
        QVERIFY(!list || !codes.contains(QStringLiteral("price.stale")));
    }

    /// Before the first price of the list or of the card that is the reason, not what it can carry.
    void beforeTheFirstPriceThatIsSaid_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QDate>("today");
        QTest::addColumn<QString>("said"); // first, whole list
        const auto row = [](const char* name, const char* card, QDate today, const char* said) {
            QTest::newRow(name) << QString::fromLatin1(card) << today << QString::fromLatin1(said);
        };
        row("before every price", "", QDate(2020, 1, 1), "2022 list");
        row("before every price of a card", "B300", QDate(2020, 1, 1), "2022 list");
        row("only of old cards", "A100-SXM-80G", QDate(2023, 1, 1), "2025-10-01 card");
        row("the eve of a card", "B300", QDate(2026, 10, 9), "2026-10-10 card");
        row("the day of a card", "B300", QDate(2026, 10, 10), "");
        row("later", "", QDate(2026, 8, 28), "");
    }
    void beforeTheFirstPriceThatIsSaid()
    {
        QFETCH(QString, card);
        QFETCH(QDate, today);
        QFETCH(QString, said);
        Plan plan = test::samplePlan();
        plan.chosen.accelerator = card;
        plan.start.reset();
        const Evaluation e = *evaluate(plan, *test::world(), today);
        QString found;
        for (const Finding& finding : e.findings) {
            if (finding.code != FindingCode::NoOffer)
                continue;
            const QVariantMap& params = finding.params;
            found = params.value(QStringLiteral("first")).toString();
            if (!found.isEmpty())
                found += params.value(QStringLiteral("whole_list")).toBool() ? u" list" : u" card";
            QVERIFY(
                found.isEmpty() ||
                params.value(QStringLiteral("today")) == today.toString(Qt::ISODate));
        }
        QCOMPARE(found, said);
    }

    /// Allowed is a note; a quoted offer abroad is a warning.
    void abroadWarnsWhereItLeads()
    {
        const auto severity = [](QDate today, const QString& offer) {
            Plan plan = test::samplePlan();
            plan.regions.abroad = true;
            plan.chosen.offer = offer;
            const Evaluation e = *evaluate(plan, *test::world(), today);
            for (const Finding& finding : e.findings) {
                if (finding.code == FindingCode::AbroadAllowed)
                    return finding.severity;
            }
            return Severity::Error;
        };
        QCOMPARE(severity(QDate(2026, 11, 30), {}), Severity::Warning);
        QCOMPARE(severity(QDate(2026, 11, 30), ctyunMonth()), Severity::Info);
    }

    /// Each list of the rule answers for its own codes.
    void placesWithoutPriceAreNamed_data()
    {
        QTest::addColumn<QStringList>("allowed");
        QTest::addColumn<QStringList>("preferred");
        QTest::addColumn<QStringList>("said");
        const QString cn = QStringLiteral("CN");
        const QString atlantis = QStringLiteral("CN/Atlantis");
        const QString shanghai = QStringLiteral("CN/Shanghai");
        QTest::newRow("known") << QStringList{cn, shanghai} << QStringList{shanghai}
                               << QStringList();
        QTest::newRow("allowed") << QStringList{cn, atlantis} << QStringList{shanghai}
                                 << QStringList{QStringLiteral("region_rule.allowed CN/Atlantis")};
        QTest::newRow("preferred")
            << QStringList{cn} << QStringList{atlantis, QStringLiteral("CN/shanghai"), atlantis}
            << QStringList{QStringLiteral("region_rule.preferred CN/Atlantis, CN/shanghai")};
        QTest::newRow("nothing") << QStringList() << QStringList() << QStringList();
    }
    void placesWithoutPriceAreNamed()
    {
        QFETCH(QStringList, allowed);
        QFETCH(QStringList, preferred);
        QFETCH(QStringList, said);
        Plan plan = test::samplePlan();
        plan.regions.allowed = allowed;
        plan.regions.preferred = preferred;
        const Evaluation e = *evaluate(plan, *test::world(), test::testDay());
        QStringList found;
        for (const Finding& finding : e.findings) {
            if (finding.code != FindingCode::RegionHasNoPrice)
                continue;
            QCOMPARE(finding.severity, Severity::Warning);
            found.append(
                finding.field + u' ' + finding.params.value(QStringLiteral("region")).toString());
        }
        QCOMPARE(found, said);
    }

    void undatedPricesAreSaid()
    {
        Plan plan = test::samplePlan();
        plan.chosen.offer =
            QStringLiteral("阿里云|CN mainland||ecs.ebmgn7e.32xlarge|A100-80GB|8|on_demand");
        const Evaluation e = *evaluate(plan, *test::world(), test::testDay());
        const auto missing =
            std::find_if(e.findings.begin(), e.findings.end(), [](const Finding& finding) {
                return finding.code == FindingCode::ComponentsNotPriced;
            });
        QVERIFY(missing != e.findings.end());
        QVERIFY(missing->params.value(QStringLiteral("undated")).toBool());
        QCOMPARE(
            missing->params.value(QStringLiteral("components")).toStringList(),
            QStringList{QStringLiteral("storage")});
    }

    void worstComeFirst()
    {
        Plan plan = test::samplePlan();
        plan.deadline = Days(10);
        const Evaluation e = *evaluate(plan, *test::world(), test::testDay());
        QCOMPARE(e.worstFinding(), Severity::Error);
        for (std::size_t i = 1; i < e.findings.size(); ++i)
            QVERIFY(e.findings.at(i - 1).severity >= e.findings.at(i).severity);
    }

private:
    /// A number of a finding is derived under its place in estimate --json, with the same value;
    /// one that only repeats another repeats its value.
    static void checkNumbers(const Evaluation& e, const World& world)
    {
        QHash<QString, Derivation> derived;
        for (const Derivation& each : deriveEverything(e, world))
            derived.insert(each.path, each);
        for (std::size_t i = 0; i < e.findings.size(); ++i) {
            const QVariantMap& params = e.findings.at(i).params;
            for (auto param = params.begin(); param != params.end(); ++param) {
                const QJsonValue value = QJsonValue::fromVariant(param.value());
                if (!value.isDouble())
                    continue;
                const QString path =
                    QStringLiteral("findings[%1].params.%2").arg(i).arg(param.key());
                QVERIFY2(derived.contains(path), qPrintable(path));
                const Derivation& found = derived[path];
                QCOMPARE(found.value, value.toDouble());
                QCOMPARE(test::withoutOrigin(found), QString());
                if (found.inputs.size() == 1 && found.expression == found.inputs.front().id)
                    QCOMPARE(found.inputs.front().value, found.value);
            }
        }
    }

    static QStringList codesOf(const Change& change, QDate today)
    {
        Plan plan = test::samplePlan();
        change(plan);
        const Result<Evaluation> e = evaluate(plan, *test::world(), today);
        QStringList codes;
        if (!e)
            return codes;
        for (const Finding& finding : e->findings)
            codes.append(QString(findingName(finding.code)));
        return codes;
    }
};

QTEST_APPLESS_MAIN(TestFindings)
#include "tst_findings.moc"
