// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/catalog.h"

#include "app/catalog/rowreader.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace suanchou {

namespace {

constexpr std::array allUnits{
    PriceUnit::GpuHour,
    PriceUnit::InstanceHour,
    PriceUnit::InstanceMonth,
    PriceUnit::GpuMonth,
    PriceUnit::InstanceYear,
    PriceUnit::Instance3Year,
};

constexpr QLatin1String priceColumn("price");

/// Columns without which a table of offers says nothing; the others may be missing.
QStringList neededColumns()
{
    return {
        QStringLiteral("provider"),
        QStringLiteral("provider_zh"),
        QStringLiteral("region"),
        QStringLiteral("city"),
        QStringLiteral("instance"),
        QStringLiteral("card"),
        QStringLiteral("gpus"),
        QStringLiteral("mode"),
        QStringLiteral("price"),
        QStringLiteral("currency"),
        QStringLiteral("unit"),
        QStringLiteral("tax_included"),
        QStringLiteral("as_of"),
        QStringLiteral("confidence"),
        QStringLiteral("mainland"),
        QStringLiteral("node_link"),
        QStringLiteral("source"),
    };
}

std::optional<PriceUnit> unitFromName(const QString& name)
{
    const auto found = std::find_if(
        allUnits.begin(), allUnits.end(), [&](PriceUnit u) { return name == priceUnitName(u); });
    return found == allUnits.end() ? std::nullopt : std::optional(*found);
}

/// What people write where there is no price.
bool isNoPrice(const QString& cell)
{
    return cell.isEmpty() || cell == QLatin1String("-") ||
        cell.compare(QLatin1String("n/a"), Qt::CaseInsensitive) == 0 ||
        cell == QStringLiteral("面议");
}

std::vector<OfferFact> readFacts(const RowReader& row)
{
    constexpr QLatin1String column("facts");
    std::vector<OfferFact> facts;
    const QStringList names = row.text(column).split(u' ', Qt::SkipEmptyParts);
    facts.reserve(static_cast<std::size_t>(names.size()));
    for (const QString& name : names) {
        if (const std::optional<OfferFact> fact = offerFactFromName(name))
            facts.push_back(*fact);
        else
            row.refuse(column);
    }
    return facts;
}

/// The upper end of a price range; not below its lower end.
std::optional<Decimal6> readPriceMax(const RowReader& row, Decimal6 least)
{
    constexpr QLatin1String column("price_max");
    if (row.text(column).isEmpty())
        return std::nullopt;
    const Decimal6 most = row.positive(column);
    if (most < least)
        row.refuse(column);
    return most;
}

Offer readOffer(const RowReader& row, const HardwareTable& hardware)
{
    constexpr QLatin1String mode("mode");
    constexpr QLatin1String unit("unit");
    constexpr QLatin1String kind("offer_kind");
    Offer offer;
    offer.provider = {row.text(QLatin1String("provider")), row.text(QLatin1String("provider_zh"))};
    offer.region = row.text(QLatin1String("region"));
    offer.city = row.text(QLatin1String("city"));
    offer.instance = row.text(QLatin1String("instance"));
    offer.card = row.text(QLatin1String("card"));
    const ResolvedAccelerator resolved = hardware.resolve(offer.card);
    if (resolved.accelerator) {
        offer.accelerator = resolved.accelerator->name;
        offer.assumed = resolved.assumed;
    }
    offer.gpus = row.count(QLatin1String("gpus"), 1, 1);
    offer.mode = row.known(mode, modeFromName(row.text(mode)));
    offer.price = row.price();
    offer.unit = row.known(unit, unitFromName(row.text(unit)));
    offer.taxIncluded = row.tristate(QLatin1String("tax_included"));
    offer.asOf = row.date(QLatin1String("as_of"));
    offer.confidence = row.confidence();
    offer.minTermMonths = row.count(QLatin1String("min_term_months"), 0, 0);
    offer.mainland = row.tristate(QLatin1String("mainland")) == Tristate::Yes;
    offer.nodeLink = row.tristate(QLatin1String("node_link"));
    offer.source = row.text(QLatin1String("source"));
    const QString kindName = row.text(kind);
    if (!kindName.isEmpty())
        offer.kind = row.known(kind, offerKindFromName(kindName));
    offer.priceMax = readPriceMax(row, offer.price.value);
    offer.facts = readFacts(row);
    return offer;
}

/// From how many units on a price holds; empty and zero mean from the first.
Decimal6 readFrom(const RowReader& row)
{
    constexpr QLatin1String column("from");
    const QString cell = row.text(column);
    return cell.isEmpty() || cell == QLatin1String("0") ? Decimal6() : row.positive(column);
}

ComponentPrice readComponent(const RowReader& row)
{
    constexpr QLatin1String component("component");
    constexpr QLatin1String unit("unit");
    ComponentPrice out{
        .provider = {row.text(QLatin1String("provider")), row.text(QLatin1String("provider_zh"))},
        .kind = row.known(component, componentKindFromName(row.text(component))),
        .variant = row.text(QLatin1String("variant")),
        .region = row.text(QLatin1String("region")),
        .from = readFrom(row),
        .price = row.price(),
        .unit = row.known(unit, componentUnitFromName(row.text(unit))),
        .taxIncluded = row.tristate(QLatin1String("tax_included")),
        .asOf = row.date(QLatin1String("as_of")),
        .confidence = row.confidence(),
        .source = row.text(QLatin1String("source")),
    };
    if (!isUnitOf(out.unit, out.kind))
        row.refuse(unit);
    return out;
}

} // namespace

