// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/describe.h"
#include "tests/ui/windowrig.h"
#include "ui/widgets/summarycell.h"
#include "ui/window/summarystrip.h"
#include "ui/window/whypopover.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;

namespace {

QStringList labelsOf(const QWidget& widget)
{
    QStringList texts;
    const QList<QLabel*> labels = widget.findChildren<QLabel*>();
    for (const QLabel* label : labels) {
        if (label->isVisible() && !label->text().isEmpty())
            texts << label->text();
    }
    return texts;
}

} // namespace

class TestWhy : public QObject
{
    Q_OBJECT

private slots:
    void cellsSayWhy_data()
    {
        QTest::addColumn<int>("cell");
        QTest::addColumn<QString>("number");
        QTest::newRow("work") << 0 << QStringLiteral("project_gpu_hours");
        QTest::newRow("scale") << 1 << QStringLiteral("project_days");
        QTest::newRow("finish") << 2 << QStringLiteral("project_days");
        QTest::newRow("total") << 3 << QStringLiteral("cost");
        QTest::newRow("offer") << 4 << QString();
        QTest::newRow("findings") << 5 << QString();
    }
    void cellsSayWhy()
    {
        QFETCH(const int, cell);
        QFETCH(const QString, number);
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Papers);
        SummaryCell* asked = window->strip().cell(static_cast<std::size_t>(cell));
        QTest::mouseClick(asked, Qt::LeftButton);
        rig.settle();
        if (number.isEmpty()) {
            QVERIFY(!window->why().isOpen());
            QVERIFY(window->currentPage() != PageId::Papers);
            return;
        }
        QCOMPARE(window->currentPage(), PageId::Papers);
        QVERIFY(window->why().isOpen());
        const auto& derivations = rig.recalculator.evaluation()->derivations;
        const auto found =
            std::find_if(derivations.begin(), derivations.end(), [&number](const Derivation& each) {
                return each.id == number;
            });
        QVERIFY(found != derivations.end());
        const Speech speech(Language::English);
        QVERIFY2(
            window->why().accessibleName().contains(derivationValue(*found, speech)),
            qPrintable(window->why().accessibleName()));
        // Inside the window, under the strip, nothing cut.
        QVERIFY(window->rect().contains(window->why().geometry()));
        QVERIFY(
            window->why().mapTo(window.get(), QPoint(0, 0)).y() >=
            asked->mapTo(window.get(), QPoint(0, asked->height())).y());
        QTest::keyClick(&window->why(), Qt::Key_Escape);
        QVERIFY(!window->why().isOpen());
        QVERIFY(asked->hasFocus());
    }

    void inputsLeadOnAndBack()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        WhyPopover& why = window->why();
        QTest::keyClick(window.get(), Qt::Key_1, Qt::AltModifier);
        QVERIFY(why.isOpen() && why.hasFocus());
        const QString first = why.accessibleName();
        // Cards are given, the days are derived.
        QCOMPARE(why.links().size(), 1);
        QTest::mouseClick(why.links().constFirst(), Qt::LeftButton);
        QVERIFY2(
            why.accessibleName().contains(QStringLiteral("project time")),
            qPrintable(why.accessibleName()));
        QTest::mouseClick(why.links().constFirst(), Qt::LeftButton);
        QVERIFY(why.accessibleName().contains(QStringLiteral("14.5")));
        QVERIFY2(
            labelsOf(why).join(u'|').contains(QStringLiteral("measured, 144 rows")),
            qPrintable(labelsOf(why).join(u'|')));
        QTest::keyClick(&why, Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(&why, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(why.accessibleName(), first);
        QTest::keyClick(&why, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(why.accessibleName(), first);
        QVERIFY(why.isOpen());
    }

    void copiesTheWholeTree()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        QTest::keyClick(window.get(), Qt::Key_4, Qt::AltModifier);
        QTest::mouseClick(&window->why().copyButton(), Qt::LeftButton);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(
            text.startsWith(QStringLiteral("total, tax included = 98,801.35")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("    unit price = 250.13")));
        QVERIFY(text.count(u'\n') > 10);
    }

    void followsPlanAndLanguage()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        WhyPopover& why = window->why();
        QTest::keyClick(window.get(), Qt::Key_F1);
        QVERIFY(why.isOpen());
        const QString before = why.accessibleName();
        rig.document.edit({}, QStringLiteral("change data volume"), [](Plan& plan) {
            plan.stages.front().data = TokenCount(36e9);
        });
        rig.settle();
        QVERIFY(why.isOpen());
        QVERIFY(why.accessibleName() != before);
        rig.language.setLanguage(Language::Chinese);
        rig.settle();
        QVERIFY2(
            why.accessibleName().contains(QStringLiteral("为什么")),
            qPrintable(why.accessibleName()));
        static const QRegularExpression english(QStringLiteral("[a-z]{4,}"));
        static const QRegularExpression markup(QStringLiteral("<[^>]*>"));
        const QStringList texts = labelsOf(why);
        for (QString text : texts) {
            text.remove(markup);
            QVERIFY2(!text.contains(english), qPrintable(text));
        }
        // Without a plan there is nothing to explain.
        rig.document.reset({});
        rig.settle();
        QVERIFY(!why.isOpen());
    }

    void leadsToThePage()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        QTest::keyClick(window.get(), Qt::Key_1, Qt::AltModifier);
        QTest::mouseClick(&window->why().pageButton(), Qt::LeftButton);
        QVERIFY(!window->why().isOpen());
        QCOMPARE(window->currentPage(), PageId::Sizing);
        // Going elsewhere closes it too.
        QTest::keyClick(window.get(), Qt::Key_1, Qt::AltModifier);
        QVERIFY(window->why().isOpen());
        window->setPage(PageId::Demand);
        QVERIFY(!window->why().isOpen());
    }

    void emptyPlanLeadsToDemand()
    {
        Rig rig;
        const auto window = rig.makeWindow();
        window->setPage(PageId::Papers);
        QTest::keyClick(window.get(), Qt::Key_3, Qt::AltModifier);
        QVERIFY(!window->why().isOpen());
        QCOMPARE(window->currentPage(), PageId::Demand);
    }
};

QTEST_MAIN(TestWhy)
#include "tst_why.moc"
