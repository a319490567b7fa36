// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/jsonreader.h"
#include "app/cli/command.h"
#include "app/cli/options.h"
#include "app/plan/assumptionids.h"
#include "app/plan/describe.h"
#include "app/report/evaluationjson.h"
#include "app/sizing/throughputpredictor.h"

#include <QIODevice>
#include <QJsonArray>

namespace suanchou {

namespace {

constexpr QLatin1String batchOption("batch");
constexpr QLatin1String kindOption("kind");

/// What is predicted of each row.
enum class BatchKind { Rate, Run };

/// The prediction of one row.
struct RowPrediction
{
    Range<double> range; ///< tokens a second and card, or card hours
    double mfuPercent = 0;
    double memoryGigabytes = 0; ///< of one card
    bool fits = false;
    QString layout;
};

/// The predictions of a table, written.
struct BatchResult
{
    QByteArray csv;
    qint64 rows = 0;
    QJsonArray predictions;
    QJsonArray errors; ///< of rows without a prediction
};

/// Six significant digits, as programs read them.
QString digits(double value)
{
    return QString::number(value, 'g', 6);
}

QStringList header(BatchKind kind)
{
    return {
        QStringLiteral("id"),
        kind == BatchKind::Rate ? QStringLiteral("pred_tokens_per_s_per_gpu")
                                : QStringLiteral("pred_gpu_hours"),
        QStringLiteral("pred_p10"),
        QStringLiteral("pred_p90"),
        QStringLiteral("pred_mfu_pct"),
        QStringLiteral("pred_memory_gb_per_gpu"),
        QStringLiteral("fits"),
        QStringLiteral("layout"),
        QStringLiteral("error"),
    };
}

/// The cells of a prediction between id and error.
QStringList cellsOf(const RowPrediction& prediction)
{
    return {
        digits(prediction.range.p50),
        digits(prediction.range.p10),
        digits(prediction.range.p90),
        digits(prediction.mfuPercent),
        digits(prediction.memoryGigabytes),
        prediction.fits ? QStringLiteral("yes") : QStringLiteral("no"),
        prediction.layout,
    };
}

/// The same by the names of the columns.
QJsonObject jsonOf(
    const RowPrediction& prediction, const QStringList& columns, qsizetype row, const QString& id)
{
    const auto number = [](double value) { return digits(value).toDouble(); };
    return {
        {QStringLiteral("row"), CsvTable::rowNumber(row)},
        {columns.at(0), id},
        {columns.at(1), number(prediction.range.p50)},
        {columns.at(2), number(prediction.range.p10)},
        {columns.at(3), number(prediction.range.p90)},
        {columns.at(4), number(prediction.mfuPercent)},
        {columns.at(5), number(prediction.memoryGigabytes)},
        {columns.at(6), prediction.fits},
        {columns.at(7), prediction.layout},
    };
}

Result<RowPrediction> predictRow(
    const CsvTable& table,
    qsizetype row,
    BatchKind kind,
    const ThroughputPredictor& predictor,
    const AssumptionSet& assumptions)
{
    const MemoryAssumptions memory{
        .stateBytesPerParameter = assumptions.value(assumption::stateBytesPerParameter),
        .reserveFraction = assumptions.value(assumption::memoryReserveFraction),
        .reserve = gigabytes(assumptions.value(assumption::memoryReserveGigabytes)),
    };
    const Result<TrainingInput> input = readTrainingInput(table, row);
    if (!input)
        return fail(input.error());
    if (kind == BatchKind::Run && !input->tokens)
        return fail(fieldError(ErrorCode::InputMissing, QStringLiteral("tokens_b")));
    const Result<ThroughputPrediction> prediction = predictor.predict(*input, memory);
    if (!prediction)
        return fail(prediction.error());
    const Range<double> range = kind == BatchKind::Rate
        ? prediction->rate.map([](TokensPerSecond rate) { return rate.value(); })
        : projectGpuHours(
              *prediction, *input->tokens, Utilisation(assumptions.value(assumption::runFactor)))
              .map([](GpuHours hours) { return hours.value(); });
    const TrainingSetup& setup = prediction->setup;
    return RowPrediction{
        .range = range,
        .mfuPercent = prediction->mfu.p50.value() * 100.0,
        .memoryGigabytes = inGigabytes(setup.memory.total()),
        .fits = setup.fits,
        .layout = setup.layout.text(),
    };
}

BatchResult predictAll(
    const CsvTable& table,
    BatchKind kind,
    const ThroughputPredictor& predictor,
    const World& world,
    const Speech& speech)
{
    const AssumptionOverrides none;
    const AssumptionSet assumptions(world.assumptions, none);
    const QStringList columns = header(kind);
    BatchResult out;
    out.csv = csvLine(columns).toUtf8() + '\n';
    out.rows = table.rowCount();
    for (qsizetype row = 0; row < table.rowCount(); ++row) {
        const Result<RowPrediction> predicted =
            predictRow(table, row, kind, predictor, assumptions);
        QStringList line{table.cell(row, columns.constFirst())};
        if (predicted) {
            out.predictions.append(jsonOf(*predicted, columns, row, line.constFirst()));
            line += cellsOf(*predicted);
            line += QString();
        } else {
            line.resize(columns.size() - 1);
            line += describe(predicted.error(), speech);
            QJsonObject error =
                errorJson(predicted.error(), speech).value(QLatin1String("error")).toObject();
            error.insert(QStringLiteral("row"), CsvTable::rowNumber(row));
            error.insert(QStringLiteral("id"), line.constFirst());
            out.errors.append(error);
        }
        out.csv += csvLine(line).toUtf8() + '\n';
    }
    return out;
}

/// "predict --batch IN.csv": one prediction per row, from the columns that describe a set-up.
class PredictCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("predict"); }
    [[nodiscard]] QString summary(const Speech& speech) const override
    {
        return speech.translate("Cli", "Predicts the training speed of every row of a table");
    }
    [[nodiscard]] QString synopsis() const override
    {
        return QStringLiteral("--batch IN.csv [--kind rate|run] [-o OUT.csv|-]");
    }

