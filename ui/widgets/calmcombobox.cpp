// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/calmcombobox.h"

#include <QSignalBlocker>
#include <QWheelEvent>

namespace suanchou::ui {

CalmComboBox::CalmComboBox(QWidget* parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setMaxVisibleItems(16);
    connect(this, &QComboBox::activated, this, [this](int index) { emit chosen(itemData(index)); });
}

void CalmComboBox::setChoices(
    const QList<std::pair<QString, QVariant>>& choices, const QVariant& current)
{
    const QSignalBlocker quiet(this);
    bool same = choices.size() == count();
    for (int i = 0; same && i < count(); ++i)
        same = itemText(i) == choices.at(i).first && itemData(i) == choices.at(i).second;
    if (!same) {
        clear();
        for (const auto& [text, value] : choices)
            addItem(text, value);
    }
    setCurrentIndex(findData(current));
}

void CalmComboBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace suanchou::ui
