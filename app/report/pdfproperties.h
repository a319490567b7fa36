// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/pdfwriter.h"

class QPDF;

/// What libqpdf adds to a file of QPdfWriter. These functions throw what libqpdf throws.
namespace suanchou::pdf {

/// Replaces all that QPdfWriter said about the file: title, language, dates; pages are numbered.
void setProperties(QPDF& file, const PdfProperties& properties);
void setOutline(QPDF& file, const std::vector<PdfBookmark>& outline);
void setLinks(QPDF& file, const std::vector<PdfLink>& links);

} // namespace suanchou::pdf
