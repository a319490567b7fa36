// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/demand/demandpage.h"
#include "ui/market/marketpage.h"
#include "ui/market/quoteform.h"
#include "ui/papers/paperspage.h"
#include "ui/sizing/sizingpage.h"
#include "ui/theme/icons.h"
#include "ui/theme/styling.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/summarycell.h"
#include "ui/widgets/textfield.h"
#include "ui/window/noticebar.h"
#include "ui/window/placeholderpage.h"
#include "ui/window/planfiles.h"
#include "ui/window/rail.h"
#include "ui/window/statusline.h"
#include "ui/window/summarystrip.h"
#include "ui/window/topbar.h"
#include "ui/window/whypopover.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPainter>
#include <QShortcut>
#include <QStackedWidget>
#include <QUrl>

namespace suanchou::ui {

namespace {

constexpr int inspectorWidth = 312;
constexpr int wideInspectorWidth = 360;
constexpr int wideWindow = 1600;
constexpr int narrowWindow = 1180;

/// The one file of ours in what is dragged; empty if it is anything else.
QString droppedFile(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() != 1)
        return {};
    QString path = urls.constFirst().toLocalFile();
    const bool ours = path.endsWith(QLatin1String(".suanchou"), Qt::CaseInsensitive) ||
        path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    return ours ? path : QString();
}

} // namespace

MainWindow::MainWindow(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_files(new PlanFiles(desk, this))
    , m_rail(new Rail(desk, this))
    , m_strip(nullptr)
    , m_notice(nullptr)
    , m_stack(nullptr)
    , m_inspectors(nullptr)
    , m_side(nullptr)
    , m_status(nullptr)
    , m_body(new QHBoxLayout)
{
    setMinimumSize(1120, 700);
    // Created in reading order: the tab key follows.
    auto* top = new TopBar(desk, *m_files, this);
    m_strip = new SummaryStrip(desk, this);
    m_notice = new NoticeBar(desk, this);
    m_stack = new QStackedWidget(this);
    m_side = new QWidget(this);
    setRole(m_side, "panel");
    m_inspectors = new QStackedWidget(m_side);
    m_status = new StatusLine(desk, this);

    auto* edge = makeRule(m_side);
    edge->setFixedHeight(QWIDGETSIZE_MAX);
    edge->setMinimumHeight(0);
    edge->setFixedWidth(1);
    auto* side = new QHBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(0);
    side->addWidget(edge);
    side->addWidget(m_inspectors, 1);
    m_side->setFixedWidth(inspectorWidth + 1);

    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(m_notice);
    left->addWidget(m_stack, 1);
    m_body->setSpacing(0);
    m_body->addLayout(left, 1);
    m_body->addWidget(m_side);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(top);
    column->addWidget(m_strip);
    column->addLayout(m_body, 1);
    column->addWidget(makeRule(this));
    column->addWidget(m_status);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rail);
    layout->addLayout(column, 1);

    m_why = new WhyPopover(m_desk, this);

    setAcceptDrops(true);
    makePages();
    makeShortcuts();
    connect(m_rail, &Rail::pageWanted, this, &MainWindow::showPage);
    connect(m_strip, &SummaryStrip::pageWanted, this, &MainWindow::setPage);
    connect(
        m_strip,
        &SummaryStrip::whyWanted,
        this,
        [this](const QString& number, PageId page, SummaryCell* cell) {
            if (!m_why->knows(number)) {
                setPage(page);
                return;
            }
            m_strip->setAsked(cell);
            m_why->ask(number, page, cell);
        });
    connect(m_why, &WhyPopover::closed, this, [this] { m_strip->setAsked(nullptr); });
    connect(m_why, &WhyPopover::pageWanted, this, &MainWindow::setPage);
    connect(top, &TopBar::exportWanted, this, &MainWindow::exportQuote);
    connect(top, &TopBar::inspectorWanted, this, &MainWindow::toggleInspector);
    connect(m_files, &PlanFiles::failed, m_notice, &NoticeBar::showFailure);
    connect(m_files, &PlanFiles::succeeded, m_notice, &NoticeBar::clear);
    connect(&m_desk.document, &Document::changed, this, &MainWindow::refreshTitle);
    connect(&m_desk.theme, &ThemeSwitch::changed, this, &MainWindow::refreshTitle);
    setPage(PageId::Demand);
    refreshTitle();
}

