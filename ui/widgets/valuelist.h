// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/evaluation.h"
#include "ui/theme/styling.h"
#include "ui/theme/themeswitch.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace suanchou::ui {

/// One line of a list of values: what a panel shows, as a value.
struct ValueItem
{
    enum class Kind {
        Row,     ///< label left, value right, below muted
        Heading, ///< bold label
        Rule,    ///< hairline
        Text,    ///< label as a paragraph
        Check,   ///< icon, label, below muted
        Card,    ///< a finding: soft ground by severity, label bold, below
    };
    Kind kind = Kind::Row;
    QString label;
    QString value;
    QString below;
    Tone tone = Tone::Text; ///< of the value; of the icon for Check
    bool strong = false;    ///< value in bold
    Severity severity = Severity::Info;
    QString toolTip;

    bool operator==(const ValueItem&) const = default;
};

ValueItem valueRow(const QString& label, const QString& value, bool strong = false);
ValueItem headingItem(const QString& label);
ValueItem ruleItem();
ValueItem textItem(const QString& label);
ValueItem cardItem(Severity severity, const QString& title, const QString& body);
ValueItem checkItem(Severity severity, bool good, const QString& label, const QString& below);

/// Shows items under each other and rebuilds only when they differ from what it shows.
class ValueList : public QWidget
{
    Q_OBJECT

public:
    ValueList(const ThemeSwitch& theme, QWidget* parent);

    void setItems(std::vector<ValueItem> items);
    [[nodiscard]] const std::vector<ValueItem>& items() const { return m_items; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    QWidget* makeItem(const ValueItem& item);
    QWidget* makeRow(const ValueItem& item);
    QWidget* makeCard(const ValueItem& item);
    QWidget* makeCheck(const ValueItem& item);

    const ThemeSwitch& m_theme;
    QVBoxLayout* m_layout;
    std::vector<ValueItem> m_items;
};

/// Name of the icon of a severity, and its tone.
QString iconOf(Severity severity);
Tone toneOf(Severity severity);

} // namespace suanchou::ui
