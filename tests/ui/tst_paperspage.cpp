// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowrig.h"
#include "ui/papers/pagepreview.h"
#include "ui/papers/paperspage.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/textfield.h"

#include <QJsonDocument>
#include <QTemporaryDir>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;

class TestPapersPage : public QObject
{
    Q_OBJECT

private slots:
    void exportsTheThreeKinds()
    {
        QTemporaryDir folder;
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Papers);
        rig.settle();
        const auto bytes = [&folder](const char* name) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        rig.dialogs.save = folder.filePath(QStringLiteral("quote"));
        QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(bytes("quote.pdf").startsWith("%PDF-"));
        QVERIFY(rig.dialogs.suggestions.constLast().endsWith(QStringLiteral(".pdf")));
        QVERIFY(window->papers().outcomeText().contains(QStringLiteral("quote.pdf")));
        window->papers().exportCsv();
        QVERIFY(bytes("quote.csv").startsWith("\xEF\xBB\xBF"));
        window->papers().exportJson();
        QVERIFY(QJsonDocument::fromJson(bytes("quote.json")).isObject());
    }

    void failureIsSaidOnThePage()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Papers);
        rig.settle();
        rig.dialogs.save = QStringLiteral("/nowhere/at/all/quote.pdf");
        window->papers().exportPdf();
        QVERIFY(window->papers().outcomeText().contains(QStringLiteral("/nowhere")));
        rig.language.setLanguage(Language::Chinese);
        rig.settle();
        QVERIFY(window->papers().outcomeText().contains(QStringLiteral("/nowhere")));
    }

    void emptyPlanHasNothingToExport()
    {
        Rig rig;
        const auto window = rig.makeWindow();
        window->setPage(PageId::Papers);
        rig.settle();
        QCOMPARE(window->papers().preview().pageCount(), 0);
        QVERIFY(!window->papers().answer().isEmpty());
    }

    void partiesAreUndoableAndReachThePaper()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Papers);
        rig.settle();
        QVERIFY(window->papers().preview().pageCount() >= 1);
        const QImage before = window->papers().preview().grab().toImage();
        TextField& edit = window->papers().buyerField().edit();
        edit.setFocus();
        QTest::keyClicks(&edit, QStringLiteral("Buyer Ltd"));
        rig.settle();
        QCOMPARE(rig.document.plan().parties.buyer, QStringLiteral("Buyer Ltd"));
        QVERIFY(window->papers().preview().grab().toImage() != before);
        QTest::keyClick(&edit, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(rig.document.plan().parties.buyer.isEmpty());
        QVERIFY(edit.text().isEmpty());
    }

    void pagesTurnByKey()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Papers);
        rig.settle();
        PagePreview& preview = window->papers().preview();
        if (preview.pageCount() < 2)
            QSKIP("the quote has one page");
        preview.setFocus();
        QTest::keyClick(&preview, Qt::Key_PageDown);
        QCOMPARE(preview.page(), 1);
        QTest::keyClick(&preview, Qt::Key_End);
        QCOMPARE(preview.page(), preview.pageCount() - 1);
        QTest::keyClick(&preview, Qt::Key_Home);
        QCOMPARE(preview.page(), 0);
    }
};

QTEST_MAIN(TestPapersPage)
#include "tst_paperspage.moc"
