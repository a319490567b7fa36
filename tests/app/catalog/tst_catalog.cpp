// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/catalog/catalog.h"
#include "tests/support/tables.h"

#include <QSet>

#include <array>

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

/// A column of our table and its name in the shared one.
struct Column
{
    const char* ours;
    const char* theirs;
};

constexpr std::array columns{
    Column{"provider", "provider"},
    Column{"provider_zh", "provider_zh"},
    Column{"provider_kind", "provider_kind"},
    Column{"region", "region"},
    Column{"city", "region_city"},
    Column{"instance", "instance_type"},
    Column{"card", "accelerator"},
    Column{"gpus", "accel_count"},
    Column{"vcpu", "vcpu"},
    Column{"ram_gb", "ram_gb"},
    Column{"disk_gb", "local_disk_gb"},
    Column{"network_gbps", "network_gbps"},
    Column{"rdma", "rdma"},
    Column{"mode", "billing_mode"},
    Column{"price", "price"},
    Column{"price_max", "price_max"},
    Column{"currency", "currency"},
    Column{"unit", "unit"},
    Column{"tax_included", "tax_included"},
    Column{"as_of", "as_of_date"},
    Column{"confidence", "confidence"},
    Column{"offer_kind", "offer_kind"},
    Column{"min_term_months", "min_term_months"},
    Column{"mainland", "mainland"},
    Column{"node_link", "link_between_nodes"},
    Column{"source", "source_url"},
};

