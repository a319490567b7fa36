// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>

namespace suanchou::architecture {

/// The arrows between rooms as rooms.txt states them.
class Rooms
{
public:
    /// A line that is not understood, or names a room that has no line of its own, is an error.
    static Rooms parse(const QString& text);

    [[nodiscard]] const QStringList& errors() const { return m_errors; }
    /// The room of "app/base/csv.h" or "ui/charts/painter.cpp"; empty if it is in none.
    [[nodiscard]] QString roomOf(const QString& path) const;
    [[nodiscard]] bool allows(const QString& room, const QString& included) const;
    [[nodiscard]] bool isKernel(const QString& path) const;
    [[nodiscard]] bool isExempt(const QString& path) const { return m_exempt.contains(path); }
    /// Qt modules the room may include from; nothing stands for all.
    [[nodiscard]] QStringList qtModules(const QString& room) const { return m_modules.value(room); }

private:
    QHash<QString, QStringList> m_allowed;
    QHash<QString, QStringList> m_modules;
    QStringList m_kernels;
    QStringList m_exempt;
    QStringList m_errors;
};

/// Whether a Qt module has a header: ("Core", "QString").
using QtHeaderCheck = std::function<bool(const QString& module, const QString& header)>;

/// Everything in one file's #include lines that the rooms do not allow, as "path:line: message".
QStringList layerProblems(
    const QString& path,
    const QString& source,
    const Rooms& rooms,
    const QtHeaderCheck& hasQtHeader);

} // namespace suanchou::architecture
