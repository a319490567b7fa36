// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/market/quoteform.h"

#include "app/base/numberparse.h"
#include "app/plan/describe.h"
#include "ui/demand/factgrid.h"
#include "ui/market/quotebook.h"
#include "ui/theme/styling.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/choicefield.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/textfield.h"

#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace suanchou::ui {

QuoteForm::QuoteForm(const Desk& desk, QWidget* parent)
    : QFrame(parent)
    , m_desk(desk)
    , m_text(new InputField(desk.theme, InputField::Size::Big, this))
    , m_candidatesTitle(new QLabel(this))
    , m_candidates(new CalmComboBox(this))
    , m_facts(new FactGrid(this))
    , m_provider(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_city(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_place(new ChoiceField(desk.theme, ChoiceField::Size::Normal, this))
    , m_received(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_until(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_failure(new QLabel(this))
    , m_cancel(new QPushButton(this))
    , m_keep(new QPushButton(this))
{
    setRole(this, "card");
    setTone(m_failure, Tone::Error);
    m_failure->setWordWrap(true);
    m_failure->setTextFormat(Qt::PlainText);
    setRole(m_keep, "primary");
    makeLayout();
    makeCompleters();
    connectFields();
    reset();
}

CalmComboBox& QuoteForm::placeBox()
{
    return m_place->box();
}

void QuoteForm::makeLayout()
{
    m_place->setCompact();
    auto* inner = new QWidget(this);
    setRole(inner, "scrolled");
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(10);
    column->addWidget(m_text);
    auto* choice = new QHBoxLayout;
    choice->setSpacing(8);
    m_candidatesTitle->setBuddy(m_candidates);
    m_candidates->setFixedHeight(30);
    m_candidates->setMinimumContentsLength(20);
    choice->addWidget(m_candidatesTitle);
    choice->addWidget(m_candidates);
    choice->addStretch(1);
    column->addLayout(choice);
    column->addWidget(m_facts);
    column->addWidget(makeRule(inner));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(8);
    for (int i = 0; i < FactGrid::columns; ++i)
        grid->setColumnStretch(i, 1);
    grid->addWidget(m_provider, 0, 0);
    grid->addWidget(m_city, 0, 1);
    grid->addWidget(m_place, 0, 2);
    grid->addWidget(m_received, 1, 0);
    grid->addWidget(m_until, 1, 1);
    column->addLayout(grid);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(16, 0, 16, 0);
    buttons->setSpacing(8);
    buttons->addWidget(m_failure, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_keep);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(1, 1, 1, 12);
    outer->addWidget(scroll, 1);
    outer->addLayout(buttons);
}

void QuoteForm::makeCompleters()
{
    QStringList providers;
    QStringList cities;
    for (const SilentProvider& provider : m_desk.world().silentProviders)
        providers << provider.name.zh << provider.name.en;
    for (const Offer& offer : m_desk.world().catalog.offers()) {
        providers << offer.provider.zh << offer.provider.en;
        if (offer.mainland)
            cities << offer.city;
    }
    const auto complete = [this](InputField* field, QStringList words) {
        words.removeAll(QString());
        words.removeDuplicates();
        words.sort(Qt::CaseInsensitive);
        auto* completer = new QCompleter(words, field);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        field->edit().setCompleter(completer);
        connect(
            completer,
            qOverload<const QString&>(&QCompleter::activated),
            this,
            &QuoteForm::judge,
            Qt::QueuedConnection);
    };
    complete(m_provider, providers);
    complete(m_city, cities);
}

void QuoteForm::connectFields()
{
    for (InputField* field : {m_text, m_provider, m_city, m_received, m_until}) {
        TextField* edit = &field->edit();
        connect(edit, &TextField::typed, this, [this, field] {
            m_receivedTyped = m_receivedTyped || field == m_received;
            m_untilTyped = m_untilTyped || field == m_until;
            m_providerTyped = m_providerTyped || field == m_provider;
            judge();
        });
        connect(edit, &TextField::restoreWanted, this, &QuoteForm::closeWanted);
        connect(edit, &QLineEdit::returnPressed, this, &QuoteForm::keep);
    }
    connect(m_candidates, &CalmComboBox::chosen, this, [this](const QVariant& value) {
        m_entry.accelerator = value.toString();
        judge();
    });
    connect(&m_place->box(), &CalmComboBox::chosen, this, [this](const QVariant& value) {
        m_entry.mainland = value.toBool();
        judge();
    });
    connect(m_keep, &QPushButton::clicked, this, &QuoteForm::keep);
    connect(m_cancel, &QPushButton::clicked, this, &QuoteForm::closeWanted);
}

void QuoteForm::reset()
{
    for (InputField* field : {m_text, m_provider, m_city})
        field->edit().clear();
    m_entry = {};
    m_receivedTyped = false;
    m_untilTyped = false;
    m_providerTyped = false;
    judge();
}

void QuoteForm::begin(const QString& provider)
{
    if (!provider.isEmpty() && (!m_providerTyped || m_provider->edit().text().isEmpty()))
        m_provider->edit().setText(provider);
    judge();
    m_text->edit().setFocus(Qt::OtherFocusReason);
}

QDate QuoteForm::dayOf(InputField* field, std::optional<Error>& trouble)
{
    const QString text = field->edit().text();
    const Result<QDate> day = parseDate(text);
    trouble.reset();
    if (!day && !text.trimmed().isEmpty())
        trouble = day.error();
    return day.value_or(QDate());
}

/// What is typed in a field of its own counts before what the text says. A day that the text leaves
/// open is left open.
void QuoteForm::fillDays()
{
    const auto fill = [this](InputField* field, QuoteField about, QDate day) {
        const bool isOpen = std::any_of(
            m_reading.problems.begin(), m_reading.problems.end(), [about](const Error& problem) {
                return problem.params.value(QStringLiteral("field")).toString() ==
                    quoteFieldName(about);
            });
        const QString text = isOpen ? QString() : day.toString(Qt::ISODate);
        if (field->edit().text() != text)
            field->edit().setText(text);
    };
    if (!m_receivedTyped) {
        const QDate said = m_reading.receivedOn;
        fill(m_received, QuoteField::ReceivedOn, said.isValid() ? said : m_desk.clock.today());
    }
    const Result<QDate> received = parseDate(m_received->edit().text());
    const bool namesDay = m_reading.validity && m_reading.validity->until.isValid();
    if (!m_untilTyped && (received || namesDay))
        fill(m_until, QuoteField::ValidUntil, lastDayOf(m_reading, received.value_or(QDate())));
}

void QuoteForm::judge()
{
    const World& world = m_desk.world();
    m_entry.text = m_text->edit().text();
    m_entry.provider =
        knownProvider(m_provider->edit().text(), world.catalog.offers(), world.silentProviders);
    m_entry.city = cityCode(m_city->edit().text());
    m_reading = parseQuoteText(m_entry.text, world.hardware);
    fillDays();
    m_entry.receivedOn = dayOf(m_received, m_receivedTrouble);
    m_entry.validUntil = dayOf(m_until, m_untilTrouble);
    if (!m_reading.candidates.contains(m_entry.accelerator))
        m_entry.accelerator.clear();
    m_problems = quoteProblems(m_entry, m_reading);
    m_refused.reset();
    refresh();
}

void QuoteForm::keep()
{
    if (!m_problems.empty())
        return;
    const Result<ReceivedQuote> quote = m_desk.quotes.add(m_entry);
    if (!quote) {
        m_refused = quote.error();
        refresh();
        return;
    }
    reset();
    emit kept(offerKey(offerOf(*quote)));
}

QString QuoteForm::failure() const
{
    return m_failure->text();
}

void QuoteForm::refresh()
{
    refreshTitles();
    refreshCandidates();
    refreshEchoes();
    refreshFacts();
    m_keep->setEnabled(m_problems.empty());
    m_failure->setText(
        m_refused ? tr("The quote was not kept: %1").arg(describe(*m_refused, m_desk.speech()))
                  : QString());
}

} // namespace suanchou::ui
