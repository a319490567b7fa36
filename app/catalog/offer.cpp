// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/offer.h"

#include <algorithm>
#include <array>

namespace suanchou {

namespace {

constexpr std::array allModes{
    BillingMode::OnDemand,
    BillingMode::Spot,
    BillingMode::Monthly,
    BillingMode::Yearly,
    BillingMode::ThreeYear,
    BillingMode::CommittedUse,
    BillingMode::SavingsPlan,
    BillingMode::Reserved1Year,
    BillingMode::Reserved3Year,
};

constexpr std::array allOfferKinds{OfferKind::Orderable, OfferKind::MarketReference};
constexpr std::array allComponentKinds{
    ComponentKind::Disk,
    ComponentKind::FileStorage,
    ComponentKind::ObjectStorage,
    ComponentKind::ObjectRequests,
    ComponentKind::Image,
    ComponentKind::Egress,
    ComponentKind::Bandwidth,
    ComponentKind::PublicIp,
};
constexpr std::array allComponentUnits{
    ComponentUnit::GigabyteMonth,
    ComponentUnit::GibibyteMonth,
    ComponentUnit::GigabyteDay,
    ComponentUnit::Gigabyte,
    ComponentUnit::MegabitMonth,
    ComponentUnit::AddressMonth,
    ComponentUnit::TenThousand,
};

template <class Values, class NameOf>
auto byName(const Values& values, const QString& name, NameOf nameOf)
    -> std::optional<typename Values::value_type>
{
    const auto found = std::find_if(
        values.begin(), values.end(), [&](auto value) { return name == nameOf(value); });
    return found == values.end() ? std::nullopt : std::optional(*found);
}

/// The term that a mode names by itself; 0 where it has none.
int termOf(BillingMode mode)
{
    switch (mode) {
    case BillingMode::Monthly:
        return 1;
    case BillingMode::Yearly:
    case BillingMode::Reserved1Year:
        return 12;
    case BillingMode::ThreeYear:
    case BillingMode::Reserved3Year:
        return 36;
    case BillingMode::OnDemand:
    case BillingMode::Spot:
    case BillingMode::CommittedUse:
    case BillingMode::SavingsPlan:
        return 0;
    }
    Q_UNREACHABLE();
}

/// The number that digits write; nothing for anything else.
std::optional<int> digits(QStringView text)
{
    int value = 0;
    for (const QChar c : text) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        value = value * 10 + (c.unicode() - u'0');
    }
    return value;
}

} // namespace

BillingFamily familyOf(BillingMode mode)
{
    switch (mode) {
    case BillingMode::OnDemand:
        return BillingFamily::OnDemand;
    case BillingMode::Spot:
        return BillingFamily::Spot;
    case BillingMode::Monthly:
        return BillingFamily::Monthly;
    case BillingMode::Yearly:
    case BillingMode::ThreeYear:
        return BillingFamily::Yearly;
    case BillingMode::CommittedUse:
    case BillingMode::SavingsPlan:
    case BillingMode::Reserved1Year:
    case BillingMode::Reserved3Year:
        return BillingFamily::Committed;
    }
    Q_UNREACHABLE();
}

QLatin1String modeName(BillingMode mode)
{
    switch (mode) {
    case BillingMode::OnDemand:
        return QLatin1String("on_demand");
    case BillingMode::Spot:
        return QLatin1String("spot");
    case BillingMode::Monthly:
        return QLatin1String("monthly");
    case BillingMode::Yearly:
        return QLatin1String("yearly");
    case BillingMode::ThreeYear:
        return QLatin1String("3_year");
    case BillingMode::CommittedUse:
        return QLatin1String("committed_use");
    case BillingMode::SavingsPlan:
        return QLatin1String("savings_plan");
    case BillingMode::Reserved1Year:
        return QLatin1String("reserved_1y");
    case BillingMode::Reserved3Year:
        return QLatin1String("reserved_3y");
    }
    Q_UNREACHABLE();
}

std::optional<BillingMode> modeFromName(const QString& name)
{
    return byName(allModes, name, modeName);
}

QLatin1String priceUnitName(PriceUnit unit)
{
    switch (unit) {
    case PriceUnit::GpuHour:
        return QLatin1String("per_gpu_hour");
    case PriceUnit::InstanceHour:
        return QLatin1String("per_instance_hour");
    case PriceUnit::InstanceMonth:
        return QLatin1String("per_instance_month");
    case PriceUnit::GpuMonth:
        return QLatin1String("per_gpu_month");
    case PriceUnit::InstanceYear:
        return QLatin1String("per_instance_year");
    case PriceUnit::Instance3Year:
        return QLatin1String("per_instance_3year");
    }
    Q_UNREACHABLE();
}

QLatin1String offerKindName(OfferKind kind)
{
    switch (kind) {
    case OfferKind::Orderable:
        return QLatin1String("orderable");
    case OfferKind::MarketReference:
        return QLatin1String("market_reference");
    }
    Q_UNREACHABLE();
}

std::optional<OfferKind> offerKindFromName(const QString& name)
{
    return byName(allOfferKinds, name, offerKindName);
}

