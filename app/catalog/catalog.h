// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/offer.h"

namespace suanchou {

/// The offers and component prices a plan is priced with: a value, read once.
class Catalog
{
public:
    /// Cards are resolved through the hardware table; unknown ones stay listed as "card not
    /// identified".
    static Result<Catalog> parse(
        const QByteArray& offerCsv, const QByteArray& componentCsv, const HardwareTable& hardware);

    [[nodiscard]] const std::vector<Offer>& offers() const { return m_offers; }
    [[nodiscard]] const ComponentPrice* component(
        const QString& provider, ComponentKind kind) const;
    /// The newest date of any price.
    [[nodiscard]] QDate newest() const;

    /// For every key the row that leads on a day: one not dated after it before one that is, then
    /// best confidence, then newest. The others are its history. Keeps the catalogue's order.
    [[nodiscard]] std::vector<const Offer*> leading(QDate day) const;

private:
    std::vector<Offer> m_offers;
    std::vector<ComponentPrice> m_components;
};

/// Whether a price is dated after a day: it cannot be ordered at then.
bool isAfter(const PartialDate& asOf, QDate day);

/// Whether a price has outlived its shelf life on a day. An undated price has.
bool isStale(const PartialDate& asOf, QDate today, int shelfLifeDays);

} // namespace suanchou
