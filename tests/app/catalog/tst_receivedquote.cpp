// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/receivedquote.h"
#include "tests/support/quotes.h"

using namespace suanchou;

namespace {

Offer published(const char* provider, int gpus, BillingMode mode)
{
    Offer offer;
    offer.provider = {QString::fromUtf8(provider), QString::fromUtf8(provider)};
    offer.card = QStringLiteral("H20-96GB");
    offer.accelerator = QStringLiteral("H20-96G");
    offer.gpus = gpus;
    offer.mode = mode;
    return offer;
}

/// "甲云 8 monthly, …" with a star on quotes.
QString listed(const std::vector<Offer>& offers)
{
    QStringList out;
    for (const Offer& offer : offers) {
        out.append(
            offer.provider.zh + u' ' + QString::number(offer.gpus) + u' ' +
            QString(modeName(offer.mode)) +
            (offer.receivedQuote.isEmpty() ? QString() : QStringLiteral(" *")));
    }
    return out.join(QStringLiteral(", "));
}

} // namespace

class TestReceivedQuote : public QObject
{
    Q_OBJECT

private slots:
    void textBecomesAQuote()
    {
        CountingIdSource ids;
        const QuoteEntry entry = test::quoteEntry("H20 八卡, 6.5 万/月/台, 含税, 三个月起");
        const Result<ReceivedQuote> open = completeQuote(entry, test::world()->hardware, ids);
        QVERIFY(!open);
        QCOMPARE(open.error().code, ErrorCode::ReceivedQuoteIncomplete);
        QCOMPARE(open.error().causes.size(), std::size_t(1));
        QuoteEntry chosen = entry;
        chosen.accelerator = QStringLiteral("H20-141G");
        const Result<ReceivedQuote> quote = completeQuote(chosen, test::world()->hardware, ids);
        QVERIFY(quote);
        // The refused entry has used no id.
        QCOMPARE(quote->id, uuid7Text(0, 0, 1));
        const Offer offer = offerOf(*quote);
        QCOMPARE(offer.accelerator, QStringLiteral("H20-141G"));
        QCOMPARE(offer.card, QStringLiteral("H20"));
        QCOMPARE(offer.gpus, 8);
        QCOMPARE(offer.mode, BillingMode::Monthly);
        QCOMPARE(offer.price.value.micro(), 65'000'000'000);
        QCOMPARE(offer.unit, PriceUnit::InstanceMonth);
        QCOMPARE(offer.taxIncluded, Tristate::Yes);
        QCOMPARE(offer.minTermMonths, 3);
        QCOMPARE(offer.confidence, Confidence::High);
        QCOMPARE(offer.asOf.firstDay, test::testDay());
        QCOMPARE(offer.validUntil, test::testDay().addDays(usualQuoteDays));
        QCOMPARE(offer.receivedQuote, quote->id);
        QCOMPARE(regionCode(offer), QStringLiteral("CN/Shanghai"));
    }

    void entryProblems_data()
    {
        QTest::addColumn<QuoteEntry>("entry");
        QTest::addColumn<QString>("field");
        const QuoteEntry good = test::quoteEntry("H800 八卡 6.5万/月/台");
        const auto row = [&good](const char* name, const auto& change, const char* field) {
            QuoteEntry entry = good;
            change(entry);
            QTest::newRow(name) << entry << QString::fromLatin1(field);
        };
        row(
            "good", [](QuoteEntry&) {}, "");
        row(
            "no provider", [](QuoteEntry& e) { e.provider = {}; }, "provider");
        row(
            "no region", [](QuoteEntry& e) { e.city.clear(); }, "");
        row(
            "no receipt", [](QuoteEntry& e) { e.receivedOn = {}; }, "received_on");
        row(
            "no end", [](QuoteEntry& e) { e.validUntil = {}; }, "valid_until");
        row(
            "ends before it begins",
            [](QuoteEntry& e) { e.validUntil = e.receivedOn.addDays(-1); },
            "valid_until");
        row(
            "one day", [](QuoteEntry& e) { e.validUntil = e.receivedOn; }, "");
        row(
            "text", [](QuoteEntry& e) { e.text = QStringLiteral("H800 6.5万/月/台"); }, "count");
        row(
            "day that the field settles",
            [](QuoteEntry& e) { e.text += QStringLiteral(" 报价日期 8月20日 有效期至 9月30日"); },
            "");
        row(
            "day that nobody settles",
            [](QuoteEntry& e) {
                e.text += QStringLiteral(" 报价日期 8月20日");
                e.receivedOn = {};
            },
            "received_on");
        row(
            "end that nobody settles",
            [](QuoteEntry& e) {
                e.text += QStringLiteral(" 有效期至 9月30日");
                e.validUntil = {};
            },
            "valid_until");
        row(
            "choice that the text does not offer",
            [](QuoteEntry& e) {
                e.text = QStringLiteral("H20 八卡 6.5万/月/台");
                e.accelerator = QStringLiteral("H800-SXM-80G");
            },
            "card");
        row(
            "choice beside a card that is clear",
            [](QuoteEntry& e) { e.accelerator = QStringLiteral("L40S"); },
            "");
    }
    void entryProblems()
    {
        QFETCH(QuoteEntry, entry);
        QFETCH(QString, field);
        CountingIdSource ids;
        const Result<ReceivedQuote> quote = completeQuote(entry, test::world()->hardware, ids);
        QCOMPARE(quote.has_value(), field.isEmpty());
        if (quote) {
            QCOMPARE(quote->accelerator, QStringLiteral("H800-SXM-80G"));
            return;
        }
        QCOMPARE(quote.error().causes.size(), std::size_t(1));
        QCOMPARE(
            quote.error().causes.front().params.value(QStringLiteral("field")).toString(), field);
    }

    void lastDays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QDate>("last"); // received on 2026-08-31
        QTest::newRow("silent") << QString() << QDate(2026, 9, 30);
        QTest::newRow("a day") << QStringLiteral("有效期至 2026-10-05") << QDate(2026, 10, 5);
        QTest::newRow("days") << QStringLiteral("有效期 7 天") << QDate(2026, 9, 7);
        QTest::newRow("months") << QStringLiteral("有效期 1 个月") << QDate(2026, 9, 30);
    }
    void lastDays()
    {
        QFETCH(QString, text);
        QFETCH(QDate, last);
        QCOMPARE(
            lastDayOf(parseQuoteText(text, test::world()->hardware), QDate(2026, 8, 31)), last);
    }

