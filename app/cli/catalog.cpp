// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/base/jsonreader.h"
#include "app/cli/command.h"
#include "app/cli/options.h"
#include "app/cli/texttable.h"
#include "app/plan/assumptionids.h"
#include "app/plan/describe.h"
#include "app/report/catalogjson.h"

#include <QIODevice>

namespace suanchou {

namespace {

constexpr QLatin1String providerOption("provider");
constexpr QLatin1String cardOption("card");
constexpr QLatin1String modeOption("mode");
constexpr QLatin1String kindOption("kind");
constexpr QLatin1String mainlandOption("mainland");
constexpr QLatin1String abroadOption("abroad");
constexpr QLatin1String historyOption("history");

Error usage(ErrorCode code, const QString& command, const QString& value)
{
    return Error{
        code, {{QStringLiteral("command"), command}, {QStringLiteral("value"), value}}, {}};
}

Error optionError(QLatin1String option, const QString& reason)
{
    return Error{
        ErrorCode::UsageOption,
        {{QStringLiteral("option"), QString(QStringLiteral("--") % option)},
         {QStringLiteral("reason"), reason}},
        {},
    };
}

QString joined(const QStringList& words, const Speech& speech)
{
    return words.join(speech.isChinese() ? QStringLiteral("、") : QStringLiteral(", "));
}

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

QString checkText(const CatalogChecked& checked, const Speech& speech)
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
    QList<QStringList> cards{{
        speech.translate("Cli", "Provider"),
        speech.translate("Cli", "Card"),
        speech.translate("Cli", "Priced"),
        speech.translate("Cli", "Holes"),
    }};
    for (const CardCoverage& card : checked.survey.cards)
        cards.append(
            {speech.pick(card.provider),
             card.card,
             familiesText(card.priced, speech),
             familiesText(card.missing, speech)});
    out += u'\n' + textTable(cards, {Align::Left, Align::Left, Align::Left, Align::Left});
    const QString silent = silentText(checked.silentProviders, speech);
    return silent.isEmpty() ? out : QString(out % u'\n' % silent);
}

/// Prices of what is billed beside the cards; empty without any.
QString componentsText(const std::vector<ListedComponent>& components, const Speech& speech)
{
    if (components.empty())
        return {};
    QList<QStringList> rows{{
        speech.translate("Cli", "Provider"),
        speech.translate("Cli", "Component"),
        speech.translate("Cli", "Variant, region"),
        speech.translate("Cli", "From"),
        speech.translate("Cli", "Price"),
        speech.translate("Cli", "Currency"),
        speech.translate("Cli", "Unit"),
        speech.translate("Cli", "Price date"),
        speech.translate("Cli", "Confidence"),
        speech.translate("Cli", "To note"),
    }};
    for (const ListedComponent& listed : components) {
        const ComponentPrice& price = listed.price;
        QStringList place{price.variant, price.region};
        place.removeAll(QString());
        const bool dated = price.asOf.firstDay.isValid();
        rows.append(
            {speech.pick(price.provider),
             componentKindWord(price.kind, speech),
             joined(place, speech),
             format::decimal(price.from),
             format::decimal(price.price.value),
             QString(currencyCode(price.price.currency)),
             componentUnitWord(price.unit, speech),
             dated ? dateText(price.asOf, speech) : speech.translate("Cli", "not stated"),
             confidenceWord(price.confidence, speech),
             !dated             ? speech.translate("Cli", "makes no amount")
                 : listed.stale ? describe(RowProblem::Stale, speech)
                                : QString()});
    }
    return textTable(
        rows,
        {Align::Left,
         Align::Left,
         Align::Left,
         Align::Right,
         Align::Right,
         Align::Left,
         Align::Left,
         Align::Left,
         Align::Left,
         Align::Left});
}

QString listText(const CatalogListing& listing, const Speech& speech)
{
    QList<QStringList> rows{{
        speech.translate("Cli", "Provider"),
        speech.translate("Cli", "Region"),
        speech.translate("Cli", "Card × count"),
        speech.translate("Cli", "Billing"),
        speech.translate("Cli", "Price"),
        speech.translate("Cli", "Currency"),
        speech.translate("Cli", "Unit"),
        speech.translate("Cli", "Per GPU-hour (a month is 730 h)"),
        speech.translate("Cli", "Price date"),
        speech.translate("Cli", "Confidence"),
        speech.translate("Cli", "To note"),
    }};
    for (const ListedOffer& listed : listing.offers) {
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
        QString price = format::unitPrice(offer.price);
        if (offer.priceMax)
            price =
                format::range(price, format::unitPrice({*offer.priceMax, offer.price.currency}));
        rows.append(
            {speech.pick(offer.provider),
             regionText(offer, speech),
             cardsText(offer),
             modeWord(offer.mode, speech),
             price,
             QString(currencyCode(offer.price.currency)),
             priceUnitWord(offer.unit, speech),
             format::fixed(pricePerGpuHour(offer).value.toDouble(), 2),
             dateText(offer.asOf, speech),
             confidenceWord(offer.confidence, speech),
             joined(notes, speech)});
    }
    QString out = textTable(
        rows,
        {Align::Left,
         Align::Left,
         Align::Left,
         Align::Left,
         Align::Right,
         Align::Left,
         Align::Left,
         Align::Right,
         Align::Left,
         Align::Left,
         Align::Left});
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

Result<QByteArray> fileBytes(const QString& path, CommandContext& context)
{
    if (path == QLatin1String("-"))
        return context.input.readAll();
    return readFile(path);
}

/// The filter that the options of "catalog list" write.
Result<CatalogFilter> filterOf(const Arguments& arguments)
{
    CatalogFilter filter{
        .provider = arguments.value(providerOption),
        .card = arguments.value(cardOption),
        .history = arguments.has(historyOption)};
    if (arguments.has(modeOption)) {
        filter.mode = modeFromName(arguments.value(modeOption));
        if (!filter.mode)
            return fail(optionError(
                modeOption,
                QStringLiteral("on_demand | spot | monthly | yearly | 3_year | committed_use | "
                               "savings_plan | reserved_1y | reserved_3y")));
    }
    if (arguments.has(kindOption)) {
        filter.kind = offerKindFromName(arguments.value(kindOption));
        if (!filter.kind)
            return fail(optionError(kindOption, QStringLiteral("orderable | market_reference")));
    }
    if (arguments.has(mainlandOption) && arguments.has(abroadOption))
        return fail(optionError(abroadOption, QStringLiteral("--mainland")));
    if (arguments.has(mainlandOption) || arguments.has(abroadOption))
        filter.mainland = arguments.has(mainlandOption);
    return filter;
}

/// "catalog check [FILE]" counts a list of offers and names its holes; "catalog list" prints the
/// built-in one.
class CatalogCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("catalog"); }
    [[nodiscard]] QString summary(const Speech& speech) const override
    {
        return speech.translate("Cli", "Lists the prices, or counts a price list and its holes");
    }
    [[nodiscard]] QString synopsis() const override
    {
        return QStringLiteral(
            "check [FILE] | list [--provider NAME] [--card CARD] [--mode MODE] [--kind KIND] "
            "[--mainland | --abroad] [--history]");
    }

