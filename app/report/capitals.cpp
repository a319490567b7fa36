// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/quotedocument.h"

#include <array>

namespace suanchou {

namespace {

constexpr std::uint64_t tenThousand = 10'000;
constexpr std::uint64_t hundredMillion = 100'000'000;

QChar digitWord(std::uint64_t digit)
{
    static constexpr std::array<char16_t, 10> words{
        u'零',
        u'壹',
        u'贰',
        u'叁',
        u'肆',
        u'伍',
        u'陆',
        u'柒',
        u'捌',
        u'玖',
    };
    return {words.at(digit)};
}

/// 1 to 9,999, one 零 for each run of inner zeros: 6,007 → 陆仟零柒.
QString belowTenThousand(std::uint64_t n)
{
    struct Place
    {
        std::uint64_t factor;
        char16_t unit;
    };
    QString out;
    bool gap = false;
    for (const Place place :
         {Place{1000, u'仟'}, Place{100, u'佰'}, Place{10, u'拾'}, Place{1, u'\0'}}) {
        const std::uint64_t digit = n / place.factor % 10;
        if (digit == 0) {
            gap = !out.isEmpty();
            continue;
        }
        if (gap)
            out += digitWord(0);
        gap = false;
        out += digitWord(digit);
        if (place.unit != u'\0')
            out += QChar(place.unit);
    }
    return out;
}

/// 1 to 99,999,999: two groups of four around 万.
QString belowHundredMillion(std::uint64_t n)
{
    const std::uint64_t high = n / tenThousand;
    const std::uint64_t low = n % tenThousand;
    QString out;
    if (high > 0)
        out += belowTenThousand(high) % u'万';
    if (high > 0 && low > 0 && low < tenThousand / 10)
        out += digitWord(0);
    if (low > 0)
        out += belowTenThousand(low);
    return out;
}

/// Any positive number; what lies above 亿 is counted in 亿 again: 1e12 → 壹万亿.
QString integerWords(std::uint64_t n)
{
    const std::uint64_t high = n / hundredMillion;
    const std::uint64_t low = n % hundredMillion;
    QString out;
    if (high > 0)
        out += integerWords(high) % u'亿';
    if (high > 0 && low > 0 && low < hundredMillion / 10)
        out += digitWord(0);
    if (low > 0)
        out += belowHundredMillion(low);
    return out;
}

} // namespace

QString capitalNumerals(Money amount)
{
    // The negation in unsigned arithmetic holds for the smallest int64 too.
    const bool negative = amount.minor < 0;
    const auto bits = static_cast<std::uint64_t>(amount.minor);
    const std::uint64_t magnitude = negative ? 0U - bits : bits;
    const std::uint64_t yuan = magnitude / 100;
    const std::uint64_t jiao = magnitude / 10 % 10;
    const std::uint64_t fen = magnitude % 10;

    QString out;
    if (negative)
        out += u'负';
    if (yuan > 0)
        out += integerWords(yuan) % u'元';
    else if (magnitude == 0)
        out += QStringLiteral("零元");
    if (jiao > 0)
        out += digitWord(jiao) % u'角';
    else if (yuan > 0 && fen > 0)
        out += digitWord(0);
    if (fen > 0)
        out += digitWord(fen) % u'分';
    else
        out += u'整';
    return out;
}

} // namespace suanchou
