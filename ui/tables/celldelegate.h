// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/themeswitch.h"

#include <QStyledItemDelegate>

namespace suanchou::ui {

/// Paints every cell of a table from the roles of CellModel: two lines, mode swatch, icon, range,
/// muted rows, selection with its bar.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CellDelegate(const ThemeSwitch& theme, QObject* parent);

    /// Two lines and air.
    [[nodiscard]] static int rowHeight();

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
        const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ThemeSwitch& m_theme;
};

} // namespace suanchou::ui
