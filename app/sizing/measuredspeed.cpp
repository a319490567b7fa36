// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/measuredspeed.h"

#include "app/base/format.h"
#include "app/base/numberparse.h"

#include <QRegularExpression>
#include <QStringBuilder>

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

/// Two statements of one peak: 989 and 989.5, 312 and 311.9.
constexpr double samePeak = 0.02;

bool isNear(double ratio, double wanted)
{
    return std::abs(ratio / wanted - 1.0) <= samePeak;
}

QString teraflopsText(FlopsPerSecond rate)
{
    return format::trimmed(rate.value() / 1e12, 3);
}

/// FLOP a second of "TFLOPS" and its kin.
double flopFactor(const QString& unit)
{
    return unit.startsWith(u'p', Qt::CaseInsensitive) ? 1e15 : 1e12;
}

Result<FlopsPerSecond> readPeak(const QRegularExpressionMatch& match)
{
    return parseNumber(match.captured(QStringLiteral("peak"))).map([&](double number) {
        return FlopsPerSecond(number * flopFactor(match.captured(QStringLiteral("peakUnit"))));
    });
}

Error notUnderstood(QStringView text)
{
    return {ErrorCode::SpeedNotUnderstood, {{QStringLiteral("text"), text.toString()}}, {}};
}

Result<MeasuredSpeed::Value> readValue(const QRegularExpressionMatch& match, QStringView text)
{
    const Result<double> number = parseNumber(match.captured(QStringLiteral("number")));
    if (!number)
        return fail(number.error());
    const QString unit = match.captured(QStringLiteral("unit"));
    if (unit == u'%')
        return MeasuredSpeed::Value(Utilisation(*number / 100.0));
    if (unit.contains(u"flop", Qt::CaseInsensitive))
        return MeasuredSpeed::Value(FlopsPerSecond(*number * flopFactor(unit)));
    if (unit.startsWith(u"tok", Qt::CaseInsensitive))
        return MeasuredSpeed::Value(TokensPerSecond(*number));
    if (match.captured(QStringLiteral("mfu")).isEmpty())
        return fail(notUnderstood(text));
    return MeasuredSpeed::Value(Utilisation(*number));
}

} // namespace

Result<MeasuredSpeed> parseMeasuredSpeed(QStringView text)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^(?<mfu>mfu *[=:]? *)?(?<number>[-+0-9.,e]+ *[kmb千万]?) *)"
                       R"((?<unit>%|[tp]flops?(?:/s)?|tok(?:en)?s?(?:/s|/秒|/sec)|))"
                       R"((?: */ *(?:gpu|card|卡))?)"
                       R"((?: *(?:of|/|@|\(|的)? *(?:峰值|peak)? *(?<peak>[0-9][0-9.,]*) *)"
                       R"((?<peakUnit>[tp]flops?(?:/s)?) *\)?)?$)"),
        QRegularExpression::CaseInsensitiveOption);
    const QString plain = text.toString().normalized(QString::NormalizationForm_KC).simplified();
    if (plain.isEmpty())
        return fail(ErrorCode::NumberEmpty, {{QStringLiteral("text"), QString()}});
    const QRegularExpressionMatch match = form.match(plain);
    if (!match.hasMatch())
        return fail(notUnderstood(text));
    Result<MeasuredSpeed::Value> value = readValue(match, text);
    if (!value)
        return fail(value.error());
    MeasuredSpeed speed{.accelerator = {}, .value = *value, .peak = {}};
    if (match.hasCaptured(QStringLiteral("peak"))) {
        if (!std::holds_alternative<Utilisation>(speed.value))
            return fail(notUnderstood(text));
        const Result<FlopsPerSecond> peak = readPeak(match);
        if (!peak)
            return fail(peak.error());
        speed.peak = *peak;
    }
    return speed;
}

QString measuredSpeedText(const MeasuredSpeed& speed)
{
    if (const auto* rate = std::get_if<TokensPerSecond>(&speed.value))
        return format::trimmed(rate->value(), 3) % QStringLiteral(" tokens/s");
    if (const auto* rate = std::get_if<FlopsPerSecond>(&speed.value))
        return teraflopsText(*rate) % QStringLiteral(" TFLOPS");
    QString text = format::trimmed(std::get<Utilisation>(speed.value).value() * 100.0, 3) %
        QStringLiteral(" %");
    if (speed.peak)
        text += QStringLiteral(" of ") % teraflopsText(*speed.peak) % QStringLiteral(" TFLOPS");
    return text;
}

Result<Utilisation> utilisationOf(
    const MeasuredSpeed& speed,
    const Accelerator& card,
    const QString& precision,
    FlopsPerToken flopsPerToken)
{
    const FlopsPerSecond dense = card.peak16();
    if (speed.peak && !isNear(*speed.peak / dense, 1.0)) {
        const double ratio = *speed.peak / dense;
        return fail(
            ErrorCode::PeakNotDense,
            {{QStringLiteral("accelerator"), card.name},
             {QStringLiteral("value"), teraflopsText(*speed.peak)},
             {QStringLiteral("peak"), teraflopsText(dense)},
             {QStringLiteral("headline"), isNear(ratio, 2.0) || isNear(ratio, 4.0)}});
    }
    double share = 0;
    if (const auto* tokens = std::get_if<TokensPerSecond>(&speed.value))
        share = tokens->value() * flopsPerToken.value() / dense.value();
    else if (const auto* flops = std::get_if<FlopsPerSecond>(&speed.value))
        share = *flops / dense;
    else
        share = std::get<Utilisation>(speed.value).value();
    const FlopsPerSecond most = card.peakIn(precision).value_or(dense);
    if (share > most / dense) {
        return fail(
            ErrorCode::UtilisationTooHigh,
            {{QStringLiteral("accelerator"), card.name},
             {QStringLiteral("value"),
              QString(format::trimmed(share * (dense / most) * 100.0, 1) % QStringLiteral(" %"))},
             {QStringLiteral("precision"), precision},
             {QStringLiteral("peak"), teraflopsText(most)}});
    }
    return Utilisation(share);
}

Efficiency ownEfficiency(Utilisation mfu, double spread)
{
    return {
        .mfu =
            {.p10 = mfu * (1.0 - spread),
             .p50 = mfu,
             .p90 = std::min(mfu * (1.0 + spread), std::max(mfu, Utilisation(1.0)))},
        .kind = EvidenceKind::Own,
        .rows = 1,
        .sources = 1,
    };
}

} // namespace suanchou
