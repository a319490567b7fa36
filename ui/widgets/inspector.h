// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/valuelist.h"

class QLabel;

namespace suanchou::ui {

/// The panel at the right: what it is about, a title, values and findings, and the page's
/// own controls: some scroll with the values, some stay under them.
class Inspector : public QWidget
{
    Q_OBJECT

public:
    Inspector(const ThemeSwitch& theme, QWidget* parent);

    void setHeading(const QString& caption, const QString& title);
    void setItems(std::vector<ValueItem> items);
    /// Scrolls under the values.
    [[nodiscard]] QVBoxLayout* body() const { return m_body; }
    /// Stays in view under the scrolled values.
    [[nodiscard]] QVBoxLayout* footer() const { return m_footer; }

private:
    QLabel* m_caption;
    QLabel* m_title;
    ValueList* m_list;
    QVBoxLayout* m_body;
    QVBoxLayout* m_footer;
};

} // namespace suanchou::ui
