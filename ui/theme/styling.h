// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QFrame;
class QWidget;

namespace suanchou::ui {

struct Theme;

/// Gives a widget its part in the style sheet ("card", "primary", …), once, before it is shown.
void setRole(QWidget* widget, const char* role);
/// Colour of a text or icon by meaning.
enum class Tone { Text, Secondary, Muted, Accent, Ok, Warn, Error };

/// Colour of a label's text. May change while shown.
void setTone(QWidget* label, Tone tone);
QColor colourOf(const Theme& theme, Tone tone);
/// Marks a field whose text is refused.
void setRefused(QWidget* field, bool refused);
/// A hairline of the theme's border colour.
QFrame* makeRule(QWidget* parent);

} // namespace suanchou::ui
