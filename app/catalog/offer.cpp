// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/offer.h"

#include <QRegularExpression>

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
    for (const BillingMode mode : allModes) {
        if (name == modeName(mode))
            return mode;
    }
    return std::nullopt;
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

std::optional<PartialDate> PartialDate::parse(const QString& text)
{
    if (text.isEmpty())
        return PartialDate{};
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?$"));
    const QRegularExpressionMatch match = form.match(text);
    const auto part = [&match](int group) {
        return match.hasCaptured(group) ? match.captured(group).toInt() : 1;
    };
    const QDate day(part(1), part(2), part(3));
    if (!match.hasMatch() || !day.isValid())
        return std::nullopt;
    return PartialDate{text, day};
}

QString offerKey(const Offer& offer)
{
    QStringList parts{
        offer.provider.zh,
        offer.region,
        offer.city,
        offer.instance,
        offer.card,
        QString::number(offer.gpus),
        QString(modeName(offer.mode)),
    };
    if (!offer.receivedQuote.isEmpty())
        parts.append(offer.receivedQuote);
    return parts.join(u'|');
}

QString regionCode(const Offer& offer)
{
    if (!offer.mainland)
        return {};
    return offer.city.isEmpty() ? QStringLiteral("CN")
                                : QString(QStringLiteral("CN/") % offer.city);
}

} // namespace suanchou
