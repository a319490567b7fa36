// SPDX-License-Identifier: GPL-3.0-or-later
// Counting and listing a catalogue.
#include "app/base/csv.h"
#include "app/catalog/listing.h"
#include "app/catalog/survey.h"
#include "tests/support/tables.h"

#include <QHash>
#include <QSet>

#include <functional>

using namespace suanchou;

Q_DECLARE_METATYPE(suanchou::CatalogFilter)

namespace {

Offer offerOf(const char* price, BillingMode mode = BillingMode::OnDemand)
{
    return {
        .provider = {QStringLiteral("A"), QStringLiteral("甲云")},
        .card = QStringLiteral("H800-8"),
        .gpus = 8,
        .mode = mode,
        .price = {*Decimal6::parse(QString::fromLatin1(price)), Currency::CNY},
        .asOf = *PartialDate::parse(QStringLiteral("2026-08-01")),
        .confidence = Confidence::High,
        .mainland = true};
}

CatalogSurvey survey(const std::vector<Offer>& offers)
{
    return surveyOf(offers, test::testDay(), 90);
}

/// A tally by its name.
template <class T>
int rowsOf(const std::vector<Tally<T>>& tallies, T value)
{
    for (const Tally<T>& tally : tallies) {
        if (tally.value == value)
            return tally.rows;
    }
    return 0;
}

CatalogListing listing(const CatalogFilter& filter)
{
    const WorldPtr world = test::world();
    return listCatalog(
        world->catalog, world->silentProviders, world->hardware, filter, QDate(2026, 11, 30), 90);
}

} // namespace

class TestSurvey : public QObject
{
    Q_OBJECT

private slots:
    /// Counted apart from the program, with the csv module of Python over
    /// ../shared/data/prices.csv.
    void builtInCounts()
    {
        const CatalogSurvey s = surveyOf(test::world()->catalog.offers(), QDate(2026, 11, 30), 90);
        QCOMPARE(s.rows, 835);
        QCOMPARE(rowsOf(s.kinds, OfferKind::Orderable), 787);
        QCOMPARE(rowsOf(s.kinds, OfferKind::MarketReference), 48);
        QCOMPARE(rowsOf(s.currencies, Currency::CNY), 411);
        QCOMPARE(rowsOf(s.currencies, Currency::USD), 424);
        QCOMPARE(rowsOf(s.confidences, Confidence::High), 395);
        QCOMPARE(rowsOf(s.confidences, Confidence::Medium), 334);
        QCOMPARE(rowsOf(s.confidences, Confidence::Low), 106);
        QCOMPARE(rowsOf(s.modes, BillingMode::OnDemand), 451);
        QCOMPARE(rowsOf(s.modes, BillingMode::SavingsPlan), 15);
        QCOMPARE(s.mainland, 417);
        QCOMPARE(s.abroad, 418);
        QCOMPARE(s.afterToday, 0);
        QVERIFY(s.cardsNotIdentified > 0);
        QVERIFY(s.unidentifiedCards.contains(QStringLiteral("NVIDIA-24GB-unnamed")));
        int covered = 0;
        for (const CardCoverage& card : s.cards) {
            QCOMPARE(card.priced.size() + card.missing.size(), allBillingFamilies.size());
            QVERIFY(!card.priced.empty());
            covered += static_cast<int>(card.missing.size());
        }
        QCOMPARE(covered, s.holes);
    }

