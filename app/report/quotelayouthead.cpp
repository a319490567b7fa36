// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/report/quotelayout.h"

#include <algorithm>

namespace suanchou::paper {

namespace {

constexpr TextStyle bodyStyle{.points = 8.3};
constexpr TextStyle labelStyle{.points = 8.3, .color = ink::secondary};
constexpr TextStyle smallStyle{.points = 7.0, .color = ink::secondary};

class HeadLayout
{
public:
    HeadLayout(Flow& flow, const QuoteDocument& document, const Speech& speech)
        : m_flow(flow)
        , m_document(document)
        , m_speech(speech)
    {
    }

    void run()
    {
        head();
        parties();
        answer();
    }

private:
    /// Chinese titles are spaced out: 报　价　单.
    [[nodiscard]] QString titleText() const
    {
        if (!m_speech.isChinese())
            return m_document.title;
        QStringList characters;
        for (const QChar c : m_document.title)
            characters << QString(c);
        return characters.join(QStringLiteral("　"));
    }

    void head()
    {
        constexpr double rightPart = 62;
        constexpr double labelWidth = 20;
        constexpr double pitch = 4.9;
        const double top = m_flow.y();
        m_flow.put(
            m_flow.setOnOneLine(titleText(), {.points = 23, .bold = true}, width - rightPart - 4),
            left,
            top);
        const QString project = m_document.parties.project.simplified();
        const TextPtr subtitle = m_flow.set(
            project.isEmpty() ? m_document.subtitle
                              : QString(project % u'\n' % m_document.subtitle),
            {.points = 10.5, .color = ink::secondary},
            width - rightPart - 4);
        m_flow.put(subtitle, left, top + 13);

        const double x = right - rightPart;
        double y = top;
        const auto line = [&](const QString& label, const QString& value) {
            m_flow.put(m_flow.setOnOneLine(label, labelStyle, labelWidth - 2), x, y);
            m_flow.put(
                m_flow.setOnOneLine(value, bodyStyle, rightPart - labelWidth), x + labelWidth, y);
            y += pitch;
        };
        line(m_speech.translate("QuoteDocument", "Quote no."), m_document.number);
        line(m_speech.translate("QuoteDocument", "Date"), format::date(m_document.date));
        line(m_speech.translate("QuoteDocument", "Valid until"), validity());
        line(m_speech.translate("QuoteDocument", "Currency, tax"), m_document.currencyAndTax);

        m_flow.moveTo(std::max(top + 13 + subtitle->height(), y) + 1.6);
        m_flow.horizontal(m_flow.y(), 0.6, ink::brand);
        m_flow.skip(4);
    }

    [[nodiscard]] QString validity() const
    {
        return filled(
            m_speech.translate("QuoteDocument", "%{date} (%{days} days)"),
            {{QStringLiteral("date"), format::date(m_document.validUntil)},
             {QStringLiteral("days"),
              QString::number(m_document.date.daysTo(m_document.validUntil))}});
    }

    void parties()
    {
        constexpr double secondColumn = left + 89;
        constexpr double columnWidth = 85;
        const double top = m_flow.y();
        double lowest = top;
        const auto party = [&](const QString& title, const QString& name, double x) {
            m_flow.put(m_flow.set(title, {.points = 9, .bold = true}, columnWidth), x, top);
            double y = fillIn(
                m_flow,
                m_speech.translate("QuoteDocument", "Company"),
                name,
                x,
                top + 5.4,
                columnWidth);
            for (const QString& label :
                 {m_speech.translate("QuoteDocument", "Credit code"),
                  m_speech.translate("QuoteDocument", "Address"),
                  m_speech.translate("QuoteDocument", "Contact")})
                y = fillIn(m_flow, label, {}, x, y, columnWidth);
            lowest = std::max(lowest, y);
        };
        party(m_speech.translate("QuoteDocument", "Buyer"), m_document.parties.buyer, left);
        party(
            m_speech.translate("QuoteDocument", "Seller"), m_document.parties.seller, secondColumn);
        m_flow.moveTo(lowest + 1.6);
    }

