// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/describe.h"

#include "app/base/format.h"

#include <array>
#include <cmath>

namespace suanchou {

QString describe(RowProblem problem, const Speech& speech)
{
    switch (problem) {
    case RowProblem::CardNotIdentified:
        return speech.translate("Problem", "card not identified");
    case RowProblem::PrecisionUnsupported:
        return speech.translate("Problem", "precision not supported");
    case RowProblem::DoesNotFit:
        return speech.translate("Problem", "model does not fit");
    case RowProblem::InterconnectNotStated:
        return speech.translate("Problem", "interconnect not stated: ask");
    case RowProblem::CardNotMeasured:
        return speech.translate("Problem", "speed not measured");
    case RowProblem::RegionNotAllowed:
        return speech.translate("Problem", "region not allowed");
    case RowProblem::DeadlineMissed:
        return speech.translate("Problem", "misses the deadline");
    case RowProblem::CurrencyDiffers:
        return speech.translate("Problem", "other currency, no exchange rate");
    case RowProblem::PriceAfterToday:
        return speech.translate("Problem", "dated after the plan");
    case RowProblem::QuoteExpired:
        return speech.translate("Problem", "quote has expired");
    case RowProblem::Interruptible:
        return speech.translate("Problem", "can be interrupted");
    case RowProblem::LowConfidence:
        return speech.translate("Problem", "price not certain");
    case RowProblem::Stale:
        return speech.translate("Problem", "price is stale");
    case RowProblem::RegionNotStated:
        return speech.translate("Problem", "region not stated: ask");
    case RowProblem::FormAssumed:
        return speech.translate("Problem", "card form assumed");
    case RowProblem::TaxBasisAssumed:
        return speech.translate("Problem", "tax basis assumed");
    case RowProblem::ComponentsNotPriced:
        return speech.translate("Problem", "storage or egress without public price");
    case RowProblem::NoInterconnect:
        return speech.translate("Problem", "instances are not linked");
    case RowProblem::NotForEveryone:
        return speech.translate("Problem", "not for everyone");
    case RowProblem::PriceIncomplete:
        return speech.translate("Problem", "CPU and memory not in the price");
    case RowProblem::Abroad:
        return speech.translate("Problem", "abroad: data export, currency, tax");
    case RowProblem::CurrencyConverted:
        return speech.translate("Problem", "converted from another currency");
    }
    Q_UNREACHABLE();
}

QString severityWord(Severity severity, const Speech& speech)
{
    switch (severity) {
    case Severity::Info:
        return speech.translate("Word", "note");
    case Severity::Warning:
        return speech.translate("Word", "warning");
    case Severity::Error:
        return speech.translate("Word", "problem");
    }
    Q_UNREACHABLE();
}

QString modeWord(BillingMode mode, const Speech& speech)
{
    switch (mode) {
    case BillingMode::OnDemand:
        return speech.translate("Word", "on demand");
    case BillingMode::Spot:
        return speech.translate("Word", "spot");
    case BillingMode::Monthly:
        return speech.translate("Word", "monthly");
    case BillingMode::Yearly:
        return speech.translate("Word", "yearly");
    case BillingMode::ThreeYear:
        return speech.translate("Word", "3 years");
    case BillingMode::CommittedUse:
        return speech.translate("Word", "committed use");
    case BillingMode::SavingsPlan:
        return speech.translate("Word", "savings plan");
    case BillingMode::Reserved1Year:
        return speech.translate("Word", "reserved 1 year");
    case BillingMode::Reserved3Year:
        return speech.translate("Word", "reserved 3 years");
    }
    Q_UNREACHABLE();
}

QString familyWord(BillingFamily family, const Speech& speech)
{
    switch (family) {
    case BillingFamily::OnDemand:
        return modeWord(BillingMode::OnDemand, speech);
    case BillingFamily::Monthly:
        return modeWord(BillingMode::Monthly, speech);
    case BillingFamily::Yearly:
        return modeWord(BillingMode::Yearly, speech);
    case BillingFamily::Spot:
        return modeWord(BillingMode::Spot, speech);
    case BillingFamily::Committed:
        return speech.translate("Word", "committed");
    }
    Q_UNREACHABLE();
}

QString componentWord(CostComponent component, const Speech& speech)
{
    switch (component) {
    case CostComponent::Gpu:
        return speech.translate("Word", "GPU compute");
    case CostComponent::Storage:
        return speech.translate("Word", "storage");
    case CostComponent::Egress:
        return speech.translate("Word", "egress traffic");
    }
    Q_UNREACHABLE();
}

QString lineUnitWord(LineUnit unit, const Speech& speech)
{
    switch (unit) {
    case LineUnit::GpuHour:
        return speech.translate("Word", "GPU-hours");
    case LineUnit::InstanceHour:
        return speech.translate("Word", "instance-hours");
    case LineUnit::InstanceMonth:
        return speech.translate("Word", "instance-months");
    case LineUnit::GpuMonth:
        return speech.translate("Word", "GPU-months");
    case LineUnit::InstanceYear:
        return speech.translate("Word", "instance-years");
    case LineUnit::Instance3Year:
        return speech.translate("Word", "instance-terms of 3 years");
    case LineUnit::GigabyteMonth:
        return speech.translate("Word", "GB-months");
    case LineUnit::GibibyteMonth:
        return speech.translate("Word", "GiB-months");
    case LineUnit::GigabyteDay:
        return speech.translate("Word", "GB-days");
    case LineUnit::Gigabyte:
        return QStringLiteral("GB");
    }
    Q_UNREACHABLE();
}

QString tierText(const Tier& tier, LineUnit unit, const Speech& speech)
{
    const QHash<QString, QString> values{
        {QStringLiteral("from"), format::decimal(tier.from)},
        {QStringLiteral("to"), format::decimal(tier.upTo.value_or(Decimal6()))},
        {QStringLiteral("unit"),
         unit == LineUnit::GibibyteMonth ? QStringLiteral("GiB") : QStringLiteral("GB")}};
    if (!tier.upTo)
        return filled(speech.translate("Word", "above %{from} %{unit}"), values);
    if (tier.from == Decimal6())
        return filled(speech.translate("Word", "up to %{to} %{unit}"), values);
    return filled(speech.translate("Word", "%{from} to %{to} %{unit}"), values);
}

QString lineWord(const CostLine& line, const Speech& speech)
{
    QString word = componentWord(line.component, speech);
    if (!line.tier)
        return word;
    return word % (speech.isChinese() ? QStringLiteral("，") : QStringLiteral(", ")) %
        tierText(*line.tier, line.unit, speech);
}

QString noPriceText(const CostLine& line, const Speech& speech)
{
    return line.onlyUndated ? speech.translate("Word", "no dated public price: ask")
                            : speech.translate("Word", "no public price: ask");
}

QString stageWord(StageKind kind, const Speech& speech)
{
    switch (kind) {
    case StageKind::DataPrep:
        return speech.translate("Word", "data preparation");
    case StageKind::Pilot:
        return speech.translate("Word", "pilot");
    case StageKind::Pretrain:
        return speech.translate("Word", "pretraining");
    case StageKind::Continued:
        return speech.translate("Word", "continued pretraining");
    case StageKind::Sft:
        return speech.translate("Word", "full fine-tuning");
    case StageKind::Lora:
        return QStringLiteral("LoRA");
    case StageKind::QLora:
        return QStringLiteral("QLoRA");
    case StageKind::Dpo:
        return QStringLiteral("DPO");
    case StageKind::Rl:
        return speech.translate("Word", "reinforcement learning");
    case StageKind::Eval:
        return speech.translate("Word", "evaluation");
    }
    Q_UNREACHABLE();
}

QString confidenceWord(Confidence confidence, const Speech& speech)
{
    switch (confidence) {
    case Confidence::Low:
        return speech.translate("Word", "low");
    case Confidence::Medium:
        return speech.translate("Word", "medium");
    case Confidence::High:
        return speech.translate("Word", "high");
    }
    Q_UNREACHABLE();
}

QString evidenceText(const Efficiency& efficiency, const Speech& speech)
{
    switch (efficiency.kind) {
    case EvidenceKind::Measured:
    case EvidenceKind::Thin:
        return speech.translate("Word", "measured, %n row(s)", nullptr, efficiency.rows);
    case EvidenceKind::Own:
        return speech.translate("Word", "your own measurement");
    case EvidenceKind::None:
    case EvidenceKind::Missing:
        return speech.translate("Word", "no published measurement");
    }
    Q_UNREACHABLE();
}

QString cityText(const QString& city, const Speech& speech)
{
    static constexpr std::array known{
        QT_TRANSLATE_NOOP("City", "Shanghai"),
        QT_TRANSLATE_NOOP("City", "Beijing"),
        QT_TRANSLATE_NOOP("City", "Guangzhou"),
        QT_TRANSLATE_NOOP("City", "Shenzhen"),
        QT_TRANSLATE_NOOP("City", "Hangzhou"),
        QT_TRANSLATE_NOOP("City", "Xiamen"),
        QT_TRANSLATE_NOOP("City", "Ulanqab"),
        QT_TRANSLATE_NOOP("City", "Zhongwei (Ningxia)"),
        QT_TRANSLATE_NOOP("City", "East China (city not stated)"),
        QT_TRANSLATE_NOOP("City", "South China (city not stated)"),
        QT_TRANSLATE_NOOP("City", "Jiangsu (city not stated)"),
        QT_TRANSLATE_NOOP("City", "Hubei (city not stated)"),
        QT_TRANSLATE_NOOP("City", "Guangdong (city not stated)"),
        QT_TRANSLATE_NOOP("City", "Yunnan (city not stated)"),
        QT_TRANSLATE_NOOP("City", "Qinghai (city not stated)"),
        QT_TRANSLATE_NOOP("City", "Sichuan (city not stated)"),
        QT_TRANSLATE_NOOP("City", "Hebei; Guangdong"),
    };
    for (const char* name : known) {
        if (city == QLatin1String(name))
            return speech.translate("City", name);
    }
    return city;
}

QString regionCodeText(const QString& code, const Speech& speech)
{
    const QString city = code.section(u'/', 1);
    return city.isEmpty() ? speech.translate("City", "mainland China") : cityText(city, speech);
}

QString regionText(const Offer& offer, const Speech& speech)
{
    if (offer.city.isEmpty() && !offer.mainland && !offer.region.isEmpty())
        return offer.region;
    if (offer.city.isEmpty())
        return describe(RowProblem::RegionNotStated, speech);
    const QString city = cityText(offer.city, speech);
    return offer.region.isEmpty() || offer.region == offer.city
        ? city
        : QString(
              city % (speech.isChinese() ? QStringLiteral("，") : QStringLiteral(", ")) %
              offer.region);
}

QString dateText(const PartialDate& date, const Speech& speech)
{
    return date.text.isEmpty() ? speech.translate("Word", "undated") : date.text;
}

QString cardsText(const Offer& offer)
{
    return offer.card % QStringLiteral(" × ") % QString::number(offer.gpus);
}

QString modelEcho(const ModelFacts& model, const Speech& speech)
{
    const QString count = format::shortForm(model.parameters.total.value(), speech).text();
    const QString kind = model.shape.isMoe()
        ? filled(
              speech.translate("Echo", "mixture of experts, %{active} active"),
              {{QStringLiteral("active"),
                format::shortForm(model.parameters.active.value(), speech).text()}})
        : speech.translate("Echo", "dense");
    const QString shape =
        model.shapeName.isEmpty() ? speech.translate("Echo", "usual shape") : model.shapeName;
    return filled(
        speech.translate("Echo", "= %{count} parameters, %{kind}, %{shape}"),
        {{QStringLiteral("count"), count},
         {QStringLiteral("kind"), kind},
         {QStringLiteral("shape"), shape}});
}

QString dataEcho(const TrainingWork& work, const Speech& speech)
{
    return filled(
        speech.translate("Echo", "= %{count} tokens, %{ratio} per parameter"),
        {{QStringLiteral("count"), format::shortForm(work.tokens.value(), speech).text()},
         {QStringLiteral("ratio"),
          format::ratio(work.tokens.value() / work.model.parameters.active.value())}});
}

} // namespace suanchou
