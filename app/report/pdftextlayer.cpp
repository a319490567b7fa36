// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/pdftextlayer.h"

#include <QFont>
#include <QRawFont>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace suanchou {

namespace {

bool isRadical(char16_t c)
{
    return c >= 0x2E80 && c <= 0x2FDF;
}

bool isIdeograph(char16_t c)
{
    return c >= 0x4E00 && c <= 0x9FFF;
}

/// Every character of the basic plane with its glyph in the font, 0 where it has none.
QList<quint32> glyphsOfPlane(const QString& family)
{
    QFont font(family);
    font.setStyleStrategy(QFont::NoFontMerging);
    const QRawFont raw = QRawFont::fromFont(font);
    QString all(0x10000, QChar(0));
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i] = QChar::isSurrogate(static_cast<char32_t>(i)) ? QChar(0)
                                                              : QChar(static_cast<char16_t>(i));
    QList<quint32> glyphs(all.size(), 0);
    int count = static_cast<int>(glyphs.size());
    if (!raw.isValid() ||
        !raw.glyphIndexesForChars(all.constData(), 0x10000, glyphs.data(), &count))
        return {};
    return glyphs;
}

struct Edit
{
    qsizetype at = 0;
    qsizetype length = 0;
    QByteArray text;
};

/// A file as QPdfWriter writes it: plain objects, one cross-reference table at the end.
class PdfFile
{
public:
    explicit PdfFile(const QByteArray& bytes)
        : m_bytes(bytes)
    {
        const qsizetype start = bytes.lastIndexOf("startxref\n");
        m_tableAt = start < 0 ? -1 : number(start + 10);
        if (m_tableAt < 0 || m_bytes.mid(m_tableAt, 7) != "xref\n0 ")
            return;
        const qsizetype count = number(m_tableAt + 7);
        m_entriesAt = m_bytes.indexOf('\n', m_tableAt + 7) + 1;
        if (count <= 0 || m_entriesAt + count * entrySize > start)
            return;
        for (qsizetype i = 0; i < count; ++i)
            m_objects.push_back(number(m_entriesAt + i * entrySize));
    }

    [[nodiscard]] bool isKnown() const { return !m_objects.empty(); }
    [[nodiscard]] std::size_t objectCount() const { return m_objects.size(); }
    /// The dictionary of an object, up to its stream or end.
    [[nodiscard]] QByteArray dictionary(std::size_t object) const
    {
        const qsizetype at = m_objects.at(object);
        const qsizetype end = m_bytes.indexOf("endobj", at);
        const qsizetype stream = m_bytes.indexOf("stream\n", at);
        return m_bytes.mid(at, (stream >= 0 && stream < end ? stream : end) - at);
    }
    [[nodiscard]] qsizetype offset(std::size_t object) const { return m_objects.at(object); }
    /// The object a key of a dictionary refers to.
    [[nodiscard]] std::optional<std::size_t> reference(
        std::size_t object, const QByteArray& key) const
    {
        const QByteArray text = dictionary(object);
        qsizetype at = text.indexOf(key);
        if (at < 0)
            return std::nullopt;
        at += key.size();
        const qsizetype target = number(offset(object) + at);
        if (target <= 0 || static_cast<std::size_t>(target) >= m_objects.size())
            return std::nullopt;
        return static_cast<std::size_t>(target);
    }
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

