// SPDX-License-Identifier: GPL-3.0-or-later
// What DemandPage shows, derived from plan, evaluation and language.
#include "app/base/format.h"
#include "app/plan/describe.h"
#include "ui/demand/assumptionlist.h"
#include "ui/demand/demandpage.h"
#include "ui/demand/demandrules.h"
#include "ui/demand/factgrid.h"
#include "ui/theme/styling.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/choicefield.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/planfield.h"
#include "ui/widgets/textfield.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace suanchou::ui {

namespace {

/// "1.47 × 10<sup>21</sup>" from ten thousand on.
QString scientific(double value)
{
    if (!(value >= 1e4))
        return format::trimmed(value, 2);
    const auto exponent = static_cast<int>(std::floor(std::log10(value)));
    return format::fixed(value / std::pow(10.0, exponent), 2) % QStringLiteral(" × 10<sup>") %
        QString::number(exponent) % QStringLiteral("</sup>");
}

const QStringList& precisions()
{
    static const QStringList names{
        QStringLiteral("bf16"),
        QStringLiteral("fp16"),
        QStringLiteral("fp8"),
        QStringLiteral("mxfp8"),
        QStringLiteral("nvfp4"),
    };
    return names;
}

} // namespace

void DemandPage::refreshTexts()
{
    m_model->setTitle(tr("Model size"));
    m_model->edit().setPlaceholderText(tr("13B"));
    m_data->setTitle(tr("Data volume"));
    m_data->edit().setPlaceholderText(tr("300B tokens or 1.2TB"));
    m_deadline->setTitle(tr("Deadline"));
    m_deadline->edit().setPlaceholderText(tr("2026-12-31 or 30 days"));
    m_detailTitle->setText(tr("What has a default"));
    m_gpus->setTitle(tr("GPUs"));
    m_gpus->edit().setPlaceholderText(tr("choose for me"));
    m_accelerator->setTitle(tr("Accelerator"));
    m_precision->setTitle(tr("Training precision"));
    m_sequence->setTitle(tr("Sequence length"));
    m_start->setTitle(tr("Start"));
    m_start->edit().setPlaceholderText(tr("today"));
    m_language->setTitle(tr("Language of the data"));
    m_workTitle->setText(tr("The work"));
    m_measured->setTitle(tr("Measured speed of one card"));
    m_measured->edit().setPlaceholderText(tr("480 TFLOPS, 48 %, or 3200 tokens/s"));
    m_measured->edit().setToolTip(tr("Steady speed of a pilot run, or told by a supplier"));
    m_import->setText(tr("config.json…"));
    m_import->setAccessibleName(tr("Import config.json"));
    m_import->setToolTip(
        tr("Takes the model from its own configuration file, which can also be dropped here"));
    m_sample->setText(tr("Open the sample plan"));
    m_sample->setAccessibleName(m_sample->text());
}

void DemandPage::refreshChoices()
{
    const Plan& plan = desk().document.plan();
    QList<std::pair<QString, QVariant>> cards;
    cards.append({tr("cheapest that does it"), QString()});
    for (const Accelerator& card : desk().world().hardware.accelerators())
        cards.append({card.name, card.name});
    const ResolvedAccelerator chosen = desk().world().hardware.resolve(plan.chosen.accelerator);
    m_accelerator->box().setChoices(
        cards, chosen.accelerator ? chosen.accelerator->name : plan.chosen.accelerator);
    const Evaluation* evaluation = desk().shown();
    const AcceleratorSizing* sizing = evaluation ? evaluation->chosenSizing() : nullptr;
    m_accelerator->setEcho(
        sizing && plan.chosen.accelerator.isEmpty() ? tr("= %1").arg(sizing->accelerator)
                                                    : QString(),
        Tone::Muted);

    const Stage& stage = mainStage(plan);
    QList<std::pair<QString, QVariant>> kinds;
    for (const QString& name : precisions())
        kinds.append({name.toUpper(), name});
    if (!precisions().contains(stage.precision))
        kinds.append({stage.precision, stage.precision});
    m_precision->box().setChoices(kinds, stage.precision);

    const QString current = textLanguageName(stage.language);
    m_language->box().setChoices(
        {{tr("Chinese"), QString(textLanguageName(TextLanguage::Chinese))},
         {tr("English"), QString(textLanguageName(TextLanguage::English))},
         {tr("Program code"), QString(textLanguageName(TextLanguage::Code))}},
        current);
}

