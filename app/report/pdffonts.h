// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/report/libqpdf.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace suanchou::pdf {

/// The code of a glyph in a font of QPdfWriter; 0 is the box of a font that lacks the character.
using GlyphCode = std::uint16_t;

/// The fonts of a file with what their glyphs mean. A glyph that stands for several texts (大 and
/// the radical ⼤, a space and a no-break space) gets one layer for each: fonts that share
/// everything but the map to Unicode.
class FontLayers
{
public:
    explicit FontLayers(QPDF& file);

    /// A font of the file by its object, the same for all pages. Numbered in the order of first
    /// use.
    std::size_t font(const QPDFObjectHandle& object);
    /// The resource name under which the glyph with this code means this text: "/F1", "/F1-2".
    std::string nameFor(std::size_t font, GlyphCode code, const QString& text);
    /// The resource name of the first layer.
    [[nodiscard]] std::string name(std::size_t font) const;
    /// The font behind a name that nameFor or name gave.
    [[nodiscard]] QPDFObjectHandle object(const std::string& name) const;

    /// Writes the maps and names every font by a hash of its outlines. FontNotEmbedded if a
    /// font's licence kept QPdfWriter from embedding it.
    Status finish();

private:
    struct Layer
    {
        QPDFObjectHandle object;
        std::map<GlyphCode, QString> meanings;
    };
    struct Font
    {
        QPDFObjGen id;
        std::vector<Layer> layers;
    };

    [[nodiscard]] static std::string nameOf(std::size_t font, std::size_t layer);
    Status rename(Font& font);

    QPDF& m_file;
    std::vector<Font> m_fonts;
    std::map<std::string, QPDFObjectHandle> m_named;
};

} // namespace suanchou::pdf
