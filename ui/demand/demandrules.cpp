// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/demand/demandrules.h"

#include "app/base/format.h"
#include "app/plan/describe.h"
#include "ui/window/steps.h"

#include <QCoreApplication>

#include <cmath>

namespace suanchou::ui {

namespace {

constexpr int mostGpus = 1'000'000;
constexpr int mostSequence = 10'000'000;

/// A whole number between bounds, or why not.
Result<int> readCount(const QString& text, int least, int most)
{
    const Result<double> number = parseNumber(text);
    if (!number)
        return fail(number.error());
    if (*number < least || *number > most || *number != std::floor(*number)) {
        return fail(
            ErrorCode::NumberOutOfRange,
            {{QStringLiteral("text"), text},
             {QStringLiteral("least"), static_cast<double>(least)},
             {QStringLiteral("most"), static_cast<double>(most)}});
    }
    return static_cast<int>(*number);
}

Result<ModelChoice> readModel(const QString& text, const World& world)
{
    if (text.trimmed().isEmpty())
        return ModelChoice{};
    if (const LibraryModel* model = world.models.find(text))
        return ModelChoice{model->id};
    const Result<ParameterCount> size = parseParameters(text);
    if (size)
        return ModelChoice{*size};
    // "llama-9" is no number that went wrong but a name that is not known.
    if (size.error().code == ErrorCode::NumberNotUnderstood)
        return fail(ErrorCode::ModelUnknown, {{QStringLiteral("text"), text}});
    return fail(size.error());
}

Result<DataChoice> readData(const QString& text)
{
    if (text.trimmed().isEmpty())
        return DataChoice{};
    const Result<DataVolume> volume = parseDataVolume(text);
    if (!volume)
        return fail(volume.error());
    if (const auto* bytes = std::get_if<Bytes>(&*volume))
        return DataChoice{*bytes};
    return DataChoice{std::get<TokenCount>(*volume)};
}

} // namespace

const Stage& mainStage(const Plan& plan)
{
    static const Stage none;
    return plan.stages.empty() ? none : plan.stages.front();
}

Stage& mainStage(Plan& plan)
{
    if (plan.stages.empty())
        plan.stages.emplace_back();
    return plan.stages.front();
}

PlanFieldRules modelRules(const WorldPtr& world)
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("model");
    rules.step = step::model;
    rules.read = [world](const QString& text) -> Result<PlanChange> {
        return readModel(text, *world).map([](const ModelChoice& model) -> PlanChange {
            return [model](Plan& plan) { mainStage(plan).model = model; };
        });
    };
    rules.write = [world](const Plan& plan) -> QString {
        const ModelChoice& model = mainStage(plan).model;
        if (const auto* size = std::get_if<ParameterCount>(&model))
            return format::fieldSize(size->value());
        if (const auto* own = std::get_if<ConfiguredModel>(&model))
            return own->name;
        if (const auto* id = std::get_if<QString>(&model)) {
            const LibraryModel* known = world->models.find(*id);
            return known ? known->name : *id;
        }
        return {};
    };
    return rules;
}

PlanFieldRules dataRules(const SpeechGetter& speech)
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("data");
    rules.step = step::data;
    rules.read = [](const QString& text) -> Result<PlanChange> {
        return readData(text).map([](const DataChoice& data) -> PlanChange {
            return [data](Plan& plan) { mainStage(plan).data = data; };
        });
    };
    rules.write = [speech](const Plan& plan) -> QString {
        const DataChoice& data = mainStage(plan).data;
        if (const auto* tokens = std::get_if<TokenCount>(&data))
            return format::fieldSize(tokens->value()) % u' ' %
                speech().translate("suanchou::ui::DemandPage", "tokens");
        if (const auto* bytes = std::get_if<Bytes>(&data)) {
            // Bytes have no letter B for billions: 18 GB, 1.2 TB.
            const double value = bytes->value();
            if (value >= 1e12)
                return format::fieldSize(value / 1e12) % QStringLiteral(" TB");
            if (value >= 1e9)
                return format::fieldSize(value / 1e9) % QStringLiteral(" GB");
            return format::fieldSize(value / 1e6) % QStringLiteral(" MB");
        }
        return {};
    };
    return rules;
}

