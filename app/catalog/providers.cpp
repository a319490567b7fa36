// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/providers.h"

#include "app/catalog/rowreader.h"

namespace suanchou {

QLatin1String providerNoteName(ProviderNote note)
{
    switch (note) {
    case ProviderNote::NoPublicPrice:
        return QLatin1String("no_public_price");
    case ProviderNote::ListNotPublic:
        return QLatin1String("list_not_public");
    }
    Q_UNREACHABLE();
}

std::optional<ProviderNote> providerNoteFromName(const QString& name)
{
    for (const ProviderNote note : {ProviderNote::NoPublicPrice, ProviderNote::ListNotPublic}) {
        if (name == providerNoteName(note))
            return note;
    }
    return std::nullopt;
}

Result<std::vector<SilentProvider>> parseSilentProviders(const QByteArray& csv)
{
    const QString name = QStringLiteral("providers");
    const Result<CsvTable> table = CsvTable::parse(csv);
    if (!table)
        return fail(damagedTable(name, {table.error()}));
    constexpr QLatin1String chinese("provider_zh");
    constexpr QLatin1String note("note");
    std::vector<SilentProvider> out;
    std::vector<Error> errors;
    for (qsizetype i = 0; i < table->rowCount(); ++i) {
        const RowReader row(*table, i, errors);
        out.push_back(
            {.name = {row.text(QLatin1String("provider")), row.text(chinese)},
             .kind = row.text(QLatin1String("provider_kind")),
             .note = row.known(note, providerNoteFromName(row.text(note))),
             .source = row.text(QLatin1String("source"))});
        if (out.back().name.zh.isEmpty())
            row.refuse(chinese);
    }
    if (!errors.empty())
        return fail(damagedTable(name, std::move(errors)));
    return out;
}

} // namespace suanchou
