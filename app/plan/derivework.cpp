// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/derivework.h"

#include "app/plan/assumptionids.h"

namespace suanchou {

Source WorkDerivations::shapeSource() const
{
    const ModelFacts& model = m_context.evaluation.work.model;
    if (model.source.isEmpty())
        return {
            .kind = SourceKind::Assumed,
            .text = {
                QStringLiteral("usual proportions of a dense model of this size"),
                QStringLiteral("该规模密集模型的通常比例")}};
    return plain(SourceKind::Published, model.shapeName + QStringLiteral(", ") + model.source);
}

Source WorkDerivations::sizeSource() const
{
    return m_context.evaluation.work.model.name.isEmpty() ? planInput() : shapeSource();
}

Derivation WorkDerivations::parameters() const
{
    return leaf(
        QStringLiteral("parameters"),
        QStringLiteral("work.params"),
        m_context.evaluation.work.model.parameters.total.value(),
        ValueUnit::Parameters,
        sizeSource());
}

Derivation WorkDerivations::flops() const
{
    return node(
        QStringLiteral("flops"),
        QStringLiteral("work.flops"),
        QStringLiteral("flops_per_token × tokens"),
        m_context.evaluation.work.flops.value(),
        ValueUnit::Flop,
        {flopsPerToken(), tokens()});
}

Derivation WorkDerivations::sequence() const
{
    return leaf(
        QStringLiteral("seq_len"),
        QStringLiteral("plan.seq_len"),
        m_context.evaluation.work.sequence,
        ValueUnit::Count,
        planInput());
}

Derivation WorkDerivations::flopsPerToken() const
{
    const ModelFacts& model = m_context.evaluation.work.model;
    const Source shape = shapeSource();
    const TransformerShape& groups = model.shape;
    const bool plain = groups.groups.size() == 1 && groups.otherParts == 0 &&
        groups.positions == 0 && groups.mainGroup().mixer.kind == MixerKind::Attention &&
        groups.mainGroup().mixer.window == 0;
    const Derivation active = activeParameters();
    if (!plain) {
        return node(
            QStringLiteral("flops_per_token"),
            QStringLiteral("work.flops_per_token"),
            QStringLiteral("6 × (active_parameters − looked_up_parameters) + "
                           "mixing_flops(seq_len)"),
            m_context.evaluation.work.flopsPerToken.value(),
            ValueUnit::FlopPerToken,
            {active,
             leaf(
                 QStringLiteral("looked_up_parameters"),
                 QStringLiteral("model.looked_up_parameters"),
                 unmultiplied(groups, model.parameters.inputEmbedding).value(),
                 ValueUnit::Parameters,
                 shape),
             leaf(
                 QStringLiteral("mixing_flops"),
                 QStringLiteral("model.mixing_flops"),
                 mixingFlopsPerToken(groups, m_context.evaluation.work.sequence).value(),
                 ValueUnit::FlopPerToken,
                 shape),
             sequence()});
    }
    return node(
        QStringLiteral("flops_per_token"),
        QStringLiteral("work.flops_per_token"),
        QStringLiteral("6 × (active_parameters − input_embedding) + 6 × layers × seq_len × "
                       "attention_width"),
        m_context.evaluation.work.flopsPerToken.value(),
        ValueUnit::FlopPerToken,
        {active,
         leaf(
             QStringLiteral("input_embedding"),
             QStringLiteral("model.input_embedding"),
             model.parameters.inputEmbedding.value(),
             ValueUnit::Parameters,
             shape),
         layers(),
         sequence(),
         leaf(
             QStringLiteral("attention_width"),
             QStringLiteral("model.attention_width"),
             groups.mainGroup().mixer.queryWidth(),
             ValueUnit::Count,
             shape)});
}

Derivation WorkDerivations::layers() const
{
    return leaf(
        QStringLiteral("layers"),
        QStringLiteral("model.layers"),
        m_context.evaluation.work.model.shape.layers(),
        ValueUnit::Count,
        shapeSource());
}

std::vector<Derivation> WorkDerivations::activationInputs() const
{
    const TransformerShape& shape = m_context.evaluation.work.model.shape;
    const auto fact = [this](const char* id, double value) {
        const QString name = QString::fromLatin1(id);
        return leaf(
            name, QString(QStringLiteral("model.") % name), value, ValueUnit::Count, shapeSource());
    };
    return {
        sequence(), layers(), fact("hidden_size", shape.hidden), fact("vocabulary", shape.vocab)};
}

Derivation WorkDerivations::activeParameters() const
{
    return leaf(
        QStringLiteral("active_parameters"),
        QStringLiteral("work.params_active"),
        m_context.evaluation.work.model.parameters.active.value(),
        ValueUnit::Parameters,
        sizeSource());
}

Derivation WorkDerivations::dataTokens() const
{
    return leaf(
        QStringLiteral("data_tokens"),
        QStringLiteral("plan.tokens"),
        std::get<TokenCount>(stage().data).value(),
        ValueUnit::Tokens,
        planInput());
}

Derivation WorkDerivations::textBytes() const
{
    const QString id = QStringLiteral("text_bytes");
    const QString path = QStringLiteral("plan.text_bytes");
    if (const auto* bytes = std::get_if<Bytes>(&stage().data))
        return leaf(id, path, bytes->value(), ValueUnit::Gigabytes, planInput());
    const QLatin1String ratio = bytesPerToken(stage().language);
    const Derivation perToken = m_context.assumed(ratio);
    const Derivation data = dataTokens();
    return node(
        id,
        path,
        QStringLiteral("data_tokens × %1").arg(ratio),
        data.value * perToken.value,
        ValueUnit::Gigabytes,
        {data, perToken});
}

Derivation WorkDerivations::tokens() const
{
    const Derivation epochs = leaf(
        QStringLiteral("epochs"),
        QStringLiteral("plan.epochs"),
        stage().epochs,
        ValueUnit::Count,
        planInput());
    const auto trained = [&](const QString& expression, std::vector<Derivation> inputs) {
        return node(
            QStringLiteral("tokens"),
            QStringLiteral("work.tokens"),
            expression,
            m_context.evaluation.work.tokens.value(),
            ValueUnit::Tokens,
            std::move(inputs));
    };
    if (std::holds_alternative<TokenCount>(stage().data) && stage().epochs == 1.0)
        return leaf(
            QStringLiteral("tokens"),
            QStringLiteral("work.tokens"),
            m_context.evaluation.work.tokens.value(),
            ValueUnit::Tokens,
            planInput());
    if (std::holds_alternative<TokenCount>(stage().data))
        return trained(QStringLiteral("data_tokens × epochs"), {dataTokens(), epochs});
    const QLatin1String ratio = bytesPerToken(stage().language);
    return trained(
        QStringLiteral("text_bytes / %1 × epochs").arg(ratio),
        {textBytes(), m_context.assumed(ratio), epochs});
}

const Stage& WorkDerivations::stage() const
{
    return m_context.evaluation.plan.stages.front();
}

} // namespace suanchou
