// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartview.h"

#include "ui/charts/barplot.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace suanchou::ui {

namespace {

constexpr int ring = 4; ///< room for the focus ring around the plot

} // namespace

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
    , m_plot(new BarPlot(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setProperty("role", QStringLiteral("chart"));
    setAttribute(Qt::WA_StyledBackground);
    m_plot->installEventFilter(this);
}

void ChartView::setSpec(const ChartSpec& spec, const ChartStyle& style, const Speech& speech)
{
    m_spec = spec;
    m_style = style;
    m_speech = speech;
    setAccessibleName(spec.title);
    describeSelection();
    updateGeometry();
    layOut();
}

void ChartView::setSelectionColours(const QColor& soft, const QColor& strong)
{
    m_plot->bars().setSelectionColours(soft, strong);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ChartView::setSelectedKey(const QString& key)
{
    if (key == m_selectedKey)
        return;
    m_selectedKey = key;
    m_plot->bars().setSelectedKey(key);
    describeSelection();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

QSize ChartView::sizeHint() const
{
    return minimumSizeHint();
}

QSize ChartView::minimumSizeHint() const
{
    const double height = m_spec.isEmpty() ? 120.0 : naturalHeight(m_spec, m_style);
    return {420, static_cast<int>(height) + 2 * ring};
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(rect().adjusted(ring, ring, -ring, -ring));
    layOut();
}

void ChartView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    layOut();
}

void ChartView::layOut()
{
    if (size().isEmpty() || m_style.fontFamilies.isEmpty())
        return;
    m_plot->show(m_spec, m_style, m_speech, QSizeF(m_plot->size()));
    m_plot->bars().setSelectedKey(m_selectedKey);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

QStringList ChartView::keys() const
{
    QStringList keys;
    for (const BarLine& line : m_plot->barLayout().lines) {
        const QString& key = m_spec.groups.at(line.group).bars.at(line.bars.front()).key;
        if (!line.missing && !key.isEmpty())
            keys << key;
    }
    return keys;
}

void ChartView::choose(const QString& key)
{
    if (key.isEmpty() || key == m_selectedKey)
        return;
    setSelectedKey(key);
    emit barChosen(key);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const QStringList all = keys();
    qsizetype at = all.indexOf(m_selectedKey);
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Right:
        ++at;
        break;
    case Qt::Key_Up:
    case Qt::Key_Left:
        at = at < 0 ? 0 : at - 1;
        break;
    case Qt::Key_Home:
        at = 0;
        break;
    case Qt::Key_End:
        at = all.size() - 1;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (!all.isEmpty())
        choose(all.at(std::clamp<qsizetype>(at, 0, all.size() - 1)));
}

void ChartView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool ChartView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_plot && event->type() == QEvent::MouseButtonPress) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        setFocus(Qt::MouseFocusReason);
        const BarLine* line = m_plot->barLayout().lineAt(mouse->position());
        if (line != nullptr && !line->missing)
            choose(m_spec.groups.at(line->group).bars.at(line->bars.front()).key);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

const Bar* ChartView::selectedBar() const
{
    for (const BarGroup& group : m_spec.groups) {
        for (const Bar& bar : group.bars) {
            if (!bar.key.isEmpty() && bar.key == m_selectedKey)
                return &bar;
        }
    }
    return nullptr;
}

void ChartView::describeSelection()
{
    QStringList parts{m_spec.description};
    if (const Bar* bar = selectedBar())
        parts << bar->label << bar->valueText << bar->note;
    parts.removeAll(QString());
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

} // namespace suanchou::ui
