// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace suanchou {

/// Which character Qt writes into a PDF's text layer for a glyph, and which one was meant. Qt does
/// not remember what it drew: it takes the lowest code point that reaches the glyph, so 大 becomes
/// the radical ⼤, an en dash a figure dash, a space a tab (notes/pdf.md).
using GlyphNames = QHash<char16_t, char16_t>;

/// The names to correct for a text set in a font family: of several characters with one glyph the
/// one the text uses most is meant; a radical that the text does not use means its ideograph.
GlyphNames glyphNames(const QString& text, const QStringList& families);

/// Rewrites the ToUnicode maps of a file of QPdfWriter with the corrected names, and puts the
/// subset tag, which Qt writes into the font descriptor only, before the font names. A file of
/// another structure comes back as it was.
QByteArray withTextLayer(const QByteArray& pdf, const GlyphNames& names);

} // namespace suanchou
