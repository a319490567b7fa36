// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/money.h"
#include "app/base/quantity.h"
#include "app/base/speech.h"
#include "app/hardware/accelerator.h"

#include <QDate>

#include <optional>
#include <vector>

namespace suanchou {

enum class BillingMode {
    OnDemand,
    Spot,
    Monthly,
    Yearly,
    ThreeYear,
    CommittedUse,
    SavingsPlan,
    Reserved1Year,
    Reserved3Year,
};

/// The five kinds a buyer tells apart; each has its colour and its word everywhere (notes/visual.md
/// section 5).
enum class BillingFamily { OnDemand, Monthly, Yearly, Spot, Committed };

BillingFamily familyOf(BillingMode mode);
/// "on_demand", "monthly", … as in files.
QLatin1String modeName(BillingMode mode);
std::optional<BillingMode> modeFromName(const QString& name);

enum class PriceUnit {
    GpuHour,
    InstanceHour,
    InstanceMonth,
    GpuMonth,
    InstanceYear,
    Instance3Year
};
QLatin1String priceUnitName(PriceUnit unit);

enum class Tristate { Unknown, No, Yes };

/// A date as its source gives it ("2026-06-05", "2026-06", "2026" or nothing) and the first day it
/// can mean.
struct PartialDate
{
    QString text;
    QDate firstDay; ///< null where the source is silent

    bool operator==(const PartialDate&) const = default;
    /// Accepts the three forms and empty text; nothing for anything else.
    static std::optional<PartialDate> parse(const QString& text);
};

/// One price a provider states: card, count, billing mode, date, source.
struct Offer
{
    LocalText provider;
    QString region; ///< as the source writes it
    QString city;   ///< empty = region not stated
    QString instance;
    QString card;        ///< the card as the source names it
    QString accelerator; ///< our name, empty = card not identified
    QString assumed;     ///< what the alias had to assume: "", "form", "memory", "variant"
    int gpus = 1;        ///< cards in the priced instance
    BillingMode mode = BillingMode::OnDemand;
    UnitPrice price;
    PriceUnit unit = PriceUnit::InstanceHour;
    Tristate taxIncluded = Tristate::Unknown;
    PartialDate asOf;
    Confidence confidence = Confidence::Low;
    int minTermMonths = 0;
    bool mainland = false;
    Tristate nodeLink = Tristate::Unknown; ///< RDMA or InfiniBand between instances
    QString source;
    QString receivedQuote; ///< id of the received quote this is; empty = a published price
    QDate validUntil;      ///< last day of a received quote; null = not limited

    bool operator==(const Offer&) const = default;
};

/// Names an offer across catalogue versions: provider, region, city, instance, card, count, mode;
/// for a received quote its id too.
QString offerKey(const Offer& offer);

/// "CN", "CN/Shanghai", or "" for abroad: the plan's region codes.
QString regionCode(const Offer& offer);

enum class ComponentKind { Storage, Egress };

/// A provider's published price of something that is billed beside the cards.
struct ComponentPrice
{
    QString provider; ///< Chinese name, as in Offer
    ComponentKind kind = ComponentKind::Storage;
    UnitPrice price; ///< per GB and month (storage) or per GB (egress)
    Tristate taxIncluded = Tristate::Unknown;
    PartialDate asOf;
    Confidence confidence = Confidence::Low;
    QString source;

    bool operator==(const ComponentPrice&) const = default;
};

} // namespace suanchou