    /// Counted apart from the product, over the table beside the project.
    void holesAgreeWithTheSharedTable()
    {
        const QString path = test::sharedFile(QStringLiteral("data/prices.csv"));
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const QHash<QString, char> families{
            {QStringLiteral("on_demand"), 'd'},
            {QStringLiteral("spot"), 's'},
            {QStringLiteral("monthly"), 'm'},
            {QStringLiteral("yearly"), 'y'},
            {QStringLiteral("3_year"), 'y'},
            {QStringLiteral("committed_use"), 'c'},
            {QStringLiteral("savings_plan"), 'c'},
            {QStringLiteral("reserved_1y"), 'c'},
            {QStringLiteral("reserved_3y"), 'c'},
        };
        const CsvTable theirs = *CsvTable::parse(*readFile(path));
        QHash<QString, QSet<char>> priced;
        for (qsizetype row = 0; row < theirs.rowCount(); ++row) {
            const auto cell = [&theirs, row](const char* column) {
                return theirs.cell(row, QLatin1String(column));
            };
            if (cell("offer_kind") != QLatin1String("orderable"))
                continue;
            QVERIFY2(families.contains(cell("billing_mode")), qPrintable(cell("billing_mode")));
            priced[QString(cell("provider") + u'|' + cell("accelerator")).toLower()].insert(
                families.value(cell("billing_mode")));
        }
        qsizetype holes = 0;
        for (const QSet<char>& some : std::as_const(priced))
            holes += 5 - some.size();
        QVERIFY(holes > 0);
        const CatalogSurvey s = surveyOf(test::world()->catalog.offers(), QDate(2026, 11, 30), 90);
        QCOMPARE(static_cast<qsizetype>(s.cards.size()), priced.size());
        QCOMPARE(static_cast<qsizetype>(s.holes), holes);
        for (const CardCoverage& card : s.cards) {
            const QString key = QString(card.provider.en + u'|' + card.card).toLower();
            QCOMPARE(static_cast<qsizetype>(card.priced.size()), priced.value(key).size());
        }
    }

    void holesOfOneCard()
    {
        Offer market = offerOf("9");
        market.kind = OfferKind::MarketReference;
        market.mode = BillingMode::Spot;
        const CatalogSurvey s = survey(
            {offerOf("10"),
             offerOf("5000", BillingMode::Monthly),
             offerOf("9", BillingMode::Reserved1Year),
             market});
        QCOMPARE(s.cards.size(), std::size_t(1));
        const CardCoverage& card = s.cards.front();
        QCOMPARE(
            card.priced,
            (std::vector<BillingFamily>{
                BillingFamily::OnDemand, BillingFamily::Monthly, BillingFamily::Committed}));
        // A yardstick fills no hole.
        QCOMPARE(
            card.missing, (std::vector<BillingFamily>{BillingFamily::Yearly, BillingFamily::Spot}));
        QCOMPARE(s.holes, 2);
    }

    /// One provider whose Chinese name a list writes in two ways is one provider.
    void oneProviderUnderTwoNames()
    {
        Offer hour = offerOf("10");
        Offer spot = offerOf("9", BillingMode::Spot);
        spot.provider.zh += QStringLiteral(" (DataCrunch)");
        const CatalogSurvey s = survey({hour, spot});
        QCOMPARE(s.cards.size(), std::size_t(1));
        QCOMPARE(s.holes, 3);
    }

    void ages()
    {
        Offer old = offerOf("1");
        old.asOf = *PartialDate::parse(QStringLiteral("2026-01"));
        Offer undated = offerOf("2");
        undated.asOf = {};
        Offer future = offerOf("3");
        future.asOf = *PartialDate::parse(QStringLiteral("2026-09-01"));
        const CatalogSurvey s = survey({offerOf("4"), old, undated, future});
        QCOMPARE(s.stale, 2);
        QCOMPARE(s.afterToday, 1);
        QCOMPARE(s.keys, 1);
    }

