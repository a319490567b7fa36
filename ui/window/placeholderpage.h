// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/page.h"

namespace suanchou::ui {

/// A page whose package is still to come: says in one sentence what it will hold, and shows the
/// findings that belong to it already.
class PlaceholderPage : public Page
{
    Q_OBJECT

public:
    PlaceholderPage(PageId id, const Desk& desk, QWidget* parent);

protected:
    void refresh() override;

private:
    [[nodiscard]] QString sentence() const;

    QLabel* m_sentence;
};

} // namespace suanchou::ui
