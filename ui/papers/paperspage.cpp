// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/paperspage.h"

#include "ui/papers/pagepreview.h"
#include "ui/papers/paperrules.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/planfield.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace suanchou::ui {

namespace {

constexpr int sideWidth = 282;

} // namespace

PapersPage::PapersPage(const Desk& desk, QWidget* parent)
    : Page(PageId::Papers, desk, parent)
    , m_buyer(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_seller(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_project(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_valid(new InputField(desk.theme, InputField::Size::Normal, this))
    , m_language(new CalmComboBox(this))
    , m_partiesTitle(new QLabel(this))
    , m_termsTitle(new QLabel(this))
    , m_languageTitle(new QLabel(this))
    , m_preview(nullptr)
    , m_pageLabel(nullptr)
    , m_previous(nullptr)
    , m_next(nullptr)
    , m_pdf(nullptr)
    , m_csv(nullptr)
    , m_json(nullptr)
    , m_outcome(nullptr)
{
    auto* columns = new QHBoxLayout;
    columns->setSpacing(14);
    columns->addWidget(makeSide());
    columns->addWidget(makePreview(), 1);
    m_content->addLayout(columns, 1);
    m_inspector = new Inspector(desk.theme, this);
    makeExports();
    makeBindings();
    connect(m_language, &CalmComboBox::chosen, this, [this](const QVariant& value) {
        m_chosenLanguage = languageOfLocaleName(value.toString());
        requestRefresh();
    });
}

QWidget* PapersPage::makeSide()
{
    auto* side = new QWidget(this);
    side->setFixedWidth(sideWidth);
    auto* parties = new QFrame(side);
    setRole(parties, "card");
    setType(m_partiesTitle, TypeRole::CardTitle);
    for (InputField* field : {m_buyer, m_seller, m_project, m_valid})
        field->setCompact();
    auto* upper = new QVBoxLayout(parties);
    upper->setContentsMargins(14, 12, 14, 14);
    upper->setSpacing(8);
    upper->addWidget(m_partiesTitle);
    for (InputField* field : {m_buyer, m_seller, m_project})
        upper->addWidget(field);

    auto* terms = new QFrame(side);
    setRole(terms, "card");
    setType(m_termsTitle, TypeRole::CardTitle);
    setTone(m_languageTitle, Tone::Secondary);
    m_languageTitle->setBuddy(m_language);
    m_language->setFixedHeight(30);
    m_language->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* lower = new QVBoxLayout(terms);
    lower->setContentsMargins(14, 12, 14, 14);
    lower->setSpacing(5);
    lower->addWidget(m_termsTitle);
    lower->addWidget(m_valid);
    lower->addWidget(m_languageTitle);
    lower->addWidget(m_language);

    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(parties);
    layout->addWidget(terms);
    layout->addStretch(1);
    return side;
}

QWidget* PapersPage::makePreview()
{
    auto* card = new QFrame(this);
    setRole(card, "card");
    m_preview = new PagePreview(desk().theme, card);
    auto* scroll = new QScrollArea(card);
    scroll->setWidget(m_preview);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_previous = new QToolButton(card);
    m_next = new QToolButton(card);
    for (QToolButton* button : {m_previous, m_next}) {
        button->setFixedSize(30, 30);
        button->setIconSize({16, 16});
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_pageLabel = new QLabel(card);
    setTone(m_pageLabel, Tone::Secondary);
    auto* pager = new QHBoxLayout;
    pager->setContentsMargins(12, 6, 12, 6);
    pager->addWidget(m_pageLabel);
    pager->addStretch(1);
    pager->addWidget(m_previous);
    pager->addWidget(m_next);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addLayout(pager);
    connect(m_previous, &QToolButton::clicked, this, [this] {
        m_preview->setPage(m_preview->page() - 1);
    });
    connect(
        m_next, &QToolButton::clicked, this, [this] { m_preview->setPage(m_preview->page() + 1); });
    connect(m_preview, &PagePreview::pageChanged, this, &PapersPage::refreshPager);
    return card;
}

void PapersPage::makeExports()
{
    m_outcome = new ValueList(desk().theme, m_inspector);
    m_pdf = new QPushButton(m_inspector);
    m_csv = new QPushButton(m_inspector);
    m_json = new QPushButton(m_inspector);
    setRole(m_pdf, "primary");
    auto* others = new QHBoxLayout;
    others->setSpacing(8);
    others->addWidget(m_csv);
    others->addWidget(m_json);
    m_inspector->footer()->addWidget(m_outcome);
    m_inspector->footer()->addWidget(m_pdf);
    m_inspector->footer()->addLayout(others);
    connect(m_pdf, &QPushButton::clicked, this, &PapersPage::exportPdf);
    connect(m_csv, &QPushButton::clicked, this, &PapersPage::exportCsv);
    connect(m_json, &QPushButton::clicked, this, &PapersPage::exportJson);
}

void PapersPage::makeBindings()
{
    const auto bind = [this](PlanFieldRules rules, InputField& field) {
        auto* binding = new PlanField(std::move(rules), desk().document, field);
        connect(binding, &PlanField::judged, this, &PapersPage::requestRefresh);
        m_bindings.push_back(binding);
    };
    bind(partyRules(QStringLiteral("parties.buyer"), &Parties::buyer), *m_buyer);
    bind(partyRules(QStringLiteral("parties.seller"), &Parties::seller), *m_seller);
    bind(partyRules(QStringLiteral("parties.project"), &Parties::project), *m_project);
    bind(validDaysRules(), *m_valid);
}

Language PapersPage::paperLanguage() const
{
    return m_chosenLanguage.value_or(desk().language.language());
}

void PapersPage::refresh()
{
    refreshTexts();
    for (PlanField* binding : m_bindings)
        binding->sync(desk().speech(), {}, false);
    refreshDocument();
    refreshPager();
    refreshOutcome();
}

} // namespace suanchou::ui
