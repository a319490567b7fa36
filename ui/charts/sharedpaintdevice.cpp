// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/sharedpaintdevice.h"

#include <QPaintEngine>
#include <QPainter>

namespace suanchou::ui {

SharedPaintDevice::SharedPaintDevice(QPainter& painter)
    : m_painter(painter)
    // Not painter.device(): after the first sharing that is the shared device, long gone.
    , m_device(painter.paintEngine()->paintDevice())
{
}

QPaintEngine* SharedPaintDevice::paintEngine() const
{
    return m_painter.paintEngine();
}

int SharedPaintDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_device->width();
    case PdmHeight:
        return m_device->height();
    case PdmWidthMM:
        return m_device->widthMM();
    case PdmHeightMM:
        return m_device->heightMM();
    case PdmNumColors:
        return m_device->colorCount();
    case PdmDepth:
        return m_device->depth();
    case PdmDpiX:
        return m_device->logicalDpiX();
    case PdmDpiY:
        return m_device->logicalDpiY();
    case PdmPhysicalDpiX:
        return m_device->physicalDpiX();
    case PdmPhysicalDpiY:
        return m_device->physicalDpiY();
    case PdmDevicePixelRatio:
        return static_cast<int>(m_device->devicePixelRatio());
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(m_device->devicePixelRatioF() * devicePixelRatioFScale());
    }
    return 0;
}

} // namespace suanchou::ui
