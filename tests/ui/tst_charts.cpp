// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pdftools.h"
#include "ui/charts/chartview.h"
#include "ui/charts/plotchartpainter.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QtTest>

using namespace suanchou;
using namespace suanchou::ui;

namespace {

ChartSpec specOf(int groups)
{
    ChartSpec spec;
    spec.title = QStringLiteral("Providers");
    spec.unit = QStringLiteral("K CNY");
    spec.description = QStringLiteral("One sentence.");
    spec.emptyText = QStringLiteral("Nothing here.");
    for (int i = 0; i < groups; ++i) {
        BarGroup group;
        group.label = QStringLiteral("Provider %1").arg(i);
        group.sublabel = QStringLiteral("A100 × 8");
        Bar bar;
        bar.label = QStringLiteral("on demand");
        bar.pieces = {
            {FillRole::Compute, 10.0 + i, QStringLiteral("GPU")},
            {FillRole::Tax, 1.0, QStringLiteral("Tax")}};
        bar.whisker = Range<double>{9.0 + i, 11.0 + i, 14.0 + i};
        bar.valueText = QStringLiteral("11");
        bar.key = QStringLiteral("key%1").arg(i);
        Bar missing;
        missing.label = QStringLiteral("spot");
        missing.swatch = FillRole::Spot;
        group.bars = {bar, missing};
        spec.groups.push_back(group);
    }
    return spec;
}

ChartStyle style()
{
    return paperChartStyle({QStringLiteral("Noto Sans CJK SC")});
}

QImage painted(const ChartSpec& spec, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    const PlotChartPainter charts;
    QPainter painter(&image);
    charts.paint(
        painter, QRectF(QPointF(0, 0), QSizeF(size)), spec, style(), Speech(Language::English));
    painter.end();
    return image;
}

int inkedPixels(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) != 0xFFFFFFFF ? 1 : 0;
    }
    return count;
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private slots:
    void emptySpecSaysSo()
    {
        const int inked = inkedPixels(painted(specOf(0), {400, 200}));
        QVERIFY(inked > 50);   // the sentence
        QVERIFY(inked < 4000); // and nothing else
    }

    void manyGroupsFitAnyHeight()
    {
        for (const int groups : {1, 3, 40}) {
            for (const int height : {120, 212, 900})
                QVERIFY(inkedPixels(painted(specOf(groups), {657, height})) > 500);
        }
    }

    void paintsWherePaperWants()
    {
        // The painter comes back as it was lent, and the chart stays in its rectangle.
        QImage image(600, 400, QImage::Format_RGB32);
        image.fill(Qt::white);
        const PlotChartPainter charts;
        QPainter painter(&image);
        painter.scale(0.5, 0.5);
        const QTransform before = painter.transform();
        charts.paint(
            painter, QRectF(100, 100, 600, 300), specOf(2), style(), Speech(Language::English));
        QCOMPARE(painter.transform(), before);
        painter.end();
        QCOMPARE(inkedPixels(image.copy(0, 0, 600, 49)), 0);
        QCOMPARE(inkedPixels(image.copy(0, 0, 49, 400)), 0);
        QVERIFY(inkedPixels(image.copy(50, 50, 300, 150)) > 500);
        QCOMPARE(inkedPixels(image.copy(0, 201, 600, 199)), 0);
    }

    void paintsManyWithOnePainter()
    {
        QImage image(600, 400, QImage::Format_RGB32);
        image.fill(Qt::white);
        const PlotChartPainter charts;
        QPainter painter(&image);
        const Speech speech(Language::English);
        for (const int top : {0, 200})
            charts.paint(painter, QRectF(0, top, 600, 200), specOf(2), style(), speech);
        painter.end();
        QCOMPARE(image.copy(0, 0, 600, 200), image.copy(0, 200, 600, 200));
    }

    void labelsAreTextOnPaper()
    {
        ChartSpec spec = specOf(2);
        spec.groups.front().label = QStringLiteral("大金云 H200");
        constexpr double millimetresPerPixel = 25.4 / 96;
        const PlotChartPainter charts;
        const PdfPages pages{
            .count = 1,
            .paint =
                [&](QPainter& painter, int /*page*/) {
                    painter.translate(20, 20);
                    painter.scale(millimetresPerPixel, millimetresPerPixel);
                    charts.paint(
                        painter, QRectF(0, 0, 657, 300), spec, style(), Speech(Language::English));
                },
        };
        const Result<PdfFile> file = writePdf(pages, {});
        QVERIFY(file);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chart.pdf"));
        QVERIFY(pdftools::write(path, file->bytes));
        if (!pdftools::pages(path))
            QSKIP("pdftotext is not installed");
        QCOMPARE(pdftools::lostLines(path, pdftools::drawnLines(pages)), QStringList());
        QCOMPARE(
            pdftools::lostLines(
                path,
                {spec.title,
                 spec.unit,
                 QStringLiteral("大金云 H200"),
                 QStringLiteral("A100 × 8"),
                 QStringLiteral("on demand"),
                 QStringLiteral("spot")}),
            QStringList());
    }

    void staysVectorOnPaper()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            writer.setResolution(600);
            const PlotChartPainter charts;
            QPainter painter(&writer);
            painter.scale(600.0 / 96, 600.0 / 96);
            charts.paint(
                painter, QRectF(0, 0, 657, 212), specOf(5), style(), Speech(Language::English));
        }
        QVERIFY(buffer.data().size() > 1000);
        QVERIFY(!buffer.data().contains("/Subtype /Image"));
    }

    void viewChoosesByClickAndKey()
    {
        ChartView view;
        view.resize(700, 400);
        view.setSpec(specOf(3), style(), Speech(Language::English));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy chosen(&view, &ChartView::barChosen);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(chosen.count(), 3);
        QCOMPARE(view.selectedKey(), QStringLiteral("key2"));
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("on demand")));
        QCOMPARE(view.accessibleName(), QStringLiteral("Providers"));
    }
};

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
