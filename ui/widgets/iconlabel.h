// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/styling.h"
#include "ui/theme/themeswitch.h"

#include <QWidget>

namespace suanchou::ui {

/// A small icon in a meaning's colour. Decoration: the word beside it says the same.
class IconLabel : public QWidget
{
    Q_OBJECT

public:
    IconLabel(const ThemeSwitch& theme, int size, QWidget* parent);

    void setIcon(const QString& name, Tone tone);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const ThemeSwitch& m_theme;
    QString m_name;
    Tone m_tone = Tone::Text;
};

} // namespace suanchou::ui
