// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/catalogjson.h"

#include "app/report/evaluationjson.h"

#include <QJsonArray>

namespace suanchou {

namespace {

QJsonValue null()
{
    return QJsonValue(QJsonValue::Null);
}

QJsonValue flagOrNull(Tristate flag)
{
    return flag == Tristate::Unknown ? null() : QJsonValue(flag == Tristate::Yes);
}

template <class T, class NameOf>
QJsonObject talliesJson(const std::vector<Tally<T>>& tallies, NameOf nameOf)
{
    QJsonObject out;
    for (const Tally<T>& tally : tallies)
        out.insert(QString(nameOf(tally.value)), tally.rows);
    return out;
}

QJsonArray familiesJson(const std::vector<BillingFamily>& families)
{
    QJsonArray out;
    for (const BillingFamily family : families)
        out.append(QString(familyName(family)));
    return out;
}

QJsonArray holesJson(const std::vector<CardCoverage>& cards)
{
    QJsonArray out;
    for (const CardCoverage& card : cards) {
        out.append(QJsonObject{
            {QStringLiteral("provider"), card.provider.en},
            {QStringLiteral("provider_zh"), card.provider.zh},
            {QStringLiteral("card"), card.card},
            {QStringLiteral("priced"), familiesJson(card.priced)},
            {QStringLiteral("missing"), familiesJson(card.missing)},
        });
    }
    return out;
}

QJsonArray conflictsJson(const CatalogChecked& checked)
{
    QJsonArray out;
    for (const std::vector<std::size_t>& group : checked.survey.conflicts) {
        QJsonArray rows;
        QJsonArray prices;
        for (const std::size_t at : group) {
            rows.append(checked.reading.rows.at(at));
            prices.append(checked.reading.offers.at(at).price.value.toDouble());
        }
        const Offer& offer = checked.reading.offers.at(group.front());
        out.append(QJsonObject{
            {QStringLiteral("key"), offerKey(offer)},
            {QStringLiteral("as_of"), textOrNull(offer.asOf.text)},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("prices"), prices},
            {QStringLiteral("currency"), QString(currencyCode(offer.price.currency))},
        });
    }
    return out;
}

QJsonArray silentJson(const std::vector<SilentProvider>& providers)
{
    QJsonArray out;
    for (const SilentProvider& provider : providers) {
        out.append(QJsonObject{
            {QStringLiteral("provider"), provider.name.en},
            {QStringLiteral("provider_zh"), provider.name.zh},
            {QStringLiteral("kind"), textOrNull(provider.kind)},
            {QStringLiteral("note"), QString(providerNoteName(provider.note))},
            {QStringLiteral("source"), textOrNull(provider.source)},
        });
    }
    return out;
}

QJsonObject offerJson(const ListedOffer& listed)
{
    const Offer& offer = listed.offer;
    QJsonArray facts;
    for (const OfferFact fact : offer.facts)
        facts.append(QString(offerFactName(fact)));
    return {
        {QStringLiteral("provider"), offer.provider.en},
        {QStringLiteral("provider_zh"), offer.provider.zh},
        {QStringLiteral("region"), textOrNull(offer.region)},
        {QStringLiteral("city"), textOrNull(offer.city)},
        {QStringLiteral("mainland"), offer.mainland},
        {QStringLiteral("instance"), textOrNull(offer.instance)},
        {QStringLiteral("card"), offer.card},
        {QStringLiteral("accelerator"), textOrNull(offer.accelerator)},
        {QStringLiteral("gpus"), offer.gpus},
        {QStringLiteral("mode"), QString(modeName(offer.mode))},
        {QStringLiteral("kind"), QString(offerKindName(offer.kind))},
        {QStringLiteral("price"), offer.price.value.toDouble()},
        {QStringLiteral("price_max"),
         offer.priceMax ? QJsonValue(offer.priceMax->toDouble()) : null()},
        {QStringLiteral("currency"), QString(currencyCode(offer.price.currency))},
        {QStringLiteral("unit"), QString(priceUnitName(offer.unit))},
        {QStringLiteral("price_per_gpu_hour"), pricePerGpuHour(offer).value.toDouble()},
        {QStringLiteral("tax_included"), flagOrNull(offer.taxIncluded)},
        {QStringLiteral("min_term_months"),
         offer.minTermMonths > 0 ? QJsonValue(offer.minTermMonths) : null()},
        {QStringLiteral("link_between_nodes"), flagOrNull(offer.nodeLink)},
        {QStringLiteral("as_of"), textOrNull(offer.asOf.text)},
        {QStringLiteral("stale"), listed.stale},
        {QStringLiteral("confidence"), QString(confidenceName(offer.confidence))},
        {QStringLiteral("facts"), facts},
        {QStringLiteral("leads"), listed.leads},
        {QStringLiteral("source"), textOrNull(offer.source)},
    };
}

QJsonObject componentJson(const ListedComponent& listed)
{
    const ComponentPrice& price = listed.price;
    return {
        {QStringLiteral("provider"), price.provider.en},
        {QStringLiteral("provider_zh"), price.provider.zh},
        {QStringLiteral("component"), QString(componentKindName(price.kind))},
        {QStringLiteral("variant"), textOrNull(price.variant)},
        {QStringLiteral("region"), textOrNull(price.region)},
        {QStringLiteral("from"), price.from.toDouble()},
        {QStringLiteral("price"), price.price.value.toDouble()},
        {QStringLiteral("currency"), QString(currencyCode(price.price.currency))},
        {QStringLiteral("unit"), QString(componentUnitName(price.unit))},
        {QStringLiteral("tax_included"), flagOrNull(price.taxIncluded)},
        {QStringLiteral("as_of"), textOrNull(price.asOf.text)},
        {QStringLiteral("stale"), listed.stale},
        {QStringLiteral("confidence"), QString(confidenceName(price.confidence))},
        {QStringLiteral("source"), textOrNull(price.source)},
    };
}

} // namespace

