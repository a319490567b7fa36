// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/plan/describe.h"
#include "tests/ui/windowrig.h"
#include "ui/demand/assumptionlist.h"
#include "ui/demand/assumptionrow.h"
#include "ui/demand/demandpage.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/choicefield.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/summarycell.h"
#include "ui/widgets/textfield.h"
#include "ui/window/summarystrip.h"

#include <QTextDocument>
#include <QToolButton>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;
using suanchou::ui::test::visibleTexts;

namespace {

AssumptionRow& rowOf(MainWindow& window, const QString& id)
{
    auto& page = *qobject_cast<DemandPage*>(window.page(PageId::Demand));
    const auto& rows = page.assumptions().rows();
    return **std::find_if(
        rows.begin(), rows.end(), [&](const AssumptionRow* row) { return row->spec().id == id; });
}

/// A text document shows a narrow space as a plain one.
QString plain(QString text)
{
    return text.replace(format::narrowSpace, u' ');
}

void commit(TextField& edit, const QString& text)
{
    QInputMethodEvent event;
    event.setCommitString(text);
    QApplication::sendEvent(&edit, &event);
}

/// Real keys for plain text; what a keyboard has no key for comes from the input method.
void type(Rig& rig, TextField& edit, const QString& text)
{
    edit.setFocus();
    QTest::keyClick(&edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&edit, Qt::Key_Delete);
    const bool hasKeys =
        std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    if (hasKeys)
        QTest::keyClicks(&edit, text);
    else
        commit(edit, text);
    rig.settle();
}

AssumptionOverrides overridesOf(const Rig& rig)
{
    return rig.document.plan().assumptions;
}

} // namespace

class TestAssumptions : public QObject
{
    Q_OBJECT

private slots:
    void everyRecordHasItsRow()
    {
        for (const Language language : {Language::English, Language::Chinese}) {
            Rig rig(language);
            rig.openSample();
            const auto window = rig.makeWindow();
            const Speech& speech = rig.language.speech();
            for (const AssumptionSpec& spec : rig.world->assumptions.specs()) {
                const AssumptionRow& row = rowOf(*window, spec.id);
                const AssumptionText text = describe(spec, speech);
                const QStringList shown = visibleTexts(row);
                QVERIFY2(shown.contains(speech.pick(spec.title)), qPrintable(spec.id));
                QVERIFY2(shown.contains(text.defaultValue), qPrintable(spec.id));
                QVERIFY2(shown.contains(text.source), qPrintable(spec.id));
                QTextDocument tip;
                tip.setHtml(row.toolTip());
                const QString told = plain(tip.toPlainText());
                for (const QString& part :
                     {text.title, text.unit, text.defaultValue, text.bounds, text.source}) {
                    QVERIFY2(!part.isEmpty(), qPrintable(spec.id));
                    QVERIFY2(told.contains(plain(part)), qPrintable(told));
                }
            }
        }
    }

