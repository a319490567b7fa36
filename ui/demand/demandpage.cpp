// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/demand/demandpage.h"

#include "app/base/jsonreader.h"
#include "ui/demand/assumptionlist.h"
#include "ui/demand/demandrules.h"
#include "ui/demand/factgrid.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/choicefield.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/planfield.h"
#include "ui/widgets/textfield.h"
#include "ui/window/steps.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace suanchou::ui {

namespace {

constexpr int columnGap = 20;

/// The details stand four in a row, so that the work below them is in sight at 1280 x 800.
constexpr int detailColumns = 4;

void setColumns(QGridLayout* grid, int columns)
{
    grid->setHorizontalSpacing(columnGap);
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(column, 1);
}

} // namespace

DemandPage::DemandPage(const Desk& desk, QWidget* parent)
    : Page(PageId::Demand, desk, parent)
    , m_import(new QPushButton(this))
    , m_sample(new QPushButton(this))
    , m_model(new InputField(desk.theme, InputField::Size::Big, this))
    , m_data(new InputField(desk.theme, InputField::Size::Big, this))
    , m_deadline(new InputField(desk.theme, InputField::Size::Big, this))
    , m_gpus(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_sequence(nullptr)
    , m_start(nullptr)
    , m_measured(nullptr)
    , m_accelerator(new ChoiceField(desk.theme, ChoiceField::Size::Normal, this))
    , m_precision(new ChoiceField(desk.theme, ChoiceField::Size::Normal, this))
    , m_language(nullptr)
    , m_detailTitle(new QLabel(this))
    , m_workTitle(new QLabel(this))
    , m_facts(new FactGrid(this))
    , m_assumptions(nullptr)
{
    // What follows the choices above on the page; created here so that Tab goes row by row.
    m_sequence = new InputField(desk.theme, InputField::Size::Normal, this);
    m_start = new InputField(desk.theme, InputField::Size::Normal, this);
    m_language = new ChoiceField(desk.theme, ChoiceField::Size::Normal, this);
    m_measured = new InputField(desk.theme, InputField::Size::Normal, this);
    // Fits at 1280 x 800; smaller windows and long refusals scroll instead of squeezing.
    auto* scrolled = new QWidget(this);
    setRole(scrolled, "scrolled");
    auto* cards = new QVBoxLayout(scrolled);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(12);
    cards->addWidget(makeInputs());
    cards->addWidget(makeDetails());
    cards->addWidget(makeWork());
    cards->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(scrolled);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_content->addWidget(scroll, 1);
    m_actions->addWidget(m_import);
    m_actions->addWidget(m_sample);
    m_inspector = new Inspector(desk.theme, this);
    m_assumptions = new AssumptionList(desk, m_inspector);
    m_inspector->body()->addWidget(m_assumptions);
    connect(m_assumptions, &AssumptionList::judged, this, &DemandPage::requestRefresh);
    makeBindings();
    connectChoices();
    connect(m_sample, &QPushButton::clicked, this, &Page::sampleWanted);
    connect(m_import, &QPushButton::clicked, this, [this] {
        const QString path = this->desk().dialogs.openPath(
            this, tr("Import config.json"), tr("Model configurations (*.json)"));
        if (!path.isEmpty())
            importConfig(path);
    });
}

void DemandPage::takeFocus()
{
    m_model->edit().setFocus(Qt::OtherFocusReason);
}

QFrame* DemandPage::makeInputs()
{
    auto* card = new QFrame(this);
    setRole(card, "card");
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(16, 12, 16, 12);
    setColumns(grid, FactGrid::columns);
    grid->addWidget(m_model, 0, 0);
    grid->addWidget(m_data, 0, 1);
    grid->addWidget(m_deadline, 0, 2);
    return card;
}

QFrame* DemandPage::makeDetails()
{
    auto* card = new QFrame(this);
    setRole(card, "card");
    setType(m_detailTitle, TypeRole::CardTitle);
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(16, 12, 16, 12);
    grid->setVerticalSpacing(8);
    setColumns(grid, detailColumns);
    grid->addWidget(m_detailTitle, 0, 0, 1, detailColumns);
    grid->addWidget(m_gpus, 1, 0);
    grid->addWidget(m_accelerator, 1, 1);
    grid->addWidget(m_precision, 1, 2);
    grid->addWidget(m_sequence, 1, 3);
    grid->addWidget(m_start, 2, 0);
    grid->addWidget(m_language, 2, 1);
    grid->addWidget(m_measured, 2, 2, 1, 2);
    return card;
}

QFrame* DemandPage::makeWork()
{
    auto* card = new QFrame(this);
    setRole(card, "card");
    setType(m_workTitle, TypeRole::CardTitle);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(16, 12, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(m_workTitle);
    layout->addWidget(m_facts);
    return card;
}

void DemandPage::makeBindings()
{
    const auto bind = [this](PlanFieldRules rules, InputField& field) {
        auto* binding = new PlanField(std::move(rules), desk().document, field);
        connect(binding, &PlanField::judged, this, &DemandPage::requestRefresh);
        m_bindings.push_back(binding);
    };
    const LanguageSwitch& language = desk().language;
    bind(modelRules(desk().recalculator.world()), *m_model);
    const auto speech = [&language]() -> const Speech& { return language.speech(); };
    bind(dataRules(speech), *m_data);
    bind(deadlineRules(speech), *m_deadline);
    bind(gpuRules(), *m_gpus);
    bind(sequenceRules(), *m_sequence);
    bind(startRules(), *m_start);
    bind(measuredRules([this] { return measuredCard(); }), *m_measured);
}

void DemandPage::importConfig(const QString& path)
{
    const Result<QJsonObject> config =
        readFile(path)
            .and_then(parseJsonObject)
            .and_then([](const QJsonObject& json) -> Result<QJsonObject> {
                return parseModelConfig(json).map([&json](const ModelConfig&) { return json; });
            });
    if (!config) {
        emit failed(
            [] { return tr("The model was not imported. The plan is unchanged."); },
            config.error());
        return;
    }
    desk().document.edit({}, QString::fromLatin1(step::model), [&config, &path](Plan& plan) {
        mainStage(plan).model = ConfiguredModel{configName(path), *config};
    });
}

void DemandPage::connectChoices()
{
    connect(&m_accelerator->box(), &CalmComboBox::chosen, this, [this](const QVariant& value) {
        desk().document.edit({}, QString::fromLatin1(step::accelerator), [value](Plan& plan) {
            planOnCard(plan, value.toString());
        });
    });
    connect(&m_precision->box(), &CalmComboBox::chosen, this, [this](const QVariant& value) {
        desk().document.edit({}, QString::fromLatin1(step::precision), [value](Plan& plan) {
            mainStage(plan).precision = value.toString();
        });
    });
    connect(&m_language->box(), &CalmComboBox::chosen, this, [this](const QVariant& value) {
        const std::optional<TextLanguage> language = textLanguageFromName(value.toString());
        if (!language)
            return;
        desk().document.edit({}, QString::fromLatin1(step::language), [language](Plan& plan) {
            mainStage(plan).language = *language;
        });
    });
}

void DemandPage::refresh()
{
    refreshTexts();
    refreshChoices();
    refreshFields();
    refreshFacts();
    refreshInspector();
    setAnswer(answerSentence());
    m_sample->setVisible(desk().document.plan() == Plan{});
}

} // namespace suanchou::ui
