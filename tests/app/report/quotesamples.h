// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/format.h"
#include "app/report/quotepdf.h"
#include "tests/support/pdftools.h"
#include "tests/support/sample.h"

namespace suanchou::quotesamples {

/// The shipped sample as a quote between parties with hostile names.
inline QuoteDocument sampleQuote(Language language)
{
    static const WorldPtr world = sample::world();
    static const Evaluation evaluation = sample::evaluation(sample::plan(), *world);
    Result<QuoteDocument> document = quoteDocument(evaluation, world, Speech(language));
    if (!document)
        qFatal("no quote");
    document->parties = {
        QStringLiteral("示例甲方（上海）科技有限公司"),
        QStringLiteral("<b>A & B</b> 算力服务有限公司"),
        QStringLiteral("沪语大模型 13B"),
    };
    return *document;
}

/// The sample's first line so many times, each with its own price, summed as a quote sums.
inline QuoteDocument longQuote(int count)
{
    QuoteDocument document = sampleQuote(Language::English);
    const QuoteLine pattern = document.lines.front();
    document.lines.clear();
    document.net = document.tax = document.total = Money{0, Currency::CNY};
    for (int i = 1; i <= count; ++i) {
        QuoteLine line = pattern;
        line.item = QStringLiteral("Item-%1-end").arg(i);
        line.price = UnitPrice{Decimal6::fromMicro(1'234'567 + i), Currency::CNY};
        line.unitPrice = format::unitPrice(*line.price);
        const Result<Money> listed = lineAmount(*line.price, line.count);
        line.amount = taxedAmount(*listed, true, Decimal6::fromMicro(60'000));
        document.net.minor += line.amount->net.minor;
        document.tax.minor += line.amount->tax.minor;
        document.total.minor += line.amount->gross.minor;
        document.lines.push_back(line);
    }
    return document;
}

/// Text of the pages without any space: cells wrap, and spaces of several widths separate numbers
/// from units.
inline std::optional<QStringList> pageTexts(const QString& path, const QStringList& options = {})
{
    std::optional<QStringList> pages = pdftools::pages(path, options);
    if (pages) {
        for (QString& page : *pages)
            page = pdftools::spaceless(page);
    }
    return pages;
}

} // namespace suanchou::quotesamples