    /// The file after the edits, with the cross-references moved along.
    [[nodiscard]] QByteArray edited(std::vector<Edit> edits) const
    {
        std::sort(
            edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.at < b.at; });
        const auto moved = [&edits](qsizetype position) {
            qsizetype to = position;
            for (const Edit& edit : edits) {
                if (edit.at < position)
                    to += edit.text.size() - edit.length;
            }
            return to;
        };
        QByteArray out;
        out.reserve(m_bytes.size() + 4096);
        qsizetype at = 0;
        for (const Edit& edit : edits) {
            out += m_bytes.mid(at, edit.at - at) + edit.text;
            at = edit.at + edit.length;
        }
        out += m_bytes.mid(at, m_entriesAt - at);
        for (std::size_t i = 0; i < m_objects.size(); ++i) {
            QByteArray entry =
                m_bytes.mid(m_entriesAt + static_cast<qsizetype>(i) * entrySize, entrySize);
            if (i > 0)
                entry.replace(
                    0, 10, QByteArray::number(moved(m_objects.at(i))).rightJustified(10, '0'));
            out += entry;
        }
        const qsizetype rest = m_entriesAt + static_cast<qsizetype>(m_objects.size()) * entrySize;
        const qsizetype start = m_bytes.lastIndexOf("startxref\n");
        out += m_bytes.mid(rest, start - rest);
        out += "startxref\n" + QByteArray::number(moved(m_tableAt)) + "\n%%EOF\n";
        return out;
    }

private:
    static constexpr qsizetype entrySize = 20;

    /// The decimal number behind optional spaces and one opening bracket.
    [[nodiscard]] qsizetype number(qsizetype at) const
    {
        while (at < m_bytes.size() && (m_bytes.at(at) == ' ' || m_bytes.at(at) == '['))
            ++at;
        qsizetype value = -1;
        for (; at < m_bytes.size() && m_bytes.at(at) >= '0' && m_bytes.at(at) <= '9'; ++at)
            value = std::max<qsizetype>(value, 0) * 10 + (m_bytes.at(at) - '0');
        return value;
    }

    const QByteArray& m_bytes;
    qsizetype m_tableAt = -1;
    qsizetype m_entriesAt = 0;
    std::vector<qsizetype> m_objects;
};

QByteArray hex(unsigned value)
{
    return QByteArray::number(value, 16).rightJustified(4, '0').toUpper();
}

/// Codes and characters of the bfrange sections that Qt writes: "<a> <b> <u>" or "<a> <b> [<u> <v>
/// …]".
std::optional<std::map<unsigned, unsigned>> readMap(const QByteArray& map)
{
    std::map<unsigned, unsigned> out;
    const auto values = [](const QByteArray& text) {
        std::vector<unsigned> found;
        for (qsizetype at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1))
            found.push_back(text.mid(at + 1, 4).toUInt(nullptr, 16));
        return found;
    };
    bool inside = false;
    for (const QByteArray& line : map.split('\n')) {
        if (line.endsWith("beginbfrange"))
            inside = true;
        else if (line.startsWith("endbfrange"))
            inside = false;
        else if (inside) {
            const std::vector<unsigned> found = values(line);
            if (found.size() < 3 || found.at(1) < found.at(0))
                return std::nullopt;
            const unsigned count = found.at(1) - found.at(0) + 1;
            const bool list = line.contains('[');
            if (list && found.size() != 2 + count)
                return std::nullopt;
            for (unsigned i = 0; i < count; ++i)
                out[found.at(0) + i] = list ? found.at(2 + i) : found.at(2) + i;
        }
    }
    return out;
}

/// The map again, corrected, in sections of at most a hundred characters.
QByteArray writeMap(
    const QByteArray& old, const std::map<unsigned, unsigned>& map, const GlyphNames& names)
{
    QList<QByteArray> lines;
    for (const auto& [code, character] : map) {
        const unsigned meant =
            names.value(static_cast<char16_t>(character), static_cast<char16_t>(character));
        if (meant != 0)
            lines << '<' + hex(code) + "> <" + hex(meant) + '>';
    }
    constexpr qsizetype mostLines = 100;
    QByteArray sections;
    for (qsizetype at = 0; at < lines.size(); at += mostLines) {
        const QList<QByteArray> section = lines.mid(at, mostLines);
        sections += QByteArray::number(section.size()) + " beginbfchar\n" + section.join('\n') +
            "\nendbfchar\n";
    }
    const qsizetype first = old.indexOf("endcodespacerange\n") + 18;
    return old.left(first) + sections + old.mid(old.indexOf("endcmap"));
}

