// SPDX-License-Identifier: GPL-3.0-or-later
// What the sample prints, in both languages, word for word. To accept a change:
// SUANCHOU_UPDATE_GOLDEN=1, then say in the commit which number moved and why.
#include "app/base/atomicfile.h"
#include "app/report/quotedocument.h"
#include "app/report/quotetext.h"
#include "tests/support/clirun.h"

using namespace suanchou;

namespace {

QByteArray quoteTable(const QString& lang)
{
    const Speech speech(languageOfLocaleName(lang));
    return evaluate(test::samplePlan(), *test::world(), test::testDay())
        .and_then([&](const Evaluation& e) { return quoteDocument(e, test::world(), speech); })
        .map([&](const QuoteDocument& document) { return quoteCsv(document, speech); })
        .value_or(QByteArray());
}

} // namespace

class TestGolden : public QObject
{
    Q_OBJECT

private slots:
    void sample_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("lang");
        for (const char* what : {"estimate", "compare", "quote"}) {
            for (const char* lang : {"zh", "en"})
                QTest::addRow("%s-%s", what, lang)
                    << QString::fromLatin1(what) << QString::fromLatin1(lang);
        }
    }
    void sample()
    {
        QFETCH(QString, what);
        QFETCH(QString, lang);
        const QByteArray now = what == QLatin1String("quote")
            ? quoteTable(lang)
            : test::runCli({what, test::samplePath(), QStringLiteral("--lang"), lang}).output;
        QVERIFY(!now.isEmpty());
        const QString path = QStringLiteral(SUANCHOU_SOURCE_DIR "/tests/golden/data/") + what +
            u'-' + lang +
            (what == QLatin1String("quote") ? QStringLiteral(".csv") : QStringLiteral(".txt"));
        if (qEnvironmentVariableIsSet("SUANCHOU_UPDATE_GOLDEN")) {
            QVERIFY(writeFileAtomically(path, now));
            QSKIP("golden file written");
        }
        const QByteArray golden = readFile(path).value_or(QByteArray());
        const QList<QByteArray> was = golden.split('\n');
        const QList<QByteArray> is = now.split('\n');
        for (qsizetype i = 0; i < std::min(was.size(), is.size()); ++i)
            QCOMPARE(QString::fromUtf8(is.at(i)), QString::fromUtf8(was.at(i)));
        QCOMPARE(is.size(), was.size());
    }
};

QTEST_GUILESS_MAIN(TestGolden)
#include "tst_golden.moc"
