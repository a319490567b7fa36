// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"

#include <QLatin1String>

/// Ids of resources/assumptions.json that the evaluation reads; a test checks that each has a
/// record.
namespace suanchou::assumption {

inline constexpr QLatin1String runFactor{"run_factor"};
inline constexpr QLatin1String measuredSpeedSpread{"measured_speed_spread"};
inline constexpr QLatin1String optimalTokensPerParameter{"optimal_tokens_per_parameter"};
inline constexpr QLatin1String bytesPerTokenChinese{"bytes_per_token_zh"};
inline constexpr QLatin1String bytesPerTokenEnglish{"bytes_per_token_en"};
inline constexpr QLatin1String bytesPerTokenCode{"bytes_per_token_code"};
inline constexpr QLatin1String stateBytesPerParameter{"state_bytes_per_parameter"};
inline constexpr QLatin1String memoryReserveFraction{"memory_reserve_fraction"};
inline constexpr QLatin1String memoryReserveGigabytes{"memory_reserve_gb"};
inline constexpr QLatin1String checkpointBytesPerParameter{"checkpoint_bytes_per_parameter"};
inline constexpr QLatin1String checkpointsKept{"checkpoints_kept"};
inline constexpr QLatin1String egressModelCopies{"egress_model_copies"};
inline constexpr QLatin1String vatRate{"vat_rate"};
inline constexpr QLatin1String listPricesIncludeVat{"list_prices_include_vat"};
inline constexpr QLatin1String priceShelfLife{"price_shelf_life"};

} // namespace suanchou::assumption

namespace suanchou {

/// The assumption that turns text of this language into tokens.
QLatin1String bytesPerToken(TextLanguage language);

} // namespace suanchou
