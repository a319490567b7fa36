// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/families.h"

#include <QHash>
#include <QStringList>

namespace suanchou {

namespace {

using Table = QHash<QString, ModelFamily>;

void add(Table& table, const char* names, const ModelFamily& family)
{
    for (const QString& name : QString::fromLatin1(names).split(u' '))
        table.insert(name, family);
}

/// RMSNorm, gated block, no bias unless the file says so.
void addLlamaKind(Table& table)
{
    add(table,
        "llama mistral mixtral internlm internlm2 internlm3 baichuan yi aquila xverse minicpm "
        "minicpm3 exaone smollm3 ministral3 mistral3 llama4_text phi3 nemotron-nas "
        "minimax_text_01 minimax_m1 pangu",
        {});
    add(table, "deepseek bailing_moe dots1", {.ownExpertWidth = true});
    add(table, "granite granitemoe granitemoeshared ernie4_5", {.tied = true});
    add(table, "ernie4_5_moe", {.tied = true, .ownExpertWidth = true});
    add(table,
        "deepseek_v2",
        {.ownExpertWidth = true, .storesTablesAgain = true, .expertWidth = 1407});
    // DeepSeek's own software and Hugging Face's differ in the width that they take unless told.
    add(table,
        "deepseek_v3 deepseek_v32 kimi_k2",
        {.routerBias = true, .ownExpertWidth = true, .storesTablesAgain = true});
    add(table, "glm", {.outputBias = false});
    add(table, "chatglm", {.outputBias = false});
    add(table, "glm4", {.norms = 4, .outputBias = false});
    add(table,
        "glm4_moe",
        {.outputBias = false,
         .routerBias = true,
         .ownExpertWidth = true,
         .storesTablesAgain = true,
         .queryKeyNorm = QueryKeyNorm::PerHead,
         .normFlagDefault = false});
    add(table, "seed_oss", {.qkvBias = true, .outputBias = false});
    add(table,
        "hunyuan hunyuan_v1_dense hunyuan_v1_moe",
        {.queryKeyNorm = QueryKeyNorm::PerHead, .normFlagDefault = false});
    add(table, "grok-1", {.norms = 4, .tied = true});
    add(table, "dbrx", {});
    add(table, "olmo", {.norms = 0, .finalNorms = 0});
    add(table, "olmo2 olmo3 olmoe", {.queryKeyNorm = QueryKeyNorm::PerTensor});
    add(table, "exaone4", {.queryKeyNorm = QueryKeyNorm::PerHead});
    add(table,
        "gpt_oss",
        {.blockBias = true,
         .qkvBias = true,
         .ownOutputBias = true,
         .sinks = true,
         .routerBias = true});
    add(table, "mimo", {.outputBias = false, .window = WindowUse::Flagged});
}

void addQwenAndGemma(Table& table)
{
    add(table, "qwen", {.qkvBias = true, .halfBlock = true});
    add(table,
        "qwen2 qwen2_vl qwen2_5_vl qwen2_vl_text qwen2_5_vl_text",
        {.qkvBias = true, .outputBias = false, .window = WindowUse::Flagged});
    add(table,
        "qwen2_moe",
        {.qkvBias = true,
         .outputBias = false,
         .sharedGate = true,
         .ownExpertWidth = true,
         .expertWidth = 1408,
         .sharedWidth = 5632,
         .window = WindowUse::Flagged});
    add(table,
        "qwen3",
        {.storesHeadCopy = true,
         .queryKeyNorm = QueryKeyNorm::PerHead,
         .window = WindowUse::Flagged});
    add(table,
        "qwen3_vl_text qwen3_vl_moe_text",
        {.ownExpertWidth = true,
         .queryKeyNorm = QueryKeyNorm::PerHead,
         .window = WindowUse::Flagged});
    add(table,
        "qwen3_moe",
        {.ownExpertWidth = true,
         .expertWidth = 768,
         .queryKeyNorm = QueryKeyNorm::PerHead,
         .window = WindowUse::Flagged});
    add(table,
        "qwen3_5_text qwen3_5_moe_text",
        {.sharedGate = true,
         .ownExpertWidth = true,
         .queryKeyNorm = QueryKeyNorm::PerHead,
         .window = WindowUse::Flagged});
    add(table,
        "qwen3_next",
        {.sharedGate = true,
         .ownExpertWidth = true,
         .expertWidth = 512,
         .sharedWidth = 512,
         .queryKeyNorm = QueryKeyNorm::PerHead,
         .window = WindowUse::Flagged});
    add(table, "gemma", {.tied = true});
    add(table,
        "gemma2",
        {.norms = 4, .tied = true, .window = WindowUse::Pattern, .windowPattern = 2});
    add(table,
        "gemma3 gemma3_text",
        {.norms = 4,
         .tied = true,
         .queryKeyNorm = QueryKeyNorm::PerHead,
         .window = WindowUse::Pattern,
         .windowPattern = 6});
    add(table,
        "cohere",
        {.norms = 1,
         .tied = true,
         .queryKeyNorm = QueryKeyNorm::PerTensor,
         .normFlagDefault = false});
    add(table,
        "cohere2",
        {.norms = 1, .tied = true, .window = WindowUse::Pattern, .windowPattern = 4});
}

/// LayerNorm, two matrices in the block.
void addGptKind(Table& table)
{
    constexpr ModelFamily everyBias{.norm = NormKind::ScaleAndShift, .gated = false, .bias = true};
    ModelFamily family = everyBias;
    add(table, "gpt_neox", family);
    family.tied = true;
    add(table, "starcoder2", family);
    family.embeddingNorm = true;
    add(table, "bloom", family);
    family.embeddingNorm = false;
    family.positions = true;
    add(table, "gpt2 gpt_bigcode", family);
    family.extraPositions = 2;
    add(table, "opt", family);
    family = everyBias;
    family.norms = 1;
    family.headBias = true;
    add(table, "phi phi-msft", family);
    add(table,
        "gptj",
        {.norm = NormKind::ScaleAndShift,
         .norms = 1,
         .gated = false,
         .blockBias = true,
         .headBias = true});
    add(table,
        "gpt_neo",
        {.norm = NormKind::ScaleAndShift,
         .gated = false,
         .blockBias = true,
         .ownOutputBias = true,
         .tied = true,
         .positions = true});
    add(table,
        "falcon RefinedWeb RefinedWebModel",
        {.norm = NormKind::ScaleAndShift, .gated = false, .tied = true, .storesHeadCopy = true});
    add(table, "mpt", {.gated = false, .tied = true});
    add(table, "nemotron", {.norm = NormKind::ScaleAndShift, .gated = false});
    add(table, "orion stablelm phimoe", {.norm = NormKind::ScaleAndShift});
    add(table, "mamba falcon_mamba", {.norms = 1, .tied = true});
    add(table, "t5 mt5 umt5", {.gated = false, .tied = true});
}

Table makeTable()
{
    Table table;
    addLlamaKind(table);
    addQwenAndGemma(table);
    addGptKind(table);
    return table;
}

} // namespace

const ModelFamily* modelFamily(const QString& modelType)
{
    static const Table table = makeTable();
    const auto found = table.constFind(modelType);
    return found == table.constEnd() ? nullptr : &*found;
}

} // namespace suanchou
