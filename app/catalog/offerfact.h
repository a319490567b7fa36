// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>

#include <array>
#include <optional>

namespace suanchou {

/// What the source of a price adds to it, as a code: column "facts" of
/// resources/catalog/offers.csv, any number of them, separated by spaces.
enum class OfferFact {
    // How the price was read.
    ListCopy,       ///< in a copy of the provider's list, not on its own page
    SecondHand,     ///< told by somebody else: a report, an index, a tutorial
    Computed,       ///< from another published price and a published factor
    NodeShare,      ///< the price of a whole machine, divided by its cards
    Average,        ///< mean or median of several offers
    Cheapest,       ///< one cheapest offer, not what the market asks
    Approximate,    ///< a round figure, or one that differs by host and region
    ReadingsDiffer, ///< other readings contradict it
    Confirmed,      ///< a second reading agrees
    Promotional,    ///< below the list: a promotion
    Superseded,     ///< the source names its successor
    Legacy,         ///< more than a year old when it was read
    DayNotSure,     ///< the source does not show the day
    // What the price covers.
    AcceleratorOnly, ///< CPU and memory are billed beside it
    ComputeOnly,     ///< disk and traffic are billed beside it
    DiskInside,      ///< a system disk is inside
    RoomPowerInside, ///< room, power or operations are inside
    ExtrasBeside,    ///< bandwidth or addresses are billed beside it
    // Payment and term.
    NoUpfront,
    AllUpfront,
    PaymentNotStated,
    TermNotStated,
    TermInferred,   ///< the source does not say the term outright
    NoTermDiscount, ///< the year costs twelve months
    // The card.
    CardNotNamed,   ///< the provider does not name it
    MemoryNotSure,  ///< memory not stated, or sources disagree about it
    NotForTraining, ///< an inference or graphics card
    // Where and for whom.
    OtherZone, ///< the card is listed for another zone only
    ZoneNotSure,
    PerhapsAbroad,
    Restricted,     ///< not for everyone: campus, education
    ConsolePrice,   ///< shown in the console only
    DiscountLevels, ///< members or students pay less
    LargeLot,       ///< told of many servers at once
    SmallLot,       ///< told of a handful of servers
    ProtectedHour,  ///< spot capacity that is safe for its first hour
};

inline constexpr std::array allOfferFacts{
    OfferFact::ListCopy,      OfferFact::SecondHand,      OfferFact::Computed,
    OfferFact::NodeShare,     OfferFact::Average,         OfferFact::Cheapest,
    OfferFact::Approximate,   OfferFact::ReadingsDiffer,  OfferFact::Confirmed,
    OfferFact::Promotional,   OfferFact::Superseded,      OfferFact::Legacy,
    OfferFact::DayNotSure,    OfferFact::AcceleratorOnly, OfferFact::ComputeOnly,
    OfferFact::DiskInside,    OfferFact::RoomPowerInside, OfferFact::ExtrasBeside,
    OfferFact::NoUpfront,     OfferFact::AllUpfront,      OfferFact::PaymentNotStated,
    OfferFact::TermNotStated, OfferFact::TermInferred,    OfferFact::NoTermDiscount,
    OfferFact::CardNotNamed,  OfferFact::MemoryNotSure,   OfferFact::NotForTraining,
    OfferFact::OtherZone,     OfferFact::ZoneNotSure,     OfferFact::PerhapsAbroad,
    OfferFact::Restricted,    OfferFact::ConsolePrice,    OfferFact::DiscountLevels,
    OfferFact::LargeLot,      OfferFact::SmallLot,        OfferFact::ProtectedHour,
};

/// "list_copy", "second_hand", … as in files.
QLatin1String offerFactName(OfferFact fact);
std::optional<OfferFact> offerFactFromName(const QString& name);

} // namespace suanchou
