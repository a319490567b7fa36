// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/layers.h"

#include "tests/architecture/sourcefiles.h"

#include <QRegularExpression>

namespace suanchou::architecture {

namespace {

QStringList words(const QString& text)
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    return text.split(space, Qt::SkipEmptyParts);
}

bool isStandardHeader(const QString& header)
{
    static const QRegularExpression name(QStringLiteral("^[a-z_]+$"));
    return name.match(header).hasMatch();
}

/// QString, QtMath, QtCore/QString
bool looksLikeQt(const QString& header)
{
    return header.startsWith(u'Q') || header.startsWith(QLatin1String("qt"));
}

} // namespace

Rooms Rooms::parse(const QString& text)
{
    Rooms rooms;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines.at(i).section(u'#', 0, 0).trimmed();
        if (line.isEmpty())
            continue;
        const QStringList left = words(line.section(QLatin1String("<-"), 0, 0));
        const QStringList right = words(line.section(QLatin1String("<-"), 1));
        const bool arrow = line.contains(QLatin1String("<-"));
        const QString& kind = left.constFirst();
        if (kind == u"room" && arrow && left.size() == 2) {
            rooms.m_allowed.insert(left.at(1), right);
        } else if (kind == u"qt" && arrow && left.size() > 1) {
            for (const QString& room : left.mid(1))
                rooms.m_modules.insert(room, right);
        } else if (kind == u"kernel" && !arrow && left.size() == 2) {
            rooms.m_kernels.append(left.at(1));
        } else if (kind == u"exempt" && !arrow && left.size() == 2) {
            rooms.m_exempt.append(left.at(1));
        } else {
            rooms.m_errors.append(QStringLiteral("line %1: %2").arg(i + 1).arg(line));
        }
    }
    const auto requireRoom = [&rooms](const QString& name) {
        if (!rooms.m_allowed.contains(name))
            rooms.m_errors.append(QStringLiteral("no such room: %1").arg(name));
    };
    for (const QStringList& allowed : std::as_const(rooms.m_allowed)) {
        for (const QString& name : allowed)
            requireRoom(name);
    }
    for (auto it = rooms.m_modules.cbegin(); it != rooms.m_modules.cend(); ++it)
        requireRoom(it.key());
    return rooms;
}

QString Rooms::roomOf(const QString& path) const
{
    for (QString folder = path.section(u'/', 0, -2); !folder.isEmpty();
         folder = folder.section(u'/', 0, -2)) {
        const bool inApp = folder.startsWith(QLatin1String("app/"));
        QString name = inApp ? folder.mid(4) : folder;
        const bool isWindow = name == u"ui" || name.startsWith(QLatin1String("ui/"));
        if (inApp != isWindow && m_allowed.contains(name))
            return name;
    }
    return {};
}

bool Rooms::allows(const QString& room, const QString& included) const
{
    return room == included || m_allowed.value(room).contains(included);
}

bool Rooms::isKernel(const QString& path) const
{
    return std::any_of(m_kernels.cbegin(), m_kernels.cend(), [&path](const QString& kernel) {
        return kernel.endsWith(u'/') ? path.startsWith(kernel) : path.section(u'.', 0, 0) == kernel;
    });
}

QStringList layerProblems(
    const QString& path,
    const QString& source,
    const Rooms& rooms,
    const QtHeaderCheck& hasQtHeader)
{
    static const QRegularExpression include(
        QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*([\"<])([^\">\\n]+)[\">]"),
        QRegularExpression::MultilineOption);
    QStringList problems;
    if (rooms.isExempt(path))
        return problems;
    const QString room = rooms.roomOf(path);
    const QStringList modules = rooms.qtModules(room);
    const bool kernel = rooms.isKernel(path);
    const QString text = withoutComments(source, false);
    const auto report = [&](qsizetype offset, const QString& message) {
        problems.append(located(path, text, offset, message));
    };
    if (room.isEmpty())
        report(0, QStringLiteral("is in no room"));
    QRegularExpressionMatchIterator found = include.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString header = match.captured(2);
        const qsizetype at = match.capturedStart(1);
        if (match.captured(1) == u"\"") {
            const QString other = rooms.roomOf(header);
            // A generated file beside its source: "document.moc".
            if (header.endsWith(QLatin1String(".moc")) && !header.contains(u'/'))
                continue;
            if (other.isEmpty())
                report(at, QStringLiteral("\"%1\" is in no room").arg(header));
            else if (!rooms.allows(room, other))
                report(at, QStringLiteral("room %1 may not include room %2").arg(room, other));
            else if (kernel && !rooms.isKernel(header))
                report(at, QStringLiteral("a kernel may not include \"%1\"").arg(header));
        } else if (kernel && !isStandardHeader(header)) {
            report(at, QStringLiteral("a kernel may not include <%1>").arg(header));
        } else if (looksLikeQt(header) && !modules.isEmpty()) {
            const QString name = header.section(u'/', -1);
            const bool allowed =
                std::any_of(modules.cbegin(), modules.cend(), [&](const QString& module) {
                    return hasQtHeader(module, name);
                });
            if (!allowed)
                report(
                    at,
                    QStringLiteral("room %1 may not include <%2>: only Qt %3")
                        .arg(room, header, modules.join(QLatin1String(", "))));
        }
    }
    return problems;
}

} // namespace suanchou::architecture
