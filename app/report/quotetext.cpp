// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/quotetext.h"

#include "app/base/csv.h"
#include "app/plan/describe.h"
#include "app/report/evaluationjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace suanchou {

namespace {

bool startsFormula(QChar c)
{
    static const QString marks = QStringLiteral("=+-@\t\r\n＝＋－＠");
    return marks.contains(c);
}

/// Whether the first character behind leading apostrophes would start a formula.
bool needsApostrophe(QStringView text)
{
    while (text.startsWith(u'\''))
        text = text.mid(1);
    return !text.isEmpty() && startsFormula(text.front());
}

/// "-1234.56": minor units with two decimals, for every int64.
QString plainMoney(Money amount)
{
    const auto bits = static_cast<std::uint64_t>(amount.minor);
    const std::uint64_t magnitude = amount.minor < 0 ? 0U - bits : bits;
    const QString sign = amount.minor < 0 ? QStringLiteral("-") : QString();
    return sign % QString::number(magnitude / 100) % u'.' %
        QString::number(magnitude % 100).rightJustified(2, u'0');
}

/// "0.12345": the digits that there are, at most six decimals.
QString plainDecimal(Decimal6 value)
{
    const auto bits = static_cast<std::uint64_t>(value.micro());
    const std::uint64_t magnitude = value.micro() < 0 ? 0U - bits : bits;
    const auto scale = static_cast<std::uint64_t>(Decimal6::scale);
    QString text = value.micro() < 0 ? QStringLiteral("-") : QString();
    text += QString::number(magnitude / scale);
    if (const int decimals = value.decimals(); decimals > 0)
        text += u'.' % QString::number(magnitude % scale).rightJustified(6, u'0').left(decimals);
    return text;
}

QString csvRecord(const QStringList& cells)
{
    return QString(cells.join(u',') % QStringLiteral("\r\n"));
}

QString yesNo(bool value, const Speech& speech)
{
    return value ? speech.translate("QuoteDocument", "yes")
                 : speech.translate("QuoteDocument", "no");
}

QStringList csvHeader(const Speech& speech)
{
    QStringList header{
        speech.translate("QuoteDocument", "No."),
        speech.translate("QuoteDocument", "Item"),
        speech.translate("QuoteDocument", "Specification"),
        speech.translate("QuoteDocument", "Quantity"),
        speech.translate("QuoteDocument", "Unit"),
        speech.translate("QuoteDocument", "Period"),
        speech.translate("QuoteDocument", "Unit price"),
        speech.translate("QuoteDocument", "Tax basis"),
        speech.translate("QuoteDocument", "Net amount"),
        speech.translate("QuoteDocument", "Tax"),
        speech.translate("QuoteDocument", "Amount with tax"),
        speech.translate("QuoteDocument", "Currency"),
        speech.translate("QuoteDocument", "Provider"),
        speech.translate("QuoteDocument", "Region"),
        speech.translate("QuoteDocument", "Price date"),
        speech.translate("QuoteDocument", "Stale"),
        speech.translate("QuoteDocument", "Confidence"),
        speech.translate("QuoteDocument", "Source"),
    };
    std::transform(header.begin(), header.end(), header.begin(), csvTextCell);
    return header;
}

QStringList csvCells(
    const QuoteLine& line, std::size_t number, Currency currency, const Speech& speech)
{
    const auto amount = [&line](Money LineAmount::*part) {
        return line.amount ? plainMoney((*line.amount).*part) : QString();
    };
    return {
        QString::number(number),
        csvTextCell(line.item),
        csvTextCell(line.detail),
        plainDecimal(line.count),
        csvTextCell(lineUnitWord(line.unit, speech)),
        csvTextCell(line.term),
        line.price ? plainDecimal(line.price->value) : QString(),
        csvTextCell(line.taxBasis),
        amount(&LineAmount::net),
        amount(&LineAmount::tax),
        amount(&LineAmount::gross),
        QString(currencyCode(currency)),
        csvTextCell(line.provider),
        csvTextCell(line.region),
        csvTextCell(line.priceDate),
        line.price ? csvTextCell(yesNo(line.stale, speech)) : QString(),
        line.price ? csvTextCell(confidenceWord(line.confidence, speech)) : QString(),
        csvTextCell(line.source),
    };
}

QJsonObject lineJson(const QuoteLine& line)
{
    const auto amount = [&line](Money LineAmount::*part) {
        return line.amount ? QJsonValue(((*line.amount).*part).toMajor())
                           : QJsonValue(QJsonValue::Null);
    };
    const bool priced = line.price.has_value();
    const auto ifPriced = [priced](const QJsonValue& value) {
        return priced ? value : QJsonValue(QJsonValue::Null);
    };
    return {
        {QStringLiteral("component"), QString(componentName(line.component))},
        {QStringLiteral("item"), line.item},
        {QStringLiteral("detail"), line.detail},
        {QStringLiteral("quantity"), line.count.toDouble()},
        {QStringLiteral("unit"), QString(lineUnitName(line.unit))},
        {QStringLiteral("term"), line.term},
        {QStringLiteral("unit_price"),
         priced ? QJsonValue(line.price->value.toDouble()) : QJsonValue(QJsonValue::Null)},
        {QStringLiteral("price_includes_tax"), ifPriced(line.priceIncludesTax)},
        {QStringLiteral("tax_assumed"), ifPriced(line.taxAssumed)},
        {QStringLiteral("net"), amount(&LineAmount::net)},
        {QStringLiteral("tax"), amount(&LineAmount::tax)},
        {QStringLiteral("amount"), amount(&LineAmount::gross)},
        {QStringLiteral("provider"), line.provider},
        {QStringLiteral("region"), line.region},
        {QStringLiteral("as_of"), textOrNull(line.priceDate)},
        {QStringLiteral("stale"), ifPriced(line.stale)},
        {QStringLiteral("confidence"), ifPriced(QString(confidenceName(line.confidence)))},
        {QStringLiteral("source"), textOrNull(line.source)},
    };
}

QJsonArray linesJson(const QuoteDocument& document)
{
    QJsonArray out;
    for (const QuoteLine& line : document.lines)
        out.append(lineJson(line));
    return out;
}

QJsonArray factsJson(const QuoteDocument& document)
{
    QJsonArray out;
    for (const QuoteFact& fact : document.facts)
        out.append(QJsonObject{
            {QStringLiteral("label"), fact.label},
            {QStringLiteral("value"), fact.value},
            {QStringLiteral("unit"), fact.unit},
            {QStringLiteral("range"), textOrNull(fact.range)},
            {QStringLiteral("note"), textOrNull(fact.note)},
        });
    return out;
}

QJsonArray assumptionsJson(const QuoteDocument& document)
{
    QJsonArray out;
    for (const QuoteAssumption& assumption : document.assumptions)
        out.append(QJsonObject{
            {QStringLiteral("id"), assumption.id},
            {QStringLiteral("title"), assumption.title},
            {QStringLiteral("value"), assumption.value},
            {QStringLiteral("source"), assumption.source},
            {QStringLiteral("as_of"), textOrNull(assumption.asOf)},
        });
    return out;
}

} // namespace

