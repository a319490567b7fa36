// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/configfields.h"

#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

/// As the file has it, shortened.
QVariant shown(const QJsonValue& value)
{
    constexpr qsizetype longest = 60;
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact))
            .left(longest);
    if (value.isObject())
        return QStringLiteral("{…}");
    if (value.isString())
        return value.toString().left(longest);
    return value.toVariant();
}

QString plain(const char* name)
{
    return QString::fromLatin1(name);
}

} // namespace

ConfigFields::ConfigFields(QJsonObject object, QString path, ConfigReport& report)
    : m_object(std::move(object))
    , m_path(std::move(path))
    , m_report(&report)
{
}

QString ConfigFields::pathOf(const QString& name) const
{
    return m_path.isEmpty() ? name : m_path + u'.' + name;
}

QJsonValue ConfigFields::valueOf(const QString& name) const
{
    const qsizetype dot = name.indexOf(u'.');
    if (dot < 0)
        return m_object.value(name);
    return m_object.value(name.left(dot)).toObject().value(name.mid(dot + 1));
}

bool ConfigFields::has(const char* name) const
{
    const QJsonValue value = valueOf(plain(name));
    return !value.isUndefined() && !value.isNull();
}

std::optional<std::pair<QString, QJsonValue>> ConfigFields::first(Names names) const
{
    const auto* found =
        std::find_if(names.begin(), names.end(), [this](const char* name) { return has(name); });
    if (found == names.end())
        return std::nullopt;
    return std::pair<QString, QJsonValue>(plain(*found), valueOf(plain(*found)));
}

std::optional<int> ConfigFields::whole(const QString& name, const QJsonValue& value, int least)
{
    if (value.isArray())
        return collapsed(name, value.toArray(), least);
    if (!value.isDouble()) {
        wrongType(name, value, "number");
        return std::nullopt;
    }
    const double number = value.toDouble();
    if (!(number >= least && number <= mostSize) || number != std::floor(number)) {
        refuse(name, shown(value), QStringLiteral("%1 … %2").arg(least).arg(mostSize));
        return std::nullopt;
    }
    return static_cast<int>(number);
}

std::optional<int> ConfigFields::collapsed(const QString& name, const QJsonArray& list, int least)
{
    const bool equal = !list.isEmpty() && list.first().isDouble() &&
        std::all_of(list.begin(), list.end(), [&list](const QJsonValue& value) {
            return value == list.first();
        });
    if (m_layers && list.size() != *m_layers) {
        wrongLength(name, list, *m_layers);
        return std::nullopt;
    }
    if (!equal) {
        refuse(name, shown(list));
        return std::nullopt;
    }
    const std::optional<int> one = whole(name, list.first(), least);
    if (one)
        note(
            ConfigNoteCode::ListCollapsed,
            {{QStringLiteral("field"), name}, {QStringLiteral("value"), *one}});
    return one;
}

std::optional<int> ConfigFields::size(Names names)
{
    const auto found = first(names);
    return found ? whole(found->first, found->second, 1) : std::nullopt;
}

std::optional<int> ConfigFields::count(Names names)
{
    const auto found = first(names);
    return found ? whole(found->first, found->second, 0) : std::nullopt;
}

int ConfigFields::neededSize(Names names)
{
    if (!first(names)) {
        missing(names);
        return 1;
    }
    return size(names).value_or(1);
}

int ConfigFields::agreedSize(Names names)
{
    const int chosen = neededSize(names);
    for (const char* name : names) {
        const QJsonValue value = valueOf(plain(name));
        if (value.isArray())
            wrongType(plain(name), value, "number");
        else if (value.isDouble() && value.toDouble() != chosen)
            refuse(plain(name), shown(value), QString::number(chosen));
    }
    return chosen;
}

std::optional<double> ConfigFields::number(Names names)
{
    const auto found = first(names);
    if (!found)
        return std::nullopt;
    if (!found->second.isDouble()) {
        wrongType(found->first, found->second, "number");
        return std::nullopt;
    }
    const double value = found->second.toDouble();
    if (!std::isfinite(value) || value < 0) {
        refuse(found->first, value);
        return std::nullopt;
    }
    return value;
}

std::optional<double> ConfigFields::wholeNumber(Names names)
{
    const std::optional<double> value = number(names);
    if (!value || *value == std::floor(*value))
        return value;
    refuse(first(names)->first, *value, QStringLiteral("a whole number"));
    return std::nullopt;
}

std::optional<int> ConfigFields::groupSize(Names names)
{
    const auto found = first(names);
    return found && found->second == QJsonValue(-1) ? 0 : size(names);
}

std::optional<bool> ConfigFields::flag(Names names)
{
    const auto found = first(names);
    if (!found)
        return std::nullopt;
    if (!found->second.isBool()) {
        wrongType(found->first, found->second, "boolean");
        return std::nullopt;
    }
    return found->second.toBool();
}

std::optional<QString> ConfigFields::word(const char* name)
{
    if (!has(name))
        return std::nullopt;
    const QJsonValue value = valueOf(plain(name));
    if (!value.isString()) {
        wrongType(plain(name), value, "string");
        return std::nullopt;
    }
    return value.toString();
}

std::optional<QString> ConfigFields::firstWord(const char* name)
{
    const QJsonArray list = valueOf(plain(name)).toArray();
    if (list.isEmpty() || !list.first().isString())
        return std::nullopt;
    return list.first().toString();
}

