// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogservice.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace suanchou::ui {

QString NativeDialogs::openPath(QWidget* parent, const QString& title, const QString& filter)
{
    return QFileDialog::getOpenFileName(parent, title, {}, filter);
}

QString NativeDialogs::savePath(
    QWidget* parent, const QString& title, const QString& suggested, const QString& filter)
{
    return QFileDialog::getSaveFileName(parent, title, suggested, filter);
}

UnsavedAnswer NativeDialogs::unsavedChanges(
    QWidget* parent, const QString& question, const QString& explanation)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::NoIcon);
    box.setText(question);
    box.setInformativeText(explanation);
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return UnsavedAnswer::Save;
    case QMessageBox::Discard:
        return UnsavedAnswer::Discard;
    default:
        return UnsavedAnswer::Cancel;
    }
}

bool NativeDialogs::confirm(
    QWidget* parent, const QString& question, const QString& explanation, const QString& action)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::NoIcon);
    box.setText(question);
    box.setInformativeText(explanation);
    const QPushButton* act = box.addButton(action, QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == act;
}

} // namespace suanchou::ui