    void unitsOfOffers_data()
    {
        QTest::addColumn<QString>("price");
        QTest::addColumn<PriceUnit>("unit");
        QTest::addColumn<qint64>("micro");
        QTest::addColumn<int>("minTerm");
        const auto row = [](const char* price, PriceUnit unit, qint64 value, int minTerm) {
            QTest::newRow(price) << QString::fromUtf8(price) << unit << value * Decimal6::scale
                                 << minTerm;
        };
        row("28元/卡时", PriceUnit::GpuHour, 28, 0);
        row("200元/台/小时", PriceUnit::InstanceHour, 200, 0);
        row("8千/卡/月", PriceUnit::GpuMonth, 8000, 0);
        row("6万/台/月", PriceUnit::InstanceMonth, 60000, 0);
        row("60万/台/年", PriceUnit::InstanceYear, 600000, 12);
        row("7万/卡/年", PriceUnit::InstanceYear, 560000, 12);
        row("包年 6万/台/月", PriceUnit::InstanceMonth, 60000, 12);
        row("60万/台/年 两年起", PriceUnit::InstanceYear, 600000, 24);
    }
    void unitsOfOffers()
    {
        QFETCH(QString, price);
        QFETCH(PriceUnit, unit);
        QFETCH(qint64, micro);
        QFETCH(int, minTerm);
        const Offer offer = offerOf(test::receivedQuote(
            QString(QStringLiteral("H800 八卡 ") % price).toUtf8().constData()));
        QCOMPARE(offer.unit, unit);
        QCOMPARE(offer.price.value.micro(), micro);
        QCOMPARE(offer.minTermMonths, minTerm);
    }

