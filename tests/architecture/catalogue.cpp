// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/catalogue.h"

#include "app/base/csv.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

namespace suanchou::architecture {

namespace {

struct Message
{
    QString context;
    QString source;
    bool isNumerus = false;
    bool isUnfinished = false;
    bool isObsolete = false;
    QStringList translations; ///< one, or one for each plural form
};

/// Reads a <message> up to its end.
Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.isNumerus = xml.attributes().value(QLatin1String("numerus")) == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            const QString type = xml.attributes().value(QLatin1String("type")).toString();
            message.isUnfinished = type == u"unfinished";
            message.isObsolete = type == u"obsolete" || type == u"vanished";
            if (!message.isNumerus) {
                message.translations.append(xml.readElementText());
                continue;
            }
            while (xml.readNextStartElement())
                message.translations.append(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

Result<std::vector<Message>> readMessages(const QByteArray& ts)
{
    QXmlStreamReader xml(ts);
    std::vector<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages.push_back(readMessage(xml, context));
    }
    if (xml.hasError())
        return fail(ErrorCode::ResourceDamaged, {{QStringLiteral("table"), xml.errorString()}});
    return messages;
}

bool saysTerm(const QString& english, const QString& term)
{
    const QRegularExpression whole(
        QStringLiteral("\\b%1s?\\b").arg(QRegularExpression::escape(term)),
        QRegularExpression::CaseInsensitiveOption);
    // Made of the term: it cannot be static.
    return whole.match(english).hasMatch(); // clazy:exclude=use-static-qregularexpression
}

bool containsOne(const QString& text, const QStringList& words)
{
    return std::any_of(
        words.cbegin(), words.cend(), [&text](const QString& word) { return text.contains(word); });
}

/// One form of English may leave the number out ("one GPU"); every other form has what the source
/// has.
bool hasSamePlaceholders(const Message& message, qsizetype form)
{
    QStringList wanted = placeholders(message.source);
    const QStringList found = placeholders(message.translations.at(form));
    if (found == wanted)
        return true;
    return message.isNumerus && message.translations.size() > 1 && form == 0 &&
        wanted.removeAll(QStringLiteral("%n")) > 0 && found == wanted;
}

QStringList messageProblems(const Message& message, const std::vector<Term>& glossary)
{
    QStringList problems;
    if (message.isUnfinished)
        problems.append(QStringLiteral("is unfinished"));
    if (message.translations.isEmpty())
        problems.append(QStringLiteral("has no translation"));
    for (qsizetype form = 0; form < message.translations.size(); ++form) {
        const QString& translation = message.translations.at(form);
        if (translation.trimmed().isEmpty())
            problems.append(QStringLiteral("has an empty translation"));
        else if (!hasSamePlaceholders(message, form))
            problems.append(QStringLiteral("has other placeholders: %1").arg(translation));
        for (const Term& term : glossary) {
            if (saysTerm(message.source, term.en) && !containsOne(translation, term.zh))
                problems.append(QStringLiteral("says \"%1\", its translation not %2: %3")
                                    .arg(term.en, term.zh.join(u'|'), translation));
            if (containsOne(translation, term.also))
                problems.append(QStringLiteral("is translated by another word for %1: %2")
                                    .arg(term.zh.constFirst(), translation));
        }
    }
    return problems;
}

} // namespace

Result<std::vector<Term>> parseGlossary(const QByteArray& csv)
{
    const Result<CsvTable> table = CsvTable::parse(csv);
    if (!table)
        return fail(table.error());
    const QString meaning = QStringLiteral("concept");
    const QString en = QStringLiteral("en");
    const QString zh = QStringLiteral("zh");
    const QString also = QStringLiteral("also");
    if (const Status columns = table->requireColumns({meaning, en, zh, also}); !columns)
        return fail(columns.error());
    std::vector<Term> terms;
    for (qsizetype row = 0; row < table->rowCount(); ++row) {
        Term term{
            table->cell(row, meaning),
            table->cell(row, en),
            table->cell(row, zh).split(u'|', Qt::SkipEmptyParts),
            table->cell(row, also).split(u'|', Qt::SkipEmptyParts)};
        if (term.en.isEmpty() || term.zh.isEmpty())
            return fail(table->cellError(row, term.en.isEmpty() ? en : zh));
        terms.push_back(std::move(term));
    }
    return terms;
}

QStringList catalogueProblems(const QByteArray& ts, const std::vector<Term>& glossary)
{
    const Result<std::vector<Message>> messages = readMessages(ts);
    if (!messages)
        return {QStringLiteral("not a catalogue: %1")
                    .arg(messages.error().params.value(QStringLiteral("table")).toString())};
    QStringList problems;
    for (const Message& message : *messages) {
        if (message.isObsolete)
            continue;
        for (const QString& problem : messageProblems(message, glossary))
            problems.append(
                QStringLiteral("%1 \"%2\" %3").arg(message.context, message.source, problem));
    }
    return problems;
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%(L?\\d{1,2}|L?n|\\{\\w+\\})"));
    QStringList found;
    QRegularExpressionMatchIterator matches = pattern.globalMatch(text);
    while (matches.hasNext())
        found.append(matches.next().captured());
    found.sort();
    return found;
}

} // namespace suanchou::architecture
