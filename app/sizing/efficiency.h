// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/base/result.h"
#include "app/hardware/accelerator.h"

#include <QHash>

#include <map>
#include <tuple>
#include <vector>

namespace suanchou {

/// What an efficiency rests on.
enum class EvidenceKind {
    Measured, ///< at least EfficiencyTable::enoughRows published rows of this card, precision and
              ///< kind of model
    Thin, ///< fewer rows: their median, with the spread of all well-measured cards around it, wider
          ///< the fewer they are
    Own,  ///< measured by the user: one point, see MeasuredSpeed
    None, ///< no published measurement: median over the cards of this precision and kind of model,
          ///< spread over cards and rows
    Missing, ///< not even other cards have been measured so
};

/// Model FLOPs utilisation against the card's dense 16-bit peak, whatever the precision, with the
/// share of published rows below it. P10 is the slow end.
struct Efficiency
{
    Range<Utilisation> mfu;
    EvidenceKind kind = EvidenceKind::Missing;
    int rows = 0;
    int sources = 0;

    bool operator==(const Efficiency&) const = default;
};

/// One published steady-state measurement of training speed.
struct ThroughputRow
{
    QString id;
    QString accelerator;
    QString precision;
    QString source;
    bool moe = false;
    double tokensPerSecondPerGpu = 0;
    FlopsPerToken flopsPerToken;
};

/// Medians and spreads over the published measurements of resources/evidence/throughput.csv.
class EfficiencyTable
{
public:
    /// Rows from which a card's own spread is believed.
    static constexpr int enoughRows = 8;

    /// Only rows of set "core" count: pretraining and full fine-tuning as people do it.
    /// Rows of a card that the hardware table lacks are skipped (TPU-v3 and the like have no peak
    /// here).
    static Result<EfficiencyTable> parse(const QByteArray& csv, const HardwareTable& hardware);
    static EfficiencyTable build(
        const std::vector<ThroughputRow>& rows, const HardwareTable& hardware);

    [[nodiscard]] Efficiency find(
        const QString& accelerator, const QString& precision, bool moe) const;

private:
    struct Group
    {
        std::vector<double> mfu; ///< ascending
        int sources = 0;
    };
    /// By precision and kind of model: the medians of the cards, and rows divided by their card's
    /// median.
    struct Pool
    {
        std::vector<double> cardMedians;
        std::vector<double> relative;
        Range<double> otherCard; ///< a card without rows
    };
    using Key = std::tuple<QString, QString, bool>; ///< accelerator, precision, mixture of experts

    std::map<Key, Group> m_groups;
    std::map<std::pair<QString, bool>, Pool> m_pools;
};

} // namespace suanchou
