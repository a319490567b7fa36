// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/traininginput.h"

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

struct CountColumn
{
    int TrainingInput::*field = nullptr;
    Names names;
    int least = 1; ///< 0 where a table may write 0 for "none"
};

constexpr auto countColumns = std::to_array<CountColumn>({
    {&TrainingInput::layers, {"layers"}, 1},
    {&TrainingInput::hidden, {"hidden"}, 1},
    {&TrainingInput::heads, {"heads"}, 1},
    {&TrainingInput::kvHeads, {"kv_heads"}, 1},
    {&TrainingInput::ffnHidden, {"ffn_hidden"}, 0},
    {&TrainingInput::vocab, {"vocab"}, 1},
    {&TrainingInput::experts, {"moe_experts", "experts"}, 0},
    {&TrainingInput::expertsPerToken, {"moe_topk", "experts_per_token"}, 0},
    {&TrainingInput::gpus, {"accel_count", "gpus"}, 1},
    {&TrainingInput::sequence, {"seq_len"}, 1},
    {&TrainingInput::globalBatch, {"global_batch"}, 1},
    {&TrainingInput::microBatch, {"micro_batch"}, 1},
    {&TrainingInput::tensorParallel, {"tp"}, 0},
    {&TrainingInput::pipelineParallel, {"pp"}, 0},
    {&TrainingInput::contextParallel, {"cp"}, 0},
    {&TrainingInput::expertParallel, {"ep"}, 0},
    {&TrainingInput::virtualStages, {"vp"}, 0},
    {&TrainingInput::accumulationSteps, {"grad_accum"}, 0},
    {&TrainingInput::year, {"year"}, 1},
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
        refuse(columnOf(names));
        return std::nullopt;
    }

    int count(const Names& names, int least)
    {
        constexpr double most = 1e9;
        const double value = number(names, least, most).value_or(0.0);
        if (value != std::floor(value))
            refuse(columnOf(names));
        return static_cast<int>(value);
    }

    void refuse(const QString& column)
    {
        if (!m_error)
            m_error = m_table.cellError(m_row, column);
    }

    [[nodiscard]] QString columnOf(const Names& names) const
    {
        const QString first = QString::fromLatin1(names.first);
        const bool other = names.second && !m_table.hasColumn(first);
        return other ? QString::fromLatin1(names.second) : first;
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
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

StatedRecompute recomputeOf(const QString& text)
{
    if (text.isEmpty())
        return StatedRecompute::NotStated;
    if (isOneOf(text, {"none", "no", "off", "false"}))
        return StatedRecompute::None;
    if (isOneOf(text, {"full", "yes", "on", "true"}))
        return StatedRecompute::Full;
    return StatedRecompute::Partly;
}

StatedSharding shardingOf(const QString& text)
{
    if (text.isEmpty())
        return StatedSharding::NotStated;
    if (isOneOf(text, {"none", "no", "ddp"}))
        return StatedSharding::Replicated;
    if (has(text, "fsdp") || has(text, "zero-3") || has(text, "zero3") || has(text, "stage3"))
        return StatedSharding::Everything;
    if (has(text, "distributed"))
        return StatedSharding::DistributedOptimizer;
    return StatedSharding::States;
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
        out.*column.field = in.count(column.names, column.least);
    if (const auto tokens = in.number({"tokens_b"}, leastBillions, mostTokens))
        out.tokens = TokenCount(*tokens * 1e9);

    constexpr QLatin1String precisionColumn("precision");
    const QString precision = in.text(precisionColumn).toCaseFolded();
    const bool quantizedBase = has(precision, "nf4") || has(precision, "int4");
    out.format = formatOf(precision);
    if (!precision.isEmpty() && !out.format && !quantizedBase)
        in.refuse(precisionColumn);
    const std::optional<TrainingTask> task = taskOf(in.text(taskColumn).toCaseFolded());
    if (!task)
        in.refuse(in.columnOf(taskColumn));
    out.task = task.value_or(TrainingTask::Pretraining);
    if (out.task == TrainingTask::Lora && quantizedBase)
        out.task = TrainingTask::QuantizedLora;
    out.recompute = recomputeOf(in.text(QLatin1String("recompute")).toCaseFolded());
    out.sharding = shardingOf(in.text(shardingColumn).toCaseFolded());
    if (out.sharding == StatedSharding::NotStated)
        out.sharding = shardingOfFramework(in.text(QLatin1String("framework")).toCaseFolded());
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
