// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogtext.h"

#include "app/base/format.h"
#include "app/cli/offercolumns.h"
#include "app/plan/describe.h"

namespace suanchou {

namespace {

QString familiesText(const std::vector<BillingFamily>& families, const Speech& speech)
{
    QStringList words;
    for (const BillingFamily family : families)
        words.append(familyWord(family, speech));
    return words.isEmpty() ? QString(format::missing) : joined(words, speech);
}

/// "orderable 787, market reference 48"
template <class T, class WordOf>
QString talliesText(const std::vector<Tally<T>>& tallies, const Speech& speech, WordOf wordOf)
{
    QStringList words;
    for (const Tally<T>& tally : tallies)
        words.append(QString(wordOf(tally.value) % u' ' % QString::number(tally.rows)));
    return words.isEmpty() ? QString(format::missing) : joined(words, speech);
}

QString countsText(const CatalogSurvey& survey, const Speech& speech)
{
    const auto number = [](int n) { return QString::number(n); };
    const auto lines = QList<QStringList>{
        {speech.translate("Cli", "Count"), speech.translate("Cli", "Value")},
        {speech.translate("Cli", "rows"), number(survey.rows)},
        {speech.translate("Cli", "offers that lead; the others are their history"),
         number(survey.keys)},
        {speech.translate("Cli", "kind"),
         talliesText(
             survey.kinds, speech, [&](OfferKind kind) { return offerKindWord(kind, speech); })},
        {speech.translate("Cli", "currency"),
         talliesText(
             survey.currencies,
             speech,
             [](Currency currency) { return QString(currencyCode(currency)); })},
        {speech.translate("Cli", "confidence"),
         talliesText(
             survey.confidences,
             speech,
             [&](Confidence confidence) { return confidenceWord(confidence, speech); })},
        {speech.translate("Cli", "billing"),
         talliesText(
             survey.modes, speech, [&](BillingMode mode) { return modeWord(mode, speech); })},
        {speech.translate("Cli", "mainland"), number(survey.mainland)},
        {speech.translate("Cli", "abroad"), number(survey.abroad)},
        {speech.translate("Cli", "stale"), number(survey.stale)},
        {speech.translate("Cli", "dated after the day"), number(survey.afterToday)},
        {speech.translate("Cli", "card not identified"),
         survey.unidentifiedCards.isEmpty()
             ? number(survey.cardsNotIdentified)
             : QString(
                   number(survey.cardsNotIdentified) % QStringLiteral(" (") %
                   joined(survey.unidentifiedCards, speech) % u')')},
        {speech.translate("Cli", "rows that repeat another"), number(survey.repeated)},
        {speech.translate("Cli", "holes"), number(survey.holes)},
    };
    return textTable(lines, {Align::Left, Align::Left});
}

QString conflictsText(const CatalogChecked& checked, const Speech& speech)
{
    QString out;
    for (const std::vector<std::size_t>& group : checked.survey.conflicts) {
        QStringList rows;
        QStringList prices;
        for (const std::size_t at : group) {
            rows.append(QString::number(checked.reading.rows.at(at)));
            prices.append(format::unitPrice(checked.reading.offers.at(at).price));
        }
        const Offer& offer = checked.reading.offers.at(group.front());
        out += filled(
                   speech.translate(
                       "Cli",
                       "Rows %{rows} name one offer (%{provider}, %{cards}, %{mode}) and price it "
                       "differently: %{prices} %{currency}"),
                   {{QStringLiteral("rows"), joined(rows, speech)},
                    {QStringLiteral("provider"), speech.pick(offer.provider)},
                    {QStringLiteral("cards"), cardsText(offer)},
                    {QStringLiteral("mode"), modeWord(offer.mode, speech)},
                    {QStringLiteral("prices"), prices.join(QStringLiteral(" / "))},
                    {QStringLiteral("currency"), QString(currencyCode(offer.price.currency))}}) +
            u'\n';
    }
    return out;
}

QString silentText(const std::vector<SilentProvider>& providers, const Speech& speech)
{
    QString out;
    for (const SilentProvider& provider : providers)
        out += speech.pick(provider.name) +
            (speech.isChinese() ? QStringLiteral("：") : QStringLiteral(": ")) +
            describe(provider.note, speech) + u'\n';
    return out;
}

/// Prices of what is billed beside the cards; empty without any.
QString componentsText(const std::vector<ListedComponent>& components, const Speech& speech)
{
    if (components.empty())
        return {};
    using Row = ListedComponent;
    const auto isDated = [](const Row& row) { return row.price.asOf.firstDay.isValid(); };
    const auto place = [&speech](const Row& row) {
        QStringList words{row.price.variant, row.price.region};
        words.removeAll(QString());
        return joined(words, speech);
    };
    const auto note = [&speech, isDated](const Row& row) {
        if (!isDated(row))
            return speech.translate("Cli", "makes no amount");
        return row.stale ? describe(RowProblem::Stale, speech) : QString();
    };
    return columnTable<Row>(
        components,
        {{columnTitle(OfferColumn::Provider, speech),
          Align::Left,
          [&](const Row& row) { return speech.pick(row.price.provider); }},
         {speech.translate("Cli", "Component"),
          Align::Left,
          [&](const Row& row) { return componentKindWord(row.price.kind, speech); }},
         {speech.translate("Cli", "Variant, region"), Align::Left, place},
         {speech.translate("Cli", "From"),
          Align::Right,
          [](const Row& row) { return format::decimal(row.price.from); }},
         {priceTitle(speech),
          Align::Right,
          [](const Row& row) { return format::decimal(row.price.price.value); }},
         {columnTitle(OfferColumn::Currency, speech),
          Align::Left,
          [](const Row& row) { return QString(currencyCode(row.price.price.currency)); }},
         {columnTitle(OfferColumn::Unit, speech),
          Align::Left,
          [&](const Row& row) { return componentUnitWord(row.price.unit, speech); }},
         {columnTitle(OfferColumn::PriceDate, speech),
          Align::Left,
          [&speech, isDated](const Row& row) {
              return isDated(row) ? dateText(row.price.asOf, speech)
                                  : speech.translate("Cli", "not stated");
          }},
         {columnTitle(OfferColumn::Confidence, speech),
          Align::Left,
          [&](const Row& row) { return confidenceWord(row.price.confidence, speech); }},
         {notesTitle(speech), Align::Left, note}});
}

QString priceText(const Offer& offer)
{
    QString price = format::unitPrice(offer.price);
    if (!offer.priceMax)
        return price;
    return format::range(price, format::unitPrice({*offer.priceMax, offer.price.currency}));
}

QString notesText(const ListedOffer& listed, const Speech& speech)
{
    const Offer& offer = listed.offer;
    QStringList notes;
    if (!listed.leads)
        notes.append(speech.translate("Cli", "history"));
    if (offer.kind == OfferKind::MarketReference)
        notes.append(offerKindWord(offer.kind, speech));
    if (offer.accelerator.isEmpty())
        notes.append(describe(RowProblem::CardNotIdentified, speech));
    if (listed.stale)
        notes.append(describe(RowProblem::Stale, speech));
    for (const OfferFact fact : offer.facts)
        notes.append(describe(fact, speech));
    return joined(notes, speech);
}

QString offersText(const std::vector<ListedOffer>& offers, const Speech& speech)
{
    using Row = ListedOffer;
    const auto column = [&speech](OfferColumn which) {
        return offerColumn<Row>(
            which, [](const Row& row) -> const Offer& { return row.offer; }, speech);
    };
    return columnTable<Row>(
        offers,
        {column(OfferColumn::Provider),
         column(OfferColumn::Region),
         column(OfferColumn::Cards),
         column(OfferColumn::Billing),
         {priceTitle(speech), Align::Right, [](const Row& row) { return priceText(row.offer); }},
         column(OfferColumn::Currency),
         column(OfferColumn::Unit),
         {perHourTitle(speech),
          Align::Right,
          [](const Row& row) {
              return format::fixed(pricePerGpuHour(row.offer).value.toDouble(), 2);
          }},
         column(OfferColumn::PriceDate),
         column(OfferColumn::Confidence),
         {notesTitle(speech), Align::Left, [&](const Row& row) {
              return notesText(row, speech);
          }}});
}

} // namespace

QString catalogCheckText(const CatalogChecked& checked, const Speech& speech)
{
    QString out = countsText(checked.survey, speech);
    const QString conflicts = conflictsText(checked, speech);
    if (!conflicts.isEmpty())
        out += u'\n' + conflicts;
    if (!checked.reading.withoutPrice.empty()) {
        QStringList rows;
        for (const int row : checked.reading.withoutPrice)
            rows.append(QString::number(row));
        out += u'\n' +
            filled(speech.translate("Cli", "Rows without a price: %{rows}"),
                   {{QStringLiteral("rows"), joined(rows, speech)}}) +
            u'\n';
    }
    if (!checked.reading.errors.empty()) {
        out += u'\n' + speech.translate("Cli", "Rows that were not read:") + u'\n';
        for (const Error& error : checked.reading.errors)
            out += QStringLiteral("  ") + describe(error, speech) + u'\n';
    }
    using Card = CardCoverage;
    out += u'\n' +
        columnTable<Card>(
               checked.survey.cards,
               {{columnTitle(OfferColumn::Provider, speech),
                 Align::Left,
                 [&](const Card& card) { return speech.pick(card.provider); }},
                {speech.translate("Cli", "Card"),
                 Align::Left,
                 [](const Card& card) { return card.card; }},
                {speech.translate("Cli", "Priced"),
                 Align::Left,
                 [&](const Card& card) { return familiesText(card.priced, speech); }},
                {speech.translate("Cli", "Holes"), Align::Left, [&](const Card& card) {
                     return familiesText(card.missing, speech);
                 }}});
    const QString silent = silentText(checked.silentProviders, speech);
    return silent.isEmpty() ? out : QString(out % u'\n' % silent);
}

QString catalogListText(const CatalogListing& listing, const Speech& speech)
{
    QString out = offersText(listing.offers, speech);
    out += filled(
               speech.translate("Cli", "Offers: %{count}"),
               {{QStringLiteral("count"), QString::number(listing.offers.size())}}) +
        u'\n';
    const QString components = componentsText(listing.components, speech);
    if (!components.isEmpty())
        out += u'\n' % components;
    const QString silent = silentText(listing.silentProviders, speech);
    return silent.isEmpty() ? out : QString(out % u'\n' % silent);
}

} // namespace suanchou
