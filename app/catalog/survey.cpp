// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/survey.h"

#include <QHash>

#include <algorithm>

namespace suanchou {

namespace {

template <class T>
void count(std::vector<Tally<T>>& tallies, T value)
{
    const auto found = std::find_if(tallies.begin(), tallies.end(), [&](const Tally<T>& tally) {
        return tally.value == value;
    });
    if (found == tallies.end())
        tallies.push_back({value, 1});
    else
        ++found->rows;
}

template <class T>
void sortByValue(std::vector<Tally<T>>& tallies)
{
    std::sort(tallies.begin(), tallies.end(), [](const Tally<T>& a, const Tally<T>& b) {
        return a.value < b.value;
    });
}

bool contains(const std::vector<BillingFamily>& families, BillingFamily family)
{
    return std::find(families.begin(), families.end(), family) != families.end();
}

/// Per provider and card the families with a price, then what is missing.
std::vector<CardCoverage> coverageOf(const std::vector<Offer>& offers)
{
    std::vector<CardCoverage> out;
    QHash<QString, std::size_t> place;
    for (const Offer& offer : offers) {
        if (offer.kind != OfferKind::Orderable)
            continue;
        // The English name tells providers apart; lists write the Chinese one in several ways.
        const QString key = QString(offer.provider.en % u'|' % offer.card).toCaseFolded();
        const auto found = place.constFind(key);
        const std::size_t at = found == place.constEnd() ? out.size() : *found;
        if (found == place.constEnd()) {
            place.insert(key, at);
            out.push_back(
                {.provider = offer.provider, .card = offer.card, .priced = {}, .missing = {}});
        }
        std::vector<BillingFamily>& priced = out.at(at).priced;
        if (!contains(priced, familyOf(offer.mode)))
            priced.push_back(familyOf(offer.mode));
    }
    for (CardCoverage& card : out) {
        std::sort(card.priced.begin(), card.priced.end());
        for (const BillingFamily family : allBillingFamilies) {
            if (!contains(card.priced, family))
                card.missing.push_back(family);
        }
    }
    return out;
}

/// Finds what one key, day and confidence says more than once.
void findRepetitions(const std::vector<Offer>& offers, CatalogSurvey& out)
{
    QHash<QString, std::size_t> place;
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const Offer& offer = offers.at(i);
        const QString key =
            foldedKey(offer) % u'|' % offer.asOf.text % u'|' % confidenceName(offer.confidence);
        const auto found = place.constFind(key);
        if (found == place.constEnd()) {
            place.insert(key, groups.size());
            groups.push_back({i});
            continue;
        }
        std::vector<std::size_t>& group = groups.at(*found);
        const bool said = std::any_of(group.begin(), group.end(), [&](std::size_t other) {
            return offers.at(other).price == offer.price && offers.at(other).unit == offer.unit;
        });
        if (said)
            ++out.repeated;
        else
            group.push_back(i);
    }
    for (std::vector<std::size_t>& group : groups) {
        if (group.size() > 1)
            out.conflicts.push_back(std::move(group));
    }
}

} // namespace

QLatin1String familyName(BillingFamily family)
{
    switch (family) {
    case BillingFamily::OnDemand:
        return QLatin1String("on_demand");
    case BillingFamily::Monthly:
        return QLatin1String("monthly");
    case BillingFamily::Yearly:
        return QLatin1String("yearly");
    case BillingFamily::Spot:
        return QLatin1String("spot");
    case BillingFamily::Committed:
        return QLatin1String("committed");
    }
    Q_UNREACHABLE();
}

CatalogSurvey surveyOf(const std::vector<Offer>& offers, QDate today, int shelfLifeDays)
{
    CatalogSurvey out;
    out.rows = static_cast<int>(offers.size());
    QHash<QString, bool> keys;
    for (const Offer& offer : offers) {
        keys.insert(foldedKey(offer), true);
        count(out.kinds, offer.kind);
        count(out.currencies, offer.price.currency);
        count(out.confidences, offer.confidence);
        count(out.modes, offer.mode);
        ++(offer.mainland ? out.mainland : out.abroad);
        if (isAfter(offer.asOf, today))
            ++out.afterToday;
        else if (isStale(offer.asOf, today, shelfLifeDays))
            ++out.stale;
        if (offer.accelerator.isEmpty()) {
            ++out.cardsNotIdentified;
            if (!out.unidentifiedCards.contains(offer.card))
                out.unidentifiedCards.append(offer.card);
        }
    }
    out.keys = static_cast<int>(keys.size());
    out.unidentifiedCards.sort();
    sortByValue(out.kinds);
    sortByValue(out.currencies);
    sortByValue(out.confidences);
    sortByValue(out.modes);
    out.cards = coverageOf(offers);
    for (const CardCoverage& card : out.cards)
        out.holes += static_cast<int>(card.missing.size());
    findRepetitions(offers, out);
    return out;
}

} // namespace suanchou
