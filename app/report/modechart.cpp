// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/modechart.h"

#include "app/base/format.h"
#include "app/plan/describe.h"

#include <algorithm>
#include <array>

namespace suanchou {

namespace {

constexpr std::array allFamilies{
    BillingFamily::OnDemand,
    BillingFamily::Monthly,
    BillingFamily::Yearly,
    BillingFamily::Spot,
    BillingFamily::Committed,
};

FillRole roleOf(CostComponent component)
{
    switch (component) {
    case CostComponent::Gpu:
        return FillRole::Compute;
    case CostComponent::Storage:
        return FillRole::Storage;
    case CostComponent::Egress:
        return FillRole::Network;
    }
    Q_UNREACHABLE();
}

/// The unit of the value axis: 万元 and K CNY.
class Axis
{
public:
    Axis(Currency currency, const Speech& speech)
        : m_currency(currency)
        , m_speech(speech)
    {
    }

    [[nodiscard]] double value(Money amount) const
    {
        return amount.toMajor() / (m_speech.isChinese() ? 1e4 : 1e3);
    }
    [[nodiscard]] QString text(Money amount) const
    {
        return format::fixed(value(amount), m_speech.isChinese() ? 2 : 1);
    }
    [[nodiscard]] QString unit() const
    {
        if (m_speech.isChinese())
            return m_currency == Currency::CNY ? QStringLiteral("万元") : QStringLiteral("万美元");
        return QStringLiteral("K ") % currencyCode(m_currency);
    }

private:
    Currency m_currency;
    const Speech& m_speech;
};

/// Whether an amount may stand beside the orderable ones: it is one of the same kind, or only late
/// or interruptible.
bool isComparable(const OfferRow& row)
{
    return row.cost && !row.has(RowProblem::RegionNotAllowed) &&
        !row.has(RowProblem::CurrencyDiffers) && !row.has(RowProblem::PriceAfterToday) &&
        !row.has(RowProblem::NotForEveryone) && !row.has(RowProblem::PriceIncomplete);
}

/// By the cards alone, as offers rank everywhere: a missing storage price must not make a provider
/// look cheap.
bool isCheaper(const OfferRow& a, const OfferRow& b)
{
    return a.cost->gpuAmount.minor < b.cost->gpuAmount.minor;
}

/// The card that the user has settled on; empty if the plan leaves it open.
QString settledCard(const Evaluation& evaluation)
{
    const Choice& choice = evaluation.plan.chosen;
    const bool settled = !choice.accelerator.isEmpty() || !choice.offer.isEmpty();
    const AcceleratorSizing* sizing = evaluation.chosenSizing();
    return settled && sizing ? sizing->accelerator : QString();
}

/// The row that leads every provider's group: the cheapest orderable one, on the settled card if
/// the provider has it. Providers with the settled card first, then by price.
std::vector<const OfferRow*> leadersOf(const Evaluation& evaluation)
{
    const QString card = settledCard(evaluation);
    const auto leads = [&card](const OfferRow& a, const OfferRow& b) {
        const bool aOnCard = a.offer.accelerator == card;
        const bool bOnCard = b.offer.accelerator == card;
        return aOnCard != bOnCard ? aOnCard : isCheaper(a, b);
    };
    std::vector<const OfferRow*> leaders;
    for (const OfferRow& row : evaluation.offers) {
        if (!row.isEligible())
            continue;
        const auto same = std::find_if(leaders.begin(), leaders.end(), [&](const OfferRow* other) {
            return other->offer.provider == row.offer.provider;
        });
        if (same == leaders.end())
            leaders.push_back(&row);
        else if (leads(row, **same))
            *same = &row;
    }
    std::stable_sort(leaders.begin(), leaders.end(), [&](const OfferRow* a, const OfferRow* b) {
        return leads(*a, *b);
    });
    return leaders;
}

/// The cheapest row of a billing family for the leader's provider, card and instance size.
const OfferRow* cheapestOf(
    const Evaluation& evaluation, const OfferRow& leader, BillingFamily family)
{
    const OfferRow* best = nullptr;
    for (const OfferRow& row : evaluation.offers) {
        const bool wanted = isComparable(row) && familyOf(row.offer.mode) == family &&
            row.offer.provider == leader.offer.provider &&
            row.offer.accelerator == leader.offer.accelerator &&
            row.offer.gpus == leader.offer.gpus;
        if (wanted && (!best || isCheaper(row, *best)))
            best = &row;
    }
    return best;
}

/// Net amounts by component, then one piece of tax: together the gross total.
std::vector<BarPiece> piecesOf(const OfferCost& cost, const Axis& axis, const Speech& speech)
{
    std::vector<BarPiece> pieces;
    Money tax{0, cost.total.p50.currency};
    for (const CostLine& line : cost.lines) {
        if (!line.amount)
            continue;
        // The tiers of a component follow each other: one piece.
        const FillRole role = roleOf(line.component);
        if (pieces.empty() || pieces.back().role != role)
            pieces.push_back({.role = role, .label = componentWord(line.component, speech)});
        pieces.back().value += axis.value(line.amount->net);
        tax.minor += line.amount->tax.minor;
    }
    pieces.push_back(
        {.role = FillRole::Tax,
         .value = axis.value(tax),
         .label = speech.translate("ModeChart", "Tax")});
    return pieces;
}

QString noteOf(const OfferRow& row, const Speech& speech)
{
    QString note = dateText(row.offer.asOf, speech);
    if (row.has(RowProblem::Stale))
        note += speech.translate("ModeChart", " [stale]");
    if (row.has(RowProblem::LowConfidence))
        note += speech.translate("ModeChart", ", low confidence");
    if (!row.cost->complete)
        note += u'*';
    return note;
}

Bar barOf(const OfferRow& row, const Axis& axis, const Speech& speech)
{
    const Range<Money>& total = row.cost->total;
    Bar bar{
        .label = familyWord(familyOf(row.offer.mode), speech),
        .swatch = swatchOf(familyOf(row.offer.mode)),
        .pieces = piecesOf(*row.cost, axis, speech),
        .whisker = std::nullopt,
        .valueText = axis.text(total.p50),
        .note = noteOf(row, speech),
        .key = offerKey(row.offer),
        .warn = row.has(RowProblem::Stale) || row.has(RowProblem::LowConfidence),
    };
    if (total.p10 != total.p90)
        bar.whisker = total.map([&axis](Money amount) { return axis.value(amount); });
    return bar;
}

Bar stubOf(BillingFamily family, const Speech& speech)
{
    Bar bar;
    bar.label = familyWord(family, speech);
    bar.swatch = swatchOf(family);
    bar.note = speech.translate("ModeChart", "no public price");
    return bar;
}

QString sublabelOf(const OfferRow& row)
{
    const QString cards = cardsText(row.offer);
    const int instances = row.cost->instances.value();
    return instances > 1 ? QString(QString::number(instances) % QStringLiteral(" × ") % cards)
                         : cards;
}

QString descriptionOf(
    const ChartSpec& spec, const OfferRow& first, const Axis& axis, const Speech& speech)
{
    return filled(
        speech.translate(
            "ModeChart",
            "%{count} providers by billing mode; first %{provider}, %{card}, %{mode}, "
            "%{total} %{unit}."),
        {{QStringLiteral("count"), QString::number(spec.groups.size())},
         {QStringLiteral("provider"), speech.pick(first.offer.provider)},
         {QStringLiteral("card"), cardsText(first.offer)},
         {QStringLiteral("mode"), modeWord(first.offer.mode, speech)},
         {QStringLiteral("total"), axis.text(first.cost->total.p50)},
         {QStringLiteral("unit"), axis.unit()}});
}

} // namespace

FillRole swatchOf(BillingFamily family)
{
    switch (family) {
    case BillingFamily::OnDemand:
        return FillRole::OnDemand;
    case BillingFamily::Monthly:
        return FillRole::Monthly;
    case BillingFamily::Yearly:
        return FillRole::Yearly;
    case BillingFamily::Spot:
        return FillRole::Spot;
    case BillingFamily::Committed:
        return FillRole::Committed;
    }
    Q_UNREACHABLE();
}

ChartSpec modeChart(const Evaluation& evaluation, const Speech& speech, std::size_t maxGroups)
{
    const Axis axis(evaluation.plan.currency, speech);
    ChartSpec spec;
    spec.title = speech.translate("ModeChart", "Providers and billing modes");
    spec.unit = filled(
        speech.translate("ModeChart", "%{unit}, tax included"),
        {{QStringLiteral("unit"), axis.unit()}});
    spec.emptyText =
        speech.translate("ModeChart", "No provider has a price that can be ordered for this plan.");

    const std::vector<const OfferRow*> leaders = leadersOf(evaluation);
    const std::size_t shown = std::min(leaders.size(), maxGroups);
    int prices = 0;
    bool incomplete = false;
    for (std::size_t i = 0; i < shown; ++i) {
        const OfferRow& leader = *leaders.at(i);
        BarGroup group{
            .label = speech.pick(leader.offer.provider),
            .sublabel = sublabelOf(leader),
            .bars = {},
        };
        for (const BillingFamily family : allFamilies) {
            const OfferRow* row = cheapestOf(evaluation, leader, family);
            group.bars.push_back(row ? barOf(*row, axis, speech) : stubOf(family, speech));
            prices += row ? 1 : 0;
            incomplete = incomplete || (row && !row->cost->complete);
        }
        spec.groups.push_back(std::move(group));
    }
    const int more = static_cast<int>(leaders.size() - shown);
    if (more > 0)
        spec.rest = speech.translate("ModeChart", "and %n more provider(s)", nullptr, more);
    if (spec.isEmpty()) {
        spec.description = spec.emptyText;
        return spec;
    }
    spec.source = filled(
        speech.translate("ModeChart", "Price catalogue %{date}, %{count} prices shown"),
        {{QStringLiteral("date"), format::date(evaluation.catalogDate)},
         {QStringLiteral("count"), QString::number(prices)}});
    if (incomplete)
        spec.source += speech.translate(
            "ModeChart", "; * without storage or download traffic that has no public price");
    spec.description = descriptionOf(spec, *leaders.front(), axis, speech);
    return spec;
}

} // namespace suanchou
