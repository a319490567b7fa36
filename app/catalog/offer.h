// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/money.h"
#include "app/base/quantity.h"
#include "app/base/speech.h"
#include "app/catalog/offerfact.h"
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

/// Whether a price can be ordered, or is an index or an analyst's figure: a yardstick, never an
/// offer.
enum class OfferKind { Orderable, MarketReference };
/// "orderable", "market_reference".
QLatin1String offerKindName(OfferKind kind);
std::optional<OfferKind> offerKindFromName(const QString& name);

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
    OfferKind kind = OfferKind::Orderable;
    std::optional<Decimal6> priceMax; ///< upper end of a range; price is then the lower end
    std::vector<OfferFact> facts;
    QString receivedQuote; ///< id of the received quote this is; empty = a published price
    QDate validUntil;      ///< last day of a received quote; null = not limited

    bool operator==(const Offer&) const = default;
    [[nodiscard]] bool has(OfferFact fact) const;
};

/// Names an offer across catalogue versions: provider, region, city, instance, card, count, mode;
/// then the term where the mode does not say it, "market" for a yardstick, and the id of a
/// received quote.
QString offerKey(const Offer& offer);

/// Hours of a month and a year wherever a price is turned into one of another length.
inline constexpr int hoursPerMonth = 730;
inline constexpr int hoursPerYear = 12 * hoursPerMonth;

/// The price of one card for one hour if every hour is used, in the price's currency, half up to
/// six decimals; a month has 730 hours, a year 8,760.
UnitPrice pricePerGpuHour(const Offer& offer);

/// "CN", "CN/Shanghai", or "" for abroad: the plan's region codes.
QString regionCode(const Offer& offer);

enum class ComponentKind {
    Disk,
    FileStorage,
    ObjectStorage,
    ObjectRequests,
    Image,
    Egress,
    Bandwidth,
    PublicIp,
};
/// "disk", "file_storage", …
QLatin1String componentKindName(ComponentKind kind);
std::optional<ComponentKind> componentKindFromName(const QString& name);

/// What one price of a component is for. Storage is sold by decimal gigabytes, by binary ones and
/// by the day: the price stays as published.
enum class ComponentUnit {
    GigabyteMonth,
    GibibyteMonth,
    GigabyteDay,
    Gigabyte,
    MegabitMonth,
    AddressMonth,
    TenThousand,
};
/// "gb_month", "gib_month", "gb_day", "gb", "mbps_month", "month", "10k_requests".
QLatin1String componentUnitName(ComponentUnit unit);
std::optional<ComponentUnit> componentUnitFromName(const QString& name);
/// Whether a component is sold by a unit.
bool isUnitOf(ComponentUnit unit, ComponentKind kind);

/// A provider's published price of something that is billed beside the cards.
struct ComponentPrice
{
    LocalText provider; ///< as in Offer
    ComponentKind kind = ComponentKind::Disk;
    QString variant; ///< "ssd", "parallel", "shared", …; empty = the usual one
    QString region;  ///< empty = everywhere
    Decimal6 from;   ///< the price holds for what exceeds this many units
    UnitPrice price;
    ComponentUnit unit = ComponentUnit::GigabyteMonth;
    Tristate taxIncluded = Tristate::Unknown;
    PartialDate asOf;
    Confidence confidence = Confidence::Low;
    QString source;

    bool operator==(const ComponentPrice&) const = default;
};

} // namespace suanchou
