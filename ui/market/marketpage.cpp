// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/market/marketpage.h"

#include "app/base/format.h"
#include "app/plan/describe.h"
#include "app/report/modechart.h"
#include "ui/charts/chartview.h"
#include "ui/market/offerdetails.h"
#include "ui/market/offertablemodel.h"
#include "ui/market/quotebook.h"
#include "ui/market/quoteform.h"
#include "ui/tables/celltable.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/inspector.h"
#include "ui/window/steps.h"

#include <QButtonGroup>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>
#include <iterator>

namespace suanchou::ui {

MarketPage::MarketPage(const Desk& desk, QWidget* parent)
    : Page(PageId::Market, desk, parent)
    , m_model(new OfferTableModel(this))
    , m_filterLine(new QWidget(this))
    , m_regionTitle(new QLabel(m_filterLine))
    , m_region(new CalmComboBox(m_filterLine))
    , m_leftOut(new QLabel(m_filterLine))
    , m_silent(new QPushButton(m_filterLine))
    , m_chart(nullptr)
    , m_table(nullptr)
    , m_views(nullptr)
    , m_showChart(new QPushButton(this))
    , m_showTable(new QPushButton(this))
    , m_form(nullptr)
    , m_enter(new QPushButton(this))
    , m_use(nullptr)
    , m_asked(nullptr)
    , m_withdraw(nullptr)
{
    m_actions->addWidget(m_enter);
    auto* segments = new QHBoxLayout;
    segments->setSpacing(0);
    auto* group = new QButtonGroup(this);
    for (QPushButton* button : {m_showChart, m_showTable}) {
        button->setCheckable(true);
        group->addButton(button);
        segments->addWidget(button);
    }
    setRole(m_showChart, "segmentLeft");
    setRole(m_showTable, "segmentRight");
    m_showChart->setChecked(true);
    m_actions->addLayout(segments);

    m_content->addWidget(makeFilterLine());
    m_views = new QStackedWidget(this);
    m_views->addWidget(makeChartCard());
    m_views->addWidget(makeTableCard());
    m_form = new QuoteForm(desk, this);
    m_views->addWidget(m_form);
    m_content->addWidget(m_views, 1);

    m_inspector = new Inspector(desk.theme, this);
    m_use = new QPushButton(m_inspector);
    setRole(m_use, "primary");
    m_asked = new QPushButton(m_inspector);
    m_withdraw = new QPushButton(m_inspector);
    for (QPushButton* button : {m_use, m_asked, m_withdraw})
        m_inspector->footer()->addWidget(button);

    connect(m_showChart, &QPushButton::clicked, this, [this] { setTableShown(false); });
    connect(m_showTable, &QPushButton::clicked, this, [this] { setTableShown(true); });
    connect(m_use, &QPushButton::clicked, this, &MarketPage::use);
    connect(m_enter, &QPushButton::clicked, this, [this] { enterQuote(); });
    connect(m_asked, &QPushButton::clicked, this, &MarketPage::enterQuoteOfSelected);
    connect(m_silent, &QPushButton::clicked, this, &MarketPage::showSilentProviders);
    connect(m_region, &CalmComboBox::chosen, this, [this](const QVariant& value) {
        const bool abroad = value.toBool();
        this->desk().document.edit({}, QString::fromLatin1(step::regions), [abroad](Plan& plan) {
            plan.regions.abroad = abroad;
        });
    });
    connect(m_withdraw, &QPushButton::clicked, this, &MarketPage::withdraw);
    connect(m_form, &QuoteForm::closeWanted, this, &MarketPage::closeQuoteForm);
    connect(m_form, &QuoteForm::kept, this, [this](const QString& key) {
        closeQuoteForm();
        m_key = key;
    });
    connect(m_chart, &ChartView::barChosen, this, &MarketPage::select);
    connect(m_table, &CellTable::rowChosen, this, &MarketPage::select);
    connect(m_table, &CellTable::rowOpened, this, [this] {
        if (m_asked->isVisibleTo(m_inspector))
            enterQuoteOfSelected();
    });
}

QWidget* MarketPage::makeFilterLine()
{
    setTone(m_regionTitle, Tone::Secondary);
    m_regionTitle->setBuddy(m_region);
    m_region->setFixedHeight(30);
    m_region->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_region->setMinimumContentsLength(14);
    setType(m_leftOut, TypeRole::Caption);
    setTone(m_leftOut, Tone::Muted);
    m_leftOut->setWordWrap(true);
    m_leftOut->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(m_filterLine);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_regionTitle);
    layout->addWidget(m_region);
    layout->addWidget(m_leftOut, 1);
    layout->addWidget(m_silent);
    return m_filterLine;
}

