// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/quotelines.h"

#include "app/base/format.h"
#include "app/plan/assumptionids.h"
#include "app/plan/describe.h"

#include <QUrl>

namespace suanchou {

namespace {

QString wholeNumber(std::int64_t n)
{
    return format::decimal(Decimal6::fromInteger(n));
}

bool isPerGpu(LineUnit unit)
{
    return unit == LineUnit::GpuHour || unit == LineUnit::GpuMonth;
}

/// Writes the lines of one offer.
class LineWriter
{
public:
    LineWriter(
        const Evaluation& evaluation, const OfferRow& row, const World& world, const Speech& speech)
        : m_evaluation(evaluation)
        , m_row(row)
        , m_speech(speech)
        , m_shelfLife(static_cast<int>(AssumptionSet(world.assumptions, evaluation.plan.assumptions)
                                           .value(assumption::priceShelfLife)))
        , m_days(evaluation.chosenSizing()->projectDays.p50)
    {
    }

    [[nodiscard]] QuoteLine line(const CostLine& cost) const
    {
        QuoteLine out;
        out.item = item(cost);
        out.quantity = format::decimal(cost.quantity) % format::narrowSpace %
            lineUnitWord(cost.unit, m_speech);
        out.term = term(cost);
        out.amount = cost.amount;
        out.component = cost.component;
        out.count = cost.quantity;
        out.unit = cost.unit;
        out.price = cost.price;
        out.priceIncludesTax = cost.priceIncludesTax;
        out.provider = m_speech.pick(m_row.offer.provider);
        out.region = regionText(m_row.offer, m_speech);
        if (cost.price) {
            out.unitPrice = format::unitPrice(*cost.price);
            out.taxAssumed = cost.taxStated == Tristate::Unknown;
            out.taxBasis = taxBasis(out);
            out.priceDate = cost.asOf.text;
            out.stale = !isQuoted(cost) && isStale(cost.asOf, m_evaluation.today, m_shelfLife);
            out.confidence = cost.confidence;
            out.source = isQuoted(cost) ? m_speech.translate("QuoteDocument", "received quote")
                                        : cost.source;
        } else {
            out.unitPrice = m_speech.translate("QuoteDocument", "ask");
        }
        out.detail = detail(cost, out);
        return out;
    }

private:
    [[nodiscard]] QString item(const CostLine& cost) const
    {
        if (cost.component != CostComponent::Gpu) {
            const QString word = lineWord(cost, m_speech);
            return QString(word.left(1).toUpper() % word.mid(1));
        }
        return filled(
            m_speech.translate("QuoteDocument", "%{cards}, %{mode}"),
            {{QStringLiteral("cards"), cardsText(m_row.offer)},
             {QStringLiteral("mode"), modeWord(m_row.offer.mode, m_speech)}});
    }

    [[nodiscard]] QString term(const CostLine& cost) const
    {
        if (cost.component == CostComponent::Egress)
            return m_speech.translate("QuoteDocument", "once");
        int months = m_row.cost->termMonths.value();
        if (cost.unit == LineUnit::GigabyteDay)
            return m_speech.translate("QuoteDocument", "%n day(s)", nullptr, cost.periods);
        if (cost.component == CostComponent::Storage)
            months = cost.periods;
        if (months > 0)
            return m_speech.translate("QuoteDocument", "%n month(s)", nullptr, months);
        return filled(
            m_speech.translate("QuoteDocument", "%{days} days"),
            {{QStringLiteral("days"), format::days(m_days)}});
    }

    [[nodiscard]] QString taxBasis(const QuoteLine& line) const
    {
        if (line.taxAssumed)
            return line.priceIncludesTax
                ? m_speech.translate("QuoteDocument", "tax incl. (assumed)")
                : m_speech.translate("QuoteDocument", "tax excl. (assumed)");
        return line.priceIncludesTax ? m_speech.translate("QuoteDocument", "tax included")
                                     : m_speech.translate("QuoteDocument", "tax excluded");
    }

    /// Whether a line's price is the provider's answer to the user and not a published one.
    [[nodiscard]] bool isQuoted(const CostLine& cost) const
    {
        return cost.component == CostComponent::Gpu && !m_row.offer.receivedQuote.isEmpty();
    }

    /// How the quantity comes about: "1 inst. × 1,203 h", "8 GPU × 1,203 h", "512 GB × 2 mo".
    [[nodiscard]] QString composition(const CostLine& cost) const
    {
        const std::int64_t quantity = cost.quantity.micro() / Decimal6::scale;
        if (cost.component == CostComponent::Storage)
            return filled(
                keepingPattern(cost.unit),
                {{QStringLiteral("size"),
                  format::decimal(Decimal6::fromMicro(cost.quantity.micro() / cost.periods))},
                 {QStringLiteral("periods"), wholeNumber(cost.periods)}});
        if (cost.component != CostComponent::Gpu)
            return {};
        const int instances = m_row.cost->instances.value();
        const std::int64_t held =
            isPerGpu(cost.unit) ? std::int64_t{instances} * m_row.offer.gpus : instances;
        return filled(
            compositionPattern(cost.unit),
            {{QStringLiteral("held"), wholeNumber(held)},
             {QStringLiteral("each"), wholeNumber(quantity / held)}});
    }

