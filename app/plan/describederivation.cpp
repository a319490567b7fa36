// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"
#include "app/plan/describe.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace suanchou {

namespace {

struct Title
{
    const char* id;
    const char* source;
};

// Titles of derived numbers; ids that are assumptions take their title from the registry.
constexpr std::array titles{
    Title{"project_gpu_hours", QT_TRANSLATE_NOOP("Derivation", "GPU-hours of the project")},
    Title{"project_days", QT_TRANSLATE_NOOP("Derivation", "project time")},
    Title{"steady_days", QT_TRANSLATE_NOOP("Derivation", "time at steady speed")},
    Title{"steady_gpu_hours", QT_TRANSLATE_NOOP("Derivation", "GPU-hours at steady speed")},
    Title{"gpus_min", QT_TRANSLATE_NOOP("Derivation", "fewest cards for the memory")},
    Title{"gpus_in_time", QT_TRANSLATE_NOOP("Derivation", "fewest cards in time")},
    Title{"memory", QT_TRANSLATE_NOOP("Derivation", "memory of one card")},
    Title{"capacity", QT_TRANSLATE_NOOP("Derivation", "capacity of the card")},
    Title{"available", QT_TRANSLATE_NOOP("Derivation", "days available")},
    Title{"rows", QT_TRANSLATE_NOOP("Derivation", "measurements")},
    Title{"sources", QT_TRANSLATE_NOOP("Derivation", "sources")},
    Title{"gpus", QT_TRANSLATE_NOOP("Derivation", "cards")},
    Title{"flops", QT_TRANSLATE_NOOP("Derivation", "work")},
    Title{"flops_per_token", QT_TRANSLATE_NOOP("Derivation", "work per token")},
    Title{"active_parameters", QT_TRANSLATE_NOOP("Derivation", "active parameters")},
    Title{"parameters", QT_TRANSLATE_NOOP("Derivation", "parameters")},
    Title{"input_embedding", QT_TRANSLATE_NOOP("Derivation", "input embedding")},
    Title{"looked_up_parameters", QT_TRANSLATE_NOOP("Derivation", "parameters looked up only")},
    Title{"mixing_flops", QT_TRANSLATE_NOOP("Derivation", "attention and state work per token")},
    Title{"layers", QT_TRANSLATE_NOOP("Derivation", "layers")},
    Title{"seq_len", QT_TRANSLATE_NOOP("Derivation", "sequence length")},
    Title{"attention_width", QT_TRANSLATE_NOOP("Derivation", "attention width")},
    Title{"tokens", QT_TRANSLATE_NOOP("Derivation", "tokens trained")},
    Title{"data_tokens", QT_TRANSLATE_NOOP("Derivation", "tokens of data")},
    Title{"text_bytes", QT_TRANSLATE_NOOP("Derivation", "clean text")},
    Title{"epochs", QT_TRANSLATE_NOOP("Derivation", "epochs")},
    Title{"peak", QT_TRANSLATE_NOOP("Derivation", "dense 16-bit peak of a card")},
    Title{"mfu", QT_TRANSLATE_NOOP("Derivation", "model FLOPs utilisation (MFU)")},
    Title{"memory_bytes", QT_TRANSLATE_NOOP("Derivation", "memory of the card")},
    Title{"peak_16bit_flop_per_s", QT_TRANSLATE_NOOP("Derivation", "dense 16-bit peak of a card")},
    Title{"node_gpus", QT_TRANSLATE_NOOP("Derivation", "cards of the usual server")},
    Title{"node_link_bytes_per_s", QT_TRANSLATE_NOOP("Derivation", "link of a card in the server")},
    Title{"fabric_bytes_per_s", QT_TRANSLATE_NOOP("Derivation", "network of a card")},
    Title{"measured_rate", QT_TRANSLATE_NOOP("Derivation", "measured speed of a card")},
    Title{"cost", QT_TRANSLATE_NOOP("Derivation", "total, tax included")},
    Title{"gpu_cost", QT_TRANSLATE_NOOP("Derivation", "GPU compute")},
    Title{"storage_cost", QT_TRANSLATE_NOOP("Derivation", "storage")},
    Title{"egress_cost", QT_TRANSLATE_NOOP("Derivation", "egress traffic")},
    Title{"tier_cost", QT_TRANSLATE_NOOP("Derivation", "amount of a tier")},
    Title{"quantity", QT_TRANSLATE_NOOP("Derivation", "quantity")},
    Title{"unit_price", QT_TRANSLATE_NOOP("Derivation", "unit price")},
    Title{"original_price", QT_TRANSLATE_NOOP("Derivation", "published price")},
    Title{"exchange_rate", QT_TRANSLATE_NOOP("Derivation", "exchange rate")},
};

// Formulas that need words; the others are symbols and ids in every language.
constexpr std::array expressions{
    QT_TRANSLATE_NOOP("Expression", "whole hours of project_days, whole instances for gpus"),
    QT_TRANSLATE_NOOP("Expression", "whole terms covering project_days, whole instances for gpus"),
    QT_TRANSLATE_NOOP(
        "Expression",
        "(text_bytes + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × months"),
    QT_TRANSLATE_NOOP(
        "Expression",
        "(text_bytes + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × whole "
        "days"),
    QT_TRANSLATE_NOOP("Expression", "sum of tier_cost"),
    QT_TRANSLATE_NOOP("Expression", "fewest cards, doubling from 1, whose memory ≤ capacity"),
    QT_TRANSLATE_NOOP("Expression", "gpus_min, as it can be ordered"),
    QT_TRANSLATE_NOOP(
        "Expression",
        "larger of gpus_min and flops / (peak × mfu × run_factor × available), as it can be "
        "ordered"),
    QT_TRANSLATE_NOOP("Expression", "mfu × (1 + measured_speed_spread), at most the whole peak"),
};

/// The formula's own words in a language; its ids stay.
QString worded(const QString& expression, const Speech& speech)
{
    static const QRegularExpression tier(QStringLiteral("^(.*), tier ([0-9.e+]+)–([0-9.e+]*)$"));
    if (const QRegularExpressionMatch match = tier.match(expression); match.hasMatch())
        return speech.translate("Expression", "%1, of which the tier %2–%3")
            .arg(worded(match.captured(1), speech), match.captured(2), match.captured(3));
    const bool known =
        std::any_of(expressions.begin(), expressions.end(), [&expression](const char* each) {
            return expression == QString::fromUtf8(each);
        });
    return known ? speech.translate("Expression", expression.toUtf8().constData()) : expression;
}

/// 1.479e21 → "1.479 × 10^21": the caller sets the exponent as superscript where it can.
QString scientific(double value)
{
    if (value <= 0)
        return format::trimmed(value, 3);
    const int exponent = static_cast<int>(std::floor(std::log10(value)));
    return format::trimmed(value / std::pow(10.0, exponent), 3) % QStringLiteral(" × 10^") %
        QString::number(exponent);
}

} // namespace

