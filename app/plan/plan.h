// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/assumption.h"
#include "app/base/money.h"
#include "app/base/numberparse.h"
#include "app/base/quantity.h"
#include "app/sizing/measuredspeed.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace suanchou {

enum class StageKind { DataPrep, Pilot, Pretrain, Continued, Sft, Lora, QLora, Dpo, Rl, Eval };
QLatin1String stageKindName(StageKind kind);
std::optional<StageKind> stageKindFromName(const QString& name);

/// A model that brings its own config.json; its sizes are read anew from the fields at each use.
struct ConfiguredModel
{
    QString name; ///< as people call it; empty = the architecture that the config names
    QJsonObject config;

    bool operator==(const ConfiguredModel&) const = default;
};

/// A name for the config of a file: its base name, or its folder's where the file is called
/// config.json as everywhere.
QString configName(const QString& path);

/// Nothing yet, a bare size, the id of a library model, or a config.json.
using ModelChoice = std::variant<std::monostate, ParameterCount, QString, ConfiguredModel>;
/// Nothing yet, tokens, or bytes of clean text.
using DataChoice = std::variant<std::monostate, TokenCount, Bytes>;

enum class TextLanguage { Chinese, English, Code };
QLatin1String textLanguageName(TextLanguage language);
std::optional<TextLanguage> textLanguageFromName(const QString& name);

struct Stage
{
    StageKind kind = StageKind::Pretrain;
    ModelChoice model;
    DataChoice data;
    TextLanguage language = TextLanguage::Chinese; ///< of data given in bytes
    double epochs = 1.0;
    int sequence = 4096;
    QString precision = QStringLiteral("bf16");
    std::optional<GpuCount> gpus;          ///< nothing = choose for me
    std::optional<MeasuredSpeed> measured; ///< stands for published evidence on its accelerator
    QJsonObject unknown;                   ///< fields of a newer program, kept

    bool operator==(const Stage&) const = default;
};

/// Where the work may run. Codes: "CN" (mainland), "CN/Shanghai".
struct RegionRule
{
    QStringList allowed{QStringLiteral("CN")};
    QStringList preferred;
    bool abroad = false;

    bool operator==(const RegionRule&) const = default;
};

/// What the user has settled instead of leaving it to the program.
struct Choice
{
    QString accelerator; ///< empty = the cheapest that does it
    QString offer;       ///< offerKey; empty = the best

    bool operator==(const Choice&) const = default;
};

struct Parties
{
    QString buyer;
    QString seller;
    QString project;

    bool operator==(const Parties&) const = default;
};

struct Terms
{
    int validDays = 15;

    bool operator==(const Terms&) const = default;
};

/// What the user wants: a value. Everything that is not here has a default in the assumption
/// registry.
struct Plan
{
    static constexpr int currentVersion = 1;

    QString name;
    Currency currency = Currency::CNY;
    std::optional<QDate> start; ///< nothing = the day of evaluation
    std::optional<DeadlineValue> deadline;
    RegionRule regions;
    std::vector<Stage> stages{Stage{}};
    AssumptionOverrides assumptions;
    Choice chosen;
    Parties parties;
    Terms terms;
    QJsonObject unknown; ///< fields of a newer program, kept

    bool operator==(const Plan&) const = default;
};

/// Reads a .suanchou file (UTF-8 JSON). Everything wrong with it is reported at once, each by its
/// field; a version newer than ours is refused by number.
Result<Plan> readPlan(const QByteArray& json);
/// The file of a plan: fixed key order, base units, two-space indent, a final line feed.
/// readPlan(writePlan(p)) == p.
QByteArray writePlan(const Plan& plan);

} // namespace suanchou