    /// Case CSV-10: one key with two prices is shown for a decision; the same again is no conflict;
    /// case does not make a new key.
    void oneKeyTwice_data()
    {
        QTest::addColumn<QStringList>("prices");
        QTest::addColumn<QString>("secondCard");
        QTest::addColumn<int>("conflicts");
        QTest::addColumn<int>("repeated");
        const QString card = QStringLiteral("H800-8");
        QTest::newRow("once") << QStringList{QStringLiteral("1900000")} << card << 0 << 0;
        QTest::newRow("again") << QStringList{QStringLiteral("0.7"), QStringLiteral("0.70")} << card
                               << 0 << 1;
        QTest::newRow("other price")
            << QStringList{QStringLiteral("1900000"), QStringLiteral("1980000")} << card << 1 << 0;
        QTest::newRow("other case")
            << QStringList{QStringLiteral("1900000"), QStringLiteral("1980000")}
            << QStringLiteral("h800-8") << 1 << 0;
        QTest::newRow("other card")
            << QStringList{QStringLiteral("1900000"), QStringLiteral("1980000")}
            << QStringLiteral("H800-4") << 0 << 0;
        QTest::newRow("twice and once more")
            << QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("1")} << card
            << 1 << 1;
    }
    void oneKeyTwice()
    {
        QFETCH(QStringList, prices);
        QFETCH(QString, secondCard);
        QFETCH(int, conflicts);
        QFETCH(int, repeated);
        std::vector<Offer> offers;
        for (const QString& price : prices) {
            Offer offer = offerOf(price.toLatin1().constData());
            if (!offers.empty())
                offer.card = secondCard;
            offers.push_back(offer);
        }
        const CatalogSurvey s = survey(offers);
        QCOMPARE(static_cast<int>(s.conflicts.size()), conflicts);
        QCOMPARE(s.repeated, repeated);
        if (conflicts > 0)
            QCOMPARE(s.conflicts.front(), (std::vector<std::size_t>{0, 1}));
    }

    void emptyList()
    {
        const CatalogSurvey s = survey({});
        QCOMPARE(s, CatalogSurvey());
    }

    void filters_data()
    {
        QTest::addColumn<CatalogFilter>("filter");
        QTest::addColumn<int>("atLeast");
        QTest::addColumn<int>("silent");
        const int all = static_cast<int>(test::world()->silentProviders.size());
        QTest::newRow("everything") << CatalogFilter{} << 700 << all;
        QTest::newRow("provider in Chinese")
            << CatalogFilter{.provider = QStringLiteral("华为")} << 3 << 1;
        QTest::newRow("provider in English")
            << CatalogFilter{.provider = QStringLiteral("huawei")} << 3 << 1;
        QTest::newRow("nobody") << CatalogFilter{.provider = QStringLiteral("nobody")} << 0 << 0;
        QTest::newRow("our card name")
            << CatalogFilter{.card = QStringLiteral("A100-SXM-80G")} << 50 << all;
        QTest::newRow("mode") << CatalogFilter{.mode = BillingMode::ThreeYear} << 24 << all;
        QTest::newRow("yardsticks") << CatalogFilter{.kind = OfferKind::MarketReference} << 30 << 0;
        QTest::newRow("abroad") << CatalogFilter{.mainland = false} << 380 << 0;
        QTest::newRow("mainland") << CatalogFilter{.mainland = true} << 380 << all;
    }
    void filters()
    {
        QFETCH(CatalogFilter, filter);
        QFETCH(int, atLeast);
        QFETCH(int, silent);
        const CatalogListing list = listing(filter);
        QVERIFY2(
            static_cast<int>(list.offers.size()) >= atLeast,
            qPrintable(QString::number(list.offers.size())));
        if (atLeast == 0)
            QVERIFY(list.offers.empty());
        QCOMPARE(static_cast<int>(list.silentProviders.size()), silent);
        for (const ListedOffer& listed : list.offers) {
            const Offer& offer = listed.offer;
            QVERIFY(listed.leads);
            QVERIFY(!filter.mode || offer.mode == *filter.mode);
            QVERIFY(!filter.kind || offer.kind == *filter.kind);
            QVERIFY(!filter.mainland || offer.mainland == *filter.mainland);
            if (!filter.card.isEmpty())
                QCOMPARE(offer.accelerator, filter.card);
        }
    }

    void historyAddsWhatDoesNotLead()
    {
        const CatalogListing all = listing({.history = true});
        QCOMPARE(all.offers.size(), std::size_t(835));
        const auto leaders = std::count_if(
            all.offers.begin(), all.offers.end(), [](const ListedOffer& o) { return o.leads; });
        QCOMPARE(static_cast<std::size_t>(leaders), listing({}).offers.size());
    }
};

QTEST_APPLESS_MAIN(TestSurvey)
#include "tst_survey.moc"
