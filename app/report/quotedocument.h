// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "app/report/chartspec.h"

#include <optional>
#include <vector>

namespace suanchou {

/// One printed line. Texts are final; the figures behind them are kept as numbers, so that CSV and
/// JSON print them plainly and a test can add them up.
struct QuoteLine
{
    QString item;      ///< "8 × A100-80GB, on demand"
    QString detail;    ///< composition, provider, region; price date, source, confidence
    QString quantity;  ///< "394 instance-hours", a narrow space before the unit
    QString term;      ///< "1 month" or —; already part of the quantity
    QString unitPrice; ///< as published, or "ask"
    QString taxBasis; ///< "tax included", "tax excluded", "tax included (assumed)"; empty without a
                      ///< price
    std::optional<LineAmount> amount; ///< empty: no public price

    CostComponent component = CostComponent::Gpu;
    Decimal6 count; ///< the quantity as a number; count × price = gross, or net where the price
                    ///< excludes tax
    LineUnit unit = LineUnit::InstanceHour;
    std::optional<UnitPrice> price; ///< as published
    bool priceIncludesTax = true;
    bool taxAssumed = false; ///< the source is silent about tax
    QString provider;
    QString region;
    QString priceDate; ///< as the source gives it: "2026-06-05", "2026-06", empty
    bool stale = false;
    Confidence confidence = Confidence::Low;
    QString source; ///< in full

    bool operator==(const QuoteLine&) const = default;
};

struct QuoteFact
{
    QString label;
    QString value;
    QString unit;
    QString range; ///< "P10–P90 12.4–22.2"
    QString note;  ///< one more line: "deadline 2026-09-30"

    bool operator==(const QuoteFact&) const = default;
};

struct QuoteAssumption
{
    QString id; ///< of the assumption registry; "mfu" for the training efficiency
    QString title;
    QString value;
    QString source;
    QString asOf;

    bool operator==(const QuoteAssumption&) const = default;
};

/// The paper as a value: everything that is printed, nothing about where. PDF, CSV and JSON render
/// the same one.
struct QuoteDocument
{
    Language language = Language::Chinese;
    QString number; ///< "SC-20260828-5A3F"
    QDate date;
    QDate validUntil;
    QString currencyAndTax; ///< "CNY, 6 % tax included"
    QString title;
    QString subtitle; ///< what is quoted: "Compute for Llama-2-13B, pretraining, 8 × A100-SXM-80G"
    Parties parties;
    std::vector<QuoteFact> facts; ///< the answer band: work, cards × days, finish, total
    std::vector<QuoteLine> lines;
    Money net; ///< sums of the priced lines: net + tax = total
    Money tax;
    Money total;
    QString taxRate;  ///< "6%"
    QString capitals; ///< total in 大写, Chinese papers in CNY only
    bool complete = true;
    QString incompleteNote; ///< "without storage: no public price, ask"
    std::vector<QString> notes;
    ChartSpec chart;
    std::vector<QuoteAssumption> assumptions;
    QString fingerprint; ///< of plan and facts, 8 hexadecimal digits
    QString catalogDate;

    bool operator==(const QuoteDocument&) const = default;
};

/// The quotation of an evaluation's quoted offer in the language of the speech; NothingToQuote if
/// there is none.
Result<QuoteDocument> quoteDocument(
    const Evaluation& evaluation, const WorldPtr& world, const Speech& speech);

/// Where a price comes from, short: the host of an address (with the owner's project on a code
/// host), else the text.
QString sourceName(const QString& source);

/// Amount in Chinese capital numerals: 人民币 is not part of it. Negative amounts begin with 负.
/// Rules: payment vouchers, 整 after 元 and 角, one 零 for inner zeros (notes/prices.md section 6,
/// cases PLAN-14).
QString capitalNumerals(Money amount);

} // namespace suanchou
