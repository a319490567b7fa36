// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/catalog/catalog.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

QByteArray header()
{
    return "provider,provider_zh,provider_kind,region,city,instance,card,gpus,mode,price,currency,"
           "unit,"
           "tax_included,as_of,confidence,min_term_months,mainland,node_link,source\n";
}

QByteArray noComponents()
{
    return "provider_zh,component,price,currency,unit,tax_included,as_of,confidence,source\n";
}

QByteArray row(const char* price, const char* asOf, const char* confidence)
{
    return QByteArray("P,甲云,cn_cloud,,,i8,A100-80GB,8,on_demand,") + price +
        ",CNY,per_instance_hour,unknown," + asOf + ',' + confidence + ",,yes,unknown,src\n";
}

Result<Catalog> catalogOf(const QByteArray& rows)
{
    return Catalog::parse(header() + rows, noComponents(), test::world()->hardware);
}

} // namespace

class TestCatalog : public QObject
{
    Q_OBJECT

private slots:
    /// The seeds against the table beside the project: every orderable mainland row, field by
    /// field.
    void agreesWithTheSharedTable()
    {
        const QString path = test::sharedFile(QStringLiteral("data/prices.csv"));
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const CsvTable table = *CsvTable::parse(*readFile(path));
        const std::vector<Offer>& offers = test::world()->catalog.offers();
        std::size_t at = 0;
        for (qsizetype i = 0; i < table.rowCount(); ++i) {
            const auto cell = [&](const char* column) {
                return table.cell(i, QString::fromLatin1(column));
            };
            if (cell("offer_kind") != QLatin1String("orderable") ||
                cell("mainland") != QLatin1String("yes"))
                continue;
            QVERIFY(at < offers.size());
            const Offer& offer = offers.at(at++);
            QCOMPARE(offer.provider.zh, cell("provider_zh"));
            QCOMPARE(offer.card, cell("accelerator"));
            QCOMPARE(offer.gpus, cell("accel_count").toInt());
            QCOMPARE(QString(modeName(offer.mode)), cell("billing_mode"));
            QCOMPARE(offer.price.value.micro(), Decimal6::parse(cell("price"))->micro());
            QCOMPARE(QString(currencyCode(offer.price.currency)), cell("currency"));
            QCOMPARE(QString(priceUnitName(offer.unit)), cell("unit"));
            QCOMPARE(offer.city, cell("region_city"));
            QCOMPARE(offer.asOf.text, cell("as_of_date"));
            QCOMPARE(QString(confidenceName(offer.confidence)), cell("confidence"));
            QCOMPARE(offer.minTermMonths, cell("min_term_months").toInt());
            QCOMPARE(
                offer.nodeLink == Tristate::Yes,
                cell("link_between_nodes") == QLatin1String("yes"));
            QCOMPARE(offer.source, cell("source_url"));
        }
        QCOMPARE(at, offers.size());
        QCOMPARE(at, std::size_t(369));
    }

