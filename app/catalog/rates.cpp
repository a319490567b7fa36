// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/rates.h"

#include "app/catalog/rowreader.h"

namespace suanchou {

namespace {

ExchangeRate readRate(const RowReader& row)
{
    constexpr QLatin1String from("from");
    constexpr QLatin1String to("to");
    constexpr QLatin1String asOf("as_of");
    ExchangeRate rate{
        .from = row.currency(from),
        .to = row.currency(to),
        .rate = row.positive(QLatin1String("rate")),
        .asOf = row.date(asOf),
        .confidence = row.confidence(),
        .source = row.text(QLatin1String("source")),
    };
    if (row.text(from).compare(row.text(to), Qt::CaseInsensitive) == 0)
        row.refuse(to);
    // A rate moves every day: a month or a year names none.
    if (rate.asOf.text.size() < 10)
        row.refuse(asOf);
    return rate;
}

} // namespace

Result<RateTable> RateTable::parse(const QByteArray& csv)
{
    const QString name = QStringLiteral("rates");
    const Result<CsvTable> table = CsvTable::parse(csv);
    if (!table)
        return fail(damagedTable(name, {table.error()}));
    RateTable out;
    std::vector<Error> errors;
    for (qsizetype i = 0; i < table->rowCount(); ++i)
        out.m_rates.push_back(readRate(RowReader(*table, i, errors)));
    if (!errors.empty())
        return fail(damagedTable(name, std::move(errors)));
    return out;
}

const ExchangeRate* RateTable::find(Currency a, Currency b, QDate day) const
{
    const ExchangeRate* best = nullptr;
    for (const ExchangeRate& rate : m_rates) {
        const bool ofPair = (rate.from == a && rate.to == b) || (rate.from == b && rate.to == a);
        if (!ofPair)
            continue;
        if (!best) {
            best = &rate;
            continue;
        }
        const QDate known = best->asOf.firstDay;
        const QDate other = rate.asOf.firstDay;
        // Up to the day the later one is better, after it the earlier one.
        const bool better = known > day ? other < known : other <= day && other > known;
        if (better)
            best = &rate;
    }
    return best;
}

Result<ConvertedPrice> RateTable::convert(UnitPrice price, Currency to, QDate day) const
{
    if (price.currency == to)
        return ConvertedPrice{price, std::nullopt};
    const ExchangeRate* rate = find(price.currency, to, day);
    if (!rate)
        return fail(
            ErrorCode::CurrencyMismatch,
            {{QStringLiteral("left"), QString(currencyCode(price.currency))},
             {QStringLiteral("right"), QString(currencyCode(to))}});
    const Result<Decimal6> value = rate->from == price.currency
        ? multiplied(price.value, rate->rate)
        : divided(price.value, rate->rate);
    if (!value)
        return fail(value.error());
    return ConvertedPrice{{*value, to}, Conversion{price, *rate}};
}

} // namespace suanchou
