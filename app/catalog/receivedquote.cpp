// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/receivedquote.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace suanchou {

namespace {

Error missing(const char* field)
{
    return fieldError(ErrorCode::ReceivedQuoteMissing, QString::fromLatin1(field));
}

PriceUnit priceUnitOf(const QuoteUnit& unit)
{
    const bool card = unit.by == PricedBy::Card;
    switch (unit.period) {
    case PricePeriod::Hour:
        return card ? PriceUnit::GpuHour : PriceUnit::InstanceHour;
    case PricePeriod::Month:
        return card ? PriceUnit::GpuMonth : PriceUnit::InstanceMonth;
    case PricePeriod::Year:
        return PriceUnit::InstanceYear;
    }
    Q_UNREACHABLE();
}

/// The accelerator of an entry: the one that was read, or the choice among the candidates.
QString acceleratorOf(const QuoteEntry& entry, const QuoteReading& reading)
{
    if (!reading.accelerator.isEmpty())
        return reading.accelerator;
    return reading.candidates.contains(entry.accelerator) ? entry.accelerator : QString();
}

bool isAbout(const Error& problem, QuoteField field)
{
    return problem.params.value(QStringLiteral("field")).toString() == quoteFieldName(field);
}

/// Whether the form says what the text leaves open.
bool isSettled(const Error& problem, const QuoteEntry& entry, const QuoteReading& reading)
{
    if (isAbout(problem, QuoteField::Card))
        return !acceleratorOf(entry, reading).isEmpty();
    if (isAbout(problem, QuoteField::ReceivedOn))
        return entry.receivedOn.isValid();
    return isAbout(problem, QuoteField::ValidUntil) && entry.validUntil.isValid();
}

/// What makes two quotes answers to the same question.
QString subjectOf(const ReceivedQuote& quote)
{
    return QStringList{
        quote.provider.zh.toCaseFolded(),
        quote.mainland ? QStringLiteral("CN") : QString(),
        quote.city,
        quote.accelerator,
        QString::number(quote.gpus),
        QString(modeName(quote.mode)),
        QString::number(quote.minTermMonths),
    }
        .join(u'|');
}

bool replaces(const ReceivedQuote& quote, const Offer& published)
{
    return published.accelerator == quote.accelerator && published.gpus == quote.gpus &&
        published.mode == quote.mode &&
        published.provider.zh.compare(quote.provider.zh, Qt::CaseInsensitive) == 0;
}

} // namespace

QDate lastDayOf(const QuoteReading& reading, QDate receivedOn)
{
    if (!reading.validity)
        return receivedOn.addDays(usualQuoteDays);
    const QuoteValidity& validity = *reading.validity;
    if (validity.until.isValid())
        return validity.until;
    return receivedOn.addMonths(validity.months).addDays(validity.days);
}

std::vector<Error> quoteProblems(const QuoteEntry& entry, const QuoteReading& reading)
{
    std::vector<Error> problems;
    for (const Error& problem : reading.problems) {
        if (!isSettled(problem, entry, reading))
            problems.push_back(problem);
    }
    const auto isFree = [&problems](QuoteField field) {
        return std::none_of(problems.begin(), problems.end(), [field](const Error& problem) {
            return isAbout(problem, field);
        });
    };
    if (entry.provider.zh.trimmed().isEmpty())
        problems.push_back(missing("provider"));
    if (!entry.receivedOn.isValid() && isFree(QuoteField::ReceivedOn))
        problems.push_back(missing("received_on"));
    if (!entry.validUntil.isValid()) {
        if (isFree(QuoteField::ValidUntil))
            problems.push_back(missing("valid_until"));
    } else if (entry.receivedOn.isValid() && entry.validUntil < entry.receivedOn) {
        Error error = fieldError(
            ErrorCode::ReceivedQuoteRefused,
            QStringLiteral("valid_until"),
            entry.receivedOn.toString(Qt::ISODate));
        error.params.insert(QStringLiteral("text"), entry.validUntil.toString(Qt::ISODate));
        problems.push_back(std::move(error));
    }
    return problems;
}

Result<ReceivedQuote> completeQuote(
    const QuoteEntry& entry, const HardwareTable& hardware, IdSource& ids)
{
    const QuoteReading reading = parseQuoteText(entry.text, hardware);
    std::vector<Error> problems = quoteProblems(entry, reading);
    if (!problems.empty())
        return fail(Error{ErrorCode::ReceivedQuoteIncomplete, {}, std::move(problems)});
    return ReceivedQuote{
        .id = ids.next(),
        .provider = entry.provider,
        .city = entry.city,
        .mainland = entry.mainland,
        .card = reading.card,
        .accelerator = acceleratorOf(entry, reading),
        .assumed = reading.assumed,
        .gpus = *reading.gpus,
        .price = {*reading.price, *reading.currency},
        .unit = *reading.unit,
        .mode = *reading.mode,
        .taxIncluded = reading.taxIncluded,
        .minTermMonths = reading.minTermMonths,
        .nodeLink = reading.nodeLink,
        .receivedOn = entry.receivedOn,
        .validUntil = entry.validUntil,
        .text = entry.text,
    };
}

