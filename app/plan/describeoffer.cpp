// SPDX-License-Identifier: GPL-3.0-or-later
// The words of price lists: what a source adds to a price, kinds, units, providers without prices.
#include "app/plan/describe.h"

namespace suanchou {

QString describe(OfferFact fact, const Speech& speech)
{
    switch (fact) {
    case OfferFact::ListCopy:
        return speech.translate("Fact", "read in a copy of the list");
    case OfferFact::SecondHand:
        return speech.translate("Fact", "second-hand");
    case OfferFact::Computed:
        return speech.translate("Fact", "computed from another price");
    case OfferFact::NodeShare:
        return speech.translate("Fact", "share of a whole machine");
    case OfferFact::Average:
        return speech.translate("Fact", "average of several offers");
    case OfferFact::Cheapest:
        return speech.translate("Fact", "single cheapest offer");
    case OfferFact::Approximate:
        return speech.translate("Fact", "approximate");
    case OfferFact::ReadingsDiffer:
        return speech.translate("Fact", "readings differ");
    case OfferFact::Confirmed:
        return speech.translate("Fact", "confirmed twice");
    case OfferFact::Promotional:
        return speech.translate("Fact", "promotional");
    case OfferFact::Superseded:
        return speech.translate("Fact", "replaced by a later price");
    case OfferFact::Legacy:
        return speech.translate("Fact", "more than a year old");
    case OfferFact::DayNotSure:
        return speech.translate("Fact", "day not shown");
    case OfferFact::AcceleratorOnly:
        return speech.translate("Fact", "CPU and memory billed beside it");
    case OfferFact::ComputeOnly:
        return speech.translate("Fact", "disk and traffic billed beside it");
    case OfferFact::DiskInside:
        return speech.translate("Fact", "system disk inside");
    case OfferFact::RoomPowerInside:
        return speech.translate("Fact", "room and power inside");
    case OfferFact::ExtrasBeside:
        return speech.translate("Fact", "bandwidth and addresses beside it");
    case OfferFact::NoUpfront:
        return speech.translate("Fact", "nothing up front");
    case OfferFact::AllUpfront:
        return speech.translate("Fact", "paid up front in full");
    case OfferFact::PaymentNotStated:
        return speech.translate("Fact", "payment not stated");
    case OfferFact::TermNotStated:
        return speech.translate("Fact", "term not stated");
    case OfferFact::TermInferred:
        return speech.translate("Fact", "term inferred");
    case OfferFact::NoTermDiscount:
        return speech.translate("Fact", "no discount for a term");
    case OfferFact::CardNotNamed:
        return speech.translate("Fact", "provider does not name the card");
    case OfferFact::MemoryNotSure:
        return speech.translate("Fact", "memory not sure");
    case OfferFact::NotForTraining:
        return speech.translate("Fact", "inference or graphics card");
    case OfferFact::OtherZone:
        return speech.translate("Fact", "card listed for another zone");
    case OfferFact::ZoneNotSure:
        return speech.translate("Fact", "zone not sure");
    case OfferFact::PerhapsAbroad:
        return speech.translate("Fact", "perhaps a region abroad");
    case OfferFact::Restricted:
        return speech.translate("Fact", "campus or education only");
    case OfferFact::ConsolePrice:
        return speech.translate("Fact", "shown in the console only");
    case OfferFact::DiscountLevels:
        return speech.translate("Fact", "members or students pay less");
    case OfferFact::LargeLot:
        return speech.translate("Fact", "large lot");
    case OfferFact::SmallLot:
        return speech.translate("Fact", "small lot");
    case OfferFact::ProtectedHour:
        return speech.translate("Fact", "first hour protected");
    }
    Q_UNREACHABLE();
}

QString offerKindWord(OfferKind kind, const Speech& speech)
{
    switch (kind) {
    case OfferKind::Orderable:
        return speech.translate("Word", "orderable");
    case OfferKind::MarketReference:
        return speech.translate("Word", "market reference");
    }
    Q_UNREACHABLE();
}

QString priceUnitWord(PriceUnit unit, const Speech& speech)
{
    switch (unit) {
    case PriceUnit::GpuHour:
        return speech.translate("Word", "per GPU-hour");
    case PriceUnit::InstanceHour:
        return speech.translate("Word", "per instance-hour");
    case PriceUnit::InstanceMonth:
        return speech.translate("Word", "per instance-month");
    case PriceUnit::GpuMonth:
        return speech.translate("Word", "per GPU-month");
    case PriceUnit::InstanceYear:
        return speech.translate("Word", "per instance-year");
    case PriceUnit::Instance3Year:
        return speech.translate("Word", "per instance for 3 years");
    }
    Q_UNREACHABLE();
}

QString componentKindWord(ComponentKind kind, const Speech& speech)
{
    switch (kind) {
    case ComponentKind::Disk:
        return speech.translate("Word", "cloud disk");
    case ComponentKind::FileStorage:
        return speech.translate("Word", "file storage");
    case ComponentKind::ObjectStorage:
        return speech.translate("Word", "object storage");
    case ComponentKind::ObjectRequests:
        return speech.translate("Word", "object requests");
    case ComponentKind::Image:
        return speech.translate("Word", "image storage");
    case ComponentKind::Egress:
        return speech.translate("Word", "egress traffic");
    case ComponentKind::Bandwidth:
        return speech.translate("Word", "fixed bandwidth");
    case ComponentKind::PublicIp:
        return speech.translate("Word", "public address");
    }
    Q_UNREACHABLE();
}

QString componentUnitWord(ComponentUnit unit, const Speech& speech)
{
    switch (unit) {
    case ComponentUnit::GigabyteMonth:
        return speech.translate("Word", "per GB-month");
    case ComponentUnit::GibibyteMonth:
        return speech.translate("Word", "per GiB-month");
    case ComponentUnit::GigabyteDay:
        return speech.translate("Word", "per GB-day");
    case ComponentUnit::Gigabyte:
        return speech.translate("Word", "per GB");
    case ComponentUnit::MegabitMonth:
        return speech.translate("Word", "per Mbps-month");
    case ComponentUnit::AddressMonth:
        return speech.translate("Word", "per month");
    case ComponentUnit::TenThousand:
        return speech.translate("Word", "per 10,000");
    }
    Q_UNREACHABLE();
}

QString describe(ProviderNote note, const Speech& speech)
{
    switch (note) {
    case ProviderNote::NoPublicPrice:
        return speech.translate("Word", "no public price: enter a received quote");
    case ProviderNote::ListNotPublic:
        return speech.translate(
            "Word", "no public price for its other cards: enter a received quote");
    }
    Q_UNREACHABLE();
}

} // namespace suanchou