void MainWindow::makePages()
{
    m_market = new MarketPage(m_desk, this);
    m_papers = new PapersPage(m_desk, this);
    m_demand = new DemandPage(m_desk, this);
    m_pages = {
        {PageId::Demand, m_demand},
        {PageId::Sizing, new SizingPage(m_desk, this)},
        {PageId::Market, m_market},
        {PageId::Procurement, new PlaceholderPage(PageId::Procurement, m_desk, this)},
        {PageId::WhatIf, new PlaceholderPage(PageId::WhatIf, m_desk, this)},
        {PageId::Papers, m_papers},
    };
    for (const PageId id : allPages) {
        Page* page = m_pages.at(id);
        m_stack->addWidget(page);
        m_inspectors->addWidget(page->inspector());
        connect(page, &Page::sampleWanted, m_files, &PlanFiles::openSample);
        connect(page, &Page::failed, m_notice, &NoticeBar::showFailure);
    }
}

void MainWindow::addShortcut(const QKeySequence& keys, const std::function<void()>& action)
{
    auto* shortcut = new QShortcut(keys, this);
    connect(shortcut, &QShortcut::activated, this, action);
}

void MainWindow::makeShortcuts()
{
    for (const PageId id : allPages) {
        const auto digit = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(id));
        addShortcut(QKeySequence(Qt::CTRL | digit), [this, id] { setPage(id); });
    }
    QUndoStack& history = m_desk.document.undoStack();
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z), [&history] { history.undo(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [&history] { history.redo(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_Y), [&history] { history.redo(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_E), [this] { exportQuote(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_T), [this] {
        setPage(PageId::Market);
        m_market->toggleView();
    });
    addShortcut(QKeySequence(Qt::Key_F1), [this] { explainFocused(); });
    for (std::size_t i = 0; i < m_strip->count(); ++i) {
        const auto digit = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i));
        addShortcut(QKeySequence(Qt::ALT | digit), [this, i] {
            m_strip->cell(i)->setFocus(Qt::ShortcutFocusReason);
            m_strip->cell(i)->click();
        });
    }
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_I), [this] { toggleInspector(); });
}

void MainWindow::setPage(PageId page)
{
    showPage(page);
    m_pages.at(page)->takeFocus();
}

void MainWindow::showPage(PageId page)
{
    m_page = page;
    m_rail->setCurrent(page);
    m_stack->setCurrentWidget(m_pages.at(page));
    m_inspectors->setCurrentWidget(m_pages.at(page)->inspector());
}

void MainWindow::setInspectorVisible(bool visible)
{
    (isNarrow() ? m_overlayWanted : m_inspectorWanted) = visible;
    placeInspector();
}

void MainWindow::toggleInspector()
{
    setInspectorVisible(!(isNarrow() ? m_overlayWanted : m_inspectorWanted));
}

bool MainWindow::isNarrow() const
{
    return width() < narrowWindow;
}

void MainWindow::placeInspector()
{
    m_side->setFixedWidth(1 + (width() >= wideWindow ? wideInspectorWidth : inspectorWidth));
    if (!isNarrow()) {
        if (m_body->indexOf(m_side) < 0)
            m_body->addWidget(m_side);
        m_side->setVisible(m_inspectorWanted);
        return;
    }
    // Too narrow for both: the panel lies over the page when it is asked for.
    m_body->removeWidget(m_side);
    m_side->setVisible(m_overlayWanted);
    const int top = m_strip->mapTo(this, QPoint(0, m_strip->height())).y();
    m_side->setGeometry(
        width() - m_side->width(),
        top,
        m_side->width(),
        m_status->mapTo(this, QPoint(0, 0)).y() - 1 - top);
    m_side->raise();
}

void MainWindow::showOfferTable()
{
    m_market->setTableShown(true);
}

void MainWindow::enterQuote(const QString& text)
{
    setPage(PageId::Market);
    m_market->enterQuote();
    m_market->quoteForm().textField().edit().insert(text);
}

void MainWindow::takeFile(const QString& path)
{
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        if (m_files->mayLeave())
            m_files->openPath(path);
        return;
    }
    setPage(PageId::Demand);
    m_demand->importConfig(path);
}

void MainWindow::exportQuote()
{
    setPage(PageId::Papers);
    m_papers->exportPdf();
}

void MainWindow::explainFocused()
{
    for (std::size_t i = 0; i < m_strip->count(); ++i) {
        if (m_strip->cell(i)->hasFocus()) {
            m_strip->cell(i)->click();
            return;
        }
    }
    m_strip->cell(0)->click();
}

void MainWindow::refreshTitle()
{
    const QString& name = m_desk.document.plan().name;
    setWindowTitle(name.isEmpty() ? tr("Suanchou") : tr("%1 - Suanchou").arg(name));
    const Theme& theme = m_desk.theme.theme();
    setWindowIcon(makeIcon(QStringLiteral("rods"), theme.accent, theme.accent));
}

void MainWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refreshTitle();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    event->setAccepted(m_files->mayLeave());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = droppedFile(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    takeFile(path);
}

void MainWindow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_desk.theme.theme().window);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    placeInspector();
}

} // namespace suanchou::ui
