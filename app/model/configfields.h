// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/modelconfig.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <vector>

namespace suanchou {

/// What reading a config brings up.
struct ConfigReport
{
    std::vector<Error> errors;
    std::vector<ConfigNote> notes;
};

/// Fields of a config.json (or of one object in it) by all the names that families give them. The
/// first name that is there counts; null is absent; "a.b" looks one level down. What cannot be used
/// goes to the report by its name, and a harmless value comes back, so that one pass finds all.
class ConfigFields
{
public:
    using Names = std::initializer_list<const char*>;
    static constexpr int mostSize = 10'000'000;

    ConfigFields(QJsonObject object, QString path, ConfigReport& report);

    /// How many layers the lists of this object are about; before that their length is not judged.
    void setLayers(int layers) { m_layers = layers; }

    [[nodiscard]] bool has(const char* name) const;
    /// A whole number of at least one; a list of equal numbers, one a layer, is that number, with a
    /// note.
    std::optional<int> size(Names names);
    /// The same, zero allowed.
    std::optional<int> count(Names names);
    /// The same; reported as missing (by its first name) where absent.
    int neededSize(Names names);
    /// The same, no list; where several names are there they must agree.
    int agreedSize(Names names);
    /// The same; -1, which says that there are no groups, is 0.
    std::optional<int> groupSize(Names names);
    /// A finite number of at least zero.
    std::optional<double> number(Names names);
    /// The same, whole and as large as it likes.
    std::optional<double> wholeNumber(Names names);
    std::optional<bool> flag(Names names);
    std::optional<QString> word(const char* name);
    /// The first element of a list of words.
    std::optional<QString> firstWord(const char* name);

    /// Lists with one element a layer; another length is refused.
    std::optional<QStringList> words(const char* name, int layers);
    std::optional<std::vector<int>> integers(const char* name, int layers);
    QJsonArray array(const char* name, int layers);
    bool isList(const char* name) const;
    /// A list of layer numbers, each below the count of layers.
    std::vector<int> positions(const char* name, int layers);

    std::optional<ConfigFields> object(const char* name);
    /// An object within an element of a list of this object; path names the element.
    ConfigFields inside(const QJsonValue& element, const QString& path, const QString& key);

    /// Keys that only state-space, recurrent or convolution layers have: an unknown family with one
    /// of them cannot be read as a plain decoder.
    [[nodiscard]] bool hasUnknownMixer() const;

    void refuse(const QString& name, const QVariant& value, const QString& expected = {});
    void missing(Names names);
    void note(ConfigNoteCode code, QVariantMap params);

private:
    [[nodiscard]] QJsonValue valueOf(const QString& name) const;
    /// The first of the names that is there, with its value.
    [[nodiscard]] std::optional<std::pair<QString, QJsonValue>> first(Names names) const;
    std::optional<int> whole(const QString& name, const QJsonValue& value, int least);
    std::optional<int> collapsed(const QString& name, const QJsonArray& list, int least);
    void wrongType(const QString& name, const QJsonValue& value, const char* expected);
    void wrongLength(const QString& name, const QJsonArray& list, int layers);
    [[nodiscard]] QString pathOf(const QString& name) const;

    QJsonObject m_object;
    QString m_path;
    std::optional<int> m_layers;
    ConfigReport* m_report;
};

} // namespace suanchou
