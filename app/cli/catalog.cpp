// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/jsonreader.h"
#include "app/cli/catalogtext.h"
#include "app/cli/command.h"
#include "app/cli/options.h"
#include "app/plan/assumptionids.h"

#include <algorithm>

namespace suanchou {

namespace {

constexpr QLatin1String providerOption("provider");
constexpr QLatin1String cardOption("card");
constexpr QLatin1String modeOption("mode");
constexpr QLatin1String kindOption("kind");
constexpr QLatin1String mainlandOption("mainland");
constexpr QLatin1String abroadOption("abroad");
constexpr QLatin1String historyOption("history");

/// An option as a person types it.
QString typed(QLatin1String option)
{
    return QStringLiteral("--") % option;
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
                typed(modeOption),
                QStringLiteral("on_demand | spot | monthly | yearly | 3_year | committed_use | "
                               "savings_plan | reserved_1y | reserved_3y")));
    }
    if (arguments.has(kindOption)) {
        filter.kind = offerKindFromName(arguments.value(kindOption));
        if (!filter.kind)
            return fail(
                optionError(typed(kindOption), QStringLiteral("orderable | market_reference")));
    }
    if (arguments.has(mainlandOption) && arguments.has(abroadOption))
        return fail(
            optionError(typed(abroadOption), QStringLiteral("not together with --mainland")));
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
                usageError(ErrorCode::UsageMissingArgument, name(), QStringLiteral("check | list")),
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
                usageError(
                    ErrorCode::UsageUnexpectedArgument, command, parsed->positional().at(most)),
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
        const auto known = [&world](CatalogFilter filter) -> Result<CatalogFilter> {
            const auto& offers = world.catalog.offers();
            const bool listed = filter.card.isEmpty() ||
                std::any_of(offers.begin(), offers.end(), [&filter](const Offer& offer) {
                                    return isOfCard(offer, filter.card);
                                });
            if (listed || world.hardware.resolve(filter.card).accelerator)
                return filter;
            return fail(world.hardware.unresolved(typed(cardOption), filter.card));
        };
        return filterOf(arguments).and_then(known).map([&](const CatalogFilter& filter) {
            const CatalogListing listing = listCatalog(
                world.catalog,
                world.silentProviders,
                world.hardware,
                filter,
                today,
                shelfLife(world));
            return arguments.common().json ? jsonBytes(catalogListJson(listing, world.revision))
                                           : catalogListText(listing, speech).toUtf8();
        });
    }

    static Result<QByteArray> check(
        const Arguments& arguments, const Speech& speech, CommandContext& context)
    {
        const World& world = *context.world;
        const QString path = arguments.positional().value(0);
        const bool builtIn = path.isEmpty();
        return (builtIn ? readFile(QStringLiteral(":/facts/catalog/offers.csv"))
                        : readInput(path, context.input))
            .and_then([&](const QByteArray& csv) {
                return readOffers(csv, world.hardware).map_error([&](const Error& error) {
                    return inFile(error, path);
                });
            })
            .map([&](OfferReading reading) {
                CatalogChecked checked{
                    .reading = std::move(reading),
                    .survey = {},
                    .silentProviders =
                        builtIn ? world.silentProviders : std::vector<SilentProvider>(),
                    .today = arguments.common().today.value_or(context.clock.today())};
                checked.survey = surveyOf(checked.reading.offers, checked.today, shelfLife(world));
                return arguments.common().json ? jsonBytes(catalogCheckJson(checked, speech))
                                               : catalogCheckText(checked, speech).toUtf8();
            });
    }
};

} // namespace

std::unique_ptr<Command> makeCatalogCommand()
{
    return std::make_unique<CatalogCommand>();
}

} // namespace suanchou
