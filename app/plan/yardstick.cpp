// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/yardstick.h"

#include "app/plan/assumptionids.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace suanchou {

namespace {

bool readsAsTaxed(const Evaluation& evaluation, const Offer& offer)
{
    const bool silentMeansIncluded = std::any_of(
        evaluation.assumptions.begin(), evaluation.assumptions.end(), [](const AssumptionUse& use) {
            return use.id == assumption::listPricesIncludeVat && use.value != 0;
        });
    return countsAsTaxed(
        offer.taxIncluded, offer.mainland, {.silentMeansIncluded = silentMeansIncluded});
}

std::optional<double> excessOf(
    const Evaluation& evaluation, const OfferRow& offer, const Yardstick& yardstick)
{
    const UnitPrice price = listPricePerGpuHour(offer);
    if (price.currency != yardstick.least.currency ||
        readsAsTaxed(evaluation, offer.offer) !=
            readsAsTaxed(evaluation, yardstick.reference->offer))
        return std::nullopt;
    if (price.value > yardstick.most.value)
        return price.value.toDouble() / yardstick.most.value.toDouble() - 1.0;
    if (price.value < yardstick.least.value)
        return price.value.toDouble() / yardstick.least.value.toDouble() - 1.0;
    return 0.0;
}

} // namespace

UnitPrice listPricePerGpuHour(const OfferRow& row)
{
    Offer offer = row.offer;
    offer.price = row.listPrice;
    return pricePerGpuHour(offer);
}

std::vector<Yardstick> yardsticksOf(
    const Evaluation& evaluation, const QString& accelerator, const OfferRow* offer)
{
    std::vector<Yardstick> out;
    for (const OfferRow& row : evaluation.marketReferences) {
        if (row.offer.accelerator != accelerator || accelerator.isEmpty())
            continue;
        const UnitPrice least = listPricePerGpuHour(row);
        Yardstick yardstick{.reference = &row, .least = least, .most = least, .excess = {}};
        if (row.offer.priceMax)
            yardstick.most.value = Decimal6::fromMicro(std::llround(
                static_cast<double>(least.value.micro()) * row.offer.priceMax->toDouble() /
                row.offer.price.value.toDouble()));
        if (offer)
            yardstick.excess = excessOf(evaluation, *offer, yardstick);
        out.push_back(yardstick);
    }
    const auto rank = [offer](const Yardstick& yardstick) {
        const Offer& reference = yardstick.reference->offer;
        return std::make_tuple(
            offer && familyOf(reference.mode) == familyOf(offer->offer.mode),
            reference.asOf.firstDay);
    };
    std::stable_sort(out.begin(), out.end(), [&](const Yardstick& a, const Yardstick& b) {
        return rank(a) > rank(b);
    });
    return out;
}

} // namespace suanchou
