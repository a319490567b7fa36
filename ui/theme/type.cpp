// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/type.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QWidget>

#include <algorithm>

namespace suanchou::ui {

namespace {

struct Size
{
    double factor;
    bool bold;
};

Size sizeOf(TypeRole role)
{
    switch (role) {
    case TypeRole::Caption:
        return {0.923, false};
    case TypeRole::Body:
        return {1.0, false};
    case TypeRole::Strong:
        return {1.0, true};
    case TypeRole::CardTitle:
        return {1.077, true};
    case TypeRole::InspectorTitle:
        return {1.231, true};
    case TypeRole::PageTitle:
        return {1.385, true};
    case TypeRole::Figure:
        return {1.538, true};
    }
    Q_UNREACHABLE();
}

/// Columns of numbers need digits of one width; Qt 6.4 cannot ask a font for them.
bool hasEvenDigits(const QString& family)
{
    QFont font(family);
    font.setPixelSize(100);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(u'0');
    for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
        if (std::abs(metrics.horizontalAdvance(QChar(digit)) - width) > 0.5)
            return false;
    }
    return true;
}

} // namespace

QFont applicationFont(const QFont& system)
{
    constexpr double usualPoints = 9.75;
    const QStringList wanted
    {
#if defined(Q_OS_WIN)
        QStringLiteral("Microsoft YaHei UI"), QStringLiteral("Segoe UI"),
#elif defined(Q_OS_MACOS)
        QStringLiteral("PingFang SC"),
#endif
            QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"),
            QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("DejaVu Sans"),
    };
    QStringList families;
    QStringList uneven;
    for (const QString& family : wanted) {
        if (QFontDatabase::hasFamily(family))
            (hasEvenDigits(family) ? families : uneven) << family;
    }
    families << uneven;
    QFont font = system;
    if (!families.isEmpty())
        font.setFamilies(families);
    font.setPointSizeF(std::max(usualPoints, system.pointSizeF()));
    font.setStyleStrategy(QFont::PreferAntialias);
    return font;
}

QFont typeFont(TypeRole role)
{
    QFont font = QApplication::font();
    const Size size = sizeOf(role);
    font.setPointSizeF(font.pointSizeF() * size.factor);
    font.setBold(size.bold);
    return font;
}

double pixelSize(TypeRole role)
{
    return QFontInfo(typeFont(role)).pixelSize();
}

void setType(QWidget* widget, TypeRole role)
{
    widget->setFont(typeFont(role));
}

} // namespace suanchou::ui