std::optional<PartialDate> PartialDate::parse(const QString& text)
{
    if (text.isEmpty())
        return PartialDate{};
    const QStringView view(text);
    const bool hasMonth = text.size() >= 7 && text.at(4) == u'-';
    const bool hasDay = text.size() == 10 && hasMonth && text.at(7) == u'-';
    if (text.size() != 4 && !(text.size() == 7 && hasMonth) && !hasDay)
        return std::nullopt;
    const std::optional<int> year = digits(view.left(4));
    const std::optional<int> month = hasMonth ? digits(view.mid(5, 2)) : 1;
    const std::optional<int> day = hasDay ? digits(view.mid(8, 2)) : 1;
    if (!year || !month || !day)
        return std::nullopt;
    const QDate first(*year, *month, *day);
    return first.isValid() ? std::optional(PartialDate{text, first}) : std::nullopt;
}

bool Offer::has(OfferFact fact) const
{
    return std::find(facts.begin(), facts.end(), fact) != facts.end();
}

QString offerKey(const Offer& offer)
{
    // One Chinese name can stand for several: RunPod Secure and RunPod Community are both RunPod.
    const LocalText& provider = offer.provider;
    QString key = (provider.en.startsWith(provider.zh) ? provider.en : provider.zh) % u'|' %
        offer.region % u'|' % offer.city % u'|' % offer.instance % u'|' % offer.card % u'|' %
        QString::number(offer.gpus) % u'|' % modeName(offer.mode);
    if (offer.minTermMonths > 0 && offer.minTermMonths != termOf(offer.mode))
        key += u'|' % QString::number(offer.minTermMonths) % u'm';
    if (offer.kind == OfferKind::MarketReference)
        key += QLatin1String("|market");
    if (!offer.receivedQuote.isEmpty())
        key += u'|' % offer.receivedQuote;
    return key;
}

UnitPrice pricePerGpuHour(const Offer& offer)
{
    std::int64_t hours = 1;
    bool perInstance = true;
    switch (offer.unit) {
    case PriceUnit::GpuHour:
        perInstance = false;
        break;
    case PriceUnit::InstanceHour:
        break;
    case PriceUnit::GpuMonth:
        perInstance = false;
        hours = hoursPerMonth;
        break;
    case PriceUnit::InstanceMonth:
        hours = hoursPerMonth;
        break;
    case PriceUnit::InstanceYear:
        hours = hoursPerYear;
        break;
    case PriceUnit::Instance3Year:
        hours = 3 * static_cast<std::int64_t>(hoursPerYear);
        break;
    }
    const std::int64_t parts = hours * (perInstance ? std::max(offer.gpus, 1) : 1);
    const std::int64_t micro = offer.price.value.micro();
    return {Decimal6::fromMicro((2 * micro + parts) / (2 * parts)), offer.price.currency};
}

QLatin1String componentKindName(ComponentKind kind)
{
    switch (kind) {
    case ComponentKind::Disk:
        return QLatin1String("disk");
    case ComponentKind::FileStorage:
        return QLatin1String("file_storage");
    case ComponentKind::ObjectStorage:
        return QLatin1String("object_storage");
    case ComponentKind::ObjectRequests:
        return QLatin1String("object_requests");
    case ComponentKind::Image:
        return QLatin1String("image");
    case ComponentKind::Egress:
        return QLatin1String("egress");
    case ComponentKind::Bandwidth:
        return QLatin1String("bandwidth");
    case ComponentKind::PublicIp:
        return QLatin1String("public_ip");
    }
    Q_UNREACHABLE();
}

std::optional<ComponentKind> componentKindFromName(const QString& name)
{
    return byName(allComponentKinds, name, componentKindName);
}

QLatin1String componentUnitName(ComponentUnit unit)
{
    switch (unit) {
    case ComponentUnit::GigabyteMonth:
        return QLatin1String("gb_month");
    case ComponentUnit::GibibyteMonth:
        return QLatin1String("gib_month");
    case ComponentUnit::GigabyteDay:
        return QLatin1String("gb_day");
    case ComponentUnit::Gigabyte:
        return QLatin1String("gb");
    case ComponentUnit::MegabitMonth:
        return QLatin1String("mbps_month");
    case ComponentUnit::AddressMonth:
        return QLatin1String("month");
    case ComponentUnit::TenThousand:
        return QLatin1String("10k_requests");
    }
    Q_UNREACHABLE();
}

std::optional<ComponentUnit> componentUnitFromName(const QString& name)
{
    return byName(allComponentUnits, name, componentUnitName);
}

bool isUnitOf(ComponentUnit unit, ComponentKind kind)
{
    switch (kind) {
    case ComponentKind::Disk:
    case ComponentKind::FileStorage:
    case ComponentKind::ObjectStorage:
    case ComponentKind::Image:
        return unit == ComponentUnit::GigabyteMonth || unit == ComponentUnit::GibibyteMonth ||
            unit == ComponentUnit::GigabyteDay;
    case ComponentKind::ObjectRequests:
        return unit == ComponentUnit::TenThousand;
    case ComponentKind::Egress:
        return unit == ComponentUnit::Gigabyte;
    case ComponentKind::Bandwidth:
        return unit == ComponentUnit::MegabitMonth;
    case ComponentKind::PublicIp:
        return unit == ComponentUnit::AddressMonth;
    }
    Q_UNREACHABLE();
}

QString regionCode(const Offer& offer)
{
    if (!offer.mainland)
        return {};
    return offer.city.isEmpty() ? QStringLiteral("CN")
                                : QString(QStringLiteral("CN/") % offer.city);
}

} // namespace suanchou
