// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planfiles.h"

#include "app/base/jsonreader.h"
#include "app/storage/planfile.h"

#include <QWidget>

namespace suanchou::ui {

namespace {

QString samplePath()
{
    return QStringLiteral(":/facts/samples/13b-shanghai.suanchou");
}

} // namespace

PlanFiles::PlanFiles(const Desk& desk, QWidget* window)
    : QObject(window)
    , m_desk(desk)
    , m_window(window)
{
}

QString PlanFiles::filter()
{
    return tr("Plans (*.suanchou)");
}

void PlanFiles::adopt(Plan plan, const QString& path)
{
    m_path = path;
    m_desk.document.reset(std::move(plan));
    emit succeeded();
    emit pathChanged();
}

bool PlanFiles::openPath(const QString& path)
{
    Result<Plan> plan = loadPlanFile(path);
    if (!plan) {
        emit failed(
            [] { return tr("The plan was not opened. The current one is unchanged."); },
            plan.error());
        return false;
    }
    adopt(std::move(*plan), path);
    return true;
}

void PlanFiles::openWithDialog()
{
    if (!mayLeave())
        return;
    const QString path = m_desk.dialogs.openPath(m_window, tr("Open plan"), filter());
    if (!path.isEmpty())
        openPath(path);
}

void PlanFiles::openSample()
{
    if (!mayLeave())
        return;
    const Result<Plan> plan =
        readFile(samplePath()).and_then([](const QByteArray& json) { return readPlan(json); });
    if (plan)
        adopt(*plan, QString());
    else
        emit failed([] { return tr("The sample plan was not opened."); }, plan.error());
}

void PlanFiles::startNew()
{
    if (mayLeave())
        adopt(Plan{}, QString());
}

bool PlanFiles::write(const QString& path)
{
    const Status written = savePlanFile(m_desk.document.plan(), path);
    if (!written) {
        emit failed(
            [] {
                return tr(
                    "The plan was not saved. It is still open here, the old file is unchanged.");
            },
            written.error());
        return false;
    }
    m_path = path;
    m_desk.document.markSaved();
    emit succeeded();
    emit pathChanged();
    return true;
}

bool PlanFiles::save()
{
    return m_path.isEmpty() ? saveAs() : write(m_path);
}

bool PlanFiles::saveAs()
{
    QString suggested = m_path;
    if (suggested.isEmpty()) {
        const QString& name = m_desk.document.plan().name;
        suggested = (name.isEmpty() ? tr("plan") : name) % QStringLiteral(".suanchou");
    }
    QString path = m_desk.dialogs.savePath(m_window, tr("Save plan"), suggested, filter());
    if (path.isEmpty())
        return false;
    if (!path.endsWith(QLatin1String(".suanchou")))
        path += QStringLiteral(".suanchou");
    return write(path);
}

bool PlanFiles::mayLeave()
{
    if (!m_desk.document.isModified())
        return true;
    switch (m_desk.dialogs.unsavedChanges(
        m_window, tr("Save the changes to this plan?"), tr("Without saving they are lost."))) {
    case UnsavedAnswer::Save:
        return save();
    case UnsavedAnswer::Discard:
        return true;
    case UnsavedAnswer::Cancel:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace suanchou::ui