    ExitCode run(const QStringList& arguments, CommandContext& context) const override
    {
        const CommonOptions seen = peekCommonOptions(arguments, context.systemLanguage);
        const Speech speech(seen.language);
        const auto refused = [&](const Error& error) {
            return refuse(error, seen.json, speech, context);
        };
        const Result<Arguments> parsed = Arguments::parse(
            name(),
            arguments,
            {QCommandLineOption(batchOption, {}, QStringLiteral("file")),
             QCommandLineOption(kindOption, {}, QStringLiteral("rate|run"))},
            context.systemLanguage);
        if (!parsed)
            return refused(parsed.error());
        const Result<BatchKind> kind = kindOf(*parsed);
        if (!kind)
            return refused(kind.error());
        const Result<CsvTable> table =
            readBatch(parsed->value(batchOption), context.input)
                .and_then([](const QByteArray& bytes) { return CsvTable::parse(bytes); });
        if (!table)
            return refused(table.error());
        if (const Status columns = checkTrainingColumns(*table); !columns)
            return refused(columns.error());
        const World& world = *context.world;
        const Result<ThroughputPredictor> predictor =
            readFile(QStringLiteral(":/facts/evidence/throughput.csv"))
                .and_then([&](const QByteArray& bytes) {
                    return ThroughputPredictor::parse(bytes, world.hardware, world.models);
                });
        if (!predictor)
            return refused(predictor.error());
        const BatchResult result = predictAll(*table, *kind, *predictor, world, speech);
        return write(result, parsed->common(), speech, context);
    }

private:
    /// The table. With --json the summary to the output: beside the file of the table, or with the
    /// predictions in it where there is none, for table and summary cannot share one stream.
    static ExitCode write(
        const BatchResult& result,
        const CommonOptions& common,
        const Speech& speech,
        CommandContext& context)
    {
        if (!common.json)
            return deliver(result.csv, common.out, false, speech, context);
        QJsonObject summary{
            {QStringLiteral("schema"), QStringLiteral("suanchou.predict/1")},
            {QStringLiteral("rows"), result.rows},
            {QStringLiteral("predicted"), result.predictions.size()},
            {QStringLiteral("errors"), result.errors},
        };
        if (isStandardOutput(common.out))
            summary.insert(QStringLiteral("predictions"), result.predictions);
        else if (const ExitCode written = deliver(result.csv, common.out, true, speech, context);
                 written != ExitCode::Done)
            return written;
        return deliver(jsonBytes(summary), {}, true, speech, context);
    }

    /// Judges the arguments as a whole.
    static Result<BatchKind> kindOf(const Arguments& parsed)
    {
        const auto missing = [](const QString& what) {
            return fail(
                ErrorCode::UsageMissingArgument,
                {{QStringLiteral("command"), QStringLiteral("predict")},
                 {QStringLiteral("value"), what}});
        };
        if (!parsed.positional().isEmpty())
            return fail(
                ErrorCode::UsageUnexpectedArgument,
                {{QStringLiteral("command"), QStringLiteral("predict")},
                 {QStringLiteral("value"), parsed.positional().constFirst()}});
        if (parsed.value(batchOption).isEmpty())
            return missing(QStringLiteral("--batch IN.csv"));
        const QString kind =
            parsed.has(kindOption) ? parsed.value(kindOption) : QStringLiteral("rate");
        if (kind == QLatin1String("rate"))
            return BatchKind::Rate;
        if (kind == QLatin1String("run"))
            return BatchKind::Run;
        return fail(
            ErrorCode::UsageOption,
            {{QStringLiteral("option"), QStringLiteral("--kind")},
             {QStringLiteral("reason"), QStringLiteral("rate | run")}});
    }

    static Result<QByteArray> readBatch(const QString& path, QIODevice& input)
    {
        if (path == QLatin1String("-"))
            return input.readAll();
        return readFile(path);
    }
};

} // namespace

std::unique_ptr<Command> makePredictCommand()
{
    return std::make_unique<PredictCommand>();
}

} // namespace suanchou