/// The edit of one font's ToUnicode stream; nothing if it is not written as Qt writes it.
std::optional<Edit> mapEdit(const PdfFile& file, std::size_t object, const GlyphNames& names)
{
    const QByteArray dictionary = file.dictionary(object);
    const qsizetype open = dictionary.indexOf("<< /Length ");
    const qsizetype bodyAt = file.offset(object) + dictionary.size() + 7;
    const qsizetype bodyEnd = file.bytes().indexOf("\nendstream", bodyAt);
    if (open < 0 || bodyEnd < 0)
        return std::nullopt;
    const QByteArray body = file.bytes().mid(bodyAt, bodyEnd - bodyAt);
    const auto map = readMap(body);
    if (!body.contains("endcodespacerange\n") || !body.contains("endcmap") || !map)
        return std::nullopt;
    const QByteArray written = writeMap(body, *map, names);
    const qsizetype at = file.offset(object) + open;
    return Edit{
        at,
        bodyEnd - at,
        "<< /Length " + QByteArray::number(written.size()) + " >>\nstream\n" + written};
}

/// Puts "ABCDEF+" before the name of a font.
std::optional<Edit> tagEdit(const PdfFile& file, std::size_t font, std::size_t descriptor)
{
    static const QByteArray fontName("/FontName /");
    static const QByteArray baseFont("/BaseFont /");
    const QByteArray text = file.dictionary(descriptor);
    const qsizetype nameAt = text.indexOf(fontName);
    const qsizetype baseAt = file.dictionary(font).indexOf(baseFont);
    constexpr qsizetype tagSize = 7;
    const QByteArray tag = text.mid(nameAt + fontName.size(), tagSize);
    if (nameAt < 0 || baseAt < 0 || !tag.endsWith('+'))
        return std::nullopt;
    return Edit{file.offset(font) + baseAt + baseFont.size(), 0, tag};
}

} // namespace

GlyphNames glyphNames(const QString& text, const QStringList& families)
{
    const QList<quint32> glyphs =
        families.isEmpty() ? QList<quint32>() : glyphsOfPlane(families.constFirst());
    std::vector<int> uses(0x10000, 0);
    for (const QChar c : text)
        ++uses.at(c.unicode());
    // A no-break space is a space to whoever copies the text.
    uses.at(u' ') += uses.at(0xA0);
    uses.at(0xA0) = 0;

    QHash<quint32, char16_t> lowest;
    GlyphNames names;
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        const quint32 glyph = glyphs.at(i);
        if (glyph == 0)
            continue;
        const auto c = static_cast<char16_t>(i);
        const auto known = lowest.constFind(glyph);
        if (known == lowest.constEnd()) {
            lowest.insert(glyph, c);
            continue;
        }
        const char16_t meant = names.value(*known, *known);
        const bool usedMore = uses.at(c) > uses.at(meant);
        const bool ideographOfRadical = uses.at(meant) == 0 && isRadical(meant) && isIdeograph(c);
        if (usedMore || ideographOfRadical)
            names.insert(*known, c);
    }
    return names;
}

QByteArray withTextLayer(const QByteArray& pdf, const GlyphNames& names)
{
    const PdfFile file(pdf);
    std::vector<Edit> edits;
    for (std::size_t font = 1; font < file.objectCount(); ++font) {
        if (!file.dictionary(font).contains("/Subtype /Type0"))
            continue;
        const auto map = file.reference(font, "/ToUnicode");
        const auto descendant = file.reference(font, "/DescendantFonts");
        const auto descriptor =
            descendant ? file.reference(*descendant, "/FontDescriptor") : std::nullopt;
        if (!map || !descriptor)
            return pdf;
        const std::optional<Edit> corrected = mapEdit(file, *map, names);
        if (!corrected)
            return pdf;
        edits.push_back(*corrected);
        for (const std::size_t named : {font, *descendant}) {
            if (const std::optional<Edit> tag = tagEdit(file, named, *descriptor))
                edits.push_back(*tag);
        }
    }
    return edits.empty() ? pdf : file.edited(std::move(edits));
}

} // namespace suanchou
