// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/base/speech.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace suanchou {

/// What a filled piece means; its colour and pattern follow from it (notes/visual.md section 5),
/// never the other way.
enum class FillRole {
    // Billing modes
    OnDemand,
    Monthly,
    Yearly,
    Spot,
    Committed,
    // Cost components, in stack order from the axis
    Compute,
    Storage,
    Network,
    Tax,
    Idle,
};

struct BarPiece
{
    FillRole role = FillRole::Compute;
    double value = 0; ///< in the chart's unit
    QString label;    ///< "GPU", for legend, tooltip and table twin

    bool operator==(const BarPiece&) const = default;
};

/// One bar: its pieces from the axis outwards, a whisker P10–P90 around the total, a note behind
/// its end. Without pieces it is a missing mode: a thin dotted stub with its word.
struct Bar
{
    QString label; ///< the billing mode's word
    FillRole swatch = FillRole::OnDemand;
    std::vector<BarPiece> pieces;
    std::optional<Range<double>> whisker;
    QString valueText; ///< total as the table prints it, "9.86"
    QString note;      ///< price date; "no public price"
    QString key;       ///< what a click selects (offerKey); empty = nothing
    bool warn = false; ///< the note is a warning (stale, low confidence)

    bool operator==(const Bar&) const = default;
    [[nodiscard]] double total() const;
};

/// Bars that belong together under one name on the axis.
struct BarGroup
{
    QString label;    ///< provider
    QString sublabel; ///< card × count
    std::vector<Bar> bars;

    bool operator==(const BarGroup&) const = default;
};

/// A chart as a value: what to show, not how to draw it. One renderer turns it into a widget or a
/// page.
struct ChartSpec
{
    QString title;       ///< the question's noun
    QString unit;        ///< once, in the subtitle: "万元, tax included"
    QString source;      ///< where the figures come from, with date
    QString description; ///< one sentence for screen readers
    QString emptyText;   ///< shown instead of axes where there are no groups
    std::vector<BarGroup> groups;
    QString rest; ///< "and 3 more providers"; empty if all are shown

    bool operator==(const ChartSpec&) const = default;
    [[nodiscard]] bool isEmpty() const { return groups.empty(); }
    /// Largest value that must fit: totals and whisker ends.
    [[nodiscard]] double largest() const;
};

/// The same figures as rows of text, header first: the table twin and the TSV copy.
std::vector<QStringList> chartTable(const ChartSpec& spec, const Speech& speech);

} // namespace suanchou
