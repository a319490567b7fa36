// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/workspace.h"

#include "app/base/jsonreader.h"
#include "app/storage/database.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <array>

namespace suanchou {

namespace {

/// "SUAN" in the file's header: says that the database is ours.
constexpr qint64 applicationId = 0x5355414E;

constexpr std::array allPeriods{PricePeriod::Hour, PricePeriod::Month, PricePeriod::Year};

QString periodName(PricePeriod period)
{
    switch (period) {
    case PricePeriod::Hour:
        return QStringLiteral("hour");
    case PricePeriod::Month:
        return QStringLiteral("month");
    case PricePeriod::Year:
        return QStringLiteral("year");
    }
    Q_UNREACHABLE();
}

QString pricedByName(PricedBy by)
{
    return by == PricedBy::Card ? QStringLiteral("card") : QStringLiteral("instance");
}

QString tristateName(Tristate value)
{
    switch (value) {
    case Tristate::Unknown:
        return QStringLiteral("unknown");
    case Tristate::No:
        return QStringLiteral("no");
    case Tristate::Yes:
        return QStringLiteral("yes");
    }
    Q_UNREACHABLE();
}

Tristate tristateFromName(const QString& name)
{
    if (name == QLatin1String("yes"))
        return Tristate::Yes;
    return name == QLatin1String("no") ? Tristate::No : Tristate::Unknown;
}

Error damaged(const QString& path, const QString& reason)
{
    return Error{
        ErrorCode::WorkspaceDamaged,
        {{QStringLiteral("path"), path}, {QStringLiteral("reason"), reason}},
        {}};
}

/// The quote of a row of received_quote; the columns in the order of selectQuotes.
Result<ReceivedQuote> quoteOf(const QSqlQuery& row, const QString& path)
{
    int column = 0;
    const auto text = [&] { return row.value(column++).toString(); };
    const auto number = [&] { return row.value(column++).toLongLong(); };
    ReceivedQuote quote;
    quote.id = text();
    quote.provider.en = text();
    quote.provider.zh = text();
    quote.city = text();
    quote.mainland = number() != 0;
    quote.card = text();
    quote.accelerator = text();
    quote.assumed = text();
    quote.gpus = static_cast<int>(number());
    quote.price.value = Decimal6::fromMicro(number());
    const Result<Currency> currency = currencyFromCode(text());
    quote.unit.by = text() == pricedByName(PricedBy::Card) ? PricedBy::Card : PricedBy::Instance;
    const QString period = text();
    for (const PricePeriod each : allPeriods) {
        if (period == periodName(each))
            quote.unit.period = each;
    }
    const std::optional<BillingMode> mode = modeFromName(text());
    quote.taxIncluded = tristateFromName(text());
    quote.minTermMonths = static_cast<int>(number());
    quote.nodeLink = tristateFromName(text());
    quote.receivedOn = QDate::fromString(text(), Qt::ISODate);
    quote.validUntil = QDate::fromString(text(), Qt::ISODate);
    quote.text = text();
    if (!currency || !mode || !quote.receivedOn.isValid() || !quote.validUntil.isValid())
        return fail(damaged(path, QStringLiteral("received_quote ") % quote.id));
    quote.price.currency = *currency;
    quote.mode = *mode;
    return quote;
}

QString selectQuotes()
{
    return QStringLiteral(
        "SELECT id, provider_en, provider_zh, city, mainland, card, accelerator, assumed, gpus, "
        "price_micro, currency, priced_by, price_period, mode, tax_included, min_term_months, "
        "node_link, received_on, valid_until, typed FROM received_quote WHERE id NOT IN "
        "(SELECT quote_id FROM received_quote_withdrawal) ORDER BY id");
}

QString insertQuote()
{
    return QStringLiteral(
        "INSERT INTO received_quote (id, recorded_at, provider_en, provider_zh, city, mainland, "
        "card, accelerator, assumed, gpus, price_micro, currency, priced_by, price_period, mode, "
        "tax_included, min_term_months, node_link, received_on, valid_until, typed) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
}

} // namespace

SchemaSteps builtInSchema()
{
    SchemaSteps steps;
    const QDir folder(QStringLiteral(":/schema"));
    const QStringList names = folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
    steps.reserve(static_cast<std::size_t>(names.size()));
    for (const QString& name : names)
        steps.push_back(readFile(folder.filePath(name)).value_or(QByteArray()));
    return steps;
}

/// The connection, made when it is first needed, and what a write needs beside it.
class Workspace::Store
{
public:
    Store(QString path, Access access, const Clock& clock, IdSource& ids, SchemaSteps schema)
        : m_path(std::move(path))
        , m_access(access)
        , m_clock(clock)
        , m_ids(ids)
        , m_schema(std::move(schema))
    {
    }

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] IdSource& ids() { return m_ids; }
    [[nodiscard]] QString now() const { return m_clock.now().toUTC().toString(Qt::ISODate); }
    [[nodiscard]] const Database* database() const { return m_database.get(); }
    [[nodiscard]] bool isThere() const { return QFileInfo::exists(m_path); }

