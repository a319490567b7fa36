// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/libqpdf.h"
#include "app/report/pdftextlayer.h"
#include "app/report/pdfwriter.h"
#include "app/report/quotepdf.h"
#include "tests/support/pdftools.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QtTest>

using namespace suanchou;

namespace {

/// What goes wrong in QPdfWriter's own text layer, and what could go wrong in ours.
QStringList tortureStrings()
{
    QStringList strings{
        QStringLiteral("大 民 金 月 人 角 长 食 页 见"),
        QStringLiteral("真部首 ⼤⽇⾦⽉⼈ 与 大日金月人，⺠⻆⻓⻝ 与 民角长食"),
        QStringLiteral("H200 × 64 张 ¥1,234,567.89"),
        QStringLiteral("64 GPU, 8×H200, 张64, 200, H200"),
        QStringLiteral("人民币（大写）玖万捌仟捌佰零壹元叁角伍分"),
        QStringLiteral("𠮷野家 𬭚 䶮 𬭊"),
        QStringLiteral("，。、；：？！（）「」『』【】《》〈〉“”‘’…——～￥"),
        QStringLiteral("全角ＡＢＣａｂｃ０１２３"),
        QStringLiteral("office fluffy affine waffle ﬁ"),
        QStringLiteral("µ/μ Ω/Ω Å/Å K/K"),
        QStringLiteral("a‑b a‐b a-b a–b a—b a−b"),
        QStringLiteral("10\u00A0GB 20\u2009GB 30\u202FGB 40\u3000GB"),
        QStringLiteral("25 ℃ ½ 10²³ ±5 % ≤ ≥ ≈"),
        QStringLiteral("Ünïcødé Łódź façade"),
        QStringLiteral("e\u0301te\u0301 combined"),
        QStringLiteral("😀 smile"),
        QStringLiteral("<b>A & B</b> (x) \\ % {y}"),
    };
    // All Kangxi radicals beside the characters that look the same.
    QString line;
    for (char32_t radical = 0x2F00; radical <= 0x2FD5; ++radical) {
        const QString twin = QString::fromUcs4(&radical, 1);
        line += twin + twin.normalized(QString::NormalizationForm_KC);
        if (line.size() >= 40 || radical == 0x2FD5)
            strings << std::exchange(line, {});
    }
    return strings;
}

/// One page for each way to set the strings: regular or bold, with and without shaping.
PdfPages torturePages(const QStringList& families)
{
    constexpr int pixels = 4; // millimetres here
    const auto paint = [families](QPainter& painter, int page) {
        QFont font(families);
        font.setPixelSize(pixels);
        font.setBold(page % 2 == 1);
        font.setHintingPreference(QFont::PreferNoHinting);
        if (page < 2)
            font.setStyleStrategy(QFont::PreferNoShaping);
        // As on paper: set large, drawn small.
        constexpr double units = 100;
        font.setPixelSize(static_cast<int>(pixels * units));
        painter.setFont(font);
        painter.scale(1 / units, 1 / units);
        double y = 20;
        for (const QString& text : tortureStrings()) {
            painter.drawText(QPointF(15 * units, y * units), text);
            y += 7;
        }
    };
    return {.count = 4, .paint = paint};
}

Result<PdfFile> tortureFile(const QStringList& families)
{
    return writePdf(torturePages(families), {.title = QStringLiteral("Torture")});
}

/// In a process of its own: the PDF, and beside it the lines that were drawn.
int renderTorture(const QString& path)
{
    const Result<QStringList> families = paperFontFamilies();
    if (!families)
        return 2;
    const Result<PdfFile> file = tortureFile(*families);
    const QStringList lines = pdftools::drawnLines(torturePages(*families));
    return file && pdftools::write(path, file->bytes) &&
            pdftools::write(path + u".txt", lines.join(u'\n').toUtf8()) &&
            pdftools::write(path + u".font", families->constFirst().toUtf8())
        ? 0
        : 1;
}

/// Pages that say "page 1", "page 2", with a heading and a link each.
PdfPages plainPages(int count)
{
    PdfPages pages{
        .count = count,
        .paint =
            [](QPainter& painter, int page) {
                QFont font(*paperFontFamilies());
                font.setPixelSize(10);
                painter.setFont(font);
                painter.drawText(QPointF(20, 40), QStringLiteral("页 %1").arg(page + 1));
            },
    };
    for (int page = 0; page < count; ++page) {
        pages.outline.push_back(
            {.title = QStringLiteral("第 %1 节 (A&B)").arg(page + 1), .page = page, .y = 30});
        pages.links.push_back(
            {.page = page,
             .rect = QRectF(20, 30, 50, 10),
             .target =
                 QUrl(QStringLiteral("https://example.com/报价 %1?a=1&b=(2)").arg(page + 1))});
    }
    return pages;
}

const PdfProperties& plainProperties()
{
    static const PdfProperties properties{
        .title = QStringLiteral("智算中心报价单 (A&B)"),
        .subject = QStringLiteral("某某科技"),
        .creator = QStringLiteral("算筹"),
        .language = QStringLiteral("zh-CN"),
        .date = QDate(2026, 8, 28),
    };
    return properties;
}

QString utf8(const std::string& text)
{
    return QString::fromStdString(text);
}

void open(QPDF& file, const QByteArray& bytes)
{
    file.processMemoryFile("test", bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

/// How dark a page is: its grey values, added up.
double ink(const QString& pdf, int page)
{
    const QString number = QString::number(page);
    const QString out = pdf + u'-' + number;
    if (!pdftools::output(
            QStringLiteral("pdftoppm"),
            {QStringLiteral("-r"),
             QStringLiteral("100"),
             QStringLiteral("-gray"),
             QStringLiteral("-f"),
             number,
             QStringLiteral("-l"),
             number,
             QStringLiteral("-singlefile"),
             pdf,
             out}))
        return -1;
    const QByteArray pixels = pdftools::read(out + u".pgm");
    double sum = 0;
    for (const char pixel : pixels)
        sum += 255 - static_cast<unsigned char>(pixel);
    return sum;
}

} // namespace

class TestPdfWriter : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void glyphsAndCharactersPair_data();
    void glyphsAndCharactersPair();
    void everyStringIsExact_data();
    void everyStringIsExact();
    void boldIsHeavierAndPrintedOnce_data();
    void boldIsHeavierAndPrintedOnce();
    void propertiesAreUnicode();
    void outlineLabelsAndLinks();
    void sameBytesInEveryProcess();
    void differentPassesAreRefused();
    void missingCharactersAreNamed();
    void invisibleTextIsNoText();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_dir.filePath(QString::fromLatin1(name));
    }
    QTemporaryDir m_dir;
};

