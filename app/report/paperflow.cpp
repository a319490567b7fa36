// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/paperflow.h"

#include <QPainter>

namespace suanchou::paper {

namespace {

constexpr TextStyle headStyle{.points = 7.6, .color = ink::secondary};
constexpr TextStyle footStyle{.points = 7.0, .color = ink::secondary};
/// A width no line reaches: text that must not wrap.
constexpr double endless = 10'000;

TextStyle aligned(TextStyle style, Qt::Alignment alignment)
{
    style.alignment = alignment;
    return style;
}

} // namespace

Flow::Flow(QStringList families, QString headLeft, QString headRight)
    : m_families(std::move(families))
    , m_headLeft(std::move(headLeft))
    , m_headRight(std::move(headRight))
    , m_paper{std::vector<Page>(1), {}, {}}
{
}

void Flow::breakPage()
{
    m_paper.pages.emplace_back();
    constexpr double headTop = 12;
    constexpr double headRule = 17;
    constexpr double rightPart = 55;
    put(setOnOneLine(m_headLeft, headStyle, width - rightPart), left, headTop);
    put(set(m_headRight, aligned(headStyle, Qt::AlignRight), rightPart),
        right - rightPart,
        headTop);
    horizontal(headRule, 0.1, ink::rule);
    m_y = nextTop;
}

bool Flow::ensure(double millimetres)
{
    if (millimetres <= room())
        return false;
    breakPage();
    return true;
}

TextPtr Flow::set(const QString& text, const TextStyle& style, double textWidth) const
{
    return std::make_shared<const TextBlock>(text, style, m_families, textWidth);
}

TextPtr Flow::setOnOneLine(const QString& text, TextStyle style, double textWidth) const
{
    QString line = text;
    line.replace(u'\n', u' ').replace(u'\r', u' ');
    const double natural =
        TextBlock(line, aligned(style, Qt::AlignLeft), m_families, endless).naturalWidth();
    constexpr double slack = 0.99;
    if (natural > textWidth)
        style.points *= slack * textWidth / natural;
    return set(line, style, textWidth);
}

void Flow::put(const TextPtr& text, double x, double y)
{
    putLines(text, x, y, 0, text->lineCount());
}

void Flow::putLines(const TextPtr& text, double x, double y, int firstLine, int count)
{
    m_paper.pages.back().push_back(
        TextMark{.text = text, .at = {x, y}, .firstLine = firstLine, .count = count});
    for (const TextLink& link : text->links(firstLine, count))
        m_paper.links.push_back({page(), link.rect.translated(x, y), link.target});
}

void Flow::fill(const QRectF& rect, const QColor& color)
{
    m_paper.pages.back().push_back(FillMark{.rect = rect, .color = color});
}

void Flow::horizontal(double y, double thickness, const QColor& color, double from, double to)
{
    m_paper.pages.back().push_back(
        StrokeMark{.line = {from, y, to, y}, .thickness = thickness, .color = color});
}

void Flow::vertical(double x, double from, double to, double thickness, const QColor& color)
{
    m_paper.pages.back().push_back(
        StrokeMark{.line = {x, from, x, to}, .thickness = thickness, .color = color});
}

void Flow::chart(const QRectF& rect)
{
    m_paper.pages.back().push_back(ChartMark{.rect = rect});
}

void Flow::bookmark(const QString& title)
{
    m_paper.outline.push_back({.title = title, .page = page(), .y = m_y});
}

Paper Flow::finish(
    const QString& footLeft, const std::function<QString(int page, int count)>& footRight)
{
    constexpr double footRule = 280.5;
    constexpr double footTop = 282;
    constexpr double rightPart = 40;
    const TextPtr leftText = setOnOneLine(footLeft, footStyle, width - rightPart);
    const int count = static_cast<int>(m_paper.pages.size());
    for (int i = 0; i < count; ++i) {
        const TextPtr rightText =
            set(footRight(i + 1, count), aligned(footStyle, Qt::AlignRight), rightPart);
        Page& page = m_paper.pages.at(static_cast<std::size_t>(i));
        page.push_back(StrokeMark{
            .line = {left, footRule, right, footRule}, .thickness = 0.1, .color = ink::rule});
        page.push_back(
            TextMark{.text = leftText, .at = {left, footTop}, .count = leftText->lineCount()});
        page.push_back(TextMark{
            .text = rightText,
            .at = {right - rightPart, footTop},
            .count = rightText->lineCount()});
    }
    return std::move(m_paper);
}

void paintMark(QPainter& painter, const Mark& mark)
{
    if (const auto* text = std::get_if<TextMark>(&mark)) {
        text->text->draw(painter, text->at, text->firstLine, text->count);
    } else if (const auto* fill = std::get_if<FillMark>(&mark)) {
        painter.fillRect(fill->rect, fill->color);
    } else if (const auto* stroke = std::get_if<StrokeMark>(&mark)) {
        painter.setPen(QPen(stroke->color, stroke->thickness, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(stroke->line);
    }
}

} // namespace suanchou::paper
