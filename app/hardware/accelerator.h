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
    int nodeGpus = 1; ///< cards in the usual server (the upper end of a range)
    QString china;    ///< yes, no, restricted: supply of new cards in mainland China
    Confidence confidence = Confidence::Low;
    QString source;

    bool operator==(const Accelerator&) const = default;

    /// Dense peak of a 16-bit matrix product: the base of every MFU here, whatever the precision
    /// used.
    [[nodiscard]] FlopsPerSecond peak16() const;
    /// Whether the card computes in a precision ("bf16", "fp16", "fp8", "mxfp8", "nvfp4"): MXFP8
    /// (OCP microscaling) needs a card that also has 4-bit units, NVFP4 is NVIDIA's own format.
    [[nodiscard]] bool supports(const QString& precision) const;
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
    /// By table name or alias, ignoring case; a null accelerator if the name is not identified.
    [[nodiscard]] ResolvedAccelerator resolve(const QString& name) const;
    /// Every name that resolve() knows, in case-folded form, sorted.
    [[nodiscard]] QStringList names() const;

private:
    struct Entry
    {
        std::size_t index;
        QString assumed;
    };
    std::vector<Accelerator> m_accelerators;
    QHash<QString, Entry> m_byName;
};

} // namespace suanchou