    /// Connects unless connected.
    Status connect()
    {
        if (m_database)
            return {};
        if (m_access == Access::ReadWrite) {
            const QString folder = QFileInfo(m_path).absolutePath();
            if (!QDir().mkpath(folder))
                return fail(
                    ErrorCode::FileNotWritable,
                    {{QStringLiteral("path"), m_path},
                     {QStringLiteral("reason"),
                      QString(folder % QStringLiteral(" cannot be made"))}});
        }
        Result<std::unique_ptr<Database>> opened = Database::open(
            m_path,
            m_access == Access::ReadOnly ? Database::Access::ReadOnly : Database::Access::ReadWrite,
            QStringLiteral("workspace-") % QString::number(reinterpret_cast<quintptr>(this), 16));
        if (!opened)
            return fail(opened.error());
        if (Status ready = bringUpToDate(**opened); !ready)
            return ready;
        m_database = std::move(*opened);
        return {};
    }

private:
    Status bringUpToDate(const Database& database) const
    {
        const auto known = static_cast<qint64>(m_schema.size());
        const Result<qint64> version = database.number(QStringLiteral("PRAGMA user_version"));
        const Result<qint64> owner = database.number(QStringLiteral("PRAGMA application_id"));
        const Result<qint64> tables =
            database.number(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        for (const Result<qint64>* each : {&version, &owner, &tables}) {
            if (!*each)
                return fail(each->error());
        }
        const bool empty = *version == 0 && *owner == 0 && *tables == 0;
        if (!empty && *owner != applicationId)
            return fail(ErrorCode::WorkspaceForeign, {{QStringLiteral("path"), m_path}});
        if (*version > known)
            return fail(
                ErrorCode::WorkspaceVersionNewer,
                {{QStringLiteral("path"), m_path},
                 {QStringLiteral("version"), *version},
                 {QStringLiteral("known"), known}});
        if (*version == known)
            return {};
        if (m_access == Access::ReadOnly)
            return fail(
                ErrorCode::FileNotReadable,
                {{QStringLiteral("path"), m_path},
                 {QStringLiteral("reason"),
                  QString(QStringLiteral("schema ") % QString::number(*version))}});
        if (!empty) {
            if (Status saved = backUp(database, *version); !saved)
                return saved;
        }
        return database.transaction([&] { return step(database, *version, known); });
    }

    /// A copy as the database sees itself, under a name that is free.
    [[nodiscard]] Status backUp(const Database& database, qint64 version) const
    {
        const QString base = m_path % QStringLiteral(".v") % QString::number(version);
        QString copy = base % QStringLiteral(".bak");
        for (int n = 2; QFileInfo::exists(copy); ++n)
            copy = base % u'-' % QString::number(n) % QStringLiteral(".bak");
        const Result<QSqlQuery> made = database.run(QStringLiteral("VACUUM INTO ?"), {copy});
        return made ? Status() : fail(made.error());
    }

    [[nodiscard]] Status step(const Database& database, qint64 from, qint64 to) const
    {
        for (qint64 version = from; version < to; ++version) {
            // No statement of ours has a semicolon inside that ends a line.
            const QStringList statements =
                QString::fromUtf8(m_schema.at(static_cast<std::size_t>(version)))
                    .split(QStringLiteral(";\n"), Qt::SkipEmptyParts);
            for (const QString& statement : statements) {
                if (statement.trimmed().isEmpty())
                    continue;
                if (const Result<QSqlQuery> done = database.run(statement); !done)
                    return fail(done.error());
            }
        }
        for (const QString& pragma :
             {QString(QStringLiteral("PRAGMA user_version = ") % QString::number(to)),
              QString(
                  QStringLiteral("PRAGMA application_id = ") % QString::number(applicationId))}) {
            if (const Result<QSqlQuery> done = database.run(pragma); !done)
                return fail(done.error());
        }
        return {};
    }

    QString m_path;
    Access m_access;
    const Clock& m_clock;
    IdSource& m_ids;
    SchemaSteps m_schema;
    std::unique_ptr<Database> m_database;
};

Workspace::Workspace(std::unique_ptr<Store> store)
    : m_store(std::move(store))
{
}

Workspace::~Workspace() = default;

Result<std::unique_ptr<Workspace>> Workspace::open(
    const QString& path, Access access, const Clock& clock, IdSource& ids, SchemaSteps schema)
{
    auto store = std::make_unique<Store>(path, access, clock, ids, std::move(schema));
    if (access == Access::ReadOnly || store->isThere()) {
        if (const Status connected = store->connect(); !connected)
            return fail(connected.error());
    }
    return std::unique_ptr<Workspace>(new Workspace(std::move(store)));
}

QString Workspace::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
        QStringLiteral("/workspace.sqlite");
}

const QString& Workspace::path() const
{
    return m_store->path();
}

Result<std::vector<ReceivedQuote>> Workspace::quotes() const
{
    std::vector<ReceivedQuote> quotes;
    if (!m_store->database())
        return quotes;
    Result<QSqlQuery> rows = m_store->database()->run(selectQuotes());
    if (!rows)
        return fail(rows.error());
    while (rows->next()) {
        Result<ReceivedQuote> quote = quoteOf(*rows, path());
        if (!quote)
            return fail(quote.error());
        quotes.push_back(std::move(*quote));
    }
    return quotes;
}

Status Workspace::add(const ReceivedQuote& quote)
{
    if (Status connected = m_store->connect(); !connected)
        return connected;
    const auto day = [](QDate value) { return value.toString(Qt::ISODate); };
    // A null string would be SQL's NULL.
    const auto text = [](const QString& value) {
        return value.isNull() ? QStringLiteral("") : value;
    };
    const QVariantList values{
        quote.id,
        m_store->now(),
        text(quote.provider.en),
        text(quote.provider.zh),
        text(quote.city),
        quote.mainland ? 1 : 0,
        text(quote.card),
        text(quote.accelerator),
        text(quote.assumed),
        quote.gpus,
        static_cast<qlonglong>(quote.price.value.micro()),
        QString(currencyCode(quote.price.currency)),
        pricedByName(quote.unit.by),
        periodName(quote.unit.period),
        QString(modeName(quote.mode)),
        tristateName(quote.taxIncluded),
        quote.minTermMonths,
        tristateName(quote.nodeLink),
        day(quote.receivedOn),
        day(quote.validUntil),
        text(quote.text),
    };
    return m_store->database()->transaction([&]() -> Status {
        const Result<QSqlQuery> done = m_store->database()->run(insertQuote(), values);
        return done ? Status() : fail(done.error());
    });
}

Status Workspace::withdraw(const QString& quoteId)
{
    if (Status connected = m_store->connect(); !connected)
        return connected;
    return m_store->database()->transaction([&]() -> Status {
        const Result<QSqlQuery> done = m_store->database()->run(
            QStringLiteral("INSERT INTO received_quote_withdrawal (id, quote_id, withdrawn_at) "
                           "SELECT ?, ?, ? WHERE NOT EXISTS "
                           "(SELECT 1 FROM received_quote_withdrawal WHERE quote_id = ?)"),
            {m_store->ids().next(), quoteId, m_store->now(), quoteId});
        return done ? Status() : fail(done.error());
    });
}

} // namespace suanchou