bool ConfigFields::isList(const char* name) const
{
    return valueOf(plain(name)).isArray();
}

QJsonArray ConfigFields::array(const char* name, int layers)
{
    const QJsonValue value = valueOf(plain(name));
    if (!value.isArray()) {
        wrongType(plain(name), value, "array");
        return {};
    }
    QJsonArray list = value.toArray();
    if (list.size() != layers) {
        wrongLength(plain(name), list, layers);
        return {};
    }
    return list;
}

std::optional<QStringList> ConfigFields::words(const char* name, int layers)
{
    if (!has(name))
        return std::nullopt;
    QStringList out;
    const QJsonArray list = array(name, layers);
    if (list.isEmpty())
        return std::nullopt;
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (!list.at(i).isString())
            wrongType(QStringLiteral("%1[%2]").arg(plain(name)).arg(i), list.at(i), "string");
        out.append(list.at(i).toString());
    }
    return out;
}

std::optional<std::vector<int>> ConfigFields::integers(const char* name, int layers)
{
    if (!has(name))
        return std::nullopt;
    const QJsonArray list = array(name, layers);
    if (list.isEmpty())
        return std::nullopt;
    std::vector<int> out;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString element = QStringLiteral("%1[%2]").arg(plain(name)).arg(i);
        const double number = list.at(i).toDouble();
        if (!list.at(i).isDouble())
            wrongType(element, list.at(i), "number");
        else if (number != std::floor(number))
            refuse(element, number, QStringLiteral("a whole number"));
        out.push_back(list.at(i).toInt(0));
    }
    return out;
}

std::vector<int> ConfigFields::positions(const char* name, int layers)
{
    std::vector<int> out;
    if (!has(name))
        return out;
    const QJsonValue value = valueOf(plain(name));
    if (!value.isArray()) {
        wrongType(plain(name), value, "array");
        return out;
    }
    const QJsonArray list = value.toArray();
    for (const QJsonValue item : list) {
        const int layer = item.toInt(-1);
        if (layer < 0 || layer >= layers)
            refuse(plain(name), shown(item), QStringLiteral("0 … %1").arg(layers - 1));
        else
            out.push_back(layer);
    }
    return out;
}

std::optional<ConfigFields> ConfigFields::object(const char* name)
{
    if (!has(name))
        return std::nullopt;
    const QJsonValue value = valueOf(plain(name));
    if (!value.isObject()) {
        wrongType(plain(name), value, "object");
        return std::nullopt;
    }
    return ConfigFields(value.toObject(), pathOf(plain(name)), *m_report);
}

ConfigFields ConfigFields::inside(
    const QJsonValue& element, const QString& path, const QString& key)
{
    const QJsonValue part = element.toObject().value(key);
    const QString name = path + u'.' + key;
    if (!part.isObject())
        wrongType(name, part, "object");
    return ConfigFields(part.toObject(), pathOf(name), *m_report);
}

bool ConfigFields::hasUnknownMixer() const
{
    static const QStringList parts{
        QStringLiteral("mamba"),
        QStringLiteral("ssm_"),
        QStringLiteral("rwkv"),
        QStringLiteral("state_size"),
        QStringLiteral("hybrid_override_pattern"),
        QStringLiteral("layers_block_type"),
        QStringLiteral("block_types"),
        QStringLiteral("conv_L_cache"),
        QStringLiteral("linear_key_head_dim"),
        QStringLiteral("is_encoder_decoder")};
    const QStringList keys = m_object.keys();
    return std::any_of(keys.begin(), keys.end(), [&](const QString& key) {
        const QJsonValue value = m_object.value(key);
        const bool says = !value.isNull() && value != QJsonValue(false);
        return says && std::any_of(parts.begin(), parts.end(), [&key](const QString& part) {
                   return key.contains(part);
               });
    });
}

void ConfigFields::wrongType(const QString& name, const QJsonValue& value, const char* expected)
{
    m_report->errors.push_back(
        {ErrorCode::JsonFieldType,
         {{QStringLiteral("field"), pathOf(name)},
          {QStringLiteral("value"), shown(value)},
          {QStringLiteral("expected"), plain(expected)}},
         {}});
}

void ConfigFields::wrongLength(const QString& name, const QJsonArray& list, int layers)
{
    refuse(
        name,
        QStringLiteral("[…] × %1").arg(list.size()),
        QStringLiteral("one value for each of %1 layers").arg(layers));
}

void ConfigFields::refuse(const QString& name, const QVariant& value, const QString& expected)
{
    Error error = fieldError(ErrorCode::JsonFieldValue, pathOf(name), value);
    if (!expected.isEmpty())
        error.params.insert(QStringLiteral("expected"), expected);
    m_report->errors.push_back(std::move(error));
}

void ConfigFields::missing(Names names)
{
    m_report->errors.push_back(
        fieldError(ErrorCode::JsonFieldMissing, pathOf(plain(*names.begin()))));
}

void ConfigFields::note(ConfigNoteCode code, QVariantMap params)
{
    const ConfigNote added{code, std::move(params)};
    auto& notes = m_report->notes;
    if (std::find(notes.begin(), notes.end(), added) == notes.end())
        notes.push_back(added);
}

} // namespace suanchou
