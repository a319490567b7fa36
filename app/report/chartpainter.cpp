// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/chartpainter.h"

#include <algorithm>

namespace suanchou {

QColor ChartStyle::fill(FillRole role) const
{
    switch (role) {
    case FillRole::OnDemand:
        return onDemand;
    case FillRole::Monthly:
        return monthly;
    case FillRole::Yearly:
        return yearly;
    case FillRole::Spot:
        return spot;
    case FillRole::Committed:
        return committed;
    case FillRole::Compute:
        return compute;
    case FillRole::Storage:
        return storage;
    case FillRole::Network:
        return network;
    case FillRole::Tax:
        return tax;
    case FillRole::Idle:
        return idle;
    }
    Q_UNREACHABLE();
}

double ChartPainter::naturalHeight(const ChartSpec& spec, const ChartStyle& style) const
{
    constexpr double linesOfFrame = 9; // title, legend, axis, source
    constexpr double rowPitch = 2.1;
    constexpr double groupGap = 1.2;
    double height = linesOfFrame * style.captionPx;
    for (const BarGroup& group : spec.groups) {
        const auto priced = std::count_if(group.bars.begin(), group.bars.end(), [](const Bar& bar) {
            return !bar.pieces.empty();
        });
        const bool missing = static_cast<std::size_t>(priced) < group.bars.size();
        const auto rows = static_cast<double>(priced + (missing ? 1 : 0));
        height += (rows * rowPitch + groupGap) * style.labelPx;
    }
    return height;
}

ChartStyle paperChartStyle(const QStringList& fontFamilies)
{
    constexpr double pxPerPoint = 96.0 / 72.0;
    ChartStyle style;
    style.surface = QColor(0xFF, 0xFF, 0xFF);
    style.text = QColor(0x14, 0x18, 0x1F);
    style.textMuted = QColor(0x4A, 0x4F, 0x58);
    style.grid = QColor(0xE2, 0xE5, 0xEA);
    style.axis = QColor(0x9A, 0xA1, 0xAD);
    style.outline = QColor(0x83, 0x8C, 0x9D);
    style.warn = QColor(0x8A, 0x53, 0x00);
    // Grey copy: lightness 65, 36, 25, lines, dots (notes/visual.md section 13). A year is a long
    // subscription: the same hue as the month, darker.
    style.onDemand = QColor(0xD9, 0x8A, 0x55);
    style.monthly = QColor(0x2A, 0x4F, 0xA8);
    style.yearly = QColor(0x1A, 0x2F, 0x6B);
    style.spot = QColor(0x10, 0x61, 0x4D);
    style.committed = QColor(0x67, 0x30, 0x85);
    style.compute = QColor(0x22, 0x3A, 0x5F);
    style.storage = QColor(0x93, 0xBB, 0xB3);
    style.network = QColor(0xB9, 0x9E, 0x5A);
    style.tax = QColor(0xD9, 0xDD, 0xE7);
    style.idle = QColor(0x83, 0x8C, 0x9D);
    style.fontFamilies = fontFamilies;
    style.captionPx = 7.0 * pxPerPoint;
    style.labelPx = 7.6 * pxPerPoint;
    style.titlePx = 9.0 * pxPerPoint;
    style.preferNoShaping = true;
    return style;
}

} // namespace suanchou