    void edits_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value"); // the default = no override
        const auto row = [](const char* id, const char* text, double value) {
            QTest::addRow("%s %s", id, text)
                << QString::fromLatin1(id) << QString::fromUtf8(text) << value;
        };
        row("run_factor", "0.7", 0.7);
        row("run_factor", "70%", 0.7);
        row("run_factor", "７０ ％", 0.7);
        row("run_factor", "88 %", 0.88);
        row("run_factor", "", 0.88);
        row("vat_rate", "0", 0);
        row("vat_rate", "13%", 0.13);
        row("price_shelf_life", "30 days", 30);
        row("price_shelf_life", "３０天", 30);
        row("memory_reserve_gb", "5 GB", 5);
        row("bytes_per_token_zh", "4.2 bytes", 4.2);
        row("checkpoints_kept", "5", 5);
    }
    void edits()
    {
        QFETCH(QString, id);
        QFETCH(QString, text);
        QFETCH(double, value);
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        const AssumptionRow& row = rowOf(*window, id);
        const Plan before = rig.document.plan();
        type(rig, row.field()->edit(), text);
        const bool overridden = value != row.spec().defaultValue;
        QCOMPARE(overridesOf(rig).contains(id), overridden);
        QCOMPARE(valueOf(row.spec(), overridesOf(rig)), value);
        QCOMPARE(row.resetButton().isVisible(), overridden);
        QCOMPARE(rig.document.undoStack().count(), overridden ? 1 : 0);
        rig.document.undoStack().undo();
        rig.settle();
        QCOMPARE(rig.document.plan(), before);
        QTest::keyClick(&row.field()->edit(), Qt::Key_Escape);
        QCOMPARE(
            row.field()->edit().text(),
            assumptionValueText(row.spec().unit, row.spec().defaultValue, rig.desk.speech()));
    }

    void refusedEdits_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* id, const char* text, const char* said) {
            QTest::addRow("%s %s", id, text)
                << QString::fromLatin1(id) << QString::fromUtf8(text) << QString::fromUtf8(said);
        };
        row("run_factor", "7", "7 is outside 20% to 100%");
        row("run_factor", "-1", "-1 is outside 20% to 100%");
        row("run_factor", "much", "a share such as 88% or 0.88");
        row("price_shelf_life", "9 weeks", "a number of days");
        row("memory_reserve_gb", "3 TB", "a number of GB");
        row("checkpoints_kept", "1,2", "two ways");
        row("checkpoints_kept", "2.5", "a whole number");
        row("price_shelf_life", "2.5", "a whole number");
        row("bytes_per_token_zh", "四", "a number of bytes");
    }
    void refusedEdits()
    {
        QFETCH(QString, id);
        QFETCH(QString, text);
        QFETCH(QString, said);
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        InputField& field = *rowOf(*window, id).field();
        const QString shown = field.edit().text();
        const Plan before = rig.document.plan();
        // At once: key by key, "9 weeks" would be nine days before it is refused.
        field.edit().setFocus();
        QTest::keyClick(&field.edit(), Qt::Key_A, Qt::ControlModifier);
        commit(field.edit(), text);
        rig.settle();
        QVERIFY(field.edit().property("refused").toBool());
        QVERIFY2(field.echo().contains(said), qPrintable(field.echo()));
        QVERIFY2(field.echo().contains(shown), qPrintable(field.echo()));
        QTest::keyClick(&field.edit(), Qt::Key_Escape);
        QCOMPARE(field.edit().text(), shown);
        QVERIFY(!field.edit().property("refused").toBool());
        QVERIFY(overridesOf(rig).empty());
        QCOMPARE(rig.document.plan(), before);
    }

    void oneStepForEachAssumption()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        const QString hours = window->strip().cell(0)->accessibleName();
        TextField& factor = rowOf(*window, QStringLiteral("run_factor")).field()->edit();
        TextField& tax = rowOf(*window, QStringLiteral("vat_rate")).field()->edit();
        type(rig, factor, QStringLiteral("0.55"));
        QVERIFY(window->strip().cell(0)->accessibleName() != hours);
        type(rig, tax, QStringLiteral("13%"));
        QCOMPARE(rig.document.undoStack().count(), 2);
        QTest::keyClick(&tax, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(overridesOf(rig).size(), std::size_t(1));
        QTest::keyClick(&tax, Qt::Key_Z, Qt::ControlModifier);
        rig.settle();
        QVERIFY(overridesOf(rig).empty());
        QCOMPARE(window->strip().cell(0)->accessibleName(), hours);
        QTest::keyClick(&tax, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(overridesOf(rig).at(QStringLiteral("run_factor")), 0.55);
    }

    void aClearedFieldShowsTheDefaultWhenItIsLeft()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        TextField& edit = rowOf(*window, QStringLiteral("run_factor")).field()->edit();
        type(rig, edit, QStringLiteral("70%"));
        type(rig, edit, QString());
        QVERIFY(overridesOf(rig).empty());
        QCOMPARE(edit.text(), QString());
        QCOMPARE(edit.placeholderText(), QStringLiteral("88%"));
        QTest::keyClick(&edit, Qt::Key_Tab);
        QCOMPARE(edit.text(), QStringLiteral("88%"));
    }

    void theKeyboardResets()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        const AssumptionRow& row = rowOf(*window, QStringLiteral("run_factor"));
        type(rig, row.field()->edit(), QStringLiteral("70%"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), &row.resetButton());
        QVERIFY(row.resetButton().accessibleName().contains(QStringLiteral("88%")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        rig.settle();
        QVERIFY(overridesOf(rig).empty());
        QCOMPARE(QApplication::focusWidget(), &row.field()->edit());
        QCOMPARE(row.field()->edit().text(), QStringLiteral("88%"));
        QVERIFY(!row.resetButton().isVisible());
        QCOMPARE(rig.document.undoStack().count(), 2);
    }

    void tabReachesEveryRowInItsOrder()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        auto& page = *qobject_cast<DemandPage*>(window->page(PageId::Demand));
        const auto control = [](const AssumptionRow* row) -> QWidget* {
            return row->field() ? static_cast<QWidget*>(&row->field()->edit())
                                : &row->choice()->box();
        };
        control(page.assumptions().rows().front())->setFocus();
        for (const AssumptionRow* row : page.assumptions().rows()) {
            QCOMPARE(QApplication::focusWidget(), control(row));
            // In view, too, once a key has brought it there.
            if (row != page.assumptions().rows().front())
                QVERIFY(!control(row)->visibleRegion().isEmpty());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
    }

    void aFlagIsAChoice()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        const QString id = QStringLiteral("list_prices_include_vat");
        const AssumptionRow& row = rowOf(*window, id);
        CalmComboBox& box = row.choice()->box();
        QCOMPARE(box.currentText(), QStringLiteral("yes"));
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Down);
        rig.settle();
        QCOMPARE(overridesOf(rig), (AssumptionOverrides{{id, 0.0}}));
        QVERIFY(row.resetButton().isVisible());
        QTest::keyClick(&box, Qt::Key_Up);
        rig.settle();
        QVERIFY(overridesOf(rig).empty());
        rig.document.undoStack().undo();
        rig.settle();
        QCOMPARE(box.currentText(), QStringLiteral("no"));
    }

    void nothingIsJudgedWhileComposing()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        InputField& field = *rowOf(*window, QStringLiteral("price_shelf_life")).field();
        TextField& edit = field.edit();
        edit.setFocus();
        edit.selectAll();
        QInputMethodEvent composing(QStringLiteral("sanshi"), {});
        QApplication::sendEvent(&edit, &composing);
        QVERIFY(overridesOf(rig).empty());
        QVERIFY(!edit.property("refused").toBool());
        commit(edit, QStringLiteral("３０ 天"));
        rig.settle();
        QCOMPARE(overridesOf(rig).at(QStringLiteral("price_shelf_life")), 30.0);
    }

    void aRefusedValueOfTheFileIsSaidAtItsRow()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        Plan plan = rig.document.plan();
        plan.assumptions = {
            {QStringLiteral("run_factor"), 7.0}, {QStringLiteral("list_prices_include_vat"), 0.5}};
        rig.document.reset(plan);
        rig.settle();
        InputField& field = *rowOf(*window, QStringLiteral("run_factor")).field();
        QVERIFY(field.edit().property("refused").toBool());
        QVERIFY2(
            field.echo().contains(QStringLiteral("700% is outside 20% to 100%")),
            qPrintable(field.echo()));
        const ChoiceField& choice =
            *rowOf(*window, QStringLiteral("list_prices_include_vat")).choice();
        QVERIFY2(choice.echo().contains(QStringLiteral("0.5")), qPrintable(choice.echo()));
    }

    void languageSwitchReachesEditedRows()
    {
        Rig rig;
        rig.openSample();
        const auto switched = rig.makeWindow();
        rig.document.edit({}, QStringLiteral("change assumption"), [](Plan& plan) {
            plan.assumptions = {
                {QStringLiteral("price_shelf_life"), 30.0},
                {QStringLiteral("list_prices_include_vat"), 0.0}};
        });
        rig.settle();
        rig.language.setLanguage(Language::Chinese);
        rig.settle();
        const auto fresh = rig.makeWindow();
        QCOMPARE(visibleTexts(*switched), visibleTexts(*fresh));
        QCOMPARE(
            rowOf(*switched, QStringLiteral("price_shelf_life")).field()->edit().text(),
            QStringLiteral("30\u202F天"));
    }
};

QTEST_MAIN(TestAssumptions)
#include "tst_assumptions.moc"