Result<OfferReading> readOffers(const QByteArray& csv, const HardwareTable& hardware)
{
    const Result<CsvTable> table = CsvTable::parse(csv);
    if (!table)
        return fail(table.error());
    if (const Status columns = table->requireColumns(neededColumns()); !columns)
        return fail(columns.error());
    OfferReading out;
    out.offers.reserve(static_cast<std::size_t>(table->rowCount()));
    out.rows.reserve(static_cast<std::size_t>(table->rowCount()));
    for (qsizetype i = 0; i < table->rowCount(); ++i) {
        const RowReader row(*table, i, out.errors);
        const int number = static_cast<int>(CsvTable::rowNumber(i));
        if (isNoPrice(row.text(priceColumn))) {
            out.withoutPrice.push_back(number);
            continue;
        }
        const std::size_t errorsBefore = out.errors.size();
        Offer offer = readOffer(row, hardware);
        if (out.errors.size() != errorsBefore)
            continue;
        out.offers.push_back(std::move(offer));
        out.rows.push_back(number);
    }
    return out;
}

Result<Catalog> Catalog::parse(
    const QByteArray& offerCsv, const QByteArray& componentCsv, const HardwareTable& hardware)
{
    const QString offerTable = QStringLiteral("offers");
    const QString componentTable = QStringLiteral("components");
    Result<OfferReading> offers = readOffers(offerCsv, hardware);
    if (!offers)
        return fail(damagedTable(offerTable, {offers.error()}));
    for (const int row : offers->withoutPrice) {
        offers->errors.push_back(Error{
            ErrorCode::CsvField,
            {{QStringLiteral("row"), row},
             {QStringLiteral("column"), QString(priceColumn)},
             {QStringLiteral("value"), QString()}},
            {}});
    }
    if (!offers->errors.empty())
        return fail(damagedTable(offerTable, std::move(offers->errors)));
    const Result<CsvTable> components = CsvTable::parse(componentCsv);
    if (!components)
        return fail(damagedTable(componentTable, {components.error()}));

    Catalog catalog;
    catalog.m_offers = std::move(offers->offers);
    catalog.m_keys.reserve(catalog.m_offers.size());
    for (const Offer& offer : catalog.m_offers)
        catalog.m_keys.push_back(foldedKey(offer));
    std::vector<Error> errors;
    for (qsizetype i = 0; i < components->rowCount(); ++i)
        catalog.m_components.push_back(readComponent(RowReader(*components, i, errors)));
    if (!errors.empty())
        return fail(damagedTable(componentTable, std::move(errors)));
    return catalog;
}

