// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/describe.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

/// Every value of an enumeration that starts at 0 and ends with last.
template <class E>
std::vector<E> upTo(E last)
{
    std::vector<E> out;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        out.push_back(static_cast<E>(i));
    return out;
}

bool hasChinese(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() >= 0x4E00 && c.unicode() <= 0x9FFF;
    });
}

/// Params that satisfy every pattern.
QVariantMap allParams()
{
    QVariantMap p;
    for (const char* name :
         {"text",          "part",      "field",      "value",       "expected",
          "path",          "reason",    "offset",     "row",         "column",
          "table",         "version",   "known",      "left",        "right",
          "least",         "most",      "command",    "option",      "accelerator",
          "gpus",          "ratio",     "optimal",    "days_p50",    "days_p90",
          "available",     "precision", "rows",       "provider_en", "provider_zh",
          "as_of",         "rate",      "region",     "hours",       "idle_gpu_hours",
          "share",         "saving",    "total",      "family",      "start",
          "today",         "card",      "instance",   "original",    "original_currency",
          "exchange_rate", "pair",      "rate_as_of", "rate_source", "newest",
          "days",          "peak",      "measured",   "page",        "written",
          "drawn"})
        p.insert(QString::fromLatin1(name), 7);
    p.insert(
        QStringLiteral("components"),
        QStringList{QStringLiteral("storage"), QStringLiteral("egress")});
    for (const char* name : {"valid_until", "start", "candidates", "first"})
        p.insert(QString::fromLatin1(name), 7);
    p.insert(QStringLiteral("mode"), QStringLiteral("monthly"));
    p.insert(QStringLiteral("currency"), QStringLiteral("CNY"));
    return p;
}

} // namespace

class TestDescribe : public QObject
{
    Q_OBJECT

private slots:
    void everyErrorHasATextInBothLanguages()
    {
        QStringList names;
        for (const ErrorCode code : upTo(ErrorCode::WorkspaceVersionNewer)) {
            const Error error{code, allParams(), {}};
            for (const Language language : {Language::Chinese, Language::English}) {
                const QString text = describe(error, Speech(language));
                QVERIFY2(!text.contains(QLatin1String("%{")), qPrintable(text));
                QVERIFY2(!text.isEmpty(), qPrintable(QString(codeName(code))));
                if (language == Language::Chinese)
                    QVERIFY2(hasChinese(text), qPrintable(text));
            }
            names.append(QString(codeName(code)));
        }
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
    }

    void everyFindingHasATextInBothLanguages()
    {
        for (const FindingCode code : upTo(FindingCode::QuoteExpiresBeforeStart)) {
            const Finding finding{code, Severity::Info, {}, allParams()};
            for (const Language language : {Language::Chinese, Language::English}) {
                const FindingText text = describe(finding, Speech(language));
                QVERIFY2(
                    !QString(text.title + text.body).contains(QLatin1String("%{")),
                    qPrintable(text.body));
                QVERIFY(!text.title.isEmpty() && !text.body.isEmpty());
                if (language == Language::Chinese) {
                    QVERIFY2(hasChinese(text.title), qPrintable(text.title));
                    QVERIFY2(hasChinese(text.body), qPrintable(text.body));
                }
            }
        }
    }

    void wordsAreTranslated()
    {
        const Speech zh(Language::Chinese);
        for (const RowProblem problem : upTo(RowProblem::CurrencyConverted))
            QVERIFY(hasChinese(describe(problem, zh)));
        for (const BillingMode mode : upTo(BillingMode::Reserved3Year))
            QVERIFY(hasChinese(modeWord(mode, zh)));
        for (const OfferFact fact : allOfferFacts)
            QVERIFY(hasChinese(describe(fact, zh)));
        for (const OfferKind kind : upTo(OfferKind::MarketReference))
            QVERIFY(hasChinese(offerKindWord(kind, zh)));
        for (const PriceUnit unit : upTo(PriceUnit::Instance3Year))
            QVERIFY(hasChinese(priceUnitWord(unit, zh)));
        for (const ProviderNote note : upTo(ProviderNote::ListNotPublic))
            QVERIFY(hasChinese(describe(note, zh)));
        for (const LineUnit unit : upTo(LineUnit::GigabyteDay))
            QVERIFY(hasChinese(lineUnitWord(unit, zh)));
        for (const ComponentKind kind : upTo(ComponentKind::PublicIp))
            QVERIFY(hasChinese(componentKindWord(kind, zh)));
        for (const ComponentUnit unit : upTo(ComponentUnit::TenThousand))
            QVERIFY(hasChinese(componentUnitWord(unit, zh)));
        QCOMPARE(modeWord(BillingMode::OnDemand, zh), QStringLiteral("按量付费"));
        QCOMPARE(modeWord(BillingMode::Spot, zh), QStringLiteral("竞价实例"));
    }