    void leadingRow_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<qint64>("leads");
        const qint64 ten = 10'000'000;
        const qint64 twelve = 12'000'000;
        QTest::newRow("newer wins")
            << QByteArray(row("10", "2026-05-01", "high") + row("12", "2026-06-01", "high"))
            << twelve;
        QTest::newRow("order does not matter")
            << QByteArray(row("12", "2026-06-01", "high") + row("10", "2026-05-01", "high"))
            << twelve;
        QTest::newRow("confidence before date")
            << QByteArray(row("10", "2026-05-01", "high") + row("12", "2026-06-01", "low")) << ten;
        QTest::newRow("not from the future")
            << QByteArray(row("10", "2026-05-01", "low") + row("12", "2026-10-01", "high")) << ten;
        QTest::newRow("future alone stays listed")
            << QByteArray(row("12", "2026-10-01", "high")) << twelve;
    }
    void leadingRow()
    {
        QFETCH(QByteArray, rows);
        QFETCH(qint64, leads);
        const Result<Catalog> catalog = catalogOf(rows);
        QVERIFY(catalog);
        const std::vector<const Offer*> leading = catalog->leading(test::testDay());
        QCOMPARE(leading.size(), std::size_t(1));
        QCOMPARE(leading.front()->price.value.micro(), leads);
    }

    /// price_shelf_life of 90 days before 2026-08-28 begins on 2026-05-30.
    void staleness_data()
    {
        QTest::addColumn<QString>("asOf");
        QTest::addColumn<bool>("stale");
        QTest::newRow("90 days") << QStringLiteral("2026-05-30") << false;
        QTest::newRow("91 days") << QStringLiteral("2026-05-29") << true;
        QTest::newRow("month counts from its first day") << QStringLiteral("2026-05") << true;
        QTest::newRow("month inside") << QStringLiteral("2026-06") << false;
        QTest::newRow("undated") << QString() << true;
    }
    void staleness()
    {
        QFETCH(QString, asOf);
        QFETCH(bool, stale);
        QCOMPARE(isStale(*PartialDate::parse(asOf), test::testDay(), 90), stale);
    }

    void unknownCardStaysListed()
    {
        QByteArray unknown = row("10", "2026-05-01", "high");
        const Result<Catalog> catalog = catalogOf(unknown.replace("A100-80GB", "X9000"));
        QVERIFY(catalog);
        QCOMPARE(catalog->offers().front().card, QStringLiteral("X9000"));
        QVERIFY(catalog->offers().front().accelerator.isEmpty());
        QCOMPARE(
            catalogOf(row("10", "2026-05-01", "high"))->offers().front().accelerator,
            QStringLiteral("A100-SXM-80G"));
    }

    void damagedRows_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("column");
        const auto broken = [](const char* from, const char* to) {
            return QByteArray(row("10", "2026-05-01", "high")).replace(from, to);
        };
        QTest::newRow("empty price") << row("", "2026-05-01", "high") << QStringLiteral("price");
        QTest::newRow("price in words")
            << row("面议", "2026-05-01", "high") << QStringLiteral("price");
        QTest::newRow("negative price")
            << row("-10", "2026-05-01", "high") << QStringLiteral("price");
        QTest::newRow("zero price") << row("0", "2026-05-01", "high") << QStringLiteral("price");
        QTest::newRow("date") << row("10", "05/01/2026", "high") << QStringLiteral("as_of");
        QTest::newRow("confidence")
            << row("10", "2026-05-01", "sure") << QStringLiteral("confidence");
        QTest::newRow("mode") << broken("on_demand", "hourly") << QStringLiteral("mode");
        QTest::newRow("unit") << broken("per_instance_hour", "per_day") << QStringLiteral("unit");
        QTest::newRow("currency") << broken("CNY", "JPY") << QStringLiteral("currency");
        QTest::newRow("count") << broken(",8,", ",eight,") << QStringLiteral("gpus");
    }
    void damagedRows()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QString, column);
        const Result<Catalog> catalog = catalogOf(row("10", "2026-05-01", "high") + csv);
        QVERIFY(!catalog);
        QCOMPARE(catalog.error().causes.size(), std::size_t(1));
        const Error& cause = catalog.error().causes.front();
        QCOMPARE(cause.params.value(QStringLiteral("row")).toInt(), 3);
        QCOMPARE(cause.params.value(QStringLiteral("column")).toString(), column);
    }

    void componentsBelongToTheirProvider()
    {
        const Catalog& catalog = test::world()->catalog;
        QVERIFY(catalog.component(QStringLiteral("阿里云"), ComponentKind::Storage));
        QVERIFY(!catalog.component(QStringLiteral("天翼云"), ComponentKind::Storage));
        QVERIFY(!catalog.component(QStringLiteral("腾讯云"), ComponentKind::Storage));
    }
};

QTEST_APPLESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
