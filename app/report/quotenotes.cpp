// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/plan/assumptionids.h"
#include "app/plan/describe.h"
#include "app/report/quotelines.h"

#include <algorithm>

namespace suanchou {

namespace {

/// Share of paid capacity from which idle time is worth a sentence: rounding to whole hours is not.
constexpr double idleWorthSaying = 0.01;

QString sentenceOf(const FindingText& text, const Speech& speech)
{
    if (text.body.isEmpty())
        return text.title;
    return filled(
        speech.translate("QuoteDocument", "%{title}: %{body}"),
        {{QStringLiteral("title"), text.title}, {QStringLiteral("body"), text.body}});
}

/// Whether a finding belongs on a paper that leaves the house: it concerns the work or the quoted
/// price and no other note says it. Other offers and other cards are the buyer's own business.
bool isForPaper(const Finding& finding)
{
    switch (finding.code) {
    case FindingCode::ConfigRead:
        return finding.severity == Severity::Warning;
    case FindingCode::StartInPast:
    case FindingCode::DeadlineMissed:
    case FindingCode::DeadlineAtRisk:
    case FindingCode::MemoryTooSmall:
    case FindingCode::PrecisionUnsupported:
    case FindingCode::TokensFarBelowOptimal:
    case FindingCode::NoMeasurement:
    case FindingCode::FewMeasurements:
    case FindingCode::PreferredRegionCannotCarry:
    case FindingCode::AbroadAllowed:
    case FindingCode::CurrencyConverted:
    case FindingCode::QuoteExpiresSoon:
    case FindingCode::QuoteExpiresBeforeStart:
        return true;
    case FindingCode::MeasuredOnOtherCard:
    case FindingCode::SupplyLimited:
    case FindingCode::CardFormAssumed:
    case FindingCode::FitsNoCard:
    case FindingCode::NoOffer:
    case FindingCode::OtherCardCanCarry:
    case FindingCode::BestPriceStale:
    case FindingCode::BestPriceLowConfidence:
    case FindingCode::ComponentsNotPriced:
    case FindingCode::TaxBasisAssumed:
    case FindingCode::RegionNotStated:
    case FindingCode::ModeCrossing:
    case FindingCode::SubscriptionIdle:
    case FindingCode::CheaperOnOtherCard:
    case FindingCode::CheaperButUncertain:
    case FindingCode::RegionHasNoPrice:
    case FindingCode::InterconnectNotStated:
    case FindingCode::CatalogStale:
    case FindingCode::OfferIsReceivedQuote:
        return false;
    }
    Q_UNREACHABLE();
}

class NoteWriter
{
public:
    NoteWriter(
        const Evaluation& evaluation,
        const OfferRow& row,
        const QuoteDocument& document,
        const World& world,
        const Speech& speech)
        : m_evaluation(evaluation)
        , m_row(row)
        , m_document(document)
        , m_assumptions(world.assumptions, evaluation.plan.assumptions)
        , m_speech(speech)
        , m_sizing(*evaluation.chosenSizing())
    {
    }

    [[nodiscard]] std::vector<QString> notes() const
    {
        std::vector<QString> out{arithmetic(), rangeMeaning(), runFactor()};
        const auto addIf = [&out](bool wanted, const QString& text) {
            if (wanted)
                out.push_back(text);
        };
        const double idle = m_row.cost->idleGpuHours / m_row.cost->paidGpuHours;
        addIf(idle >= idleWorthSaying, idleCapacity(idle));
        addIf(anyLine([](const QuoteLine& l) { return l.price && l.taxAssumed; }), taxBasis());
        addIf(anyLine([](const QuoteLine& l) { return l.price && l.stale; }), stalePrices());
        addIf(
            anyLine([](const QuoteLine& l) { return l.price && l.confidence == Confidence::Low; }),
            m_speech.translate(
                "QuoteDocument",
                "Prices of low confidence are second-hand readings: have the provider confirm "
                "them."));
        addIf(
            m_row.has(RowProblem::RegionNotStated),
            m_speech.translate(
                "QuoteDocument",
                "The price source names no region: ask the provider where the instances stand."));
        addIf(!m_document.complete, m_document.incompleteNote);
        addProblems(out);
        addFindings(out);
        out.push_back(sources());
        return out;
    }

private:
    template <class Predicate>
    [[nodiscard]] bool anyLine(Predicate predicate) const
    {
        return std::any_of(m_document.lines.begin(), m_document.lines.end(), predicate);
    }

    [[nodiscard]] QString arithmetic() const
    {
        return m_speech.translate(
            "QuoteDocument",
            "Amount = quantity × unit price, each line rounded to 0.01; the period is already part "
            "of "
            "the quantity. A price that includes tax gives the amount with tax, one that excludes "
            "it "
            "the net amount. Net + tax = amount with tax, in each line and in total.");
    }

    [[nodiscard]] QString rangeMeaning() const
    {
        const Range<Money>& total = m_row.cost->total;
        const QString pattern = total.p10 == total.p90
            ? m_speech.translate(
                  "QuoteDocument",
                  "Durations are P50 estimates: one run in two needs less. P10–P90 holds four runs "
                  "in "
                  "five; it comes from the spread of training efficiency (%{evidence}). The terms "
                  "paid "
                  "for cover all of it: the total stays %{p90}.")
            : m_speech.translate(
                  "QuoteDocument",
                  "The total is the P50 estimate: one run in two needs less. P10–P90 holds four "
                  "runs in "
                  "five; it comes from the spread of training efficiency (%{evidence}). In the P90 "
                  "case "
                  "the total is %{p90}.");
        return filled(
            pattern,
            {{QStringLiteral("evidence"), evidenceText(m_sizing.efficiency, m_speech)},
             {QStringLiteral("p90"), format::moneyWithSign(total.p90)}});
    }

