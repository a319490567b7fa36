// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/demand/factgrid.h"

#include "ui/theme/styling.h"
#include "ui/theme/type.h"

#include <QGridLayout>
#include <QLabel>

namespace suanchou::ui {

FactGrid::FactGrid(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(20);
    m_layout->setVerticalSpacing(10);
    for (int column = 0; column < columns; ++column)
        m_layout->setColumnStretch(column, 1);
}

FactGrid::Cell FactGrid::makeCell(int index)
{
    Cell cell{new QLabel(this), new QLabel(this), new QLabel(this)};
    setType(cell.caption, TypeRole::Caption);
    setTone(cell.caption, Tone::Muted);
    setType(cell.value, TypeRole::CardTitle);
    cell.value->setTextFormat(Qt::RichText);
    setType(cell.below, TypeRole::Caption);
    setTone(cell.below, Tone::Secondary);
    cell.below->setWordWrap(true);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addWidget(cell.caption);
    lines->addWidget(cell.value);
    lines->addWidget(cell.below);
    m_layout->addLayout(lines, index / columns, index % columns, Qt::AlignTop);
    return cell;
}

void FactGrid::setFacts(const std::vector<Fact>& facts)
{
    while (m_cells.size() < facts.size())
        m_cells.push_back(makeCell(static_cast<int>(m_cells.size())));
    for (std::size_t i = 0; i < facts.size(); ++i) {
        m_cells.at(i).caption->setText(facts.at(i).caption);
        m_cells.at(i).value->setText(facts.at(i).value);
        m_cells.at(i).below->setText(facts.at(i).below);
        m_cells.at(i).below->setVisible(!facts.at(i).below.isEmpty());
    }
}

} // namespace suanchou::ui
