// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/summarytext.h"

#include "app/base/format.h"
#include "app/plan/describe.h"
#include "ui/widgets/valuelist.h"

#include <QCoreApplication>

#include <algorithm>

namespace suanchou::ui {

namespace {

/// Texts of the strip: the context of its translations.
class Strip
{
    Q_DECLARE_TR_FUNCTIONS(suanchou::ui::SummaryStrip)

public:
    Strip(const Evaluation* evaluation, const Speech& speech)
        : m_evaluation(evaluation)
        , m_speech(speech)
        , m_sizing(evaluation ? evaluation->chosenSizing() : nullptr)
    {
        if (m_sizing && !m_sizing->isUsable())
            m_sizing = nullptr;
    }

    [[nodiscard]] SummaryContent work() const
    {
        SummaryContent cell = empty(tr("Compute"));
        if (!m_sizing)
            return cell;
        const Range<double> hours =
            m_sizing->projectGpuHours.map([](GpuHours value) { return value.value(); });
        const format::Scaled middle = format::gpuHours(GpuHours(hours.p50), m_speech);
        cell.figures = {{middle.number, middle.unit, {}, {}}};
        const auto text = [&](double value) {
            const format::Scaled own = format::gpuHours(GpuHours(value), m_speech);
            return own.unit == middle.unit ? own.number : own.text();
        };
        cell.below = format::range(text(hours.p10), text(hours.p90));
        cell.range = hours;
        cell.full = fill(
            tr("%{hours} GPU-hours on %{card}; P10 to P90 in the line below"),
            {{"hours", format::fixed(hours.p50, 0)}, {"card", m_sizing->accelerator}});
        return cell;
    }

    [[nodiscard]] SummaryContent scale() const
    {
        SummaryContent cell = empty(tr("GPUs × days"));
        if (!m_sizing)
            return cell;
        const Range<Days>& days = m_sizing->projectDays;
        cell.figures = {
            {QString(
                 QString::number(m_sizing->gpus.value()) % QStringLiteral(" × ") %
                 format::days(days.p50)),
             tr("GPU × days"),
             {},
             {}}};
        cell.below = fill(
            tr("%{range} days"),
            {{"range", format::range(format::days(days.p10), format::days(days.p90))}});
        cell.range = days.map([](Days value) { return value.value(); });
        cell.full = fill(
            tr("%{gpus} × %{card}, %{days} days"),
            {{"gpus", QString::number(m_sizing->gpus.value())},
             {"card", m_sizing->accelerator},
             {"days", format::days(days.p50)}});
        return cell;
    }

    [[nodiscard]] SummaryContent finish() const
    {
        SummaryContent cell = empty(tr("Finish"));
        if (!m_sizing || !m_evaluation->finish.p50.isValid())
            return cell;
        const QDate day = m_evaluation->finish.p50;
        cell.figures = {{format::date(day), {}, {}, {}}};
        cell.full = fill(
            tr("P10 %{early}, P90 %{late}"),
            {{"early", format::date(m_evaluation->finish.p10)},
             {"late", format::date(m_evaluation->finish.p90)}});
        if (!m_evaluation->deadline) {
            cell.below = tr("no deadline");
            return cell;
        }
        const QDate deadline = *m_evaluation->deadline;
        const auto spare = static_cast<int>(day.daysTo(deadline));
        const QString limit = deadline.toString(
            deadline.year() == day.year() ? QStringLiteral("MM-dd") : QStringLiteral("yyyy-MM-dd"));
        cell.warn = spare < 0;
        cell.below = (spare < 0 ? tr("deadline %1, %n day(s) late", nullptr, -spare)
                                : tr("deadline %1, %n day(s) left", nullptr, spare))
                         .arg(limit);
        return cell;
    }

    [[nodiscard]] SummaryContent total() const
    {
        SummaryContent cell = empty(tr("Total P50, tax included"));
        const OfferRow* row = m_evaluation ? m_evaluation->quotedRow() : nullptr;
        if (!row || !row->cost)
            return cell;
        const Range<Money>& range = row->cost->total;
        const format::Scaled middle = format::moneyShort(range.p50, m_speech);
        cell.figures = {{middle.number, middle.unit, {}, {}}};
        const auto text = [&](Money amount) {
            const format::Scaled own = format::moneyShort(amount, m_speech);
            return own.unit == middle.unit ? own.number : own.text();
        };
        cell.below = format::range(text(range.p10), text(range.p90));
        cell.range = range.map([](Money amount) { return amount.toMajor(); });
        cell.full = format::moneyWithSign(range.p50) % QStringLiteral(", ") %
            m_speech.pick(row->offer.provider);
        if (!row->cost->complete) {
            cell.caption = tr("Total P50, incomplete");
            cell.full += QStringLiteral(", ") % describe(RowProblem::ComponentsNotPriced, m_speech);
        }
        return cell;
    }

