// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/pdfrecorder.h"

#include <QLineF>
#include <QPaintEngine>
#include <QPen>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace suanchou::pdf {

namespace {

/// Without shaping, text of which no character prints is not drawn at all.
bool hasGlyphs(const QTextItem& item)
{
    if (!(item.font().styleStrategy() & QFont::PreferNoShaping))
        return true;
    const QList<uint> points = item.text().toUcs4();
    return std::any_of(
        points.begin(), points.end(), [](uint point) { return QChar::isPrint(point); });
}

} // namespace

class TextRecorder::Engine final : public QPaintEngine
{
public:
    /// The features of QPdfWriter's engine: what QPainter does itself for one, it does for both.
    Engine()
        : QPaintEngine(
              AllFeatures &
              ~PaintEngineFeatures(
                  PorterDuff | PerspectiveTransform | ObjectBoundingModeGradients |
                  ConicalGradientFill))
    {
    }

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    [[nodiscard]] Type type() const override { return User; }

    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        if (state->pen().style() == Qt::NoPen || !hasGlyphs(item))
            return;
        const QTransform transform = state->transform();
        const QLineF baseline = transform.map(QLineF(at, QPointF(at.x() + item.width(), at.y())));
        texts.push_back(DrawnText{
            .text = item.text(),
            .rightToLeft = item.renderFlags().testFlag(QTextItem::RightToLeft),
            .at = baseline.p1(),
            .width = baseline.length(),
        });
    }

    void drawPath(const QPainterPath& /*path*/) override {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawPixmap(
        const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override
    {
    }
    void drawTiledPixmap(
        const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QPointF& /*offset*/) override
    {
    }
    void drawImage(
        const QRectF& /*to*/,
        const QImage& /*image*/,
        const QRectF& /*from*/,
        Qt::ImageConversionFlags /*flags*/) override
    {
    }

    DrawnTexts texts;
};

TextRecorder::TextRecorder(QSize pixels, int dotsPerInch)
    : m_pixels(pixels)
    , m_dotsPerInch(dotsPerInch)
    , m_engine(std::make_unique<Engine>())
{
}

TextRecorder::~TextRecorder() = default;

DrawnTexts TextRecorder::take()
{
    return std::exchange(m_engine->texts, {});
}

QPaintEngine* TextRecorder::paintEngine() const
{
    return m_engine.get();
}

int TextRecorder::metric(PaintDeviceMetric metric) const
{
    constexpr double millimetresPerInch = 25.4;
    const auto millimetres = [this](int pixels) {
        return static_cast<int>(std::lround(pixels * millimetresPerInch / m_dotsPerInch));
    };
    switch (metric) {
    case PdmWidth:
        return m_pixels.width();
    case PdmHeight:
        return m_pixels.height();
    case PdmWidthMM:
        return millimetres(m_pixels.width());
    case PdmHeightMM:
        return millimetres(m_pixels.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return m_dotsPerInch;
    case PdmNumColors:
        return std::numeric_limits<int>::max();
    case PdmDepth:
        return 24;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
}

} // namespace suanchou::pdf
