// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace suanchou::ui {

/// The six sizes of the window, as factors of the application font, so that the user's system size
/// works.
enum class TypeRole {
    Caption,        ///< axis, caption, secondary: 12 px at the usual 13
    Body,           ///< 13
    Strong,         ///< 13 bold
    CardTitle,      ///< 14 bold
    InspectorTitle, ///< 16 bold
    PageTitle,      ///< 18 bold
    Figure,         ///< strip value, big input: 20 bold
};

/// The application font at start: our families in order, the system's size if it is larger
/// than 9.75 pt.
QFont applicationFont(const QFont& system);

QFont typeFont(TypeRole role);
/// Size of a role in pixels at the application font's resolution.
double pixelSize(TypeRole role);
void setType(QWidget* widget, TypeRole role);

} // namespace suanchou::ui
