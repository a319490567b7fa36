// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/market/offertable.h"

#include "ui/market/offerdelegate.h"
#include "ui/market/offersort.h"
#include "ui/market/offertablemodel.h"
#include "ui/theme/type.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <numeric>

namespace suanchou::ui {

namespace {

constexpr int sampledRows = 400;

} // namespace

OfferTable::OfferTable(OfferTableModel& model, const ThemeSwitch& theme, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_sorted(new OfferSort(this))
{
    m_sorted->setSourceModel(&model);
    setModel(m_sorted);
    setItemDelegate(new OfferDelegate(theme, this));
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
    verticalHeader()->setDefaultSectionSize(OfferDelegate::rowHeight());
    QHeaderView* header = horizontalHeader();
    setType(header, TypeRole::Caption);
    header->setFixedHeight(std::max(32, header->fontMetrics().height() + 12));
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setStretchLastSection(true);
    header->setFocusPolicy(Qt::NoFocus);
    connect(header, &QHeaderView::sectionClicked, this, &OfferTable::sortBy);
    connect(this, &QTableView::activated, this, &OfferTable::offerOpened);
    connect(
        selectionModel(),
        &QItemSelectionModel::currentRowChanged,
        this,
        [this](const QModelIndex& current) {
            if (current.isValid())
                emit offerChosen(current.data(OfferTableModel::KeyRole).toString());
        });
}

void OfferTable::sortBy(int column)
{
    const bool again = m_sorted->sortColumn() == column;
    const bool ascending = !again || m_sorted->sortOrder() == Qt::DescendingOrder;
    m_sorted->sort(column, ascending ? Qt::AscendingOrder : Qt::DescendingOrder);
    fitColumns();
    reveal(currentIndex());
}

void OfferTable::fitColumns()
{
    const QFontMetrics header = horizontalHeader()->fontMetrics();
    const int rows = std::min(sampledRows, m_sorted->rowCount());
    QList<int> widths;
    for (int column = 0; column < OfferTableModel::ColumnCount; ++column) {
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
    // Words may be cut (their tooltip has them whole), numbers never.
    const int unit = header.horizontalAdvance(u'0');
    struct Flexible
    {
        int column;
        int least;
        int most;
    };
    const std::array<Flexible, 3> flexible{
        Flexible{OfferTableModel::Provider, 18 * unit, 28 * unit},
        Flexible{OfferTableModel::Cards, 17 * unit, 24 * unit},
        Flexible{OfferTableModel::Notes, 20 * unit, 36 * unit},
    };
    for (const Flexible& one : flexible)
        widths[one.column] = std::min(widths.at(one.column), one.most);
    int spare = viewport()->width() - std::accumulate(widths.cbegin(), widths.cend(), 0);
    for (const Flexible& one : flexible) {
        const int width = std::max(
            std::min(widths.at(one.column), one.least), widths.at(one.column) + std::min(0, spare));
        spare += widths.at(one.column) - width;
        widths[one.column] = width;
    }
    if (spare > 0)
        widths[OfferTableModel::Provider] += spare / 2;
    for (int column = 0; column < OfferTableModel::ColumnCount; ++column)
        setColumnWidth(column, widths.at(column));
}

void OfferTable::selectKey(const QString& key)
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

void OfferTable::reveal(const QModelIndex& index)
{
    scrollTo(index);
    // The first row in sight is a whole one.
    const int row = OfferDelegate::rowHeight();
    QScrollBar* bar = verticalScrollBar();
    bar->setValue((bar->value() + row - 1) / row * row);
}

void OfferTable::copySelection()
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

void OfferTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    QTableView::keyPressEvent(event);
}

void OfferTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace suanchou::ui