QJsonObject catalogCheckJson(const CatalogChecked& checked, const Speech& speech)
{
    const CatalogSurvey& survey = checked.survey;
    QJsonArray errors;
    for (const Error& error : checked.reading.errors)
        errors.append(errorJson(error, speech).value(QLatin1String("error")));
    QJsonArray withoutPrice;
    for (const int row : checked.reading.withoutPrice)
        withoutPrice.append(row);
    return {
        {QStringLiteral("schema"), QStringLiteral("suanchou.catalog_check/1")},
        {QStringLiteral("today"), checked.today.toString(Qt::ISODate)},
        {QStringLiteral("rows"), survey.rows},
        {QStringLiteral("leading"), survey.keys},
        {QStringLiteral("kinds"), talliesJson(survey.kinds, offerKindName)},
        {QStringLiteral("currencies"), talliesJson(survey.currencies, currencyCode)},
        {QStringLiteral("confidences"), talliesJson(survey.confidences, confidenceName)},
        {QStringLiteral("modes"), talliesJson(survey.modes, modeName)},
        {QStringLiteral("mainland"), survey.mainland},
        {QStringLiteral("abroad"), survey.abroad},
        {QStringLiteral("stale"), survey.stale},
        {QStringLiteral("after_today"), survey.afterToday},
        {QStringLiteral("cards_not_identified"), survey.cardsNotIdentified},
        {QStringLiteral("unidentified_cards"),
         QJsonArray::fromStringList(survey.unidentifiedCards)},
        {QStringLiteral("repeated"), survey.repeated},
        {QStringLiteral("conflicts"), conflictsJson(checked)},
        {QStringLiteral("rows_without_price"), withoutPrice},
        {QStringLiteral("errors"), errors},
        {QStringLiteral("holes"), survey.holes},
        {QStringLiteral("cards"), holesJson(survey.cards)},
        {QStringLiteral("providers_without_price"), silentJson(checked.silentProviders)},
    };
}

QJsonObject catalogListJson(const CatalogListing& listing, const QString& factsRevision)
{
    QJsonArray offers;
    for (const ListedOffer& offer : listing.offers)
        offers.append(offerJson(offer));
    QJsonArray components;
    for (const ListedComponent& component : listing.components)
        components.append(componentJson(component));
    return {
        {QStringLiteral("schema"), QStringLiteral("suanchou.catalog_list/1")},
        {QStringLiteral("today"), listing.today.toString(Qt::ISODate)},
        {QStringLiteral("facts_revision"), factsRevision},
        {QStringLiteral("hours_per_month"), hoursPerMonth},
        {QStringLiteral("offers"), offers},
        {QStringLiteral("components"), components},
        {QStringLiteral("providers_without_price"), silentJson(listing.silentProviders)},
    };
}

} // namespace suanchou
