// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QDate>
#include <QRectF>
#include <QSizeF>
#include <QUrl>

#include <functional>
#include <vector>

class QPainter;

namespace suanchou {

/// What a viewer shows about a file. There is no author: a paper speaks for a company.
struct PdfProperties
{
    QString title; ///< in the title bar, in the place of the file's name
    QString subject;
    QString creator;  ///< the program
    QString language; ///< BCP 47: "zh-CN"
    QDate date;       ///< of creation and change, as midnight UTC; invalid leaves it out
};

/// One line of the outline, in the order of the pages.
struct PdfBookmark
{
    QString title;
    int page = 0; ///< from 0
    double y = 0; ///< millimetres from the page's top
};

struct PdfLink
{
    int page = 0; ///< from 0
    QRectF rect;  ///< millimetres from the page's top left corner
    QUrl target;  ///< written percent-encoded
};

/// Pages to print. The painter's unit is one millimetre, its origin the top left corner. Each page
/// is painted twice, once for the ink and once for its text, and must come out the same.
struct PdfPages
{
    QSizeF millimetres{210, 297};
    int count = 0;
    std::function<void(QPainter& painter, int page)> paint;
    std::vector<PdfBookmark> outline;
    std::vector<PdfLink> links;
};

struct PdfFile
{
    QByteArray bytes;
    QString missing; ///< characters that no font has, each once: they print as boxes
};

/// Writes a PDF whose text layer is exactly the text that was painted, with any font. Fonts are
/// embedded as subsets; pages are numbered from 1. The same pages and fonts give the same bytes in
/// every process. PdfTextLost, FontNotEmbedded (see app/report/pdftextlayer.h) or PdfRefused with
/// the reason of libqpdf: then there is no file.
Result<PdfFile> writePdf(const PdfPages& pages, const PdfProperties& properties);

} // namespace suanchou
