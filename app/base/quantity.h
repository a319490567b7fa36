// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the standard header where no Qt header comes first
#include <compare>
#endif
#include <cstdint>

namespace suanchou {

/// A number with a unit in its type. Sums and comparisons stay within one unit, scaling takes a
/// plain number, the ratio of two equal units is a plain number; anything else goes through a named
/// function (see units below).
template <class Tag, class Rep = double>
class Quantity
{
public:
    using rep = Rep;

    constexpr Quantity() = default;
    constexpr explicit Quantity(Rep value)
        : m_value(value)
    {
    }

    [[nodiscard]] constexpr Rep value() const { return m_value; }

    constexpr Quantity& operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b)
    {
        return Quantity(a.m_value + b.m_value);
    }
    friend constexpr Quantity operator-(Quantity a, Quantity b)
    {
        return Quantity(a.m_value - b.m_value);
    }
    friend constexpr Quantity operator*(Quantity a, Rep factor)
    {
        return Quantity(a.m_value * factor);
    }
    friend constexpr Quantity operator*(Rep factor, Quantity a) { return a * factor; }
    friend constexpr Quantity operator/(Quantity a, Rep divisor)
    {
        return Quantity(a.m_value / divisor);
    }
    friend constexpr double operator/(Quantity a, Quantity b)
    {
        return static_cast<double>(a.m_value) / static_cast<double>(b.m_value);
    }
    friend constexpr auto operator<=>(Quantity, Quantity) = default;

private:
    Rep m_value{};
};

// Counts that exceed 2^53 do not occur; doubles keep them exact below.
using ParameterCount = Quantity<struct ParameterTag>; ///< weights of a model
using TokenCount = Quantity<struct TokenTag>;         ///< tokens, epochs counted
using TokensPerSecond = Quantity<struct TokenRateTag>;
using Flops = Quantity<struct FlopTag>; ///< floating-point operations
using FlopsPerToken = Quantity<struct FlopPerTokenTag>;
using FlopsPerSecond = Quantity<struct FlopRateTag>;
using Bytes = Quantity<struct ByteTag>; ///< decimal: 1 GB = 1e9 bytes
using BytesPerSecond = Quantity<struct ByteRateTag>;
using Hours = Quantity<struct HourTag>;
using Days = Quantity<struct DayTag>;
using GpuHours = Quantity<struct GpuHourTag>;     ///< 卡时
using Utilisation = Quantity<struct FractionTag>; ///< MFU and other shares; 1 = all of it
using Percent = Quantity<struct PercentTag>;      ///< 100 = all of it
using GpuCount = Quantity<struct GpuTag, int>;    ///< accelerators (cards)
using Months = Quantity<struct MonthTag, int>;    ///< calendar months
using NodeCount = Quantity<struct NodeTag, int>;  ///< instances or servers

constexpr Bytes gigabytes(double n)
{
    return Bytes(n * 1e9);
}
constexpr double inGigabytes(Bytes b)
{
    return b.value() / 1e9;
}
constexpr FlopsPerSecond teraflops(double n)
{
    return FlopsPerSecond(n * 1e12);
}
constexpr Days toDays(Hours h)
{
    return Days(h.value() / 24.0);
}
constexpr Hours toHours(Days d)
{
    return Hours(d.value() * 24.0);
}
constexpr Flops totalFlops(FlopsPerToken perToken, TokenCount tokens)
{
    return Flops(perToken.value() * tokens.value());
}
constexpr FlopsPerSecond achieved(FlopsPerSecond peak, Utilisation mfu, GpuCount gpus)
{
    return peak * mfu.value() * static_cast<double>(gpus.value());
}
constexpr Hours duration(Flops work, FlopsPerSecond rate)
{
    return Hours(work.value() / rate.value() / 3600.0);
}
constexpr GpuHours gpuHours(GpuCount gpus, Hours time)
{
    return GpuHours(static_cast<double>(gpus.value()) * time.value());
}
constexpr Hours wallTime(GpuHours work, GpuCount gpus)
{
    return Hours(work.value() / static_cast<double>(gpus.value()));
}

/// Ten, fifty and ninety percent of the outcomes lie below. p10 <= p50 <= p90 in the value's own
/// order.
template <class T>
struct Range
{
    T p10{};
    T p50{};
    T p90{};

    bool operator==(const Range&) const = default;

    template <class F>
    auto map(F f) const -> Range<decltype(f(p50))>
    {
        return {f(p10), f(p50), f(p90)};
    }
};

} // namespace suanchou
