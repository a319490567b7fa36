// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/quotepdf.h"

#include "app/base/atomicfile.h"
#include "app/report/quotelayout.h"

#include <QFontDatabase>
#include <QPainter>

namespace suanchou {

namespace {

constexpr double millimetresPerInch = 25.4;
constexpr double pixelsPerInch = 96;

QString documentTitle(const QuoteDocument& document)
{
    QString title = document.title % u' ' % document.number;
    if (const QString project = document.parties.project.simplified(); !project.isEmpty())
        title += u' ' % project;
    return title;
}

} // namespace

Result<QStringList> paperFontFamilies()
{
    static const QStringList wanted{
        QStringLiteral("Noto Sans CJK SC"),
        QStringLiteral("Source Han Sans SC"),
        QStringLiteral("LXGW WenKai"),
        QStringLiteral("WenQuanYi Micro Hei"),
        QStringLiteral("WenQuanYi Zen Hei"),
    };
    QStringList installed;
    for (const QString& family : wanted) {
        if (QFontDatabase::hasFamily(family))
            installed << family;
    }
    if (installed.isEmpty())
        return fail(
            ErrorCode::FontMissing, {{QStringLiteral("text"), wanted.join(QStringLiteral(", "))}});
    return installed;
}

class QuotePages::Layout
{
public:
    Layout(QuoteDocument quote, QStringList fonts, const ChartPainter* chartPainter)
        : document(std::move(quote))
        , charts(chartPainter)
        , speech(document.language)
        , chartStyle(paperChartStyle(fonts))
        , paper(paper::layQuote(document, fonts, chartHeight()))
    {
    }

    /// The chart painter works in 96-dpi pixels.
    static constexpr double millimetresPerPixel = millimetresPerInch / pixelsPerInch;

    [[nodiscard]] double chartHeight() const
    {
        return charts ? charts->naturalHeight(document.chart, chartStyle) * millimetresPerPixel
                      : 0.0;
    }

    void paintChart(QPainter& painter, const QRectF& rect) const
    {
        painter.save();
        painter.translate(rect.topLeft());
        painter.scale(millimetresPerPixel, millimetresPerPixel);
        charts->paint(
            painter,
            QRectF(QPointF(0, 0), rect.size() / millimetresPerPixel),
            document.chart,
            chartStyle,
            speech);
        painter.restore();
    }

    QuoteDocument document;
    const ChartPainter* charts;
    Speech speech;
    ChartStyle chartStyle;
    paper::Paper paper;
};

QuotePages::QuotePages(QuoteDocument document, QStringList families, const ChartPainter* charts)
    : m_layout(std::make_unique<Layout>(std::move(document), std::move(families), charts))
{
}

QuotePages::~QuotePages() = default;
QuotePages::QuotePages(QuotePages&&) noexcept = default;
QuotePages& QuotePages::operator=(QuotePages&&) noexcept = default;

int QuotePages::count() const
{
    return static_cast<int>(m_layout->paper.pages.size());
}

void QuotePages::paint(QPainter& painter, int page) const
{
    for (const paper::Mark& mark : m_layout->paper.pages.at(static_cast<std::size_t>(page))) {
        if (const auto* chart = std::get_if<paper::ChartMark>(&mark))
            m_layout->paintChart(painter, chart->rect);
        else
            paper::paintMark(painter, mark);
    }
}

const std::vector<PdfBookmark>& QuotePages::outline() const
{
    return m_layout->paper.outline;
}

const std::vector<PdfLink>& QuotePages::links() const
{
    return m_layout->paper.links;
}

Result<PdfFile> quotePdf(const QuoteDocument& document, const ChartPainter& charts)
{
    Result<QStringList> families = paperFontFamilies();
    if (!families)
        return fail(families.error());
    const QuotePages pages(document, *families, &charts);
    return writePdf(
        {
            .count = pages.count(),
            .paint = [&pages](QPainter& painter, int page) { pages.paint(painter, page); },
            .outline = pages.outline(),
            .links = pages.links(),
        },
        {
            .title = documentTitle(document),
            .subject = document.subtitle,
            .creator = QStringLiteral("算筹 Suanchou " SUANCHOU_VERSION),
            .language = document.language == Language::Chinese ? QStringLiteral("zh-CN")
                                                               : QStringLiteral("en"),
            .date = document.date,
        });
}

Result<QString> writeQuotePdf(
    const QuoteDocument& document, const ChartPainter& charts, const QString& path)
{
    return quotePdf(document, charts).and_then([&path](const PdfFile& file) {
        return writeFileAtomically(path, file.bytes).map([&file] { return file.missing; });
    });
}

QString missingCharactersText(const QString& characters, const Speech& speech)
{
    if (characters.isEmpty())
        return {};
    return filled(
        speech.translate(
            "QuoteDocument",
            "No installed font has these characters, they print as boxes: %{text}"),
        {{QStringLiteral("text"), characters}});
}

} // namespace suanchou
