// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/database.h"

#include <QFileInfo>
#include <QSqlError>

namespace suanchou {

namespace {

// SQLite's own result codes, as QSqlError::nativeErrorCode() gives them (extended codes keep the
// kind in their lowest byte).
constexpr int sqliteCorrupt = 11;
constexpr int sqliteNotADatabase = 26;

Error fileError(ErrorCode code, const QString& path, const QString& reason)
{
    return Error{code, {{QStringLiteral("path"), path}, {QStringLiteral("reason"), reason}}, {}};
}

} // namespace

Database::Database(QString path, QString connection)
    : m_path(std::move(path))
    , m_connection(std::move(connection))
{
}

Database::~Database()
{
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<Database>> Database::open(
    const QString& path, Access access, const QString& connection)
{
    const QFileInfo file(path);
    if (access == Access::ReadOnly && !file.exists())
        return fail(fileError(ErrorCode::FileNotReadable, path, QStringLiteral("no such file")));
    if (file.isDir())
        return fail(fileError(ErrorCode::FileNotReadable, path, QStringLiteral("a folder")));
    std::unique_ptr<Database> database(new Database(path, connection));
    {
        QSqlDatabase driver = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        driver.setDatabaseName(path);
        if (access == Access::ReadOnly)
            driver.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        if (!driver.open())
            return fail(fileError(
                file.exists() ? ErrorCode::FileNotReadable : ErrorCode::FileNotWritable,
                path,
                driver.lastError().databaseText().isEmpty() ? driver.lastError().driverText()
                                                            : driver.lastError().databaseText()));
    }
    if (const Status ready = database->prepare(access); !ready)
        return fail(ready.error());
    return database;
}

Status Database::prepare(Access access) const
{
    Result<QSqlQuery> check = run(QStringLiteral("PRAGMA quick_check(1)"));
    if (!check)
        return fail(check.error());
    if (!check->next() || check->value(0).toString() != QLatin1String("ok"))
        return fail(fileError(
            ErrorCode::WorkspaceDamaged, m_path, check->value(0).toString().simplified()));
    check->finish();
    if (access == Access::ReadOnly)
        return {};
    for (const QString& pragma :
         {QStringLiteral("PRAGMA journal_mode = DELETE"),
          QStringLiteral("PRAGMA synchronous = FULL"),
          QStringLiteral("PRAGMA foreign_keys = ON")}) {
        if (const Result<QSqlQuery> set = run(pragma); !set)
            return fail(set.error());
    }
    return {};
}

Error Database::errorOf(const QSqlError& error) const
{
    const int kind = error.nativeErrorCode().toInt() & 0xFF;
    const bool damaged = kind == sqliteCorrupt || kind == sqliteNotADatabase;
    return fileError(
        damaged ? ErrorCode::WorkspaceDamaged : ErrorCode::FileNotWritable,
        m_path,
        error.databaseText().simplified());
}

Result<QSqlQuery> Database::run(const QString& statement, const QVariantList& values) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return fail(errorOf(query.lastError()));
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return fail(errorOf(query.lastError()));
    return query;
}

Result<qint64> Database::number(const QString& statement) const
{
    Result<QSqlQuery> query = run(statement);
    if (!query)
        return fail(query.error());
    return query->next() ? query->value(0).toLongLong() : 0;
}

Status Database::transaction(const std::function<Status()>& steps) const
{
    if (const Result<QSqlQuery> begun = run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return fail(begun.error());
    Status done = steps();
    if (done) {
        const Result<QSqlQuery> committed = run(QStringLiteral("COMMIT"));
        if (committed)
            return {};
        done = fail(committed.error());
    }
    // What cannot be rolled back was never written: the journal undoes it at the next opening.
    const Result<QSqlQuery> undone = run(QStringLiteral("ROLLBACK"));
    Q_UNUSED(undone)
    return done;
}

} // namespace suanchou