    [[nodiscard]] QString keepingPattern(LineUnit unit) const
    {
        switch (unit) {
        case LineUnit::GibibyteMonth:
            return m_speech.translate("QuoteDocument", "%{size} GiB × %{periods} mo");
        case LineUnit::GigabyteDay:
            return m_speech.translate("QuoteDocument", "%{size} GB × %{periods} d");
        default:
            return m_speech.translate("QuoteDocument", "%{size} GB × %{periods} mo");
        }
    }

    [[nodiscard]] QString compositionPattern(LineUnit unit) const
    {
        switch (unit) {
        case LineUnit::GpuHour:
            return m_speech.translate("QuoteDocument", "%{held} GPU × %{each} h");
        case LineUnit::GpuMonth:
            return m_speech.translate("QuoteDocument", "%{held} GPU × %{each} mo");
        case LineUnit::InstanceHour:
            return m_speech.translate("QuoteDocument", "%{held} inst. × %{each} h");
        case LineUnit::InstanceMonth:
            return m_speech.translate("QuoteDocument", "%{held} inst. × %{each} mo");
        case LineUnit::InstanceYear:
            return m_speech.translate("QuoteDocument", "%{held} inst. × %{each} yr");
        case LineUnit::Instance3Year:
            return m_speech.translate("QuoteDocument", "%{held} inst. × %{each} × 3 yr");
        case LineUnit::GigabyteMonth:
        case LineUnit::GibibyteMonth:
        case LineUnit::GigabyteDay:
        case LineUnit::Gigabyte:
            break;
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] QString detail(const CostLine& cost, const QuoteLine& line) const
    {
        const QString separator = m_speech.translate("QuoteDocument", "; ");
        QStringList parts;
        if (cost.component == CostComponent::Gpu && !m_row.offer.instance.isEmpty())
            parts << m_row.offer.instance;
        if (const QString how = composition(cost); !how.isEmpty())
            parts << how;
        parts << filled(
            m_speech.translate("QuoteDocument", "%{provider}, %{region}"),
            {{QStringLiteral("provider"), line.provider}, {QStringLiteral("region"), line.region}});
        if (!line.price) {
            parts << noPriceText(cost, m_speech);
            return parts.join(separator);
        }
        if (isQuoted(cost)) {
            parts << filled(
                m_speech.translate("QuoteDocument", "quote of %{date}, valid until %{until}"),
                {{QStringLiteral("date"), dateText(cost.asOf, m_speech)},
                 {QStringLiteral("until"), m_row.offer.validUntil.toString(Qt::ISODate)}});
            return parts.join(separator);
        }
        parts << filled(
            line.stale
                ? m_speech.translate(
                      "QuoteDocument",
                      "public price %{date} [stale], %{source}, %{confidence} confidence")
                : m_speech.translate(
                      "QuoteDocument", "public price %{date}, %{source}, %{confidence} confidence"),
            {{QStringLiteral("date"), dateText(cost.asOf, m_speech)},
             {QStringLiteral("source"), sourceName(line.source)},
             {QStringLiteral("confidence"), confidenceWord(line.confidence, m_speech)}});
        return parts.join(separator);
    }

    const Evaluation& m_evaluation;
    const OfferRow& m_row;
    const Speech& m_speech;
    int m_shelfLife;
    Days m_days;
};

} // namespace

QString sourceName(const QString& source)
{
    const QUrl url(source);
    if (!source.startsWith(QLatin1String("http")) || !url.isValid() || url.host().isEmpty())
        return source;
    const QStringList path = url.path().split(u'/', Qt::SkipEmptyParts);
    const bool codeHost = url.host() == QLatin1String("github.com") ||
        url.host() == QLatin1String("gitee.com") || url.host() == QLatin1String("huggingface.co");
    if (!codeHost || path.size() < 2)
        return url.host();
    const qsizetype owner = path.constFirst() == QLatin1String("datasets") ? 1 : 0;
    return QString(url.host() % u'/' % path.mid(owner, 2).join(u'/'));
}

std::vector<QuoteLine> quoteLines(
    const Evaluation& evaluation, const OfferRow& row, const World& world, const Speech& speech)
{
    const LineWriter writer(evaluation, row, world, speech);
    std::vector<QuoteLine> lines;
    lines.reserve(row.cost->lines.size());
    for (const CostLine& line : row.cost->lines)
        lines.push_back(writer.line(line));
    return lines;
}

} // namespace suanchou
