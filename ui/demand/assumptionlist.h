// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"

#include <QWidget>

#include <functional>

namespace suanchou::ui {

class AssumptionRow;

/// Every record of the registry as a row to look at and to change.
class AssumptionList : public QWidget
{
    Q_OBJECT

public:
    AssumptionList(const Desk& desk, QWidget* parent);

    /// Derives all texts anew; refusalOf says what is wrong with a field of the plan in force.
    void refresh(const std::function<QString(const QString& field)>& refusalOf);
    [[nodiscard]] const std::vector<AssumptionRow*>& rows() const { return m_rows; }

signals:
    /// A text was refused or accepted without a change of the plan.
    void judged();

private:
    std::vector<AssumptionRow*> m_rows;
};

} // namespace suanchou::ui
