// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

// Clang 14 refuses libqpdf's JSON.hh in C++20: a class with a vector of itself, whose destructor is
// constexpr since then. We use nothing of it, so its include guard is set and a declaration stands
// in its place.
class JSON;
#define JSON_HH

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>
