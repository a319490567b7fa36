// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/styling.h"

#include "ui/theme/theme.h"

#include <QFrame>
#include <QStyle>
#include <QVariant>

namespace suanchou::ui {

namespace {

void setStyleProperty(QWidget* widget, const char* name, const QVariant& value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace

void setRole(QWidget* widget, const char* role)
{
    setStyleProperty(widget, "role", QString::fromLatin1(role));
    widget->setAttribute(Qt::WA_StyledBackground);
}

void setTone(QWidget* label, Tone tone)
{
    const auto name = [tone]() -> const char* {
        switch (tone) {
        case Tone::Text:
            return "";
        case Tone::Secondary:
            return "secondary";
        case Tone::Muted:
            return "muted";
        case Tone::Accent:
            return "accent";
        case Tone::Ok:
            return "ok";
        case Tone::Warn:
            return "warn";
        case Tone::Error:
            return "error";
        }
        Q_UNREACHABLE();
    };
    setStyleProperty(label, "tone", QString::fromLatin1(name()));
}

QColor colourOf(const Theme& theme, Tone tone)
{
    switch (tone) {
    case Tone::Text:
        return theme.text;
    case Tone::Secondary:
        return theme.textSecondary;
    case Tone::Muted:
        return theme.textMuted;
    case Tone::Accent:
        return theme.accent;
    case Tone::Ok:
        return theme.ok;
    case Tone::Warn:
        return theme.warn;
    case Tone::Error:
        return theme.error;
    }
    Q_UNREACHABLE();
}

void setRefused(QWidget* field, bool refused)
{
    setStyleProperty(field, "refused", refused);
}

QFrame* makeRule(QWidget* parent)
{
    auto* rule = new QFrame(parent);
    setRole(rule, "rule");
    rule->setFixedHeight(1);
    return rule;
}

} // namespace suanchou::ui
