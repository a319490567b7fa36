// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/receivedquote.h"
#include "tests/support/tables.h"

namespace suanchou::test {

/// An entry that lacks nothing but what its text lacks: 天翼云 in Shanghai, received on the test
/// day, valid for the usual time.
inline QuoteEntry quoteEntry(const char* text, const char* provider = "天翼云")
{
    return {
        .text = QString::fromUtf8(text),
        .provider = knownProvider(
            QString::fromUtf8(provider), world()->catalog.offers(), world()->silentProviders),
        .city = QStringLiteral("Shanghai"),
        .receivedOn = testDay(),
        .validUntil = testDay().addDays(usualQuoteDays),
    };
}

/// The quote of a text that is clear, with the first id of a counting source.
inline ReceivedQuote receivedQuote(const char* text, const char* provider = "天翼云")
{
    CountingIdSource ids;
    const Result<ReceivedQuote> quote =
        completeQuote(quoteEntry(text, provider), world()->hardware, ids);
    if (!quote)
        qFatal("the quote \"%s\" is not clear", text);
    return *quote;
}

} // namespace suanchou::test
