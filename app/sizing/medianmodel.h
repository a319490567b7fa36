// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace suanchou {

/// One measured value and where it belongs.
struct MedianObservation
{
    std::vector<int> levels; ///< its level of each factor, as many as MedianModel::fit was given
    std::vector<int> groups; ///< groups whose scatter it tells about, coarse to fine; numbers of
                             ///< one depth stand for themselves
    double value = 0;        ///< a logarithm, so that effects add
    int source = 0;          ///< rows of one source say the same thing over and over
};

/// Middle and the bounds of an 80 % range, in the observations' unit. low <= value <= high.
struct MedianEstimate
{
    double low = 0;
    double value = 0;
    double high = 0;

    bool operator==(const MedianEstimate&) const = default;
};

/// Medians with back-off for many factors at once: the value is a sum of one effect per factor, and
/// the effect of a level is the median of what the other factors leave unexplained there (median
/// polish, Tukey 1977). A level that few sources have measured is pulled towards zero, which is the
/// back-off: what nobody measured takes the middle of all others. Rows of a source with n rows
/// weigh n^-0.8 each, so that one large table does not outvote ten small ones.
class MedianModel
{
public:
    /// One pull per factor: the number of well-measured sources at which an effect is believed by
    /// half; 0 believes one row.
    static MedianModel fit(
        const std::vector<MedianObservation>& observations, const std::vector<double>& pulls);

    /// The range is what the finest known group leaves unexplained (P10 to P90), drawn towards the
    /// coarser groups where few sources stand behind it, and wider by the spread between the levels
    /// of every factor whose level was never measured.
    [[nodiscard]] MedianEstimate estimate(
        const std::vector<int>& levels, const std::vector<int>& groups) const;

private:
    struct Factor
    {
        std::map<int, double> effects;
        double below = 0; ///< median to P10 of the effects
        double above = 0; ///< median to P90 of the effects
    };
    struct Scatter
    {
        double below = 0;
        double above = 0;
        double sources = 0; ///< well-measured sources behind it
    };

    [[nodiscard]] double sum(const std::vector<int>& levels) const;

    std::vector<Factor> m_factors;
    std::map<std::pair<std::size_t, int>, Scatter> m_scatter; ///< by depth and group
};

} // namespace suanchou