    [[nodiscard]] SummaryContent offer() const
    {
        const bool chosen = m_evaluation && !m_evaluation->plan.chosen.offer.isEmpty() &&
            m_evaluation->quoted != m_evaluation->best;
        SummaryContent cell = empty(chosen ? tr("Chosen offer") : tr("Best offer"));
        const OfferRow* row = m_evaluation ? m_evaluation->quotedRow() : nullptr;
        if (!row || !row->cost) {
            if (m_evaluation)
                cell.below = tr("none can be ordered");
            return cell;
        }
        cell.figures = {{m_speech.pick(row->offer.provider), {}, {}, {}}};
        const QString price = fill(
            tr("%{mode}, %{price} %{currency}/GPU-h"),
            {{"mode", modeWord(row->offer.mode, m_speech)},
             {"price", format::fixed(row->cost->pricePerGpuHour.value.toDouble(), 2)},
             {"currency",
              m_speech.isChinese() && row->cost->pricePerGpuHour.currency == Currency::CNY
                  ? QStringLiteral("元")
                  : QString(currencyCode(row->cost->pricePerGpuHour.currency))}});
        cell.below = price;
        cell.full = price % QStringLiteral(", ") % cardsText(row->offer) % QStringLiteral(", ") %
            dateText(row->offer.asOf, m_speech);
        // A doubt about the price stands in its place: there is room for one of them.
        for (const RowProblem problem :
             {RowProblem::PriceAfterToday, RowProblem::Stale, RowProblem::LowConfidence}) {
            if (row->has(problem)) {
                cell.warn = true;
                cell.below = modeWord(row->offer.mode, m_speech) %
                    (m_speech.isChinese() ? QStringLiteral("，") : QStringLiteral(", ")) %
                    describe(problem, m_speech);
                break;
            }
        }
        return cell;
    }

    [[nodiscard]] SummaryContent findings() const
    {
        SummaryContent cell = empty(tr("Findings"));
        if (!m_evaluation)
            return cell;
        if (m_evaluation->findings.empty()) {
            cell.figures = {{tr("none"), {}, QStringLiteral("check"), Tone::Ok}};
            return cell;
        }
        cell.figures.clear();
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
            const auto count = std::count_if(
                m_evaluation->findings.begin(),
                m_evaluation->findings.end(),
                [severity](const Finding& finding) { return finding.severity == severity; });
            if (count > 0)
                cell.figures.push_back(
                    {QString::number(count),
                     severityCount(severity, static_cast<int>(count)),
                     iconOf(severity),
                     toneOf(severity)});
        }
        cell.below = describe(m_evaluation->findings.front(), m_speech).title;
        return cell;
    }

private:
    using Values = std::initializer_list<std::pair<const char*, QString>>;

    [[nodiscard]] static QString fill(const QString& pattern, const Values& values)
    {
        QHash<QString, QString> map;
        for (const auto& [name, value] : values)
            map.insert(QString::fromLatin1(name), value);
        return filled(pattern, map);
    }

    [[nodiscard]] static SummaryContent empty(const QString& caption)
    {
        SummaryContent cell;
        cell.caption = caption;
        cell.figures = {{QString(format::missing), {}, {}, {}}};
        return cell;
    }

    [[nodiscard]] static QString severityCount(Severity severity, int count)
    {
        switch (severity) {
        case Severity::Error:
            return tr("problem(s)", "after a number", count);
        case Severity::Warning:
            return tr("warning(s)", "after a number", count);
        case Severity::Info:
            return tr("note(s)", "after a number", count);
        }
        Q_UNREACHABLE();
    }

    const Evaluation* m_evaluation;
    const Speech& m_speech;
    const AcceleratorSizing* m_sizing;
};

} // namespace

std::array<SummaryContent, 6> summaryOf(const Evaluation* evaluation, const Speech& speech)
{
    const Strip strip(evaluation, speech);
    return {
        strip.work(),
        strip.scale(),
        strip.finish(),
        strip.total(),
        strip.offer(),
        strip.findings()};
}

} // namespace suanchou::ui
