// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"

#include <QRandomGenerator>
#include <QString>

namespace suanchou {

/// The only source of new keys. Injected, so that tests and goldens name the same things every
/// time.
class IdSource
{
public:
    virtual ~IdSource() = default;
    /// A UUID version 7 as 36 characters of text (RFC 9562): keys of one source sort by time.
    virtual QString next() = 0;
};

/// Writes 48 bits of milliseconds and 74 random bits in the layout of UUID version 7.
QString uuid7Text(qint64 unixMilliseconds, quint64 randomHigh, quint64 randomLow);

class RandomIdSource final : public IdSource
{
public:
    explicit RandomIdSource(const Clock& clock)
        : m_clock(clock)
    {
    }
    QString next() override;

private:
    const Clock& m_clock;
};

/// Counts up from one at a fixed time.
class CountingIdSource final : public IdSource
{
public:
    QString next() override { return uuid7Text(0, 0, ++m_count); }

private:
    quint64 m_count = 0;
};

} // namespace suanchou
