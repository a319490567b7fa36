// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartpainter.h"
#include "app/report/pdfwriter.h"
#include "app/report/quotedocument.h"

class QPainter;

namespace suanchou {

/// The first installed family that can print Chinese, in the order of notes/visual.md; FontMissing
/// if none can.
Result<QStringList> paperFontFamilies();

/// The pages of a quote: A4 portrait, millimetres, laid out once, painted on any device.
class QuotePages
{
public:
    QuotePages(QuoteDocument document, QStringList families, const ChartPainter* charts);
    ~QuotePages();
    QuotePages(QuotePages&&) noexcept;
    QuotePages& operator=(QuotePages&&) noexcept;
    QuotePages(const QuotePages&) = delete;
    QuotePages& operator=(const QuotePages&) = delete;

    [[nodiscard]] int count() const;
    /// Paints page 0…count−1; the painter's unit is one millimetre, the origin the page's corner.
    void paint(QPainter& painter, int page) const;
    /// The section heads.
    [[nodiscard]] const std::vector<PdfBookmark>& outline() const;
    /// The addresses of the sources.
    [[nodiscard]] const std::vector<PdfLink>& links() const;

private:
    class Layout;
    std::unique_ptr<Layout> m_layout;
};

/// The quote as a PDF. FontMissing before anything is laid out, else the errors of writePdf.
Result<PdfFile> quotePdf(const QuoteDocument& document, const ChartPainter& charts);
/// Writes it: one checked write that replaces the file only when complete. The result holds the
/// characters that no font has.
Result<QString> writeQuotePdf(
    const QuoteDocument& document, const ChartPainter& charts, const QString& path);
/// A sentence about those characters for the person who exports; empty if there are none.
QString missingCharactersText(const QString& characters, const Speech& speech);

} // namespace suanchou
