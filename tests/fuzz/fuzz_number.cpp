// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/numberparse.h"
#include "tests/fuzz/fuzz.h"

#include <cmath>

/// Whatever a person types is a finite number, positive where it must be, a date or an error.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace suanchou;
    const auto isPositive = [](double value) { return std::isfinite(value) && value > 0; };
    const QString text = QString::fromUtf8(fuzz::bytes(data, size));
    if (const Result<double> number = parseNumber(text))
        fuzz::require(isPositive(*number));
    if (const Result<ParameterCount> parameters = parseParameters(text))
        fuzz::require(isPositive(parameters->value()));
    if (const Result<TokenCount> tokens = parseTokens(text))
        fuzz::require(isPositive(tokens->value()));
    if (const Result<Bytes> volume = parseBytes(text))
        fuzz::require(isPositive(volume->value()));
    if (const Result<double> amount = parseAmount(text, {u"days"}))
        fuzz::require(std::isfinite(*amount));
    if (const Result<double> share = parseShare(text))
        fuzz::require(std::isfinite(*share));
    if (const Result<DeadlineValue> deadline = parseDeadline(text)) {
        if (const QDate* day = std::get_if<QDate>(&*deadline))
            fuzz::require(day->isValid());
        else
            fuzz::require(isPositive(std::get<Days>(*deadline).value()));
    }
    // Either way of reading a data volume is one of the two plain ones.
    if (const Result<DataVolume> volume = parseDataVolume(text)) {
        if (const TokenCount* tokens = std::get_if<TokenCount>(&*volume))
            fuzz::require(parseTokens(text) == *tokens);
        else
            fuzz::require(parseBytes(text) == std::get<Bytes>(*volume));
    }
    return 0;
}
