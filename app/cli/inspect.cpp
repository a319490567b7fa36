// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/base/jsonreader.h"
#include "app/base/numberparse.h"
#include "app/cli/command.h"
#include "app/cli/options.h"
#include "app/cli/texttable.h"
#include "app/model/modelconfig.h"
#include "app/plan/describe.h"

#include <QIODevice>
#include <QJsonArray>

#include <algorithm>

namespace suanchou {

namespace {

constexpr QLatin1String sequenceOption("seq-len");

/// One model, counted, and the sequence its FLOPs are for.
struct Inspection
{
    ModelConfig config;
    std::optional<int> sequence;
};

Result<QByteArray> readArgument(const Arguments& arguments, CommandContext& context)
{
    const QStringList& paths = arguments.positional();
    if (paths.isEmpty())
        return fail(usageError(
            ErrorCode::UsageMissingArgument, arguments.command(), QStringLiteral("CONFIG.json")));
    if (paths.size() > 1)
        return fail(
            usageError(ErrorCode::UsageUnexpectedArgument, arguments.command(), paths.at(1)));
    return readInput(paths.constFirst(), context.input);
}

/// The sequence of --seq-len, else the model's own context.
Result<std::optional<int>> readSequence(const Arguments& arguments, const ModelConfig& config)
{
    constexpr double longest = 1e9;
    if (!arguments.has(sequenceOption))
        return config.context;
    const QString text = arguments.value(sequenceOption);
    const Result<double> number = parseNumber(text);
    if (!number)
        return fail(number.error());
    if (!(*number >= 1 && *number <= longest) || *number != static_cast<int>(*number))
        return fail(
            ErrorCode::NumberOutOfRange,
            {{QStringLiteral("text"), text},
             {QStringLiteral("least"), 1},
             {QStringLiteral("most"), longest}});
    return static_cast<int>(*number);
}

QJsonValue orNull(int value)
{
    return value > 0 ? QJsonValue(value) : QJsonValue();
}

QJsonValue orNull(std::optional<double> value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

/// Forward and backward FLOPs of a token at the inspected sequence; nothing without one.
std::optional<double> trainingFlops(const Inspection& inspection)
{
    if (!inspection.sequence)
        return std::nullopt;
    const TransformerShape& shape = inspection.config.shape;
    const ParameterBreakdown counted = countParameters(shape);
    return trainingFlopsPerToken(
               counted.active, counted.inputEmbedding, shape, *inspection.sequence)
        .value();
}

std::optional<double> cacheBytes(const TransformerShape& shape)
{
    return shape.isEncoderDecoder() ? std::nullopt : std::optional(cachePerToken16(shape).value());
}

/// The widest plain block, or the experts' where every layer has them.
int blockWidth(const TransformerShape& shape)
{
    int plain = 0;
    int expert = 0;
    for (const LayerGroup& group : shape.groups) {
        int& widest = group.feedForward.isMoe() ? expert : plain;
        widest = std::max(widest, group.feedForward.hidden);
    }
    return plain > 0 ? plain : expert;
}

/// The block of the layers that have experts; an empty one if none has.
FeedForward mixture(const TransformerShape& shape)
{
    const auto found =
        std::find_if(shape.groups.begin(), shape.groups.end(), [](const LayerGroup& group) {
            return group.feedForward.isMoe();
        });
    return found == shape.groups.end() ? FeedForward() : found->feedForward;
}

QJsonArray warningsJson(const ModelConfig& config, const Speech& speech)
{
    QJsonArray out;
    for (const ConfigNote& note : config.notes)
        out.append(QJsonObject{
            {QStringLiteral("code"), QString(configNoteName(note.code))},
            {QStringLiteral("message"), describe(note, speech)},
            {QStringLiteral("params"), QJsonObject::fromVariantMap(note.params)}});
    return out;
}

QJsonObject inspectJson(const Inspection& inspection, const Speech& speech)
{
    const ModelConfig& config = inspection.config;
    const TransformerShape& shape = config.shape;
    const ParameterBreakdown counted = countParameters(shape);
    const Mixer& mixer = shape.mainGroup().mixer;
    const FeedForward experts = mixture(shape);
    const std::optional<double> train = trainingFlops(inspection);
    return {
        {QStringLiteral("schema"), QStringLiteral("suanchou.inspect/1")},
        {QStringLiteral("architecture"), config.architecture},
        {QStringLiteral("counted_part"),
         config.textOnly ? QStringLiteral("text") : QStringLiteral("all")},
        {QStringLiteral("params_total"), counted.total.value()},
        {QStringLiteral("params_active"), counted.active.value()},
        {QStringLiteral("params_text"), counted.total.value() - shape.otherParts},
        {QStringLiteral("params_embedding"), counted.tables.value()},
        {QStringLiteral("stored_elements"), config.stored.value()},
        {QStringLiteral("weights_bytes"),
         config.weightBytes ? QJsonValue(config.weightBytes->value()) : QJsonValue()},
        {QStringLiteral("kv_bytes_per_token_16bit"), orNull(cacheBytes(shape))},
        {QStringLiteral("seq_len"), orNull(inspection.sequence.value_or(0))},
        {QStringLiteral("forward_flops_per_token"), train ? QJsonValue(*train / 3) : QJsonValue()},
        {QStringLiteral("train_flops_per_token"), orNull(train)},
        {QStringLiteral("layers"), shape.layers()},
        {QStringLiteral("hidden"), shape.hidden},
        {QStringLiteral("heads"), orNull(mixer.heads)},
        {QStringLiteral("kv_heads"), orNull(mixer.kvHeads)},
        {QStringLiteral("head_dim"), orNull(mixer.headDim)},
        {QStringLiteral("ffn_hidden"), orNull(blockWidth(shape))},
        {QStringLiteral("expert_hidden"), orNull(experts.hidden)},
        {QStringLiteral("experts"), experts.experts},
        {QStringLiteral("experts_per_token"), experts.expertsPerToken},
        {QStringLiteral("vocab"), shape.vocab},
        {QStringLiteral("tied_embeddings"), shape.tiedEmbeddings},
        {QStringLiteral("context"), orNull(config.context.value_or(0))},
        {QStringLiteral("warnings"), warningsJson(config, speech)},
    };
}

QString inspectText(const Inspection& inspection, const Speech& speech)
{
    const ModelConfig& config = inspection.config;
    const TransformerShape& shape = config.shape;
    const ParameterBreakdown counted = countParameters(shape);
    const QString missing(format::missing);
    QList<QStringList> rows;
    const auto add = [&rows](const QString& label, const QString& value) {
        rows.append(QStringList{label, value});
    };
    const auto whole = [&missing](std::optional<double> value) {
        return value ? format::fixed(*value, 0) : missing;
    };
    add(speech.translate("Cli", "Architecture"), config.architecture);
    add(speech.translate("Cli", "Parameters"), whole(counted.total.value()));
    if (shape.otherParts > 0)
        add(speech.translate("Cli", "of them text"),
            whole(counted.total.value() - shape.otherParts));
    add(speech.translate("Cli", "Active per token"), whole(counted.active.value()));
    add(speech.translate("Cli", "Stored in files"), whole(config.stored.value()));
    add(speech.translate("Cli", "Size of the files"),
        config.weightBytes ? format::gigabytes(*config.weightBytes) : missing);
    add(speech.translate("Cli", "Cache per token at 16 bits, bytes"), whole(cacheBytes(shape)));
    add(speech.translate("Cli", "Context, tokens"),
        config.context ? whole(*config.context) : missing);
    if (const std::optional<double> train = trainingFlops(inspection))
        add(filled(
                speech.translate("Cli", "Training GFLOP per token at %{tokens} tokens"),
                {{QStringLiteral("tokens"), whole(*inspection.sequence)}}),
            format::trimmed(*train / 1e9, 2));
    QString out = textTable(rows, {Align::Left, Align::Right});
    for (const ConfigNote& note : config.notes)
        out += QStringLiteral("  - ") + describe(note, speech) + u'\n';
    return out;
}

class InspectCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("inspect"); }
    [[nodiscard]] QString summary(const Speech& speech) const override
    {
        return speech.translate("Cli", "Counts a model from its config.json");
    }
    [[nodiscard]] QString synopsis() const override
    {
        return QStringLiteral("CONFIG.json [--seq-len 4096]");
    }

