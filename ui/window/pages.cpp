// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pages.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace suanchou::ui {

PageId pageOf(FindingCode code)
{
    switch (code) {
    case FindingCode::ConfigRead:
    case FindingCode::StartInPast:
    case FindingCode::FitsNoCard:
    case FindingCode::DeadlineMissed:
    case FindingCode::DeadlineAtRisk:
    case FindingCode::TokensFarBelowOptimal:
        return PageId::Demand;
    case FindingCode::MeasuredOnOtherCard:
    case FindingCode::SupplyLimited:
    case FindingCode::MemoryTooSmall:
    case FindingCode::PrecisionUnsupported:
    case FindingCode::NoMeasurement:
    case FindingCode::FewMeasurements:
        return PageId::Sizing;
    default:
        return PageId::Market;
    }
}

QString pageName(PageId page)
{
    switch (page) {
    case PageId::Demand:
        return QStringLiteral("demand");
    case PageId::Sizing:
        return QStringLiteral("sizing");
    case PageId::Market:
        return QStringLiteral("market");
    case PageId::Procurement:
        return QStringLiteral("procurement");
    case PageId::WhatIf:
        return QStringLiteral("whatif");
    case PageId::Papers:
        return QStringLiteral("papers");
    }
    Q_UNREACHABLE();
}

QString pageTitle(PageId page)
{
    switch (page) {
    case PageId::Demand:
        return QCoreApplication::translate("suanchou::ui::PageTitle", "Demand");
    case PageId::Sizing:
        return QCoreApplication::translate("suanchou::ui::PageTitle", "Sizing");
    case PageId::Market:
        return QCoreApplication::translate("suanchou::ui::PageTitle", "Market");
    case PageId::Procurement:
        return QCoreApplication::translate("suanchou::ui::PageTitle", "Procurement");
    case PageId::WhatIf:
        return QCoreApplication::translate("suanchou::ui::PageTitle", "What-if");
    case PageId::Papers:
        return QCoreApplication::translate("suanchou::ui::PageTitle", "Papers");
    }
    Q_UNREACHABLE();
}

std::vector<Finding> findingsOf(const Evaluation& evaluation, PageId page)
{
    std::vector<Finding> found;
    std::copy_if(
        evaluation.findings.begin(),
        evaluation.findings.end(),
        std::back_inserter(found),
        [page](const Finding& finding) { return pageOf(finding.code) == page; });
    return found;
}

} // namespace suanchou::ui
