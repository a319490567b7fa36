// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/papertext.h"
#include "app/report/pdfwriter.h"

#include <QLineF>
#include <QRectF>

#include <functional>
#include <variant>

namespace suanchou::paper {

// The grid of notes/visual.md section 13, in millimetres from the top left corner of an A4 page.
inline constexpr double left = 20;
inline constexpr double right = 194;
inline constexpr double width = right - left;
inline constexpr double firstTop = 18;
inline constexpr double nextTop = 23;
inline constexpr double bottom = 276;

struct TextMark
{
    TextPtr text;
    QPointF at;
    int firstLine = 0;
    int count = 0;
};
struct FillMark
{
    QRectF rect;
    QColor color;
};
struct StrokeMark
{
    QLineF line;
    double thickness = 0.1;
    QColor color;
};
/// The place of the document's chart.
struct ChartMark
{
    QRectF rect;
};
using Mark = std::variant<TextMark, FillMark, StrokeMark, ChartMark>;
using Page = std::vector<Mark>;

struct Paper
{
    std::vector<Page> pages;
    std::vector<PdfBookmark> outline; ///< the section heads
    std::vector<PdfLink> links;       ///< the addresses in the texts
};

/// A pen that goes down the pages: marks stand at absolute places, y is where the next thing
/// begins. Every page but the first carries a running head; the feet are added when the number of
/// pages is known.
class Flow
{
public:
    Flow(QStringList families, QString headLeft, QString headRight);

    [[nodiscard]] double y() const { return m_y; }
    void moveTo(double y) { m_y = y; }
    void skip(double millimetres) { m_y += millimetres; }
    [[nodiscard]] double room() const { return bottom - m_y; }
    [[nodiscard]] static double roomOfPage() { return bottom - nextTop; }
    void breakPage();
    /// Goes to a new page unless so much fits on this one; says whether it did.
    bool ensure(double millimetres);

    [[nodiscard]] TextPtr set(const QString& text, const TextStyle& style, double width) const;
    /// On one line, in smaller type if the width asks for it.
    [[nodiscard]] TextPtr setOnOneLine(const QString& text, TextStyle style, double width) const;
    void put(const TextPtr& text, double x, double y);
    void putLines(const TextPtr& text, double x, double y, int firstLine, int count);
    void fill(const QRectF& rect, const QColor& color);
    void horizontal(
        double y, double thickness, const QColor& color, double from = left, double to = right);
    void vertical(double x, double from, double to, double thickness, const QColor& color);
    void chart(const QRectF& rect);
    /// What follows gets a line in the outline.
    void bookmark(const QString& title);

    /// Writes the feet and gives the pages away.
    Paper finish(
        const QString& footLeft, const std::function<QString(int page, int count)>& footRight);

private:
    [[nodiscard]] int page() const { return static_cast<int>(m_paper.pages.size()) - 1; }

    QStringList m_families;
    QString m_headLeft;
    QString m_headRight;
    Paper m_paper;
    double m_y = firstTop;
};

/// Paints everything but the chart; the painter's unit is one millimetre.
void paintMark(QPainter& painter, const Mark& mark);

} // namespace suanchou::paper