QString csvTextCell(const QString& text)
{
    if (!needsApostrophe(text))
        return csvLine({text});
    QString out = u'\'' % text;
    return u'"' % out.replace(u'"', QLatin1String("\"\"")) % u'"';
}

QString textOfCsvCell(const QString& cell)
{
    return cell.startsWith(u'\'') && needsApostrophe(cell) ? cell.mid(1) : cell;
}

QByteArray quoteCsv(const QuoteDocument& document, const Speech& speech)
{
    const Currency currency = document.total.currency;
    const QStringList header = csvHeader(speech);
    QString text = csvRecord(header);
    for (std::size_t i = 0; i < document.lines.size(); ++i)
        text += csvRecord(csvCells(document.lines.at(i), i + 1, currency, speech));

    QStringList sums(header.size(), QString());
    sums[1] = csvTextCell(speech.translate("QuoteDocument", "Total, tax included"));
    sums[2] = csvTextCell(document.incompleteNote);
    sums[8] = plainMoney(document.net);
    sums[9] = plainMoney(document.tax);
    sums[10] = plainMoney(document.total);
    sums[11] = currencyCode(currency);
    text += csvRecord(sums);
    if (!document.capitals.isEmpty()) {
        QStringList capitals(header.size(), QString());
        capitals[1] = csvTextCell(speech.translate("QuoteDocument", "In capitals"));
        capitals[2] = csvTextCell(document.capitals);
        text += csvRecord(capitals);
    }
    return QByteArray("\xEF\xBB\xBF") + text.toUtf8();
}

QByteArray quoteJson(const QuoteDocument& document)
{
    const QJsonObject root{
        {QStringLiteral("schema"), QStringLiteral("suanchou.quote/1")},
        {QStringLiteral("language"),
         document.language == Language::Chinese ? QStringLiteral("zh") : QStringLiteral("en")},
        {QStringLiteral("number"), document.number},
        {QStringLiteral("date"), document.date.toString(Qt::ISODate)},
        {QStringLiteral("valid_until"), document.validUntil.toString(Qt::ISODate)},
        {QStringLiteral("title"), document.title},
        {QStringLiteral("subtitle"), document.subtitle},
        {QStringLiteral("parties"),
         QJsonObject{
             {QStringLiteral("buyer"), textOrNull(document.parties.buyer)},
             {QStringLiteral("seller"), textOrNull(document.parties.seller)},
             {QStringLiteral("project"), textOrNull(document.parties.project)}}},
        {QStringLiteral("currency"), QString(currencyCode(document.total.currency))},
        {QStringLiteral("tax_rate"), document.taxRate},
        {QStringLiteral("facts"), factsJson(document)},
        {QStringLiteral("lines"), linesJson(document)},
        {QStringLiteral("net"), document.net.toMajor()},
        {QStringLiteral("tax"), document.tax.toMajor()},
        {QStringLiteral("total"), document.total.toMajor()},
        {QStringLiteral("capitals"), textOrNull(document.capitals)},
        {QStringLiteral("complete"), document.complete},
        {QStringLiteral("incomplete_note"), textOrNull(document.incompleteNote)},
        {QStringLiteral("notes"),
         QJsonArray::fromStringList({document.notes.begin(), document.notes.end()})},
        {QStringLiteral("assumptions"), assumptionsJson(document)},
        {QStringLiteral("fingerprint"), document.fingerprint},
        {QStringLiteral("catalog_date"), textOrNull(document.catalogDate)},
    };
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

} // namespace suanchou
