// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/settings.h"

#include <QSettings>
#include <QStandardPaths>

namespace suanchou {

namespace {

constexpr QLatin1String languageKey("language");
constexpr QLatin1String themeKey("theme");
constexpr QLatin1String geometryKey("window/geometry");

QString defaultPath()
{
    QString own = qEnvironmentVariable("SUANCHOU_CONFIG");
    if (!own.isEmpty())
        return own;
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
        QStringLiteral("/suanchou/suanchou.ini");
}

} // namespace

Settings::Settings()
    : Settings(defaultPath())
{
}

Settings::Settings(const QString& path)
    : m_file(std::make_unique<QSettings>(path, QSettings::IniFormat))
{
}

Settings::~Settings() = default;

QString Settings::language() const
{
    const QString value = m_file->value(languageKey).toString();
    return value == QLatin1String("zh") || value == QLatin1String("en") ? value : QString();
}

void Settings::setLanguage(const QString& language)
{
    store(languageKey, language);
}

QString Settings::theme() const
{
    const QString value = m_file->value(themeKey).toString();
    return value == QLatin1String("light") || value == QLatin1String("dark") ? value : QString();
}

void Settings::setTheme(const QString& theme)
{
    store(themeKey, theme);
}

QByteArray Settings::windowGeometry() const
{
    return m_file->value(geometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    m_file->setValue(geometryKey, geometry);
    m_file->sync();
}

void Settings::store(const QString& key, const QString& value)
{
    if (value.isEmpty())
        m_file->remove(key);
    else
        m_file->setValue(key, value);
    m_file->sync();
}

} // namespace suanchou
