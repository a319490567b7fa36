// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/pagepreview.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace suanchou::ui {

namespace {

constexpr double pageWidth = 210; ///< A4, millimetres
constexpr double pageHeight = 297;
constexpr int margin = 16; ///< around the page, pixels

} // namespace

PagePreview::PagePreview(const ThemeSwitch& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
}

void PagePreview::setPages(std::optional<QuotePages> pages, const QString& emptyText)
{
    m_pages = std::move(pages);
    m_emptyText = emptyText;
    m_cachedPage = -1;
    m_page = std::clamp(m_page, 0, std::max(0, pageCount() - 1));
    updateGeometry();
    update();
    emit pageChanged();
}

void PagePreview::setPage(int page)
{
    const int wanted = std::clamp(page, 0, std::max(0, pageCount() - 1));
    if (wanted == m_page)
        return;
    m_page = wanted;
    update();
    emit pageChanged();
}

int PagePreview::heightForWidth(int width) const
{
    if (!m_pages)
        return 160;
    return static_cast<int>((width - 2 * margin) * pageHeight / pageWidth) + 2 * margin;
}

QSize PagePreview::sizeHint() const
{
    return {420, heightForWidth(420)};
}

QPixmap PagePreview::rendered(const QSize& size) const
{
    const double density = devicePixelRatioF();
    QPixmap pixmap(size * density);
    pixmap.setDevicePixelRatio(density);
    pixmap.fill(Qt::white);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(size.width() / pageWidth, size.width() / pageWidth);
    m_pages->paint(painter, m_page);
    return pixmap;
}

void PagePreview::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_theme.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.sunken);
    if (!m_pages) {
        painter.setPen(theme.textMuted);
        painter.drawText(
            rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    } else {
        const int width = this->width() - 2 * margin;
        const QSize size(width, static_cast<int>(width * pageHeight / pageWidth));
        const QSize pixels = size * devicePixelRatioF();
        if (m_cachedPage != m_page || m_cache.size() != pixels) {
            m_cache = rendered(size);
            m_cachedPage = m_page;
        }
        const QRect page(QPoint(margin, margin), size);
        painter.drawPixmap(page.topLeft(), m_cache);
        painter.setPen(theme.border);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(page.adjusted(-1, -1, 0, 0));
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void PagePreview::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        setPage(m_page + 1);
        return;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        setPage(m_page - 1);
        return;
    case Qt::Key_Home:
        setPage(0);
        return;
    case Qt::Key_End:
        setPage(pageCount() - 1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace suanchou::ui
