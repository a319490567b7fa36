// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/offercolumns.h"

#include "app/plan/describe.h"

namespace suanchou {

QString columnTitle(OfferColumn column, const Speech& speech)
{
    switch (column) {
    case OfferColumn::Provider:
        return speech.translate("Cli", "Provider");
    case OfferColumn::Region:
        return speech.translate("Cli", "Region");
    case OfferColumn::Cards:
        return speech.translate("Cli", "Card × count");
    case OfferColumn::Billing:
        return speech.translate("Cli", "Billing");
    case OfferColumn::Currency:
        return speech.translate("Cli", "Currency");
    case OfferColumn::Unit:
        return speech.translate("Cli", "Unit");
    case OfferColumn::PriceDate:
        return speech.translate("Cli", "Price date");
    case OfferColumn::Confidence:
        return speech.translate("Cli", "Confidence");
    }
    Q_UNREACHABLE();
}

QString columnCell(OfferColumn column, const Offer& offer, const Speech& speech)
{
    switch (column) {
    case OfferColumn::Provider:
        return speech.pick(offer.provider);
    case OfferColumn::Region:
        return regionText(offer, speech);
    case OfferColumn::Cards:
        return cardsText(offer);
    case OfferColumn::Billing:
        return modeWord(offer.mode, speech);
    case OfferColumn::Currency:
        return QString(currencyCode(offer.price.currency));
    case OfferColumn::Unit:
        return priceUnitWord(offer.unit, speech);
    case OfferColumn::PriceDate:
        return dateText(offer.asOf, speech);
    case OfferColumn::Confidence:
        return confidenceWord(offer.confidence, speech);
    }
    Q_UNREACHABLE();
}

QString priceTitle(const Speech& speech)
{
    return speech.translate("Cli", "Price");
}

QString perHourTitle(const Speech& speech)
{
    return speech.translate("Cli", "Per GPU-hour (a month is 730 h)");
}

QString notesTitle(const Speech& speech)
{
    return speech.translate("Cli", "To note");
}

QString joined(const QStringList& words, const Speech& speech)
{
    return words.join(speech.isChinese() ? QStringLiteral("、") : QStringLiteral(", "));
}

} // namespace suanchou
