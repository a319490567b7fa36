// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/evaluation.h"

#include <algorithm>
#include <iterator>

namespace suanchou {

namespace {

constexpr double mostFlops = 1e32;
constexpr double fewestTokens = 1e3; // these bounds as the field has them
constexpr double mostTokens = 1e17;
constexpr double fewestParameters = 1e6;
constexpr double mostParameters = 1e14;
// Dates are planned and printed within these years.
constexpr int firstYear = 2000;
constexpr int lastYear = 2199;

bool isTraining(StageKind kind)
{
    return kind == StageKind::Pretrain || kind == StageKind::Continued || kind == StageKind::Sft;
}

/// What is wrong with a config, each under its place in the plan.
void checkConfig(const ConfiguredModel& model, const QString& path, std::vector<Error>& errors)
{
    const Result<ModelConfig> config = parseModelConfig(model.config);
    if (config)
        return;
    std::vector<Error> causes = config.error().causes;
    if (causes.empty())
        causes.push_back(config.error());
    const QString key = QStringLiteral("field");
    for (Error& cause : causes) {
        const QString field = cause.params.value(key, QStringLiteral("model_type")).toString();
        cause.params.insert(key, QString(path + u'.' + field));
        errors.push_back(std::move(cause));
    }
}

void checkStage(
    const Stage& stage, const QString& path, const World& world, std::vector<Error>& errors)
{
    if (!isTraining(stage.kind)) {
        errors.push_back(fieldError(
            ErrorCode::PlanStageKind,
            path + QStringLiteral(".kind"),
            QString(stageKindName(stage.kind))));
    }
    const auto missing = [&](const char* field) {
        errors.push_back(fieldError(ErrorCode::PlanIncomplete, path + QString::fromLatin1(field)));
    };
    if (std::holds_alternative<std::monostate>(stage.model))
        missing(".model");
    if (std::holds_alternative<std::monostate>(stage.data))
        missing(".data");
    if (const auto* name = std::get_if<QString>(&stage.model)) {
        if (!world.models.find(*name)) {
            Error error =
                fieldError(ErrorCode::ModelUnknown, path + QStringLiteral(".model"), *name);
            error.params.insert(QStringLiteral("text"), *name);
            errors.push_back(std::move(error));
        }
    }
    if (stage.measured && !world.hardware.resolve(stage.measured->accelerator).accelerator) {
        errors.push_back(world.hardware.unresolved(
            path + QStringLiteral(".measured.accelerator"), stage.measured->accelerator));
    }
    if (const auto* own = std::get_if<ConfiguredModel>(&stage.model))
        checkConfig(*own, path + QStringLiteral(".model.config"), errors);
    const auto range = [&](const char* field, double value, double least, double most) {
        if (value >= least && value <= most)
            return;
        const QString name = path + QString::fromLatin1(field);
        Error error = fieldError(ErrorCode::NumberOutOfRange, name);
        error.params.insert(QStringLiteral("text"), QString::number(value, 'g', 6));
        error.params.insert(QStringLiteral("least"), least);
        error.params.insert(QStringLiteral("most"), most);
        errors.push_back(std::move(error));
    };
    if (const auto* tokens = std::get_if<TokenCount>(&stage.data))
        range(".data", tokens->value(), fewestTokens, mostTokens);
    if (const auto* size = std::get_if<ParameterCount>(&stage.model))
        range(".model", size->value(), fewestParameters, mostParameters);
    const auto& cards = world.hardware.accelerators();
    const bool computed = std::any_of(cards.begin(), cards.end(), [&](const Accelerator& card) {
        return card.supports(stage.precision);
    });
    if (!computed ||
        (world.efficiency.find({}, stage.precision, false).kind == EvidenceKind::Missing &&
         world.efficiency.find({}, stage.precision, true).kind == EvidenceKind::Missing)) {
        Error error = fieldError(
            ErrorCode::JsonFieldValue, path + QStringLiteral(".precision"), stage.precision);
        error.params.insert(
            QStringLiteral("expected"), QStringLiteral("bf16, fp16, fp8, mxfp8, nvfp4"));
        errors.push_back(std::move(error));
    }
}

void checkDay(const QString& field, QDate day, std::vector<Error>& errors)
{
    if (day.year() >= firstYear && day.year() <= lastYear)
        return;
    Error error = fieldError(ErrorCode::JsonFieldValue, field, day.toString(Qt::ISODate));
    error.params.insert(
        QStringLiteral("expected"), QStringLiteral("%1 to %2").arg(firstYear).arg(lastYear));
    errors.push_back(std::move(error));
}

} // namespace

std::vector<Error> checkPlan(const Plan& plan, const World& world)
{
    std::vector<Error> errors;
    if (plan.stages.size() != 1) {
        Error error = fieldError(ErrorCode::PlanStageCount, QStringLiteral("stages"));
        error.params.insert(QStringLiteral("value"), static_cast<int>(plan.stages.size()));
        errors.push_back(std::move(error));
    }
    for (std::size_t i = 0; i < plan.stages.size(); ++i)
        checkStage(plan.stages.at(i), QStringLiteral("stages[%1]").arg(i), world, errors);
    if (!plan.chosen.accelerator.isEmpty() &&
        !world.hardware.resolve(plan.chosen.accelerator).accelerator) {
        errors.push_back(world.hardware.unresolved(
            QStringLiteral("chosen.accelerator"), plan.chosen.accelerator));
    }
    if (plan.start)
        checkDay(QStringLiteral("start"), *plan.start, errors);
    if (const auto* day = plan.deadline ? std::get_if<QDate>(&*plan.deadline) : nullptr)
        checkDay(QStringLiteral("deadline"), *day, errors);
    if (plan.deadline && plan.start) {
        const auto* day = std::get_if<QDate>(&*plan.deadline);
        if (day && *day < *plan.start) {
            Error error = fieldError(
                ErrorCode::JsonFieldValue, QStringLiteral("deadline"), day->toString(Qt::ISODate));
            error.params.insert(
                QStringLiteral("expected"),
                QString(QStringLiteral("≥ ") + plan.start->toString(Qt::ISODate)));
            errors.push_back(std::move(error));
        }
    }
    std::vector<Error> overrides = checkOverrides(world.assumptions, plan.assumptions);
    std::move(overrides.begin(), overrides.end(), std::back_inserter(errors));
    if (errors.empty()) {
        // What is too large to print or to date is refused here, before any loop runs over it.
        const Stage& stage = plan.stages.front();
        const auto* tokens = std::get_if<TokenCount>(&stage.data);
        const auto* bytes = std::get_if<Bytes>(&stage.data);
        const auto* size = std::get_if<ParameterCount>(&stage.model);
        const double amount = (tokens      ? tokens->value()
                                   : bytes ? bytes->value()
                                           : 0.0) *
            stage.epochs;
        const double parameters = size ? size->value() : 1e12;
        if (amount * parameters * 6.0 > mostFlops)
            errors.push_back(fieldError(ErrorCode::PlanTooLarge, QStringLiteral("stages[0]")));
    }
    return errors;
}

} // namespace suanchou
