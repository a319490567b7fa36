// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/pdffonts.h"

#include <QCryptographicHash>

#include <algorithm>

namespace suanchou::pdf {

namespace {

/// UTF-16, big-endian, in hexadecimal digits: how a map to Unicode states a text.
QByteArray utf16Hex(const QString& text)
{
    QByteArray hex;
    for (const QChar unit : text)
        hex += QByteArray::number(unit.unicode(), 16).rightJustified(4, '0');
    return hex;
}

QByteArray unicodeMap(const std::map<GlyphCode, QString>& meanings)
{
    // The format allows no more in one block.
    constexpr std::ptrdiff_t blockSize = 100;
    QByteArray map = "/CIDInit /ProcSet findresource begin\n"
                     "12 dict begin\n"
                     "begincmap\n"
                     "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                     "/CMapName /Adobe-Identity-UCS def\n"
                     "/CMapType 2 def\n"
                     "1 begincodespacerange\n"
                     "<0000> <ffff>\n"
                     "endcodespacerange\n";
    auto next = meanings.begin();
    auto left = static_cast<std::ptrdiff_t>(meanings.size());
    while (left > 0) {
        const std::ptrdiff_t count = std::min(left, blockSize);
        map += QByteArray::number(static_cast<qlonglong>(count)) + " beginbfchar\n";
        for (std::ptrdiff_t i = 0; i < count; ++i, ++next)
            map += '<' + QByteArray::number(next->first, 16).rightJustified(4, '0') + "> <" +
                utf16Hex(next->second) + ">\n";
        map += "endbfchar\n";
        left -= count;
    }
    return map +
        "endcmap\n"
        "CMapName currentdict /CMap defineresource pop\n"
        "end\n"
        "end\n";
}

/// Six capital letters that follow from the outlines alone.
std::string subsetTag(QPDFObjectHandle fontFile)
{
    const std::shared_ptr<Buffer> data = fontFile.getStreamData(qpdf_dl_generalized);
    const QByteArray hash = QCryptographicHash::hash(
        QByteArrayView(data->getBuffer(), static_cast<qsizetype>(data->getSize())),
        QCryptographicHash::Sha256);
    constexpr qsizetype letters = 6;
    constexpr unsigned alphabet = 26;
    std::string tag;
    for (qsizetype i = 0; i < letters; ++i)
        tag += static_cast<char>('A' + static_cast<unsigned char>(hash.at(i)) % alphabet);
    return tag;
}

QPDFObjectHandle fontFileOf(QPDFObjectHandle descriptor)
{
    for (const char* key : {"/FontFile", "/FontFile2", "/FontFile3"}) {
        if (descriptor.hasKey(key))
            return descriptor.getKey(key);
    }
    return QPDFObjectHandle::newNull();
}

} // namespace

FontLayers::FontLayers(QPDF& file)
    : m_file(file)
{
}

std::string FontLayers::nameOf(std::size_t font, std::size_t layer)
{
    std::string name = "/F" + std::to_string(font + 1);
    if (layer > 0)
        name += "-" + std::to_string(layer + 1);
    return name;
}

std::size_t FontLayers::font(const QPDFObjectHandle& object)
{
    const auto known = std::find_if(m_fonts.begin(), m_fonts.end(), [&object](const Font& font) {
        return font.id == object.getObjGen();
    });
    const auto index = static_cast<std::size_t>(known - m_fonts.begin());
    if (known == m_fonts.end()) {
        m_fonts.push_back({object.getObjGen(), {{object, {}}}});
        m_named[nameOf(index, 0)] = object;
    }
    return index;
}

std::string FontLayers::nameFor(std::size_t font, GlyphCode code, const QString& text)
{
    std::vector<Layer>& layers = m_fonts.at(font).layers;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (layers.at(i).meanings.try_emplace(code, text).first->second == text)
            return nameOf(font, i);
    }
    QPDFObjectHandle copy = m_file.makeIndirectObject(layers.front().object.shallowCopy());
    std::string name = nameOf(font, layers.size());
    layers.push_back({copy, {{code, text}}});
    m_named[name] = copy;
    return name;
}

std::string FontLayers::name(std::size_t font) const
{
    return nameOf(font, 0);
}

QPDFObjectHandle FontLayers::object(const std::string& name) const
{
    return m_named.at(name);
}

Status FontLayers::finish()
{
    for (Font& font : m_fonts) {
        for (Layer& layer : font.layers) {
            layer.object.replaceKey(
                "/ToUnicode",
                QPDFObjectHandle::newStream(&m_file, unicodeMap(layer.meanings).toStdString()));
        }
        if (Status named = rename(font); !named)
            return named;
    }
    return {};
}

Status FontLayers::rename(Font& font)
{
    QPDFObjectHandle shared = font.layers.front().object.getKey("/DescendantFonts").getArrayItem(0);
    QPDFObjectHandle descriptor = shared.getKey("/FontDescriptor");
    const std::string plain = shared.getKey("/BaseFont").getName().substr(1);
    QPDFObjectHandle fontFile = fontFileOf(descriptor);
    if (!fontFile.isStream())
        return fail(
            ErrorCode::FontNotEmbedded, {{QStringLiteral("text"), QString::fromStdString(plain)}});
    QPDFObjectHandle name = QPDFObjectHandle::newName("/" + subsetTag(fontFile) + "+" + plain);
    descriptor.replaceKey("/FontName", name);
    shared.replaceKey("/BaseFont", name);
    for (Layer& layer : font.layers)
        layer.object.replaceKey("/BaseFont", name);
    return {};
}

} // namespace suanchou::pdf
