// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/pdfproperties.h"

#include "app/report/libqpdf.h"

namespace suanchou::pdf {

namespace {

using Object = QPDFObjectHandle;

constexpr double pointsPerMillimetre = 72 / 25.4;
/// A tenth of a pixel on paper.
constexpr int decimals = 2;

Object unicode(const QString& text)
{
    return Object::newUnicodeString(text.toStdString());
}

Object number(double value)
{
    return Object::newReal(value, decimals);
}

/// Places on a page, from the top as we count, from the bottom as PDF counts.
class PagePlace
{
public:
    PagePlace(QPDF& file, int page)
        : m_page(file.getAllPages().at(static_cast<std::size_t>(page)))
        , m_height(m_page.getKey("/MediaBox").getArrayItem(3).getNumericValue())
    {
    }

    [[nodiscard]] Object page() const { return m_page; }
    [[nodiscard]] static double x(double millimetres) { return millimetres * pointsPerMillimetre; }
    [[nodiscard]] double y(double millimetres) const
    {
        return m_height - millimetres * pointsPerMillimetre;
    }

private:
    Object m_page;
    double m_height;
};

Object linkAnnotation(const PagePlace& place, const PdfLink& link)
{
    Object action = Object::newDictionary();
    action.replaceKey("/S", Object::newName("/URI"));
    action.replaceKey("/URI", Object::newString(link.target.toEncoded().toStdString()));
    Object border = Object::newArray();
    for (int i = 0; i < 3; ++i)
        border.appendItem(Object::newInteger(0));
    Object annotation = Object::newDictionary();
    annotation.replaceKey("/Type", Object::newName("/Annot"));
    annotation.replaceKey("/Subtype", Object::newName("/Link"));
    annotation.replaceKey("/Border", border);
    annotation.replaceKey("/A", action);
    Object rect = Object::newArray();
    for (const double side :
         {PagePlace::x(link.rect.left()),
          place.y(link.rect.bottom()),
          PagePlace::x(link.rect.right()),
          place.y(link.rect.top())})
        rect.appendItem(number(side));
    annotation.replaceKey("/Rect", rect);
    return annotation;
}

Object destination(const PagePlace& place, double y)
{
    Object out = Object::newArray();
    out.appendItem(place.page());
    out.appendItem(Object::newName("/XYZ"));
    out.appendItem(Object::newNull());
    out.appendItem(number(place.y(y)));
    out.appendItem(Object::newNull());
    return out;
}

/// Decimal numbers from 1 on.
Object pageLabels()
{
    Object style = Object::newDictionary();
    style.replaceKey("/S", Object::newName("/D"));
    Object numbers = Object::newArray();
    numbers.appendItem(Object::newInteger(0));
    numbers.appendItem(style);
    Object labels = Object::newDictionary();
    labels.replaceKey("/Nums", numbers);
    return labels;
}

} // namespace

void setProperties(QPDF& file, const PdfProperties& properties)
{
    Object info = Object::newDictionary();
    const auto add = [&info](const char* key, const QString& text) {
        if (!text.isEmpty())
            info.replaceKey(key, unicode(text));
    };
    add("/Title", properties.title);
    add("/Subject", properties.subject);
    add("/Creator", properties.creator);
    add("/Producer", properties.creator);
    if (properties.date.isValid()) {
        const Object date = Object::newString(
            properties.date.toString(QStringLiteral("'D:'yyyyMMdd'000000Z'")).toStdString());
        info.replaceKey("/CreationDate", date);
        info.replaceKey("/ModDate", date);
    }
    file.getTrailer().replaceKey("/Info", file.makeIndirectObject(info));

    Object preferences = Object::newDictionary();
    preferences.replaceKey("/DisplayDocTitle", Object::newBool(true));
    Object root = file.getRoot();
    root.removeKey("/Metadata");
    root.replaceKey("/ViewerPreferences", preferences);
    root.replaceKey("/Lang", Object::newString(properties.language.toStdString()));
    root.replaceKey("/PageLabels", pageLabels());
}

void setOutline(QPDF& file, const std::vector<PdfBookmark>& outline)
{
    if (outline.empty())
        return;
    Object root = file.makeIndirectObject(Object::newDictionary());
    std::vector<Object> items;
    for (const PdfBookmark& bookmark : outline) {
        Object item = file.makeIndirectObject(Object::newDictionary());
        item.replaceKey("/Title", unicode(bookmark.title));
        item.replaceKey("/Parent", root);
        item.replaceKey("/Dest", destination(PagePlace(file, bookmark.page), bookmark.y));
        if (!items.empty()) {
            item.replaceKey("/Prev", items.back());
            items.back().replaceKey("/Next", item);
        }
        items.push_back(item);
    }
    root.replaceKey("/Type", Object::newName("/Outlines"));
    root.replaceKey("/First", items.front());
    root.replaceKey("/Last", items.back());
    root.replaceKey("/Count", Object::newInteger(static_cast<long long>(items.size())));
    file.getRoot().replaceKey("/Outlines", root);
}

void setLinks(QPDF& file, const std::vector<PdfLink>& links)
{
    for (const PdfLink& link : links) {
        const PagePlace place(file, link.page);
        Object page = place.page();
        if (!page.hasKey("/Annots"))
            page.replaceKey("/Annots", Object::newArray());
        page.getKey("/Annots").appendItem(file.makeIndirectObject(linkAnnotation(place, link)));
    }
}

} // namespace suanchou::pdf
