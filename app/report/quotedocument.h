// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "app/report/chartspec.h"

namespace suanchou {

/// One printed line. Texts are final; amounts are also kept as numbers, so that a test can add them up.
struct QuoteLine
{
    QString item;      ///< "A100-80GB × 8, on demand"
    QString detail;    ///< provider, region, source, price date
    QString quantity;  ///< "394 instance-hours"
    QString term;      ///< "1 month" or —
    QString unitPrice; ///< as published, or "ask"
    std::optional<LineAmount> amount; ///< empty: no public price

    bool operator==(const QuoteLine&) const = default;
};

struct QuoteFact
{
    QString label;
    QString value;
    QString unit;
    QString range; ///< "P10–P90 12.4–22.2"

    bool operator==(const QuoteFact&) const = default;
};

struct QuoteAssumption
{
    QString title;
    QString value;
    QString source;

    bool operator==(const QuoteAssumption&) const = default;
};

/// The paper as a value: everything that is printed, nothing about where. PDF, CSV and JSON render the same one.
struct QuoteDocument
{
    Language language = Language::Chinese;
    QString number;  ///< "SC-20260828-5A3F"
    QDate date;
    QDate validUntil;
    QString currencyAndTax; ///< "CNY, 6 % tax included"
    QString title;
    QString subtitle;
    Parties parties;
    std::vector<QuoteFact> facts; ///< the answer band: work, cards × days, finish, total
    std::vector<QuoteLine> lines;
    Money net;
    Money tax;
    Money total;       ///< sum of the priced lines
    QString capitals;  ///< total in 大写, Chinese only
    bool complete = true;
    QString incompleteNote; ///< "without storage: no public price, ask"
    std::vector<QString> notes;
    ChartSpec chart;
    std::vector<QuoteAssumption> assumptions;
    QString fingerprint; ///< of plan and facts, 8 hexadecimal digits
    QString catalogDate;

    bool operator==(const QuoteDocument&) const = default;
};

/// The quotation of an evaluation's quoted offer; NothingToQuote if there is none.
Result<QuoteDocument> quoteDocument(const Evaluation& evaluation, const WorldPtr& world, const Speech& speech);

/// Amount in Chinese capital numerals: 人民币 is not part of it. Negative amounts begin with 负. Rules: payment vouchers,
/// 整 after 元 and 角, one 零 for inner zeros (notes/prices.md section 6, cases PLAN-14).
QString capitalNumerals(Money amount);

} // namespace suanchou
