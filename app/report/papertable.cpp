// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/papertable.h"

#include <algorithm>
#include <numeric>

namespace suanchou::paper {

namespace {

constexpr double padding = 1.3;
constexpr double headHeight = 7.6;
constexpr double continuedHeight = 5;
/// Above and below the text of a row that is taller than the least height.
constexpr double air = 1.1;

double heightOf(const Cell& cell)
{
    return std::accumulate(cell.begin(), cell.end(), 0.0, [](double sum, const TextPtr& text) {
        return sum + text->height();
    });
}

double firstBaseline(const Cell& cell)
{
    return cell.empty() ? 0.0 : cell.front()->baseline();
}

double textHeight(const Row& row)
{
    double height = 0;
    for (const Cell& cell : row)
        height = std::max(height, heightOf(cell));
    return height;
}

double heightOf(const Row& row, double least)
{
    return std::max(least, textHeight(row) + 2 * air);
}

/// Where in a cell the next page goes on.
struct Place
{
    std::size_t paragraph = 0;
    int line = 0;
};

class TableLayout
{
public:
    TableLayout(Flow& flow, const Table& table)
        : m_flow(flow)
        , m_table(table)
    {
        double x = left;
        for (const Column& column : table.columns) {
            m_lefts.push_back(x + padding + column.gutter);
            x += column.width;
        }
    }

    void run()
    {
        const std::size_t count = m_table.rows.size();
        if (count == 0)
            return;
        if (headHeight + needed(0) > m_flow.room() && m_flow.y() > nextTop)
            m_flow.breakPage();
        head();
        for (std::size_t i = 0; i < count; ++i) {
            const Row& row = m_table.rows.at(i);
            const double height = heightOf(row, m_table.leastRowHeight);
            const bool fitsEmptyPage = height <= roomBelowHead();
            if (i > 0 && fitsEmptyPage && needed(i) > m_flow.room())
                nextPage();
            if (fitsEmptyPage && height <= m_flow.room())
                whole(row, height);
            else
                inPieces(row);
            if (i + 1 < count)
                m_flow.horizontal(m_flow.y(), 0.08, ink::hairline);
        }
        m_flow.horizontal(m_flow.y(), 0.35, ink::text);
    }

private:
    [[nodiscard]] static double roomBelowHead()
    {
        return Flow::roomOfPage() - continuedHeight - headHeight;
    }

    /// What must fit for a row to stand here: itself, at the end also what stays with it.
    [[nodiscard]] double needed(std::size_t i) const
    {
        const std::size_t count = m_table.rows.size();
        const double own = heightOf(m_table.rows.at(i), m_table.leastRowHeight);
        double together = own;
        if (i + 2 == count)
            together += heightOf(m_table.rows.at(i + 1), m_table.leastRowHeight) + m_table.tail;
        else if (i + 1 == count)
            together += m_table.tail;
        return together <= roomBelowHead() ? together : own;
    }

    void head()
    {
        const double top = m_flow.y();
        m_flow.fill(QRectF(left, top, width, headHeight), ink::band);
        m_flow.horizontal(top, 0.35, ink::text);
        for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
            const Column& column = m_table.columns.at(i);
            const TextPtr text = m_flow.setOnOneLine(
                column.head,
                {.points = 7.6, .bold = true, .alignment = column.alignment},
                textWidth(column));
            m_flow.put(text, m_lefts.at(i), top + (headHeight - text->height()) / 2);
        }
        m_flow.skip(headHeight);
        m_flow.horizontal(m_flow.y(), 0.15, ink::text);
    }

    void nextPage()
    {
        m_flow.breakPage();
        m_flow.put(
            m_flow.set(m_table.continued, {.points = 7.6, .color = ink::secondary}, width),
            left,
            m_flow.y());
        m_flow.skip(continuedHeight);
        head();
    }

    void whole(const Row& row, double height)
    {
        // Cells in smaller type stand on the same first base line.
        const double top = m_flow.y() + (height - textHeight(row)) / 2;
        double baseline = 0;
        for (const Cell& cell : row)
            baseline = std::max(baseline, firstBaseline(cell));
        for (std::size_t i = 0; i < row.size(); ++i) {
            double y = top + baseline - firstBaseline(row.at(i));
            for (const TextPtr& text : row.at(i)) {
                m_flow.put(text, m_lefts.at(i), y);
                y += text->height();
            }
        }
        m_flow.skip(height);
    }

    /// A row taller than a page: every cell gives the lines that fit, the next page goes on where
    /// they ended.
    void inPieces(const Row& row)
    {
        std::vector<Place> places(row.size());
        while (true) {
            const double top = m_flow.y() + air;
            double lowest = top;
            bool done = true;
            for (std::size_t i = 0; i < row.size(); ++i) {
                lowest = std::max(lowest, piece(row.at(i), m_lefts.at(i), top, places.at(i)));
                done = done && places.at(i).paragraph == row.at(i).size();
            }
            m_flow.moveTo(std::min(lowest + air, bottom));
            if (done)
                return;
            nextPage();
        }
    }

    /// Puts what fits of one cell; the lower end of it.
    double piece(const Cell& cell, double x, double top, Place& place)
    {
        double y = top;
        while (place.paragraph < cell.size()) {
            const TextPtr& text = cell.at(place.paragraph);
            const int fitting = static_cast<int>((bottom - air - y) / text->pitch());
            const int count = std::min(fitting, text->lineCount() - place.line);
            if (count > 0) {
                m_flow.putLines(text, x, y, place.line, count);
                y += text->pitch() * count;
                place.line += count;
            }
            if (place.line < text->lineCount())
                return y;
            ++place.paragraph;
            place.line = 0;
        }
        return y;
    }

    Flow& m_flow;
    const Table& m_table;
    std::vector<double> m_lefts;
};

} // namespace

double textWidth(const Column& column)
{
    return column.width - 2 * padding - column.gutter;
}

void layTable(Flow& flow, const Table& table)
{
    TableLayout(flow, table).run();
}

} // namespace suanchou::paper
