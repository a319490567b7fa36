// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowrig.h"
#include "ui/sizing/acceleratormodel.h"
#include "ui/sizing/sizingpage.h"
#include "ui/tables/celltable.h"

#include <QAbstractItemModelTester>
#include <QPushButton>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;

namespace {

AcceleratorSizing usable(double memoryGigabytes)
{
    AcceleratorSizing sizing;
    sizing.accelerator = QStringLiteral("A100-SXM-80G");
    sizing.precisionSupported = true;
    sizing.fits = memoryGigabytes <= 80;
    sizing.gpus = GpuCount(8);
    sizing.capacity = gigabytes(80);
    sizing.memory.activations = gigabytes(memoryGigabytes);
    return sizing;
}

} // namespace

class TestSizingPage : public QObject
{
    Q_OBJECT

private slots:
    void fitIsAWord_data()
    {
        QTest::addColumn<double>("memory");
        QTest::addColumn<int>("fit");
        QTest::newRow("half") << 40.0 << static_cast<int>(CardFit::Fits);
        QTest::newRow("nine tenths") << 72.0 << static_cast<int>(CardFit::Fits);
        QTest::newRow("a little more") << 72.1 << static_cast<int>(CardFit::Tight);
        QTest::newRow("all of it") << 80.0 << static_cast<int>(CardFit::Tight);
        QTest::newRow("too much") << 80.1 << static_cast<int>(CardFit::TooSmall);
    }
    void fitIsAWord()
    {
        QFETCH(const double, memory);
        QFETCH(const int, fit);
        AcceleratorSizing sizing = usable(memory);
        QCOMPARE(static_cast<int>(cardFit(sizing)), fit);
        sizing.precisionSupported = false;
        QCOMPARE(cardFit(sizing), CardFit::NoPrecision);
    }

    void rowsAreTheEvaluation()
    {
        Rig rig;
        rig.openSample();
        const std::shared_ptr<const Evaluation> e = rig.recalculator.evaluation();
        AcceleratorModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.show(e, Speech(Language::English));
        QCOMPARE(model.rowCount(), static_cast<int>(e->sizing.size()));
        bool usableBefore = true;
        for (int row = 0; row < model.rowCount(); ++row) {
            const AcceleratorSizing* sizing = model.sizingAt(row);
            QVERIFY(sizing);
            QCOMPARE(model.rowOf(sizing->accelerator), row);
            // What cannot do it comes last, and says so in every number.
            QVERIFY(usableBefore || !sizing->isUsable());
            usableBefore = sizing->isUsable();
            const QModelIndex days = model.index(row, AcceleratorModel::Days);
            QCOMPARE(days.data(CellModel::RawRole).isValid(), sizing->isUsable());
            QCOMPARE(days.data().toString() == QString(QChar(0x2014)), !sizing->isUsable());
        }
        const int a100 = model.rowOf(QStringLiteral("A100-SXM-80G"));
        QCOMPARE(
            model.index(a100, AcceleratorModel::Days).data().toString(), QStringLiteral("16.5"));
        QCOMPARE(
            model.index(a100, AcceleratorModel::Mfu).data().toString(), QStringLiteral("47.4%"));
        QCOMPARE(
            model.index(a100, AcceleratorModel::InTime).data().toString(), QStringLiteral("8"));
        QCOMPARE(
            model.index(a100, AcceleratorModel::Name).data(CellModel::SecondLineRole).toString(),
            QStringLiteral("measured, 144 rows"));
        QCOMPARE(model.rowOf(QStringLiteral("nothing")), -1);
        model.show(nullptr, Speech(Language::Chinese));
        QCOMPARE(model.rowCount(), 0);
    }

    void priceIsTheLowestThatCanBeOrdered()
    {
        Rig rig;
        rig.openSample();
        const std::shared_ptr<const Evaluation> e = rig.recalculator.evaluation();
        AcceleratorModel model;
        model.show(e, Speech(Language::English));
        int priced = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex cell = model.index(row, AcceleratorModel::Price);
            const QString name = model.sizingAt(row)->accelerator;
            const bool orderable =
                std::any_of(e->offers.begin(), e->offers.end(), [&name](const OfferRow& offer) {
                    return offer.isEligible() && offer.offer.accelerator == name;
                });
            QCOMPARE(cell.data(CellModel::RawRole).isValid(), orderable);
            priced += orderable ? 1 : 0;
        }
        QVERIFY(priced >= 3 && priced < model.rowCount());
    }

    void theSelectedCardCanBeTaken()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Sizing);
        rig.settle();
        auto* page = qobject_cast<SizingPage*>(window->page(PageId::Sizing));
        QVERIFY(page);
        QCOMPARE(page->selectedKey(), QStringLiteral("A100-SXM-80G"));
        QVERIFY(!page->useButton().isEnabled());
        QVERIFY2(page->answer().contains(QStringLiteral("16.5")), qPrintable(page->answer()));
        QVERIFY(page->table().hasFocus());
        // Down to another card that can do it.
        QTest::keyClick(&page->table(), Qt::Key_Home, Qt::ControlModifier);
        if (page->selectedKey() == QLatin1String("A100-SXM-80G"))
            QTest::keyClick(&page->table(), Qt::Key_Down);
        const QString other = page->selectedKey();
        QVERIFY(other != QLatin1String("A100-SXM-80G"));
        QVERIFY(page->useButton().isEnabled());
        // An offer of the old card gives way to the choice.
        rig.document.edit({}, QStringLiteral("use offer"), [&rig](Plan& plan) {
            plan.chosen.offer = offerKey(rig.recalculator.evaluation()->quotedRow()->offer);
        });
        rig.settle();
        QCOMPARE(page->selectedKey(), other);
        QTest::mouseClick(&page->useButton(), Qt::LeftButton);
        rig.settle();
        QCOMPARE(rig.document.plan().chosen.accelerator, other);
        QVERIFY(rig.document.plan().chosen.offer.isEmpty());
        QCOMPARE(rig.recalculator.evaluation()->chosenSizing()->accelerator, other);
        QVERIFY(!page->useButton().isEnabled());
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        rig.settle();
        QVERIFY(!rig.document.plan().chosen.offer.isEmpty());
    }

    void emptyPlanSaysSo()
    {
        Rig rig;
        const auto window = rig.makeWindow();
        window->setPage(PageId::Sizing);
        rig.settle();
        const auto* page = qobject_cast<SizingPage*>(window->page(PageId::Sizing));
        QVERIFY(page);
        QVERIFY(!page->answer().isEmpty());
        QVERIFY(page->selectedKey().isEmpty());
    }
};

QTEST_MAIN(TestSizingPage)
#include "tst_sizingpage.moc"