void TestPdfWriter::initTestCase()
{
    QVERIFY(m_dir.isValid());
    if (!paperFontFamilies())
        QSKIP("no Chinese font is installed");
}

void TestPdfWriter::glyphsAndCharactersPair_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("rightToLeft");
    QTest::addColumn<int>("glyphs");
    QTest::addColumn<QStringList>("expected"); // none: they do not pair
    const QString family = QStringLiteral("👩\u200D💻!");
    QTest::newRow("one by one")
        << QStringLiteral("H2大") << false << 3
        << QStringList{QStringLiteral("H"), QStringLiteral("2"), QStringLiteral("大")};
    QTest::newRow("beyond 16 bits") << QStringLiteral("𠮷1") << false << 2
                                    << QStringList{QStringLiteral("𠮷"), QStringLiteral("1")};
    QTest::newRow("joiner without a glyph")
        << family << false << 3
        << QStringList{QStringLiteral("👩\u200D"), QStringLiteral("💻"), QStringLiteral("!")};
    QTest::newRow("joiner with a glyph") << family << false << 4
                                         << QStringList{
                                                QStringLiteral("👩"),
                                                QStringLiteral("\u200D"),
                                                QStringLiteral("💻"),
                                                QStringLiteral("!")};
    QTest::newRow("ligature") << QStringLiteral("office") << false << 4 << QStringList();
    QTest::newRow("more glyphs") << QStringLiteral("é") << false << 2 << QStringList();
    QTest::newRow("right to left") << QStringLiteral("אב") << true << 2 << QStringList();
    QTest::newRow("private use") << QStringLiteral("a\uE000b") << false << 2
                                 << QStringList{QStringLiteral("a"), QStringLiteral("b")};
}

void TestPdfWriter::glyphsAndCharactersPair()
{
    QFETCH(const QString, text);
    QFETCH(const bool, rightToLeft);
    QFETCH(const int, glyphs);
    QFETCH(const QStringList, expected);
    const std::optional<QStringList> paired = pdf::textsOfGlyphs(
        {.text = text, .rightToLeft = rightToLeft, .at = {}, .width = 0},
        static_cast<std::size_t>(glyphs));
    QCOMPARE(paired.has_value(), !expected.isEmpty());
    QCOMPARE(paired.value_or(QStringList()), expected);
}

void TestPdfWriter::everyStringIsExact_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("locale");
    for (const pdftools::Font& font : pdftools::chineseFonts) {
        for (const char* locale : {"C", "C.UTF-8", "zh_CN.UTF-8"})
            QTest::addRow("%s under %s", font.family, locale)
                << QString::fromLatin1(font.family) << QString::fromLatin1(locale);
    }
}

