// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/trainingsetup.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace suanchou {

namespace {

constexpr double headDimUsual = 128.0;

Error inputMissing(const char* field)
{
    return fieldError(ErrorCode::InputMissing, QString::fromLatin1(field));
}

/// The stated sizes, equal in every layer; what they leave open as it usually is.
UniformShape statedShape(const TrainingInput& in, const ModelLibrary& library)
{
    UniformShape shape{
        .layers = in.layers,
        .hidden = in.hidden,
        .heads = in.heads,
        .kvHeads = in.kvHeads,
        .ffnHidden = in.ffnHidden,
        .vocab = in.vocab,
        .experts = in.experts,
        .expertsPerToken = std::min(in.expertsPerToken, in.experts),
    };
    constexpr int usualVocab = 32000;
    if (shape.heads == 0)
        shape.heads = std::max(1, static_cast<int>(std::lround(in.hidden / headDimUsual)));
    if (shape.kvHeads == 0)
        shape.kvHeads = shape.heads;
    if (shape.ffnHidden == 0)
        shape.ffnHidden =
            static_cast<int>(std::min(4.0 * in.hidden, double{std::numeric_limits<int>::max()}));
    if (shape.vocab == 0)
        shape.vocab = usualVocab;
    if (shape.experts > 0)
        shape.expertsPerToken = std::max(shape.expertsPerToken, 1);
    shape.headDim = std::max(1, shape.hidden / shape.heads);
    // Some models work in heads wider than their share of the width: known by their other sizes.
    for (const LibraryModel& known : library.models()) {
        const Mixer& other = known.shape.mainGroup().mixer;
        if (other.kind == MixerKind::Attention && known.shape.layers() == shape.layers &&
            known.shape.hidden == shape.hidden && other.heads == shape.heads &&
            other.kvHeads == shape.kvHeads)
            shape.headDim = other.headDim;
    }
    return shape;
}

/// The stated sizes as a shape, or its variant with tied embeddings or without gate, that counts
/// nearest to the total.
TransformerShape nearestVariant(const UniformShape& stated, ParameterCount total)
{
    TransformerShape nearest = uniformShape(stated);
    double least = std::numeric_limits<double>::infinity();
    for (const bool gated : {true, false}) {
        for (const bool tied : {false, true}) {
            TransformerShape variant = uniformShape(stated);
            variant.tiedEmbeddings = tied;
            variant.groups.front().feedForward.gated = gated;
            const double distance = std::abs(countParameters(variant).total / total - 1.0);
            if (distance < least) {
                least = distance;
                nearest = variant;
            }
        }
    }
    return nearest;
}

NumberFormat formatOn(const Accelerator& card, std::optional<NumberFormat> wanted)
{
    NumberFormat format = wanted.value_or(NumberFormat::Bf16);
    if (format == NumberFormat::Fp4 && !card.fp4Peak)
        format = NumberFormat::Fp8;
    if (format == NumberFormat::Fp8 && !card.fp8Peak)
        format = NumberFormat::Bf16;
    if (format == NumberFormat::Bf16 && !card.bf16Peak)
        format = NumberFormat::Fp16;
    if (format == NumberFormat::Fp16 && !card.fp16Peak)
        format = NumberFormat::Bf16;
    return format;
}

/// Weights, gradients and optimizer states as the layout spreads them; activations of one micro
/// batch, spread over tensor and context parallel cards (a full pipeline holds as many micro
/// batches as it has stages).
MemoryBreakdown memoryOf(
    const TrainingSetup& setup, Recompute recompute, const MemoryAssumptions& assumptions)
{
    const ParallelLayout& layout = setup.layout;
    const double modelCards =
        static_cast<double>(layout.tensor) * layout.pipeline * (setup.moe ? layout.expert : 1);
    const int holders = static_cast<int>(std::min<double>(modelCards, setup.gpus.value()));
    const bool everything = layout.sharding == StatedSharding::Everything;
    const bool states = everything || layout.sharding == StatedSharding::States ||
        layout.sharding == StatedSharding::DistributedOptimizer;
    constexpr double mostTokens = 1e9;
    const double tokens = layout.microBatch * setup.sequence / layout.tensor / layout.context;
    const auto spreadOver = [&](int cards) {
        return trainingMemory(
            setup.model.parameters,
            setup.model.shape,
            static_cast<int>(std::clamp(std::ceil(tokens), 1.0, mostTokens)),
            GpuCount(cards),
            setup.card->memory,
            recompute,
            assumptions);
    };
    MemoryBreakdown memory = spreadOver(everything ? setup.gpus.value() : holders);
    memory.optimizer = spreadOver(states ? setup.gpus.value() : holders).optimizer;
    if (isLora(setup.task)) {
        // Adapters are a few percent of the weights: their states vanish beside the frozen base.
        constexpr double quantizedShare = 0.55 / 2.0; // 4 bits and their scales against 16 bits
        memory.gradients = Bytes(0);
        memory.optimizer = Bytes(0);
        if (setup.task == TrainingTask::QuantizedLora)
            memory.weights = memory.weights * quantizedShare;
    }
    return memory;
}

ParallelLayout statedLayout(const TrainingInput& in, GpuCount gpus)
{
    ParallelLayout layout{
        .tensor = std::max(in.tensorParallel, 1),
        .pipeline = std::max(in.pipelineParallel, 1),
        .context = std::max(in.contextParallel, 1),
        .expert = std::max(in.expertParallel, 1),
        .virtualStages = std::max(in.virtualStages, 1),
    };
    const double modelCards = static_cast<double>(layout.tensor) * layout.pipeline * layout.context;
    layout.data = std::max(1, static_cast<int>(gpus.value() / modelCards));
    const double batch = in.globalBatch;
    if (in.microBatch > 0)
        layout.microBatch = in.microBatch;
    else if (batch > 0 && in.accumulationSteps > 0)
        layout.microBatch = std::max(1.0, batch / layout.data / in.accumulationSteps);
    if (batch > 0)
        layout.microBatches = std::max(1.0, batch / layout.data / layout.microBatch);
    else if (in.accumulationSteps > 0)
        layout.microBatches = in.accumulationSteps;
    else
        layout.microBatches = std::max(4.0 * layout.pipeline, 8.0);

    layout.sharding = in.sharding;
    if (in.sharding == StatedSharding::NotStated) {
        if (gpus.value() == 1)
            layout.sharding = StatedSharding::Replicated;
        else if (layout.tensor == 1 && layout.pipeline == 1)
            layout.sharding = StatedSharding::Everything;
        else
            layout.sharding = StatedSharding::States;
    }
    layout.partlyRecomputed = in.recompute == StatedRecompute::Partly;
    if (in.recompute == StatedRecompute::Full)
        layout.recompute = Recompute::Full;
    return layout;
}

} // namespace

