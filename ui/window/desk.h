// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document.h"
#include "app/session/recalculator.h"
#include "ui/language/languageswitch.h"
#include "ui/theme/themeswitch.h"
#include "ui/window/dialogservice.h"

namespace suanchou::ui {

class QuoteBook;

/// What the window works with, put together in main: everything outlives the window.
struct Desk
{
    Document& document;
    Recalculator& recalculator;
    const Clock& clock;
    DialogService& dialogs;
    ThemeSwitch& theme;
    LanguageSwitch& language;
    const ChartPainter& charts;
    QuoteBook& quotes;

    [[nodiscard]] const Speech& speech() const { return language.speech(); }
    [[nodiscard]] const World& world() const { return *recalculator.world(); }
    /// The evaluation to show; null before the first and for an empty plan.
    [[nodiscard]] const Evaluation* shown() const { return recalculator.evaluation().get(); }
    /// What is shown belongs to an older plan: a run is under way, or the newest plan is refused.
    [[nodiscard]] bool isOutdated() const
    {
        return recalculator.isStale() || recalculator.refusal().has_value();
    }
};

} // namespace suanchou::ui
