// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QEvent>
#include <QGenericPlugin>
#include <QTimer>
#include <QWindow>

namespace {

/// Ends the program once a window has been painted and nothing else waits: the first frame a person
/// can click on.
class FirstFrame final : public QObject
{
    Q_OBJECT

public:
    FirstFrame() { QCoreApplication::instance()->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Expose)
            return false;
        const auto* window = qobject_cast<QWindow*>(watched);
        if (window == nullptr || !window->isExposed())
            return false;
        // The expose paints before it returns; a timer of zero fires when the queue is empty.
        QTimer::singleShot(0, this, [] { QCoreApplication::exit(0); });
        return false;
    }
};

} // namespace

class FirstFramePlugin final : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "firstframe.json")

public:
    QObject* create(const QString& /*name*/, const QString& /*specification*/) override
    {
        return new FirstFrame; // the application deletes it
    }
};

#include "firstframe.moc"