QString ParallelLayout::text() const
{
    QStringList out;
    const auto add = [&out](const char* name, int count) {
        out.append(QString::fromLatin1(name) + QString::number(count));
    };
    add("TP", tensor);
    add("PP", pipeline);
    if (context > 1)
        add("CP", context);
    add("DP", data);
    add("EP", expert);
    if (virtualStages > 1)
        add("VP", virtualStages);
    const bool states =
        sharding == StatedSharding::States || sharding == StatedSharding::DistributedOptimizer;
    add("ZeRO", sharding == StatedSharding::Everything ? 3 : states ? 1 : 0);
    out.append(QStringLiteral("mbs") + QString::number(microBatch, 'g', 6));
    const char* kept =
        recompute == Recompute::Full ? "full" : (partlyRecomputed ? "partly" : "none");
    out.append(QStringLiteral("recompute=") + QString::fromLatin1(kept));
    return out.join(u' ');
}

Result<ModelFacts> modelOf(const TrainingInput& input, const ModelLibrary& library)
{
    const std::optional<ParameterCount> total = input.total ? input.total : input.active;
    ModelFacts facts;
    if (input.layers > 0 && input.hidden > 0) {
        const UniformShape stated = statedShape(input, library);
        facts.shape =
            total && stated.experts == 0 ? nearestVariant(stated, *total) : uniformShape(stated);
    } else if (const LibraryModel* named = library.find(input.model)) {
        facts.shape = named->shape;
    } else if (total) {
        facts.shape = library.factsOfSize(input.active.value_or(*total)).shape;
    } else {
        return fail(inputMissing("params_b"));
    }
    facts.name = input.model;
    const ParameterBreakdown counted = countParameters(facts.shape);
    facts.parameters.total = total.value_or(counted.total);
    const ParameterCount active = total ? *total : counted.active;
    facts.parameters.active = std::min(input.active.value_or(active), facts.parameters.total);
    facts.parameters.inputEmbedding =
        std::min(counted.inputEmbedding, facts.parameters.active * 0.5);
    return facts;
}

Result<TrainingSetup> completeSetup(
    const TrainingInput& input,
    const HardwareTable& hardware,
    const ModelLibrary& library,
    const MemoryAssumptions& assumptions)
{
    if (input.accelerator.isEmpty())
        return fail(inputMissing("accelerator"));
    const ResolvedAccelerator resolved = hardware.resolve(input.accelerator);
    if (!resolved.accelerator)
        return fail(hardware.unresolved(QStringLiteral("accelerator"), input.accelerator));
    Result<ModelFacts> model = modelOf(input, library);
    if (!model)
        return fail(model.error());

    constexpr int usualSequence = 4096;
    constexpr double moeShare = 0.8;
    TrainingSetup setup;
    setup.card = resolved.accelerator;
    setup.assumedName = resolved.assumed;
    setup.model = std::move(*model);
    const ParameterBreakdown& parameters = setup.model.parameters;
    setup.moe = setup.model.shape.isMoe() || parameters.active < parameters.total * moeShare;
    setup.task = input.task;
    setup.format = formatOn(*setup.card, input.format);
    setup.sequence = input.sequence > 0 ? input.sequence : usualSequence;
    setup.flopsPerToken = trainingFlopsPerToken(
        parameters.active, parameters.inputEmbedding, setup.model.shape, setup.sequence);
    if (isLora(setup.task))
        setup.flopsPerToken = setup.flopsPerToken -
            FlopsPerToken(2.0 * (parameters.active - parameters.inputEmbedding).value());
    setup.gpus = GpuCount(input.gpus);
    if (input.gpus == 0) {
        const GpuCount fewest = fewestGpusForMemory(
            parameters, setup.model.shape, setup.sequence, setup.card->memory, assumptions);
        const double replica = static_cast<double>(std::max(input.tensorParallel, 1)) *
            std::max(input.pipelineParallel, 1) * std::max(input.contextParallel, 1);
        const double cards = std::ceil(std::max(fewest.value(), 1) / replica) * replica;
        setup.gpus =
            GpuCount(static_cast<int>(std::min<double>(cards, std::numeric_limits<int>::max())));
    }
    setup.layout = statedLayout(input, setup.gpus);
    setup.memory = memoryOf(setup, setup.layout.recompute, assumptions);
    setup.fits = setup.memory.total() <= setup.card->memory;
    if (!setup.fits && input.recompute == StatedRecompute::NotStated) {
        setup.layout.recompute = Recompute::Full;
        setup.memory = memoryOf(setup, Recompute::Full, assumptions);
        setup.fits = setup.memory.total() <= setup.card->memory;
    }
    return setup;
}

} // namespace suanchou
