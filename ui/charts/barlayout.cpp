// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/barlayout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace suanchou::ui {

namespace {

constexpr double edge = 2;
constexpr double groupGap = 10;
constexpr double comfortableBar = 12;
constexpr double swatchWidth = 16;

QFont chartFont(const ChartStyle& style, double pixels, bool bold)
{
    QFont font;
    font.setFamilies(style.fontFamilies);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setBold(bold);
    if (style.preferNoShaping)
        font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

/// A step of 1, 2 or 5 times a power of ten that divides the largest value into at most five parts.
double niceStep(double largest)
{
    if (!(largest > 0))
        return 1;
    const double raw = largest / 5;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw * 0.999999)
            return factor * power;
    }
    return 10 * power;
}

std::vector<BarLine> linesOf(const BarGroup& group, std::size_t index)
{
    std::vector<BarLine> lines;
    BarLine missing;
    missing.group = index;
    missing.missing = true;
    for (std::size_t i = 0; i < group.bars.size(); ++i) {
        if (group.bars.at(i).pieces.empty()) {
            missing.bars.push_back(i);
            continue;
        }
        BarLine line;
        line.group = index;
        line.bars.push_back(i);
        lines.push_back(line);
    }
    if (!missing.bars.empty())
        lines.push_back(missing);
    return lines;
}

/// Heights that depend on the fonts only.
struct Pitch
{
    double line = 0;   ///< of one bar
    double least = 0;  ///< of a group: its two label lines
    double header = 0; ///< title and legend
    double footer = 0; ///< tick labels and source
};

Pitch pitchOf(const ChartSpec& spec, const ChartStyle& style)
{
    const ChartFonts fonts(style);
    const QFontMetricsF caption(fonts.caption);
    const QFontMetricsF label(fonts.label);
    const QFontMetricsF title(fonts.title);
    Pitch pitch;
    pitch.line = std::max(label.ascent() + label.descent() + 2, comfortableBar + 9);
    pitch.least = label.ascent() + label.descent() + caption.ascent() + caption.descent() + 4;
    pitch.header = spec.title.isEmpty() ? 0 : title.ascent() + title.descent() + 8;
    if (!legendOf(spec).empty())
        pitch.header += caption.ascent() + caption.descent() + 8;
    pitch.footer = caption.ascent() + caption.descent() + 8;
    if (!spec.source.isEmpty() || !spec.rest.isEmpty())
        pitch.footer += caption.ascent() + caption.descent() + 6;
    return pitch;
}

double heightOf(const std::vector<BarLine>& lines, double line, double least)
{
    return std::max(least, static_cast<double>(lines.size()) * line);
}

double widest(const QFontMetricsF& metrics, const QStringList& texts)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

} // namespace

ChartFonts::ChartFonts(const ChartStyle& style)
    : caption(chartFont(style, style.captionPx, false))
    , label(chartFont(style, style.labelPx, false))
    , labelBold(chartFont(style, style.labelPx, true))
    , title(chartFont(style, style.titlePx, true))
{
}

const BarLine* BarLayout::lineAt(const QPointF& position) const
{
    const auto found = std::find_if(lines.begin(), lines.end(), [&position](const BarLine& line) {
        return line.rect.contains(position);
    });
    return found == lines.end() ? nullptr : &*found;
}

std::vector<BarPiece> legendOf(const ChartSpec& spec)
{
    std::vector<BarPiece> entries;
    for (const BarGroup& group : spec.groups) {
        for (const Bar& bar : group.bars) {
            for (const BarPiece& piece : bar.pieces) {
                const bool known =
                    std::any_of(entries.begin(), entries.end(), [&piece](const BarPiece& entry) {
                        return entry.role == piece.role;
                    });
                if (!known)
                    entries.push_back(piece);
            }
        }
    }
    std::sort(entries.begin(), entries.end(), [](const BarPiece& a, const BarPiece& b) {
        return a.role < b.role;
    });
    return entries;
}

