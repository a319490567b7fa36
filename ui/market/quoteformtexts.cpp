// SPDX-License-Identifier: GPL-3.0-or-later
// What the form for a received quote says.
#include "app/base/format.h"
#include "app/plan/describe.h"
#include "ui/demand/factgrid.h"
#include "ui/market/quoteform.h"
#include "ui/theme/styling.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/choicefield.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/textfield.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace suanchou::ui {

namespace {

/// The fields that the one line of text fills.
QStringList textFields()
{
    QStringList fields;
    for (int i = 0; i <= static_cast<int>(QuoteField::NodeLink); ++i)
        fields.append(QString(quoteFieldName(static_cast<QuoteField>(i))));
    return fields;
}

} // namespace

void QuoteForm::refreshTitles()
{
    m_text->setTitle(tr("The received quote in one line"));
    m_text->edit().setPlaceholderText(tr("8x H20 141GB, 65000 CNY/node/month, tax included, "
                                         "min 3 months"));
    m_provider->setTitle(tr("Provider"));
    m_city->setTitle(tr("City"));
    m_city->edit().setPlaceholderText(tr("not stated"));
    m_received->setTitle(tr("Received on"));
    m_until->setTitle(tr("Valid until"));
    m_candidatesTitle->setText(tr("Which card is it?"));
    m_candidates->setAccessibleName(m_candidatesTitle->text());
    m_place->setTitle(tr("Where the machines stand"));
    m_place->box().setChoices(
        {{tr("Mainland China"), true}, {tr("Abroad"), false}}, m_entry.mainland);
    m_keep->setText(tr("Keep the quote"));
    m_keep->setAccessibleName(m_keep->text());
    m_cancel->setText(tr("Close"));
    m_cancel->setAccessibleName(tr("Close; what is typed stays"));
    m_cancel->setToolTip(m_cancel->accessibleName());
}

void QuoteForm::refreshCandidates()
{
    QList<std::pair<QString, QVariant>> choices{{tr("Choose…"), QString()}};
    for (const QString& candidate : m_reading.candidates)
        choices.append({candidate, candidate});
    m_candidates->setChoices(choices, m_entry.accelerator);
    const bool open = !m_reading.candidates.isEmpty();
    m_candidates->setVisible(open);
    m_candidatesTitle->setVisible(open);
}

QString QuoteForm::sentencesAbout(const QStringList& fields) const
{
    QStringList sentences;
    for (const Error& problem : m_problems) {
        if (fields.contains(problem.params.value(QStringLiteral("field")).toString()))
            sentences << describe(problem, m_desk.speech());
    }
    return sentences.join(u'\n');
}

QString QuoteForm::textEcho() const
{
    if (m_entry.text.trimmed().isEmpty())
        return tr("Card, count, price, tax and shortest term, in any order.");
    QStringList lines;
    if (const QString trouble = sentencesAbout(textFields()); !trouble.isEmpty())
        lines << trouble;
    if (!m_reading.unread.isEmpty())
        lines << tr("Not read: %1").arg(m_reading.unread.join(QStringLiteral(", ")));
    return lines.join(u'\n');
}