/// What became of a row of the shared table once it was read.
void checkParsed(const Offer& offer, const CsvTable& table, qsizetype row)
{
    const auto cell = [&](const char* column) { return table.cell(row, QLatin1String(column)); };
    const auto stated = [&](Tristate value, const char* column) {
        return value ==
            (cell(column) == QLatin1String("yes")      ? Tristate::Yes
                 : cell(column) == QLatin1String("no") ? Tristate::No
                                                       : Tristate::Unknown);
    };
    QCOMPARE(offer.provider, (LocalText{cell("provider"), cell("provider_zh")}));
    QCOMPARE(offer.card, cell("accelerator"));
    QCOMPARE(offer.gpus, cell("accel_count").toInt());
    QCOMPARE(QString(modeName(offer.mode)), cell("billing_mode"));
    QCOMPARE(offer.price.value.micro(), Decimal6::parse(cell("price"))->micro());
    QCOMPARE(QString(currencyCode(offer.price.currency)), cell("currency"));
    QCOMPARE(offer.priceMax.has_value(), !cell("price_max").isEmpty());
    QCOMPARE(QString(priceUnitName(offer.unit)), cell("unit"));
    QCOMPARE(offer.city, cell("region_city"));
    QCOMPARE(offer.asOf.text, cell("as_of_date"));
    QCOMPARE(QString(confidenceName(offer.confidence)), cell("confidence"));
    QCOMPARE(QString(offerKindName(offer.kind)), cell("offer_kind"));
    QCOMPARE(offer.minTermMonths, cell("min_term_months").toInt());
    QCOMPARE(offer.mainland, cell("mainland") == QLatin1String("yes"));
    QVERIFY(stated(offer.taxIncluded, "tax_included"));
    QVERIFY(stated(offer.nodeLink, "link_between_nodes"));
    QCOMPARE(offer.source, cell("source_url"));
    // Their derived column, rounded to four decimals, on the same basis: 730 h and 8,760 h.
    QVERIFY(
        qAbs(pricePerGpuHour(offer).value.toDouble() - cell("price_per_gpu_hour").toDouble()) <
        0.000051);
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
    /// The seeds against the table beside the project: every row, field by field, notes and titles
    /// apart.
    void seedsAgreeWithTheSharedTable()
    {
        const QString path = test::sharedFile(QStringLiteral("data/prices.csv"));
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const CsvTable theirs = *CsvTable::parse(*readFile(path));
        const CsvTable ours =
            *CsvTable::parse(*readFile(QStringLiteral(":/facts/catalog/offers.csv")));
        QCOMPARE(ours.rowCount(), qsizetype(835));
        QCOMPARE(ours.rowCount(), theirs.rowCount());
        const std::vector<Offer>& offers = test::world()->catalog.offers();
        QCOMPARE(offers.size(), std::size_t(835));
        for (qsizetype i = 0; i < ours.rowCount(); ++i) {
            for (const Column& column : columns) {
                const QString mine = ours.cell(i, QLatin1String(column.ours));
                const QString other = theirs.cell(i, QLatin1String(column.theirs));
                QVERIFY2(
                    mine == other,
                    qPrintable(QStringLiteral("row %1, %2: %3 is not %4")
                                   .arg(CsvTable::rowNumber(i))
                                   .arg(QLatin1String(column.ours), mine, other)));
            }
            checkParsed(offers.at(static_cast<std::size_t>(i)), theirs, i);
        }
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
        QTest::newRow("equally good, the dearer leads")
            << QByteArray(row("10", "2026-05-01", "high") + row("12", "2026-05-01", "high"))
            << twelve;
        QTest::newRow("the key ignores case and spaces")
            << QByteArray(
                   row("10", "2026-05-01", "high") +
                   row("12", "2026-06-01", "high").replace("A100-80GB", " a100-80gb "))
            << twelve;
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
        QTest::newRow("accounting negative")
            << row("(500.00)", "2026-05-01", "high") << QStringLiteral("price");
        QTest::newRow("trailing minus")
            << row("500-", "2026-05-01", "high") << QStringLiteral("price");
        QTest::newRow("no price") << row("N/A", "2026-05-01", "high") << QStringLiteral("price");
        QTest::newRow("no cards") << broken(",8,", ",0,") << QStringLiteral("gpus");
        QTest::newRow("negative count") << broken(",8,", ",-2,") << QStringLiteral("gpus");
        QTest::newRow("link") << broken("yes,unknown,src", "yes,perhaps,src")
                              << QStringLiteral("node_link");
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

    /// Cases CSV-07, CSV-09: what is no price is a hole, what cannot be one is an error with its
    /// row, and the other rows are read.
    void readingGoesOnPastBadRows()
    {
        const QByteArray good = row("10", "2026-05-01", "high");
        const Result<OfferReading> reading = readOffers(
            header() + good + row("", "2026-05-01", "high") + row("-", "2026-05-01", "high") +
                row("n/a", "2026-05-01", "high") + row("面议", "2026-05-01", "high") +
                row("  ", "2026-05-01", "high") + row("-500", "2026-05-01", "high") + good,
            test::world()->hardware);
        QVERIFY(reading);
        QCOMPARE(reading->rows, (std::vector<int>{2, 9}));
        QCOMPARE(reading->offers.size(), std::size_t(2));
        QCOMPARE(reading->withoutPrice, (std::vector<int>{3, 4, 5, 6, 7}));
        QCOMPARE(reading->errors.size(), std::size_t(1));
        QCOMPARE(reading->errors.front().params.value(QStringLiteral("row")).toInt(), 8);
    }

    void aTableWithoutItsColumnsIsRefused()
    {
        const auto refusal = [](const QByteArray& csv) {
            return readOffers(csv, test::world()->hardware).error();
        };
        const Error missing = refusal("provider,price\nP,10\n");
        QCOMPARE(missing.code, ErrorCode::CsvColumnMissing);
        QCOMPARE(
            missing.params.value(QStringLiteral("column")).toString(),
            QStringLiteral("provider_zh"));
        QCOMPARE(refusal("a,b\n1\n").code, ErrorCode::CsvSyntax);
    }

    void optionalColumns_data()
    {
        QTest::addColumn<QByteArray>("cells");
        QTest::addColumn<QString>("refused");
        QTest::newRow("all good") << QByteArray("market_reference,12,average legacy") << QString();
        QTest::newRow("empty") << QByteArray(",,") << QString();
        QTest::newRow("kind") << QByteArray("rumour,,") << QStringLiteral("offer_kind");
        QTest::newRow("range upside down") << QByteArray(",9.99,") << QStringLiteral("price_max");
        QTest::newRow("unknown fact") << QByteArray(",,average cheap") << QStringLiteral("facts");
    }
    void optionalColumns()
    {
        QFETCH(QByteArray, cells);
        QFETCH(QString, refused);
        const QByteArray csv = header().replace("source\n", "source,offer_kind,price_max,facts\n") +
            row("10", "2026-05-01", "high").replace("src\n", QByteArray("src," + cells + '\n'));
        const Result<OfferReading> reading = readOffers(csv, test::world()->hardware);
        QVERIFY(reading);
        QCOMPARE(reading->offers.empty(), !refused.isEmpty());
        if (!refused.isEmpty()) {
            QCOMPARE(
                reading->errors.front().params.value(QStringLiteral("column")).toString(), refused);
        } else if (cells.startsWith("market")) {
            const Offer& offer = reading->offers.front();
            QCOMPARE(offer.kind, OfferKind::MarketReference);
            QCOMPARE(offer.priceMax, std::optional(Decimal6::fromInteger(12)));
            QCOMPARE(offer.facts, (std::vector<OfferFact>{OfferFact::Average, OfferFact::Legacy}));
        }
    }

    /// All rows: one leads for each key, on any day, and none of another key is hidden.
    void builtInLeaders()
    {
        const Catalog& catalog = test::world()->catalog;
        QSet<QString> keys;
        for (const Offer& offer : catalog.offers())
            keys.insert(foldedKey(offer));
        const std::vector<const Offer*> leading = catalog.leading(QDate(2026, 11, 30));
        QCOMPARE(leading.size(), static_cast<std::size_t>(keys.size()));
        for (const Offer* leader : leading) {
            for (const Offer& offer : catalog.offers()) {
                if (foldedKey(offer) != foldedKey(*leader))
                    continue;
                QVERIFY(
                    leader->confidence > offer.confidence ||
                    (leader->confidence == offer.confidence &&
                     leader->asOf.firstDay >= offer.asOf.firstDay));
            }
        }
        const auto priceOf = [&](const char* provider, const char* card) {
            for (const Offer* leader : leading) {
                if (leader->provider.en == QLatin1String(provider) &&
                    leader->card == QLatin1String(card) && leader->instance.isEmpty())
                    return leader->price.value.toDouble();
            }
            return 0.0;
        };
        // Three rows each in the table; Secure and Community share one Chinese name.
        QCOMPARE(priceOf("RunPod Secure", "H100-80GB"), 3.99);
        QCOMPARE(priceOf("RunPod Community", "H100-80GB"), 2.69);
        QCOMPARE(priceOf("AutoDL", "RTX-4090"), 2.18);
        QCOMPARE(priceOf("Nebius", "H100-80GB"), 4.5);
    }

    void componentsBelongToTheirProvider()
    {
        const Catalog& catalog = test::world()->catalog;
        const auto storage = [&catalog](const char* provider) {
            return catalog.storage(QString::fromUtf8(provider), QDate(2026, 11, 30));
        };
        // Without a date it is known and makes no amount.
        QCOMPARE(storage("阿里云").size(), std::size_t(1));
        QCOMPARE(storage("阿里云").front()->kind, ComponentKind::ObjectStorage);
        QVERIFY(!isDated(storage("阿里云")));
        QCOMPARE(
            storage("优云智算（UCloud 优刻得）").front()->price.value.micro(), qint64(300'000));
        QVERIFY(isDated(storage("优云智算（UCloud 优刻得）")));
        // Of 2026-05-13: not known the day before.
        const auto before =
            catalog.storage(QStringLiteral("优云智算（UCloud 优刻得）"), QDate(2026, 5, 12));
        const auto since =
            catalog.storage(QStringLiteral("优云智算（UCloud 优刻得）"), QDate(2026, 5, 13));
        QVERIFY(before.empty());
        QVERIFY(!since.empty());
        QVERIFY(storage("天翼云").empty());
        QVERIFY(storage("腾讯云").empty());
        QCOMPARE(storage("AutoDL").front()->unit, ComponentUnit::GigabyteDay);
        const ComponentTariff files = catalog.tariff(
            QStringLiteral("UCloud 优刻得"), ComponentKind::FileStorage, QDate(2026, 11, 30));
        QCOMPARE(files.size(), std::size_t(2));
        QCOMPARE(files.back()->from, Decimal6::fromInteger(51200));
        const ComponentTariff egress =
            catalog.tariff(QStringLiteral("阿里云"), ComponentKind::Egress, QDate(2026, 11, 30));
        QCOMPARE(egress.size(), std::size_t(1));
        QVERIFY(egress.front()->variant.isEmpty());
        QCOMPARE(egress.front()->price.value.micro(), qint64(800'000));
        for (const ComponentPrice& price : catalog.components())
            QVERIFY(!price.source.isEmpty() && isUnitOf(price.unit, price.kind));
    }

    void damagedComponents_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("column");
        QTest::newRow("kind") << QByteArray("甲云,tape,1,CNY,gb_month,unknown,2026,low,s")
                              << QStringLiteral("component");
        QTest::newRow("unit of another kind")
            << QByteArray("甲云,egress,1,CNY,mbps_month,unknown,2026,low,s")
            << QStringLiteral("unit");
        QTest::newRow("unknown unit")
            << QByteArray("甲云,disk,1,CNY,tb_month,unknown,2026,low,s") << QStringLiteral("unit");
        QTest::newRow("no price") << QByteArray("甲云,disk,,CNY,gb_month,unknown,2026,low,s")
                                  << QStringLiteral("price");
    }
    void damagedComponents()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, column);
        const Result<Catalog> catalog =
            Catalog::parse(header(), noComponents() + row + '\n', test::world()->hardware);
        QVERIFY(!catalog);
        QCOMPARE(
            catalog.error().causes.front().params.value(QStringLiteral("column")).toString(),
            column);
    }
};

QTEST_APPLESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
