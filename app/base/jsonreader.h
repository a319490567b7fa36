// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/speech.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace suanchou {

/// Parses a JSON object; JsonSyntax names the byte offset.
Result<QJsonObject> parseJsonObject(const QByteArray& utf8);
/// No file of ours is anywhere near it; what is larger was picked by mistake.
inline constexpr qint64 largestFile = 256LL * 1024 * 1024;
/// The bytes of an embedded or ordinary file; FileNotReadable otherwise, and beyond largestFile.
Result<QByteArray> readFile(const QString& path);

/// Reads the fields of one JSON object and collects everything that is wrong with them, so that a
/// file is reported whole and not one mistake at a time. Fields that are read are remembered: what
/// remains is kept by the caller.
class JsonReader
{
public:
    /// The path names the object in messages ("stages[0].model"); empty at the top.
    JsonReader(QJsonObject object, QString path, std::vector<Error>& errors);

    std::optional<QString> string(const QString& key, bool required = false);
    std::optional<double> number(const QString& key, bool required = false);
    std::optional<qint64> integer(const QString& key, bool required = false);
    std::optional<bool> boolean(const QString& key, bool required = false);
    std::optional<QJsonObject> object(const QString& key, bool required = false);
    std::optional<QJsonArray> array(const QString& key, bool required = false);
    /// {"en": …, "zh": …}
    std::optional<LocalText> localText(const QString& key, bool required = false);
    /// The value as it stands.
    std::optional<QJsonValue> value(const QString& key);

    /// Reports a field whose value has the right type but no meaning.
    void refuse(const QString& key, const QString& expected = {});
    void refuse(const QString& key, Error cause);

    [[nodiscard]] QString pathOf(const QString& key) const;
    /// Fields nobody asked for.
    [[nodiscard]] QJsonObject rest() const;

private:
    std::optional<QJsonValue> take(
        const QString& key, bool required, QJsonValue::Type type, const char* expected);

    QJsonObject m_object;
    QJsonObject m_rest;
    QString m_path;
    std::vector<Error>& m_errors;
};

} // namespace suanchou
