// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/speech.h"

#include <optional>
#include <vector>

namespace suanchou {

/// Why a provider has no price here, or not for all its cards.
enum class ProviderNote {
    NoPublicPrice, ///< none at all
    ListNotPublic, ///< some prices are known second-hand, the list itself cannot be read
};
/// "no_public_price", "list_not_public".
QLatin1String providerNoteName(ProviderNote note);
std::optional<ProviderNote> providerNoteFromName(const QString& name);

/// A provider who sells and does not say for how much: only a received quote gives a price.
struct SilentProvider
{
    LocalText name;
    QString kind; ///< cn_cloud, cn_third_party, marketplace, …
    ProviderNote note = ProviderNote::NoPublicPrice;
    QString source;

    bool operator==(const SilentProvider&) const = default;
};

/// The rows of resources/catalog/providers.csv; ResourceDamaged with every bad cell.
Result<std::vector<SilentProvider>> parseSilentProviders(const QByteArray& csv);

} // namespace suanchou
