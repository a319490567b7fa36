// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowrig.h"
#include "ui/market/marketpage.h"
#include "ui/market/offertablemodel.h"
#include "ui/market/quoteform.h"
#include "ui/tables/celltable.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/textfield.h"
#include "ui/window/noticebar.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QPushButton>

using namespace suanchou;
using namespace suanchou::ui;
using suanchou::ui::test::Rig;

namespace {

const QString& issueText()
{
    static const QString text = QStringLiteral("H20 八卡, 6.5 万/月/台, 含税, 三个月起");
    return text;
}

/// Types a text as an input method commits it: Chinese never comes as key presses.
void commit(QWidget& field, const QString& text)
{
    QInputMethodEvent event;
    event.setCommitString(text);
    QCoreApplication::sendEvent(&field, &event);
}

void retype(InputField& field, const QString& text)
{
    field.edit().setFocus();
    field.edit().selectAll();
    QTest::keyClick(&field.edit(), Qt::Key_Delete);
    commit(field.edit(), text);
}

/// A window on the market page with the form open and nothing in it.
class OpenForm
{
public:
    explicit OpenForm(Language language = Language::English)
        : rig(language)
    {
        rig.openSample();
        window = rig.makeWindow();
        window->setPage(PageId::Market);
        rig.settle();
        QTest::mouseClick(&page().enterButton(), Qt::LeftButton);
    }
    [[nodiscard]] MarketPage& page() const { return window->market(); }
    [[nodiscard]] QuoteForm& form() const { return window->market().quoteForm(); }

