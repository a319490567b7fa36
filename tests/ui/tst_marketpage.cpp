// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the offers: what the region rule leaves out, what the market pays, who publishes nothing.
#include "tests/ui/windowrig.h"
#include "ui/market/marketpage.h"
#include "ui/market/offertablemodel.h"
#include "ui/market/quoteform.h"
#include "ui/tables/cellsort.h"
#include "ui/tables/celltable.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/textfield.h"

#include <QInputMethodEvent>
#include <QPushButton>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;

namespace {

/// A window on the market page with the sample plan.
class OpenMarket
{
public:
    explicit OpenMarket(Language language = Language::English)
        : rig(language)
    {
        rig.openSample();
        window = rig.makeWindow();
        window->setPage(PageId::Market);
        rig.settle();
    }
    [[nodiscard]] MarketPage& page() const { return window->market(); }
    [[nodiscard]] std::vector<ValueItem> items() const
    {
        return page().inspector()->findChild<ValueList*>()->items();
    }
    [[nodiscard]] QStringList labels() const
    {
        QStringList out;
        for (const ValueItem& item : items())
            out << item.label;
        return out;
    }
    /// Chooses the row of a provider without prices as a person would.
    void chooseSilent(int index) const { chooseSilentOf(page(), index); }
    static void chooseSilentOf(MarketPage& page, int index)
    {
        page.silentButton().setFocus();
        QTest::keyClick(&page.silentButton(), Qt::Key_Space);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(&page.table(), Qt::Key_Down);
    }

    Rig rig;
    std::unique_ptr<MainWindow> window;
};

bool isSilent(const QModelIndex& index)
{
    return index.data(OfferTableModel::KeyRole).toString().startsWith(QLatin1String("no price|"));
}

} // namespace

class TestMarketPage : public QObject
{
    Q_OBJECT

private slots:
    void pricesAbroadAreCountedAndMayBeAllowed()
    {
        OpenMarket open;
        MarketPage& page = open.page();
        const int leftOut = open.rig.recalculator.evaluation()->leftOut;
        QCOMPARE(
            page.regionSentence(),
            QStringLiteral("%1 prices abroad left out. To compare them, choose \"Include "
                           "abroad\".")
                .arg(leftOut));
        QVERIFY(ui::test::visibleTexts(*open.window).contains(page.regionSentence()));
        page.regionBox().setFocus();
        QTest::keyClick(&page.regionBox(), Qt::Key_Down);
        open.rig.settle();
        QVERIFY(open.rig.document.plan().regions.abroad);
        QCOMPARE(open.rig.recalculator.evaluation()->leftOut, 0);
        QVERIFY(page.regionSentence().startsWith(
            QStringLiteral("%1 prices abroad compared").arg(leftOut)));
        QVERIFY(open.labels().contains(QStringLiteral("Abroad: data export, currency, tax")));
        // One step, and back.
        QCOMPARE(open.rig.document.undoStack().count(), 1);
        QTest::keyClick(open.window.get(), Qt::Key_Z, Qt::ControlModifier);
        open.rig.settle();
        QVERIFY(!open.rig.document.plan().regions.abroad);
        QCOMPARE(page.regionBox().currentData().toBool(), false);
        QCOMPARE(open.rig.recalculator.evaluation()->leftOut, leftOut);
    }

    void nothingIsSaidWithoutAnEvaluation()
    {
        Rig rig;
        const auto window = rig.makeWindow();
        window->setPage(PageId::Market);
        rig.settle();
        QVERIFY(window->market().regionSentence().isEmpty());
        QVERIFY(!window->market().silentButton().isEnabled());
        // The rule may be set before the first number.
        window->market().regionBox().setFocus();
        QTest::keyClick(&window->market().regionBox(), Qt::Key_Down);
        QVERIFY(rig.document.plan().regions.abroad);
    }

    void marketReferencesStandBesideTheOffer()
    {
        const OpenMarket open;
        const std::vector<ValueItem> items = open.items();
        const auto heading = std::find_if(items.begin(), items.end(), [](const ValueItem& item) {
            return item.label == u"Market reference, not an offer";
        });
        QVERIFY(heading != items.end());
        QCOMPARE(heading->kind, ValueItem::Kind::Heading);
        QCOMPARE((heading + 1)->value, QStringLiteral("31.27"));
        const ValueItem& reference = *(heading + 2);
        QCOMPARE(reference.label, QStringLiteral("SMM market quote"));
        QCOMPARE(reference.value, QStringLiteral("5.39–6.51"));
        QVERIFY(reference.below.contains(QStringLiteral("2026-07-13")));
        QVERIFY(reference.below.contains(QStringLiteral("monthly")));
        QVERIFY(reference.below.contains(QStringLiteral("this offer: +381%, dearer")));
        QVERIFY(reference.toolTip.startsWith(QLatin1String("http")));
    }

    void aCardWithoutReferenceSaysSo()
    {
        const OpenMarket open;
        const std::vector<OfferRow>& rows = open.rig.recalculator.evaluation()->offers;
        const auto row = std::find_if(rows.begin(), rows.end(), [](const OfferRow& each) {
            return each.offer.accelerator == u"L40S";
        });
        QVERIFY(row != rows.end());
        emit open.page().table().rowChosen(offerKey(row->offer));
        QVERIFY(open.labels().contains(QStringLiteral("None for this card.")));
    }

