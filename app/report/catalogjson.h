// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/speech.h"
#include "app/catalog/listing.h"
#include "app/catalog/survey.h"

#include <QJsonObject>

namespace suanchou {

/// What "catalog check" looked at: a list, and what could not be read of it.
struct CatalogChecked
{
    OfferReading reading;
    CatalogSurvey survey;
    std::vector<SilentProvider> silentProviders; ///< of the built-in list only
    QDate today;
};

/// suanchou.catalog_check/1
QJsonObject catalogCheckJson(const CatalogChecked& checked, const Speech& speech);
/// suanchou.catalog_list/1
QJsonObject catalogListJson(const CatalogListing& listing, const QString& factsRevision);

} // namespace suanchou
