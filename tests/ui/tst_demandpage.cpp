// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/atomicfile.h"
#include "tests/ui/windowrig.h"
#include "ui/demand/demandpage.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/summarycell.h"
#include "ui/widgets/textfield.h"
#include "ui/window/noticebar.h"
#include "ui/window/summarystrip.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;

namespace {

DemandPage& demandOf(MainWindow& window)
{
    return *qobject_cast<DemandPage*>(window.page(PageId::Demand));
}

void type(Rig& rig, InputField& field, const QString& text)
{
    field.edit().setFocus();
    field.edit().selectAll();
    QTest::keyClick(&field.edit(), Qt::Key_Delete);
    QTest::keyClicks(&field.edit(), text);
    rig.settle();
}

/// What a file manager does with one file.
void drop(QWidget& target, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &event);
    QVERIFY(event.isAccepted());
}

QString cellText(MainWindow& window, std::size_t cell)
{
    return window.strip().cell(cell)->accessibleName();
}

} // namespace

class TestDemandPage : public QObject
{
    Q_OBJECT

private slots:
    void threeInputsAreEnough()
    {
        Rig rig;
        const auto window = rig.makeWindow();
        DemandPage& page = demandOf(*window);
        QVERIFY(cellText(*window, 0).contains(QChar(0x2014)));
        type(rig, page.modelField(), QStringLiteral("13B"));
        type(rig, page.dataField(), QStringLiteral("18B"));
        type(rig, page.deadlineField(), QStringLiteral("60d"));
        const Plan& plan = rig.document.plan();
        QCOMPARE(std::get<ParameterCount>(plan.stages.front().model).value(), 13e9);
        QCOMPARE(std::get<TokenCount>(plan.stages.front().data).value(), 18e9);
        QCOMPARE(std::get<Days>(*plan.deadline).value(), 60.0);
        QVERIFY(page.modelField().echo().contains(QStringLiteral("13")));
        QVERIFY(page.dataField().echo().contains(QStringLiteral("1.4")));
        QVERIFY(page.deadlineField().echo().contains(QStringLiteral("2026-10-26")));
        for (std::size_t cell = 0; cell < 5; ++cell)
            QVERIFY2(
                !cellText(*window, cell).contains(QChar(0x2014)),
                qPrintable(cellText(*window, cell)));
        QVERIFY(page.answer().contains(QStringLiteral("13B")));
    }

    void libraryNameChoosesTheModel()
    {
        Rig rig;
        const auto window = rig.makeWindow();
        DemandPage& page = demandOf(*window);
        type(rig, page.modelField(), QStringLiteral("llama-2-13b"));
        QCOMPARE(
            std::get<QString>(rig.document.plan().stages.front().model),
            QStringLiteral("llama-2-13b"));
        QCOMPARE(page.modelField().edit().text(), QStringLiteral("llama-2-13b"));
    }

