// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/report/quotedocument.h"
#include "tests/support/quotes.h"
#include "tests/support/sample.h"

#include <QtTest>

#include <cmath>

using namespace suanchou;

namespace {

/// A printed number as a person types it into a pocket calculator.
double typed(QString text)
{
    bool ok = false;
    const double value = text.remove(u',').toDouble(&ok);
    return ok ? value : std::nan("");
}

double roundedToCents(double value)
{
    return std::floor(value * 100.0 + 0.5 + 1e-9) / 100.0;
}

QString numberOf(const QString& quantity)
{
    return quantity.left(quantity.indexOf(format::narrowSpace));
}

} // namespace

class TestQuoteDocument : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aPersonCanRecomputeEveryOffer_data();
    void aPersonCanRecomputeEveryOffer();
    void everyPriceLineSaysWhereItComesFrom();
    void receivedQuoteIsCalledOne();
    void missingPricesAreAskedFor();
    void factsCarryTheirRange();
    void numberFollowsFromPlanAndDay();
    void assumptionsAreAllThere();
    void languageIsThePapers();
    void notesSayWhatIsAssumed();
    void convertedPricesNameTheirRate();
    void nothingToQuote();
    void sourceNames_data();
    void sourceNames();

private:
    QuoteDocument quote(const Evaluation& evaluation, Language language = Language::English) const
    {
        const Result<QuoteDocument> document = quoteDocument(evaluation, m_world, Speech(language));
        if (!document)
            qFatal("no quote");
        return *document;
    }

    WorldPtr m_world = sample::world();
    Evaluation m_sample = sample::evaluation(sample::plan(), *m_world);
};

void TestQuoteDocument::init()
{
    QVERIFY(m_sample.quotedRow());
}

void TestQuoteDocument::aPersonCanRecomputeEveryOffer_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("silentMeansIncluded");
    for (std::size_t i = 0; i < m_sample.offers.size(); ++i) {
        if (!m_sample.offers.at(i).cost)
            continue;
        const QString key = offerKey(m_sample.offers.at(i).offer);
        QTest::addRow("%s", qPrintable(key)) << static_cast<int>(i) << true;
        QTest::addRow("%s, silent means excluded", qPrintable(key)) << static_cast<int>(i) << false;
    }
}

void TestQuoteDocument::aPersonCanRecomputeEveryOffer()
{
    QFETCH(const int, row);
    QFETCH(const bool, silentMeansIncluded);
    Plan plan = sample::plan();
    plan.chosen.offer = offerKey(m_sample.offers.at(static_cast<std::size_t>(row)).offer);
    plan.assumptions[QStringLiteral("list_prices_include_vat")] = silentMeansIncluded ? 1 : 0;
    const Evaluation evaluation = sample::evaluation(plan, *m_world);
    const QuoteDocument document = quote(evaluation);

    std::int64_t net = 0;
    std::int64_t tax = 0;
    std::int64_t gross = 0;
    bool complete = true;
    for (const QuoteLine& line : document.lines) {
        QCOMPARE(line.amount.has_value(), line.price.has_value());
        if (line.taxAssumed && line.price) {
            QCOMPARE(line.priceIncludesTax, silentMeansIncluded);
            QVERIFY(line.taxBasis.contains(QLatin1String("assumed")));
        }
        if (!line.amount) {
            complete = false;
            continue;
        }
        // From the printed texts alone.
        const double product = typed(numberOf(line.quantity)) * typed(line.unitPrice);
        const Money listed = line.priceIncludesTax ? line.amount->gross : line.amount->net;
        QCOMPARE(roundedToCents(product), listed.toMajor());
        QCOMPARE(line.amount->net.minor + line.amount->tax.minor, line.amount->gross.minor);
        // 6 % of the net amount; taking it out of a gross amount rounds half a fen twice at most.
        QVERIFY(std::abs(line.amount->net.toMajor() * 0.06 - line.amount->tax.toMajor()) <= 0.0054);
        net += line.amount->net.minor;
        tax += line.amount->tax.minor;
        gross += line.amount->gross.minor;
    }
    QCOMPARE(document.net.minor, net);
    QCOMPARE(document.tax.minor, tax);
    QCOMPARE(document.total.minor, gross);
    QCOMPARE(net + tax, gross);
    QCOMPARE(document.total, evaluation.quotedRow()->cost->total.p50);
    QCOMPARE(document.complete, complete);
    QCOMPARE(document.incompleteNote.isEmpty(), complete);
}