    ExitCode run(const QStringList& arguments, CommandContext& context) const override
    {
        const CommonOptions seen = peekCommonOptions(arguments, context.systemLanguage);
        const Speech speech(seen.language);
        const Result<Arguments> parsed = Arguments::parse(
            name(),
            arguments,
            {QCommandLineOption(sequenceOption, {}, QStringLiteral("tokens"))},
            context.systemLanguage);
        if (!parsed)
            return refuse(parsed.error(), seen.json, speech, context);
        const Result<ModelConfig> config =
            readArgument(*parsed, context).and_then([](const QByteArray& json) {
                return parseModelConfig(json);
            });
        if (!config)
            return refuse(config.error(), seen.json, speech, context);
        const Result<std::optional<int>> sequence = readSequence(*parsed, *config);
        if (!sequence)
            return refuse(sequence.error(), seen.json, speech, context);
        const Inspection inspection{*config, *sequence};
        const QByteArray bytes = seen.json ? jsonBytes(inspectJson(inspection, speech))
                                           : inspectText(inspection, speech).toUtf8();
        return deliver(bytes, parsed->common().out, seen.json, speech, context);
    }
};

} // namespace

std::unique_ptr<Command> makeInspectCommand()
{
    return std::make_unique<InspectCommand>();
}

} // namespace suanchou
