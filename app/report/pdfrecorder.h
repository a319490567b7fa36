// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPointF>
#include <QSize>
#include <QString>

#include <memory>
#include <vector>

namespace suanchou::pdf {

/// One text as a paint engine gets it: one font, one direction, no line break.
struct DrawnText
{
    QString text;
    bool rightToLeft = false;
    QPointF at;       ///< where its base line begins, in pixels of the device
    double width = 0; ///< along the base line, in pixels of the device
};
using DrawnTexts = std::vector<DrawnText>;

/// A paint device without a surface: it keeps the texts in the order they are drawn. Like
/// QPdfWriter it leaves out what is drawn without a pen, and what has no character to print.
class TextRecorder final : public QPaintDevice
{
public:
    /// Sizes and resolution are those of the device that it stands in for: fonts given in points
    /// depend on them.
    TextRecorder(QSize pixels, int dotsPerInch);
    ~TextRecorder() override;

    /// What was drawn since the last call.
    [[nodiscard]] DrawnTexts take();
    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    QSize m_pixels;
    int m_dotsPerInch;
    std::unique_ptr<Engine> m_engine;
};

} // namespace suanchou::pdf
