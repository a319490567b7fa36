// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace suanchou::ui {

/// A line edit that tells committed text from text an input method is still composing: nothing is
/// judged during preedit.
class TextField : public QLineEdit
{
    Q_OBJECT

public:
    explicit TextField(QWidget* parent = nullptr);

signals:
    /// The person changed the text and is not composing.
    void typed(const QString& text);
    /// Esc: give back what counts.
    void restoreWanted();
    /// Focus left the field, or Enter.
    void left();

protected:
    bool event(QEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void tell();

    bool m_composing = false;
    bool m_pending = false;
};

} // namespace suanchou::ui
