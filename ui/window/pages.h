// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"

#include <array>

namespace suanchou::ui {

/// The pages of the rail, top to bottom.
enum class PageId { Demand, Sizing, Market, Procurement, WhatIf, Papers };

inline constexpr std::array allPages{
    PageId::Demand,
    PageId::Sizing,
    PageId::Market,
    PageId::Procurement,
    PageId::WhatIf,
    PageId::Papers,
};

/// Where a finding is shown and counted.
PageId pageOf(FindingCode code);
/// "demand", "sizing", … as on the command line; also the name of the page's icon.
QString pageName(PageId page);
/// The word on the rail and over the page, in the window's language.
QString pageTitle(PageId page);

/// The findings of one page, worst first.
std::vector<Finding> findingsOf(const Evaluation& evaluation, PageId page);

} // namespace suanchou::ui
