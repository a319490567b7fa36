// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace suanchou::ui {

namespace {

class ColouredSvgEngine final : public QIconEngine
{
public:
    ColouredSvgEngine(QString name, const QColor& colour, const QColor& disabled)
        : m_name(std::move(name))
        , m_colour(colour)
        , m_disabled(disabled)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(*painter, rect, m_name, mode == QIcon::Disabled ? m_disabled : m_colour);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new ColouredSvgEngine(*this); }

private:
    QString m_name;
    QColor m_colour;
    QColor m_disabled;
};

} // namespace

void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour)
{
    QFile file(QStringLiteral(":/icons/") % name % QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    QByteArray svg = file.readAll();
    svg.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(svg);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, rect);
    painter.restore();
}

QIcon makeIcon(const QString& name, const QColor& colour, const QColor& disabled)
{
    return QIcon(new ColouredSvgEngine(name, colour, disabled));
}

} // namespace suanchou::ui
