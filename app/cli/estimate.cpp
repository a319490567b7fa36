// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/base/jsonreader.h"
#include "app/cli/evaluating.h"
#include "app/cli/texttable.h"
#include "app/plan/describe.h"
#include "app/report/evaluationjson.h"

#include <QRegularExpression>

namespace suanchou {

namespace {

constexpr QLatin1String modelOption("model");
constexpr QLatin1String configOption("config");
constexpr QLatin1String measuredOption("measured");
constexpr QLatin1String tokensOption("tokens");
constexpr QLatin1String dataOption("data");
constexpr QLatin1String languageOption("language");
constexpr QLatin1String deadlineOption("deadline");
constexpr QLatin1String gpuOption("gpu");
constexpr QLatin1String gpusOption("gpus");
constexpr QLatin1String stageOption("stage");
constexpr QLatin1String precisionOption("precision");
constexpr QLatin1String sequenceOption("seq-len");
constexpr QLatin1String startOption("start");
constexpr QLatin1String explainOption("explain");

/// Puts options over a plan (an empty one, or a file's) and collects what is wrong with them.
class PlanFromOptions
{
public:
    PlanFromOptions(const Arguments& arguments, Plan plan)
        : m_arguments(arguments)
        , m_plan(std::move(plan))
    {
    }

    Result<Plan> build()
    {
        if (m_arguments.has(tokensOption) && m_arguments.has(dataOption))
            return notTogether("--tokens", "not together with --data");
        if (m_arguments.has(modelOption) && m_arguments.has(configOption))
            return notTogether("--model", "not together with --config");
        if (m_plan.stages.empty())
            return std::move(m_plan); // the check says what is wrong with it
        Stage& stage = m_plan.stages.front();
        readModel(stage);
        readConfig(stage);
        take(tokensOption, [&](const QString& text) {
            return parseTokens(text).map([&](TokenCount n) { stage.data = n; });
        });
        take(dataOption, [&](const QString& text) {
            return parseBytes(text).map([&](Bytes n) { stage.data = n; });
        });
        take(deadlineOption, [&](const QString& text) {
            return parseDeadline(text).map([&](const DeadlineValue& v) { m_plan.deadline = v; });
        });
        take(startOption, [&](const QString& text) {
            return parseDate(text).map([&](QDate day) { m_plan.start = day; });
        });
        take(gpusOption, [&](const QString& text) {
            return wholeNumber(text, 1'000'000).map([&](int n) { stage.gpus = GpuCount(n); });
        });
        take(sequenceOption, [&](const QString& text) {
            return wholeNumber(text, 10'000'000).map([&](int n) { stage.sequence = n; });
        });
        take(stageOption, [&](const QString& text) -> Status {
            const auto kind = stageKindFromName(text);
            stage.kind = kind.value_or(stage.kind);
            return kind ? Status() : notPossible(stageOption, text);
        });
        take(languageOption, [&](const QString& text) -> Status {
            const auto language = textLanguageFromName(text);
            stage.language = language.value_or(stage.language);
            return language ? Status() : notPossible(languageOption, text);
        });
        if (m_arguments.has(precisionOption))
            stage.precision = m_arguments.value(precisionOption).toLower();
        // An offer that the plan has settled on is for its own card.
        if (m_arguments.has(gpuOption))
            m_plan.chosen = {.accelerator = m_arguments.value(gpuOption)};
        readMeasured(stage);
        if (!m_errors.empty())
            return fail(Error{ErrorCode::PlanRefused, {}, std::move(m_errors)});
        return std::move(m_plan);
    }

private:
    static Result<Plan> notTogether(const char* option, const char* reason)
    {
        return fail(optionError(QString::fromLatin1(option), QString::fromLatin1(reason)));
    }

    static Status notPossible(const QString& option, const QString& text)
    {
        Error error =
            fieldError(ErrorCode::JsonFieldValue, QString(QStringLiteral("--") + option), text);
        error.params.insert(
            QStringLiteral("expected"),
            option == languageOption ? QStringLiteral("zh, en or code")
                                     : QStringLiteral("pretrain, continued, sft"));
        return fail(std::move(error));
    }

