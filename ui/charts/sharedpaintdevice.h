// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>

class QPainter;

namespace suanchou::ui {

/// Lets a second painter class continue on an active painter: begin() on this device shares the
/// engine, and the painter's current transform becomes the new one's ground. QCustomPlot paints
/// with a QPainter class of its own, and a paint device takes one painter only.
class SharedPaintDevice final : public QPaintDevice
{
public:
    explicit SharedPaintDevice(QPainter& painter);

    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;
    [[nodiscard]] QPainter* sharedPainter() const override { return &m_painter; }

private:
    QPainter& m_painter;
    QPaintDevice* m_device;
};

} // namespace suanchou::ui
