// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/cardnames.h"

#include "app/base/foldedname.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace suanchou {

namespace {

/// SXM, PCIe and the like, without their generation.
QString formOf(const QString& segment)
{
    static const QRegularExpression form(
        QStringLiteral("^(SXM|PCIE|NVL|OAM)[0-9]?$"), QRegularExpression::CaseInsensitiveOption);
    return form.match(segment).captured(1).toCaseFolded();
}

bool isMemory(const QString& segment)
{
    static const QRegularExpression memory(
        QStringLiteral("^[0-9]+GB?$"), QRegularExpression::CaseInsensitiveOption);
    return memory.match(segment).hasMatch();
}

/// A table name or alias without memory and form: "A100-SXM-80G" → "A100".
QStringList baseSegments(const QString& name)
{
    QStringList base;
    const QStringList segments = name.split(u'-', Qt::SkipEmptyParts);
    for (const QString& segment : segments) {
        // What follows the memory ("…-96G-HBM2e-500W") is a variant of it.
        if (isMemory(segment) && !base.isEmpty())
            break;
        if (formOf(segment).isEmpty() || base.isEmpty())
            base.append(segment);
    }
    return base;
}

bool hasDigit(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

bool hasLetter(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

bool isWordCharacter(QChar c)
{
    return c.unicode() < 0x80 && c.isLetterOrNumber();
}

bool isTimes(QChar c)
{
    return c == u'x' || c == u'X';
}

/// "8xH20" and "H20x8" are a card beside its count, "MXH20" is none.
bool standsAlone(const QString& text, qsizetype start, qsizetype end)
{
    const bool before = start == 0 || !isWordCharacter(text.at(start - 1)) ||
        (start > 1 && isTimes(text.at(start - 1)) && text.at(start - 2).isDigit());
    const bool after = end == text.size() || !isWordCharacter(text.at(end)) ||
        (end + 1 < text.size() && isTimes(text.at(end)) && text.at(end + 1).isDigit());
    return before && after;
}

/// Where a compact name ends when it is read from start, passing over spaces and dashes; nothing if
/// it is not there. Two numbers with a space between are two numbers.
std::optional<qsizetype> endOf(const QString& text, qsizetype start, const QString& name)
{
    qsizetype at = start;
    for (qsizetype i = 0; i < name.size(); ++i) {
        bool spaced = false;
        while (i > 0 && at < text.size() &&
               (text.at(at) == u' ' || text.at(at) == u'-' || text.at(at) == u'_')) {
            spaced = true;
            ++at;
        }
        if (at >= text.size() || text.at(at).toCaseFolded() != name.at(i))
            return std::nullopt;
        if (spaced && name.at(i).isDigit() && name.at(i - 1).isDigit())
            return std::nullopt;
        ++at;
    }
    return at;
}

/// A bare number such as 4090 may as well be a price.
bool looksLikeMoney(const QString& text, qsizetype end)
{
    static const QRegularExpression money(
        QStringLiteral("^\\s*(?:[元块万千¥$/.,]|CNY|RMB|USD)"),
        QRegularExpression::CaseInsensitiveOption);
    return money.match(text.mid(end)).hasMatch();
}

} // namespace

CardNames::CardNames(const HardwareTable& hardware)
    : m_hardware(hardware)
{
    const auto add = [this](const QStringList& segments, const QString& card) {
        QStringList& family = m_families[foldedName(segments.join(QString()))];
        if (!family.contains(card))
            family.append(card);
    };
    const auto addBases = [&](const QString& name, const QString& card) {
        const QStringList base = baseSegments(name);
        add(base, card);
        // "910B" for "Ascend-910B": without the maker, as long as it is not a bare number.
        const QStringList rest = base.mid(1);
        if (rest.isEmpty() || hasDigit(base.constFirst()))
            return;
        const QString joined = rest.join(QString());
        if (hasDigit(joined) && hasLetter(joined))
            add(rest, card);
    };
    for (const Accelerator& card : hardware.accelerators())
        addBases(card.name, card.name);
    const QStringList aliases = hardware.names();
    for (const QString& alias : aliases) {
        if (!alias.contains(u'('))
            addBases(alias, hardware.resolve(alias).accelerator->name);
    }
}

std::optional<CardMention> CardNames::find(const QString& text) const
{
    struct Hit
    {
        qsizetype start = 0;
        qsizetype end = 0;
        QString base;
    };
    std::optional<Hit> best;
    const auto isBetter = [&best](const QString& base) {
        if (!best)
            return true;
        const bool named = hasLetter(base);
        if (named != hasLetter(best->base))
            return named;
        return base.size() > best->base.size();
    };
    for (qsizetype start = 0; start < text.size(); ++start) {
        for (const auto& family : m_families) {
            const QString& base = family.first;
            if (text.at(start).toCaseFolded() != base.at(0) || !isBetter(base))
                continue;
            const std::optional<qsizetype> end = endOf(text, start, base);
            if (!end || !standsAlone(text, start, *end))
                continue;
            if (!hasLetter(base) && looksLikeMoney(text, *end))
                continue;
            best = Hit{start, *end, base};
        }
    }
    if (!best)
        return std::nullopt;
    return mention(text, best->start, best->end - best->start, best->base);
}

CardMention CardNames::mention(
    const QString& text, qsizetype start, qsizetype length, const QString& base) const
{
    static const QRegularExpression rest(
        QStringLiteral("^(?:[\\s-]*(SXM|PCIe|NVL|OAM)[0-9]?(?![A-Za-z0-9]))?"
                       "(?:[\\s-]*([0-9]{1,3})\\s*G(?:i?B)?(?![A-Za-z0-9])(?:\\s*显存)?)?"
                       "(?:[\\s-]*(SXM|PCIe|NVL|OAM)[0-9]?(?![A-Za-z0-9]))?"),
        QRegularExpression::CaseInsensitiveOption);
    CardMention out{.start = start, .length = length, .family = m_families.at(base)};
    const QRegularExpressionMatch said = rest.match(text.mid(start + length));
    out.length += said.capturedLength(0);
    const QString form = formOf(said.captured(1) + said.captured(3));
    const QString memory = said.captured(2);

    out.cards = out.family;
    if (!form.isEmpty()) {
        out.cards.removeIf([&form](const QString& card) {
            const QStringList segments = card.split(u'-');
            return std::none_of(segments.begin(), segments.end(), [&form](const QString& segment) {
                return formOf(segment) == form;
            });
        });
    }
    if (!memory.isEmpty())
        out.cards = withMemory(out.cards, memory.toInt());

    // The alias table says which of several forms is meant; several memory sizes it leaves open.
    const QString name = text.mid(start, length).trimmed();
    QStringList spellings{name};
    if (!memory.isEmpty())
        spellings = {name + u'-' + memory + u'G', name + u'-' + memory + QStringLiteral("GB")};
    for (const QString& spelling : std::as_const(spellings)) {
        const ResolvedAccelerator resolved = m_hardware.resolve(spelling);
        if (!form.isEmpty() || !resolved.accelerator ||
            resolved.assumed == QLatin1String("memory") ||
            !out.cards.contains(resolved.accelerator->name))
            continue;
        out.cards = QStringList{resolved.accelerator->name};
        out.assumed = resolved.assumed;
        break;
    }
    return out;
}

QStringList CardNames::withMemory(const QStringList& cards, int gigabytes) const
{
    QStringList out;
    for (const QString& card : cards) {
        const ResolvedAccelerator resolved = m_hardware.resolve(card);
        if (std::lround(inGigabytes(resolved.accelerator->memory)) == gigabytes)
            out.append(card);
    }
    return out;
}

} // namespace suanchou
