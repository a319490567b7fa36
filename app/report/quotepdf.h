// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartpainter.h"
#include "app/report/quotedocument.h"

class QPainter;
class QPagedPaintDevice;

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

private:
    class Layout;
    std::unique_ptr<Layout> m_layout;
};

/// Writes the quote: built in memory, then one checked write that replaces the file only when
/// complete.
Status writeQuotePdf(
    const QuoteDocument& document, const ChartPainter& charts, const QString& path);
/// The bytes of the PDF, for writing and for measuring.
Result<QByteArray> quotePdf(const QuoteDocument& document, const ChartPainter& charts);

} // namespace suanchou
