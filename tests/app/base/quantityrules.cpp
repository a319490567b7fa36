// SPDX-License-Identifier: GPL-3.0-or-later
// What must not compile, as static assertions. Apart from tst_quantity.cpp: moc 6.4 does not parse
// them.
#include "app/base/quantity.h"

#include <type_traits>

using namespace suanchou;

namespace {

template <class A, class B>
concept Addable = requires(A a, B b)
{
    a + b;
};
template <class A, class B>
concept Comparable = requires(A a, B b)
{
    a < b;
};

static_assert(Addable<GpuHours, GpuHours>);
static_assert(!Addable<GpuHours, Flops>, "hours and work are different things");
static_assert(!Addable<Days, Hours>, "days and hours are added only after a named conversion");
static_assert(!Comparable<TokenCount, Bytes>, "tokens and bytes cannot be confused");
static_assert(!std::is_convertible_v<double, Flops>, "no bare number becomes a quantity by itself");

} // namespace
