// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/world.h"
#include "tests/fuzz/fuzz.h"

/// Whatever a person types as a quote is a whole quote with sound numbers, or says which field is
/// not clear.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace suanchou;
    static const Result<WorldPtr> world = loadBuiltInWorld();
    fuzz::require(world.has_value());
    const HardwareTable& hardware = (*world)->hardware;
    const QString text = QString::fromUtf8(fuzz::bytes(data, size));
    const QuoteReading reading = parseQuoteText(text, hardware);
    for (const Error& problem : reading.problems)
        fuzz::require(problem.params.contains(QStringLiteral("field")));
    CountingIdSource ids;
    const QuoteEntry entry{
        .text = text,
        .provider = {QStringLiteral("P"), QStringLiteral("甲")},
        .receivedOn = QDate(2026, 8, 28),
        .validUntil = QDate(2026, 9, 27)};
    const Result<ReceivedQuote> quote = completeQuote(entry, hardware, ids);
    // The days of the entry settle what the text leaves open about them, and nothing else.
    fuzz::require(quote.has_value() == quoteProblems(entry, reading).empty());
    fuzz::require(quote.has_value() || !reading.problems.empty());
    if (!quote)
        return 0;
    fuzz::require(hardware.resolve(quote->accelerator).accelerator != nullptr);
    fuzz::require(quote->gpus >= 1 && quote->gpus <= 4096);
    fuzz::require(quote->minTermMonths >= 0 && quote->minTermMonths <= 120);
    fuzz::require(offerOf(*quote).price.value.micro() > 0);
    return 0;
}