QString derivationTitle(const QString& id, const Speech& speech)
{
    for (const Title& title : titles) {
        if (id == QLatin1String(title.id))
            return speech.translate("Derivation", title.source);
    }
    return id;
}

QString derivationTitle(
    const QString& id, const AssumptionRegistry& assumptions, const Speech& speech)
{
    const AssumptionSpec* spec = assumptions.find(id);
    return spec ? speech.pick(spec->title) : derivationTitle(id, speech);
}

QString expressionText(
    const QString& expression, const AssumptionRegistry& assumptions, const Speech& speech)
{
    static const QRegularExpression identifier(QStringLiteral("[a-z][a-z0-9_]*"));
    const QString words = worded(expression, speech);
    QString out;
    qsizetype from = 0;
    QRegularExpressionMatchIterator found = identifier.globalMatch(words);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        out += QStringView(words).mid(from, match.capturedStart() - from);
        out += derivationTitle(match.captured(), assumptions, speech);
        from = match.capturedEnd();
    }
    out += QStringView(words).mid(from);
    return out;
}

QString derivationText(
    const Derivation& derivation, const AssumptionRegistry& assumptions, const Speech& speech)
{
    const auto write =
        [&](const Derivation& each, int depth, QString& out, const auto& self) -> void {
        out += QString(qsizetype{2} * depth, u' ') + derivationTitle(each.id, assumptions, speech) +
            QStringLiteral(" = ") + derivationValue(each, speech);
        if (!each.expression.isEmpty())
            out += QStringLiteral("   [") + expressionText(each.expression, assumptions, speech) +
                u']';
        if (const QString source = sourceText(each.source, speech); !source.isEmpty())
            out += QStringLiteral("   — ") + source;
        out += u'\n';
        for (const Derivation& input : each.inputs)
            self(input, depth + 1, out, self);
    };
    QString out;
    write(derivation, 0, out, write);
    return out;
}

QString derivationValue(const Derivation& derivation, const Speech& speech)
{
    const double v = derivation.value;
    const auto with = [](const QString& number, const QString& unit) {
        return QString(number % format::narrowSpace % unit);
    };
    switch (derivation.unit) {
    case ValueUnit::Parameters:
    case ValueUnit::Tokens:
        return format::shortFormExact(v, speech).text();
    case ValueUnit::FlopPerToken:
        return with(scientific(v), QStringLiteral("FLOP/token"));
    case ValueUnit::Flop:
        return with(scientific(v), QStringLiteral("FLOP"));
    case ValueUnit::TeraflopsPerSecond:
        return with(format::trimmed(v / 1e12, 1), QStringLiteral("TFLOP/s"));
    case ValueUnit::Fraction:
        return format::percent(v);
    case ValueUnit::Gpus:
        return with(format::trimmed(v, 0), speech.translate("Word", "cards"));
    case ValueUnit::Hour:
        return with(format::trimmed(v, 1), QStringLiteral("h"));
    case ValueUnit::Day:
        return with(format::days(Days(v)), speech.translate("Word", "days"));
    case ValueUnit::GpuHour:
        return format::gpuHours(GpuHours(v), speech).text();
    case ValueUnit::Month:
        return with(format::trimmed(v, 0), speech.translate("Word", "months"));
    case ValueUnit::Gigabytes:
        return format::gigabytes(Bytes(v));
    case ValueUnit::Money:
    case ValueUnit::UnitPrice:
        return format::fixed(v, 2);
    case ValueUnit::Count:
        return format::trimmed(v, 4);
    }
    Q_UNREACHABLE();
}

QString sourceText(const Source& source, const Speech& speech)
{
    QString word;
    switch (source.kind) {
    case SourceKind::Measured:
        word = speech.translate("Word", "measured, %n row(s)", nullptr, source.count);
        break;
    case SourceKind::PublicPrice:
        word = speech.translate("Word", "public price");
        break;
    case SourceKind::OwnQuote:
        word = speech.translate("Word", "own quote");
        break;
    case SourceKind::Published:
        word = speech.translate("Word", "published");
        break;
    case SourceKind::Assumed:
        word = speech.translate("Word", "assumption");
        break;
    case SourceKind::PlanInput:
        word = speech.translate("Word", "plan");
        break;
    case SourceKind::Computed:
        break;
    }
    QStringList parts;
    for (const QString& part : {word, speech.pick(source.text), source.asOf}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace suanchou
