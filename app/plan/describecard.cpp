// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/describe.h"

namespace suanchou {

QString describe(SupplyBasis basis, const Speech& speech)
{
    switch (basis) {
    case SupplyBasis::NoRuleFound:
        return speech.translate("Supply", "No export rule found that names or meets it");
    case SupplyBasis::UsRule2022:
        return speech.translate(
            "Supply", "US export rule of October 2022: licences are presumed denied");
    case SupplyBasis::UsRule2023:
        return speech.translate("Supply", "Named in the US export rule of October 2023");
    case SupplyBasis::UsThreshold:
        return speech.translate(
            "Supply",
            "Measured against the performance thresholds of the US export rule, own arithmetic");
    case SupplyBasis::UsCaseByCase:
        return speech.translate("Supply", "US licences case by case, with a cap on volume");
    case SupplyBasis::UsRefused:
        return speech.translate("Supply", "The US refused its sale");
    case SupplyBasis::Discouraged:
        return speech.translate(
            "Supply", "Licensed for sale again, then discouraged by Chinese authorities");
    case SupplyBasis::ChinaVariant:
        return speech.translate("Supply", "Variant made for the Chinese market");
    case SupplyBasis::Domestic:
        return speech.translate("Supply", "Made in China");
    case SupplyBasis::CloudOnly:
        return speech.translate(
            "Supply", "Its maker rents it in its own cloud and does not sell it");
    case SupplyBasis::NotInVolume:
        return speech.translate("Supply", "Announced, never made in volume");
    }
    Q_UNREACHABLE();
}

} // namespace suanchou
