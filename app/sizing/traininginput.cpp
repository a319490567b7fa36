// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/traininginput.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace suanchou {

namespace {

constexpr QLatin1String modelColumn("model");
constexpr QLatin1String acceleratorColumn("accelerator");

/// Spellings of one column, the first that a table has counts.
struct Names
{
    const char* first = nullptr;
    const char* second = nullptr;
};

constexpr Names totalColumn{"params_b", "params_total_b"};
constexpr Names activeColumn{"params_active_b"};
constexpr Names taskColumn{"task", "stage"};
constexpr Names shardingColumn{"zero_or_fsdp", "sharding"};
constexpr Names recomputeColumn{"recompute"};
constexpr Names precisionColumn{"precision"};
constexpr Names layersColumn{"layers"};
constexpr Names headsColumn{"heads"};
constexpr Names kvHeadsColumn{"kv_heads"};
constexpr Names expertsColumn{"moe_experts", "experts"};
constexpr Names chosenColumn{"moe_topk", "experts_per_token"};
constexpr Names cardsColumn{"accel_count", "gpus"};
constexpr Names globalBatchColumn{"global_batch"};
constexpr Names microBatchColumn{"micro_batch"};
constexpr Names tensorColumn{"tp"};
constexpr Names pipelineColumn{"pp"};
constexpr Names contextColumn{"cp"};
constexpr Names expertColumn{"ep"};

/// Beyond these a count is a slip of the pen.
constexpr int mostLayers = 10'000;
constexpr int mostWidth = 1'000'000;
constexpr int mostHeads = 100'000;
constexpr int mostExperts = 100'000;
constexpr int mostSize = 10'000'000;
constexpr int mostCards = 1'000'000;
constexpr int mostSequence = 10'000'000;
constexpr int mostBatch = 100'000'000;
constexpr int mostParallel = 1'024;
constexpr int firstYear = 2000;
constexpr int lastYear = 2100;

struct CountColumn
{
    int TrainingInput::*field = nullptr;
    Names names;
    int least = 1; ///< 0 where a table may write 0 for "none"
    int most = 1;
};

constexpr auto countColumns = std::to_array<CountColumn>({
    {&TrainingInput::layers, layersColumn, 1, mostLayers},
    {&TrainingInput::hidden, {"hidden"}, 1, mostWidth},
    {&TrainingInput::heads, headsColumn, 1, mostHeads},
    {&TrainingInput::kvHeads, kvHeadsColumn, 1, mostHeads},
    {&TrainingInput::ffnHidden, {"ffn_hidden"}, 0, mostSize},
    {&TrainingInput::vocab, {"vocab"}, 1, mostSize},
    {&TrainingInput::experts, expertsColumn, 0, mostExperts},
    {&TrainingInput::expertsPerToken, chosenColumn, 0, mostExperts},
    {&TrainingInput::gpus, cardsColumn, 1, mostCards},
    {&TrainingInput::sequence, {"seq_len"}, 1, mostSequence},
    {&TrainingInput::globalBatch, globalBatchColumn, 1, mostBatch},
    {&TrainingInput::microBatch, microBatchColumn, 1, mostBatch},
    {&TrainingInput::tensorParallel, tensorColumn, 0, mostParallel},
    {&TrainingInput::pipelineParallel, pipelineColumn, 0, mostParallel},
    {&TrainingInput::contextParallel, contextColumn, 0, mostParallel},
    {&TrainingInput::expertParallel, expertColumn, 0, mostExperts},
    {&TrainingInput::virtualStages, {"vp"}, 0, mostLayers},
    {&TrainingInput::accumulationSteps, {"grad_accum"}, 0, mostBatch},
    {&TrainingInput::year, {"year"}, firstYear, lastYear},
});

/// The cells of one row. The first that makes no sense is remembered.
class Row
{
public:
    Row(const CsvTable& table, qsizetype row)
        : m_table(table)
        , m_row(row)
    {
    }

    [[nodiscard]] QString text(QLatin1String column) const { return m_table.cell(m_row, column); }
    [[nodiscard]] QString text(const Names& names) const
    {
        return m_table.cell(m_row, columnOf(names));
    }

    [[nodiscard]] std::optional<double> number(const Names& names, double least, double most)
    {
        const QString cell = text(names);
        if (cell.isEmpty())
            return std::nullopt;
        bool ok = false;
        const double value = cell.toDouble(&ok);
        // A NaN is not inside.
        if (ok && value >= least && value <= most)
            return value;
        refuse(names, QStringLiteral("%1 to %2").arg(shown(least), shown(most)));
        return std::nullopt;
    }

    int count(const CountColumn& column)
    {
        const double value = number(column.names, column.least, column.most).value_or(0.0);
        if (value != std::floor(value))
            refuse(column.names, QStringLiteral("a whole number"));
        return static_cast<int>(value);
    }

