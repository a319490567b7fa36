// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/papertext.h"

#include <QFont>
#include <QPainter>
#include <QRegularExpression>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace suanchou::paper {

namespace {

/// Text is set in hundredths of a millimetre, so that whole font pixels are fine enough for tenths
/// of a point.
constexpr double unitsPerMillimetre = 100.0;
constexpr double pitchFactor = 1.4;
constexpr double baselineFactor = 1.04;

/// PreferNoShaping keeps digits and ligatures in the text layer of a PDF (notes/pdf.md).
QFont paperFont(const TextStyle& style, const QStringList& families)
{
    QFont font(families);
    font.setPixelSize(
        static_cast<int>(std::lround(style.points * millimetresPerPoint * unitsPerMillimetre)));
    font.setBold(style.bold);
    font.setStyleStrategy(QFont::PreferNoShaping);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Line feeds as line separators; other control characters have no place on paper. Noto Sans CJK
/// has no narrow no-break space: the ordinary one is nearly as narrow there and needs no other
/// font.
QString cleaned(const QString& text)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool lineEnd = c == u'\n' || c == u'\r' || c == QChar::ParagraphSeparator;
        if (c == u'\r' && i + 1 < text.size() && text.at(i + 1) == u'\n')
            continue;
        if (lineEnd)
            out += QChar(QChar::LineSeparator);
        else if (c == u'\t')
            out += u' ';
        else if (c == QChar(0x202F))
            out += QChar(QChar::Nbsp);
        else if (c >= u' ' && c != u'\x7F')
            out += c;
    }
    return out;
}

} // namespace

TextBlock::TextBlock(
    const QString& text, const TextStyle& style, const QStringList& families, double width)
    : m_layout(cleaned(text), paperFont(style, families))
    , m_color(style.color)
    , m_pitch(style.points * millimetresPerPoint * pitchFactor)
    , m_baseline(style.points * millimetresPerPoint * baselineFactor)
{
    QTextOption option(style.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    m_layout.beginLayout();
    for (int i = 0;; ++i) {
        QTextLine line = m_layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width * unitsPerMillimetre);
        const double baseline = (m_baseline + m_pitch * i) * unitsPerMillimetre;
        line.setPosition(QPointF(0, baseline - line.ascent()));
    }
    m_layout.endLayout();
}

double TextBlock::naturalWidth() const
{
    double width = 0;
    for (int i = 0; i < m_layout.lineCount(); ++i)
        width = std::max(width, m_layout.lineAt(i).naturalTextWidth());
    return width / unitsPerMillimetre;
}

std::vector<TextLink> TextBlock::links(int firstLine, int count) const
{
    // Chinese text follows an address without a space; a full stop behind it is not part of it.
    static const QRegularExpression address(QStringLiteral(
        "https?://[^\\s<>\"，。；：、（）〔〕《》“”]*[^\\s<>\"，。；：、（）〔〕《》“”.,;:!?)]"));
    std::vector<TextLink> links;
    QRegularExpressionMatchIterator found = address.globalMatch(m_layout.text());
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QUrl target(match.captured());
        const auto from = static_cast<int>(match.capturedStart());
        const auto to = static_cast<int>(match.capturedEnd());
        for (int i = firstLine; i < std::min(firstLine + count, m_layout.lineCount()); ++i) {
            const QTextLine line = m_layout.lineAt(i);
            const int begin = std::max(from, line.textStart());
            const int end = std::min(to, line.textStart() + line.textLength());
            if (begin >= end || !target.isValid())
                continue;
            const double left = line.cursorToX(begin) / unitsPerMillimetre;
            const double right = line.cursorToX(end) / unitsPerMillimetre;
            links.push_back(
                {QRectF(left, m_pitch * (i - firstLine), right - left, m_pitch), target});
        }
    }
    return links;
}

void TextBlock::draw(QPainter& painter, QPointF topLeft, int firstLine, int count) const
{
    painter.save();
    painter.translate(topLeft - QPointF(0, m_pitch * firstLine));
    painter.scale(1.0 / unitsPerMillimetre, 1.0 / unitsPerMillimetre);
    painter.setPen(m_color);
    const int end = std::min(firstLine + count, m_layout.lineCount());
    for (int i = firstLine; i < end; ++i)
        m_layout.lineAt(i).draw(&painter, QPointF(0, 0));
    painter.restore();
}

} // namespace suanchou::paper