QWidget* MarketPage::makeChartCard()
{
    auto* card = new QFrame(this);
    setRole(card, "card");
    auto* scroll = new QScrollArea(card);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* inner = new QWidget;
    setRole(inner, "scrolled");
    m_chart = new ChartView(inner);
    auto* layout = new QVBoxLayout(inner);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->addWidget(m_chart, 0, Qt::AlignTop);
    layout->setAlignment(m_chart, Qt::Alignment());
    layout->addStretch(1);
    scroll->setWidget(inner);
    auto* outer = new QVBoxLayout(card);
    outer->setContentsMargins(12, 10, 8, 10);
    outer->addWidget(scroll);
    return card;
}

QWidget* MarketPage::makeTableCard()
{
    auto* card = new QFrame(this);
    setRole(card, "card");
    m_table = new CellTable(*m_model, desk().theme, card);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 4, 1, 6);
    layout->addWidget(m_table);
    return card;
}

void MarketPage::setTableShown(bool table)
{
    m_filterLine->show();
    m_views->setCurrentIndex(table ? 1 : 0);
    (table ? m_showTable : m_showChart)->setChecked(true);
    if (table)
        m_table->selectKey(m_key);
}

void MarketPage::toggleView()
{
    setTableShown(m_views->currentIndex() == 0);
}

void MarketPage::enterQuote(const QString& provider)
{
    if (m_views->currentWidget() != m_form)
        m_viewBefore = m_views->currentIndex();
    // The form takes the whole page: what is compared is no question while a quote is entered.
    m_filterLine->hide();
    m_views->setCurrentWidget(m_form);
    m_form->begin(provider);
}

void MarketPage::enterQuoteOfSelected()
{
    const Speech& speech = desk().speech();
    if (const OfferRow* row = selectedRow())
        enterQuote(speech.pick(row->offer.provider));
    else if (const SilentProvider* provider = selectedSilent())
        enterQuote(speech.pick(provider->name));
}

void MarketPage::showSilentProviders()
{
    setTableShown(true);
    select(m_model->firstSilentKey());
    m_table->setFocus(Qt::OtherFocusReason);
}

void MarketPage::closeQuoteForm()
{
    setTableShown(m_viewBefore == 1);
    m_enter->setFocus(Qt::OtherFocusReason);
}

void MarketPage::withdraw()
{
    const OfferRow* row = selectedRow();
    if (!row || row->offer.receivedQuote.isEmpty())
        return;
    const QString id = row->offer.receivedQuote;
    if (!desk().dialogs.confirm(
            this,
            tr("Withdraw this quote?"),
            tr("It is no longer compared. The workspace keeps it on record."),
            tr("Withdraw")))
        return;
    if (const Status done = desk().quotes.withdraw(id); !done)
        emit failed([] { return tr("The quote was not withdrawn."); }, done.error());
}

void MarketPage::select(const QString& key)
{
    if (key == m_key)
        return;
    m_key = key;
    m_chart->setSelectedKey(key);
    m_table->selectKey(key);
    refreshInspector();
}

