// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/celltable.h"

#include "ui/tables/celldelegate.h"
#include "ui/tables/cellmodel.h"
#include "ui/tables/cellsort.h"
#include "ui/theme/type.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <numeric>
#include <optional>

namespace suanchou::ui {

namespace {

constexpr int sampledRows = 400;

} // namespace

CellTable::CellTable(CellModel& model, const ThemeSwitch& theme, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_sorted(new CellSort(this))
{
    m_sorted->setSourceModel(&model);
    setModel(m_sorted);
    setItemDelegate(new CellDelegate(theme, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(CellDelegate::rowHeight());
    QHeaderView* header = horizontalHeader();
    setType(header, TypeRole::Caption);
    header->setFixedHeight(std::max(32, header->fontMetrics().height() + 12));
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setStretchLastSection(true);
    header->setFocusPolicy(Qt::NoFocus);
    connect(header, &QHeaderView::sectionClicked, this, &CellTable::sortBy);
    connect(this, &QTableView::activated, this, &CellTable::rowOpened);
    connect(
        selectionModel(),
        &QItemSelectionModel::currentRowChanged,
        this,
        [this](const QModelIndex& current) {
            if (current.isValid())
                emit rowChosen(current.data(CellModel::KeyRole).toString());
        });
}

void CellTable::sortBy(int column)
{
    const bool again = m_sorted->sortColumn() == column;
    const bool ascending = !again || m_sorted->sortOrder() == Qt::DescendingOrder;
    m_sorted->sort(column, ascending ? Qt::AscendingOrder : Qt::DescendingOrder);
    fitColumns();
    reveal(currentIndex());
}

void CellTable::fitColumns()
{
    const QFontMetrics header = horizontalHeader()->fontMetrics();
    const int rows = std::min(sampledRows, m_sorted->rowCount());
    QList<int> widths;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        // Room for the sort arrow, so that sorting moves nothing.
        int width = header.horizontalAdvance(
                        m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() +
                        QStringLiteral(" ↓")) +
            22;
        for (int row = 0; row < rows; ++row) {
            const QModelIndex index = m_sorted->index(row, column);
            width = std::max(width, itemDelegate()->sizeHint({}, index).width());
        }
        widths << width;
    }
    const int unit = header.horizontalAdvance(u'0');
    for (int column = 0; column < m_model.columnCount(); ++column) {
        if (const std::optional<ColumnFlex> flex = m_model.flexOf(column))
            widths[column] = std::min(widths.at(column), flex->most * unit);
    }
    int spare = viewport()->width() - std::accumulate(widths.cbegin(), widths.cend(), 0);
    for (int column = 0; column < m_model.columnCount() && spare < 0; ++column) {
        const std::optional<ColumnFlex> flex = m_model.flexOf(column);
        if (!flex)
            continue;
        const int width =
            std::max(std::min(widths.at(column), flex->least * unit), widths.at(column) + spare);
        spare += widths.at(column) - width;
        widths[column] = width;
    }
    if (spare > 0)
        widths[0] += spare / 2;
    for (int column = 0; column < m_model.columnCount(); ++column)
        setColumnWidth(column, widths.at(column));
}

void CellTable::selectKey(const QString& key)
{
    const int row = m_model.rowOf(key);
    const QModelIndex index =
        row < 0 ? QModelIndex() : m_sorted->mapFromSource(m_model.index(row, 0));
    const QSignalBlocker quiet(this);
    if (!index.isValid()) {
        clearSelection();
        return;
    }
    if (currentIndex().row() != index.row() || !selectionModel()->isRowSelected(index.row()))
        setCurrentIndex(index);
    reveal(index);
}

void CellTable::reveal(const QModelIndex& index)
{
    scrollTo(index);
    // The first row in sight is a whole one.
    const int row = CellDelegate::rowHeight();
    QScrollBar* bar = verticalScrollBar();
    bar->setValue((bar->value() + row - 1) / row * row);
}

void CellTable::copySelection()
{
    QList<int> rows;
    const QModelIndexList selected = selectionModel()->selectedRows();
    QList<int> shown;
    for (const QModelIndex& index : selected)
        shown << index.row();
    std::sort(shown.begin(), shown.end());
    rows.reserve(shown.size());
    for (const int row : std::as_const(shown))
        rows << m_sorted->mapToSource(m_sorted->index(row, 0)).row();
    QGuiApplication::clipboard()->setText(m_model.tsv(rows));
}

void CellTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    QTableView::keyPressEvent(event);
}

void CellTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace suanchou::ui
