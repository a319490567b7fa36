// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/costing/cost.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

constexpr TaxPolicy included{Decimal6::fromMicro(60'000), true};

Offer offerOf(BillingMode mode, PriceUnit unit, const char* price, int gpus = 8, int minTerm = 0)
{
    return {
        .provider = {QStringLiteral("Nobody"), QStringLiteral("某云")},
        .card = QStringLiteral("A100-80GB"),
        .accelerator = QStringLiteral("A100-SXM-80G"),
        .gpus = gpus,
        .mode = mode,
        .price = {*Decimal6::parse(QString::fromLatin1(price)), Currency::CNY},
        .unit = unit,
        .minTermMonths = minTerm,
        .mainland = true};
}

Demand demandOf(double days, int gpus = 8)
{
    return {
        .gpus = GpuCount(gpus),
        .days = {Days(days * 0.9), Days(days), Days(days * 1.5)},
        .start = QDate(2026, 9, 1)};
}

Result<OfferCost> priced(
    const Offer& offer,
    const Demand& demand,
    const TaxPolicy& tax = included,
    Currency currency = Currency::CNY)
{
    const WorldPtr world = test::world();
    return priceOffer(
        offer, demand, world->catalog, tax, {currency, test::testDay(), world->rates});
}

OfferCost costOf(const Offer& offer, const Demand& demand, const TaxPolicy& tax = included)
{
    return priced(offer, demand, tax).value_or(OfferCost{});
}

QString plain(Decimal6 number)
{
    return QString::number(number.toDouble());
}

/// "1000×10 × 0.01 = 100.00 [0–1000]": volume × periods × price = amount [tier].
QString writtenOut(const CostLine& line)
{
    const Decimal6 volume = Decimal6::fromMicro(line.quantity.micro() / line.periods);
    QString out = plain(volume) + QStringLiteral("×") + QString::number(line.periods);
    if (!line.price)
        return out + (line.onlyUndated ? QStringLiteral(" undated") : QStringLiteral(" unpriced"));
    out += QStringLiteral(" × ") + plain(line.price->value) + QStringLiteral(" = ") +
        QString::number(line.amount->gross.toMajor(), 'f', 2);
    if (line.tier)
        out += QStringLiteral(" [") + plain(line.tier->from) + QStringLiteral("–") +
            (line.tier->upTo ? plain(*line.tier->upTo) : QString()) + u']';
    return out;
}

} // namespace

class TestCost : public QObject
{
    Q_OBJECT

private slots:
    void quantities_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("unit");
        QTest::addColumn<int>("minTerm");
        QTest::addColumn<double>("days");
        QTest::addColumn<int>("gpusWanted");
        QTest::addColumn<int>("gpusPriced");
        QTest::addColumn<qint64>("quantity");
        QTest::addColumn<int>("months");
        const auto add = [](const char* name,
                            BillingMode mode,
                            PriceUnit unit,
                            int minTerm,
                            double days,
                            int wanted,
                            int priced,
                            qint64 quantity,
                            int months) {
            QTest::newRow(name) << static_cast<int>(mode) << static_cast<int>(unit) << minTerm
                                << days << wanted << priced << quantity << months;
        };
        using M = BillingMode;
        using U = PriceUnit;
        // Whole hours, rounded up.
        add("hours", M::OnDemand, U::InstanceHour, 0, 16.45, 8, 8, 395, 0);
        add("exact hours", M::OnDemand, U::InstanceHour, 0, 10.0, 8, 8, 240, 0);
        add("a minute", M::OnDemand, U::InstanceHour, 0, 0.0001, 8, 8, 1, 0);
        add("card hours", M::OnDemand, U::GpuHour, 0, 10.0, 8, 1, 1920, 0);
        // Whole instances: 8 cards wanted, 16 in the instance; 12 wanted, 8 in the instance.
        add("spare cards", M::OnDemand, U::InstanceHour, 0, 10.0, 8, 16, 240, 0);
        add("two instances", M::OnDemand, U::InstanceHour, 0, 10.0, 12, 8, 480, 0);
        add("cards of two instances", M::OnDemand, U::GpuHour, 0, 10.0, 12, 8, qint64{16} * 240, 0);
        // Whole months from 1 September: 30 days, then 61.
        add("a month", M::Monthly, U::InstanceMonth, 1, 16.45, 8, 8, 1, 1);
        add("30 days are September", M::Monthly, U::InstanceMonth, 1, 30.0, 8, 8, 1, 1);
        add("31 days are two months", M::Monthly, U::InstanceMonth, 1, 31.0, 8, 8, 2, 2);
        add("minimum term", M::Monthly, U::InstanceMonth, 12, 16.45, 8, 8, 12, 12);
        add("card months", M::Monthly, U::GpuMonth, 1, 16.45, 8, 1, 8, 1);
        add("a year", M::Yearly, U::InstanceYear, 12, 16.45, 8, 8, 1, 12);
        add("two years", M::Yearly, U::InstanceYear, 12, 400, 8, 8, 2, 24);
        add("three years", M::ThreeYear, U::Instance3Year, 36, 16.45, 8, 8, 1, 36);
        // A commitment is paid by the hour whether used or not: 8,760 a year.
        add("reserved year", M::Reserved1Year, U::InstanceHour, 12, 16.45, 8, 8, 8760, 12);
        add("savings plan", M::SavingsPlan, U::InstanceHour, 12, 16.45, 8, 8, 8760, 12);
        add("reserved three", M::Reserved3Year, U::InstanceHour, 36, 16.45, 8, 8, 26280, 36);
    }
    void quantities()
    {
        QFETCH(int, mode);
        QFETCH(int, unit);
        QFETCH(int, minTerm);
        QFETCH(double, days);
        QFETCH(int, gpusWanted);
        QFETCH(int, gpusPriced);
        QFETCH(qint64, quantity);
        QFETCH(int, months);
        const Offer offer = offerOf(
            static_cast<BillingMode>(mode),
            static_cast<PriceUnit>(unit),
            "100",
            gpusPriced,
            minTerm);
        const OfferCost cost = costOf(offer, demandOf(days, gpusWanted));
        QCOMPARE(cost.lines.size(), std::size_t(1));
        QCOMPARE(cost.lines.front().quantity, Decimal6::fromInteger(quantity));
        QCOMPARE(cost.termMonths.value(), months);
        QCOMPARE(cost.total.p50.minor, quantity * 100'00);
        QVERIFY(cost.total.p10.minor <= cost.total.p50.minor);
        QVERIFY(cost.total.p50.minor <= cost.total.p90.minor);
    }

    void months_data()
    {
        QTest::addColumn<QDate>("start");
        QTest::addColumn<double>("days");
        QTest::addColumn<int>("months");
        QTest::newRow("february") << QDate(2026, 2, 1) << 28.0 << 1;
        QTest::newRow("february and a day") << QDate(2026, 2, 1) << 29.0 << 2;
        QTest::newRow("leap february") << QDate(2028, 2, 1) << 29.0 << 1;
        // Case PLAN-09: 31 January plus one month is the last of February.
        QTest::newRow("month end") << QDate(2026, 1, 31) << 28.0 << 1;
        QTest::newRow("month end and a day") << QDate(2026, 1, 31) << 29.0 << 2;
        QTest::newRow("nothing is a month") << QDate(2026, 9, 1) << 0.01 << 1;
        QTest::newRow("ten years") << QDate(2026, 9, 1) << 3653.0 << 120;
    }
    void months()
    {
        QFETCH(QDate, start);
        QFETCH(double, days);
        QFETCH(int, months);
        QCOMPARE(monthsCovering(start, Days(days)).value(), months);
    }

    void idleTime()
    {
        // September has 720 hours; 16 days use 384 of them: 8 × 336 card-hours stay idle.
        const OfferCost month = costOf(
            offerOf(BillingMode::Monthly, PriceUnit::InstanceMonth, "1000", 8, 1), demandOf(16));
        QCOMPARE(month.paidGpuHours.value(), 8.0 * 720);
        QCOMPARE(month.idleGpuHours.value(), 8.0 * 336);
        // Spare cards of a whole instance are idle, too.
        const OfferCost wide =
            costOf(offerOf(BillingMode::OnDemand, PriceUnit::InstanceHour, "10", 16), demandOf(10));
        QCOMPARE(wide.idleGpuHours.value(), 8.0 * 240);
        QCOMPARE(wide.pricePerGpuHour.value.toDouble(), 10.0 / 8.0);
    }

    void taxBasis_data()
    {
        QTest::addColumn<int>("stated");
        QTest::addColumn<bool>("silentMeansIncluded");
        QTest::addColumn<qint64>("gross");
        QTest::addColumn<qint64>("net");
        const auto state = [](Tristate t) { return static_cast<int>(t); };
        QTest::newRow("silent, included")
            << state(Tristate::Unknown) << true << qint64(106'00) << qint64(100'00);
        QTest::newRow("silent, excluded")
            << state(Tristate::Unknown) << false << qint64(112'36) << qint64(106'00);
        QTest::newRow("stated included")
            << state(Tristate::Yes) << false << qint64(106'00) << qint64(100'00);
        QTest::newRow("stated excluded")
            << state(Tristate::No) << true << qint64(112'36) << qint64(106'00);
    }
    void taxBasis()
    {
        QFETCH(int, stated);
        QFETCH(bool, silentMeansIncluded);
        QFETCH(qint64, gross);
        QFETCH(qint64, net);
        Offer offer = offerOf(BillingMode::Monthly, PriceUnit::InstanceMonth, "106", 8, 1);
        offer.taxIncluded = static_cast<Tristate>(stated);
        const OfferCost cost =
            costOf(offer, demandOf(10), {Decimal6::fromMicro(60'000), silentMeansIncluded});
        const LineAmount amount = *cost.lines.front().amount;
        QCOMPARE(amount.gross.minor, gross);
        QCOMPARE(amount.net.minor, net);
        QCOMPARE(amount.net.minor + amount.tax.minor, amount.gross.minor);
    }

    void componentsWithoutPublicPriceStayEmpty()
    {
        Demand demand = demandOf(16);
        demand.storage = gigabytes(628.2);
        demand.egress = gigabytes(26.03);
        const Offer offer = offerOf(BillingMode::OnDemand, PriceUnit::InstanceHour, "10");
        const OfferCost none = costOf(offer, demand);
        QCOMPARE(none.lines.size(), std::size_t(3));
        QVERIFY(!none.complete);
        QCOMPARE(none.lines.at(1).quantity, Decimal6::fromInteger(629));
        QCOMPARE(none.lines.at(2).quantity, Decimal6::fromInteger(27));
        QVERIFY(!none.lines.at(1).price && !none.lines.at(1).amount);
        QCOMPARE(none.total.p50, none.gpuAmount);

        // UCloud publishes both: 629 GB-months at 0.30 and 27 GB at 0.80.
        Offer priced = offer;
        priced.provider.zh = QStringLiteral("UCloud 优刻得");
        const OfferCost both = costOf(priced, demand);
        QVERIFY(both.complete);
        QCOMPARE(both.lines.at(1).amount->gross.minor, qint64(188'70));
        QCOMPARE(both.lines.at(2).amount->gross.minor, qint64(21'60));
        QCOMPARE(both.total.p50.minor, both.gpuAmount.minor + 188'70 + 21'60);
        // Ranking is by the GPU lines: a provider that publishes more is not punished for it.
        QCOMPARE(both.gpuAmount, none.gpuAmount);
    }

    /// 阿里云's storage price has no date: the quantity stands, the amount does not.
    void undatedPricesMakeNoAmount()
    {
        Demand demand = demandOf(16);
        demand.storage = gigabytes(628.2);
        demand.egress = gigabytes(26.03);
        Offer offer = offerOf(BillingMode::OnDemand, PriceUnit::InstanceHour, "10");
        offer.provider.zh = QStringLiteral("阿里云");
        const OfferCost cost = costOf(offer, demand);
        QVERIFY(!cost.complete);
        const CostLine& storage = cost.lines.at(1);
        QVERIFY(storage.onlyUndated && !storage.price && !storage.amount);
        QVERIFY(storage.source.isEmpty());
        QCOMPARE(storage.quantity, Decimal6::fromInteger(629));
        // A year is a date.
        QCOMPARE(cost.lines.at(2).amount->gross.minor, qint64(21'60));
        QCOMPARE(cost.lines.at(2).asOf.text, QStringLiteral("2021"));
        // Nothing published at all is another thing.
        offer.provider.zh = QStringLiteral("天翼云");
        QVERIFY(!costOf(offer, demand).lines.at(1).onlyUndated);
    }

    /// Quantity × price of each line by hand; 16.45 days from 1 September are one month, 17 days.
    void storageAsPriced_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<double>("gigabytes");
        QTest::addColumn<double>("days");
        QTest::addColumn<QStringList>("lines"); // quantity × price = amount
        const QByteArray day = "甲云,file_storage,%FROM,%PRICE,CNY,gb_day,unknown,2026-05,high,s\n";
        const auto tier = [](QByteArray row, const char* from, const char* price) {
            return row.replace("%FROM", from).replace("%PRICE", price);
        };
        const QByteArray gib =
            "甲云,file_storage,%FROM,%PRICE,CNY,gib_month,unknown,2025-01,high,s\n";
        const auto row = [](const char* name,
                            const QByteArray& rows,
                            double gigabytes,
                            double days,
                            const QStringList& lines) {
            QTest::newRow(name) << rows << gigabytes << days << lines;
        };
        row("by the day",
            tier(day, "0", "0.01"),
            628.2,
            16.45,
            {QStringLiteral("629×17 × 0.01 = 106.93")});
        row("whole days",
            tier(day, "0", "0.01"),
            100,
            16,
            {QStringLiteral("100×16 × 0.01 = 16.00")});
        row("less than a day",
            tier(day, "0", "0.01"),
            100,
            0.01,
            {QStringLiteral("100×1 × 0.01 = 1.00")});
        // 0.5 a TB and day above 1 TB free.
        row("within the allowance",
            tier(day, "1000", "0.0005"),
            1000,
            10,
            {QStringLiteral("1000×10 × 0 = 0.00 [0–1000]")});
        row("above the allowance",
            tier(day, "1000", "0.0005"),
            1000.5,
            10,
            {QStringLiteral("1000×10 × 0 = 0.00 [0–1000]"),
             QStringLiteral("1×10 × 0.0005 = 0.01 [1000–]")});
        // 51,200 GiB = 54,975.58 GB.
        row("first tier, to its end",
            tier(gib, "0", "0.2") + tier(gib, "51200", "0.12"),
            54975.5,
            40,
            {QStringLiteral("51200×2 × 0.2 = 20480.00 [0–51200]")});
        row("both tiers",
            tier(gib, "0", "0.2") + tier(gib, "51200", "0.12"),
            60000,
            10,
            {QStringLiteral("51200×1 × 0.2 = 10240.00 [0–51200]"),
             QStringLiteral("4680×1 × 0.12 = 561.60 [51200–]")});
        row("tiers in any order",
            tier(gib, "51200", "0.12") + tier(gib, "0", "0.2"),
            60000,
            10,
            {QStringLiteral("51200×1 × 0.2 = 10240.00 [0–51200]"),
             QStringLiteral("4680×1 × 0.12 = 561.60 [51200–]")});
        row("one tier without a date",
            tier(gib, "0", "0.2") + tier(gib, "51200", "0.12").replace("2025-01", ""),
            60000,
            10,
            {QStringLiteral("55880×1 undated")});
        row("a newer price of the tier",
            tier(day, "0", "0.02").replace("2026-05", "2025") + tier(day, "0", "0.01"),
            100,
            10,
            {QStringLiteral("100×10 × 0.01 = 10.00")});
        row("a dated file price before an undated disk",
            "甲云,disk,0,0.3,CNY,gb_month,unknown,,low,s\n" + tier(day, "0", "0.01"),
            100,
            10,
            {QStringLiteral("100×10 × 0.01 = 10.00")});
        row("another region of the same list is no tier",
            QByteArray("甲云,disk,0,0.3,CNY,gb_month,unknown,2026,high,s\n") +
                "甲云,disk,0,0.5,USD,gb_month,unknown,2026,high,s\n",
            100,
            10,
            {QStringLiteral("100×1 × 0.3 = 30.00")});
        row("nothing", "", 100, 10, {QStringLiteral("100×1 unpriced")});
    }
    void storageAsPriced()
    {
        QFETCH(QByteArray, rows);
        QFETCH(double, gigabytes);
        QFETCH(double, days);
        QFETCH(QStringList, lines);
        const Result<Catalog> catalog = Catalog::parse(
            "provider,provider_zh,region,city,instance,card,gpus,mode,price,currency,unit,"
            "tax_included,as_of,confidence,mainland,node_link,source\n",
            "provider_zh,component,from,price,currency,unit,tax_included,as_of,confidence,"
            "source\n" +
                rows,
            test::world()->hardware);
        QVERIFY(catalog);
        Offer offer = offerOf(BillingMode::OnDemand, PriceUnit::InstanceHour, "10");
        offer.provider.zh = QStringLiteral("甲云");
        Demand demand = demandOf(days);
        demand.storage = Bytes(gigabytes * 1e9);
        const RateTable rates;
        const Result<OfferCost> cost =
            priceOffer(offer, demand, *catalog, included, {Currency::CNY, test::testDay(), rates});
        QVERIFY(cost);
        QStringList got;
        std::int64_t sum = cost->gpuAmount.minor;
        for (const CostLine& line : cost->lines) {
            if (line.component == CostComponent::Storage)
                got.append(writtenOut(line));
            if (line.component == CostComponent::Storage && line.amount)
                sum += line.amount->gross.minor;
        }
        QCOMPARE(got, lines);
        QCOMPARE(cost->total.p50.minor, sum);
    }

    void volumesThatDoNotFitAreRefused()
    {
        Demand demand = demandOf(30);
        demand.storage = Bytes(1e23);
        const Result<OfferCost> cost =
            priced(offerOf(BillingMode::OnDemand, PriceUnit::InstanceHour, "10"), demand);
        QVERIFY(!cost);
        QCOMPARE(cost.error().code, ErrorCode::MoneyOverflow);
        demand.storage = Bytes(1e21); // fits by the gigabyte, not by the gigabyte and month
        demand.days = {Days(36000), Days(36000), Days(36000)};
        QVERIFY(!priced(offerOf(BillingMode::OnDemand, PriceUnit::InstanceHour, "10"), demand));
    }

    /// notes/prices.md section 2: at 天翼云 a month costs as much as about 480 hours.
    void crossing()
    {
        const auto price = [](const char* text) {
            return UnitPrice{*Decimal6::parse(QString::fromLatin1(text)), Currency::CNY};
        };
        QCOMPARE(qRound(crossingHours(price("120063"), price("250.13")).value()), 480);
    }

    void overflowIsAnError()
    {
        const Offer offer = offerOf(BillingMode::OnDemand, PriceUnit::GpuHour, "999999999999", 1);
        QVERIFY(!priced(offer, demandOf(30000, 1'000'000)));
    }

    /// Case PLAN-06: committed hours are 730 a month and 8,760 a year, whatever the calendar says.
    void committedMonths_data()
    {
        QTest::addColumn<QDate>("start");
        QTest::addColumn<int>("minTerm");
        QTest::addColumn<qint64>("amount");
        QTest::newRow("February") << QDate(2026, 2, 1) << 1 << qint64(7'300'00);
        QTest::newRow("leap February") << QDate(2028, 2, 1) << 1 << qint64(7'300'00);
        QTest::newRow("July") << QDate(2026, 7, 1) << 1 << qint64(7'300'00);
        QTest::newRow("a year") << QDate(2026, 7, 1) << 12 << qint64(87'600'00);
    }
    void committedMonths()
    {
        QFETCH(QDate, start);
        QFETCH(int, minTerm);
        QFETCH(qint64, amount);
        Demand demand = demandOf(10, 1);
        demand.start = start;
        const Offer offer =
            offerOf(BillingMode::CommittedUse, PriceUnit::GpuHour, "10.00", 1, minTerm);
        QCOMPARE(costOf(offer, demand).gpuAmount.minor, amount);
    }

    /// 100 h × 2.50 USD at 6.7206: unit price 16.8015, line 1,680.15; silence abroad is net, so 6 %
    /// goes on top: 1,780.96.
    void otherCurrencies()
    {
        Offer offer = offerOf(BillingMode::OnDemand, PriceUnit::InstanceHour, "2.50");
        offer.price.currency = Currency::USD;
        const Demand demand = demandOf(100.0 / 24.0);
        const OfferCost mainland = costOf(offer, demand);
        const CostLine& line = mainland.lines.front();
        QCOMPARE(line.price->value.micro(), qint64(16'801'500));
        QCOMPARE(line.price->currency, Currency::CNY);
        QVERIFY(line.conversion);
        QCOMPARE(line.conversion->original, offer.price);
        QCOMPARE(line.conversion->rate.rate.micro(), qint64(6'720'600));
        QCOMPARE(line.conversion->rate.asOf.text, QStringLiteral("2026-08-22"));
        QCOMPARE(mainland.total.p50, (Money{1'680'15, Currency::CNY}));
        QVERIFY(line.priceIncludesTax);

        offer.mainland = false;
        const OfferCost abroad = costOf(offer, demand);
        QVERIFY(!abroad.lines.front().priceIncludesTax);
        QCOMPARE(abroad.lines.front().amount->net.minor, qint64(1'680'15));
        QCOMPARE(abroad.total.p50.minor, qint64(1'780'96));
        offer.taxIncluded = Tristate::Yes;
        QCOMPARE(costOf(offer, demand).total.p50.minor, qint64(1'680'15));

        // A plan in dollars: nothing is converted for the cards; components of the mainland are.
        offer.provider.zh = QStringLiteral("UCloud 优刻得");
        Demand stored = demand;
        stored.storage = gigabytes(100);
        const OfferCost dollars = *priced(offer, stored, included, Currency::USD);
        QVERIFY(!dollars.lines.front().conversion);
        QCOMPARE(dollars.total.p50.currency, Currency::USD);
        QVERIFY(dollars.lines.at(1).conversion);
        QCOMPARE(dollars.lines.at(1).price->value.micro(), qint64(44'639)); // 0.30 / 6.7206
    }

    void withoutARateThereIsNoTotal()
    {
        Offer offer = offerOf(BillingMode::OnDemand, PriceUnit::InstanceHour, "2.50");
        offer.price.currency = Currency::USD;
        const RateTable none;
        const Result<OfferCost> cost = priceOffer(
            offer,
            demandOf(1),
            test::world()->catalog,
            included,
            {Currency::CNY, test::testDay(), none});
        QVERIFY(!cost);
        QCOMPARE(cost.error().code, ErrorCode::CurrencyMismatch);
    }
};

QTEST_APPLESS_MAIN(TestCost)
#include "tst_cost.moc"
