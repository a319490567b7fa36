// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document.h"
#include "tests/support/tables.h"

#include <QSignalSpy>

using namespace suanchou;

namespace {

constexpr QLatin1String key("gpus");
constexpr QLatin1String text("Change cards");

std::function<void(Plan&)> cards(int n)
{
    return [n](Plan& plan) { plan.stages.front().gpus = GpuCount(n); };
}

int cardsOf(const Document& document)
{
    return document.plan().stages.front().gpus.value_or(GpuCount(0)).value();
}

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private slots:
    void editUndoRedo()
    {
        Document document;
        document.reset(test::samplePlan());
        const QSignalSpy changes(&document, &Document::changed);
        document.edit({}, text, cards(16));
        QCOMPARE(cardsOf(document), 16);
        QVERIFY(document.isModified());
        document.undoStack().undo();
        QVERIFY(document.plan() == test::samplePlan());
        QVERIFY(!document.isModified());
        document.undoStack().redo();
        QCOMPARE(cardsOf(document), 16);
        QCOMPARE(changes.count(), 3);
        QCOMPARE(document.undoStack().text(0), text);
    }

    void nothingChangedLeavesNoTrace()
    {
        Document document;
        document.reset(test::samplePlan());
        const QSignalSpy changes(&document, &Document::changed);
        document.edit(key, text, cards(8));
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(changes.count(), 0);
    }

    void typingInOneFieldIsOneStep()
    {
        Document document;
        document.reset(test::samplePlan());
        for (const int n : {1, 12, 128})
            document.edit(key, text, cards(n));
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QCOMPARE(cardsOf(document), 8);
    }

    void leavingTheFieldEndsTheStep()
    {
        Document document;
        document.reset(test::samplePlan());
        document.edit(key, text, cards(16));
        document.endMerge();
        document.edit(key, text, cards(32));
        QCOMPARE(document.undoStack().count(), 2);
        document.edit(
            QStringLiteral("name"), text, [](Plan& plan) { plan.name = QStringLiteral("x"); });
        QCOMPARE(document.undoStack().count(), 3);
    }

    void typedBackToTheStartIsNoStep()
    {
        Document document;
        document.reset(test::samplePlan());
        document.edit(key, text, cards(16));
        document.edit(key, text, cards(8));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
    }

    void savedStateIsRemembered()
    {
        Document document;
        document.reset(test::samplePlan());
        document.edit({}, text, cards(16));
        document.markSaved();
        QVERIFY(!document.isModified());
        document.undoStack().undo();
        QVERIFY(document.isModified());
    }

    void historyIsBounded()
    {
        Document document;
        document.reset(test::samplePlan());
        for (int n = 1; n <= 700; ++n)
            document.edit({}, text, cards(n + 100));
        QCOMPARE(document.undoStack().count(), 500);
    }

    void resetForgetsTheHistory()
    {
        Document document;
        document.edit({}, text, cards(16));
        document.reset(test::samplePlan());
        QVERIFY(!document.undoStack().canUndo());
        QVERIFY(!document.isModified());
    }
};

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