    /// Those who publish nothing come last, whatever is sorted and in which direction.
    void silentProvidersComeLast_data()
    {
        QTest::addColumn<int>("column");
        for (int column = 0; column < OfferTableModel::ColumnCount; ++column)
            QTest::addRow("column %d", column) << column;
    }
    void silentProvidersComeLast()
    {
        QFETCH(int, column);
        Rig rig;
        rig.openSample();
        OfferTableModel model;
        const std::vector<SilentProvider>& silent = rig.world->silentProviders;
        model.show(rig.recalculator.evaluation(), silent, Speech(Language::Chinese));
        CellSort sorted;
        sorted.setSourceModel(&model);
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            sorted.sort(column, order);
            const int first = sorted.rowCount() - static_cast<int>(silent.size());
            for (int row = 0; row < sorted.rowCount(); ++row)
                QCOMPARE(isSilent(sorted.index(row, 0)), row >= first);
            // Among themselves they keep their order.
            for (std::size_t i = 0; i < silent.size(); ++i)
                QCOMPARE(
                    sorted.index(first + static_cast<int>(i), OfferTableModel::Provider)
                        .data()
                        .toString(),
                    silent.at(i).name.zh);
        }
    }

    /// By keyboard from the button to the form of one provider.
    void aSilentProviderLeadsToTheForm()
    {
        OpenMarket open;
        MarketPage& page = open.page();
        QCOMPARE(page.silentButton().text(), QStringLiteral("25 without public price"));
        open.chooseSilent(15);
        QVERIFY(page.table().hasFocus());
        QCOMPARE(page.selectedKey(), QStringLiteral("no price|酷番云"));
        QVERIFY(page.askedButton().isVisible());
        QVERIFY(!page.useButton().isVisible());
        QCOMPARE(
            open.items().front().below, QStringLiteral("no public price: enter a received quote"));
        QTest::keyClick(&page.table(), Qt::Key_Return);
        QVERIFY(page.quoteForm().isVisible());
        QVERIFY(!page.regionBox().isVisible());
        QCOMPARE(page.quoteForm().entry().provider.zh, QStringLiteral("酷番云"));
        QCOMPARE(page.quoteForm().entry().provider.en, QStringLiteral("KuFanYun"));
        QTest::keyClick(&page.quoteForm().textField().edit(), Qt::Key_Escape);
        QVERIFY(page.table().isVisible() && page.regionBox().isVisible());
        // Another one replaces what was only filled in …
        open.chooseSilent(16);
        QTest::mouseClick(&page.askedButton(), Qt::LeftButton);
        QCOMPARE(page.quoteForm().entry().provider.zh, QStringLiteral("简米云"));
        // … and not what a person has typed.
        TextField& provider = page.quoteForm().providerField().edit();
        provider.setFocus();
        provider.selectAll();
        QInputMethodEvent typed;
        typed.setCommitString(QStringLiteral("某云"));
        QCoreApplication::sendEvent(&provider, &typed);
        QTest::keyClick(&provider, Qt::Key_Escape);
        open.chooseSilent(15);
        QTest::mouseClick(&page.askedButton(), Qt::LeftButton);
        QCOMPARE(page.quoteForm().entry().provider.zh, QStringLiteral("某云"));
    }

    void silentRowsAreCopied()
    {
        const OpenMarket open;
        OfferTableModel model;
        model.show(
            open.rig.recalculator.evaluation(),
            open.rig.world->silentProviders,
            Speech(Language::English));
        const int row = model.rowOf(model.firstSilentKey());
        QVERIFY(model.silentAt(row) && !model.rowAt(row) && !model.silentAt(row - 1));
        QVERIFY(!model.silentAt(-1) && !model.silentAt(model.rowCount()));
        QVERIFY(model.tsv({row}).contains(QStringLiteral("Huawei Cloud\t—\t—")));
    }

    void switchedLanguageIsComplete_data()
    {
        QTest::addColumn<bool>("silent");
        QTest::newRow("offer") << false;
        QTest::newRow("provider without price") << true;
    }
    void switchedLanguageIsComplete()
    {
        QFETCH(bool, silent);
        OpenMarket switched(Language::English);
        if (silent)
            switched.chooseSilent(0);
        switched.rig.language.setLanguage(Language::Chinese);
        switched.rig.settle();
        const QStringList texts = ui::test::visibleTexts(*switched.window);
        const auto fresh = switched.rig.makeWindow();
        fresh->setPage(PageId::Market);
        switched.rig.settle();
        if (silent)
            OpenMarket::chooseSilentOf(fresh->market(), 0);
        switched.rig.settle();
        QCOMPARE(ui::test::visibleTexts(*fresh), texts);
        QVERIFY(switched.page().regionSentence().contains(QStringLiteral("境外")));
    }
};

QTEST_MAIN(TestMarketPage)
#include "tst_marketpage.moc"
