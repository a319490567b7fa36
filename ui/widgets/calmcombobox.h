// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace suanchou::ui {

/// A combo box that the wheel never changes: in a pricing tool that would be a money bug.
class CalmComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit CalmComboBox(QWidget* parent = nullptr);

    /// Replaces all choices (text, data) and selects the one with the data; keeps quiet.
    void setChoices(const QList<std::pair<QString, QVariant>>& choices, const QVariant& current);

signals:
    /// A person chose another entry.
    void chosen(const QVariant& data);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace suanchou::ui
