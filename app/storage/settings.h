// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

class QSettings;

namespace suanchou {

/// What the window remembers between starts. Nothing that a user would miss lives only here. INI
/// file, written atomically; the environment variable SUANCHOU_CONFIG names another file (tests).
class Settings
{
public:
    /// The file in the user's configuration folder, or that of SUANCHOU_CONFIG.
    Settings();
    explicit Settings(const QString& path);
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// "zh", "en"; empty = by the system's locale.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    /// "light", "dark"; empty = as the system.
    [[nodiscard]] QString theme() const;
    void setTheme(const QString& theme);
    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

private:
    /// A value equal to its default is not kept, so that a better default reaches old users.
    void store(const QString& key, const QString& value);

    std::unique_ptr<QSettings> m_file;
};

} // namespace suanchou
