// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/rowreader.h"

namespace suanchou {

QString RowReader::text(QLatin1String column) const
{
    return m_table.cell(m_row, column);
}

void RowReader::refuse(QLatin1String column) const
{
    m_errors.push_back(m_table.cellError(m_row, QString(column)));
}

Tristate RowReader::tristate(QLatin1String column) const
{
    const QString cell = text(column);
    if (cell == QLatin1String("yes"))
        return Tristate::Yes;
    if (cell == QLatin1String("no"))
        return Tristate::No;
    if (cell != QLatin1String("unknown"))
        refuse(column);
    return Tristate::Unknown;
}

Decimal6 RowReader::positive(QLatin1String column) const
{
    const Result<Decimal6> value = Decimal6::parse(text(column));
    if (!value || value->micro() <= 0)
        refuse(column);
    return value.value_or(Decimal6());
}

UnitPrice RowReader::price() const
{
    const Decimal6 value = positive(QLatin1String("price"));
    return {value, currency(QLatin1String("currency"))};
}

Currency RowReader::currency(QLatin1String column) const
{
    const Result<Currency> value = currencyFromCode(text(column));
    if (!value)
        refuse(column);
    return value.value_or(Currency::CNY);
}

PartialDate RowReader::date(QLatin1String column) const
{
    return known(column, PartialDate::parse(text(column)));
}

Confidence RowReader::confidence() const
{
    constexpr QLatin1String column("confidence");
    return known(column, confidenceFromName(text(column)));
}

int RowReader::count(QLatin1String column, int least, int emptyMeans) const
{
    const QString cell = text(column);
    if (cell.isEmpty())
        return emptyMeans;
    bool ok = false;
    const int value = cell.toInt(&ok);
    if (!ok || value < least || value > 100'000)
        refuse(column);
    return value;
}

Error damagedTable(const QString& table, std::vector<Error> causes)
{
    return Error{ErrorCode::ResourceDamaged, {{QStringLiteral("table"), table}}, std::move(causes)};
}

} // namespace suanchou
