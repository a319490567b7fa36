// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/offerfact.h"

#include <algorithm>

namespace suanchou {

QLatin1String offerFactName(OfferFact fact)
{
    switch (fact) {
    case OfferFact::ListCopy:
        return QLatin1String("list_copy");
    case OfferFact::SecondHand:
        return QLatin1String("second_hand");
    case OfferFact::Computed:
        return QLatin1String("computed");
    case OfferFact::NodeShare:
        return QLatin1String("node_share");
    case OfferFact::Average:
        return QLatin1String("average");
    case OfferFact::Cheapest:
        return QLatin1String("cheapest");
    case OfferFact::Approximate:
        return QLatin1String("approximate");
    case OfferFact::ReadingsDiffer:
        return QLatin1String("readings_differ");
    case OfferFact::Confirmed:
        return QLatin1String("confirmed");
    case OfferFact::Promotional:
        return QLatin1String("promotional");
    case OfferFact::Superseded:
        return QLatin1String("superseded");
    case OfferFact::Legacy:
        return QLatin1String("legacy");
    case OfferFact::DayNotSure:
        return QLatin1String("day_not_sure");
    case OfferFact::AcceleratorOnly:
        return QLatin1String("accelerator_only");
    case OfferFact::ComputeOnly:
        return QLatin1String("compute_only");
    case OfferFact::DiskInside:
        return QLatin1String("disk_inside");
    case OfferFact::RoomPowerInside:
        return QLatin1String("room_power_inside");
    case OfferFact::ExtrasBeside:
        return QLatin1String("extras_beside");
    case OfferFact::NoUpfront:
        return QLatin1String("no_upfront");
    case OfferFact::AllUpfront:
        return QLatin1String("all_upfront");
    case OfferFact::PaymentNotStated:
        return QLatin1String("payment_not_stated");
    case OfferFact::TermNotStated:
        return QLatin1String("term_not_stated");
    case OfferFact::TermInferred:
        return QLatin1String("term_inferred");
    case OfferFact::NoTermDiscount:
        return QLatin1String("no_term_discount");
    case OfferFact::CardNotNamed:
        return QLatin1String("card_not_named");
    case OfferFact::MemoryNotSure:
        return QLatin1String("memory_not_sure");
    case OfferFact::NotForTraining:
        return QLatin1String("not_for_training");
    case OfferFact::OtherZone:
        return QLatin1String("other_zone");
    case OfferFact::ZoneNotSure:
        return QLatin1String("zone_not_sure");
    case OfferFact::PerhapsAbroad:
        return QLatin1String("perhaps_abroad");
    case OfferFact::Restricted:
        return QLatin1String("restricted");
    case OfferFact::ConsolePrice:
        return QLatin1String("console_price");
    case OfferFact::DiscountLevels:
        return QLatin1String("discount_levels");
    case OfferFact::LargeLot:
        return QLatin1String("large_lot");
    case OfferFact::SmallLot:
        return QLatin1String("small_lot");
    case OfferFact::ProtectedHour:
        return QLatin1String("protected_hour");
    }
    Q_UNREACHABLE();
}

std::optional<OfferFact> offerFactFromName(const QString& name)
{
    const auto found =
        std::find_if(allOfferFacts.begin(), allOfferFacts.end(), [&name](OfferFact fact) {
            return name == offerFactName(fact);
        });
    return found == allOfferFacts.end() ? std::nullopt : std::optional(*found);
}

} // namespace suanchou
