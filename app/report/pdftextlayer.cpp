// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/pdftextlayer.h"

#include "app/report/pdffonts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace suanchou::pdf {

namespace {

using Token = QPDFTokenizer::Token;

struct Operation
{
    std::string name;
    std::vector<Token> operands;

    [[nodiscard]] std::string text() const
    {
        std::string out;
        for (const Token& operand : operands)
            out += operand.getRawValue() + ' ';
        return out + name + '\n';
    }
};

/// One glyph: the step to its place, and its code.
struct Glyph
{
    std::string step;
    GlyphCode code = 0;
};

/// What QPdfWriter puts between BT and ET for one text item.
struct TextBlock
{
    std::string fontName;
    std::string size;
    std::string matrix;
    std::vector<Glyph> glyphs;
    bool printedTwice = false; ///< synthetic bold
};

GlyphCode codeOf(const std::string& bytes)
{
    return bytes.size() == 2
        ? static_cast<GlyphCode>(
              static_cast<unsigned char>(bytes[0]) << 8U | static_cast<unsigned char>(bytes[1]))
        : GlyphCode(0);
}

TextBlock readBlock(const std::vector<Operation>& operations)
{
    TextBlock block;
    std::string step;
    for (const Operation& operation : operations) {
        if (operation.name == "BDC") {
            // The second print follows, in a span that says nothing.
            block.printedTwice = true;
            break;
        }
        if (operation.name == "Tf") {
            block.fontName = operation.operands.at(0).getValue();
            block.size = operation.operands.at(1).getRawValue();
        } else if (operation.name == "Tm" && block.matrix.empty()) {
            block.matrix = operation.text();
        } else if (operation.name == "Td") {
            step = operation.text();
        } else if (operation.name == "Tj") {
            block.glyphs.push_back({step, codeOf(operation.operands.at(0).getValue())});
        }
    }
    return block;
}

/// "第 1 页 / 共 3 页": poppler takes equal gaps between single characters for spaced-out type and
/// drops the spaces.
bool looksSpacedOut(const QString& text)
{
    const QList<uint> points = text.trimmed().toUcs4();
    bool wordBefore = false;
    bool hasSpace = false;
    for (const uint point : points) {
        const bool isSpace = QChar::isSpace(point);
        if (wordBefore && !isSpace)
            return false;
        wordBefore = !isSpace;
        hasSpace = hasSpace || isSpace;
    }
    return hasSpace;
}

/// Reads the content of a page and writes it again.
class PageRewriter final : public QPDFObjectHandle::TokenFilter
{
public:
    PageRewriter(
        FontLayers& fonts,
        const QPDFObjectHandle& resources,
        const DrawnTexts& texts,
        QString& missing)
        : m_fonts(fonts)
        , m_resources(resources)
        , m_texts(texts)
        , m_missing(missing)
    {
    }

    void handleToken(const Token& token) override
    {
        switch (token.getType()) {
        case QPDFTokenizer::tt_space:
        case QPDFTokenizer::tt_comment:
        case QPDFTokenizer::tt_eof:
            return;
        case QPDFTokenizer::tt_word:
            take({token.getValue(), std::exchange(m_operands, {})});
            return;
        default:
            m_operands.push_back(token);
        }
    }

    [[nodiscard]] const std::string& content() const { return m_content; }
    [[nodiscard]] std::size_t blockCount() const { return m_blocks; }
    [[nodiscard]] const std::set<std::string>& fontNames() const { return m_fontNames; }

private:
    void take(Operation operation)
    {
        if (operation.name == "BT") {
            m_inBlock = true;
        } else if (operation.name == "ET") {
            m_inBlock = false;
            write(readBlock(std::exchange(m_block, {})));
        } else if (m_inBlock) {
            m_block.push_back(std::move(operation));
        } else {
            if (operation.name == "scn")
                m_fill = operation;
            m_content += operation.text();
        }
    }

    void write(const TextBlock& block)
    {
        const std::size_t index = m_blocks++;
        if (index >= m_texts.size())
            return; // the caller compares the counts
        const DrawnText& drawn = m_texts.at(index);
        const std::size_t font = m_fonts.font(m_resources.getKey("/Font").getKey(block.fontName));
        const std::optional<QStringList> meanings = textsOfGlyphs(drawn, block.glyphs.size());
        const bool stated = !meanings || looksSpacedOut(drawn.text);
        if (stated)
            m_content += actualText(drawn.text);
        m_content += "BT\n";
        std::string current;
        for (std::size_t i = 0; i < block.glyphs.size(); ++i) {
            const Glyph& glyph = block.glyphs.at(i);
            const std::string name = meanings
                ? meaning(font, glyph.code, meanings->at(static_cast<qsizetype>(i)))
                : m_fonts.name(font);
            if (name != current)
                m_content += name + ' ' + block.size + " Tf\n";
            if (i == 0)
                m_content += block.matrix + (block.printedTwice ? boldStroke(block.size) : "");
            m_content += glyph.step + hex(glyph.code) + " Tj\n";
            m_fontNames.insert(name);
            current = name;
        }
        m_content += stated ? "ET\nEMC\n" : "ET\n";
    }