void QuoteForm::refreshEchoes()
{
    const QStringList texts = textFields();
    const bool empty = m_entry.text.trimmed().isEmpty();
    // A gap may still be filled by typing on; anything else is wrong as it stands.
    const bool anyWrong =
        !empty && std::any_of(m_problems.begin(), m_problems.end(), [&](const Error& problem) {
            return problem.code != ErrorCode::ReceivedQuoteMissing &&
                texts.contains(problem.params.value(QStringLiteral("field")).toString());
        });
    const bool anyUnread = !m_reading.unread.isEmpty();
    setRefused(&m_text->edit(), anyWrong);
    m_text->setEcho(
        textEcho(),
        anyWrong                  ? Tone::Error
            : !empty && anyUnread ? Tone::Warn
                                  : Tone::Muted);

    const bool provided = !m_provider->edit().text().trimmed().isEmpty();
    m_provider->setEcho(
        provided ? QString() : sentencesAbout({QStringLiteral("provider")}), Tone::Muted);
    m_city->setEcho(
        m_entry.city == m_city->edit().text().simplified() ? QString()
                                                           : QString(u'=' % m_entry.city),
        Tone::Muted);

    const QDate today = m_desk.clock.today();
    const auto day = [this](
                         InputField* field,
                         const std::optional<Error>& trouble,
                         const char* name,
                         const QString& note) {
        const QString wrong = trouble ? describe(*trouble, m_desk.speech())
                                      : sentencesAbout({QString::fromLatin1(name)});
        setRefused(&field->edit(), !wrong.isEmpty());
        field->setEcho(wrong.isEmpty() ? note : wrong, wrong.isEmpty() ? Tone::Warn : Tone::Error);
    };
    day(m_received,
        m_receivedTrouble,
        "received_on",
        m_entry.receivedOn > today ? tr("After today: it counts from that day on") : QString());
    day(m_until,
        m_untilTrouble,
        "valid_until",
        m_entry.validUntil.isValid() && m_entry.validUntil < today
            ? tr("Already over: it is listed and never the best offer")
            : QString());
}

QString QuoteForm::unitText() const
{
    if (!m_reading.unit)
        return {};
    const bool card = m_reading.unit->by == PricedBy::Card;
    switch (m_reading.unit->period) {
    case PricePeriod::Hour:
        return card ? tr("per card and hour") : tr("per machine and hour");
    case PricePeriod::Month:
        return card ? tr("per card and month") : tr("per machine and month");
    case PricePeriod::Year:
        return card ? tr("per card and year") : tr("per machine and year");
    }
    Q_UNREACHABLE();
}

void QuoteForm::refreshFacts()
{
    const Speech& speech = m_desk.speech();
    const auto part = [this](QuoteField field) {
        const auto found = m_reading.parts.find(field);
        return found == m_reading.parts.end() ? QString() : found->second;
    };
    const QString dash = format::missing;
    const auto fact = [](const QString& caption, const QString& value, const QString& below) {
        return Fact{caption, value.toHtmlEscaped(), below};
    };
    const auto tristate =
        [](Tristate value, const QString& yes, const QString& no, const QString& unknown) {
            return value == Tristate::Yes ? yes : value == Tristate::No ? no : unknown;
        };
    QString card = m_reading.accelerator.isEmpty() ? m_entry.accelerator : m_reading.accelerator;
    if (card.isEmpty())
        card = dash;
    QString price = dash;
    if (m_reading.price)
        price = format::decimal(*m_reading.price, 2);
    if (m_reading.price && m_reading.currency)
        price += u' ' + QString(currencyCode(*m_reading.currency));
    QStringList priceBelow{unitText(), part(QuoteField::Price)};
    if (m_reading.currencyImplied)
        priceBelow << tr("yuan, as nothing else is said");
    priceBelow.removeAll(QString());
    const bool anything = !m_reading.parts.empty();
    m_facts->setFacts({
        fact(tr("Card"), card, part(QuoteField::Card)),
        fact(
            tr("Cards in a machine"),
            m_reading.gpus ? QString::number(*m_reading.gpus) : dash,
            part(QuoteField::Count)),
        fact(tr("Price"), price, priceBelow.join(QStringLiteral(" · "))),
        fact(
            tr("Billing"),
            m_reading.mode ? modeWord(*m_reading.mode, speech) : dash,
            m_reading.modeImplied ? tr("follows from the price") : part(QuoteField::Mode)),
        fact(
            tr("Tax"),
            anything
                ? tristate(m_reading.taxIncluded, tr("included"), tr("added"), tr("not stated"))
                : dash,
            part(QuoteField::Tax)),
        fact(
            tr("Shortest term"),
            m_reading.minTermMonths > 0 ? tr("%n month(s)", nullptr, m_reading.minTermMonths)
                : anything              ? tr("not stated")
                                        : dash,
            part(QuoteField::Term)),
        fact(
            tr("RDMA between machines"),
            anything ? tristate(m_reading.nodeLink, tr("yes"), tr("no"), tr("not stated")) : dash,
            part(QuoteField::NodeLink)),
    });
}

} // namespace suanchou::ui