    void configIsDroppedOnTheWindow()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        DemandPage& page = demandOf(*window);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tiny-llama.json"));
        QVERIFY(writeFileAtomically(path, R"({"model_type": "llama", "hidden_size": 2048,
            "num_hidden_layers": 22, "num_attention_heads": 32, "num_key_value_heads": 4,
            "intermediate_size": 5632, "vocab_size": 32000})"));
        drop(*window, path);
        rig.settle();
        QCOMPARE(page.modelField().edit().text(), QStringLiteral("tiny-llama"));
        QVERIFY2(
            page.modelField().echo().contains(QStringLiteral("1.1")),
            qPrintable(page.modelField().echo()));
        QCOMPARE(rig.document.undoStack().undoText(), QStringLiteral("change model"));
        rig.document.undoStack().undo();
        rig.settle();
        QCOMPARE(page.modelField().edit().text(), QStringLiteral("Llama-2-13B"));
    }

    void configThatCannotBeUsedChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("said");
        QTest::newRow("field missing")
            << QByteArray(R"({"model_type": "llama", "num_hidden_layers": 2})")
            << QStringLiteral("hidden_size");
        QTest::newRow("not json") << QByteArray("weights") << QStringLiteral("JSON");
        QTest::newRow("no model") << QByteArray("[]") << QStringLiteral("JSON");
    }
    void configThatCannotBeUsedChangesNothing()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, said);
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        const Plan before = rig.document.plan();
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("config.json"));
        QVERIFY(writeFileAtomically(path, json));
        rig.dialogs.open = path;
        QTest::mouseClick(&demandOf(*window).importButton(), Qt::LeftButton);
        rig.settle();
        QVERIFY(rig.document.plan() == before);
        QVERIFY2(window->notice().text().contains(said), qPrintable(window->notice().text()));
    }

    void measuredSpeedStandsForTheEvidence()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        DemandPage& page = demandOf(*window);
        type(rig, page.measuredField(), QStringLiteral("156 TFLOPS"));
        QVERIFY2(
            page.measuredField().echo().contains(QStringLiteral("50.0%")),
            qPrintable(page.measuredField().echo()));
        QCOMPARE(
            rig.document.plan().stages.front().measured->accelerator,
            QStringLiteral("A100-SXM-80G"));
        type(rig, page.measuredField(), QStringLiteral("24 % of 624 TFLOPS"));
        QVERIFY2(
            page.measuredField().echo().contains(QStringLiteral("312")),
            qPrintable(page.measuredField().echo()));
        type(rig, page.measuredField(), QStringLiteral("650 TFLOPS"));
        QVERIFY2(
            page.measuredField().echo().contains(QStringLiteral("208")),
            qPrintable(page.measuredField().echo()));
    }

    void refusedInputKeepsTheOldValueAndSaysWhy()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        DemandPage& page = demandOf(*window);
        const Plan before = rig.document.plan();
        const QString total = cellText(*window, 3);
        TextField& edit = page.dataField().edit();
        const QString shown = edit.text();
        edit.setFocus();
        edit.selectAll();
        QTest::keyClicks(&edit, QStringLiteral("x"));
        rig.settle();
        QCOMPARE(rig.document.plan(), before);
        QCOMPARE(edit.text(), QStringLiteral("x"));
        QVERIFY(edit.property("refused").toBool());
        QVERIFY(page.dataField().echo().contains(QStringLiteral("18B")));
        QCOMPARE(cellText(*window, 3), total);
        QTest::keyClick(&edit, Qt::Key_Escape);
        QCOMPARE(edit.text(), shown);
        QVERIFY(!edit.property("refused").toBool());
    }

    void undoAndRedoRestoreFieldAndAnswer()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        DemandPage& page = demandOf(*window);
        const QString work = cellText(*window, 0);
        const QString text = page.dataField().edit().text();
        type(rig, page.dataField(), QStringLiteral("36B"));
        const QString more = cellText(*window, 0);
        QVERIFY(more != work);
        // Typing is one step with clearing before it; Ctrl+Z goes to the plan's history, not the
        // field's.
        QTest::keyClick(&page.dataField().edit(), Qt::Key_Z, Qt::ControlModifier);
        rig.settle();
        QCOMPARE(cellText(*window, 0), work);
        QCOMPARE(page.dataField().edit().text(), text);
        QTest::keyClick(&page.dataField().edit(), Qt::Key_Y, Qt::ControlModifier);
        rig.settle();
        QCOMPARE(cellText(*window, 0), more);
        QVERIFY(page.dataField().edit().text().contains(QStringLiteral("36B")));
    }

    void nothingIsJudgedWhileComposing()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        DemandPage& page = demandOf(*window);
        TextField& edit = page.dataField().edit();
        edit.setFocus();
        edit.selectAll();
        const Plan before = rig.document.plan();
        QInputMethodEvent composing(QStringLiteral("yi"), {});
        QApplication::sendEvent(&edit, &composing);
        QCOMPARE(rig.document.plan(), before);
        QVERIFY(!edit.property("refused").toBool());
        QInputMethodEvent commit;
        commit.setCommitString(QStringLiteral("３００亿"));
        QApplication::sendEvent(&edit, &commit);
        rig.settle();
        QCOMPARE(std::get<TokenCount>(rig.document.plan().stages.front().data).value(), 30e9);
    }

    void theWheelChangesNothing()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        const Plan before = rig.document.plan();
        const QList<QWidget*> widgets = demandOf(*window).findChildren<QWidget*>();
        for (QWidget* widget : widgets) {
            QWheelEvent wheel(
                QPointF(5, 5),
                widget->mapToGlobal(QPointF(5, 5)),
                {},
                QPoint(0, -120),
                Qt::NoButton,
                Qt::NoModifier,
                Qt::NoScrollPhase,
                false);
            QApplication::sendEvent(widget, &wheel);
        }
        rig.settle();
        QCOMPARE(rig.document.plan(), before);
    }

    void choicesAreUndoable()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        const QList<CalmComboBox*> boxes = demandOf(*window).findChildren<CalmComboBox*>();
        QCOMPARE(boxes.size(), 3);
        const Plan before = rig.document.plan();
        for (CalmComboBox* box : boxes) {
            box->setFocus();
            QTest::keyClick(box, box->currentIndex() > 0 ? Qt::Key_Up : Qt::Key_Down);
            rig.settle();
            QVERIFY(rig.document.plan() != before);
            rig.document.undoStack().undo();
            rig.settle();
            QCOMPARE(rig.document.plan(), before);
        }
    }
};

QTEST_MAIN(TestDemandPage)
#include "tst_demandpage.moc"
