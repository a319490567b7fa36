// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/type.h"

#include <QApplication>

#include <cmath>

namespace suanchou::ui {

Theme Theme::light()
{
    Theme t;
    t.kind = ThemeKind::Light;
    t.window = QColor(0xF6, 0xF7, 0xF9);
    t.surface = QColor(0xFF, 0xFF, 0xFF);
    t.sunken = QColor(0xEE, 0xF0, 0xF4);
    t.hover = QColor(0xF1, 0xF3, 0xF7);
    t.border = QColor(0xDF, 0xE3, 0xEA);
    t.control = QColor(0x83, 0x8C, 0x9D);
    t.grid = QColor(0xE8, 0xEB, 0xF0);
    t.axis = QColor(0xA3, 0xAB, 0xB9);
    t.text = QColor(0x1B, 0x1F, 0x27);
    t.textSecondary = QColor(0x4A, 0x52, 0x61);
    t.textMuted = QColor(0x5F, 0x68, 0x78);
    t.accent = QColor(0x2F, 0x55, 0xC8);
    t.onAccent = QColor(0xFF, 0xFF, 0xFF);
    t.accentSoft = QColor(0xE9, 0xEE, 0xFC);
    t.ok = QColor(0x1F, 0x6F, 0x4A);
    t.okSoft = QColor(0xE6, 0xF4, 0xEC);
    t.warn = QColor(0x8A, 0x53, 0x00);
    t.warnSoft = QColor(0xFF, 0xF4, 0xDF);
    t.error = QColor(0xB3, 0x26, 0x1E);
    t.errorSoft = QColor(0xFD, 0xEC, 0xEA);
    t.onDemand = QColor(0xDD, 0x75, 0x3E);
    t.monthly = QColor(0x24, 0x6E, 0xDF);
    t.yearly = QColor(0x1A, 0x3F, 0x8F);
    t.spot = QColor(0x10, 0x61, 0x4D);
    t.committed = QColor(0x67, 0x30, 0x85);
    t.compute = QColor(0x22, 0x3A, 0x5F);
    t.storage = QColor(0x93, 0xBB, 0xB3);
    t.network = QColor(0xB9, 0x9E, 0x5A);
    t.tax = QColor(0xD9, 0xDD, 0xE7);
    return t;
}

Theme Theme::dark()
{
    Theme t;
    t.kind = ThemeKind::Dark;
    t.window = QColor(0x14, 0x16, 0x1A);
    t.surface = QColor(0x1B, 0x1D, 0x22);
    t.sunken = QColor(0x10, 0x12, 0x15);
    t.hover = QColor(0x23, 0x26, 0x2C);
    t.border = QColor(0x2C, 0x30, 0x38);
    t.control = QColor(0x6E, 0x77, 0x88);
    t.grid = QColor(0x26, 0x2A, 0x31);
    t.axis = QColor(0x5A, 0x62, 0x70);
    t.text = QColor(0xE8, 0xEA, 0xEE);
    t.textSecondary = QColor(0xB4, 0xBA, 0xC5);
    t.textMuted = QColor(0x8F, 0x97, 0xA5);
    t.accent = QColor(0x8A, 0xA6, 0xFF);
    t.onAccent = QColor(0x10, 0x13, 0x1A);
    t.accentSoft = QColor(0x23, 0x2B, 0x45);
    t.ok = QColor(0x6C, 0xC7, 0x9A);
    t.okSoft = QColor(0x18, 0x30, 0x2A);
    t.warn = QColor(0xE5, 0xB2, 0x5A);
    t.warnSoft = QColor(0x33, 0x2A, 0x17);
    t.error = QColor(0xF2, 0x8B, 0x82);
    t.errorSoft = QColor(0x3A, 0x21, 0x20);
    t.onDemand = QColor(0xE2, 0x90, 0x25);
    t.monthly = QColor(0x58, 0x9D, 0xFA);
    t.yearly = QColor(0xA9, 0xC8, 0xFC);
    t.spot = QColor(0x16, 0x94, 0x80);
    t.committed = QColor(0x87, 0x55, 0xCB);
    t.compute = QColor(0xA9, 0xBC, 0xEC);
    t.storage = QColor(0x73, 0x97, 0x8F);
    t.network = QColor(0xDF, 0xB1, 0x6D);
    t.tax = QColor(0x4D, 0x52, 0x59);
    return t;
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto blend = [share](int x, int y) {
        return static_cast<int>(std::lround(share * x + (1.0 - share) * y));
    };
    return QColor(blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue()));
}

QColor Theme::staleText() const
{
    return mixed(text, surface, 0.65);
}

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, surface);
    p.setColor(QPalette::AlternateBase, surface);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, textMuted);
    p.setColor(QPalette::Button, surface);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, onAccent);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::LinkVisited, accent);
    p.setColor(QPalette::ToolTipBase, text);
    p.setColor(QPalette::ToolTipText, surface);
    p.setColor(QPalette::Light, border);
    p.setColor(QPalette::Midlight, border);
    p.setColor(QPalette::Mid, control);
    p.setColor(QPalette::Dark, control);
    p.setColor(QPalette::Shadow, border);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, mixed(textMuted, surface, 0.7));
    p.setColor(QPalette::Disabled, QPalette::Highlight, border);
    return p;
}

ChartStyle Theme::chartStyle() const
{
    ChartStyle style;
    style.surface = surface;
    style.text = text;
    style.textMuted = textMuted;
    style.grid = grid;
    style.axis = axis;
    style.outline = control;
    style.warn = warn;
    style.onDemand = onDemand;
    style.monthly = monthly;
    style.yearly = yearly;
    style.spot = spot;
    style.committed = committed;
    style.compute = compute;
    style.storage = storage;
    style.network = network;
    style.tax = tax;
    style.idle = control;
    style.fontFamilies = QApplication::font().families();
    style.captionPx = pixelSize(TypeRole::Caption);
    style.labelPx = pixelSize(TypeRole::Body);
    style.titlePx = pixelSize(TypeRole::CardTitle);
    return style;
}

} // namespace suanchou::ui