QString DemandPage::refusalOf(const QString& field) const
{
    const std::optional<Error>& refusal = desk().recalculator.refusal();
    if (!refusal || refusal->code == ErrorCode::PlanIncomplete)
        return {};
    for (const Error& cause : refusal->causes) {
        const QString wrong = cause.params.value(QStringLiteral("field")).toString();
        if (cause.code != ErrorCode::PlanIncomplete &&
            (wrong == field || wrong.startsWith(QString(field % u'.'))))
            return describe(cause, desk().speech());
    }
    return {};
}

void DemandPage::sync(PlanField& binding, const QString& field, const QString& echo, bool warn)
{
    binding.sync(desk().speech(), echo, warn, refusalOf(field));
}

QString DemandPage::modelEchoText() const
{
    const ModelLibrary& library = desk().world().models;
    const ModelChoice& model = mainStage(desk().document.plan()).model;
    if (const auto* size = std::get_if<ParameterCount>(&model))
        return modelEcho(library.factsOfSize(*size), desk().speech());
    if (const auto* id = std::get_if<QString>(&model)) {
        if (const Result<ModelFacts> facts = library.facts(*id))
            return modelEcho(*facts, desk().speech());
    }
    if (const auto* own = std::get_if<ConfiguredModel>(&model)) {
        if (const Result<ModelConfig> config = parseModelConfig(own->config))
            return modelEcho(factsOfConfig(*config, own->name), desk().speech());
    }
    return tr("a size, or a model's name such as Llama-2-13B");
}

QString DemandPage::measuredCard() const
{
    const Plan& plan = desk().document.plan();
    if (!plan.chosen.accelerator.isEmpty())
        return plan.chosen.accelerator;
    const Evaluation* evaluation = desk().shown();
    const AcceleratorSizing* sizing = evaluation ? evaluation->chosenSizing() : nullptr;
    return sizing ? sizing->accelerator : QString();
}

QString DemandPage::measuredEchoText() const
{
    const std::optional<MeasuredSpeed>& measured = mainStage(desk().document.plan()).measured;
    const Evaluation* evaluation = desk().shown();
    if (!measured || !evaluation)
        return {};
    const HardwareTable& hardware = desk().world().hardware;
    const Accelerator* card = hardware.resolve(measured->accelerator).accelerator;
    for (const AcceleratorSizing& sizing : evaluation->sizing) {
        if (card && sizing.accelerator == card->name && sizing.efficiency.kind == EvidenceKind::Own)
            return tr("= %1 of the dense 16-bit peak of %2, %3 TFLOPS")
                .arg(
                    format::percent(sizing.efficiency.mfu.p50.value()),
                    card->name,
                    format::trimmed(card->peak16().value() / 1e12, 1));
    }
    return {};
}

QString DemandPage::dataEchoText() const
{
    const Stage& stage = mainStage(desk().document.plan());
    const Evaluation* evaluation = desk().shown();
    if (evaluation && !desk().isOutdated())
        return dataEcho(evaluation->work, desk().speech());
    if (const auto* tokens = std::get_if<TokenCount>(&stage.data))
        return tr("= %1 tokens").arg(format::shortForm(tokens->value(), desk().speech()).text());
    if (const auto* bytes = std::get_if<Bytes>(&stage.data))
        return tr("= %1 of clean text").arg(format::gigabytes(*bytes));
    return tr("tokens, or the size of clean text");
}

QString DemandPage::deadlineEchoText() const
{
    const Plan& plan = desk().document.plan();
    if (!plan.deadline)
        return tr("a date, or a number of days");
    const QDate start = plan.start.value_or(desk().clock.today());
    int days = 0;
    QDate last;
    if (const auto* day = std::get_if<QDate>(&*plan.deadline)) {
        last = *day;
        days = static_cast<int>(start.daysTo(last)) + 1;
    } else {
        days = static_cast<int>(std::ceil(std::get<Days>(*plan.deadline).value()));
        last = start.addDays(days - 1);
    }
    return tr("%1 to %2, %n day(s)", nullptr, days).arg(format::date(start), format::date(last));
}

