// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/planfield.h"

namespace suanchou::ui {

/// A free text of the parties.
PlanFieldRules partyRules(const QString& key, QString Parties::*member);
/// For how many days a quote binds, 1 to 3650.
PlanFieldRules validDaysRules();

} // namespace suanchou::ui
