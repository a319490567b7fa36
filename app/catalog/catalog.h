// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/offer.h"

namespace suanchou {

/// What a table of offers held, good and bad: for judging a file row by row.
struct OfferReading
{
    std::vector<Offer> offers;
    std::vector<int> rows; ///< of each offer, as a person counts: the header is row 1
    /// Rows whose price is empty, "-", "N/A" or 面议: holes, neither offers nor errors.
    std::vector<int> withoutPrice;
    std::vector<Error> errors; ///< CsvField, one for each bad cell; such a row is no offer
};

/// Reads a table of offers in our own columns (resources/catalog/offers.csv). Refused as a whole if
/// it is no table or lacks a column; a bad row is reported and the others are read.
Result<OfferReading> readOffers(const QByteArray& csv, const HardwareTable& hardware);

/// The tiers of one component price by rising volume: each holds for what exceeds its "from", up to
/// the next one. Volume below the first tier is free: that is how lists state an allowance. Of rows
/// for the same tier the newest leads. The rows belong to the catalogue.
using ComponentTariff = std::vector<const ComponentPrice*>;

/// Whether every tier says of when it is: a price without a date makes no amount.
bool isDated(const ComponentTariff& tariff);

/// The offers and component prices a plan is priced with: a value, read once.
class Catalog
{
public:
    /// Cards are resolved through the hardware table; unknown ones stay listed as "card not
    /// identified". Every row must be good and have a price.
    static Result<Catalog> parse(
        const QByteArray& offerCsv, const QByteArray& componentCsv, const HardwareTable& hardware);

    [[nodiscard]] const std::vector<Offer>& offers() const { return m_offers; }
    [[nodiscard]] const std::vector<ComponentPrice>& components() const { return m_components; }
    /// The usual price of a component at a provider (Chinese name), as far as it is known on a day:
    /// the rows of the kind without a variant, in the region of the first one. Empty is a hole.
    [[nodiscard]] ComponentTariff tariff(
        const QString& provider, ComponentKind kind, QDate day) const;
    /// The tariff for keeping data: disk, else object storage, else file storage. A dated one comes
    /// before one without a date.
    [[nodiscard]] ComponentTariff storage(const QString& provider, QDate day) const;
    /// The newest date of any price.
    [[nodiscard]] QDate newest() const;

    /// For every key the row that leads on a day: one not dated after it before one that is, then
    /// best confidence, then newest, then the dearer of two that are equally good. The others are
    /// its history. Keeps the catalogue's order.
    [[nodiscard]] std::vector<const Offer*> leading(QDate day) const;

private:
    std::vector<Offer> m_offers;
    std::vector<QString> m_keys; ///< folded keys of m_offers
    std::vector<ComponentPrice> m_components;
};

/// The key in the form in which two are compared: without case.
QString foldedKey(const Offer& offer);

/// Whether a price is dated after a day: it cannot be ordered at then.
bool isAfter(const PartialDate& asOf, QDate day);

/// Whether a price has outlived its shelf life on a day. An undated price has.
bool isStale(const PartialDate& asOf, QDate today, int shelfLifeDays);

} // namespace suanchou
