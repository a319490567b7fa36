// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/providers.h"

namespace suanchou {

/// Which offers of a catalogue are wanted.
struct CatalogFilter
{
    QString provider; ///< part of either name, without case; empty = all
    QString card;     ///< see isOfCard, or another name of the accelerator; empty = all
    std::optional<BillingMode> mode;
    std::optional<OfferKind> kind;
    std::optional<bool> mainland;
    bool history = false; ///< also rows that do not lead
};

/// Whether an offer's card, by the source's name or ours, is the named one or one of its forms:
/// "H20" is "H20-96G" and "H20 (memory not stated)" too. Without case.
bool isOfCard(const Offer& offer, const QString& name);

/// An offer of a list, and whether it leads on the day.
struct ListedOffer
{
    Offer offer;
    bool leads = true;
    bool stale = false;

    bool operator==(const ListedOffer&) const = default;
};

/// A component price of a list.
struct ListedComponent
{
    ComponentPrice price;
    bool stale = false;

    bool operator==(const ListedComponent&) const = default;
};

struct CatalogListing
{
    std::vector<ListedOffer> offers;
    std::vector<ListedComponent> components;
    std::vector<SilentProvider> silentProviders;
    QDate today;

    bool operator==(const CatalogListing&) const = default;
};

/// The offers that pass, in the catalogue's order. Providers without prices pass by provider, place
/// and kind: nobody knows which cards and modes they would price. Component prices pass by provider
/// where nothing else is asked for: they belong to no card, mode, kind or place.
CatalogListing listCatalog(
    const Catalog& catalog,
    const std::vector<SilentProvider>& silentProviders,
    const HardwareTable& hardware,
    const CatalogFilter& filter,
    QDate today,
    int shelfLifeDays);

} // namespace suanchou
