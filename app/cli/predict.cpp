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

/// The predictions of a table, written.
struct BatchResult
{
    QByteArray csv;
    qint64 rows = 0;
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
Result<QStringList> predictedCells(
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
    return QStringList{
        digits(range.p50),
        digits(range.p10),
        digits(range.p90),
        digits(prediction->mfu.p50.value() * 100.0),
        digits(inGigabytes(setup.memory.total())),
        setup.fits ? QStringLiteral("yes") : QStringLiteral("no"),
        setup.layout.text(),
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
        const Result<QStringList> cells = predictedCells(table, row, kind, predictor, assumptions);
        QStringList line{table.cell(row, columns.constFirst())};
        if (cells) {
            line += *cells;
            line += QString();
        } else {
            line.resize(columns.size() - 1);
            line += describe(cells.error(), speech);
            QJsonObject error =
                errorJson(cells.error(), speech).value(QLatin1String("error")).toObject();
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
        return QStringLiteral("--batch IN.csv [--kind rate|run] [-o OUT.csv]");
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
        const ExitCode written =
            deliver(result.csv, parsed->common().out, seen.json, speech, context);
        if (written != ExitCode::Done || !seen.json)
            return written;
        const QJsonObject summary{
            {QStringLiteral("schema"), QStringLiteral("suanchou.predict/1")},
            {QStringLiteral("rows"), result.rows},
            {QStringLiteral("predicted"), result.rows - result.errors.size()},
            {QStringLiteral("errors"), result.errors},
        };
        return deliver(jsonBytes(summary), {}, true, speech, context);
    }

private:
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
        // The table and its summary cannot share one stream.
        if (parsed.common().json && parsed.common().out.isEmpty())
            return missing(QStringLiteral("--out OUT.csv"));
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
