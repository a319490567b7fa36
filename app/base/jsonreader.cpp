// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/jsonreader.h"

#include <QFile>
#include <QJsonDocument>

#include <cmath>

namespace suanchou {

Result<QJsonObject> parseJsonObject(const QByteArray& utf8)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(utf8, &problem);
    if (problem.error == QJsonParseError::NoError && !document.isObject()) {
        return fail(
            ErrorCode::JsonFieldType,
            {{QStringLiteral("field"), QStringLiteral("JSON")},
             {QStringLiteral("value"), QString::fromUtf8(utf8.trimmed().left(20))},
             {QStringLiteral("expected"), QStringLiteral("object")}});
    }
    if (problem.error != QJsonParseError::NoError) {
        return fail(
            ErrorCode::JsonSyntax,
            {{QStringLiteral("offset"), problem.offset},
             {QStringLiteral("reason"), problem.errorString()}});
    }
    return document.object();
}

Result<QByteArray> readFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(
            ErrorCode::FileNotReadable,
            {{QStringLiteral("path"), path}, {QStringLiteral("reason"), file.errorString()}});
    }
    const QByteArray bytes = file.read(largestFile + 1);
    if (bytes.size() > largestFile) {
        return fail(
            ErrorCode::FileNotReadable,
            {{QStringLiteral("path"), path},
             {QStringLiteral("reason"), QStringLiteral("too large")}});
    }
    if (file.error() != QFileDevice::NoError) {
        return fail(
            ErrorCode::FileNotReadable,
            {{QStringLiteral("path"), path}, {QStringLiteral("reason"), file.errorString()}});
    }
    return bytes;
}

namespace {

/// A value for a message; one that is not there is empty text.
QVariant shown(const QJsonValue& value)
{
    return value.isUndefined() ? QVariant(QString()) : value.toVariant();
}

} // namespace

JsonReader::JsonReader(QJsonObject object, QString path, std::vector<Error>& errors)
    : m_object(std::move(object))
    , m_rest(m_object)
    , m_path(std::move(path))
    , m_errors(errors)
{
}

QString JsonReader::pathOf(const QString& key) const
{
    return m_path.isEmpty() ? key : QString(m_path % u'.' % key);
}

std::optional<QJsonValue> JsonReader::take(
    const QString& key, bool required, QJsonValue::Type type, const char* expected)
{
    m_rest.remove(key);
    const QJsonValue found = m_object.value(key);
    if (found.isUndefined() || found.isNull()) {
        if (required)
            m_errors.push_back(fieldError(ErrorCode::JsonFieldMissing, pathOf(key)));
        return std::nullopt;
    }
    if (found.type() != type) {
        Error error = fieldError(ErrorCode::JsonFieldType, pathOf(key), found.toVariant());
        error.params.insert(QStringLiteral("expected"), QString::fromLatin1(expected));
        m_errors.push_back(std::move(error));
        return std::nullopt;
    }
    return found;
}

std::optional<QString> JsonReader::string(const QString& key, bool required)
{
    const auto found = take(key, required, QJsonValue::String, "text");
    return found ? std::optional(found->toString()) : std::nullopt;
}

std::optional<double> JsonReader::number(const QString& key, bool required)
{
    const auto found = take(key, required, QJsonValue::Double, "number");
    return found ? std::optional(found->toDouble()) : std::nullopt;
}

std::optional<qint64> JsonReader::integer(const QString& key, bool required)
{
    const auto found = number(key, required);
    if (!found)
        return std::nullopt;
    if (*found != std::floor(*found) || std::abs(*found) > 9.0e15) {
        refuse(key, QStringLiteral("integer"));
        return std::nullopt;
    }
    return static_cast<qint64>(*found);
}

std::optional<bool> JsonReader::boolean(const QString& key, bool required)
{
    const auto found = take(key, required, QJsonValue::Bool, "true or false");
    return found ? std::optional(found->toBool()) : std::nullopt;
}

std::optional<QJsonObject> JsonReader::object(const QString& key, bool required)
{
    const auto found = take(key, required, QJsonValue::Object, "object");
    return found ? std::optional(found->toObject()) : std::nullopt;
}

std::optional<QJsonArray> JsonReader::array(const QString& key, bool required)
{
    const auto found = take(key, required, QJsonValue::Array, "array");
    return found ? std::optional(found->toArray()) : std::nullopt;
}

std::optional<LocalText> JsonReader::localText(const QString& key, bool required)
{
    const auto found = object(key, required);
    if (!found)
        return std::nullopt;
    JsonReader inner(*found, pathOf(key), m_errors);
    const auto en = inner.string(QStringLiteral("en"), true);
    const auto zh = inner.string(QStringLiteral("zh"), true);
    return LocalText{en.value_or(QString()), zh.value_or(QString())};
}

std::optional<QJsonValue> JsonReader::value(const QString& key)
{
    m_rest.remove(key);
    const QJsonValue found = m_object.value(key);
    if (found.isUndefined() || found.isNull())
        return std::nullopt;
    return found;
}

void JsonReader::refuse(const QString& key, const QString& expected)
{
    Error error = fieldError(ErrorCode::JsonFieldValue, pathOf(key), shown(m_object.value(key)));
    if (!expected.isEmpty())
        error.params.insert(QStringLiteral("expected"), expected);
    m_errors.push_back(std::move(error));
}

void JsonReader::refuse(const QString& key, Error cause)
{
    Error error = fieldError(ErrorCode::JsonFieldValue, pathOf(key), shown(m_object.value(key)));
    error.causes.push_back(std::move(cause));
    m_errors.push_back(std::move(error));
}

QJsonObject JsonReader::rest() const
{
    return m_rest;
}

} // namespace suanchou
