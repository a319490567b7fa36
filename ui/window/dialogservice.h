// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace suanchou::ui {

enum class UnsavedAnswer { Save, Discard, Cancel };

/// Every dialog of the window goes through here, so that tests answer them without a screen. An
/// empty path is "not now".
class DialogService
{
public:
    virtual ~DialogService() = default;
    virtual QString openPath(QWidget* parent, const QString& title, const QString& filter) = 0;
    virtual QString savePath(
        QWidget* parent, const QString& title, const QString& suggested, const QString& filter) = 0;
    /// Before a changed plan is replaced or the window closes.
    virtual UnsavedAnswer unsavedChanges(
        QWidget* parent, const QString& question, const QString& explanation) = 0;
    /// Before something is done that cannot be undone here; action names the button that does it.
    virtual bool confirm(
        QWidget* parent,
        const QString& question,
        const QString& explanation,
        const QString& action) = 0;
};

/// The system's dialogs.
class NativeDialogs final : public DialogService
{
public:
    QString openPath(QWidget* parent, const QString& title, const QString& filter) override;
    QString savePath(
        QWidget* parent,
        const QString& title,
        const QString& suggested,
        const QString& filter) override;
    UnsavedAnswer unsavedChanges(
        QWidget* parent, const QString& question, const QString& explanation) override;
    bool confirm(
        QWidget* parent,
        const QString& question,
        const QString& explanation,
        const QString& action) override;
};

} // namespace suanchou::ui
