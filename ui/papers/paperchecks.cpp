// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/paperchecks.h"

#include "app/base/format.h"
#include "app/plan/describe.h"

#include <QCoreApplication>

#include <algorithm>

namespace suanchou::ui {

namespace {

/// Texts of the checks: the context of its translations.
class Checks
{
    Q_DECLARE_TR_FUNCTIONS(suanchou::ui::PaperChecks)

public:
    Checks(const QuoteDocument& document, const Evaluation& evaluation, const Speech& speech)
        : m_document(document)
        , m_evaluation(evaluation)
        , m_speech(speech)
    {
    }

    std::vector<ValueItem> all()
    {
        sums();
        prices();
        lateness();
        parties();
        return std::move(m_items);
    }

private:
    void add(
        bool good,
        const QString& label,
        const QString& below,
        Severity severity = Severity::Warning)
    {
        m_items.push_back(checkItem(severity, good, label, below));
    }

    void sums()
    {
        std::int64_t gross = 0;
        std::int64_t net = 0;
        std::int64_t tax = 0;
        for (const QuoteLine& line : m_document.lines) {
            if (!line.amount)
                continue;
            gross += line.amount->gross.minor;
            net += line.amount->net.minor;
            tax += line.amount->tax.minor;
        }
        const bool adds = gross == m_document.total.minor && net == m_document.net.minor &&
            tax == m_document.tax.minor && net + tax == gross;
        add(adds,
            adds ? tr("The lines add up to the total") : tr("The lines do not add up to the total"),
            format::moneyWithSign(m_document.total),
            Severity::Error);
        if (!m_document.capitals.isEmpty())
            add(true, tr("Total in words agrees"), m_document.capitals);
        if (!m_document.complete)
            add(false, tr("Not every line has a price"), m_document.incompleteNote);
    }

    void prices()
    {
        const auto count = [this](auto predicate) {
            return static_cast<int>(
                std::count_if(m_document.lines.begin(), m_document.lines.end(), predicate));
        };
        const int stale = count([](const QuoteLine& line) { return line.price && line.stale; });
        if (stale > 0)
            add(false,
                tr("%n price(s) past their shelf life", nullptr, stale),
                tr("marked on the line"));
        const OfferRow* row = m_evaluation.quotedRow();
        bool doubted = stale > 0;
        for (const RowProblem problem : {RowProblem::PriceAfterToday, RowProblem::LowConfidence}) {
            if (!row || !row->has(problem))
                continue;
            doubted = true;
            add(false, describe(problem, m_speech), dateText(row->offer.asOf, m_speech));
        }
        if (!doubted)
            add(true,
                tr("All prices are fresh"),
                tr("catalogue of %1").arg(m_document.catalogDate));
        const int assumed =
            count([](const QuoteLine& line) { return line.price && line.taxAssumed; });
        if (assumed > 0)
            add(false,
                tr("Tax basis assumed on %n line(s)", nullptr, assumed),
                tr("said in the notes"),
                Severity::Info);
    }

    void lateness()
    {
        const auto late = std::find_if(
            m_evaluation.findings.begin(), m_evaluation.findings.end(), [](const Finding& finding) {
                return finding.code == FindingCode::DeadlineMissed ||
                    finding.code == FindingCode::DeadlineAtRisk;
            });
        if (late == m_evaluation.findings.end()) {
            if (m_evaluation.deadline)
                add(true, tr("In time, also at P90"), format::date(m_evaluation.finish.p90));
            return;
        }
        const FindingText text = describe(*late, m_speech);
        add(false, text.title, {}, late->severity);
    }

    void parties()
    {
        QStringList blanks;
        if (m_document.parties.buyer.trimmed().isEmpty())
            blanks << tr("buyer");
        if (m_document.parties.seller.trimmed().isEmpty())
            blanks << tr("seller");
        if (!blanks.isEmpty())
            add(false,
                tr("Parties are blank"),
                tr("%1: a line to write on is printed").arg(blanks.join(tr(", "))),
                Severity::Info);
    }

    const QuoteDocument& m_document;
    const Evaluation& m_evaluation;
    const Speech& m_speech;
    std::vector<ValueItem> m_items;
};

} // namespace

std::vector<ValueItem> paperChecks(
    const QuoteDocument& document, const Evaluation& evaluation, const Speech& speech)
{
    return Checks(document, evaluation, speech).all();
}

int openChecks(const std::vector<ValueItem>& checks)
{
    return static_cast<int>(std::count_if(checks.begin(), checks.end(), [](const ValueItem& item) {
        return item.kind == ValueItem::Kind::Check && item.tone != Tone::Ok;
    }));
}

} // namespace suanchou::ui
