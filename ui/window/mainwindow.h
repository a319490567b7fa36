// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"
#include "ui/window/pages.h"

#include <QWidget>

#include <functional>
#include <map>

class QHBoxLayout;
class QStackedWidget;

namespace suanchou::ui {

class DemandPage;
class MarketPage;
class NoticeBar;
class Page;
class PapersPage;
class PlanFiles;
class Rail;
class SummaryStrip;
class WhyPopover;

/// The window: rail, top bar, summary strip, pages with their inspectors, status line. Everything
/// it works with is given; nothing is created here but widgets.
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    explicit MainWindow(const Desk& desk, QWidget* parent = nullptr);

    /// Shows a page and moves the focus into it.
    void setPage(PageId page);
    [[nodiscard]] PageId currentPage() const { return m_page; }
    [[nodiscard]] Page* page(PageId id) const { return m_pages.at(id); }
    [[nodiscard]] PlanFiles& files() { return *m_files; }
    [[nodiscard]] SummaryStrip& strip() { return *m_strip; }
    [[nodiscard]] MarketPage& market() { return *m_market; }
    [[nodiscard]] PapersPage& papers() { return *m_papers; }
    [[nodiscard]] NoticeBar& notice() { return *m_notice; }
    [[nodiscard]] WhyPopover& why() { return *m_why; }
    void setInspectorVisible(bool visible);
    /// Market as a table instead of a chart.
    void showOfferTable();
    /// Market with the form for a received quote and this text in it.
    void enterQuote(const QString& text);
    /// A file that was dropped: a plan to open, or a model's config.json for the plan.
    void takeFile(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPage(PageId page);
    void makePages();
    void makeShortcuts();
    void addShortcut(const QKeySequence& keys, const std::function<void()>& action);
    void exportQuote();
    /// The number in focus, or the first one: why it is what it is.
    void explainFocused();
    void refreshTitle();
    void toggleInspector();
    void placeInspector();
    [[nodiscard]] bool isNarrow() const;

    Desk m_desk;
    PlanFiles* m_files;
    Rail* m_rail;
    SummaryStrip* m_strip;
    NoticeBar* m_notice;
    QStackedWidget* m_stack;
    QStackedWidget* m_inspectors;
    QWidget* m_side;
    QWidget* m_status;
    DemandPage* m_demand = nullptr;
    MarketPage* m_market = nullptr;
    PapersPage* m_papers = nullptr;
    std::map<PageId, Page*> m_pages;
    PageId m_page = PageId::Demand;
    WhyPopover* m_why = nullptr;
    QHBoxLayout* m_body;
    bool m_inspectorWanted = true; ///< beside the page
    bool m_overlayWanted = false;  ///< over the page, in narrow windows
};

} // namespace suanchou::ui
