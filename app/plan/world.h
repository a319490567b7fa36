// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/assumption.h"
#include "app/catalog/catalog.h"
#include "app/catalog/providers.h"
#include "app/catalog/rates.h"
#include "app/catalog/receivedquote.h"
#include "app/hardware/accelerator.h"
#include "app/model/library.h"
#include "app/sizing/efficiency.h"

#include <memory>

namespace suanchou {

/// Everything an evaluation knows besides the plan: an immutable snapshot, compared by revision.
struct World
{
    AssumptionRegistry assumptions;
    ModelLibrary models;
    HardwareTable hardware;
    EfficiencyTable efficiency;
    Catalog catalog;
    RateTable rates;
    std::vector<SilentProvider> silentProviders;
    std::vector<ReceivedQuote> quotes; ///< laid over the catalogue by evaluate()
    QString facts;                     ///< fingerprint of the built-in facts, 12 hexadecimal digits
    QString revision;                  ///< fingerprint of everything: facts and quotes
};

using WorldPtr = std::shared_ptr<const World>;

/// The facts that are built into the program. ResourceDamaged names the table and its rows.
Result<WorldPtr> loadBuiltInWorld();

/// The same facts with these received quotes in place of any it had. Without quotes the revision is
/// that of the facts.
WorldPtr withQuotes(const WorldPtr& world, std::vector<ReceivedQuote> quotes);

} // namespace suanchou