    static Result<int> wholeNumber(const QString& text, int most)
    {
        const Result<double> number = parseNumber(text);
        if (!number)
            return fail(number.error());
        if (*number != static_cast<int>(std::min<double>(*number, most)) || *number < 1)
            return fail(
                ErrorCode::NumberOutOfRange,
                {{QStringLiteral("text"), text},
                 {QStringLiteral("least"), 1},
                 {QStringLiteral("most"), most}});
        return static_cast<int>(*number);
    }

    /// Reads one option; its error becomes the cause of one that names the option.
    template <class Read>
    void take(const QString& option, Read read)
    {
        if (!m_arguments.has(option))
            return;
        const QString text = m_arguments.value(option);
        const auto done = read(text);
        if (!done)
            m_errors.push_back(optionRefusal(option, text, done.error()));
    }

    void readModel(Stage& stage)
    {
        if (!m_arguments.has(modelOption))
            return;
        const QString text = m_arguments.value(modelOption);
        // A size if it reads as one, else a name; the check says if the library lacks it. A number
        // out of range is a size all the same.
        const Result<ParameterCount> size = parseParameters(text);
        if (size)
            stage.model = *size;
        else if (size.error().code == ErrorCode::NumberOutOfRange)
            take(modelOption, parseParameters);
        else
            stage.model = text;
    }

    void readConfig(Stage& stage)
    {
        if (!m_arguments.has(configOption))
            return;
        const QString path = m_arguments.value(configOption);
        const Result<QJsonObject> config = readFile(path).and_then(parseJsonObject);
        if (config)
            stage.model = ConfiguredModel{configName(path), *config};
        else
            m_errors.push_back(config.error());
    }

    /// A measurement is of the card that is asked for.
    void readMeasured(Stage& stage)
    {
        if (!m_arguments.has(measuredOption))
            return;
        if (m_plan.chosen.accelerator.isEmpty()) {
            Error error = fieldError(ErrorCode::InputMissing, QStringLiteral("--gpu"));
            m_errors.push_back(std::move(error));
            return;
        }
        take(measuredOption, [&](const QString& text) {
            return parseMeasuredSpeed(text).map([&](MeasuredSpeed speed) {
                speed.accelerator = m_plan.chosen.accelerator;
                stage.measured = std::move(speed);
            });
        });
    }

