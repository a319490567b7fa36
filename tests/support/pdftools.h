// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/pdfrecorder.h"
#include "app/report/pdfwriter.h"

#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStringList>

#include <array>
#include <cmath>
#include <optional>

/// Looks at PDFs with the programs of poppler-utils and qpdf, and at what was painted.
namespace suanchou::pdftools {

/// Runs a program in the C locale and gives its standard output; nothing if it is not installed.
inline std::optional<QByteArray> output(const QString& program, const QStringList& arguments)
{
    if (QStandardPaths::findExecutable(program).isEmpty())
        return std::nullopt;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(120'000) || process.exitCode() != 0)
        qFatal("%s failed: %s", qPrintable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

/// Every run of white space as one space: pdftotext fills columns up, and tells no kinds of space
/// apart.
inline QString oneSpaced(const QString& text)
{
    static const QRegularExpression space(
        QStringLiteral("\\s+"), QRegularExpression::UseUnicodePropertiesOption);
    return QString(text).replace(space, QStringLiteral(" ")).trimmed();
}

inline QString spaceless(const QString& text)
{
    return oneSpaced(text).remove(u' ');
}

/// What pdftotext reads, page by page.
inline std::optional<QStringList> pages(const QString& path, const QStringList& options = {})
{
    const std::optional<QByteArray> text = output(
        QStringLiteral("pdftotext"),
        options +
            QStringList{
                QStringLiteral("-enc"), QStringLiteral("UTF-8"), path, QStringLiteral("-")});
    if (!text)
        return std::nullopt;
    QStringList pages = QString::fromUtf8(*text).split(u'\f');
    pages.removeLast();
    return pages;
}

/// The lines of text that pages paint: neighbours on one base line are one.
inline QStringList drawnLines(const PdfPages& pages)
{
    constexpr int resolution = 600;
    constexpr double pixelsPerMillimetre = resolution / 25.4;
    constexpr double touching = 2;
    pdf::TextRecorder recorder((pages.millimetres * pixelsPerMillimetre).toSize(), resolution);
    QPainter painter(&recorder);
    QStringList lines;
    for (int page = 0; page < pages.count; ++page) {
        painter.save();
        painter.scale(pixelsPerMillimetre, pixelsPerMillimetre);
        pages.paint(painter, page);
        painter.restore();
        QPointF end(-1, -1);
        for (const pdf::DrawnText& drawn : recorder.take()) {
            const bool continues = std::abs(drawn.at.x() - end.x()) < touching &&
                std::abs(drawn.at.y() - end.y()) < touching;
            if (continues)
                lines.last() += drawn.text;
            else
                lines << drawn.text;
            end = drawn.at + QPointF(drawn.width, 0);
        }
    }
    for (QString& line : lines)
        line = oneSpaced(line);
    lines.removeAll(QString());
    return lines;
}

/// The drawn lines that pdftotext -layout does not find with the same characters.
inline QStringList lostLines(const QString& path, const QStringList& drawn)
{
    QString text;
    for (const QString& page : pages(path, {QStringLiteral("-layout")}).value_or(QStringList()))
        text += oneSpaced(page) + u'\n';
    QStringList lost;
    for (const QString& line : drawn) {
        if (!text.contains(line))
            lost << line;
    }
    return lost;
}

/// The characters of a text that no reader can have wanted: private use, replacement, control.
inline QString strayCharacters(const QString& text)
{
    QString stray;
    for (const uint point : text.toUcs4()) {
        const QChar::Category category = QChar::category(point);
        const bool isLineEnd = point == '\n' || point == '\f';
        if (category == QChar::Other_PrivateUse || category == QChar::Other_Surrogate ||
            point == 0xFFFD || (category == QChar::Other_Control && !isLineEnd))
            stray += QString::number(point, 16) + u' ';
    }
    return stray;
}

/// A Chinese font to test with: what its files are called, and what fontconfig calls the family.
struct Font
{
    const char* family;
    const char* files;
};
inline constexpr std::array chineseFonts{
    Font{"Noto Sans CJK SC", "*/Noto*CJK*"},
    Font{"LXGW WenKai", "*/LXGW*"},
    Font{"WenQuanYi Micro Hei", "*/wqy-*"},
};

/// Runs this very test program in a process of its own, where only the wanted one of those fonts
/// is installed (none with an empty name), and in a locale. Its exit code; -1 if it did not end.
inline int runWithFont(
    const QString& family,
    const QString& locale,
    const QString& fontconfigPath,
    const QStringList& arguments)
{
    QFile config(fontconfigPath);
    if (!config.open(QIODevice::WriteOnly))
        qFatal("the font configuration cannot be written");
    config.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig>"
                 "<include>/etc/fonts/fonts.conf</include><selectfont><rejectfont>\n");
    for (const Font& font : chineseFonts) {
        if (family != QLatin1String(font.family))
            config.write(QByteArray("<glob>") + font.files + "</glob>\n");
    }
    config.write("</rejectfont></selectfont></fontconfig>\n");
    config.close();

    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("FONTCONFIG_FILE"), fontconfigPath);
    environment.insert(QStringLiteral("LC_ALL"), locale);
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    return process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit
        ? process.exitCode()
        : -1;
}

inline bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

inline QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace suanchou::pdftools
