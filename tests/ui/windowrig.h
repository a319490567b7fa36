// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/jsonreader.h"
#include "ui/charts/plotchartpainter.h"
#include "ui/market/quotebook.h"
#include "ui/window/mainwindow.h"
#include "ui/window/planfiles.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QtTest>

namespace suanchou::ui::test {

/// Answers dialogs from a script and remembers what was asked.
class ScriptedDialogs final : public DialogService
{
public:
    QString open;
    QString save;
    UnsavedAnswer unsaved = UnsavedAnswer::Discard;
    QStringList suggestions;
    int unsavedAsked = 0;

    QString openPath(QWidget*, const QString&, const QString&) override { return open; }
    QString savePath(QWidget*, const QString&, const QString& suggested, const QString&) override
    {
        suggestions << suggested;
        return save;
    }
    UnsavedAnswer unsavedChanges(QWidget*, const QString&, const QString&) override
    {
        ++unsavedAsked;
        return unsaved;
    }
    bool confirmed = true;
    QStringList confirmations;
    bool confirm(QWidget*, const QString& question, const QString&, const QString&) override
    {
        confirmations << question;
        return confirmed;
    }
};

/// Everything a window needs, on 2026-08-28, in English and light unless told otherwise. Windows
/// are made on demand, so that a test can compare a switched one with a fresh one.
class Rig
{
public:
    explicit Rig(Language startLanguage = Language::English)
        : world(loadBuiltInWorld().value())
        , clock(QDate(2026, 8, 28))
        , language(startLanguage)
        , theme(*qApp, ThemeChoice::Light)
        , recalculator(document, world, clock)
        , quotes(recalculator, clock, ids, folder.filePath(QStringLiteral("workspace.sqlite")))
        , desk{document, recalculator, clock, dialogs, theme, language, charts, quotes}
    {
    }

    std::unique_ptr<MainWindow> makeWindow()
    {
        auto window = std::make_unique<MainWindow>(desk);
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
        settle();
        return window;
    }

    void openSample()
    {
        document.reset(
            readPlan(*readFile(QStringLiteral(":/facts/samples/13b-shanghai.suanchou"))).value());
        settle();
    }

    /// Until the newest plan is evaluated and everything has been painted.
    void settle()
    {
        QVERIFY(QTest::qWaitFor([this] { return !recalculator.isStale(); }, 20000));
        QTest::qWait(60);
    }

    WorldPtr world;
    FixedClock clock;
    LanguageSwitch language;
    ThemeSwitch theme;
    ScriptedDialogs dialogs;
    PlotChartPainter charts;
    Document document;
    Recalculator recalculator;
    QTemporaryDir folder; ///< of the workspace
    CountingIdSource ids;
    QuoteBook quotes;
    Desk desk;
};

/// Every text a person can see or hear in the visible part of a window.
inline QStringList visibleTexts(const QWidget& window)
{
    QStringList texts;
    const QList<QWidget*> widgets = window.findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        if (!widget->isVisible())
            continue;
        for (const char* name : {"text", "placeholderText", "currentText"}) {
            const QVariant value = widget->property(name);
            if (value.typeId() == QMetaType::QString)
                texts << value.toString();
        }
        texts << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
    }
    texts.removeAll(QString());
    return texts;
}

} // namespace suanchou::ui::test
