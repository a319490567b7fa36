// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowrig.h"
#include "ui/charts/chartview.h"
#include "ui/market/marketpage.h"
#include "ui/market/offertablemodel.h"
#include "ui/tables/cellsort.h"
#include "ui/tables/celltable.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QPushButton>
#include <QScrollBar>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;

class TestOfferTable : public QObject
{
    Q_OBJECT

private slots:
    void modelKeepsItsPromises()
    {
        Rig rig;
        rig.openSample();
        OfferTableModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.show(
            rig.recalculator.evaluation(), rig.world->silentProviders, Speech(Language::English));
        QCOMPARE(
            model.rowCount(),
            static_cast<int>(
                rig.recalculator.evaluation()->offers.size() + rig.world->silentProviders.size()));
        model.show(nullptr, rig.world->silentProviders, Speech(Language::Chinese));
        QCOMPARE(model.rowCount(), 0);
    }

    void missingTotalsComeLastBothWays()
    {
        Rig rig;
        rig.openSample();
        OfferTableModel model;
        model.show(
            rig.recalculator.evaluation(), rig.world->silentProviders, Speech(Language::English));
        CellSort sorted;
        sorted.setSourceModel(&model);
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            sorted.sort(OfferTableModel::Total, order);
            bool missing = false;
            for (int row = 0; row < sorted.rowCount(); ++row) {
                const QModelIndex index = sorted.index(row, OfferTableModel::Total);
                const bool valid = index.data(OfferTableModel::RawRole).isValid();
                QVERIFY(!(missing && valid));
                missing = missing || !valid;
                if (!valid)
                    QCOMPARE(index.data().toString(), QString(QChar(0x2014)));
            }
            QVERIFY(missing);
        }
    }

    void copiesWithHeaders()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Market);
        window->showOfferTable();
        rig.settle();
        CellTable& table = window->market().table();
        table.setFocus();
        table.selectRow(0);
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 3); // header, row, end
        QVERIFY(lines.at(0).contains(QStringLiteral("K CNY")));
        QCOMPARE(lines.at(0).count(u'\t'), lines.at(1).count(u'\t'));
    }

    void firstRowInSightIsWhole()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Market);
        window->showOfferTable();
        rig.settle();
        CellTable& table = window->market().table();
        const int last = table.model()->rowCount() - 1;
        for (const int row : {0, last / 3, last / 2, last}) {
            const QModelIndex index = table.model()->index(row, 0);
            table.selectKey(index.data(OfferTableModel::KeyRole).toString());
            const QRect first = table.visualRect(table.indexAt(QPoint(1, 1)));
            QVERIFY2(
                first.top() == 0 ||
                    table.verticalScrollBar()->value() == table.verticalScrollBar()->maximum(),
                qPrintable(QString::number(first.top())));
            QVERIFY(table.viewport()->rect().contains(table.visualRect(index).center()));
        }
    }

    void chartAndTableShareTheChoice()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Market);
        rig.settle();
        MarketPage& page = window->market();
        page.chart().setFocus();
        QTest::keyClick(&page.chart(), Qt::Key_End);
        const QString key = page.chart().selectedKey();
        QVERIFY(!key.isEmpty());
        QCOMPARE(page.selectedKey(), key);
        QTest::keyClick(window.get(), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(page.table().isVisible());
        QCOMPARE(page.table().currentIndex().data(OfferTableModel::KeyRole).toString(), key);
        // Using it is one undoable step that the strip follows.
        QTest::mouseClick(&page.useButton(), Qt::LeftButton);
        rig.settle();
        QCOMPARE(rig.document.plan().chosen.offer, key);
        QCOMPARE(offerKey(rig.recalculator.evaluation()->quotedRow()->offer), key);
        QVERIFY(!page.useButton().isEnabled());
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(rig.document.plan().chosen.offer.isEmpty());
    }
};

QTEST_MAIN(TestOfferTable)
#include "tst_offertable.moc"
