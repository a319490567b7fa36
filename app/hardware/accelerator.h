// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "app/base/result.h"

#include <QHash>
#include <QStringList>

#include <optional>
#include <vector>

namespace suanchou {

enum class Confidence { Low, Medium, High };

/// "low", "medium", "high"; nothing for another word.
std::optional<Confidence> confidenceFromName(const QString& name);
QLatin1String confidenceName(Confidence confidence);

/// How the cards of one server reach each other.
enum class NodeLinkKind {
    Pcie,   ///< over the host's PCIe only
    Bridge, ///< pairs of cards bridged, PCIe between pairs
    Direct, ///< every card over card links, with or without a switch
    Rack,   ///< a switch or bus that reaches beyond the server
    Torus,  ///< card links that form a torus over many servers
};
/// "pcie", "bridge", …
QLatin1String nodeLinkKindName(NodeLinkKind kind);
/// The kind of a link by the name its maker gives it: "NVLink4", "PCIe4 x16 (NVLink bridge pair
/// 600)".
NodeLinkKind nodeLinkKind(const QString& name);

/// The usual server of a card and what joins servers.
struct NodeFacts
{
    int gpus = 1; ///< cards in the usual server, the upper end of a range
    QString link; ///< as its maker calls it
    NodeLinkKind linkKind = NodeLinkKind::Pcie;
    std::optional<BytesPerSecond> linkRate; ///< of one card, both directions together
    /// Of one card to other servers, one direction, bytes. What the usual server has; a rented one
    /// may have less.
    std::optional<BytesPerSecond> fabricRate;

    bool operator==(const NodeFacts&) const = default;
};

enum class Supply { Yes, Restricted, No };
/// "yes", "restricted", "no".
QLatin1String supplyName(Supply supply);
std::optional<Supply> supplyFromName(const QString& name);

/// Why a card can or cannot be supplied.
enum class SupplyBasis {
    NoRuleFound,  ///< no export rule that names or meets it
    UsRule2022,   ///< rule of October 2022: presumption of denial
    UsRule2023,   ///< named in the rule of October 2023
    UsThreshold,  ///< by its performance against the thresholds of that rule, own arithmetic
    UsCaseByCase, ///< licensed case by case
    UsRefused,    ///< sales refused
    Discouraged,  ///< licensed again, discouraged by Chinese authorities
    ChinaVariant, ///< made for this market
    Domestic,
    CloudOnly,   ///< its maker rents it and does not sell it
    NotInVolume, ///< announced, never made in volume
};
/// "us_rule_2022", …
QLatin1String supplyBasisName(SupplyBasis basis);
std::optional<SupplyBasis> supplyBasisFromName(const QString& name);

/// Supply of new cards in mainland China. Says nothing about what is installed there for rent.
struct ChinaSupply
{
    Supply supply = Supply::No;
    SupplyBasis basis = SupplyBasis::NoRuleFound;
    QString asOf; ///< of the rule, or of the reading: year, month or day

    bool operator==(const ChinaSupply&) const = default;
};

/// A training card as its data sheet describes it. Peaks are dense (no sparsity) and decimal,
/// memory is the nominal decimal capacity. Absent values are absent, never zero.
struct Accelerator
{
    QString name;
    QString vendor;
    QString formFactor;
    Bytes memory;
    std::optional<BytesPerSecond> memoryBandwidth;
    std::optional<FlopsPerSecond> bf16Peak;
    std::optional<FlopsPerSecond> fp16Peak;
    std::optional<FlopsPerSecond> fp8Peak;
    std::optional<FlopsPerSecond> fp4Peak;
    NodeFacts node;
    ChinaSupply china;
    Confidence confidence = Confidence::Low;
    QString source;

    bool operator==(const Accelerator&) const = default;

    /// Dense peak of a 16-bit matrix product: the base of every MFU here, whatever the precision
    /// used.
    [[nodiscard]] FlopsPerSecond peak16() const;
    /// Whether the card computes in a precision ("bf16", "fp16", "fp8", "mxfp8", "nvfp4"): MXFP8
    /// (OCP microscaling) needs a card that also has 4-bit units, NVFP4 is NVIDIA's own format.
    [[nodiscard]] bool supports(const QString& precision) const;
    /// The dense peak of the format that a precision multiplies in; nothing if it does not.
    [[nodiscard]] std::optional<FlopsPerSecond> peakIn(const QString& precision) const;
};

/// A name that was found, and what had to be assumed to find it.
struct ResolvedAccelerator
{
    const Accelerator* accelerator = nullptr;
    QString assumed; ///< "", "form" (SXM or PCIe not stated), "memory", "variant"
};

/// The cards of resources/hardware/accelerators.csv and the one alias table that serves every
/// reader.
class HardwareTable
{
public:
    static Result<HardwareTable> parse(
        const QByteArray& acceleratorCsv, const QByteArray& aliasCsv);

    [[nodiscard]] const std::vector<Accelerator>& accelerators() const { return m_accelerators; }
    /// By table name or alias; case, spaces, dashes and the maker's name before it do not matter
    /// ("NVIDIA H100 SXM", "rtx 4090"). A null accelerator if the name is not identified.
    [[nodiscard]] ResolvedAccelerator resolve(const QString& name) const;
    /// Why a name was not resolved: AcceleratorAmbiguous with the cards that it begins ("H20"),
    /// else AcceleratorUnknown; field as given, the name as value.
    [[nodiscard]] Error unresolved(const QString& field, const QString& name) const;
    /// Every name that resolve() knows, in case-folded form, sorted.
    [[nodiscard]] QStringList names() const;

private:
    struct Entry
    {
        std::size_t index;
        QString assumed;
    };
    std::vector<Accelerator> m_accelerators;
    QHash<QString, Entry> m_byName;    ///< case-folded
    QHash<QString, Entry> m_byLetters; ///< letters and digits alone
};

} // namespace suanchou
