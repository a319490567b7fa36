// SPDX-License-Identifier: GPL-3.0-or-later
// Estimate, compare, quote file, PDF and window show the same numbers, because all only render one
// Evaluation.
#include "app/base/format.h"
#include "tests/support/clirun.h"
#include "tests/ui/windowrig.h"

#include <QApplication>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>

using namespace suanchou;

namespace {

/// The numbers a person would compare, as each surface prints them.
struct Printed
{
    QString total;
    QString days;
    QString finish;
    QString gpuHours;
    QString quantity;
};

QString withoutSpaces(QString text)
{
    text.remove(QChar(0x202F));
    text.remove(QChar(0x00A0));
    return text.remove(u' ');
}

} // namespace

class TestSameNumbers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const Evaluation e = evaluate(test::samplePlan(), *test::world(), test::testDay()).value();
        m_printed = {
            format::money(e.quotedRow()->cost->total.p50),
            format::days(e.chosenSizing()->projectDays.p50),
            format::date(e.finish.p50),
            format::fixed(e.chosenSizing()->projectGpuHours.p50.value(), 0),
            format::decimal(e.quotedRow()->cost->lines.front().quantity),
        };
        // By hand: 82.145 GFLOP × 18e9 / (8 × 312 T × 0.473615) = 14.4768 d; / 0.88 = 16.4509 d =
        // 394.8 h; × 8 = 3,159.
        QCOMPARE(m_printed.total, QStringLiteral("98,801.35"));
        QCOMPARE(m_printed.days, QStringLiteral("16.5"));
        QCOMPARE(m_printed.finish, QStringLiteral("2026-09-17"));
        QCOMPARE(m_printed.gpuHours, QStringLiteral("3,159"));
        QCOMPARE(m_printed.quantity, QStringLiteral("395"));
    }

    void commandLineAsText()
    {
        const QString estimate = QString::fromUtf8(
            test::runCli({QStringLiteral("estimate"), test::samplePath()}).output);
        for (const QString& number :
             {m_printed.total, m_printed.days, m_printed.finish, m_printed.gpuHours})
            QVERIFY2(estimate.contains(number), qPrintable(number));
        const QString compare =
            QString::fromUtf8(test::runCli({QStringLiteral("compare"), test::samplePath()}).output);
        for (const QString& number : {m_printed.total, m_printed.quantity})
            QVERIFY2(compare.contains(number), qPrintable(number));
    }

    void commandLineAsJson()
    {
        const QJsonObject estimate =
            test::runCli({QStringLiteral("estimate"), test::samplePath(), QStringLiteral("--json")})
                .json();
        const QJsonObject compare =
            test::runCli({QStringLiteral("compare"), test::samplePath(), QStringLiteral("--json")})
                .json();
        const QJsonObject row = compare.value(QLatin1String("rows"))
                                    .toArray()
                                    .at(compare.value(QLatin1String("quoted")).toInt())
                                    .toObject();
        const double total = row.value(QLatin1String("total")).toDouble();
        QCOMPARE(format::fixed(total, 2), m_printed.total);
        QCOMPARE(
            estimate.value(QLatin1String("cost")).toObject().value(QLatin1String("p50")).toDouble(),
            total);
        QCOMPARE(
            estimate.value(QLatin1String("finish"))
                .toObject()
                .value(QLatin1String("p50"))
                .toString(),
            m_printed.finish);
    }

    void papers()
    {
        const QTemporaryDir folder;
        const ui::PlotChartPainter charts;
        const QString pdf = folder.filePath(QStringLiteral("q.pdf"));
        const QString json = folder.filePath(QStringLiteral("q.json"));
        for (const QString& path : {pdf, json})
            QCOMPARE(
                test::runCli(
                    {QStringLiteral("quote"), test::samplePath(), QStringLiteral("-o"), path},
                    &charts)
                    .code,
                ExitCode::Done);
        const QJsonObject quote = QJsonDocument::fromJson(readFile(json).value()).object();
        QCOMPARE(format::fixed(quote.value(QLatin1String("total")).toDouble(), 2), m_printed.total);

        QProcess extract;
        extract.start(
            QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
        if (!extract.waitForStarted())
            QSKIP("pdftotext is not installed");
        QVERIFY(extract.waitForFinished());
        const QString text = withoutSpaces(QString::fromUtf8(extract.readAllStandardOutput()));
        for (const QString& number :
             {m_printed.total,
              m_printed.days,
              m_printed.finish,
              m_printed.gpuHours,
              m_printed.quantity})
            QVERIFY2(text.contains(number), qPrintable(number));
    }

    void window()
    {
        ui::test::Rig rig;
        rig.openSample();
        const std::unique_ptr<ui::MainWindow> window = rig.makeWindow();
        window->setPage(ui::PageId::Market);
        rig.settle();
        const QString texts = withoutSpaces(ui::test::visibleTexts(*window).join(u'\n'));
        for (const QString& number :
             {m_printed.total, m_printed.days, m_printed.finish, m_printed.quantity})
            QVERIFY2(texts.contains(number), qPrintable(number));
        QVERIFY(
            *rig.recalculator.evaluation() ==
            evaluate(test::samplePlan(), *test::world(), test::testDay()).value());
    }

private:
    Printed m_printed;
};

QTEST_MAIN(TestSameNumbers)
#include "tst_samenumbers.moc"
