// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "tests/app/report/plainchartpainter.h"
#include "tests/app/report/quotesamples.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTemporaryDir>
#include <QtTest>

using namespace suanchou;
using pdftools::output;
using pdftools::spaceless;
using quotesamples::longQuote;
using quotesamples::pageTexts;
using quotesamples::sampleQuote;

namespace {

PdfPages pagesOf(const QuotePages& pages)
{
    return {
        .count = pages.count(),
        .paint = [&pages](QPainter& painter, int page) { pages.paint(painter, page); },
    };
}

/// Every figure a reader may want to search or copy.
QStringList figuresOf(const QuoteDocument& document)
{
    QStringList figures{
        document.number,
        format::date(document.date),
        format::date(document.validUntil),
        format::money(document.net),
        format::money(document.tax),
        format::money(document.total),
        document.fingerprint,
        document.catalogDate,
    };
    for (const QuoteFact& fact : document.facts)
        figures << fact.value;
    for (const QuoteLine& line : document.lines) {
        figures << line.quantity.left(line.quantity.indexOf(format::narrowSpace)) << line.priceDate;
        if (line.price)
            figures << line.unitPrice;
        if (line.amount)
            figures << format::money(line.amount->net) << format::money(line.amount->gross);
    }
    for (const QuoteAssumption& assumption : document.assumptions)
        figures << assumption.value << assumption.asOf;
    figures.removeAll(QString());
    return figures;
}

Language languageOf(const QString& name)
{
    return name == QLatin1String("zh") ? Language::Chinese : Language::English;
}

/// In a process of its own: the PDF, and beside it the lines that were drawn.
int render(const QString& language, const QString& path)
{
    const QuoteDocument document = sampleQuote(languageOf(language));
    const PlainChartPainter charts;
    const Result<QString> written = writeQuotePdf(document, charts, path);
    if (!written)
        return written.error().code == ErrorCode::FontMissing ? 2 : 1;
    const QStringList families = *paperFontFamilies();
    const QStringList lines =
        pdftools::drawnLines(pagesOf(QuotePages(document, families, &charts)));
    return pdftools::write(path + u".txt", lines.join(u'\n').toUtf8()) &&
            pdftools::write(path + u".font", families.constFirst().toUtf8())
        ? 0
        : 1;
}

/// Names as people paste them: long, of several lines, with characters beyond 16 bits.
QString hostileName()
{
    return QStringLiteral("𠮷野 𬭚 😀 <i>& 公司\n第二行\r\n第三行\t") %
        QStringLiteral("很长的名字没有一个空格可以断行").repeated(12) %
        QStringLiteral(" Averyverylongwordwithoutanyplacetobreakit").repeated(6);
}

} // namespace

class TestQuotePdf : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTextIsInTheTextLayer_data();
    void everyTextIsInTheTextLayer();
    void withoutChineseFontNothingIsWritten();
    void sameBytesInEveryProcess();
    void screenColoursStayOnTheScreen();
    void outlineLeadsToTheSections();
    void addressesAreLinks();
    void everyFontIsEmbedded();
    void propertiesNameNobody();
    void userTextIsNotMarkup();
    void hostileNamesAreWhole();
    void previewIsThePaper();
    void fileIsReplacedOnlyWhenComplete();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_dir.filePath(QString::fromLatin1(name));
    }
    QTemporaryDir m_dir;
};

void TestQuotePdf::initTestCase()
{
    QVERIFY(m_dir.isValid());
    if (!paperFontFamilies())
        QSKIP("no Chinese font is installed");
}

void TestQuotePdf::everyTextIsInTheTextLayer_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("locale");
    for (const char* language : {"zh", "en"}) {
        for (const pdftools::Font& font : pdftools::chineseFonts) {
            for (const char* locale : {"C", "C.UTF-8", "zh_CN.UTF-8"})
                QTest::addRow("%s in %s under %s", language, font.family, locale)
                    << QString::fromLatin1(language) << QString::fromLatin1(font.family)
                    << QString::fromLatin1(locale);
        }
    }
}

void TestQuotePdf::everyTextIsInTheTextLayer()
{
    // The shaper takes its language from the locale of the writing process, once: so a process for
    // each.
    QFETCH(const QString, language);
    QFETCH(const QString, family);
    QFETCH(const QString, locale);
    const QString file = path("figures.pdf");
    const int code = pdftools::runWithFont(
        family, locale, path("fonts.conf"), {QStringLiteral("--render"), language, file});
    if (code == 2)
        QSKIP("the font is not installed");
    QCOMPARE(code, 0);
    QCOMPARE(QString::fromUtf8(pdftools::read(file + u".font")), family);

    const std::optional<QStringList> pages = pageTexts(file);
    if (!pages)
        QSKIP("pdftotext is not installed");
    const QStringList drawn =
        QString::fromUtf8(pdftools::read(file + u".txt")).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(drawn.size() > 100);
    QCOMPARE(pdftools::lostLines(file, drawn).join(u'\n'), QString());
    QCOMPARE(pdftools::strayCharacters(pages->join(u'\n')), QString());
    // What a reader wants, not only what the recorder heard.
    const QString text = pages->join(u'\n');
    const QuoteDocument document = sampleQuote(languageOf(language));
    for (const QString& figure : figuresOf(document))
        QVERIFY2(text.contains(spaceless(figure)), qPrintable(figure));
    QVERIFY(text.contains(spaceless(document.chart.groups.front().bars.front().valueText)));
    QVERIFY(!text.contains(QLatin1String("%{")));
    output(QStringLiteral("qpdf"), {QStringLiteral("--check"), file});
}

