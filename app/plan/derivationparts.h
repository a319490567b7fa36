// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"

namespace suanchou {

/// A number that is given, with who gave it.
Derivation leaf(
    const QString& id, const QString& path, double value, ValueUnit unit, Source source);

/// A number that follows from others.
Derivation node(
    const QString& id,
    const QString& path,
    const QString& expression,
    double value,
    ValueUnit unit,
    std::vector<Derivation> inputs);

/// Which end of a range a number is.
enum class Percentile { P10, P50, P90 };

QString nameOf(Percentile percentile);

/// The fast end of the speed is the early end of the time.
Percentile mirrored(Percentile percentile);

template <class T>
T at(const Range<T>& range, Percentile percentile)
{
    switch (percentile) {
    case Percentile::P10:
        return range.p10;
    case Percentile::P50:
        return range.p50;
    case Percentile::P90:
        return range.p90;
    }
    Q_UNREACHABLE();
}

Source planInput();

/// The same words in every language: a name, an address, a citation.
Source plain(SourceKind kind, const QString& text);

/// An evaluation and what it was made from.
struct DerivationContext
{
    const Evaluation& evaluation;
    const World& world;

    /// An assumption in force, as a leaf whose path is its place in estimate --json.
    [[nodiscard]] Derivation assumed(const QString& id) const;
};

} // namespace suanchou
