// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/assumption.h"
#include "app/model/library.h"
#include "app/model/modelconfig.h"
#include "tests/fuzz/fuzz.h"

#include <cmath>

/// Model shapes, model configs and assumptions from JSON: what was accepted can be counted and
/// found again, what was refused says why.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace suanchou;
    const QByteArray input = fuzz::bytes(data, size);
    if (const Result<ModelLibrary> library = ModelLibrary::parse(input)) {
        for (const LibraryModel& model : library->models()) {
            const ParameterBreakdown count = countParameters(model.shape);
            fuzz::require(std::isfinite(count.total.value()) && count.total.value() > 0);
            fuzz::require(count.active <= count.total);
            fuzz::require(library->find(model.id) != nullptr);
        }
    }
    if (const Result<ModelConfig> config = parseModelConfig(input)) {
        const ParameterBreakdown count = countParameters(config->shape);
        fuzz::require(std::isfinite(count.total.value()) && count.total.value() > 0);
        fuzz::require(count.active <= count.total && count.total <= config->stored);
        fuzz::require(std::isfinite(
            trainingFlopsPerToken(count.active, count.inputEmbedding, config->shape, 4096)
                .value()));
        fuzz::require(cachePerToken16(config->shape).value() >= 0);
    } else {
        const bool syntax = config.error().code == ErrorCode::JsonSyntax ||
            config.error().code == ErrorCode::JsonFieldType;
        const bool family = config.error().code == ErrorCode::ModelFamilyUnsupported;
        fuzz::require(syntax || family || !config.error().causes.empty());
    }
    if (const Result<AssumptionRegistry> registry = AssumptionRegistry::parse(input)) {
        for (const AssumptionSpec& spec : registry->specs())
            fuzz::require(registry->find(spec.id) != nullptr);
    }
    return 0;
}