void TestPdfWriter::everyStringIsExact()
{
    QFETCH(const QString, family);
    QFETCH(const QString, locale);
    const QString file = path("torture.pdf");
    const int code = pdftools::runWithFont(
        family, locale, path("fonts.conf"), {QStringLiteral("--torture"), file});
    if (code == 2)
        QSKIP("the font is not installed");
    QCOMPARE(code, 0);
    QCOMPARE(QString::fromUtf8(pdftools::read(file + u".font")), family);
    const std::optional<QStringList> pages = pdftools::pages(file, {QStringLiteral("-layout")});
    if (!pages)
        QSKIP("pdftotext is not installed");
    QCOMPARE(pdftools::strayCharacters(pages->join(u'\n')), QString());
    const QStringList drawn =
        QString::fromUtf8(pdftools::read(file + u".txt")).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(drawn.size() >= 4 * tortureStrings().size());
    QCOMPARE(pdftools::lostLines(file, drawn).join(u'\n'), QString());
    // What was asked for, not only what the recorder heard.
    QStringList wanted = tortureStrings();
    for (QString& text : wanted)
        text = pdftools::oneSpaced(text);
    QCOMPARE(pdftools::lostLines(file, wanted).join(u'\n'), QString());
    pdftools::output(QStringLiteral("qpdf"), {QStringLiteral("--check"), file});
}

void TestPdfWriter::boldIsHeavierAndPrintedOnce_data()
{
    QTest::addColumn<QString>("family");
    for (const pdftools::Font& font : pdftools::chineseFonts)
        QTest::newRow(font.family) << QString::fromLatin1(font.family);
}

void TestPdfWriter::boldIsHeavierAndPrintedOnce()
{
    QFETCH(const QString, family);
    const QString file = path("bold.pdf");
    const int code = pdftools::runWithFont(
        family, QStringLiteral("C"), path("fonts.conf"), {QStringLiteral("--torture"), file});
    if (code == 2)
        QSKIP("the font is not installed");
    const std::optional<QStringList> pages = pdftools::pages(file, {QStringLiteral("-raw")});
    if (!pages || ink(file, 1) < 0)
        QSKIP("poppler-utils is not installed");
    const QString sum = QStringLiteral("¥1,234,567.89");
    QCOMPARE(pages->at(0).count(sum), 1);
    QCOMPARE(pages->at(1).count(sum), 1);
    const double heavier = ink(file, 2) / ink(file, 1);
    QVERIFY2(heavier > 1.15 && heavier < 1.8, qPrintable(QString::number(heavier)));
}

void TestPdfWriter::propertiesAreUnicode()
{
    const Result<PdfFile> file = writePdf(plainPages(1), plainProperties());
    QVERIFY(file);
    QPDF pdf;
    open(pdf, file->bytes);
    QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
    QCOMPARE(utf8(info.getKey("/Title").getUTF8Value()), plainProperties().title);
    QCOMPARE(utf8(info.getKey("/Subject").getUTF8Value()), plainProperties().subject);
    QCOMPARE(utf8(info.getKey("/Creator").getUTF8Value()), plainProperties().creator);
    QCOMPARE(
        utf8(info.getKey("/CreationDate").getUTF8Value()), QStringLiteral("D:20260828000000Z"));
    QVERIFY(!info.hasKey("/Author"));
    QPDFObjectHandle root = pdf.getRoot();
    QCOMPARE(utf8(root.getKey("/Lang").getUTF8Value()), QStringLiteral("zh-CN"));
    QVERIFY(root.getKey("/ViewerPreferences").getKey("/DisplayDocTitle").getBoolValue());
}

void TestPdfWriter::outlineLabelsAndLinks()
{
    const Result<PdfFile> file = writePdf(plainPages(3), plainProperties());
    QVERIFY(file);
    QPDF pdf;
    open(pdf, file->bytes);
    const std::vector<QPDFObjectHandle> pages = pdf.getAllPages();
    QCOMPARE(pages.size(), std::size_t(3));
    QPDFObjectHandle outlines = pdf.getRoot().getKey("/Outlines");
    QCOMPARE(outlines.getKey("/Count").getIntValueAsInt(), 3);
    QPDFObjectHandle item = outlines.getKey("/First");
    for (int page = 0; page < 3; ++page) {
        QPDFObjectHandle object = pages.at(static_cast<std::size_t>(page));
        QCOMPARE(
            utf8(item.getKey("/Title").getUTF8Value()),
            QStringLiteral("第 %1 节 (A&B)").arg(page + 1));
        QPDFObjectHandle destination = item.getKey("/Dest");
        QVERIFY(destination.getArrayItem(0).getObjGen() == object.getObjGen());
        // 30 mm from the top of 297 mm
        QVERIFY(std::abs(destination.getArrayItem(3).getNumericValue() - 756.9) < 1);
        QPDFObjectHandle link = object.getKey("/Annots").getArrayItem(0);
        QCOMPARE(
            utf8(link.getKey("/A").getKey("/URI").getUTF8Value()),
            QStringLiteral("https://example.com/%E6%8A%A5%E4%BB%B7%20%1?a=1&b=(2)").arg(page + 1));
        QVERIFY(std::abs(link.getKey("/Rect").getArrayItem(0).getNumericValue() - 56.7) < 0.1);
        item = item.getKey("/Next");
    }
    QVERIFY(item.isNull());
    QPDFObjectHandle labels = pdf.getRoot().getKey("/PageLabels").getKey("/Nums");
    QCOMPARE(utf8(labels.getArrayItem(1).getKey("/S").getName()), QStringLiteral("/D"));
}