void TestQuoteDocument::everyPriceLineSaysWhereItComesFrom()
{
    for (const QuoteLine& line : quote(m_sample).lines) {
        QVERIFY(!line.provider.isEmpty());
        QVERIFY(!line.region.isEmpty());
        QVERIFY(line.detail.contains(line.provider));
        QVERIFY(line.detail.contains(line.region));
        if (!line.price)
            continue;
        QVERIFY(!line.source.isEmpty());
        QVERIFY(line.detail.contains(sourceName(line.source)));
        QVERIFY(line.detail.contains(
            line.priceDate.isEmpty() ? QStringLiteral("undated") : line.priceDate));
        QVERIFY(!line.taxBasis.isEmpty());
        QCOMPARE(line.detail.contains(QLatin1String("[stale]")), line.stale);
    }
}

/// A price that was offered to the user is no public one, and not stale before its last day.
void TestQuoteDocument::receivedQuoteIsCalledOne()
{
    ReceivedQuote received = test::receivedQuote("A100 80G 八卡 200元/台/小时 含税");
    received.receivedOn = received.receivedOn.addDays(-120);
    const WorldPtr world = withQuotes(m_world, {received});
    const Evaluation evaluation = sample::evaluation(sample::plan(), *world);
    const Result<QuoteDocument> document =
        quoteDocument(evaluation, world, Speech(Language::English));
    QVERIFY(document);
    const QuoteLine& line = document->lines.front();
    QVERIFY2(
        line.detail.contains(QStringLiteral("quote of 2026-04-30, valid until 2026-09-27")),
        qPrintable(line.detail));
    QVERIFY(!line.detail.contains(QStringLiteral("public price")));
    QCOMPARE(line.source, QStringLiteral("received quote"));
    QVERIFY(!line.stale);
    QVERIFY(!quote(m_sample).lines.front().detail.contains(QStringLiteral("quote of")));
}

void TestQuoteDocument::missingPricesAreAskedFor()
{
    // The sample's provider publishes no storage price in the built-in catalogue.
    const QuoteDocument document = quote(m_sample);
    int missing = 0;
    for (const QuoteLine& line : document.lines) {
        if (line.price)
            continue;
        ++missing;
        QCOMPARE(line.unitPrice, QStringLiteral("ask"));
        QVERIFY(line.detail.contains(QLatin1String("no public price: ask")));
        QVERIFY(line.count.micro() > 0);
        QVERIFY(document.incompleteNote.contains(line.item, Qt::CaseInsensitive));
    }
    QCOMPARE(document.complete, missing == 0);
    if (missing > 0)
        QVERIFY(
            std::find(document.notes.begin(), document.notes.end(), document.incompleteNote) !=
            document.notes.end());
}

void TestQuoteDocument::factsCarryTheirRange()
{
    const QuoteDocument document = quote(m_sample);
    QCOMPARE(document.facts.size(), std::size_t{4});
    for (const QuoteFact& fact : document.facts) {
        QVERIFY(!fact.label.isEmpty());
        QVERIFY(!fact.value.isEmpty());
        QVERIFY(fact.range.startsWith(QStringLiteral("P10–P90 ")));
    }
    QCOMPARE(document.facts.at(2).value, format::date(m_sample.finish.p50));
    QVERIFY(document.facts.at(2).note.contains(format::date(*m_sample.deadline)));
}

void TestQuoteDocument::numberFollowsFromPlanAndDay()
{
    const QuoteDocument document = quote(m_sample);
    static const QRegularExpression eightDigits(QStringLiteral("^[0-9A-F]{8}$"));
    QVERIFY(eightDigits.match(document.fingerprint).hasMatch());
    QCOMPARE(
        document.number, QString(QStringLiteral("SC-20260828-") + document.fingerprint.left(4)));
    QCOMPARE(document.validUntil, document.date.addDays(15));
    QCOMPARE(quote(m_sample), document);
    QCOMPARE(quote(m_sample, Language::Chinese).number, document.number);

    Plan other = sample::plan();
    other.terms.validDays = 30;
    const QuoteDocument changed = quote(sample::evaluation(other, *m_world));
    QVERIFY(changed.fingerprint != document.fingerprint);
    QCOMPARE(changed.validUntil, document.date.addDays(30));
}

void TestQuoteDocument::assumptionsAreAllThere()
{
    Plan plan = sample::plan();
    plan.assumptions[QStringLiteral("run_factor")] = 0.5;
    const QuoteDocument document = quote(sample::evaluation(plan, *m_world));
    QCOMPARE(document.assumptions.size(), m_world->assumptions.specs().size() + 1);
    QCOMPARE(document.assumptions.front().id, QStringLiteral("mfu"));
    for (const AssumptionSpec& spec : m_world->assumptions.specs()) {
        const auto found = std::find_if(
            document.assumptions.begin(),
            document.assumptions.end(),
            [&](const QuoteAssumption& a) { return a.id == spec.id; });
        QVERIFY(found != document.assumptions.end());
        QCOMPARE(found->title, spec.title.en);
        QVERIFY(found->source.contains(spec.source.en));
        QCOMPARE(
            found->source.startsWith(QLatin1String("Set in this plan")),
            spec.id == QLatin1String("run_factor"));
    }
}