    struct CellTexts
    {
        TextPtr label, value, unit, small;
    };

    [[nodiscard]] CellTexts cellTexts(
        const QuoteFact& fact, double valuePoints, double textWidth) const
    {
        const TextStyle labels{.points = 7.6, .color = ink::secondary};
        const QString small =
            fact.note.isEmpty() ? fact.range : QString(fact.range % u'\n' % fact.note);
        return {
            .label = m_flow.setOnOneLine(fact.label, labels, textWidth),
            .value = m_flow.set(fact.value, {.points = valuePoints, .bold = true}, textWidth),
            .unit = m_flow.set(fact.unit, {.points = 8, .color = ink::secondary}, textWidth),
            .small = m_flow.set(small, smallStyle, textWidth),
        };
    }

    /// The size in which every value fits beside its unit: one for all cells.
    [[nodiscard]] double valuePoints(double textWidth) const
    {
        constexpr double most = 14;
        double points = most;
        for (const QuoteFact& fact : m_document.facts) {
            const CellTexts cell = cellTexts(fact, most, endless);
            const double room = textWidth - cell.unit->naturalWidth() - unitGap;
            points = std::min(points, most * room / cell.value->naturalWidth());
        }
        return points;
    }

    void answer()
    {
        if (m_document.facts.empty())
            return;
        constexpr double padding = 2.6;
        constexpr double labelTop = 1.8;
        constexpr double valueBaseline = 11;
        constexpr double smallTop = 13.2;
        const double cellWidth = width / static_cast<double>(m_document.facts.size());
        const double textWidth = cellWidth - 2 * padding;
        const double points = valuePoints(textWidth);
        std::vector<CellTexts> cells;
        double smallHeight = 0;
        for (const QuoteFact& fact : m_document.facts) {
            cells.push_back(cellTexts(fact, points, textWidth));
            smallHeight = std::max(smallHeight, cells.back().small->height());
        }
        const double height = std::max(19.5, smallTop + smallHeight + 2.2);
        const double top = m_flow.y();
        m_flow.fill(QRectF(left, top, width, height), ink::band);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const CellTexts& cell = cells.at(i);
            const double x = left + padding + cellWidth * static_cast<double>(i);
            if (i > 0)
                m_flow.vertical(x - padding, top + 3, top + height - 3, 0.15, ink::rule);
            const double baseline = top + valueBaseline;
            m_flow.put(cell.label, x, top + labelTop);
            m_flow.put(cell.value, x, baseline - cell.value->baseline());
            m_flow.put(
                cell.unit,
                x + cell.value->naturalWidth() + unitGap,
                baseline - cell.unit->baseline());
            m_flow.put(cell.small, x, top + smallTop);
        }
        m_flow.skip(height);
    }

    static constexpr double unitGap = 1.2;
    /// A width no line reaches.
    static constexpr double endless = 10'000;

    Flow& m_flow;
    const QuoteDocument& m_document;
    const Speech& m_speech;
};

} // namespace

double fillIn(
    Flow& flow, const QString& label, const QString& text, double x, double y, double fieldWidth)
{
    constexpr double labelWidth = 19;
    constexpr double pitch = 4.9;
    const TextPtr labelText = flow.setOnOneLine(label, labelStyle, labelWidth - 1);
    flow.put(labelText, x, y);
    if (text.isEmpty()) {
        flow.horizontal(
            y + labelText->baseline() + 0.7, 0.1, ink::rule, x + labelWidth, x + fieldWidth);
        return y + pitch;
    }
    const TextPtr value = flow.set(text, bodyStyle, fieldWidth - labelWidth);
    flow.put(value, x + labelWidth, y);
    return y + std::max(pitch, value->height() + 0.8);
}

void layQuoteHead(Flow& flow, const QuoteDocument& document, const Speech& speech)
{
    HeadLayout(flow, document, speech).run();
}

} // namespace suanchou::paper