void DemandPage::refreshFields()
{
    const Evaluation* evaluation = desk().shown();
    const bool fewTokens = evaluation &&
        std::any_of(evaluation->findings.begin(),
                    evaluation->findings.end(),
                    [](const Finding& finding) {
                        return finding.code == FindingCode::TokensFarBelowOptimal;
                    });
    const bool late = evaluation &&
        std::any_of(evaluation->findings.begin(),
                    evaluation->findings.end(),
                    [](const Finding& finding) {
                        return finding.code == FindingCode::DeadlineMissed;
                    });
    sync(*m_bindings.at(0), QStringLiteral("stages[0].model"), modelEchoText());
    sync(*m_bindings.at(1), QStringLiteral("stages[0].data"), dataEchoText(), fewTokens);
    sync(*m_bindings.at(2), QStringLiteral("deadline"), deadlineEchoText(), late);
    const AcceleratorSizing* sizing = evaluation ? evaluation->chosenSizing() : nullptr;
    const bool chosenForMe = sizing && !mainStage(desk().document.plan()).gpus;
    sync(
        *m_bindings.at(3),
        QStringLiteral("stages[0].gpus"),
        chosenForMe ? tr("= %n GPU(s), the fewest that are in time", nullptr, sizing->gpus.value())
                    : QString());
    sync(*m_bindings.at(4), QStringLiteral("stages[0].seq_len"), tr("tokens"));
    sync(
        *m_bindings.at(5),
        QStringLiteral("start"),
        desk().document.plan().start ? QString() : format::date(desk().clock.today()));
    sync(*m_bindings.at(6), QStringLiteral("stages[0].measured"), measuredEchoText());
}

void DemandPage::refreshFacts()
{
    const Evaluation* evaluation = desk().shown();
    const QString none(format::missing);
    std::vector<Fact> facts{
        {tr("Parameters"), none, {}},
        {tr("FLOP per token"), none, {}},
        {tr("FLOP in all"), none, {}},
        {tr("Days at steady speed"), none, {}},
        {tr("Days of the project"), none, {}},
        {tr("Memory per GPU"), none, {}},
    };
    if (evaluation) {
        const Speech& speech = desk().speech();
        const TrainingWork& work = evaluation->work;
        facts.at(0).value = format::shortForm(work.model.parameters.total.value(), speech).text();
        facts.at(1).value = scientific(work.flopsPerToken.value());
        facts.at(2).value = scientific(work.flops.value());
        const AcceleratorSizing* sizing = evaluation->chosenSizing();
        if (sizing && sizing->isUsable()) {
            const auto days = [](const Range<Days>& range) -> QString {
                return QStringLiteral("P10–P90 ") %
                    format::range(format::days(range.p10), format::days(range.p90));
            };
            facts.at(3).value = format::days(sizing->steadyDays.p50);
            facts.at(3).below = days(sizing->steadyDays);
            facts.at(4).value = format::days(sizing->projectDays.p50);
            facts.at(4).below = days(sizing->projectDays);
            facts.at(5).value = format::gigabytes(sizing->memory.total());
            facts.at(5).below =
                tr("of %1, %2").arg(format::gigabytes(sizing->capacity), sizing->layout);
        }
    }
    m_facts->setFacts(facts);
}

void DemandPage::refreshInspector()
{
    const Speech& speech = desk().speech();
    std::vector<ValueItem> items;
    if (const Evaluation* evaluation = desk().shown()) {
        for (const Finding& finding : findingsOf(*evaluation, PageId::Demand)) {
            const FindingText text = describe(finding, speech);
            items.push_back(cardItem(finding.severity, text.title, text.body));
        }
    }
    if (!items.empty())
        items.push_back(ruleItem());
    m_inspector->setHeading(tr("Assumptions"), tr("Defaults, each can be changed"));
    m_inspector->setItems(std::move(items));
    m_assumptions->refresh([this](const QString& field) { return refusalOf(field); });
}

QString DemandPage::answerSentence() const
{
    const Evaluation* evaluation = desk().shown();
    if (!evaluation || desk().recalculator.refusal())
        return refusalSentence();
    const AcceleratorSizing* sizing = evaluation->chosenSizing();
    if (!sizing || !sizing->isUsable())
        return tr("No accelerator does this work as it is set up: see the findings.");
    const Speech& speech = desk().speech();
    const TrainingWork& work = evaluation->work;
    const QString model = work.model.name.isEmpty()
        ? format::fieldSize(work.model.parameters.total.value())
        : work.model.name;
    QString sentence = tr("%1, %2 tokens: %3 × %4 take %5 days, done on %6.")
                           .arg(
                               model,
                               format::shortForm(work.tokens.value(), speech).text(),
                               QString::number(sizing->gpus.value()),
                               sizing->accelerator,
                               format::days(sizing->projectDays.p50),
                               format::date(evaluation->finish.p50));
    if (evaluation->deadline && evaluation->finish.p50.isValid()) {
        const auto spare = static_cast<int>(evaluation->finish.p50.daysTo(*evaluation->deadline));
        sentence += speech.isChinese() ? QString() : QStringLiteral(" ");
        sentence += spare < 0 ? tr("%n day(s) after the deadline.", nullptr, -spare)
                              : tr("%n day(s) before the deadline.", nullptr, spare);
    }
    return sentence;
}

} // namespace suanchou::ui