void MarketPage::use()
{
    const OfferRow* row = selectedRow();
    if (!row)
        return;
    const Evaluation* evaluation = desk().shown();
    // The best offer is what the plan takes by itself: choosing it takes the choice back.
    const bool best = evaluation && evaluation->bestRow() == row;
    const QString key = best ? QString() : m_key;
    const QString card = row->offer.accelerator;
    desk().document.edit(
        {},
        QString::fromLatin1(best ? step::bestOffer : step::offer),
        [&key, &card, evaluation](Plan& plan) {
            plan.chosen.offer = key;
            // An offer on another card settles the card too: every page names the same one.
            const AcceleratorSizing* sizing = evaluation ? evaluation->chosenSizing() : nullptr;
            if (!sizing || sizing->accelerator != card)
                plan.chosen.accelerator = card;
        });
}

const OfferRow* MarketPage::selectedRow() const
{
    return m_model->rowAt(m_model->rowOf(m_key));
}

const SilentProvider* MarketPage::selectedSilent() const
{
    return m_model->silentAt(m_model->rowOf(m_key));
}

void MarketPage::refresh()
{
    const Theme& theme = desk().theme.theme();
    const Speech& speech = desk().speech();
    const std::shared_ptr<const Evaluation> evaluation = desk().recalculator.evaluation();
    m_showChart->setText(tr("Chart"));
    m_showTable->setText(tr("Table"));
    m_showChart->setAccessibleName(tr("Show as chart"));
    m_showTable->setAccessibleName(tr("Show as table"));
    m_showChart->setToolTip(tr("Chart or table: Ctrl+T"));
    m_showTable->setToolTip(m_showChart->toolTip());
    m_table->setAccessibleName(tr("Offers"));
    m_enter->setText(tr("Enter a received quote"));
    m_enter->setAccessibleName(m_enter->text());
    m_form->refresh();

    m_model->show(evaluation, desk().world().silentProviders, speech);
    refreshFilterLine();
    m_table->fitColumns();
    if (evaluation && m_model->rowOf(m_key) < 0)
        m_key = evaluation->quoted ? offerKey(evaluation->offers.at(*evaluation->quoted).offer)
                                   : QString();
    ChartSpec spec;
    if (evaluation) {
        spec = modeChart(*evaluation, speech);
    } else {
        spec.title = tr("Offers by provider and billing mode");
        spec.emptyText = tr("The offers appear here as soon as model and data are known.");
    }
    m_chart->setSelectionColours(theme.accentSoft, theme.accent);
    m_chart->setSelectedKey(m_key);
    m_chart->setSpec(spec, theme.chartStyle(), speech);
    m_table->selectKey(m_key);
    setAnswer(answerSentence());
    refreshInspector();
}

void MarketPage::refreshFilterLine()
{
    m_regionTitle->setText(tr("Region"));
    m_region->setAccessibleName(tr("Region of the prices"));
    m_region->setChoices(
        {{tr("Mainland China"), false}, {tr("Include abroad"), true}},
        desk().document.plan().regions.abroad);
    m_leftOut->setText(regionSentence());
    m_region->setAccessibleDescription(m_leftOut->text());
    const auto silent = static_cast<int>(desk().world().silentProviders.size());
    m_silent->setText(tr("%n without public price", nullptr, silent));
    m_silent->setAccessibleName(
        tr("%n provider(s) without public price: show them in the table", nullptr, silent));
    m_silent->setToolTip(m_silent->accessibleName());
    m_silent->setEnabled(desk().shown() && silent > 0);
}

QString MarketPage::regionSentence() const
{
    const Evaluation* evaluation = desk().shown();
    if (!evaluation)
        return {};
    if (!evaluation->plan.regions.abroad)
        return evaluation->leftOut == 0
            ? QString()
            : tr("%n price(s) abroad left out. To compare them, choose \"%1\".",
                 nullptr,
                 evaluation->leftOut)
                  .arg(tr("Include abroad"));
    const auto rows = static_cast<int>(std::count_if(
        evaluation->offers.begin(), evaluation->offers.end(), [](const OfferRow& row) {
            return row.has(RowProblem::Abroad);
        }));
    return tr(
        "%n price(s) abroad compared: clear data export, currency and tax first.", nullptr, rows);
}

