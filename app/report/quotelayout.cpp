// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/quotelayout.h"

#include "app/base/format.h"
#include "app/report/papertable.h"

#include <algorithm>

namespace suanchou::paper {

namespace {

constexpr TextStyle bodyStyle{.points = 8.3};
constexpr TextStyle labelStyle{.points = 8.3, .color = ink::secondary};
constexpr TextStyle smallStyle{.points = 7.0, .color = ink::secondary};

/// Goes down the paper once.
class QuoteLayout
{
public:
    QuoteLayout(const QuoteDocument& document, const QStringList& families, double chartHeight)
        : m_document(document)
        , m_speech(document.language)
        , m_chartHeight(chartHeight)
        , m_flow(families, runningTitle(), runningDate())
    {
    }

    Paper run()
    {
        layQuoteHead(m_flow, m_document, m_speech);
        section(m_speech.translate("QuoteDocument", "Lines"));
        layQuoteLines(m_flow, m_document, m_speech);
        notes();
        chart();
        assumptions();
        terms();
        seals();
        return m_flow.finish(foot(), [this](int page, int count) {
            return filled(
                m_speech.translate("QuoteDocument", "Page %{page} of %{count}"),
                {{QStringLiteral("page"), QString::number(page)},
                 {QStringLiteral("count"), QString::number(count)}});
        });
    }

private:
    [[nodiscard]] QString spaced(const QStringList& parts) const
    {
        QStringList present;
        for (const QString& part : parts) {
            if (!part.isEmpty())
                present << part.simplified();
        }
        return present.join(QStringLiteral("　·　"));
    }

    [[nodiscard]] QString runningTitle() const
    {
        const QString project = m_document.parties.project;
        return spaced(
            {m_document.title % u' ' % m_document.number,
             project.isEmpty() ? m_document.subtitle : project});
    }

    [[nodiscard]] QString runningDate() const
    {
        return spaced(
            {format::date(m_document.date), currencyWord(m_document.total.currency, m_speech)});
    }

    [[nodiscard]] QString foot() const
    {
        return spaced(
            {m_document.parties.seller,
             filled(
                 m_speech.translate("QuoteDocument", "Price catalogue %{date}"),
                 {{QStringLiteral("date"), m_document.catalogDate}}),
             filled(
                 m_speech.translate("QuoteDocument", "Plan fingerprint %{print}"),
                 {{QStringLiteral("print"), m_document.fingerprint}})});
    }

    [[nodiscard]] QString sectionNumber(int number) const
    {
        static const QString chinese = QStringLiteral("一二三四五六七八九");
        if (m_speech.isChinese() && number <= chinese.size())
            return QString(chinese.at(number - 1) % QStringLiteral("、"));
        return QString(QString::number(number) % QStringLiteral("  "));
    }

    /// A numbered section head that keeps at least so much of its section with it.
    void section(const QString& title, double keep = 20)
    {
        constexpr double before = 5;
        constexpr double barHeight = 4.2;
        constexpr double after = 2.2;
        if (!m_flow.ensure(before + barHeight + after + keep))
            m_flow.skip(before);
        const double y = m_flow.y();
        const QString numbered = sectionNumber(++m_sections) % title;
        m_flow.bookmark(numbered.simplified());
        m_flow.fill(QRectF(left, y, 1.2, barHeight), ink::brand);
        const TextPtr text = m_flow.set(numbered, {.points = 11, .bold = true}, width - 4);
        m_flow.put(text, left + 3, y + (barHeight - text->height()) / 2);
        m_flow.skip(barHeight + after);
    }

    /// Paragraphs numbered 1., 2. with a hanging indent; a paragraph breaks only if taller than a
    /// page.
    void notes()
    {
        if (m_document.notes.empty())
            return;
        section(m_speech.translate("QuoteDocument", "Notes on the prices"));
        constexpr double indent = 6;
        constexpr double gap = 0.9;
        for (std::size_t i = 0; i < m_document.notes.size(); ++i) {
            const TextPtr text = m_flow.set(m_document.notes.at(i), bodyStyle, width - indent);
            m_flow.ensure(std::min(text->height(), Flow::roomOfPage()));
            m_flow.put(
                m_flow.set(QString::number(i + 1) % u'.', labelStyle, indent), left, m_flow.y());
            lines(text, left + indent);
            m_flow.skip(gap);
        }
    }

    /// All lines of a paragraph, over as many pages as they need.
    void lines(const TextPtr& text, double x)
    {
        int line = 0;
        while (line < text->lineCount()) {
            const int fitting = static_cast<int>(m_flow.room() / text->pitch());
            const int count = std::min(fitting, text->lineCount() - line);
            if (count <= 0) {
                m_flow.breakPage();
                continue;
            }
            m_flow.putLines(text, x, m_flow.y(), line, count);
            m_flow.skip(text->pitch() * count);
            line += count;
        }
    }

