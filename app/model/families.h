// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/shape.h"

#include <QString>

namespace suanchou {

/// Which layers of a family see only a window, where the file gives one width and no list.
enum class WindowUse {
    EveryLayer,
    Flagged, ///< only with use_sliding_window (Qwen)
    Pattern, ///< all but every n-th layer
};

/// What a family of models does that its config.json does not say: biases, norms, defaults of
/// absent fields. A field of the file wins over its default here.
struct ModelFamily
{
    NormKind norm = NormKind::Scale;
    int norms = 2; ///< of a layer
    int finalNorms = 1;
    bool gated = true;
    bool bias = false;          ///< on every matrix of the layers
    bool blockBias = false;     ///< on the feed-forward block
    bool qkvBias = false;       ///< on queries, keys and values
    bool outputBias = true;     ///< whether attention_bias reaches the output projection
    bool ownOutputBias = false; ///< the output projection has one anyway
    bool headBias = false;
    bool tied = false; ///< tie_word_embeddings, where absent
    bool positions = false;
    int extraPositions = 0; ///< rows of the position table beyond the context
    bool embeddingNorm = false;
    bool sinks = false;
    bool routerBias = false;
    bool sharedGate = false;
    bool ownExpertWidth = false;    ///< experts have moe_intermediate_size, not intermediate_size
    bool halfBlock = false;         ///< intermediate_size counts both halves of the gated block
    bool storesHeadCopy = false;    ///< weight files hold the shared table twice
    bool storesTablesAgain = false; ///< the extra prediction layers bring both tables again
    int expertWidth = 0;            ///< moe_intermediate_size, where absent; 0: it must be stated
    int sharedWidth = 0; ///< shared_expert_intermediate_size, where absent; 0: no such expert
    QueryKeyNorm queryKeyNorm = QueryKeyNorm::None;
    bool normFlagDefault = true; ///< use_qk_norm, where absent
    WindowUse window = WindowUse::EveryLayer;
    int windowPattern = 0;
};

/// The family of a model_type ("llama", "deepseek_v3"); null if we do not know it.
const ModelFamily* modelFamily(const QString& modelType);

} // namespace suanchou
