// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

namespace suanchou {

/// The only source of "now". Injected everywhere, so that a quote can be made again for the same
/// day.
class Clock
{
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual QDateTime now() const = 0;
    /// The calendar day at the user's place.
    [[nodiscard]] QDate today() const { return now().toLocalTime().date(); }
};

class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
};

/// Stands still at noon local time of a given day: tests, goldens, --today.
class FixedClock final : public Clock
{
public:
    explicit FixedClock(QDate day)
        : m_now(day, QTime(12, 0))
    {
    }
    [[nodiscard]] QDateTime now() const override { return m_now; }

private:
    QDateTime m_now;
};

} // namespace suanchou