void TestQuoteDocument::languageIsThePapers()
{
    const QuoteDocument chinese = quote(m_sample, Language::Chinese);
    const QuoteDocument english = quote(m_sample, Language::English);
    QCOMPARE(chinese.language, Language::Chinese);
    QCOMPARE(chinese.capitals, capitalNumerals(chinese.total));
    QVERIFY(english.capitals.isEmpty());
    QCOMPARE(chinese.total, english.total);
    QCOMPARE(chinese.lines.size(), english.lines.size());
    static const QRegularExpression han(QStringLiteral("[\\x{4E00}-\\x{9FFF}]"));
    for (const QString& note : english.notes)
        QVERIFY2(!note.contains(han), qPrintable(note));
    static const QRegularExpression placeholder(QStringLiteral("%\\{"));
    for (const QuoteDocument* document : {&chinese, &english}) {
        for (const QString& note : document->notes)
            QVERIFY2(!note.contains(placeholder), qPrintable(note));
        for (const QuoteLine& line : document->lines)
            QVERIFY2(!line.detail.contains(placeholder), qPrintable(line.detail));
    }
}

void TestQuoteDocument::notesSayWhatIsAssumed()
{
    const QuoteDocument document = quote(m_sample);
    const QString all = QStringList(document.notes.begin(), document.notes.end()).join(u'\n');
    const AcceleratorSizing* sizing = m_sample.chosenSizing();
    QVERIFY(all.contains(format::days(sizing->steadyDays.p50)));
    QVERIFY(all.contains(format::days(sizing->projectDays.p50)));
    QVERIFY(all.contains(QLatin1String("88%")));
    QVERIFY(all.contains(format::money(m_sample.quotedRow()->cost->total.p90)));
    QCOMPARE(
        all.contains(QLatin1String("names no region")),
        m_sample.quotedRow()->has(RowProblem::RegionNotStated));
    for (const QuoteLine& line : document.lines)
        QVERIFY(all.contains(line.source));
}

/// Case PLAN-17: rate and date on the quote; abroad, tax goes on top of silent prices.
void TestQuoteDocument::convertedPricesNameTheirRate()
{
    Plan plan = sample::plan();
    plan.regions.abroad = true;
    plan.chosen.offer =
        QStringLiteral("亚马逊云科技|us-east-1|us-east-1|p4de.24xlarge|A100-80GB|8|on_demand");
    const Evaluation evaluation = sample::evaluation(plan, *m_world);
    const OfferRow* row = evaluation.quotedRow();
    QVERIFY(row && row->conversion);
    const QuoteDocument document = quote(evaluation);
    const QString all = QStringList(document.notes.begin(), document.notes.end()).join(u'\n');
    for (const char* text :
         {"27.4471 USD", "USD/CNY 6.7206 of 2026-08-22", "data leaves the country", "excluding 6%"})
        QVERIFY2(all.contains(QLatin1String(text)), qPrintable(all));
    const QuoteLine& gpu = document.lines.front();
    // 27.4471 × 6.7206 = 184.46098026
    QCOMPARE(gpu.price, std::optional(UnitPrice{Decimal6::fromMicro(184'460'980), Currency::CNY}));
    QVERIFY(!gpu.priceIncludesTax);
    QVERIFY(document.currencyAndTax.startsWith(QLatin1String("CNY")));
}

void TestQuoteDocument::nothingToQuote()
{
    Evaluation none = m_sample;
    none.quoted.reset();
    const Result<QuoteDocument> document = quoteDocument(none, m_world, Speech(Language::English));
    QVERIFY(!document);
    QCOMPARE(document.error().code, ErrorCode::NothingToQuote);
}

void TestQuoteDocument::sourceNames_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* source, const char* name) {
        QTest::newRow(source) << QString::fromUtf8(source) << QString::fromUtf8(name);
    };
    row("https://www.ctyun.cn/document/10029787/10047957", "www.ctyun.cn");
    row("https://github.com/tsaol/aws-gpu", "github.com/tsaol/aws-gpu");
    row("https://github.com/BennielAllan/compshare-docs/blob/d64d964/pages/bill.md",
        "github.com/BennielAllan/compshare-docs");
    row("https://huggingface.co/datasets/brian8808/gpu-price-index",
        "huggingface.co/brian8808/gpu-price-index");
    row("stored index id 59536296322", "stored index id 59536296322");
    row("Alibaba OSS standard storage; secondary", "Alibaba OSS standard storage; secondary");
    row("", "");
}

void TestQuoteDocument::sourceNames()
{
    QFETCH(const QString, source);
    QFETCH(const QString, name);
    QCOMPARE(sourceName(source), name);
}

QTEST_APPLESS_MAIN(TestQuoteDocument)
#include "tst_quotedocument.moc"