    /// Received on 2026-08-28, valid until 2026-09-27.
    void replacesThePublishedPrice_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const QString same = QStringLiteral("H20-96G 八卡 6万/月/台");
        const QString kept =
            QStringLiteral("甲云 8 monthly, 甲云 8 on_demand, 甲云 1 monthly, 乙云 8 "
                           "monthly");
        const QString replaced =
            QStringLiteral("甲云 8 on_demand, 甲云 1 monthly, 乙云 8 monthly, 甲云 8 monthly *");
        const QString beside = kept + QStringLiteral(", 甲云 8 monthly *");
        const auto row = [](const char* name, QDate day, const QString& text, const QString& list) {
            QTest::newRow(name) << day << text << list;
        };
        row("first day", QDate(2026, 8, 28), same, replaced);
        row("last day", QDate(2026, 9, 27), same, replaced);
        row("day before", QDate(2026, 8, 27), same, beside);
        row("day after", QDate(2026, 9, 28), same, beside);
        row("other size", QDate(2026, 9, 1), QStringLiteral("H20-141G 八卡 6万/月/台"), beside);
        row("other count",
            QDate(2026, 9, 1),
            QStringLiteral("H20-96G 四卡 6万/月/台"),
            kept + QStringLiteral(", 甲云 4 monthly *"));
        row("other mode",
            QDate(2026, 9, 1),
            QStringLiteral("H20-96G 八卡 60万/年/台"),
            kept + QStringLiteral(", 甲云 8 yearly *"));
    }
    void replacesThePublishedPrice()
    {
        QFETCH(QDate, day);
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const std::vector<Offer> offers{
            published("甲云", 8, BillingMode::Monthly),
            published("甲云", 8, BillingMode::OnDemand),
            published("甲云", 1, BillingMode::Monthly),
            published("乙云", 8, BillingMode::Monthly),
        };
        std::vector<const Offer*> pointers;
        pointers.reserve(offers.size());
        for (const Offer& offer : offers)
            pointers.push_back(&offer);
        const std::vector<ReceivedQuote> quotes{
            test::receivedQuote(text.toUtf8().constData(), "甲云")};
        QCOMPARE(listed(offersWithQuotes(pointers, quotes, day)), expected);
        QCOMPARE(offersWithQuotes(pointers, {}, day), offers);
    }

    void newestOfTheSameLeads()
    {
        ReceivedQuote older = test::receivedQuote("H20-96G 八卡 6万/月/台", "甲云");
        ReceivedQuote newer = test::receivedQuote("H20-96G 八卡 5万/月/台", "甲云");
        newer.id = uuid7Text(0, 0, 2);
        newer.receivedOn = older.receivedOn.addDays(1);
        newer.validUntil = older.receivedOn.addDays(5);
        const auto price = [&](QDate day) {
            const std::vector<Offer> offers = offersWithQuotes({}, {older, newer}, day);
            return offers.size() == 1 ? offers.front().price.value.toDouble() : -1.0;
        };
        QCOMPARE(price(older.receivedOn), 60000.0);            // the newer is not there yet
        QCOMPARE(price(older.receivedOn.addDays(2)), 50000.0); // both valid
        QCOMPARE(price(older.receivedOn.addDays(6)), 60000.0); // the newer has expired
        QCOMPARE(price(older.receivedOn.addDays(40)), 50000.0);
        // Another term is another question.
        newer.minTermMonths = 12;
        QCOMPARE(offersWithQuotes({}, {older, newer}, older.receivedOn).size(), std::size_t(2));
    }

    void names()
    {
        const std::vector<Offer>& offers = test::world()->catalog.offers();
        const LocalText aliyun = knownProvider(QStringLiteral("alibaba cloud"), offers, {});
        QCOMPARE(aliyun.zh, QStringLiteral("阿里云"));
        QCOMPARE(knownProvider(QStringLiteral(" 阿里云 "), offers, {}), aliyun);
        QCOMPARE(knownProvider(QStringLiteral("酷番云"), offers, {}).en, QStringLiteral("酷番云"));
        const std::vector<SilentProvider>& silent = test::world()->silentProviders;
        QCOMPARE(
            knownProvider(QStringLiteral("酷番云"), offers, silent).en, QStringLiteral("KuFanYun"));
        QCOMPARE(cityCode(QStringLiteral("上海市")), QStringLiteral("Shanghai"));
        QCOMPARE(cityCode(QStringLiteral("shanghai")), QStringLiteral("Shanghai"));
        QCOMPARE(cityCode(QStringLiteral("宿迁")), QStringLiteral("宿迁"));
        QCOMPARE(cityCode(QString()), QString());
    }
};

QTEST_APPLESS_MAIN(TestReceivedQuote)
#include "tst_receivedquote.moc"
