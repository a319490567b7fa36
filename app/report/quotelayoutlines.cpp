// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/report/papertable.h"
#include "app/report/quotelayout.h"

#include <algorithm>

namespace suanchou::paper {

namespace {

constexpr double sumHeight = 6.6;
constexpr double totalHeight = 10;
constexpr double cellPadding = 1.3;

constexpr TextStyle cellStyle{.points = 8.3};
constexpr TextStyle detailStyle{.points = 7.0, .color = ink::secondary};

class LinesLayout
{
public:
    LinesLayout(Flow& flow, const QuoteDocument& document, const Speech& speech)
        : m_flow(flow)
        , m_document(document)
        , m_speech(speech)
        , m_columns(columns())
    {
    }

    void run()
    {
        prepareSums();
        Table table{
            .columns = m_columns,
            .rows = {},
            .leastRowHeight = 9.6,
            .continued = m_speech.translate("QuoteDocument", "Lines (continued)"),
            .tail = m_tail,
        };
        table.rows.reserve(m_document.lines.size());
        for (std::size_t i = 0; i < m_document.lines.size(); ++i)
            table.rows.push_back(row(m_document.lines.at(i), i + 1));
        layTable(m_flow, table);
        sums();
    }

private:
    [[nodiscard]] std::vector<Column> columns() const
    {
        const QString currency = m_speech.isChinese() && m_document.total.currency == Currency::CNY
            ? QStringLiteral("元")
            : currencyWord(m_document.total.currency, m_speech);
        const auto inCurrency = [&currency, this](const QString& title) {
            return filled(
                m_speech.translate("QuoteDocument", "%{title}, %{unit}"),
                {{QStringLiteral("title"), title}, {QStringLiteral("unit"), currency}});
        };
        return {
            {.head = m_speech.translate("QuoteDocument", "No."),
             .width = 8,
             .alignment = Qt::AlignHCenter},
            {.head = m_speech.translate("QuoteDocument", "Item and specification"), .width = 54},
            {.head = m_speech.translate("QuoteDocument", "Quantity"),
             .width = 22,
             .alignment = Qt::AlignRight},
            {.head = m_speech.translate("QuoteDocument", "Period"),
             .width = 15,
             .alignment = Qt::AlignRight},
            {.head = inCurrency(m_speech.translate("QuoteDocument", "Unit price")),
             .width = 22,
             .alignment = Qt::AlignRight},
            {.head = inCurrency(m_speech.translate("QuoteDocument", "Net")),
             .width = 26,
             .alignment = Qt::AlignRight},
            {.head = inCurrency(m_speech.translate("QuoteDocument", "With tax")),
             .width = 27,
             .alignment = Qt::AlignRight},
        };
    }

    /// Text of one column, wrapped; numbers and what must not break go on one line.
    [[nodiscard]] TextPtr text(std::size_t column, const QString& content, TextStyle style) const
    {
        style.alignment = m_columns.at(column).alignment;
        return m_flow.set(content, style, textWidth(m_columns.at(column)));
    }
    [[nodiscard]] TextPtr number(std::size_t column, const QString& content) const
    {
        TextStyle style = cellStyle;
        style.alignment = m_columns.at(column).alignment;
        return m_flow.setOnOneLine(content, style, textWidth(m_columns.at(column)));
    }

    /// Number over unit: both keep their size whatever the language.
    [[nodiscard]] Cell quantity(const QuoteLine& line) const
    {
        const qsizetype space = line.quantity.indexOf(format::narrowSpace);
        if (space < 0)
            return {number(2, line.quantity)};
        return {
            number(2, line.quantity.left(space)),
            text(2, line.quantity.mid(space + 1), detailStyle)};
    }