double naturalHeight(const ChartSpec& spec, const ChartStyle& style)
{
    const Pitch pitch = pitchOf(spec, style);
    double height = pitch.header + pitch.footer + 2 * edge;
    for (std::size_t i = 0; i < spec.groups.size(); ++i)
        height += heightOf(linesOf(spec.groups.at(i), i), pitch.line, pitch.least) + groupGap;
    return std::ceil(height);
}

BarLayout layOutBars(const ChartSpec& spec, const ChartStyle& style, const QSizeF& size)
{
    const ChartFonts fonts(style);
    const QFontMetricsF caption(fonts.caption);
    const QFontMetricsF label(fonts.label);
    const QFontMetricsF bold(fonts.labelBold);
    Pitch pitch = pitchOf(spec, style);
    BarLayout layout;

    QStringList names;
    QStringList sublabels;
    QStringList modes;
    QStringList values;
    QStringList notes;
    for (const BarGroup& group : spec.groups) {
        names << group.label;
        sublabels << group.sublabel;
        for (const Bar& bar : group.bars) {
            if (bar.pieces.empty())
                continue;
            modes << bar.label;
            values << bar.valueText;
            notes << bar.note;
        }
    }
    const double nameColumn =
        std::max(widest(label, names), widest(caption, sublabels)) + 2 * style.captionPx;
    const double modeWidth = widest(label, modes) + swatchWidth + style.captionPx;
    const double right = 8 + widest(bold, values) + 10 + widest(caption, notes) + swatchWidth;
    layout.modeColumn = edge + nameColumn;

    // Squeeze lines first, then leave groups out.
    const double room = size.height() - pitch.header - pitch.footer - 2 * edge;
    double gap = groupGap;
    const auto needed = [&](std::size_t groups) {
        double height = 0;
        for (std::size_t i = 0; i < groups; ++i)
            height += heightOf(linesOf(spec.groups.at(i), i), pitch.line, pitch.least) + gap;
        return height;
    };
    layout.shownGroups = spec.groups.size();
    if (needed(layout.shownGroups) > room) {
        pitch.line = label.ascent() + label.descent();
        pitch.least = std::min(pitch.least, label.height() + caption.height());
        gap = 4;
    }
    while (layout.shownGroups > 1 && needed(layout.shownGroups) > room)
        --layout.shownGroups;
    layout.barHeight = std::min(comfortableBar, pitch.line * 0.55);

    const QFontMetricsF title(fonts.title);
    double y = edge;
    if (!spec.title.isEmpty()) {
        layout.titleBaseline = y + title.ascent();
        y += title.ascent() + title.descent() + 8;
    }
    if (!legendOf(spec).empty())
        layout.legendTop = y;
    const double top = pitch.header + edge;
    y = top + gap / 2;
    for (std::size_t i = 0; i < layout.shownGroups; ++i) {
        layout.groupTops.push_back(y);
        std::vector<BarLine> lines = linesOf(spec.groups.at(i), i);
        const double height = heightOf(lines, pitch.line, pitch.least);
        double lineTop = y;
        for (BarLine& line : lines) {
            line.rect = QRectF(edge, lineTop, size.width() - 2 * edge, pitch.line);
            lineTop += pitch.line;
            layout.lines.push_back(line);
        }
        layout.groupBottoms.push_back(y + height);
        y += height + gap;
    }
    const double left = layout.modeColumn + modeWidth;
    const double width = std::max(40.0, size.width() - left - right - edge);
    layout.plot = QRectF(left, top, width, std::max(10.0, y - gap / 2 - top));
    layout.sourceBaseline = layout.plot.bottom() + pitch.footer - caption.descent() - 2;

    const double largest = spec.largest();
    layout.axisStep = niceStep(largest);
    layout.axisMaximum = largest > 0 ? largest : 1;
    layout.axisDecimals =
        std::max(0, static_cast<int>(-std::floor(std::log10(layout.axisStep) + 1e-9)));
    return layout;
}

} // namespace suanchou::ui