    /// expected as describe() knows it; the words of a list are as the table writes them.
    void refuse(const Names& names, const QString& expected)
    {
        if (m_error)
            return;
        m_error = m_table.cellError(m_row, columnOf(names));
        m_error->params.insert(QStringLiteral("expected"), expected);
    }

    [[nodiscard]] QString columnOf(const Names& names) const
    {
        const QString first = QString::fromLatin1(names.first);
        const bool other = names.second && !m_table.hasColumn(first);
        return other ? QString::fromLatin1(names.second) : first;
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    static QString shown(double bound)
    {
        return QString::number(bound, 'f', QLocale::FloatingPointShortest);
    }

    const CsvTable& m_table;
    qsizetype m_row;
    std::optional<Error> m_error;
};

bool has(const QString& text, const char* part)
{
    return text.contains(QLatin1String(part));
}

bool isOneOf(const QString& text, std::initializer_list<const char*> words)
{
    return std::any_of(
        words.begin(), words.end(), [&](const char* word) { return text == QLatin1String(word); });
}

/// "bf16", "mxfp8", "fp8-mixed", "nvfp4", "nf4 base, bf16 compute"; nothing for another word.
std::optional<NumberFormat> formatOf(const QString& text)
{
    if (has(text, "fp8"))
        return NumberFormat::Fp8;
    if (has(text, "fp4"))
        return NumberFormat::Fp4;
    if (has(text, "bf16") || has(text, "bfloat16"))
        return NumberFormat::Bf16;
    if (has(text, "fp16") || has(text, "float16"))
        return NumberFormat::Fp16;
    if (has(text, "tf32"))
        return NumberFormat::Tf32;
    return std::nullopt;
}

/// Nothing for stages that are more than one pass over the data (rl, dpo) or no training.
std::optional<TrainingTask> taskOf(const QString& text)
{
    if (isOneOf(text, {"", "pretrain", "pretraining", "continued", "pilot"}))
        return TrainingTask::Pretraining;
    if (isOneOf(text, {"sft", "finetune", "full"}))
        return TrainingTask::FullFineTuning;
    if (text == QLatin1String("lora"))
        return TrainingTask::Lora;
    if (text == QLatin1String("qlora"))
        return TrainingTask::QuantizedLora;
    return std::nullopt;
}

/// "selective", "minimal", "qkv offload", "core_attn mlp": what is kept, by the names that training
/// software has for it. Nothing for another word.
std::optional<StatedRecompute> recomputeOf(const QString& text)
{
    if (text.isEmpty())
        return StatedRecompute::NotStated;
    if (isOneOf(text, {"none", "no", "off", "false"}))
        return StatedRecompute::None;
    if (isOneOf(text, {"full", "yes", "on", "true"}))
        return StatedRecompute::Full;
    constexpr std::array partly{
        "selective",
        "partial",
        "partly",
        "minimal",
        "offload",
        "block",
        "uniform",
        "attn",
        "attention",
        "mlp",
        "moe",
        "norm"};
    const bool known = std::any_of(
        partly.begin(), partly.end(), [&](const char* part) { return has(text, part); });
    return known ? std::optional(StatedRecompute::Partly) : std::nullopt;
}

/// "ZeRO-3", "sharding-stage2", "FSDP-64", "distributed-optimizer"; nothing for another word.
std::optional<StatedSharding> shardingOf(const QString& text)
{
    if (text.isEmpty())
        return StatedSharding::NotStated;
    if (isOneOf(text, {"none", "no", "ddp"}))
        return StatedSharding::Replicated;
    if (has(text, "fsdp") || has(text, "zero-3") || has(text, "zero3") || has(text, "stage3"))
        return StatedSharding::Everything;
    if (has(text, "distributed"))
        return StatedSharding::DistributedOptimizer;
    if (has(text, "zero") || has(text, "stage") || has(text, "shard"))
        return StatedSharding::States;
    return std::nullopt;
}

/// What the named software does unless told otherwise.
StatedSharding shardingOfFramework(const QString& text)
{
    if (has(text, "fsdp"))
        return StatedSharding::Everything;
    if (has(text, "deepspeed"))
        return StatedSharding::States;
    if (has(text, "megatron") || has(text, "nemo"))
        return StatedSharding::DistributedOptimizer;
    return StatedSharding::NotStated;
}

/// What cannot be at once, by the column to blame. Published tables hold more than they should: a
/// pipeline of two stages a layer (blocks of attention and of the feed-forward layer are separate)
/// and layouts for twice the stated cards are in them, and are predicted. A pipeline need not
/// divide the layers.
void refuseContradictions(const TrainingInput& in, Row& row)
{
    const auto atMost = [&row](int value, const Names& names, int most, const Names& of) {
        if (most > 0 && value > most)
            row.refuse(names, QStringLiteral("at most %1 %2").arg(row.columnOf(of)).arg(most));
    };
    const auto divides = [&row](int value, const Names& names, int whole, const Names& of) {
        if (whole > 0 && value > 0 && whole % value != 0)
            row.refuse(
                names, QStringLiteral("a divisor of %1 %2").arg(row.columnOf(of)).arg(whole));
    };
    if (in.total && in.active && *in.active > *in.total)
        row.refuse(
            activeColumn,
            QStringLiteral("at most %1 %2").arg(row.columnOf(totalColumn), row.text(totalColumn)));
    divides(in.kvHeads, kvHeadsColumn, in.heads, headsColumn);
    atMost(in.expertsPerToken, chosenColumn, in.experts, expertsColumn);
    atMost(in.microBatch, microBatchColumn, in.globalBatch, globalBatchColumn);

    divides(in.tensorParallel, tensorColumn, in.heads, headsColumn);
    divides(in.expertParallel, expertColumn, in.experts, expertsColumn);
    constexpr int stagesOfLayer = 2;
    if (in.layers > 0 && in.pipelineParallel > stagesOfLayer * in.layers)
        row.refuse(
            pipelineColumn, QStringLiteral("at most 2·layers %1").arg(stagesOfLayer * in.layers));
    atMost(in.tensorParallel, tensorColumn, in.gpus, cardsColumn);
    atMost(in.pipelineParallel, pipelineColumn, in.gpus, cardsColumn);
    atMost(in.contextParallel, contextColumn, in.gpus, cardsColumn);
    atMost(in.expertParallel, expertColumn, in.gpus, cardsColumn);
    const qint64 together = qint64{std::max(in.tensorParallel, 1)} *
        std::max(in.pipelineParallel, 1) * std::max(in.contextParallel, 1);
    if (in.gpus > 0 && in.gpus % together != 0 && together != qint64{2} * in.gpus)
        row.refuse(cardsColumn, QStringLiteral("a multiple of tp·pp·cp %1").arg(together));
}

std::optional<ParameterCount> billions(std::optional<double> value)
{
    return value ? std::optional(ParameterCount(*value * 1e9)) : std::nullopt;
}

} // namespace

Result<TrainingInput> readTrainingInput(const CsvTable& table, qsizetype row)
{
    constexpr double leastBillions = 1e-6;
    constexpr double mostBillions = 1e6;
    constexpr double mostTokens = 1e9;
    Row in(table, row);
    TrainingInput out;
    out.model = in.text(modelColumn);
    out.accelerator = in.text(acceleratorColumn);
    out.total = billions(in.number(totalColumn, leastBillions, mostBillions));
    out.active = billions(in.number(activeColumn, leastBillions, mostBillions));
    for (const CountColumn& column : countColumns)
        out.*column.field = in.count(column);
    if (const auto tokens = in.number({"tokens_b"}, leastBillions, mostTokens))
        out.tokens = TokenCount(*tokens * 1e9);

    const QString precision = in.text(precisionColumn).toCaseFolded();
    const bool quantizedBase = has(precision, "nf4") || has(precision, "int4");
    out.format = formatOf(precision);
    if (!precision.isEmpty() && !out.format && !quantizedBase)
        in.refuse(precisionColumn, QStringLiteral("bf16 | fp16 | tf32 | fp8 | fp4 | nf4"));
    const std::optional<TrainingTask> task = taskOf(in.text(taskColumn).toCaseFolded());
    if (!task)
        in.refuse(
            taskColumn,
            QStringLiteral("pretrain | continued | pilot | sft | finetune | lora | qlora"));
    out.task = task.value_or(TrainingTask::Pretraining);
    if (out.task == TrainingTask::Lora && quantizedBase)
        out.task = TrainingTask::QuantizedLora;
    const std::optional<StatedRecompute> recompute =
        recomputeOf(in.text(recomputeColumn).toCaseFolded());
    if (!recompute)
        in.refuse(recomputeColumn, QStringLiteral("none | selective | full"));
    out.recompute = recompute.value_or(StatedRecompute::NotStated);
    const std::optional<StatedSharding> sharding =
        shardingOf(in.text(shardingColumn).toCaseFolded());
    if (!sharding)
        in.refuse(
            shardingColumn,
            QStringLiteral("none | DDP | ZeRO-1 | ZeRO-2 | ZeRO-3 | FSDP | distributed-optimizer"));
    out.sharding = sharding.value_or(StatedSharding::NotStated);
    if (out.sharding == StatedSharding::NotStated)
        out.sharding = shardingOfFramework(in.text(QLatin1String("framework")).toCaseFolded());
    if (!in.error())
        refuseContradictions(out, in);
    if (in.error())
        return fail(*in.error());
    return out;
}

Status checkTrainingColumns(const CsvTable& table)
{
    const auto column = [](const char* name) { return QString::fromLatin1(name); };
    const bool sized = table.hasColumn(column(totalColumn.first)) ||
        table.hasColumn(column(totalColumn.second)) || table.hasColumn(modelColumn) ||
        (table.hasColumn(column("layers")) && table.hasColumn(column("hidden")));
    if (!sized)
        return table.requireColumns({column(totalColumn.first)});
    return table.requireColumns({acceleratorColumn});
}

} // namespace suanchou
