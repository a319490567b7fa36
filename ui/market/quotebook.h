// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/recalculator.h"
#include "app/storage/workspace.h"

#include <QObject>

#include <memory>

namespace suanchou::ui {

/// The received quotes of the workspace, kept there and laid over the prices that the recalculator
/// works with.
class QuoteBook : public QObject
{
    Q_OBJECT

public:
    /// Nothing is opened before load() or the first quote.
    QuoteBook(
        Recalculator& recalculator,
        const Clock& clock,
        IdSource& ids,
        QString path,
        QObject* parent = nullptr);
    ~QuoteBook() override;

    /// Reads the workspace. Without it the program works on, and says so when a quote is to be
    /// kept.
    Status load();
    /// Makes a quote of an entry and keeps it. Nothing changes if it cannot be kept.
    Result<ReceivedQuote> add(const QuoteEntry& entry);
    /// Takes a quote out of the prices; it stays in the file.
    Status withdraw(const QString& quoteId);
    /// Null if there is no such quote.
    [[nodiscard]] const ReceivedQuote* find(const QString& quoteId) const;

private:
    Status open();
    Status publish();

    Recalculator& m_recalculator;
    const Clock& m_clock;
    IdSource& m_ids;
    QString m_path;
    std::unique_ptr<Workspace> m_workspace;
};

} // namespace suanchou::ui