bool isDated(const ComponentTariff& tariff)
{
    return std::all_of(tariff.begin(), tariff.end(), [](const ComponentPrice* tier) {
        return tier->asOf.firstDay.isValid();
    });
}

ComponentTariff Catalog::tariff(const QString& provider, ComponentKind kind, QDate day) const
{
    ComponentTariff tiers;
    for (const ComponentPrice& price : m_components) {
        if (price.provider.zh != provider || price.kind != kind || !price.variant.isEmpty() ||
            isAfter(price.asOf, day))
            continue;
        const bool ofTheSame = tiers.empty() ||
            (price.region == tiers.front()->region && price.unit == tiers.front()->unit &&
             price.price.currency == tiers.front()->price.currency);
        if (ofTheSame)
            tiers.push_back(&price);
    }
    std::stable_sort(
        tiers.begin(), tiers.end(), [](const ComponentPrice* a, const ComponentPrice* b) {
            return a->from != b->from ? a->from < b->from : a->asOf.firstDay > b->asOf.firstDay;
        });
    const auto history = std::unique(
        tiers.begin(), tiers.end(), [](const ComponentPrice* a, const ComponentPrice* b) {
            return a->from == b->from;
        });
    tiers.erase(history, tiers.end());
    return tiers;
}

ComponentTariff Catalog::storage(const QString& provider, QDate day) const
{
    ComponentTariff undated;
    for (const ComponentKind kind :
         {ComponentKind::Disk, ComponentKind::ObjectStorage, ComponentKind::FileStorage}) {
        ComponentTariff tiers = tariff(provider, kind, day);
        if (tiers.empty())
            continue;
        if (isDated(tiers))
            return tiers;
        if (undated.empty())
            undated = std::move(tiers);
    }
    return undated;
}

QDate Catalog::newest() const
{
    QDate newest;
    for (const Offer& offer : m_offers) {
        if (offer.asOf.firstDay.isValid() && (newest.isNull() || offer.asOf.firstDay > newest))
            newest = offer.asOf.firstDay;
    }
    return newest;
}

std::vector<const Offer*> Catalog::leading(QDate day) const
{
    const auto better = [day](const Offer& a, const Offer& b) {
        const bool aKnown = !isAfter(a.asOf, day);
        const bool bKnown = !isAfter(b.asOf, day);
        if (aKnown != bKnown)
            return aKnown;
        if (a.confidence != b.confidence)
            return a.confidence > b.confidence;
        if (a.asOf.firstDay != b.asOf.firstDay)
            return a.asOf.firstDay > b.asOf.firstDay;
        return a.price.currency == b.price.currency && a.price.value > b.price.value;
    };
    QHash<QString, std::size_t> place;
    place.reserve(static_cast<qsizetype>(m_offers.size()));
    std::vector<const Offer*> out;
    out.reserve(m_offers.size());
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        const Offer& offer = m_offers.at(i);
        const QString& key = m_keys.at(i);
        const auto found = place.constFind(key);
        if (found == place.constEnd()) {
            place.insert(key, out.size());
            out.push_back(&offer);
        } else if (better(offer, *out.at(*found))) {
            out.at(*found) = &offer;
        }
    }
    return out;
}

QString foldedKey(const Offer& offer)
{
    return offerKey(offer).toCaseFolded();
}

bool isAfter(const PartialDate& asOf, QDate day)
{
    return asOf.firstDay.isValid() && asOf.firstDay > day;
}

bool isStale(const PartialDate& asOf, QDate today, int shelfLifeDays)
{
    return asOf.firstDay.isNull() || asOf.firstDay.daysTo(today) > shelfLifeDays;
}

} // namespace suanchou
