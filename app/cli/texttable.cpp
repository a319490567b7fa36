// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/texttable.h"

#include <algorithm>

namespace suanchou {

namespace {

/// East Asian Width W and F, as ranges of code points (UAX #11), without the rare ones.
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0x303E) ||
        (c >= 0x3041 && c <= 0x33FF) || (c >= 0x3400 && c <= 0x4DBF) ||
        (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7A3) ||
        (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) ||
        (c >= 0xFF00 && c <= 0xFF60) || (c >= 0xFFE0 && c <= 0xFFE6) ||
        (c >= 0x20000 && c <= 0x3FFFD);
}

} // namespace

int displayWidth(const QString& text)
{
    int width = 0;
    const QList<uint> points = text.toUcs4();
    for (const uint point : points)
        width += isWide(point) ? 2 : 1;
    return width;
}

QString textTable(const QList<QStringList>& rows, const QList<Align>& columns)
{
    QList<int> widths(columns.size(), 0);
    for (const QStringList& row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths.at(i), displayWidth(row.at(i)));
    }
    QString out;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString space(widths.at(i) - displayWidth(row.at(i)), u' ');
            if (i > 0)
                line += QStringLiteral("  ");
            line += columns.at(i) == Align::Right ? QString(space + row.at(i))
                                                  : QString(row.at(i) + space);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        out += line + u'\n';
    }
    return out;
}

} // namespace suanchou