    std::string meaning(std::size_t font, GlyphCode code, const QString& text)
    {
        if (code == 0 && !m_missing.contains(text))
            m_missing += text;
        return m_fonts.nameFor(font, code, text);
    }

    /// Fill and outline in the colour of the fill. The state ends with the q … Q around the block.
    [[nodiscard]] std::string boldStroke(const std::string& size) const
    {
        // A thirtieth of the size looks like a bold face.
        constexpr double share = 30;
        if (m_fill.operands.size() != 3)
            return {};
        Operation stroke = m_fill;
        stroke.name = "SCN";
        const QByteArray width = QByteArray::number(std::stod(size) / share, 'f', 3);
        return "/CSp CS\n" + stroke.text() + width.toStdString() + " w 1 j []0 d 2 Tr\n";
    }

    static std::string hex(GlyphCode code)
    {
        return '<' + QByteArray::number(code, 16).rightJustified(4, '0').toStdString() + '>';
    }

    static std::string actualText(const QString& text)
    {
        return "/Span <</ActualText " +
            QPDFObjectHandle::newUnicodeString(text.toStdString()).unparseBinary() + ">> BDC\n";
    }

    FontLayers& m_fonts;
    QPDFObjectHandle m_resources;
    const DrawnTexts& m_texts;
    QString& m_missing;
    std::vector<Token> m_operands;
    std::vector<Operation> m_block;
    Operation m_fill;
    bool m_inBlock = false;
    std::size_t m_blocks = 0;
    std::set<std::string> m_fontNames;
    std::string m_content;
};

Status rewritePage(
    QPDF& file,
    QPDFPageObjectHelper page,
    const DrawnTexts& texts,
    FontLayers& fonts,
    QString& missing)
{
    QPDFObjectHandle resources = page.getAttribute("/Resources", true);
    PageRewriter rewriter(fonts, resources, texts, missing);
    page.filterContents(&rewriter);
    if (rewriter.blockCount() != texts.size()) {
        return fail(
            ErrorCode::PdfTextLost,
            {{QStringLiteral("drawn"), static_cast<qulonglong>(texts.size())},
             {QStringLiteral("written"), static_cast<qulonglong>(rewriter.blockCount())}});
    }
    QPDFObjectHandle used = QPDFObjectHandle::newDictionary();
    for (const std::string& name : rewriter.fontNames())
        used.replaceKey(name, fonts.object(name));
    resources.replaceKey("/Font", used);
    page.getObjectHandle().replaceKey(
        "/Contents", QPDFObjectHandle::newStream(&file, rewriter.content()));
    return {};
}

} // namespace

std::optional<QStringList> textsOfGlyphs(const DrawnText& drawn, std::size_t glyphs)
{
    if (drawn.rightToLeft)
        return std::nullopt;
    const QList<uint> points = drawn.text.toUcs4();
    const auto count = static_cast<qsizetype>(glyphs);
    const auto printable = std::count_if(
        points.begin(), points.end(), [](uint point) { return QChar::isPrint(point); });
    // Without shaping, QPdfWriter leaves out what does not print; with it, nothing.
    const bool all = points.size() == count;
    if (!all && printable != count)
        return std::nullopt;
    QStringList texts;
    for (const uint point : points) {
        const QString text = QString::fromUcs4(reinterpret_cast<const char32_t*>(&point), 1);
        if (all || QChar::isPrint(point))
            texts << text;
        else if (!texts.isEmpty() && QChar::category(point) == QChar::Other_Format)
            texts.last() += text;
    }
    return texts;
}

Result<QString> rewriteTextLayer(QPDF& file, const std::vector<DrawnTexts>& pages)
{
    FontLayers fonts(file);
    QString missing;
    const std::vector<QPDFPageObjectHelper> written = QPDFPageDocumentHelper(file).getAllPages();
    for (std::size_t i = 0; i < written.size() && i < pages.size(); ++i) {
        if (Status done = rewritePage(file, written.at(i), pages.at(i), fonts, missing); !done) {
            Error error = done.error();
            error.params.insert(QStringLiteral("page"), static_cast<qulonglong>(i + 1));
            return fail(error);
        }
    }
    if (const Status named = fonts.finish(); !named)
        return fail(named.error());
    return missing;
}

} // namespace suanchou::pdf
