// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTextLayout>
#include <QUrl>

#include <memory>
#include <vector>

class QPainter;

/// Text on paper: set once in millimetres from unhinted font outlines, so that the screen preview
/// and the PDF break lines at the same places whatever their resolution.
namespace suanchou::paper {

namespace ink {
inline constexpr QColor text{0x14, 0x18, 0x1F};
inline constexpr QColor secondary{0x4A, 0x4F, 0x58};
inline constexpr QColor rule{0x9A, 0xA1, 0xAD};
inline constexpr QColor hairline{0xCD, 0xD2, 0xDA};
inline constexpr QColor brand{0x1F, 0x3F, 0x8F};
inline constexpr QColor band{0xEE, 0xF1, 0xF5};
} // namespace ink

inline constexpr double millimetresPerPoint = 25.4 / 72.0;

struct TextStyle
{
    double points = 8.3;
    bool bold = false;
    QColor color = ink::text;
    Qt::Alignment alignment = Qt::AlignLeft;
};

/// A part of an address in one line.
struct TextLink
{
    QRectF rect; ///< millimetres from the place of the text
    QUrl target; ///< the whole address
};

/// A paragraph broken into lines of at most a width. Its text is plain: line feeds break lines,
/// nothing is markup.
class TextBlock
{
public:
    TextBlock(
        const QString& text, const TextStyle& style, const QStringList& families, double width);

    /// As it is drawn.
    [[nodiscard]] QString text() const { return m_layout.text(); }
    [[nodiscard]] int lineCount() const { return m_layout.lineCount(); }
    /// Distance of base lines; the same for every font, unlike a font's own line height.
    [[nodiscard]] double pitch() const { return m_pitch; }
    [[nodiscard]] double height() const { return m_pitch * lineCount(); }
    /// From the top to the first base line.
    [[nodiscard]] double baseline() const { return m_baseline; }
    /// Of the longest line.
    [[nodiscard]] double naturalWidth() const;
    /// The http addresses in count lines from the given one, as draw() puts them at 0, 0.
    [[nodiscard]] std::vector<TextLink> links(int firstLine, int count) const;
    /// Draws count lines from the given one, the first of them at the top; the painter's unit is
    /// one millimetre.
    void draw(QPainter& painter, QPointF topLeft, int firstLine, int count) const;

private:
    QTextLayout m_layout;
    QColor m_color;
    double m_pitch;
    double m_baseline;
};

using TextPtr = std::shared_ptr<const TextBlock>;

} // namespace suanchou::paper
