// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/catalog.h"

#include "app/base/csv.h"

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

/// Reads the cells of one row and collects what is wrong with them.
class RowReader
{
public:
    RowReader(const CsvTable& table, qsizetype row, std::vector<Error>& errors)
        : m_table(table)
        , m_row(row)
        , m_errors(errors)
    {
    }

    [[nodiscard]] QString text(const char* column) const
    {
        return m_table.cell(m_row, QString::fromLatin1(column));
    }
    void refuse(const char* column) const
    {
        m_errors.push_back(m_table.cellError(m_row, QString::fromLatin1(column)));
    }
    /// The value a cell names, or an error and the fallback.
    template <class T>
    T known(const char* column, std::optional<T> value) const
    {
        if (!value)
            refuse(column);
        return value.value_or(T{});
    }
    [[nodiscard]] Tristate tristate(const char* column) const
    {
        const QString cell = text(column);
        if (cell == QLatin1String("yes"))
            return Tristate::Yes;
        if (cell == QLatin1String("no"))
            return Tristate::No;
        if (cell != QLatin1String("unknown"))
            refuse(column);
        return Tristate::Unknown;
    }
    [[nodiscard]] UnitPrice price() const
    {
        const Result<Decimal6> value = Decimal6::parse(text("price"));
        if (!value || value->micro() <= 0)
            refuse("price");
        const Result<Currency> currency = currencyFromCode(text("currency"));
        if (!currency)
            refuse("currency");
        return {value.value_or(Decimal6()), currency.value_or(Currency::CNY)};
    }
    [[nodiscard]] int count(const char* column, int emptyMeans) const
    {
        const QString cell = text(column);
        if (cell.isEmpty())
            return emptyMeans;
        bool ok = false;
        const int value = cell.toInt(&ok);
        if (!ok || value < 0 || value > 100'000)
            refuse(column);
        return value;
    }

private:
    const CsvTable& m_table;
    qsizetype m_row;
    std::vector<Error>& m_errors;
};

std::optional<PriceUnit> unitFromName(const QString& name)
{
    const auto found = std::find_if(
        allUnits.begin(), allUnits.end(), [&](PriceUnit u) { return name == priceUnitName(u); });
    return found == allUnits.end() ? std::nullopt : std::optional(*found);
}

Offer readOffer(const RowReader& row, const HardwareTable& hardware)
{
    Offer offer;
    offer.provider = {row.text("provider"), row.text("provider_zh")};
    offer.region = row.text("region");
    offer.city = row.text("city");
    offer.instance = row.text("instance");
    offer.card = row.text("card");
    const ResolvedAccelerator resolved = hardware.resolve(offer.card);
    if (resolved.accelerator) {
        offer.accelerator = resolved.accelerator->name;
        offer.assumed = resolved.assumed;
    }
    offer.gpus = std::max(row.count("gpus", 1), 1);
    offer.mode = row.known("mode", modeFromName(row.text("mode")));
    offer.price = row.price();
    offer.unit = row.known("unit", unitFromName(row.text("unit")));
    offer.taxIncluded = row.tristate("tax_included");
    offer.asOf = row.known("as_of", PartialDate::parse(row.text("as_of")));
    offer.confidence = row.known("confidence", confidenceFromName(row.text("confidence")));
    offer.minTermMonths = row.count("min_term_months", 0);
    offer.mainland = row.tristate("mainland") == Tristate::Yes;
    offer.nodeLink = row.tristate("node_link");
    offer.source = row.text("source");
    return offer;
}

std::optional<ComponentKind> componentFromName(const QString& name)
{
    if (name == QLatin1String("storage"))
        return ComponentKind::Storage;
    if (name == QLatin1String("egress"))
        return ComponentKind::Egress;
    return std::nullopt;
}

ComponentPrice readComponent(const RowReader& row)
{
    return {
        .provider = row.text("provider_zh"),
        .kind = row.known("component", componentFromName(row.text("component"))),
        .price = row.price(),
        .taxIncluded = row.tristate("tax_included"),
        .asOf = row.known("as_of", PartialDate::parse(row.text("as_of"))),
        .confidence = row.known("confidence", confidenceFromName(row.text("confidence"))),
        .source = row.text("source"),
    };
}

} // namespace

Result<Catalog> Catalog::parse(
    const QByteArray& offerCsv, const QByteArray& componentCsv, const HardwareTable& hardware)
{
    const auto damaged = [](const QString& table, std::vector<Error> causes) {
        return fail(Error{
            ErrorCode::ResourceDamaged, {{QStringLiteral("table"), table}}, std::move(causes)});
    };
    const Result<CsvTable> offers = CsvTable::parse(offerCsv);
    if (!offers)
        return damaged(QStringLiteral("offers"), {offers.error()});
    const Result<CsvTable> components = CsvTable::parse(componentCsv);
    if (!components)
        return damaged(QStringLiteral("components"), {components.error()});

    Catalog catalog;
    std::vector<Error> errors;
    catalog.m_offers.reserve(static_cast<std::size_t>(offers->rowCount()));
    for (qsizetype i = 0; i < offers->rowCount(); ++i)
        catalog.m_offers.push_back(readOffer(RowReader(*offers, i, errors), hardware));
    if (!errors.empty())
        return damaged(QStringLiteral("offers"), std::move(errors));
    for (qsizetype i = 0; i < components->rowCount(); ++i)
        catalog.m_components.push_back(readComponent(RowReader(*components, i, errors)));
    if (!errors.empty())
        return damaged(QStringLiteral("components"), std::move(errors));
    return catalog;
}

const ComponentPrice* Catalog::component(const QString& provider, ComponentKind kind) const
{
    const auto found =
        std::find_if(m_components.begin(), m_components.end(), [&](const ComponentPrice& price) {
            return price.provider == provider && price.kind == kind;
        });
    return found == m_components.end() ? nullptr : &*found;
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
        return a.asOf.firstDay > b.asOf.firstDay;
    };
    QHash<QString, std::size_t> place;
    std::vector<const Offer*> out;
    out.reserve(m_offers.size());
    for (const Offer& offer : m_offers) {
        const QString key = offerKey(offer);
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

bool isAfter(const PartialDate& asOf, QDate day)
{
    return asOf.firstDay.isValid() && asOf.firstDay > day;
}

bool isStale(const PartialDate& asOf, QDate today, int shelfLifeDays)
{
    return asOf.firstDay.isNull() || asOf.firstDay.daysTo(today) > shelfLifeDays;
}

} // namespace suanchou