    [[nodiscard]] Row row(const QuoteLine& line, std::size_t index) const
    {
        const auto amount = [&line](Money LineAmount::*part) {
            return line.amount ? format::money((*line.amount).*part) : QString(format::missing);
        };
        Cell price{number(4, line.unitPrice)};
        if (!line.taxBasis.isEmpty())
            price.push_back(text(4, line.taxBasis, detailStyle));
        return {
            {number(0, QString::number(index))},
            {text(1, line.item, cellStyle), text(1, line.detail, detailStyle)},
            quantity(line),
            {number(3, line.term)},
            price,
            {number(5, amount(&LineAmount::net))},
            {number(6, amount(&LineAmount::gross))},
        };
    }

    void prepareSums()
    {
        m_incomplete = m_document.incompleteNote.isEmpty()
            ? TextPtr()
            : m_flow.set(m_document.incompleteNote, detailStyle, width / 2);
        m_total = std::max(totalHeight, m_incomplete ? 8.4 + m_incomplete->height() : 0.0);
        if (!m_document.capitals.isEmpty()) {
            m_capitals = m_flow.set(
                filled(
                    m_speech.translate("QuoteDocument", "CNY in capitals: %{capitals}"),
                    {{QStringLiteral("capitals"), m_document.capitals}}),
                {.points = 9.5},
                width - 2 * cellPadding);
        }
        m_tail = 2 * sumHeight + m_total + (m_capitals ? m_capitals->height() + 2.4 : 0.0);
    }

    /// One line of the sums, figures under the amount columns.
    void sumLine(const QString& label, const QString& net, const QString& gross)
    {
        const double y = m_flow.y();
        const TextPtr text = m_flow.set(label, {.points = 8.3, .color = ink::secondary}, width / 2);
        const double top = y + (sumHeight - text->height()) / 2;
        m_flow.put(text, left + cellPadding, top);
        const double grossLeft = right - m_columns.at(6).width + cellPadding;
        m_flow.put(number(6, gross), grossLeft, top);
        m_flow.put(number(5, net), grossLeft - m_columns.at(5).width, top);
        m_flow.skip(sumHeight);
        m_flow.horizontal(m_flow.y(), 0.08, ink::hairline);
    }

    void sums()
    {
        sumLine(
            filled(
                m_speech.translate("QuoteDocument", "Subtotal, tax rate %{rate}"),
                {{QStringLiteral("rate"), m_document.taxRate}}),
            format::money(m_document.net),
            format::money(m_document.total));
        sumLine(
            m_speech.translate("QuoteDocument", "of it value-added tax"),
            {},
            format::money(m_document.tax));

        const double y = m_flow.y();
        m_flow.fill(QRectF(left, y, width, m_total), ink::band);
        const TextPtr label = m_flow.set(
            m_speech.translate("QuoteDocument", "Total, tax included"),
            {.points = 11, .bold = true},
            width / 2);
        const TextPtr figure = m_flow.setOnOneLine(
            format::moneyWithSign(m_document.total),
            {.points = 14, .bold = true, .alignment = Qt::AlignRight},
            width / 2 - 2 * cellPadding);
        const double figureTop = y + (totalHeight - figure->height()) / 2;
        m_flow.put(figure, right - cellPadding - (width / 2 - 2 * cellPadding), figureTop);
        const double labelTop = m_incomplete ? y + 1.6 : y + (totalHeight - label->height()) / 2;
        m_flow.put(label, left + cellPadding, labelTop);
        if (m_incomplete)
            m_flow.put(m_incomplete, left + cellPadding, labelTop + label->height());
        m_flow.skip(m_total);
        m_flow.horizontal(m_flow.y(), 0.35, ink::text);
        if (m_capitals) {
            m_flow.put(m_capitals, left + cellPadding, m_flow.y() + 1.4);
            m_flow.skip(m_capitals->height() + 2.4);
        }
    }

    Flow& m_flow;
    const QuoteDocument& m_document;
    const Speech& m_speech;
    std::vector<Column> m_columns;
    TextPtr m_incomplete;
    TextPtr m_capitals;
    double m_total = totalHeight;
    double m_tail = 0;
};

} // namespace

void layQuoteLines(Flow& flow, const QuoteDocument& document, const Speech& speech)
{
    LinesLayout(flow, document, speech).run();
}

} // namespace suanchou::paper