void TestQuotePdf::withoutChineseFontNothingIsWritten()
{
    const QString file = path("nothing.pdf");
    QCOMPARE(
        pdftools::runWithFont(
            QString(),
            QStringLiteral("C"),
            path("fonts.conf"),
            {QStringLiteral("--render"), QStringLiteral("zh"), file}),
        2);
    QVERIFY(!QFileInfo::exists(file));
}

void TestQuotePdf::sameBytesInEveryProcess()
{
    QByteArray first;
    for (const char* locale : {"C", "C.UTF-8", "zh_CN.UTF-8", "C"}) {
        const QString file = path("same.pdf");
        QCOMPARE(
            pdftools::runWithFont(
                paperFontFamilies()->constFirst(),
                QString::fromLatin1(locale),
                path("fonts.conf"),
                {QStringLiteral("--render"), QStringLiteral("zh"), file}),
            0);
        const QByteArray bytes = pdftools::read(file);
        QVERIFY(!bytes.isEmpty());
        QVERIFY(first.isEmpty() || bytes == first);
        first = bytes;
    }
}

void TestQuotePdf::screenColoursStayOnTheScreen()
{
    const QuoteDocument document = sampleQuote(Language::Chinese);
    const Result<PdfFile> light = quotePdf(document, PlainChartPainter());
    const QPalette before = QGuiApplication::palette();
    QPalette dark(Qt::black);
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::WindowText, Qt::white);
    QGuiApplication::setPalette(dark);
    const Result<PdfFile> underDark = quotePdf(document, PlainChartPainter());
    QGuiApplication::setPalette(before);
    QVERIFY(light && underDark);
    QVERIFY(light->bytes == underDark->bytes);
}

void TestQuotePdf::outlineLeadsToTheSections()
{
    const QuoteDocument document = longQuote(60);
    const PlainChartPainter charts;
    const QuotePages pages(document, *paperFontFamilies(), &charts);
    QCOMPARE(pages.outline().size(), std::size_t(5));
    const QString file = path("outline.pdf");
    QVERIFY(writeQuotePdf(document, charts, file));
    const std::optional<QStringList> texts = pageTexts(file);
    if (!texts)
        QSKIP("pdftotext is not installed");
    for (const PdfBookmark& bookmark : pages.outline())
        QVERIFY2(
            texts->at(bookmark.page).contains(spaceless(bookmark.title)),
            qPrintable(bookmark.title));
    QVERIFY(pages.outline().back().page > 1);
}

void TestQuotePdf::addressesAreLinks()
{
    QuoteDocument document = longQuote(2);
    document.notes = {
        QStringLiteral("来源：https://example.com/价格/a?b=1。又见 "
                       "https://example.com/") %
        QStringLiteral("long-").repeated(40)};
    const QuotePages pages(document, *paperFontFamilies(), nullptr);
    const std::vector<PdfLink>& links = pages.links();
    QVERIFY(links.size() >= 3); // the second address has two lines
    QCOMPARE(
        links.front().target.toEncoded(),
        QByteArray("https://example.com/%E4%BB%B7%E6%A0%BC/a?b=1"));
    QCOMPARE(links.at(1).target, links.at(2).target);
    QVERIFY(links.at(2).rect.top() > links.at(1).rect.top());
    for (const PdfLink& link : links) {
        QVERIFY(link.rect.left() >= 20 && link.rect.right() <= 194.1);
        QVERIFY(link.rect.width() > 5);
    }
}