PlanFieldRules deadlineRules(const SpeechGetter& speech)
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("deadline");
    rules.step = step::deadline;
    rules.read = [](const QString& text) -> Result<PlanChange> {
        if (text.trimmed().isEmpty())
            return PlanChange([](Plan& plan) { plan.deadline.reset(); });
        return parseDeadline(text).map([](const DeadlineValue& deadline) -> PlanChange {
            return [deadline](Plan& plan) { plan.deadline = deadline; };
        });
    };
    rules.write = [speech](const Plan& plan) -> QString {
        if (!plan.deadline)
            return {};
        if (const auto* day = std::get_if<QDate>(&*plan.deadline))
            return day->toString(Qt::ISODate);
        const QString number = format::trimmed(std::get<Days>(*plan.deadline).value(), 2);
        return number % u' ' % speech().translate("suanchou::ui::DemandPage", "days");
    };
    return rules;
}

PlanFieldRules gpuRules()
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("gpus");
    rules.step = step::gpus;
    rules.read = [](const QString& text) -> Result<PlanChange> {
        if (text.trimmed().isEmpty())
            return PlanChange([](Plan& plan) { mainStage(plan).gpus.reset(); });
        return readCount(text, 1, mostGpus).map([](int count) -> PlanChange {
            return [count](Plan& plan) { mainStage(plan).gpus = GpuCount(count); };
        });
    };
    rules.write = [](const Plan& plan) -> QString {
        const std::optional<GpuCount>& gpus = mainStage(plan).gpus;
        return gpus ? QString::number(gpus->value()) : QString();
    };
    return rules;
}

PlanFieldRules sequenceRules()
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("sequence");
    rules.step = step::sequence;
    rules.read = [](const QString& text) -> Result<PlanChange> {
        return readCount(text, 1, mostSequence).map([](int count) -> PlanChange {
            return [count](Plan& plan) { mainStage(plan).sequence = count; };
        });
    };
    rules.write = [](const Plan& plan) { return format::fixed(mainStage(plan).sequence, 0); };
    return rules;
}

PlanFieldRules startRules()
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("start");
    rules.step = step::start;
    rules.read = [](const QString& text) -> Result<PlanChange> {
        if (text.trimmed().isEmpty())
            return PlanChange([](Plan& plan) { plan.start.reset(); });
        return parseDate(text).map(
            [](QDate day) -> PlanChange { return [day](Plan& plan) { plan.start = day; }; });
    };
    rules.write = [](const Plan& plan) {
        return plan.start ? plan.start->toString(Qt::ISODate) : QString();
    };
    return rules;
}

PlanFieldRules measuredRules(const std::function<QString()>& card)
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("measured");
    rules.step = step::measured;
    rules.read = [card](const QString& text) -> Result<PlanChange> {
        if (text.trimmed().isEmpty())
            return PlanChange([](Plan& plan) { mainStage(plan).measured.reset(); });
        const QString name = card();
        if (name.isEmpty())
            return fail(
                fieldError(ErrorCode::PlanIncomplete, QStringLiteral("chosen.accelerator")));
        return parseMeasuredSpeed(text).map([&name](MeasuredSpeed speed) -> PlanChange {
            speed.accelerator = name;
            return [speed](Plan& plan) { mainStage(plan).measured = speed; };
        });
    };
    rules.write = [](const Plan& plan) -> QString {
        const std::optional<MeasuredSpeed>& measured = mainStage(plan).measured;
        return measured ? measuredSpeedText(*measured) : QString();
    };
    return rules;
}

PlanFieldRules assumptionRules(const AssumptionSpec& spec, const SpeechGetter& speech)
{
    PlanFieldRules rules;
    rules.key = QStringLiteral("assumption.") + spec.id;
    rules.step = step::assumption;
    rules.read = [spec](const QString& text) -> Result<PlanChange> {
        const Result<double> value = text.trimmed().isEmpty() ? Result<double>(spec.defaultValue)
                                                              : parseAssumption(spec, text);
        return value.map([&spec](double number) -> PlanChange {
            return [spec, number](Plan& plan) { setAssumption(plan.assumptions, spec, number); };
        });
    };
    rules.write = [spec, speech](const Plan& plan) {
        return assumptionValueText(spec.unit, valueOf(spec, plan.assumptions), speech());
    };
    return rules;
}

} // namespace suanchou::ui
