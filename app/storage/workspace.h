// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/catalog/receivedquote.h"

#include <memory>
#include <vector>

namespace suanchou {

/// One step of the schema: the statements that lead from the version before to this one.
using SchemaSteps = std::vector<QByteArray>;

/// The steps of resources/schema, in order: version n is the state after n of them.
SchemaSteps builtInSchema();

/// The user's workspace: one SQLite file, complete in itself whenever nothing is being written
/// (journal_mode DELETE, synchronous FULL). Every call that writes is one transaction: it is stored
/// wholly or not at all. Used from one thread.
///
/// Refused with FileNotReadable, FileNotWritable, WorkspaceDamaged (not a database, or one that
/// fails its check), WorkspaceForeign (another program's database) or WorkspaceVersionNewer; the
/// file is then left as it was.
class Workspace
{
public:
    enum class Access {
        ReadOnly, ///< the file must exist; nothing is written, not even a schema step
        ReadWrite ///< the file comes into being with the first thing that is stored
    };

    /// Opens a file. A schema older than ours is copied to "FILE.v<old>.bak" and brought up to
    /// date; with ReadOnly it is refused as FileNotReadable.
    static Result<std::unique_ptr<Workspace>> open(
        const QString& path,
        Access access,
        const Clock& clock,
        IdSource& ids,
        SchemaSteps schema = builtInSchema());
    /// The file of a user who has not named one.
    static QString defaultPath();

    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    [[nodiscard]] const QString& path() const;

    /// The received quotes that are not withdrawn, in the order of their ids.
    [[nodiscard]] Result<std::vector<ReceivedQuote>> quotes() const;
    /// Keeps a quote under its id.
    Status add(const ReceivedQuote& quote);
    /// Marks a quote as withdrawn; it stays in the file. Nothing happens if it is already.
    Status withdraw(const QString& quoteId);

private:
    class Store;
    explicit Workspace(std::unique_ptr<Store> store);

    std::unique_ptr<Store> m_store;
};

} // namespace suanchou