QString MarketPage::answerSentence() const
{
    const Evaluation* evaluation = desk().shown();
    if (!evaluation || desk().recalculator.refusal())
        return refusalSentence();
    const OfferRow* best = evaluation->bestRow();
    if (!best)
        return noneSentence(*evaluation);
    const auto usable = static_cast<int>(std::count_if(
        evaluation->offers.begin(), evaluation->offers.end(), [](const OfferRow& row) {
            return row.isEligible();
        }));
    const Speech& speech = desk().speech();
    return tr("%n offer(s) can be ordered; the best is %1, %2, for %3.", nullptr, usable)
        .arg(
            speech.pick(best->offer.provider),
            modeWord(best->offer.mode, speech),
            format::moneyShort(best->cost->total.p50, speech).text());
}

QString MarketPage::noneSentence(const Evaluation& evaluation) const
{
    const auto other = std::find_if(
        evaluation.findings.begin(), evaluation.findings.end(), [](const Finding& finding) {
            return finding.code == FindingCode::OtherCardCanCarry;
        });
    const AcceleratorSizing* sizing = evaluation.chosenSizing();
    if (other != evaluation.findings.end() && sizing)
        return tr("No public price can carry this plan on %1; %2 can.")
            .arg(
                sizing->accelerator, other->params.value(QStringLiteral("accelerator")).toString());
    return tr(
        "No public price can carry this plan; %n offer(s) are listed with the reason.",
        nullptr,
        static_cast<int>(evaluation.offers.size()));
}

void MarketPage::refreshInspector()
{
    const OfferRow* row = selectedRow();
    const Evaluation* evaluation = desk().shown();
    const Speech& speech = desk().speech();
    const SilentProvider* silent = selectedSilent();
    refreshButtons(row);
    m_use->setEnabled(row && row->cost);
    const bool used = row && evaluation && evaluation->quotedRow() == row;
    m_use->setText(used ? tr("In use") : tr("Use this offer"));
    m_use->setAccessibleName(m_use->text());
    if (used)
        m_use->setEnabled(false);
    QString heading = tr("No offer selected");
    if (row) {
        // "× 8" never stands alone on a line.
        QString cards = cardsText(row->offer);
        heading = speech.pick(row->offer.provider) % u' ' % cards.replace(u' ', QChar::Nbsp);
    }
    if (silent)
        heading = speech.pick(silent->name);
    m_inspector->setHeading(silent ? tr("Selected provider") : tr("Selected offer"), heading);
    m_inspector->setItems(inspectorItems(row));
}

std::vector<ValueItem> MarketPage::inspectorItems(const OfferRow* row) const
{
    const Evaluation* evaluation = desk().shown();
    const Speech& speech = desk().speech();
    std::vector<ValueItem> items;
    const auto append = [&items](std::vector<ValueItem> more) {
        const bool ruled = items.empty() || items.back().kind == ValueItem::Kind::Rule;
        if (!more.empty() && !ruled)
            items.push_back(ruleItem());
        std::move(more.begin(), more.end(), std::back_inserter(items));
    };
    if (row) {
        append(offerDetails(*row, speech));
        if (evaluation)
            append(marketDetails(*evaluation, *row, speech));
    } else if (const SilentProvider* silent = selectedSilent()) {
        append(silentDetails(*silent, speech));
    }
    std::vector<ValueItem> cards;
    if (evaluation) {
        for (const Finding& finding : findingsOf(*evaluation, PageId::Market)) {
            const FindingText text = describe(finding, speech);
            cards.push_back(cardItem(finding.severity, text.title, text.body));
        }
    }
    append(std::move(cards));
    return items;
}

void MarketPage::refreshButtons(const OfferRow* row)
{
    const bool quote = row && !row->offer.receivedQuote.isEmpty();
    const bool silent = selectedSilent() != nullptr;
    m_use->setVisible(!silent);
    m_asked->setVisible(silent || (row && !row->cost && !quote));
    m_asked->setText(tr("Enter the quote of this provider"));
    m_asked->setAccessibleName(m_asked->text());
    m_withdraw->setVisible(quote);
    m_withdraw->setText(tr("Withdraw this quote"));
    m_withdraw->setAccessibleName(m_withdraw->text());
}

} // namespace suanchou::ui
