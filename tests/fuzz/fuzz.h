// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// What a fuzz target defines: one input, never a crash. libFuzzer calls it with new inputs,
/// replay.cpp with the seeds.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace suanchou::fuzz {

/// The input as bytes that a parser may read; a copy, so that a read past its end is seen.
inline QByteArray bytes(const std::uint8_t* data, std::size_t size)
{
    QByteArray out(static_cast<qsizetype>(size), Qt::Uninitialized);
    std::copy_n(data, size, out.begin());
    return out;
}

/// A promise of the parser that must hold whatever comes in.
inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace suanchou::fuzz
