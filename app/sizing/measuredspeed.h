// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/base/result.h"
#include "app/hardware/accelerator.h"
#include "app/sizing/efficiency.h"

#include <optional>
#include <variant>

namespace suanchou {

/// Steady training speed of one card as the user knows it: from a pilot run, or told by a supplier.
struct MeasuredSpeed
{
    /// Tokens a second, model FLOP a second (recomputation not counted), or a share of a peak.
    using Value = std::variant<TokensPerSecond, FlopsPerSecond, Utilisation>;

    QString accelerator;
    Value value;
    /// What a share is of; nothing = the dense 16-bit peak. Stated only so that it can be checked.
    std::optional<FlopsPerSecond> peak;

    bool operator==(const MeasuredSpeed&) const = default;
};

/// "480 TFLOPS", "3,200 tokens/s", "48.5 %", "MFU 0.485", "24.3 % of 1979 TFLOPS", "24.3%（峰值
/// 1979 TFLOPS）", for one card each; the accelerator stays empty. SpeedNotUnderstood otherwise, or
/// what is wrong with the number.
Result<MeasuredSpeed> parseMeasuredSpeed(QStringView text);
/// The text that parseMeasuredSpeed reads back.
QString measuredSpeedText(const MeasuredSpeed& speed);

/// The share of the card's dense 16-bit peak that a measured speed is, for work that takes so many
/// model FLOP a token. PeakNotDense if the speed is a share of another peak than the card's (the
/// headline with sparsity, another card's), UtilisationTooHigh if it is more than the card can do
/// in that precision; both with the peak that was expected.
Result<Utilisation> utilisationOf(
    const MeasuredSpeed& speed,
    const Accelerator& card,
    const QString& precision,
    FlopsPerToken flopsPerToken);

/// The user's own measurement as evidence: a share of the peak that varies by so much either way
/// (0.05 = 5 %) from run to run, but does not rise above the whole peak for it.
Efficiency ownEfficiency(Utilisation mfu, double spread);

} // namespace suanchou