void TestQuotePdf::everyFontIsEmbedded()
{
    const QString file = path("fonts.pdf");
    QVERIFY(writeQuotePdf(sampleQuote(Language::Chinese), PlainChartPainter(), file));
    // Subset, too: a whole Chinese font has ten megabytes.
    QVERIFY(QFileInfo(file).size() < 300'000);
    const std::optional<QByteArray> listing = output(QStringLiteral("pdffonts"), {file});
    if (!listing)
        QSKIP("pdffonts is not installed");
    const QList<QByteArray> rows = listing->trimmed().split('\n');
    QVERIFY(rows.size() > 3);
    bool bold = false;
    for (const QByteArray& row : rows.mid(2)) {
        // name … emb sub uni object ID
        const QList<QByteArray> words = row.simplified().split(' ');
        QVERIFY2(words.size() > 5, row.constData());
        const QList<QByteArray> flags = words.mid(words.size() - 5, 3);
        QVERIFY2(flags.count("yes") == 3, row.constData());
        bold = bold || row.contains("Bold");
    }
    if (paperFontFamilies()->constFirst() == QLatin1String("Noto Sans CJK SC"))
        QVERIFY(bold);
}

void TestQuotePdf::propertiesNameNobody()
{
    const QString file = path("properties.pdf");
    QVERIFY(writeQuotePdf(sampleQuote(Language::Chinese), PlainChartPainter(), file));
    const std::optional<QByteArray> info = output(QStringLiteral("pdfinfo"), {file});
    if (!info)
        QSKIP("pdfinfo is not installed");
    const QuoteDocument document = sampleQuote(Language::Chinese);
    QVERIFY(info->contains(QString(document.title + u' ' + document.number).toUtf8()));
    QVERIFY(info->contains(QStringLiteral("沪语大模型 13B").toUtf8()));
    QVERIFY(info->contains(QStringLiteral("算筹").toUtf8()));
    QVERIFY(info->contains(document.subtitle.toUtf8()));
    QVERIFY(info->contains("595.") || info->contains("595 x 842"));
    // The day of the evaluation, not of the clock.
    QVERIFY(info->contains("Fri Aug 28") && info->contains("2026"));
    QVERIFY(!info->contains("Author"));
    QVERIFY(!info->contains(m_dir.path().toUtf8()));
    if (const QByteArray user = qgetenv("USER"); user.size() > 4)
        QVERIFY(!info->contains(user));
}

void TestQuotePdf::userTextIsNotMarkup()
{
    const QString file = path("markup.pdf");
    QVERIFY(writeQuotePdf(sampleQuote(Language::English), PlainChartPainter(), file));
    const std::optional<QStringList> pages = pageTexts(file);
    if (!pages)
        QSKIP("pdftotext is not installed");
    QVERIFY(pages->constFirst().contains(QLatin1String("<b>A&B</b>")));
}

void TestQuotePdf::hostileNamesAreWhole()
{
    QuoteDocument document = longQuote(3);
    const QString name = hostileName();
    document.parties = {name, name, name};
    document.lines.at(0).item = name;
    document.lines.at(1).detail = name;
    const QString file = path("names.pdf");
    const PlainChartPainter charts;
    QVERIFY(writeQuotePdf(document, charts, file));
    const std::optional<QStringList> pages = pageTexts(file, {QStringLiteral("-raw")});
    if (!pages)
        QSKIP("pdftotext is not installed");
    const QString text = pages->join(QString());
    // Buyer, seller, the project under the title, item, detail.
    QVERIFY2(text.count(spaceless(name)) >= 5, qPrintable(text.left(3'000)));
    const QStringList drawn =
        pdftools::drawnLines(pagesOf(QuotePages(document, *paperFontFamilies(), &charts)));
    QCOMPARE(pdftools::lostLines(file, drawn).join(u'\n'), QString());
}

void TestQuotePdf::previewIsThePaper()
{
    // The same marks on a screen of another resolution: same ink at the same places, white
    // elsewhere.
    const PlainChartPainter charts;
    const QuotePages pages(sampleQuote(Language::Chinese), *paperFontFamilies(), &charts);
    constexpr double pixelsPerMillimetre = 4;
    QImage image(
        static_cast<int>(210 * pixelsPerMillimetre),
        static_cast<int>(297 * pixelsPerMillimetre),
        QImage::Format_RGB32);
    for (int page = 0; page < pages.count(); ++page) {
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(pixelsPerMillimetre, pixelsPerMillimetre);
        pages.paint(painter, page);
        painter.end();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == qRgb(255, 255, 255))
                    continue;
                ++ink;
                QVERIFY2(
                    x >= 19 * pixelsPerMillimetre && x <= 195 * pixelsPerMillimetre &&
                        y <= 287 * pixelsPerMillimetre,
                    qPrintable(QStringLiteral("page %1: %2, %3").arg(page).arg(x).arg(y)));
            }
        }
        QVERIFY(ink > 1'000);
    }
}

void TestQuotePdf::fileIsReplacedOnlyWhenComplete()
{
    const QString nowhere = m_dir.filePath(QStringLiteral("no such folder/quote.pdf"));
    const Result<QString> refused =
        writeQuotePdf(sampleQuote(Language::English), PlainChartPainter(), nowhere);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(refused.error().params.value(QStringLiteral("path")).toString(), nowhere);

    const QString file = m_dir.filePath(QStringLiteral("报价单 1.pdf"));
    QVERIFY(writeQuotePdf(sampleQuote(Language::English), PlainChartPainter(), file));
    QVERIFY(writeQuotePdf(sampleQuote(Language::Chinese), PlainChartPainter(), file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("%PDF-"));
}

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments.at(1) == QLatin1String("--render"))
        return render(arguments.at(2), arguments.at(3));
    TestQuotePdf test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_quotepdf.moc"