    Rig rig;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TestQuoteForm : public QObject
{
    Q_OBJECT

private slots:
    void theButtonOpensTheFormAtItsText()
    {
        const OpenForm open;
        QVERIFY(open.form().isVisible());
        QVERIFY(open.form().textField().edit().hasFocus());
        QVERIFY(!open.form().keepButton().isEnabled());
        QCOMPARE(open.form().receivedField().edit().text(), QStringLiteral("2026-08-28"));
        QCOMPARE(open.form().untilField().edit().text(), QStringLiteral("2026-09-27"));
    }

    /// Issue 3, by keyboard alone.
    void typedTextBecomesAnOffer()
    {
        OpenForm open;
        QuoteForm& form = open.form();
        commit(form.textField().edit(), issueText());
        QVERIFY(form.candidateBox().isVisible());
        QCOMPARE(form.candidateBox().count(), 3);
        QVERIFY(form.textField().echo().contains(QStringLiteral("H20-96G, H20-141G")));
        QTest::keyClick(&form.textField().edit(), Qt::Key_Tab);
        QVERIFY(form.candidateBox().hasFocus());
        QTest::keyClick(&form.candidateBox(), Qt::Key_Down);
        QCOMPARE(form.entry().accelerator, QStringLiteral("H20-96G"));
        QVERIFY(!form.keepButton().isEnabled());
        QTest::keyClick(&form.candidateBox(), Qt::Key_Tab);
        QVERIFY(form.providerField().edit().hasFocus());
        commit(form.providerField().edit(), QStringLiteral("酷番云"));
        QTest::keyClick(&form.providerField().edit(), Qt::Key_Tab);
        commit(form.cityField().edit(), QStringLiteral("上海"));
        QVERIFY(form.cityField().echo().contains(QStringLiteral("Shanghai")));
        QVERIFY(form.keepButton().isEnabled());
        QTest::keyClick(&form.cityField().edit(), Qt::Key_Return);
        open.rig.settle();

        QVERIFY(!form.isVisible());
        const std::vector<ReceivedQuote>& kept = open.rig.recalculator.world()->quotes;
        QCOMPARE(kept.size(), std::size_t(1));
        QCOMPARE(kept.front().accelerator, QStringLiteral("H20-96G"));
        QCOMPARE(kept.front().price.value.micro(), 65'000'000'000);
        QCOMPARE(kept.front().text, issueText());
        // Evaluated, selected, and there again after a restart.
        QCOMPARE(open.page().selectedKey(), offerKey(offerOf(kept.front())));
        const std::vector<OfferRow>& rows = open.rig.recalculator.evaluation()->offers;
        QCOMPARE(
            std::count_if(
                rows.begin(),
                rows.end(),
                [](const OfferRow& row) { return !row.offer.receivedQuote.isEmpty(); }),
            1);
        Document document;
        Recalculator recalculator(document, open.rig.world, open.rig.clock);
        QuoteBook again(
            recalculator,
            open.rig.clock,
            open.rig.ids,
            open.rig.folder.filePath(QStringLiteral("workspace.sqlite")));
        QVERIFY(again.load());
        QVERIFY(recalculator.world()->quotes == kept);
        // The next quote begins with an empty form.
        QTest::mouseClick(&open.page().enterButton(), Qt::LeftButton);
        QVERIFY(form.textField().edit().text().isEmpty());
    }

    void composingIsNotJudged()
    {
        const OpenForm open;
        TextField& edit = open.form().textField().edit();
        commit(edit, QStringLiteral("H800 8"));
        const QString before = open.form().textField().echo();
        QInputMethodEvent composing(QStringLiteral("ka"), {});
        QCoreApplication::sendEvent(&edit, &composing);
        QCOMPARE(open.form().entry().text, QStringLiteral("H800 8"));
        QCOMPARE(open.form().textField().echo(), before);
        commit(edit, QStringLiteral("卡"));
        QCOMPARE(open.form().entry().text, QStringLiteral("H800 8卡"));
        QVERIFY(open.form().textField().echo() != before);
    }

    void everyFieldSaysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("received");
        QTest::addColumn<QString>("until");
        QTest::addColumn<QString>("at"); // the field that speaks; empty = none
        const QString good = QStringLiteral("H800 八卡 6.5万/月/台");
        const QString who = QStringLiteral("酷番云");
        const QString day = QStringLiteral("2026-08-28");
        const QString last = QStringLiteral("2026年9月1日");
        QTest::newRow("good") << good << who << day << last << QString();
        QTest::newRow("two prices") << QString(good + QStringLiteral(" 28元/卡时")) << who << day
                                    << last << QStringLiteral("text");
        QTest::newRow("no count") << QStringLiteral("H800 6.5万/月/台") << who << day << last
                                  << QStringLiteral("text");
        QTest::newRow("nobody") << good << QStringLiteral(" ") << day << last
                                << QStringLiteral("provider");
        QTest::newRow("no day") << good << who << QString() << last << QStringLiteral("received");
        QTest::newRow("day in words")
            << good << who << QStringLiteral("昨天") << last << QStringLiteral("received");
        QTest::newRow("day and month guessed")
            << good << who << day << QStringLiteral("01/09/2026") << QStringLiteral("until");
        QTest::newRow("ends first")
            << good << who << day << QStringLiteral("2026-08-27") << QStringLiteral("until");
    }
    void everyFieldSaysWhatIsWrong()
    {
        QFETCH(QString, text);
        QFETCH(QString, provider);
        QFETCH(QString, received);
        QFETCH(QString, until);
        QFETCH(QString, at);
        const OpenForm open;
        QuoteForm& form = open.form();
        retype(form.textField(), text);
        retype(form.providerField(), provider);
        retype(form.receivedField(), received);
        retype(form.untilField(), until);
        QCOMPARE(form.keepButton().isEnabled(), at.isEmpty());
        QCOMPARE(!form.textField().echo().isEmpty(), at == u"text");
        QCOMPARE(!form.providerField().echo().isEmpty(), at == u"provider");
        QCOMPARE(!form.receivedField().echo().isEmpty(), at == u"received");
        QCOMPARE(!form.untilField().echo().isEmpty(), at == u"until");
        // Enter keeps only what is complete.
        QTest::keyClick(&form.textField().edit(), Qt::Key_Return);
        QCOMPARE(open.rig.recalculator.world()->quotes.size(), std::size_t(at.isEmpty() ? 1 : 0));
    }

    void lastDayFollowsTheReceiptUntilItIsTyped()
    {
        const OpenForm open;
        QuoteForm& form = open.form();
        retype(form.receivedField(), QStringLiteral("2026-08-20"));
        QCOMPARE(form.untilField().edit().text(), QStringLiteral("2026-09-19"));
        retype(form.untilField(), QStringLiteral("2026-09-30"));
        retype(form.receivedField(), QStringLiteral("2026-08-21"));
        QCOMPARE(form.untilField().edit().text(), QStringLiteral("2026-09-30"));
        retype(form.receivedField(), QStringLiteral("2026-08-29"));
        QVERIFY(!form.receivedField().echo().isEmpty());
        retype(form.receivedField(), QStringLiteral("2026-08-01"));
        retype(form.untilField(), QStringLiteral("2026-08-27"));
        QVERIFY(!form.untilField().echo().isEmpty());
    }

    void daysOfTheTextFillTheirFields_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("received"); // today is 2026-08-28
        QTest::addColumn<QString>("until");
        const auto row = [](const char* text, const char* received, const char* until) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(received)
                                << QString::fromLatin1(until);
        };
        row("含税", "2026-08-28", "2026-09-27");
        row("报价日期 2026-08-20", "2026-08-20", "2026-09-19");
        row("有效期 7 天", "2026-08-28", "2026-09-04");
        row("日期：2026年8月20日，有效期 7 天", "2026-08-20", "2026-08-27");
        row("有效期至 2026-09-30", "2026-08-28", "2026-09-30");
        row("报价日期 8月20日", "", "2026-09-27");
        row("报价日期 8月20日 有效期至 2026-09-30", "", "2026-09-30");
        row("有效期至 9月30日", "2026-08-28", "");
    }
    void daysOfTheTextFillTheirFields()
    {
        QFETCH(QString, text);
        QFETCH(QString, received);
        QFETCH(QString, until);
        const OpenForm open;
        QuoteForm& form = open.form();
        retype(form.providerField(), QStringLiteral("酷番云"));
        retype(form.textField(), QStringLiteral("H800 八卡 6.5万/月/台 ") + text);
        QCOMPARE(form.receivedField().edit().text(), received);
        QCOMPARE(form.untilField().edit().text(), until);
        // What the text leaves open is asked for at its field, and typing it settles it.
        QCOMPARE(form.receivedField().echo().isEmpty(), !received.isEmpty());
        QCOMPARE(form.untilField().echo().isEmpty(), !until.isEmpty() && until > u"2026-08-27");
        QCOMPARE(form.keepButton().isEnabled(), !received.isEmpty() && !until.isEmpty());
        retype(form.receivedField(), QStringLiteral("2026-08-21"));
        retype(form.untilField(), QStringLiteral("2026-10-01"));
        QVERIFY(form.keepButton().isEnabled());
        QTest::mouseClick(&form.keepButton(), Qt::LeftButton);
        const ReceivedQuote& kept = open.rig.recalculator.world()->quotes.front();
        QCOMPARE(kept.receivedOn, QDate(2026, 8, 21));
        QCOMPARE(kept.validUntil, QDate(2026, 10, 1));
    }

