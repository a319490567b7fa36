// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textfield.h"

#include <QInputMethodEvent>
#include <QKeyEvent>

namespace suanchou::ui {

TextField::TextField(QWidget* parent)
    : QLineEdit(parent)
{
    setAcceptDrops(false); // files are for the window
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

bool TextField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // The plan has its own history: these keys belong to the window.
        auto* key = static_cast<QKeyEvent*>(event);
        const bool history = key->modifiers().testFlag(Qt::ControlModifier) &&
            (key->key() == Qt::Key_Z || key->key() == Qt::Key_Y);
        if (history) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void TextField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        emit restoreWanted();
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
