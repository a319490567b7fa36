// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowrig.h"
#include "ui/window/noticebar.h"
#include "ui/window/page.h"

#include <QTemporaryDir>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;
using suanchou::ui::test::visibleTexts;

namespace {

/// The window as it looks, without a blinking cursor.
QImage pictureOf(MainWindow& window, PageId page)
{
    window.setPage(page);
    window.setFocus();
    QTest::qWait(50);
    return window.grab().toImage();
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void languageSwitchLeavesNoOldText_data()
    {
        QTest::addColumn<int>("page");
        for (const PageId page : allPages)
            QTest::newRow(qPrintable(pageName(page))) << static_cast<int>(page);
    }

    void languageSwitchLeavesNoOldText()
    {
        QFETCH(int, page);
        Rig rig;
        rig.openSample();
        const auto switched = rig.makeWindow();
        switched->setPage(static_cast<PageId>(page));
        // An undo step made in the old language.
        rig.document.edit(
            {}, QStringLiteral("change deadline"), [](Plan& plan) { plan.deadline = Days(40); });
        rig.settle();
        rig.language.setLanguage(Language::Chinese);
        rig.settle();
        const auto fresh = rig.makeWindow();
        fresh->setPage(static_cast<PageId>(page));
        rig.settle();
        QCOMPARE(visibleTexts(*switched), visibleTexts(*fresh));
        const auto id = static_cast<PageId>(page);
        QVERIFY(pictureOf(*switched, id) == pictureOf(*fresh, id));
        QCOMPARE(switched->windowTitle(), fresh->windowTitle());
    }

    void chineseWindowHasNoEnglishSentence()
    {
        Rig rig(Language::Chinese);
        rig.openSample();
        const auto window = rig.makeWindow();
        static const QRegularExpression sentence(
            QStringLiteral("\\b(the|of|and|no|with|this|page|plan)\\b"));
        for (const PageId page : allPages) {
            window->setPage(page);
            rig.settle();
            const QStringList texts = visibleTexts(*window);
            for (const QString& text : texts)
                QVERIFY2(!sentence.match(text).hasMatch(), qPrintable(text));
        }
    }

    void themeSwitchEqualsFreshStart()
    {
        Rig rig;
        rig.openSample();
        const auto switched = rig.makeWindow();
        rig.theme.setChoice(ThemeChoice::Dark);
        rig.theme.setChoice(ThemeChoice::Light);
        rig.theme.setChoice(ThemeChoice::Dark);
        rig.settle();
        const auto fresh = rig.makeWindow();
        for (const PageId page : allPages) {
            const QImage a = pictureOf(*switched, page);
            const QImage b = pictureOf(*fresh, page);
            if (a != b) {
                a.save(QDir::temp().filePath(pageName(page) % QStringLiteral("-switched.png")));
                b.save(QDir::temp().filePath(pageName(page) % QStringLiteral("-fresh.png")));
            }
            QVERIFY2(a == b, qPrintable(pageName(page)));
        }
    }

    void everythingFocusableHasAName()
    {
        for (const Language language : {Language::English, Language::Chinese}) {
            Rig rig(language);
            rig.openSample();
            const auto window = rig.makeWindow();
            for (const PageId page : allPages) {
                window->setPage(page);
                rig.settle();
                const QList<QWidget*> widgets = window->findChildren<QWidget*>();
                for (const QWidget* widget : widgets) {
                    if (widget->isVisible() && widget->focusPolicy() & Qt::TabFocus)
                        QVERIFY2(
                            !widget->accessibleName().isEmpty(), widget->metaObject()->className());
                }
            }
        }
    }

    void tabFollowsTheEye()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        rig.settle();
        // Within the page: never back up by more than a line, and from the first field to the last.
        const QWidget* first = QApplication::focusWidget();
        QVERIFY(first);
        QPoint last = first->mapTo(window.get(), QPoint(0, 0));
        for (int i = 0; i < 8; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QPoint at = QApplication::focusWidget()->mapTo(window.get(), QPoint(0, 0));
            QVERIFY2(
                at.y() > last.y() + 8 || (at.y() > last.y() - 8 && at.x() > last.x()),
                qPrintable(QStringLiteral("%1: %2,%3").arg(i).arg(at.x()).arg(at.y())));
            last = at;
        }
    }

    void pagesAnswerTheirKeys()
    {
        Rig rig;
        const auto window = rig.makeWindow();
        for (const PageId page : allPages) {
            const auto key = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(page));
            QTest::keyClick(window.get(), key, Qt::ControlModifier);
            QCOMPARE(window->currentPage(), page);
        }
    }

    void narrowWindowLaysThePanelOver()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        QWidget* page = window->page(PageId::Demand);
        const int beside = page->width();
        window->resize(1120, 700);
        rig.settle();
        QVERIFY(page->width() > beside); // the panel is away
        const int alone = page->width();
        QTest::keyClick(window.get(), Qt::Key_I, Qt::ControlModifier);
        rig.settle();
        QCOMPARE(page->width(), alone); // and comes back over the page
        window->resize(1280, 800);
        rig.settle();
        QCOMPARE(page->width(), beside);
    }

    void savesAndOpens()
    {
        QTemporaryDir folder;
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        rig.document.edit(
            {}, QStringLiteral("change deadline"), [](Plan& plan) { plan.deadline = Days(41); });
        rig.dialogs.save = folder.filePath(QStringLiteral("mine"));
        QTest::keyClick(window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!rig.document.isModified());
        const QString path = folder.filePath(QStringLiteral("mine.suanchou"));
        QVERIFY(QFile::exists(path));
        const Plan saved = rig.document.plan();
        QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(rig.document.plan(), Plan{});
        rig.dialogs.open = path;
        QTest::keyClick(window.get(), Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(rig.document.plan(), saved);
        QCOMPARE(rig.dialogs.unsavedAsked, 0);
    }

    void failureToSaveIsSaidAndLosesNothing()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        rig.document.edit(
            {}, QStringLiteral("change deadline"), [](Plan& plan) { plan.deadline = Days(41); });
        rig.dialogs.save = QStringLiteral("/nowhere/at/all/mine.suanchou");
        QVERIFY(!window->files().save());
        QVERIFY(rig.document.isModified());
        QVERIFY(window->notice().isVisible());
        QVERIFY(window->notice().text().contains(QStringLiteral("/nowhere")));
        rig.dialogs.unsaved = UnsavedAnswer::Cancel;
        QVERIFY(!window->close());
        rig.dialogs.unsaved = UnsavedAnswer::Discard;
        QVERIFY(window->close());
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
