// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/report/pdfrecorder.h"

#include <QStringList>

#include <optional>

class QPDF;

namespace suanchou::pdf {

/// What each glyph of a drawn text stands for: its character, with the invisible ones that follow
/// it. Nothing where glyphs and characters do not pair one by one (ligatures, text from right to
/// left).
std::optional<QStringList> textsOfGlyphs(const DrawnText& drawn, std::size_t glyphs);

/// Gives a file of QPdfWriter a text layer that says exactly what was drawn. QPdfWriter forgets the
/// text and guesses it from the fonts; here the n-th text block of a page takes the n-th recorded
/// text. Bold type that QPdfWriter made by printing twice becomes one print with a thicker line.
///
/// The result holds the characters that no font has, each once: they print as boxes. PdfTextLost
/// where a page has another number of text blocks than of recorded texts (params: page, drawn,
/// written), FontNotEmbedded as FontLayers. Throws what libqpdf throws.
Result<QString> rewriteTextLayer(QPDF& file, const std::vector<DrawnTexts>& pages);

} // namespace suanchou::pdf
