// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/valuelist.h"

#include "ui/theme/type.h"
#include "ui/widgets/iconlabel.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace suanchou::ui {

namespace {

/// A label in its final parent: a style sheet forgets the font of a label that moves.
QLabel* makeLabel(QWidget* parent, const QString& text, TypeRole type, Tone tone)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    // In this order: polishing for the tone would forget a font that is set after it.
    setType(label, type);
    setTone(label, tone);
    return label;
}

} // namespace

QString iconOf(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return QStringLiteral("note");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Error:
        return QStringLiteral("problem");
    }
    Q_UNREACHABLE();
}

Tone toneOf(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return Tone::Secondary;
    case Severity::Warning:
        return Tone::Warn;
    case Severity::Error:
        return Tone::Error;
    }
    Q_UNREACHABLE();
}

ValueItem valueRow(const QString& label, const QString& value, bool strong)
{
    ValueItem item;
    item.label = label;
    item.value = value;
    item.strong = strong;
    return item;
}

ValueItem headingItem(const QString& label)
{
    ValueItem item;
    item.kind = ValueItem::Kind::Heading;
    item.label = label;
    return item;
}

ValueItem ruleItem()
{
    ValueItem item;
    item.kind = ValueItem::Kind::Rule;
    return item;
}

ValueItem textItem(const QString& label)
{
    ValueItem item;
    item.kind = ValueItem::Kind::Text;
    item.label = label;
    return item;
}

ValueItem cardItem(Severity severity, const QString& title, const QString& body)
{
    ValueItem item;
    item.kind = ValueItem::Kind::Card;
    item.severity = severity;
    item.label = title;
    item.below = body;
    return item;
}

ValueItem checkItem(Severity severity, bool good, const QString& label, const QString& below)
{
    ValueItem item;
    item.kind = ValueItem::Kind::Check;
    item.severity = severity;
    item.tone = good ? Tone::Ok : toneOf(severity);
    item.label = label;
    item.below = below;
    return item;
}

ValueList::ValueList(const ThemeSwitch& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
}

void ValueList::setItems(std::vector<ValueItem> items)
{
    if (items == m_items)
        return;
    m_items = std::move(items);
    while (QLayoutItem* old = m_layout->takeAt(0)) {
        // Deleted at once: a list that is rebuilt twice in one turn must not show both.
        delete old->widget();
        delete old;
    }
    for (const ValueItem& item : m_items) {
        QWidget* widget = makeItem(item);
        m_layout->addWidget(widget);
        widget->show();
    }
    fit();
}

void ValueList::fit()
{
    // Wrapped texts need their height for this width; a scroll area asks for a minimum only.
    const int height = m_layout->count() == 0 ? 0 : m_layout->heightForWidth(width());
    if (height >= 0 && height != minimumHeight())
        setMinimumHeight(height);
}

bool ValueList::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return handled;
}

void ValueList::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

QWidget* ValueList::makeItem(const ValueItem& item)
{
    switch (item.kind) {
    case ValueItem::Kind::Row:
        return makeRow(item);
    case ValueItem::Kind::Heading:
        return makeLabel(this, item.label, TypeRole::CardTitle, Tone::Text);
    case ValueItem::Kind::Rule:
        return makeRule(this);
    case ValueItem::Kind::Text:
        return makeLabel(this, item.label, TypeRole::Body, Tone::Secondary);
    case ValueItem::Kind::Check:
        return makeCheck(item);
    case ValueItem::Kind::Card:
        return makeCard(item);
    }
    Q_UNREACHABLE();
}

QWidget* ValueList::makeRow(const ValueItem& item)
{
    auto* row = new QWidget(this);
    row->setToolTip(item.toolTip);
    auto* layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    QLabel* label = makeLabel(row, item.label, TypeRole::Body, Tone::Secondary);
    QLabel* value =
        makeLabel(row, item.value, item.strong ? TypeRole::Strong : TypeRole::Body, item.tone);
    value->setWordWrap(false);
    // A long value goes under its label instead of squeezing it.
    const int room = 150;
    if (value->sizeHint().width() > room) {
        value->setWordWrap(true);
        layout->addWidget(label);
        layout->addWidget(value);
    } else {
        auto* line = new QHBoxLayout;
        line->setSpacing(12);
        line->addWidget(label, 1, Qt::AlignTop);
        line->addWidget(value, 0, Qt::AlignTop | Qt::AlignRight);
        layout->addLayout(line);
    }
    if (!item.below.isEmpty())
        layout->addWidget(makeLabel(row, item.below, TypeRole::Caption, Tone::Muted));
    return row;
}

QWidget* ValueList::makeCard(const ValueItem& item)
{
    auto* card = new QFrame(this);
    switch (item.severity) {
    case Severity::Info:
        setRole(card, "softInfo");
        break;
    case Severity::Warning:
        setRole(card, "softWarn");
        break;
    case Severity::Error:
        setRole(card, "softError");
        break;
    }
    auto* icon = new IconLabel(m_theme, 16, card);
    icon->setIcon(iconOf(item.severity), toneOf(item.severity));
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(makeLabel(card, item.label, TypeRole::Strong, Tone::Text));
    if (!item.below.isEmpty())
        words->addWidget(makeLabel(card, item.below, TypeRole::Caption, Tone::Secondary));
    auto* layout = new QHBoxLayout(card);
    layout->setContentsMargins(10, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(icon, 0, Qt::AlignTop);
    layout->addLayout(words, 1);
    return card;
}

QWidget* ValueList::makeCheck(const ValueItem& item)
{
    auto* row = new QWidget(this);
    auto* icon = new IconLabel(m_theme, 16, row);
    icon->setIcon(
        item.tone == Tone::Ok ? QStringLiteral("check") : iconOf(item.severity), item.tone);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(makeLabel(row, item.label, TypeRole::Body, Tone::Text));
    if (!item.below.isEmpty())
        words->addWidget(makeLabel(row, item.below, TypeRole::Caption, Tone::Muted));
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(icon, 0, Qt::AlignTop);
    layout->addLayout(words, 1);
    return row;
}

} // namespace suanchou::ui
