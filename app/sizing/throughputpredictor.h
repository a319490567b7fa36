// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sizing/medianmodel.h"
#include "app/sizing/trainingsetup.h"

namespace suanchou {

/// A published measurement: the set-up and the steady speed it reached.
struct MeasuredTraining
{
    TrainingInput input;
    TokensPerSecond rate; ///< of one card
    QString source;
};

/// Steady training speed of one set-up, each with its 80 % range. P10 is the slow end.
struct ThroughputPrediction
{
    TrainingSetup setup;
    Range<TokensPerSecond> rate; ///< of one card
    Range<Utilisation> mfu;      ///< against the card's dense 16-bit peak, whatever the format
};

/// Speed from medians of published measurements: an effect each for task, number format, dense or
/// mixture of experts, card, recomputation, work in one pass, width of the matrices (whole and per
/// tensor-parallel card), age of the software, sharding, context, pipeline bubble and sparsity, and
/// one for the very card, format and kind of model. What it knows of a set-up are these facts: it
/// recognises no row and no source.
class ThroughputPredictor
{
public:
    /// Rows of resources/evidence/throughput.csv; ResourceDamaged names what cannot be read. Rows
    /// of a card that the hardware table lacks are skipped. Table and library must outlive the
    /// predictor.
    static Result<ThroughputPredictor> parse(
        const QByteArray& evidenceCsv, const HardwareTable& hardware, const ModelLibrary& library);
    static ThroughputPredictor build(
        const std::vector<MeasuredTraining>& evidence,
        const HardwareTable& hardware,
        const ModelLibrary& library);

    /// Errors: AcceleratorUnknown, InputMissing.
    [[nodiscard]] Result<ThroughputPrediction> predict(
        const TrainingInput& input, const MemoryAssumptions& assumptions) const;

private:
    ThroughputPredictor(const HardwareTable& hardware, const ModelLibrary& library)
        : m_hardware(hardware)
        , m_library(library)
    {
    }

    const HardwareTable& m_hardware;
    const ModelLibrary& m_library;
    MedianModel m_efficiency;
};

/// Card hours of a whole training project: tokens at the predicted speed, divided by the share of
/// the project that runs at it. The range adds what published projects lost (run factor P10 0.57,
/// P90 0.92): Llama 3 8B 0.30, Llama 3.x 70B 0.57, OPT 0.6, PaLM 0.66, Llama 3.1 405B 0.68 to 0.9,
/// MPT-7B 0.76, Llama 2 0.76 to 0.91, BLOOM 0.88, GPT-J 0.88, BloombergGPT 0.96. P10 is the short
/// end.
Range<GpuHours> projectGpuHours(
    const ThroughputPrediction& prediction, TokenCount tokens, Utilisation runFactor);

} // namespace suanchou