    void anotherTaxRateIsRefusedWhereItStands()
    {
        const OpenForm open;
        QuoteForm& form = open.form();
        retype(form.providerField(), QStringLiteral("酷番云"));
        retype(form.textField(), QStringLiteral("H800 八卡 6.5万/月/台 不含 13% 税"));
        QVERIFY(form.textField().echo().contains(QStringLiteral("13%")));
        QVERIFY(!form.keepButton().isEnabled());
        retype(form.textField(), QStringLiteral("H800 八卡 6.5万/月/台 不含 6% 税"));
        QVERIFY(form.keepButton().isEnabled());
    }

    void knownProvidersAreCompleted()
    {
        const OpenForm open;
        TextField& edit = open.form().providerField().edit();
        edit.setFocus();
        QTest::keyClicks(&edit, QStringLiteral("volc"));
        QVERIFY(edit.completer()->popup()->isVisible());
        QTest::keyClick(edit.completer()->popup(), Qt::Key_Down);
        QTest::keyClick(edit.completer()->popup(), Qt::Key_Return);
        QTRY_COMPARE(open.form().entry().provider.zh, QStringLiteral("火山引擎"));
        QCOMPARE(open.form().entry().provider.en, QStringLiteral("Volcengine"));
    }

    void escapeClosesAndKeepsWhatIsTyped()
    {
        const OpenForm open;
        commit(open.form().textField().edit(), QStringLiteral("H800"));
        QTest::keyClick(&open.form().textField().edit(), Qt::Key_Escape);
        QVERIFY(!open.form().isVisible());
        QVERIFY(open.page().enterButton().hasFocus());
        QTest::keyClick(&open.page().enterButton(), Qt::Key_Space);
        QVERIFY(open.form().isVisible());
        QCOMPARE(open.form().textField().edit().text(), QStringLiteral("H800"));
    }