    void chart()
    {
        if (m_chartHeight <= 0)
            return;
        constexpr double least = 56;
        constexpr double sectionHeight = 13;
        const double height = std::clamp(m_chartHeight, least, Flow::roomOfPage() - sectionHeight);
        if (m_document.chart.isEmpty()) {
            section(m_speech.translate("QuoteDocument", "Prices compared"));
            lines(m_flow.set(m_document.chart.emptyText, bodyStyle, width), left);
            return;
        }
        section(m_speech.translate("QuoteDocument", "Prices compared"), height);
        m_flow.chart(QRectF(left, m_flow.y(), width, height));
        m_flow.skip(height);
    }

    void assumptions()
    {
        if (m_document.assumptions.empty())
            return;
        section(m_speech.translate("QuoteDocument", "Assumptions and their sources"));
        Table table{
            .columns =
                {
                    {.head = m_speech.translate("QuoteDocument", "Assumption"), .width = 62},
                    {.head = m_speech.translate("QuoteDocument", "Value"),
                     .width = 22,
                     .alignment = Qt::AlignRight},
                    {.head = m_speech.translate("QuoteDocument", "Source"),
                     .width = 70,
                     .gutter = 5},
                    {.head = m_speech.translate("QuoteDocument", "As of"),
                     .width = 20,
                     .alignment = Qt::AlignRight},
                },
            .rows = {},
            .leastRowHeight = 6.6,
            .continued = m_speech.translate("QuoteDocument", "Assumptions (continued)"),
        };
        const std::vector<Column>& columns = table.columns;
        for (const QuoteAssumption& assumption : m_document.assumptions) {
            const auto cell = [&](std::size_t column, const QString& text, const TextStyle& base) {
                TextStyle style = base;
                style.alignment = columns.at(column).alignment;
                return Cell{m_flow.set(text, style, textWidth(columns.at(column)))};
            };
            const QString asOf =
                assumption.asOf.isEmpty() ? QString(format::missing) : assumption.asOf;
            table.rows.push_back(
                {cell(0, assumption.title, {.points = 7.6}),
                 cell(1, assumption.value, {.points = 7.6}),
                 cell(2, assumption.source, smallStyle),
                 cell(3, asOf, smallStyle)});
        }
        layTable(m_flow, table);
    }

    /// What the parties still have to settle: lines to write on.
    void terms()
    {
        constexpr double pitch = 7;
        const QStringList labels{
            m_speech.translate("QuoteDocument", "Payment"),
            m_speech.translate("QuoteDocument", "Invoice"),
            m_speech.translate("QuoteDocument", "Service"),
            m_speech.translate("QuoteDocument", "Exit, refund"),
        };
        // The seals belong to the terms: both stand on one page.
        section(
            m_speech.translate("QuoteDocument", "Payment, invoice and service"),
            pitch * static_cast<double>(labels.size()) + sealsHeight);
        for (const QString& label : labels) {
            fillIn(m_flow, label, {}, left, m_flow.y() + 1, width);
            m_flow.skip(pitch);
        }
    }

    void seals()
    {
        constexpr double boxWidth = 85;
        constexpr double boxHeight = 44;
        m_flow.ensure(sealsHeight);
        const double top = m_flow.y() + sealsHeight - boxHeight;
        const auto box = [&](const QString& title, double x) {
            for (const double y : {top, top + boxHeight})
                m_flow.horizontal(y, 0.15, ink::rule, x, x + boxWidth);
            for (const double side : {x, x + boxWidth})
                m_flow.vertical(side, top, top + boxHeight, 0.15, ink::rule);
            m_flow.put(
                m_flow.set(title, {.points = 8.3, .bold = true}, boxWidth - 6), x + 3, top + 2.4);
            m_flow.put(
                m_flow.set(m_speech.translate("QuoteDocument", "Date:"), labelStyle, boxWidth - 6),
                x + 3,
                top + boxHeight - 6.4);
            dateBlank(x + 16, x + boxWidth - 24, top + boxHeight);
        };
        box(m_speech.translate("QuoteDocument", "Buyer (seal)"), left);
        box(m_speech.translate("QuoteDocument", "Seller (seal)"), right - boxWidth);
        m_flow.moveTo(top + boxHeight);
    }

    /// Chinese dates are written into the gaps of 年 月 日, others on a line.
    void dateBlank(double from, double to, double boxBottom)
    {
        if (!m_speech.isChinese()) {
            m_flow.horizontal(boxBottom - 2.6, 0.1, ink::rule, from, to);
            return;
        }
        constexpr double gap = 11;
        const QStringList units{QStringLiteral("年"), QStringLiteral("月"), QStringLiteral("日")};
        double x = from + gap;
        for (const QString& unit : units) {
            m_flow.put(m_flow.set(unit, labelStyle, gap), x, boxBottom - 6.4);
            x += gap;
        }
    }

    /// Boxes and the air above them.
    static constexpr double sealsHeight = 50;

    const QuoteDocument& m_document;
    Speech m_speech;
    double m_chartHeight;
    Flow m_flow;
    int m_sections = 0;
};

} // namespace

QString currencyWord(Currency currency, const Speech& speech)
{
    return currency == Currency::CNY ? speech.translate("QuoteDocument", "CNY")
                                     : speech.translate("QuoteDocument", "USD");
}

Paper layQuote(const QuoteDocument& document, const QStringList& families, double chartHeight)
{
    return QuoteLayout(document, families, chartHeight).run();
}

} // namespace suanchou::paper
