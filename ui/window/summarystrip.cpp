// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/summarystrip.h"

#include "ui/window/summarytext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace suanchou::ui {

namespace {

constexpr int stripHeight = 79; ///< 78 and the line below
constexpr int patience = 150;   ///< milliseconds before the line appears

PageId sourceOf(std::size_t cell, const Evaluation* evaluation)
{
    switch (cell) {
    case 0:
    case 1:
        return PageId::Sizing;
    case 2:
        return PageId::Demand;
    case 3:
    case 4:
        return PageId::Market;
    default:
        return evaluation && !evaluation->findings.empty()
            ? pageOf(evaluation->findings.front().code)
            : PageId::Demand;
    }
}

/// The headline number that a cell shows; empty where it shows none.
QString derivedIn(std::size_t cell)
{
    switch (cell) {
    case 0:
        return QStringLiteral("project_gpu_hours");
    case 1:
    case 2:
        return QStringLiteral("project_days");
    case 3:
        return QStringLiteral("cost");
    default:
        return {};
    }
}

} // namespace

SummaryStrip::SummaryStrip(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
{
    setFixedHeight(stripHeight);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 1);
    layout->setSpacing(0);
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        auto* cell = new SummaryCell(m_desk.theme, this);
        cell->setDivider(i + 1 < m_cells.size());
        m_cells.at(i) = cell;
        layout->addWidget(cell, 1);
        connect(cell, &QAbstractButton::clicked, this, [this, i] {
            const PageId page = sourceOf(i, m_desk.shown());
            if (const QString number = derivedIn(i); !number.isEmpty())
                emit whyWanted(number, page, m_cells.at(i));
            else
                emit pageWanted(page);
        });
    }
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    connect(&m_desk.recalculator, &Recalculator::started, this, [this] {
        if (!m_patience.isActive())
            m_patience.start();
        refresh();
    });
    connect(&m_desk.recalculator, &Recalculator::published, this, &SummaryStrip::refresh);
    connect(&m_desk.theme, &ThemeSwitch::changed, this, qOverload<>(&QWidget::update));
    refresh();
}

void SummaryStrip::refresh()
{
    const std::array<SummaryContent, 6> contents = summaryOf(m_desk.shown(), m_desk.speech());
    const bool stale = m_desk.isOutdated();
    if (!m_desk.recalculator.isStale())
        m_patience.stop();
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        m_cells.at(i)->setContent(contents.at(i));
        m_cells.at(i)->setStale(stale);
    }
    update();
}

void SummaryStrip::setAsked(const SummaryCell* cell)
{
    for (SummaryCell* each : m_cells)
        each->setAsked(each == cell);
}

void SummaryStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void SummaryStrip::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_desk.theme.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
    if (m_desk.recalculator.isStale() && !m_patience.isActive())
        painter.fillRect(QRect(0, 0, width(), 2), theme.accent);
}

} // namespace suanchou::ui
