// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/jsonreader.h"
#include "app/plan/plan.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <cmath>

namespace suanchou {

namespace {

constexpr QLatin1String formatName("suanchou.plan");
constexpr int mostStages = 200;

/// Reads a field that may be a number in base units or text as people write it.
template <class Parse>
auto numberOrText(JsonReader& in, const QString& key, Parse parse)
    -> std::optional<typename decltype(parse(QString()))::value_type>
{
    using Value = typename decltype(parse(QString()))::value_type;
    const std::optional<QJsonValue> found = in.value(key);
    if (!found)
        return std::nullopt;
    if (found->isDouble() && found->toDouble() > 0)
        return Value(found->toDouble());
    if (!found->isString()) {
        in.refuse(key, QStringLiteral("positive number"));
        return std::nullopt;
    }
    Result<Value> value = parse(found->toString());
    if (!value) {
        in.refuse(key, value.error());
        return std::nullopt;
    }
    return *value;
}

ModelChoice readModel(JsonReader& in)
{
    const auto size = numberOrText(
        in, QStringLiteral("size"), [](const QString& t) { return parseParameters(t); });
    const auto library = in.string(QStringLiteral("library"));
    auto config = in.object(QStringLiteral("config"));
    const auto name = in.string(QStringLiteral("name"));
    if (int(size.has_value()) + int(library.has_value()) + int(config.has_value()) > 1)
        in.refuse(
            config ? QStringLiteral("config") : QStringLiteral("library"),
            QStringLiteral("one of size, library and config"));
    if (size)
        return *size;
    if (library && !library->isEmpty())
        return *library;
    if (config)
        return ConfiguredModel{name.value_or(QString()), *std::move(config)};
    return {};
}

DataChoice readData(JsonReader& in, Stage& stage)
{
    if (const auto name = in.string(QStringLiteral("language"))) {
        const auto language = textLanguageFromName(*name);
        if (!language)
            in.refuse(QStringLiteral("language"), QStringLiteral("zh, en or code"));
        stage.language = language.value_or(stage.language);
    }
    const auto tokens =
        numberOrText(in, QStringLiteral("tokens"), [](const QString& t) { return parseTokens(t); });
    const auto bytes = numberOrText(
        in, QStringLiteral("text_bytes"), [](const QString& t) { return parseBytes(t); });
    if (tokens && bytes)
        in.refuse(QStringLiteral("text_bytes"), QStringLiteral("either tokens or text_bytes"));
    if (tokens)
        return *tokens;
    if (bytes)
        return *bytes;
    return {};
}

std::optional<MeasuredSpeed> readMeasured(JsonReader& in)
{
    const auto card = in.string(QStringLiteral("accelerator"), true);
    const auto tokens = in.number(QStringLiteral("tokens_per_s_per_gpu"));
    const auto flops = in.number(QStringLiteral("tflops_per_gpu"));
    const auto share = in.number(QStringLiteral("mfu"));
    const auto peak = in.number(QStringLiteral("peak_tflops"));
    bool positive = true;
    const auto check = [&](const std::optional<double>& value, const char* key) {
        if (!value || *value > 0)
            return;
        in.refuse(QString::fromLatin1(key), QStringLiteral("positive number"));
        positive = false;
    };
    check(tokens, "tokens_per_s_per_gpu");
    check(flops, "tflops_per_gpu");
    check(share, "mfu");
    check(peak, "peak_tflops");
    if (int(tokens.has_value()) + int(flops.has_value()) + int(share.has_value()) != 1) {
        in.refuse(
            QStringLiteral("mfu"),
            QStringLiteral("one of tokens_per_s_per_gpu, tflops_per_gpu and mfu"));
        return std::nullopt;
    }
    if (!card || !positive)
        return std::nullopt;
    MeasuredSpeed speed{.accelerator = *card, .value = {}, .peak = {}};
    if (tokens)
        speed.value = TokensPerSecond(*tokens);
    else if (flops)
        speed.value = teraflops(*flops);
    else
        speed.value = Utilisation(*share);
    if (peak)
        speed.peak = teraflops(*peak);
    return speed;
}

Stage readStage(const QJsonValue& value, const QString& path, std::vector<Error>& errors)
{
    if (!value.isObject()) {
        Error error = fieldError(ErrorCode::JsonFieldType, path, value.toVariant());
        error.params.insert(QStringLiteral("expected"), QStringLiteral("object"));
        errors.push_back(std::move(error));
        return {};
    }
    JsonReader in(value.toObject(), path, errors);
    Stage stage;
    if (const auto name = in.string(QStringLiteral("kind"), true)) {
        const auto kind = stageKindFromName(*name);
        if (!kind)
            in.refuse(
                QStringLiteral("kind"),
                QStringLiteral(
                    "data_prep, pilot, pretrain, continued, sft, lora, qlora, dpo, rl or eval"));
        stage.kind = kind.value_or(StageKind::Pretrain);
    }
    if (const auto model = in.object(QStringLiteral("model"))) {
        JsonReader inner(*model, in.pathOf(QStringLiteral("model")), errors);
        stage.model = readModel(inner);
    }
    if (const auto data = in.object(QStringLiteral("data"))) {
        JsonReader inner(*data, in.pathOf(QStringLiteral("data")), errors);
        stage.data = readData(inner, stage);
    }
    if (const auto epochs = in.number(QStringLiteral("epochs"))) {
        if (!(*epochs > 0 && *epochs <= 1000))
            in.refuse(QStringLiteral("epochs"), QStringLiteral("more than 0, at most 1000"));
        stage.epochs = *epochs;
    }
    if (const auto sequence = in.integer(QStringLiteral("seq_len"))) {
        if (*sequence < 16 || *sequence > 10'000'000)
            in.refuse(QStringLiteral("seq_len"), QStringLiteral("16 to 10000000"));
        else
            stage.sequence = static_cast<int>(*sequence);
    }
    if (const auto precision = in.string(QStringLiteral("precision")))
        stage.precision = *precision;
    if (const auto gpus = in.integer(QStringLiteral("gpus"))) {
        if (*gpus < 1 || *gpus > 1'000'000)
            in.refuse(QStringLiteral("gpus"), QStringLiteral("1 to 1000000"));
        else
            stage.gpus = GpuCount(static_cast<int>(*gpus));
    }
    if (const auto measured = in.object(QStringLiteral("measured"))) {
        JsonReader inner(*measured, in.pathOf(QStringLiteral("measured")), errors);
        stage.measured = readMeasured(inner);
    }
    stage.unknown = in.rest();
    return stage;
}

QStringList readRegions(JsonReader& in, const QString& key)
{
    QStringList out;
    const QJsonArray items = in.array(key).value_or(QJsonArray());
    out.reserve(items.size());
    for (const QJsonValue item : items) {
        const QString code = item.toString();
        const bool isCity = code.startsWith(QLatin1String("CN/")) && code.size() > 3;
        if (code == QLatin1String("CN") || isCity)
            out.append(code);
        else
            in.refuse(key, QStringLiteral("CN or CN/<city>"));
    }
    return out;
}

std::optional<DeadlineValue> readDeadline(JsonReader& in)
{
    const QString key = QStringLiteral("deadline");
    const std::optional<QJsonValue> found = in.value(key);
    if (!found)
        return std::nullopt;
    if (found->isString()) {
        Result<QDate> day = parseDate(found->toString());
        if (day)
            return DeadlineValue(*day);
        in.refuse(key, day.error());
        return std::nullopt;
    }
    const double days = found->toObject().value(QLatin1String("days")).toDouble(-1);
    if (found->isObject() && days >= 1 && days <= 36500)
        return DeadlineValue(Days(days));
    in.refuse(key, QStringLiteral("\"YYYY-MM-DD\" or {\"days\": 30}"));
    return std::nullopt;
}

void readAssumptions(JsonReader& in, Plan& plan)
{
    const QJsonObject values = in.object(QStringLiteral("assumptions")).value_or(QJsonObject());
    for (auto item = values.begin(); item != values.end(); ++item) {
        const QJsonValue value = item.value();
        if (value.isDouble())
            plan.assumptions.insert_or_assign(item.key(), value.toDouble());
        else if (value.isBool())
            plan.assumptions.insert_or_assign(item.key(), value.toBool() ? 1.0 : 0.0);
        else
            in.refuse(
                QStringLiteral("assumptions"), QStringLiteral("numbers by id: ") + item.key());
    }
}

void readSmallSections(JsonReader& top, Plan& plan, std::vector<Error>& errors)
{
    if (const auto rule = top.object(QStringLiteral("region_rule"))) {
        JsonReader in(*rule, QStringLiteral("region_rule"), errors);
        plan.regions.allowed = readRegions(in, QStringLiteral("allowed"));
        plan.regions.preferred = readRegions(in, QStringLiteral("preferred"));
        plan.regions.abroad = in.boolean(QStringLiteral("abroad")).value_or(false);
    }
    if (const auto chosen = top.object(QStringLiteral("chosen"))) {
        JsonReader in(*chosen, QStringLiteral("chosen"), errors);
        plan.chosen.accelerator = in.string(QStringLiteral("accelerator")).value_or(QString());
        plan.chosen.offer = in.string(QStringLiteral("offer")).value_or(QString());
    }
    if (const auto parties = top.object(QStringLiteral("parties"))) {
        JsonReader in(*parties, QStringLiteral("parties"), errors);
        plan.parties.buyer = in.string(QStringLiteral("buyer")).value_or(QString());
        plan.parties.seller = in.string(QStringLiteral("seller")).value_or(QString());
        plan.parties.project = in.string(QStringLiteral("project")).value_or(QString());
    }
    if (const auto terms = top.object(QStringLiteral("terms"))) {
        JsonReader in(*terms, QStringLiteral("terms"), errors);
        const qint64 days = in.integer(QStringLiteral("valid_days")).value_or(plan.terms.validDays);
        if (days < 1 || days > 3650)
            in.refuse(QStringLiteral("valid_days"), QStringLiteral("1 to 3650"));
        else
            plan.terms.validDays = static_cast<int>(days);
    }
}

QJsonObject writeMeasured(const MeasuredSpeed& speed)
{
    QJsonObject out{{QStringLiteral("accelerator"), speed.accelerator}};
    if (const auto* tokens = std::get_if<TokensPerSecond>(&speed.value))
        out.insert(QStringLiteral("tokens_per_s_per_gpu"), tokens->value());
    else if (const auto* flops = std::get_if<FlopsPerSecond>(&speed.value))
        out.insert(QStringLiteral("tflops_per_gpu"), *flops / teraflops(1));
    else
        out.insert(QStringLiteral("mfu"), std::get<Utilisation>(speed.value).value());
    if (speed.peak)
        out.insert(QStringLiteral("peak_tflops"), *speed.peak / teraflops(1));
    return out;
}

QJsonObject writeStage(const Stage& stage)
{
    QJsonObject out = stage.unknown;
    out.insert(QStringLiteral("kind"), QString(stageKindName(stage.kind)));
    QJsonObject model;
    if (const auto* size = std::get_if<ParameterCount>(&stage.model))
        model.insert(QStringLiteral("size"), size->value());
    else if (const auto* library = std::get_if<QString>(&stage.model))
        model.insert(QStringLiteral("library"), *library);
    else if (const auto* own = std::get_if<ConfiguredModel>(&stage.model)) {
        if (!own->name.isEmpty())
            model.insert(QStringLiteral("name"), own->name);
        model.insert(QStringLiteral("config"), own->config);
    }
    out.insert(QStringLiteral("model"), model);
    QJsonObject data;
    if (const auto* tokens = std::get_if<TokenCount>(&stage.data))
        data.insert(QStringLiteral("tokens"), tokens->value());
    else if (const auto* bytes = std::get_if<Bytes>(&stage.data))
        data.insert(QStringLiteral("text_bytes"), bytes->value());
    data.insert(QStringLiteral("language"), QString(textLanguageName(stage.language)));
    out.insert(QStringLiteral("data"), data);
    out.insert(QStringLiteral("epochs"), stage.epochs);
    out.insert(QStringLiteral("seq_len"), stage.sequence);
    out.insert(QStringLiteral("precision"), stage.precision);
    if (stage.gpus)
        out.insert(QStringLiteral("gpus"), stage.gpus->value());
    if (stage.measured)
        out.insert(QStringLiteral("measured"), writeMeasured(*stage.measured));
    return out;
}

} // namespace

QString configName(const QString& path)
{
    const QFileInfo file(path);
    QString name = file.completeBaseName();
    if (name.compare(QLatin1String("config"), Qt::CaseInsensitive) != 0)
        return name;
    return file.absoluteDir().dirName();
}

Result<Plan> readPlan(const QByteArray& json)
{
    const Result<QJsonObject> document = parseJsonObject(json);
    if (!document)
        return fail(document.error());
    std::vector<Error> errors;
    JsonReader top(*document, {}, errors);
    if (top.string(QStringLiteral("format")).value_or(QString()) != formatName)
        return fail(
            ErrorCode::PlanFormatUnknown, {{QStringLiteral("field"), QStringLiteral("format")}});
    const qint64 version = top.integer(QStringLiteral("version"), true).value_or(0);
    if (version > Plan::currentVersion)
        return fail(
            ErrorCode::PlanVersionNewer,
            {{QStringLiteral("field"), QStringLiteral("version")},
             {QStringLiteral("version"), version},
             {QStringLiteral("known"), Plan::currentVersion}});
    if (version < 1 && errors.empty())
        top.refuse(QStringLiteral("version"), QString::number(Plan::currentVersion));

    Plan plan;
    plan.stages.clear();
    plan.name = top.string(QStringLiteral("name")).value_or(QString());
    if (const auto code = top.string(QStringLiteral("currency"))) {
        const Result<Currency> currency = currencyFromCode(*code);
        if (!currency)
            top.refuse(QStringLiteral("currency"), QStringLiteral("CNY or USD"));
        plan.currency = currency.value_or(Currency::CNY);
    }
    if (const auto start = top.string(QStringLiteral("start"))) {
        const Result<QDate> day = parseDate(*start);
        if (day)
            plan.start = *day;
        else
            top.refuse(QStringLiteral("start"), day.error());
    }
    plan.deadline = readDeadline(top);
    readSmallSections(top, plan, errors);
    readAssumptions(top, plan);
    const QJsonArray stages = top.array(QStringLiteral("stages"), true).value_or(QJsonArray());
    if (stages.size() > mostStages)
        top.refuse(QStringLiteral("stages"), QString::number(mostStages));
    const qsizetype stageCount = std::min<qsizetype>(stages.size(), mostStages);
    plan.stages.reserve(static_cast<std::size_t>(stageCount));
    for (qsizetype i = 0; i < stageCount; ++i) {
        plan.stages.push_back(readStage(stages.at(i), QStringLiteral("stages[%1]").arg(i), errors));
    }
    if (!errors.empty())
        return fail(Error{ErrorCode::PlanRefused, {}, std::move(errors)});
    plan.unknown = top.rest();
    return plan;
}

QByteArray writePlan(const Plan& plan)
{
    QJsonObject out = plan.unknown;
    out.insert(QStringLiteral("format"), formatName);
    out.insert(QStringLiteral("version"), Plan::currentVersion);
    out.insert(QStringLiteral("name"), plan.name);
    out.insert(QStringLiteral("currency"), QString(currencyCode(plan.currency)));
    if (plan.start)
        out.insert(QStringLiteral("start"), plan.start->toString(Qt::ISODate));
    if (plan.deadline) {
        if (const auto* day = std::get_if<QDate>(&*plan.deadline))
            out.insert(QStringLiteral("deadline"), day->toString(Qt::ISODate));
        else
            out.insert(
                QStringLiteral("deadline"),
                QJsonObject{{QStringLiteral("days"), std::get<Days>(*plan.deadline).value()}});
    }
    out.insert(
        QStringLiteral("region_rule"),
        QJsonObject{
            {QStringLiteral("allowed"), QJsonArray::fromStringList(plan.regions.allowed)},
            {QStringLiteral("preferred"), QJsonArray::fromStringList(plan.regions.preferred)},
            {QStringLiteral("abroad"), plan.regions.abroad},
        });
    QJsonArray stages;
    for (const Stage& stage : plan.stages)
        stages.append(writeStage(stage));
    out.insert(QStringLiteral("stages"), stages);
    QJsonObject assumptions;
    for (const auto& [id, value] : plan.assumptions)
        assumptions.insert(id, value);
    out.insert(QStringLiteral("assumptions"), assumptions);
    QJsonObject chosen;
    if (!plan.chosen.accelerator.isEmpty())
        chosen.insert(QStringLiteral("accelerator"), plan.chosen.accelerator);
    if (!plan.chosen.offer.isEmpty())
        chosen.insert(QStringLiteral("offer"), plan.chosen.offer);
    out.insert(QStringLiteral("chosen"), chosen);
    out.insert(
        QStringLiteral("parties"),
        QJsonObject{
            {QStringLiteral("buyer"), plan.parties.buyer},
            {QStringLiteral("seller"), plan.parties.seller},
            {QStringLiteral("project"), plan.parties.project},
        });
    out.insert(
        QStringLiteral("terms"), QJsonObject{{QStringLiteral("valid_days"), plan.terms.validDays}});
    return QJsonDocument(out).toJson(QJsonDocument::Indented);
}

} // namespace suanchou
