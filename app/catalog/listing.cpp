// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/listing.h"

#include <set>

namespace suanchou {

namespace {

bool isNamed(const LocalText& name, const QString& part)
{
    return name.en.contains(part, Qt::CaseInsensitive) ||
        name.zh.contains(part, Qt::CaseInsensitive);
}

bool passes(const Offer& offer, const CatalogFilter& filter, const QString& accelerator)
{
    const bool ofCard = filter.card.isEmpty() || isOfCard(offer, filter.card) ||
        (!accelerator.isEmpty() && offer.accelerator == accelerator);
    return ofCard && isNamed(offer.provider, filter.provider) &&
        (!filter.mode || offer.mode == *filter.mode) &&
        (!filter.kind || offer.kind == *filter.kind) &&
        (!filter.mainland || offer.mainland == *filter.mainland);
}

} // namespace

bool isOfCard(const Offer& offer, const QString& name)
{
    const auto begins = [&name](const QString& card) {
        return card.startsWith(name, Qt::CaseInsensitive) &&
            (card.size() == name.size() || !card.at(name.size()).isLetterOrNumber());
    };
    return begins(offer.card) || begins(offer.accelerator);
}

CatalogListing listCatalog(
    const Catalog& catalog,
    const std::vector<SilentProvider>& silentProviders,
    const HardwareTable& hardware,
    const CatalogFilter& filter,
    QDate today,
    int shelfLifeDays)
{
    CatalogListing out{.offers = {}, .components = {}, .silentProviders = {}, .today = today};
    const std::vector<const Offer*> leading = catalog.leading(today);
    const std::set<const Offer*> leaders(leading.begin(), leading.end());
    const ResolvedAccelerator card = hardware.resolve(filter.card);
    const QString accelerator = card.accelerator ? card.accelerator->name : QString();
    for (const Offer& offer : catalog.offers()) {
        const bool leads = leaders.find(&offer) != leaders.end();
        if ((leads || filter.history) && passes(offer, filter, accelerator))
            out.offers.push_back(
                {.offer = offer,
                 .leads = leads,
                 .stale = isStale(offer.asOf, today, shelfLifeDays)});
    }
    const bool anything = filter.card.isEmpty() && !filter.mode && !filter.kind && !filter.mainland;
    for (const ComponentPrice& price : catalog.components()) {
        if (anything && isNamed(price.provider, filter.provider))
            out.components.push_back(
                {.price = price, .stale = isStale(price.asOf, today, shelfLifeDays)});
    }
    // They all work in the mainland, and what they would sell can be ordered.
    const bool wanted = filter.mainland.value_or(true) &&
        filter.kind.value_or(OfferKind::Orderable) == OfferKind::Orderable;
    for (const SilentProvider& provider : silentProviders) {
        if (wanted && isNamed(provider.name, filter.provider))
            out.silentProviders.push_back(provider);
    }
    return out;
}

} // namespace suanchou
