// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/pdfwriter.h"

#include "app/report/libqpdf.h"
#include "app/report/pdfproperties.h"
#include "app/report/pdftextlayer.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <exception>

namespace suanchou {

namespace {

constexpr int resolution = 600;
constexpr double pixelsPerMillimetre = resolution / 25.4;

void paintPage(QPainter& painter, const PdfPages& pages, int page)
{
    painter.save();
    painter.scale(pixelsPerMillimetre, pixelsPerMillimetre);
    pages.paint(painter, page);
    painter.restore();
}

std::vector<pdf::DrawnTexts> record(const PdfPages& pages, QSize pixels)
{
    pdf::TextRecorder recorder(pixels, resolution);
    QPainter painter(&recorder);
    std::vector<pdf::DrawnTexts> texts;
    texts.reserve(static_cast<std::size_t>(pages.count));
    for (int page = 0; page < pages.count; ++page) {
        paintPage(painter, pages, page);
        texts.push_back(recorder.take());
    }
    return texts;
}

/// The same pages as QPdfWriter prints them, and as texts.
struct Printed
{
    QByteArray bytes;
    std::vector<pdf::DrawnTexts> texts;
};

Printed print(const PdfPages& pages)
{
    Printed printed;
    QBuffer buffer(&printed.bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(pages.millimetres, QPageSize::Millimeter));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&writer);
    for (int page = 0; page < pages.count; ++page) {
        if (page > 0)
            writer.newPage();
        paintPage(painter, pages, page);
    }
    painter.end();
    printed.texts = record(pages, QSize(writer.width(), writer.height()));
    return printed;
}

QByteArray serialised(QPDF& file, qpdf_object_stream_e objectStreams, qpdf_stream_data_e streams)
{
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(objectStreams);
    writer.setStreamDataMode(streams);
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return QByteArray(
        reinterpret_cast<const char*>(buffer->getBuffer()),
        static_cast<qsizetype>(buffer->getSize()));
}

void open(QPDF& file, const QByteArray& bytes)
{
    file.setSuppressWarnings(true);
    file.processMemoryFile("memory", bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

/// Small, and the same in every process. QPdfWriter numbers its fonts in the order of a seeded
/// hash, and object streams keep that order: so the objects are numbered anew first, as they are
/// reached from the pages.
QByteArray packed(QPDF& file)
{
    const QByteArray numbered = serialised(file, qpdf_o_disable, qpdf_s_preserve);
    QPDF again;
    open(again, numbered);
    return serialised(again, qpdf_o_generate, qpdf_s_compress);
}

Result<PdfFile> finish(
    const Printed& printed, const PdfPages& pages, const PdfProperties& properties)
{
    QPDF file;
    open(file, printed.bytes);
    Result<QString> missing = pdf::rewriteTextLayer(file, printed.texts);
    if (!missing)
        return fail(missing.error());
    pdf::setProperties(file, properties);
    pdf::setOutline(file, pages.outline);
    pdf::setLinks(file, pages.links);
    return PdfFile{packed(file), *missing};
}

} // namespace

Result<PdfFile> writePdf(const PdfPages& pages, const PdfProperties& properties)
{
    try {
        return finish(print(pages), pages, properties);
    } catch (const std::exception& exception) {
        return fail(
            ErrorCode::PdfRefused,
            {{QStringLiteral("reason"), QString::fromUtf8(exception.what())}});
    }
}

} // namespace suanchou
