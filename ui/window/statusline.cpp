// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statusline.h"

#include "app/base/format.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace suanchou::ui {

StatusLine::StatusLine(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_catalog(new QLabel(this))
    , m_stale(new QLabel(this))
    , m_time(new QLabel(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->setSpacing(20);
    for (QLabel* label : {m_catalog, m_stale, m_time}) {
        setType(label, TypeRole::Caption);
        setTone(label, Tone::Secondary);
    }
    setTone(m_stale, Tone::Warn);
    layout->addWidget(m_catalog);
    layout->addWidget(m_stale);
    layout->addStretch(1);
    layout->addWidget(m_time);
    setFixedHeight(std::max(26, m_catalog->sizeHint().height() + 6));
    connect(&m_desk.recalculator, &Recalculator::published, this, &StatusLine::refresh);
    connect(&m_desk.recalculator, &Recalculator::started, this, &StatusLine::refresh);
    refresh();
}

void StatusLine::refresh()
{
    const Catalog& catalog = m_desk.world().catalog;
    m_catalog->setText(
        tr("Price catalogue %1, %n offer(s)", nullptr, static_cast<int>(catalog.offers().size()))
            .arg(format::date(catalog.newest())));
    int stale = 0;
    int compared = 0;
    if (const Evaluation* evaluation = m_desk.shown()) {
        compared = static_cast<int>(evaluation->offers.size());
        stale = static_cast<int>(std::count_if(
            evaluation->offers.begin(), evaluation->offers.end(), [](const OfferRow& row) {
                return row.has(RowProblem::Stale);
            }));
    }
    m_stale->setText(tr("%1 of %n compared stale", nullptr, compared).arg(stale));
    m_stale->setVisible(stale > 0);
    if (m_desk.recalculator.isStale())
        m_time->setText(tr("Calculating"));
    else if (m_desk.recalculator.refusal())
        m_time->setText(tr("Not calculated"));
    else
        m_time->setText(
            tr("Recalculated in %1 ms")
                .arg(std::max(1.0, std::round(m_desk.recalculator.lastMilliseconds()))));
}

void StatusLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace suanchou::ui