    [[nodiscard]] QString runFactor() const
    {
        return filled(
            m_speech.translate(
                "QuoteDocument",
                "At steady speed the training takes %{steadyDays} days, %{steadyHours}. Failures, "
                "restarts and checks make it %{projectDays} days, %{projectHours} (run factor "
                "%{factor}); the quantities are based on these."),
            {{QStringLiteral("steadyDays"), format::days(m_sizing.steadyDays.p50)},
             {QStringLiteral("steadyHours"), hours(m_sizing.steadyGpuHours.p50)},
             {QStringLiteral("projectDays"), format::days(m_sizing.projectDays.p50)},
             {QStringLiteral("projectHours"), hours(m_sizing.projectGpuHours.p50)},
             {QStringLiteral("factor"),
              QString(
                  format::trimmed(m_assumptions.value(assumption::runFactor) * 100.0, 2) % u'%')}});
    }

    [[nodiscard]] QString idleCapacity(double share) const
    {
        return filled(
            m_speech.translate(
                "QuoteDocument",
                "Whole instances and whole terms are paid for: of %{paid} paid, %{idle} (%{share}) "
                "stand idle and are in the total."),
            {{QStringLiteral("paid"), hours(m_row.cost->paidGpuHours)},
             {QStringLiteral("idle"), hours(m_row.cost->idleGpuHours)},
             {QStringLiteral("share"), format::percent(share)}});
    }

    [[nodiscard]] QString taxBasis() const
    {
        // Abroad, silence means without tax (see TaxPolicy).
        const bool included =
            m_row.offer.mainland && m_assumptions.flag(assumption::listPricesIncludeVat);
        const QString pattern = included
            ? m_speech.translate(
                  "QuoteDocument",
                  "Where the price source does not say whether tax is included, the price counts "
                  "as "
                  "including %{rate} tax: have the provider confirm it.")
            : m_speech.translate(
                  "QuoteDocument",
                  "Where the price source does not say whether tax is included, the price counts "
                  "as "
                  "excluding %{rate} tax: have the provider confirm it.");
        return filled(pattern, {{QStringLiteral("rate"), m_document.taxRate}});
    }

    [[nodiscard]] QString stalePrices() const
    {
        const auto stale = std::count_if(
            m_document.lines.begin(), m_document.lines.end(), [](const QuoteLine& line) {
                return line.price && line.stale;
            });
        return filled(
            m_speech.translate(
                "QuoteDocument",
                "[stale] marks a price that is undated or older than %{days} days, on this paper "
                "%{count} of %{all} lines: check again before signing."),
            {{QStringLiteral("days"),
              format::trimmed(m_assumptions.value(assumption::priceShelfLife), 0)},
             {QStringLiteral("count"), QString::number(stale)},
             {QStringLiteral("all"), QString::number(m_document.lines.size())}});
    }

    /// What rules the row out as the best one, and what had to be assumed about its card.
    void addProblems(std::vector<QString>& out) const
    {
        if (m_row.has(RowProblem::RegionNotAllowed))
            out.push_back(m_speech.translate(
                "QuoteDocument", "The offer lies outside the regions that the plan allows."));
        if (m_row.has(RowProblem::PriceAfterToday))
            out.push_back(m_speech.translate(
                "QuoteDocument", "The price is dated after the day of this paper."));
        if (m_row.has(RowProblem::Interruptible))
            out.push_back(m_speech.translate(
                "QuoteDocument",
                "Spot capacity can be taken back at any time; what interruptions cost is not in "
                "the total."));
        if (m_row.has(RowProblem::FormAssumed))
            out.push_back(filled(
                m_speech.translate(
                    "QuoteDocument",
                    "The price names the card as %{card} only; %{accelerator} is assumed: have the "
                    "provider confirm it."),
                {{QStringLiteral("card"), m_row.offer.card},
                 {QStringLiteral("accelerator"), m_row.offer.accelerator}}));
    }

    void addFindings(std::vector<QString>& out) const
    {
        for (const Finding& finding : m_evaluation.findings) {
            if (isForPaper(finding))
                out.push_back(sentenceOf(describe(finding, m_speech), m_speech));
        }
    }

    [[nodiscard]] QString sources() const
    {
        QStringList all;
        for (const QuoteLine& line : m_document.lines) {
            if (line.price && !all.contains(line.source))
                all << line.source;
        }
        return filled(
            m_speech.translate("QuoteDocument", "Price sources: %{sources}"),
            {{QStringLiteral("sources"), all.join(m_speech.translate("QuoteDocument", "; "))}});
    }

    [[nodiscard]] QString hours(GpuHours value) const
    {
        return format::gpuHours(value, m_speech).text();
    }

    const Evaluation& m_evaluation;
    const OfferRow& m_row;
    const QuoteDocument& m_document;
    AssumptionSet m_assumptions;
    const Speech& m_speech;
    const AcceleratorSizing& m_sizing;
};

} // namespace

std::vector<QString> quoteNotes(
    const Evaluation& evaluation,
    const OfferRow& row,
    const QuoteDocument& document,
    const World& world,
    const Speech& speech)
{
    return NoteWriter(evaluation, row, document, world, speech).notes();
}

} // namespace suanchou
