// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/chartspec.h"

#include "app/base/format.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace suanchou {

namespace {

QString figure(double value)
{
    return format::fixed(value, 2);
}

/// The pieces that occur anywhere, in stack order, with the word of their first occurrence.
std::map<FillRole, QString> piecesOf(const ChartSpec& spec)
{
    std::map<FillRole, QString> out;
    for (const BarGroup& group : spec.groups) {
        for (const Bar& bar : group.bars) {
            for (const BarPiece& piece : bar.pieces)
                out.try_emplace(piece.role, piece.label);
        }
    }
    return out;
}

QString pieceText(const Bar& bar, FillRole role)
{
    const auto found = std::find_if(
        bar.pieces.begin(), bar.pieces.end(), [role](const BarPiece& p) { return p.role == role; });
    return found == bar.pieces.end() ? QString(format::missing) : figure(found->value);
}

QString orMissing(const QString& text)
{
    return text.isEmpty() ? QString(format::missing) : text;
}

} // namespace

double Bar::total() const
{
    return std::accumulate(
        pieces.begin(), pieces.end(), 0.0, [](double sum, const BarPiece& piece) {
            return sum + piece.value;
        });
}

double ChartSpec::largest() const
{
    double out = 0.0;
    for (const BarGroup& group : groups) {
        for (const Bar& bar : group.bars) {
            out = std::max(out, bar.total());
            if (bar.whisker)
                out = std::max(out, bar.whisker->p90);
        }
    }
    return out;
}

std::vector<QStringList> chartTable(const ChartSpec& spec, const Speech& speech)
{
    const std::map<FillRole, QString> roles = piecesOf(spec);
    QStringList header{
        speech.translate("ChartSpec", "Provider"),
        speech.translate("ChartSpec", "Cards"),
        speech.translate("ChartSpec", "Billing"),
    };
    for (const auto& [role, label] : roles)
        header << label;
    header << speech.translate("ChartSpec", "Total") << QStringLiteral("P10")
           << QStringLiteral("P90") << speech.translate("ChartSpec", "Price date");

    std::vector<QStringList> rows{header};
    for (const BarGroup& group : spec.groups) {
        for (const Bar& bar : group.bars) {
            QStringList row{group.label, group.sublabel, bar.label};
            for (const auto& [role, label] : roles)
                row << pieceText(bar, role);
            const bool priced = !bar.pieces.empty();
            row << (priced ? figure(bar.total()) : QString(format::missing));
            row << (bar.whisker ? figure(bar.whisker->p10) : QString(format::missing));
            row << (bar.whisker ? figure(bar.whisker->p90) : QString(format::missing));
            row << orMissing(bar.note);
            rows.push_back(row);
        }
    }
    return rows;
}

} // namespace suanchou