    ExitCode run(const QStringList& arguments, CommandContext& context) const override
    {
        const CommonOptions seen = peekCommonOptions(arguments, context.systemLanguage);
        const Speech speech(seen.language);
        const QString action = arguments.value(0);
        const bool lists = action == QLatin1String("list");
        if (!lists && action != QLatin1String("check"))
            return refuse(
                usage(ErrorCode::UsageMissingArgument, name(), QStringLiteral("check | list")),
                seen.json,
                speech,
                context);
        const QString command = name() % u' ' % action;
        const Result<Arguments> parsed = Arguments::parse(
            command,
            arguments.mid(1),
            lists ? listOptions() : QList<QCommandLineOption>(),
            context.systemLanguage);
        if (!parsed)
            return refuse(parsed.error(), seen.json, speech, context);
        const qsizetype most = lists ? 0 : 1;
        if (parsed->positional().size() > most)
            return refuse(
                usage(ErrorCode::UsageUnexpectedArgument, command, parsed->positional().at(most)),
                seen.json,
                speech,
                context);
        const Result<QByteArray> bytes =
            lists ? list(*parsed, speech, context) : check(*parsed, speech, context);
        if (!bytes)
            return refuse(bytes.error(), seen.json, speech, context);
        return deliver(*bytes, parsed->common().out, seen.json, speech, context);
    }

private:
    static QList<QCommandLineOption> listOptions()
    {
        return {
            QCommandLineOption(providerOption, {}, QStringLiteral("name")),
            QCommandLineOption(cardOption, {}, QStringLiteral("card")),
            QCommandLineOption(modeOption, {}, QStringLiteral("mode")),
            QCommandLineOption(kindOption, {}, QStringLiteral("kind")),
            QCommandLineOption(mainlandOption),
            QCommandLineOption(abroadOption),
            QCommandLineOption(historyOption),
        };
    }

    static int shelfLife(const World& world)
    {
        return static_cast<int>(
            AssumptionSet(world.assumptions, {}).value(assumption::priceShelfLife));
    }

    static Result<QByteArray> list(
        const Arguments& arguments, const Speech& speech, CommandContext& context)
    {
        const World& world = *context.world;
        const QDate today = arguments.common().today.value_or(context.clock.today());
        return filterOf(arguments).map([&](const CatalogFilter& filter) {
            const CatalogListing listing = listCatalog(
                world.catalog,
                world.silentProviders,
                world.hardware,
                filter,
                today,
                shelfLife(world));
            return arguments.common().json ? jsonBytes(catalogListJson(listing, world.revision))
                                           : listText(listing, speech).toUtf8();
        });
    }

    static Result<QByteArray> check(
        const Arguments& arguments, const Speech& speech, CommandContext& context)
    {
        const World& world = *context.world;
        const QString path = arguments.positional().value(0);
        const bool builtIn = path.isEmpty();
        return (builtIn ? readFile(QStringLiteral(":/facts/catalog/offers.csv"))
                        : fileBytes(path, context))
            .and_then([&](const QByteArray& csv) { return readOffers(csv, world.hardware); })
            .map([&](OfferReading reading) {
                CatalogChecked checked{
                    .reading = std::move(reading),
                    .survey = {},
                    .silentProviders =
                        builtIn ? world.silentProviders : std::vector<SilentProvider>(),
                    .today = arguments.common().today.value_or(context.clock.today())};
                checked.survey = surveyOf(checked.reading.offers, checked.today, shelfLife(world));
                return arguments.common().json ? jsonBytes(catalogCheckJson(checked, speech))
                                               : checkText(checked, speech).toUtf8();
            });
    }
};

} // namespace

std::unique_ptr<Command> makeCatalogCommand()
{
    return std::make_unique<CatalogCommand>();
}

} // namespace suanchou
