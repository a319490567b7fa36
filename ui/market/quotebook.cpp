// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/market/quotebook.h"

#include <algorithm>

namespace suanchou::ui {

QuoteBook::QuoteBook(
    Recalculator& recalculator, const Clock& clock, IdSource& ids, QString path, QObject* parent)
    : QObject(parent)
    , m_recalculator(recalculator)
    , m_clock(clock)
    , m_ids(ids)
    , m_path(std::move(path))
{
}

QuoteBook::~QuoteBook() = default;

Status QuoteBook::open()
{
    if (m_workspace)
        return {};
    Result<std::unique_ptr<Workspace>> opened =
        Workspace::open(m_path, Workspace::Access::ReadWrite, m_clock, m_ids);
    if (!opened)
        return fail(opened.error());
    m_workspace = std::move(*opened);
    return {};
}

Status QuoteBook::publish()
{
    Result<std::vector<ReceivedQuote>> quotes = m_workspace->quotes();
    if (!quotes)
        return fail(quotes.error());
    if (*quotes != m_recalculator.world()->quotes)
        m_recalculator.setWorld(withQuotes(m_recalculator.world(), std::move(*quotes)));
    return {};
}

Status QuoteBook::load()
{
    return open().and_then([this] { return publish(); });
}

Result<ReceivedQuote> QuoteBook::add(const QuoteEntry& entry)
{
    Result<ReceivedQuote> quote = completeQuote(entry, m_recalculator.world()->hardware, m_ids);
    if (!quote)
        return quote;
    const Status kept = open().and_then([&] { return m_workspace->add(*quote); }).and_then([this] {
        return publish();
    });
    if (!kept)
        return fail(kept.error());
    return quote;
}

Status QuoteBook::withdraw(const QString& quoteId)
{
    return open().and_then([&] { return m_workspace->withdraw(quoteId); }).and_then([this] {
        return publish();
    });
}

const ReceivedQuote* QuoteBook::find(const QString& quoteId) const
{
    const std::vector<ReceivedQuote>& quotes = m_recalculator.world()->quotes;
    const auto found = std::find_if(quotes.begin(), quotes.end(), [&](const ReceivedQuote& quote) {
        return quote.id == quoteId;
    });
    return found == quotes.end() ? nullptr : &*found;
}

} // namespace suanchou::ui
