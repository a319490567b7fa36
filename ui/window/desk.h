// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document.h"
#include "app/session/recalculator.h"
#include "ui/language/languageswitch.h"
#include "ui/theme/themeswitch.h"
#include "ui/window/dialogservice.h"

namespace suanchou::ui {

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

    [[nodiscard]] const Speech& speech() const { return language.speech(); }
    [[nodiscard]] const World& world() const { return *recalculator.world(); }
    /// The evaluation to show: nothing while the newest plan is refused.
    [[nodiscard]] const Evaluation* shown() const
    {
        return recalculator.refusal() ? nullptr : recalculator.evaluation().get();
    }
};

} // namespace suanchou::ui
