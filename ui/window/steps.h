// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"

namespace suanchou::ui {

/// Names of undo steps. The history keeps the English source, so that a language switch reaches it.
namespace step {

inline constexpr const char* model = QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change model");
inline constexpr const char* data = QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change data volume");
inline constexpr const char* deadline = QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change deadline");
inline constexpr const char* gpus = QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change GPU count");
inline constexpr const char* accelerator =
    QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change accelerator");
inline constexpr const char* precision =
    QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change precision");
inline constexpr const char* sequence =
    QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change sequence length");
inline constexpr const char* start = QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change start date");
inline constexpr const char* language =
    QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change data language");
inline constexpr const char* measured =
    QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change measured speed");
inline constexpr const char* assumption =
    QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change assumption");
inline constexpr const char* offer = QT_TRANSLATE_NOOP("suanchou::ui::Steps", "use offer");
inline constexpr const char* bestOffer =
    QT_TRANSLATE_NOOP("suanchou::ui::Steps", "use the best offer");
inline constexpr const char* regions =
    QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change region rule");
inline constexpr const char* parties = QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change parties");
inline constexpr const char* terms = QT_TRANSLATE_NOOP("suanchou::ui::Steps", "change terms");

} // namespace step

/// The plan on this card: an offer settles its own card, so one that was chosen is given up.
void planOnCard(Plan& plan, const QString& accelerator);

/// A step's name in the window's language.
QString stepName(const QString& source);

} // namespace suanchou::ui
