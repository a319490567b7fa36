// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/error.h"
#include "ui/window/desk.h"

#include <QObject>

#include <functional>

namespace suanchou::ui {

/// Which file the plan lives in, and the ways it comes and goes. Nothing is replaced before a
/// person has answered for unsaved changes; a failure leaves plan and file as they were.
class PlanFiles : public QObject
{
    Q_OBJECT

public:
    PlanFiles(const Desk& desk, QWidget* window);

    [[nodiscard]] const QString& path() const { return m_path; }

    bool openPath(const QString& path);
    void openWithDialog();
    bool save();
    bool saveAs();
    void startNew();
    void openSample();
    /// True if the plan may be dropped: unchanged, saved now, or given up.
    bool mayLeave();

signals:
    void pathChanged();
    void failed(const std::function<QString()>& headline, const suanchou::Error& error);
    void succeeded();

private:
    void adopt(Plan plan, const QString& path);
    bool write(const QString& path);
    [[nodiscard]] static QString filter();

    Desk m_desk;
    QWidget* m_window;
    QString m_path;
};

} // namespace suanchou::ui