    const Arguments& m_arguments;
    Plan m_plan;
    std::vector<Error> m_errors;
};

QString valueWithRange(const QString& value, const QString& low, const QString& high)
{
    return value + QStringLiteral("  (P10–P90 ") + format::range(low, high) + u')';
}

QString headline(const Evaluation& e, const Speech& speech)
{
    QList<QStringList> rows;
    const auto add = [&](const QString& label, const QString& value) {
        rows.append(QStringList{label, value});
    };
    add(speech.translate("Cli", "Model"), modelEcho(e.work.model, speech));
    add(speech.translate("Cli", "Data"), dataEcho(e.work, speech));
    if (const AcceleratorSizing* s = e.chosenSizing()) {
        const int gpus = e.plan.stages.front().gpus.value_or(s->gpus).value();
        add(speech.translate("Cli", "Cards"),
            (gpus > 0 ? QString::number(gpus) : QString(format::missing)) + QStringLiteral(" × ") +
                s->accelerator);
        if (s->isUsable()) {
            add(speech.translate("Cli", "MFU"),
                valueWithRange(
                    format::percent(s->efficiency.mfu.p50.value()),
                    format::percent(s->efficiency.mfu.p10.value()),
                    format::percent(s->efficiency.mfu.p90.value())) +
                    QStringLiteral(", ") + evidenceText(s->efficiency, speech));
            add(speech.translate("Cli", "Steady days"),
                valueWithRange(
                    format::days(s->steadyDays.p50),
                    format::days(s->steadyDays.p10),
                    format::days(s->steadyDays.p90)));
            add(speech.translate("Cli", "Project days"),
                valueWithRange(
                    format::days(s->projectDays.p50),
                    format::days(s->projectDays.p10),
                    format::days(s->projectDays.p90)));
            add(speech.translate("Cli", "GPU-hours"),
                valueWithRange(
                    format::fixed(s->projectGpuHours.p50.value(), 0),
                    format::fixed(s->projectGpuHours.p10.value(), 0),
                    format::fixed(s->projectGpuHours.p90.value(), 0)));
            add(speech.translate("Cli", "Finish"),
                valueWithRange(
                    format::date(e.finish.p50),
                    format::date(e.finish.p10),
                    format::date(e.finish.p90)));
            add(speech.translate("Cli", "Memory per card"),
                format::gigabytes(s->memory.total()) + QStringLiteral(" / ") +
                    format::gigabytes(s->capacity));
        }
    }
    const OfferRow* row = e.quotedRow();
    if (!row) {
        const QString none(format::missing);
        add(speech.translate("Cli", "Best offer"), none);
        add(speech.translate("Cli", "Total, tax included"), none);
    } else {
        add(speech.translate("Cli", "Best offer"),
            speech.pick(row->offer.provider) + QStringLiteral(", ") + cardsText(row->offer) +
                QStringLiteral(", ") + modeWord(row->offer.mode, speech));
        add(speech.translate("Cli", "Total, tax included"),
            valueWithRange(
                format::moneyWithSign(row->cost->total.p50),
                format::money(row->cost->total.p10),
                format::money(row->cost->total.p90)) +
                (row->cost->complete
                     ? QString()
                     : QStringLiteral(", ") + describe(RowProblem::ComponentsNotPriced, speech)));
    }
    return textTable(rows, {Align::Left, Align::Left});
}

QString findingsText(const Evaluation& e, const Speech& speech)
{
    QString out;
    for (const Finding& finding : e.findings) {
        const FindingText text = describe(finding, speech);
        out += u'[' + severityWord(finding.severity, speech) + QStringLiteral("] ") + text.title +
            QStringLiteral("\n    ") + text.body + u'\n';
    }
    return out;
}

QString estimateText(
    const Evaluation& e, const World& world, const Speech& speech, bool withDerivations)
{
    QString out = headline(e, speech) + u'\n' + findingsText(e, speech);
    if (withDerivations) {
        out += u'\n';
        for (const Derivation& derivation : e.derivations)
            out += derivationText(derivation, world.assumptions, speech);
    }
    return out;
}

class EstimateCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("estimate"); }
    [[nodiscard]] QString summary(const Speech& speech) const override
    {
        return speech.translate("Cli", "GPU-hours, cards, days and cost of a plan");
    }
    [[nodiscard]] QString synopsis() const override
    {
        return QStringLiteral("[PLAN] [--model 13B | --config CONFIG.json] [--tokens 300B | --data "
                              "1.2TB --language zh] "
                              "[--deadline 30d] [--start DAY]"
                              " [--gpu H800] [--gpus N] [--measured \"480 TFLOPS\"] [--stage "
                              "pretrain] [--precision bf16] "
                              "[--seq-len 4096] [--ASSUMPTION VALUE]"
                              " [--workspace FILE] [--explain]");
    }

    [[nodiscard]] bool takesAssumptions() const override { return true; }

    ExitCode run(const QStringList& arguments, CommandContext& context) const override
    {
        QList<QCommandLineOption> options{QCommandLineOption(explainOption)};
        for (const QLatin1String option :
             {modelOption,
              configOption,
              measuredOption,
              tokensOption,
              dataOption,
              languageOption,
              deadlineOption,
              startOption,
              gpuOption,
              gpusOption,
              stageOption,
              precisionOption,
              sequenceOption})
            options.append(QCommandLineOption(option, {}, QStringLiteral("value")));
        return runEvaluating(
            name(),
            arguments,
            options,
            context,
            [](const Arguments& parsed, CommandContext& in) -> Result<Plan> {
                Result<Plan> plan =
                    parsed.positional().isEmpty() ? Result<Plan>(Plan()) : readOnePlan(parsed, in);
                return plan.and_then([&parsed](Plan& base) {
                    return PlanFromOptions(parsed, std::move(base)).build();
                });
            },
            [](const Evaluation& e,
               const Arguments& parsed,
               const Speech& speech,
               CommandContext& in) -> Result<QByteArray> {
                if (parsed.common().json)
                    return jsonBytes(estimateJson(e, *in.world, speech));
                return estimateText(e, *in.world, speech, parsed.has(explainOption)).toUtf8();
            });
    }
};

} // namespace

std::unique_ptr<Command> makeEstimateCommand()
{
    return std::make_unique<EstimateCommand>();
}

} // namespace suanchou
