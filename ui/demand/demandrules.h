// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/world.h"
#include "ui/widgets/planfield.h"

namespace suanchou::ui {

/// What the text fields of the Demand page mean. The speech getter gives the language of the
/// moment.
using SpeechGetter = std::function<const Speech&()>;

PlanFieldRules modelRules(const WorldPtr& world);
PlanFieldRules dataRules(const SpeechGetter& speech);
PlanFieldRules deadlineRules(const SpeechGetter& speech);
PlanFieldRules gpuRules();
PlanFieldRules sequenceRules();
PlanFieldRules startRules();
/// The getter gives the card that a speed without one is of; empty = none yet.
PlanFieldRules measuredRules(const std::function<QString()>& card);
/// An empty text stands for the default.
PlanFieldRules assumptionRules(const AssumptionSpec& spec, const SpeechGetter& speech);

/// The one stage of a plan that this version plans; an empty one if there is none.
const Stage& mainStage(const Plan& plan);
Stage& mainStage(Plan& plan);

} // namespace suanchou::ui
