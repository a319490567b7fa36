// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/world.h"

#include "app/base/jsonreader.h"

#include <QCryptographicHash>

namespace suanchou {

namespace {

/// The bytes of one built-in table, added to the fingerprint.
class Facts
{
public:
    Result<QByteArray> read(const QString& name)
    {
        Result<QByteArray> bytes = readFile(QStringLiteral(":/facts/") + name);
        if (bytes)
            m_hash.addData(*bytes);
        return bytes;
    }
    [[nodiscard]] QString fingerprint() const
    {
        return QString::fromLatin1(m_hash.result().toHex().left(12));
    }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

} // namespace

Result<WorldPtr> loadBuiltInWorld()
{
    Facts facts;
    auto world = std::make_shared<World>();
    const auto fill = [](auto& target, auto source) -> Status {
        if (!source)
            return fail(source.error());
        target = std::move(*source);
        return {};
    };
    const Result<QByteArray> assumptions = facts.read(QStringLiteral("assumptions.json"));
    const Result<QByteArray> models = facts.read(QStringLiteral("models/library.json"));
    const Result<QByteArray> cards = facts.read(QStringLiteral("hardware/accelerators.csv"));
    const Result<QByteArray> aliases = facts.read(QStringLiteral("hardware/aliases.csv"));
    const Result<QByteArray> throughput = facts.read(QStringLiteral("evidence/throughput.csv"));
    const Result<QByteArray> offers = facts.read(QStringLiteral("catalog/offers.csv"));
    const Result<QByteArray> components = facts.read(QStringLiteral("catalog/components.csv"));
    const Result<QByteArray> rates = facts.read(QStringLiteral("catalog/rates.csv"));
    const Result<QByteArray> providers = facts.read(QStringLiteral("catalog/providers.csv"));
    for (const Result<QByteArray>* each :
         {&assumptions,
          &models,
          &cards,
          &aliases,
          &throughput,
          &offers,
          &components,
          &rates,
          &providers}) {
        if (!*each)
            return fail(each->error());
    }
    const Status done =
        fill(world->assumptions, AssumptionRegistry::parse(*assumptions))
            .and_then([&] { return fill(world->models, ModelLibrary::parse(*models)); })
            .and_then([&] { return fill(world->hardware, HardwareTable::parse(*cards, *aliases)); })
            .and_then([&] {
                return fill(
                    world->efficiency, EfficiencyTable::parse(*throughput, world->hardware));
            })
            .and_then([&] {
                return fill(world->catalog, Catalog::parse(*offers, *components, world->hardware));
            })
            .and_then([&] { return fill(world->rates, RateTable::parse(*rates)); })
            .and_then(
                [&] { return fill(world->silentProviders, parseSilentProviders(*providers)); });
    if (!done)
        return fail(done.error());
    world->facts = facts.fingerprint();
    world->revision = world->facts;
    return WorldPtr(std::move(world));
}

WorldPtr withQuotes(const WorldPtr& world, std::vector<ReceivedQuote> quotes)
{
    auto next = std::make_shared<World>(*world);
    next->revision = world->facts;
    if (!quotes.empty()) {
        // A quote never changes, so that its id stands for all of it.
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(world->facts.toLatin1());
        for (const ReceivedQuote& quote : quotes)
            hash.addData(quote.id.toLatin1());
        next->revision = QString::fromLatin1(hash.result().toHex().left(12));
    }
    next->quotes = std::move(quotes);
    return WorldPtr(std::move(next));
}

} // namespace suanchou
