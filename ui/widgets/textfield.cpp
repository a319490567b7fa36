// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textfield.h"

#include <QInputMethodEvent>
#include <QKeyEvent>

namespace suanchou::ui {

TextField::TextField(QWidget* parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::textEdited, this, &TextField::tell);
}

void TextField::tell()
{
    m_pending = true;
    if (m_composing)
        return;
    m_pending = false;
    emit typed(text());
}

void TextField::inputMethodEvent(QInputMethodEvent* event)
{
    m_composing = !event->preeditString().isEmpty();
    QLineEdit::inputMethodEvent(event);
    if (!m_composing && m_pending)
        tell();
}

void TextField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        emit restoreWanted();
        return;
    }
    // The plan has its own history: Ctrl+Z belongs to the window.
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        event->ignore();
        return;
    }
    QLineEdit::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit left();
}

void TextField::focusOutEvent(QFocusEvent* event)
{
    m_composing = false;
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        emit left();
}

} // namespace suanchou::ui
