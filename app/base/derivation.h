// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/speech.h"

#include <vector>

namespace suanchou {

/// How good a number's origin is; said as one word beside it.
enum class SourceKind {
    Measured,    ///< published measurements, count in Source::count
    PublicPrice, ///< a dated public price
    OwnQuote,    ///< a received quote, typed in by the user
    Published,   ///< a data sheet, paper or model file
    Assumed,     ///< an entry of the assumption registry
    PlanInput,   ///< typed into the plan
    Computed,    ///< follows from its inputs
};

struct Source
{
    SourceKind kind = SourceKind::Computed;
    LocalText text;
    QString url;
    QString asOf;
    int count = 0; ///< rows behind a Measured value

    bool operator==(const Source&) const = default;
};

/// What a derived value is measured in; decides how it prints and its unit word.
enum class ValueUnit {
    Parameters,
    Tokens,
    FlopPerToken,
    Flop,
    TeraflopsPerSecond,
    Fraction,
    Gpus,
    Hour,
    Day,
    GpuHour,
    Month,
    Gigabytes,
    Money,
    UnitPrice,
    Count,
};

/// One number and where it comes from: a formula over named inputs, each again a Derivation, down
/// to leaves that carry a source. The same record makes the "why" of the window, --explain and the
/// appendix of the paper.
struct Derivation
{
    QString id;         ///< names the number ("project_days"); its title comes from describe()
    QString path;       ///< tells it from others of its name: "sizing[3].project_days.p50"
    QString expression; ///< in ids of the inputs: "steady_days / run_factor"; empty for a leaf
    double value = 0;   ///< in base units of the value unit
    ValueUnit unit = ValueUnit::Count;
    Source source;
    std::vector<Derivation> inputs;

    bool operator==(const Derivation&) const = default;
};

} // namespace suanchou
