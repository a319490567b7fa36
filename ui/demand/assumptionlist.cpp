// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/demand/assumptionlist.h"

#include "ui/demand/assumptionrow.h"
#include "ui/theme/styling.h"

#include <QFrame>
#include <QVBoxLayout>

namespace suanchou::ui {

AssumptionList::AssumptionList(const Desk& desk, QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (const AssumptionSpec& spec : desk.world().assumptions.specs()) {
        if (!m_rows.empty())
            layout->addWidget(makeRule(this));
        auto* row = new AssumptionRow(spec, desk, this);
        connect(row, &AssumptionRow::judged, this, &AssumptionList::judged);
        layout->addWidget(row);
        m_rows.push_back(row);
    }
}

void AssumptionList::refresh(const std::function<QString(const QString& field)>& refusalOf)
{
    for (AssumptionRow* row : m_rows)
        row->refresh(refusalOf(QStringLiteral("assumptions.") + row->spec().id));
}

} // namespace suanchou::ui