void TestPdfWriter::sameBytesInEveryProcess()
{
    QByteArray first;
    // Qt seeds its hashes anew in every process: six of them see two orders of fonts at least.
    for (int process = 0; process < 6; ++process) {
        const QString file = path("same.pdf");
        QCOMPARE(
            pdftools::runWithFont(
                QLatin1String(pdftools::chineseFonts.front().family),
                QStringLiteral("C"),
                path("fonts.conf"),
                {QStringLiteral("--torture"), file}),
            0);
        const QByteArray bytes = pdftools::read(file);
        QVERIFY(!bytes.isEmpty());
        if (first.isEmpty())
            first = bytes;
        QVERIFY(bytes == first);
    }
}

void TestPdfWriter::differentPassesAreRefused()
{
    int calls = 0;
    PdfPages pages = plainPages(2);
    pages.paint = [&calls](QPainter& painter, int page) {
        painter.drawText(QPointF(20, 20), QStringLiteral("a"));
        // The ink of page 2 has a text more than its record.
        if (page == 1 && ++calls == 1)
            painter.drawText(QPointF(20, 40), QStringLiteral("b"));
    };
    const Result<PdfFile> file = writePdf(pages, plainProperties());
    QVERIFY(!file);
    QCOMPARE(file.error().code, ErrorCode::PdfTextLost);
    QCOMPARE(file.error().params.value(QStringLiteral("page")).toInt(), 2);
    QCOMPARE(file.error().params.value(QStringLiteral("drawn")).toInt(), 1);
    QCOMPARE(file.error().params.value(QStringLiteral("written")).toInt(), 2);
}

void TestPdfWriter::missingCharactersAreNamed()
{
    PdfPages pages = plainPages(1);
    // A character of Tangut, for which the tests install no font.
    const QString text = QStringLiteral("西夏 𗀀𗀁𗀀");
    pages.paint = [&text](QPainter& painter, int /*page*/) {
        QFont font(*paperFontFamilies());
        font.setPixelSize(10);
        painter.setFont(font);
        painter.drawText(QPointF(20, 40), text);
    };
    const Result<PdfFile> file = writePdf(pages, plainProperties());
    QVERIFY(file);
    if (file->missing.isEmpty())
        QSKIP("a font with Tangut characters is installed");
    QCOMPARE(file->missing, QStringLiteral("𗀀𗀁"));
    const QString pdf = path("missing.pdf");
    QVERIFY(pdftools::write(pdf, file->bytes));
    if (const std::optional<QStringList> read = pdftools::pages(pdf))
        QVERIFY(read->constFirst().contains(text));
}

void TestPdfWriter::invisibleTextIsNoText()
{
    PdfPages pages = plainPages(1);
    pages.paint = [](QPainter& painter, int /*page*/) {
        painter.setPen(Qt::NoPen);
        painter.drawText(QPointF(20, 20), QStringLiteral("without a pen"));
        painter.setPen(Qt::black);
        QFont font(*paperFontFamilies());
        font.setPixelSize(10);
        for (const QFont::StyleStrategy strategy : {QFont::PreferDefault, QFont::PreferNoShaping}) {
            font.setStyleStrategy(strategy);
            painter.setFont(font);
            painter.drawText(QPointF(20, 40), QStringLiteral("\u200B\u200D"));
        }
        painter.drawText(QPointF(20, 60), QStringLiteral("seen"));
    };
    const Result<PdfFile> file = writePdf(pages, plainProperties());
    QVERIFY2(file, file ? "" : qPrintable(QDebug::toString(file.error().params)));
    const QString pdf = path("seen.pdf");
    QVERIFY(pdftools::write(pdf, file->bytes));
    if (std::optional<QStringList> read = pdftools::pages(pdf))
        QCOMPARE(
            read->first().remove(QChar(0x200B)).remove(QChar(0x200D)).trimmed(),
            QStringLiteral("seen"));
}

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == QLatin1String("--torture"))
        return renderTorture(arguments.at(2));
    TestPdfWriter test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_pdfwriter.moc"