LocalText knownProvider(
    const QString& typed,
    const std::vector<Offer>& offers,
    const std::vector<SilentProvider>& silentProviders)
{
    const QString name = typed.simplified();
    const auto isIt = [&name](const LocalText& provider) {
        return provider.zh.compare(name, Qt::CaseInsensitive) == 0 ||
            provider.en.compare(name, Qt::CaseInsensitive) == 0;
    };
    for (const Offer& offer : offers) {
        if (isIt(offer.provider))
            return offer.provider;
    }
    for (const SilentProvider& provider : silentProviders) {
        if (isIt(provider.name))
            return provider.name;
    }
    return {name, name};
}

QString cityCode(const QString& typed)
{
    struct City
    {
        const char16_t* zh;
        const char16_t* code;
    };
    static constexpr std::array cities{
        City{u"上海", u"Shanghai"},   City{u"北京", u"Beijing"},
        City{u"广州", u"Guangzhou"},  City{u"深圳", u"Shenzhen"},
        City{u"杭州", u"Hangzhou"},   City{u"南京", u"Nanjing"},
        City{u"苏州", u"Suzhou"},     City{u"无锡", u"Wuxi"},
        City{u"芜湖", u"Wuhu"},       City{u"成都", u"Chengdu"},
        City{u"重庆", u"Chongqing"},  City{u"武汉", u"Wuhan"},
        City{u"天津", u"Tianjin"},    City{u"西安", u"Xi'an"},
        City{u"贵阳", u"Guiyang"},    City{u"青岛", u"Qingdao"},
        City{u"济南", u"Jinan"},      City{u"郑州", u"Zhengzhou"},
        City{u"厦门", u"Xiamen"},     City{u"中卫", u"Zhongwei (Ningxia)"},
        City{u"庆阳", u"Qingyang"},   City{u"张家口", u"Zhangjiakou"},
        City{u"呼和浩特", u"Hohhot"}, City{u"乌兰察布", u"Ulanqab"},
    };
    QString name = typed.simplified();
    if (name.endsWith(u'市') && name.size() > 1)
        name.chop(1);
    for (const City& city : cities) {
        QString code = QString::fromUtf16(city.code);
        if (name == QString::fromUtf16(city.zh) || name.compare(code, Qt::CaseInsensitive) == 0)
            return code;
    }
    return name;
}

bool isValidOn(const ReceivedQuote& quote, QDate day)
{
    return quote.receivedOn <= day && day <= quote.validUntil;
}

Offer offerOf(const ReceivedQuote& quote)
{
    Offer offer{
        .provider = quote.provider,
        .region = quote.city,
        .city = quote.city,
        .card = quote.card,
        .accelerator = quote.accelerator,
        .assumed = quote.assumed,
        .gpus = quote.gpus,
        .mode = quote.mode,
        .price = quote.price,
        .unit = priceUnitOf(quote.unit),
        .taxIncluded = quote.taxIncluded,
        .asOf = {quote.receivedOn.toString(Qt::ISODate), quote.receivedOn},
        .confidence = Confidence::High,
        .minTermMonths = quote.minTermMonths,
        .mainland = quote.mainland,
        .nodeLink = quote.nodeLink,
        .source = QStringLiteral("received quote"),
        .receivedQuote = quote.id,
        .validUntil = quote.validUntil,
    };
    if (quote.unit == QuoteUnit{PricedBy::Card, PricePeriod::Year})
        offer.price.value = Decimal6::fromMicro(quote.price.value.micro() * quote.gpus);
    if (quote.mode == BillingMode::Yearly)
        offer.minTermMonths = std::max(offer.minTermMonths, 12);
    return offer;
}

std::vector<Offer> offersWithQuotes(
    const std::vector<const Offer*>& published, const std::vector<ReceivedQuote>& quotes, QDate day)
{
    const auto leads = [day](const ReceivedQuote& a, const ReceivedQuote& b) {
        if (isValidOn(a, day) != isValidOn(b, day))
            return isValidOn(a, day);
        return a.receivedOn != b.receivedOn ? a.receivedOn > b.receivedOn : a.id > b.id;
    };
    QHash<QString, std::size_t> place;
    std::vector<const ReceivedQuote*> leading;
    for (const ReceivedQuote& quote : quotes) {
        const QString subject = subjectOf(quote);
        const auto found = place.constFind(subject);
        if (found == place.constEnd()) {
            place.insert(subject, leading.size());
            leading.push_back(&quote);
        } else if (leads(quote, *leading.at(*found))) {
            leading.at(*found) = &quote;
        }
    }
    std::vector<Offer> offers;
    offers.reserve(published.size() + leading.size());
    for (const Offer* offer : published) {
        const bool replaced =
            std::any_of(leading.begin(), leading.end(), [&](const ReceivedQuote* quote) {
                return isValidOn(*quote, day) && replaces(*quote, *offer);
            });
        if (!replaced)
            offers.push_back(*offer);
    }
    for (const ReceivedQuote* quote : leading)
        offers.push_back(offerOf(*quote));
    return offers;
}

} // namespace suanchou
