// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariantList>

#include <functional>
#include <memory>

class QSqlError;

namespace suanchou {

/// One connection to an SQLite file. Turns the driver's failures into our errors.
class Database
{
public:
    enum class Access { ReadOnly, ReadWrite };

    /// Connects and proves that the file is a sound database. connection is a name that no other
    /// open connection has. A file that is not there comes into being, unless read only.
    static Result<std::unique_ptr<Database>> open(
        const QString& path, Access access, const QString& connection);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }

    /// Runs one statement with its values; the query stands before the first row.
    Result<QSqlQuery> run(const QString& statement, const QVariantList& values = {}) const;
    /// The first column of the first row of a statement; zero if there is none.
    Result<qint64> number(const QString& statement) const;
    /// Runs the steps as one transaction that other programs cannot write into.
    Status transaction(const std::function<Status()>& steps) const;

private:
    Database(QString path, QString connection);
    [[nodiscard]] Error errorOf(const QSqlError& error) const;
    [[nodiscard]] Status prepare(Access access) const;

    QString m_path;
    QString m_connection;
};

} // namespace suanchou