    void aQuoteThatCannotBeKeptStaysInTheForm()
    {
        const OpenForm open;
        QFile file(open.rig.folder.filePath(QStringLiteral("workspace.sqlite")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("not a database ").repeated(100));
        file.close();
        QuoteForm& form = open.form();
        retype(form.textField(), QStringLiteral("H800 八卡 6.5万/月/台"));
        retype(form.providerField(), QStringLiteral("酷番云"));
        QTest::mouseClick(&form.keepButton(), Qt::LeftButton);
        QVERIFY(form.isVisible());
        QVERIFY(form.failure().contains(QStringLiteral("workspace.sqlite")));
        QCOMPARE(form.textField().edit().text(), QStringLiteral("H800 八卡 6.5万/月/台"));
        // With the trouble gone the same button does it.
        QVERIFY(file.remove());
        QTest::mouseClick(&form.keepButton(), Qt::LeftButton);
        QVERIFY(!form.isVisible());
        QVERIFY(form.failure().isEmpty());
    }

    void aWorkspaceThatCannotBeReadLeavesThePublishedPrices()
    {
        Rig rig;
        rig.openSample();
        QFile file(rig.folder.filePath(QStringLiteral("workspace.sqlite")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("not a database ").repeated(100));
        file.close();
        const Status loaded = rig.quotes.load();
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().code, ErrorCode::WorkspaceDamaged);
        QCOMPARE(rig.recalculator.world(), rig.world);
        QVERIFY(file.remove());
        QVERIFY(rig.quotes.load());
        QCOMPARE(rig.recalculator.world(), rig.world);
    }

    void quotesAreWithdrawnFromTheInspector()
    {
        OpenForm open;
        QuoteForm& form = open.form();
        retype(form.textField(), QStringLiteral("H800 八卡 6.5万/月/台"));
        retype(form.providerField(), QStringLiteral("酷番云"));
        QTest::mouseClick(&form.keepButton(), Qt::LeftButton);
        open.rig.settle();
        QPushButton& withdraw = open.page().withdrawButton();
        QVERIFY(withdraw.isVisible());
        open.rig.dialogs.confirmed = false;
        QTest::mouseClick(&withdraw, Qt::LeftButton);
        open.rig.settle();
        QCOMPARE(open.rig.recalculator.world()->quotes.size(), std::size_t(1));
        open.rig.dialogs.confirmed = true;
        QTest::keyClick(&withdraw, Qt::Key_Space);
        open.rig.settle();
        QVERIFY(open.rig.recalculator.world()->quotes.empty());
        QVERIFY(!withdraw.isVisible());
        QCOMPARE(open.rig.dialogs.confirmations.size(), 2);
        QCOMPARE(open.rig.recalculator.evaluation()->worldRevision, open.rig.world->revision);
    }

    void aRowWithoutATotalLeadsToTheForm()
    {
        Rig rig;
        rig.openSample();
        const auto window = rig.makeWindow();
        window->setPage(PageId::Market);
        window->showOfferTable();
        rig.settle();
        MarketPage& page = window->market();
        QVERIFY(!page.askedButton().isVisible());
        const std::vector<OfferRow>& rows = rig.recalculator.evaluation()->offers;
        const auto row =
            std::find_if(rows.begin(), rows.end(), [](const OfferRow& each) { return !each.cost; });
        QVERIFY(row != rows.end());
        emit page.table().rowChosen(offerKey(row->offer));
        QVERIFY(page.askedButton().isVisible());
        QTest::mouseClick(&page.askedButton(), Qt::LeftButton);
        QVERIFY(page.quoteForm().isVisible());
        QCOMPARE(page.quoteForm().entry().provider, row->offer.provider);
        QTest::keyClick(&page.quoteForm().textField().edit(), Qt::Key_Escape);
        QVERIFY(page.table().isVisible());
    }

    void switchedLanguageIsComplete()
    {
        OpenForm switched(Language::English);
        commit(switched.form().textField().edit(), issueText());
        switched.rig.language.setLanguage(Language::Chinese);
        switched.rig.settle();
        const QStringList texts = ui::test::visibleTexts(*switched.window);
        const auto fresh = switched.rig.makeWindow();
        fresh->setPage(PageId::Market);
        QTest::mouseClick(&fresh->market().enterButton(), Qt::LeftButton);
        commit(fresh->market().quoteForm().textField().edit(), issueText());
        switched.rig.settle();
        QCOMPARE(ui::test::visibleTexts(*fresh), texts);
    }

    void everyControlHasAName()
    {
        const OpenForm open;
        commit(open.form().textField().edit(), issueText());
        const QList<QWidget*> widgets = open.form().findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0)
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }
};

QTEST_MAIN(TestQuoteForm)
#include "tst_quoteform.moc"
