// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hardware/accelerator.h"

#include <QStringList>

#include <map>
#include <optional>

namespace suanchou {

/// A card named somewhere in a text.
struct CardMention
{
    qsizetype start = 0;
    qsizetype length = 0;
    QStringList cards;  ///< our names of what it can mean; empty = the size or form does not exist
    QStringList family; ///< our names of all sizes and forms of the card
    QString assumed;    ///< of a single card: what the alias had to assume, as in Offer

    bool operator==(const CardMention&) const = default;
};

/// Finds cards in what people write: "H20", "h20-141gb", "A100 SXM 80G", "RTX4090", "昇腾 910B". A
/// name that stands for several memory sizes means all of them.
class CardNames
{
public:
    explicit CardNames(const HardwareTable& hardware);

    /// The longest card name in a text of plain characters, the first of equals.
    [[nodiscard]] std::optional<CardMention> find(const QString& text) const;
    /// Those of the cards that have so many GB.
    [[nodiscard]] QStringList withMemory(const QStringList& cards, int gigabytes) const;

private:
    [[nodiscard]] CardMention mention(
        const QString& text, qsizetype start, qsizetype length, const QString& base) const;

    const HardwareTable& m_hardware;
    std::map<QString, QStringList> m_families; ///< compact base name → our names
};

} // namespace suanchou