    void linesSayTheirTierAndTheirHole_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("upTo"); // 0 = without end
        QTest::addColumn<bool>("binary");
        QTest::addColumn<QString>("text");
        QTest::newRow("first") << 0 << 1000 << false << QStringLiteral("storage, up to 1,000 GB");
        QTest::newRow("middle") << 20 << 50 << false << QStringLiteral("storage, 20 to 50 GB");
        QTest::newRow("last") << 51200 << 0 << true << QStringLiteral("storage, above 51,200 GiB");
    }
    void linesSayTheirTierAndTheirHole()
    {
        QFETCH(int, from);
        QFETCH(int, upTo);
        QFETCH(bool, binary);
        QFETCH(QString, text);
        CostLine line{.component = CostComponent::Storage};
        line.unit = binary ? LineUnit::GibibyteMonth : LineUnit::GigabyteDay;
        line.tier = Tier{Decimal6::fromInteger(from), std::nullopt};
        if (upTo > 0)
            line.tier->upTo = Decimal6::fromInteger(upTo);
        QCOMPARE(lineWord(line, Speech(Language::English)), text);
        line.tier.reset();
        QCOMPARE(lineWord(line, Speech(Language::English)), QStringLiteral("storage"));
        const Speech zh(Language::Chinese);
        const QString none = noPriceText(line, zh);
        line.onlyUndated = true;
        QVERIFY(hasChinese(none) && hasChinese(noPriceText(line, zh)));
        QVERIFY(noPriceText(line, zh) != none);
    }

    /// One code, a sentence for each field of a received quote.
    void quoteFieldsHaveTheirOwnWords_data()
    {
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QStringList>("fields");
        QTest::newRow("missing") << ErrorCode::ReceivedQuoteMissing
                                 << QStringList{
                                        QStringLiteral("card"),
                                        QStringLiteral("count"),
                                        QStringLiteral("price"),
                                        QStringLiteral("currency"),
                                        QStringLiteral("unit"),
                                        QStringLiteral("provider"),
                                        QStringLiteral("received_on"),
                                        QStringLiteral("valid_until")};
        QTest::newRow("ambiguous") << ErrorCode::ReceivedQuoteAmbiguous
                                   << QStringList{
                                          QStringLiteral("card"),
                                          QStringLiteral("price"),
                                          QStringLiteral("unit"),
                                          QStringLiteral("mode"),
                                          QStringLiteral("tax")};
        QTest::newRow("refused") << ErrorCode::ReceivedQuoteRefused
                                 << QStringList{
                                        QStringLiteral("card"),
                                        QStringLiteral("count"),
                                        QStringLiteral("price"),
                                        QStringLiteral("unit"),
                                        QStringLiteral("term"),
                                        QStringLiteral("tax"),
                                        QStringLiteral("valid_until")};
    }
    void quoteFieldsHaveTheirOwnWords()
    {
        QFETCH(ErrorCode, code);
        QFETCH(QStringList, fields);
        for (const Language language : {Language::Chinese, Language::English}) {
            QSet<QString> sentences;
            for (const QString& field : std::as_const(fields)) {
                Error error{code, allParams(), {}};
                error.params.insert(QStringLiteral("field"), field);
                const QString text = describe(error, Speech(language));
                QVERIFY2(!text.contains(QLatin1String("%{")), qPrintable(text));
                sentences.insert(text);
            }
            QCOMPARE(sentences.size(), fields.size());
        }
    }

    /// What a field wants is told in the reader's language, numbers and names in it too.
    void expectations_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("chinese");
        const auto row = [](const char* expected, const char* chinese) {
            QTest::newRow(expected) << QString::fromUtf8(expected) << QString::fromUtf8(chinese);
        };
        row("a whole number", "整数");
        row("1 to 3650", "1 至 3650");
        row("at most 10000", "不超过 10000");
        row("at most accel_count 8", "不超过 accel_count（8）");
        row("a divisor of heads 64", "heads（64）的约数");
        row("a multiple of tp·pp·cp 7", "tp·pp·cp（7）的倍数");
        row("one value for each of 32 layers", "32 层每层一个值");
        row("none | full", "none | full");
    }
    void expectations()
    {
        QFETCH(QString, expected);
        QFETCH(QString, chinese);
        Error error = fieldError(ErrorCode::CsvField, QString(), QStringLiteral("1 to 2"));
        error.params.insert(QStringLiteral("row"), 2);
        error.params.insert(QStringLiteral("column"), QStringLiteral("tp"));
        error.params.insert(QStringLiteral("expected"), expected);
        QCOMPARE(
            describe(error, Speech(Language::English)),
            QStringLiteral("Row 2, column \"tp\": \"1 to 2\" is not possible; expected ") +
                expected);
        QCOMPARE(
            describe(error, Speech(Language::Chinese)),
            QStringLiteral("第 2 行“tp”列：“1 to 2”不可用，应为 ") + chinese);
    }

    void causesFollowIndented()
    {
        const Error error{
            ErrorCode::PlanRefused,
            {},
            {fieldError(ErrorCode::JsonFieldMissing, QStringLiteral("stages"))}};
        QCOMPARE(
            describe(error, Speech(Language::English)),
            QStringLiteral("The plan cannot be used\n  stages is missing"));
    }

    void echoes()
    {
        const Evaluation e = *evaluate(test::samplePlan(), *test::world(), test::testDay());
        const QString space(QChar(0x202F));
        QCOMPARE(
            modelEcho(e.work.model, Speech(Language::Chinese)),
            QStringLiteral("= 130.2") + space + QStringLiteral("亿 参数，密集，Llama-2-13B"));
        QCOMPARE(
            dataEcho(e.work, Speech(Language::Chinese)),
            QStringLiteral("= 180") + space + QStringLiteral("亿 token，每参数 1.4"));
        QCOMPARE(
            dataEcho(e.work, Speech(Language::English)),
            QStringLiteral("= 18") + space + QStringLiteral("B tokens, 1.4 per parameter"));
    }

    /// Headlines are told in words: every name and every formula, in Chinese without English.
    void everyDerivationHasATitle_data()
    {
        QTest::addColumn<Plan>("plan");
        const auto row = [](const char* name, const auto& change) {
            Plan plan = test::samplePlan();
            change(plan, plan.stages.front());
            QTest::newRow(name) << plan;
        };
        row("sample", [](Plan&, Stage&) {});
        row("dollars", [](Plan& plan, Stage&) { plan.currency = Currency::USD; });
        row("cards open", [](Plan&, Stage& stage) { stage.gpus.reset(); });
        row("cards open, no deadline", [](Plan& plan, Stage& stage) {
            stage.gpus.reset();
            plan.deadline.reset();
        });
        row("bytes", [](Plan&, Stage& stage) { stage.data = Bytes(3e11); });
        row("epochs", [](Plan&, Stage& stage) { stage.epochs = 2; });
        row("experts",
            [](Plan&, Stage& stage) { stage.model = QStringLiteral("deepseek-v2-lite"); });
        row("own speed", [](Plan&, Stage& stage) {
            stage.measured =
                MeasuredSpeed{QStringLiteral("A100-SXM-80G"), TokensPerSecond(1500), {}};
        });
        row("by the month", [](Plan& plan, Stage&) {
            plan.chosen.offer =
                QStringLiteral("天翼云|CN (list price)||p8av.27xlarge.8|A100-80GB|8|monthly");
        });
        row("with storage and traffic", [](Plan& plan, Stage& stage) {
            stage.gpus.reset();
            plan.regions.abroad = true;
            plan.chosen.accelerator = QStringLiteral("H100-SXM-80G");
        });
    }
    void everyDerivationHasATitle()
    {
        QFETCH(const Plan, plan);
        const Result<Evaluation> e = evaluate(plan, *test::world(), test::testDay());
        QVERIFY(e);
        QVERIFY(!e->derivations.empty());
        for (const Derivation& derivation : e->derivations)
            checkTitles(derivation);
    }

    void formulasAreSpoken_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("chinese");
        QTest::newRow("symbols") << QStringLiteral("steady_days / run_factor")
                                 << QStringLiteral("稳态时间 / 训练有效率：稳态训练占工期之比");
        QTest::newRow("tier")
            << QStringLiteral("parameters × 2 × egress_model_copies, tier 10–1e+06")
            << QStringLiteral("参数 × 2 × 结束后下载的 16 位权重份数，其中 10–1e+06 档");
        QTest::newRow("unknown") << QStringLiteral("something / 2")
                                 << QStringLiteral("something / 2");
    }
    void formulasAreSpoken()
    {
        QFETCH(const QString, expression);
        QFETCH(const QString, chinese);
        QCOMPARE(
            expressionText(expression, test::world()->assumptions, Speech(Language::Chinese)),
            chinese);
    }

    void regionsInWords()
    {
        const Speech en(Language::English);
        Offer offer{.region = QStringLiteral("us-east-1"), .mainland = true};
        QCOMPARE(regionText(offer, en), QStringLiteral("region not stated: ask"));
        offer.mainland = false;
        QCOMPARE(regionText(offer, en), QStringLiteral("us-east-1"));
        offer.region.clear();
        QCOMPARE(regionText(offer, en), QStringLiteral("region not stated: ask"));
    }

private:
    static void checkTitles(const Derivation& derivation)
    {
        const Speech zh(Language::Chinese);
        if (!test::world()->assumptions.find(derivation.id))
            QVERIFY2(hasChinese(derivationTitle(derivation.id, zh)), qPrintable(derivation.id));
        QVERIFY(!derivationValue(derivation, zh).isEmpty());
        static const QRegularExpression english(QStringLiteral("[a-z_]{3,}"));
        const QString formula =
            expressionText(derivation.expression, test::world()->assumptions, zh)
                .remove(QStringLiteral("token"));
        QVERIFY2(!formula.contains(english), qPrintable(formula));
        for (const Derivation& input : derivation.inputs)
            checkTitles(input);
    }
};

QTEST_APPLESS_MAIN(TestDescribe)
#include "tst_describe.moc"
