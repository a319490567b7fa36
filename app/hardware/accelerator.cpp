// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hardware/accelerator.h"

#include "app/base/csv.h"
#include "app/base/foldedname.h"

#include <algorithm>
#include <array>

namespace suanchou {

namespace {

Error damaged(const QString& table, Error cause)
{
    return Error{
        ErrorCode::ResourceDamaged, {{QStringLiteral("table"), table}}, {std::move(cause)}};
}

/// The number of a cell: absent where empty, an error where not a positive number.
std::optional<double> positive(
    const CsvTable& table, qsizetype row, const QString& column, std::vector<Error>& errors)
{
    const QString text = table.cell(row, column);
    if (text.isEmpty())
        return std::nullopt;
    bool ok = false;
    const double value = text.toDouble(&ok);
    if (!ok || !(value > 0)) {
        errors.push_back(table.cellError(row, column));
        return std::nullopt;
    }
    return value;
}

/// "8" → 8, "4-8" → 8.
int upperEnd(const QString& text)
{
    bool ok = false;
    const int value = text.section(u'-', -1).toInt(&ok);
    return ok && value > 0 ? value : 1;
}

/// Whether a card's name is these letters and then a new word: H20 begins H20-96G and not H200.
bool beginsWith(const QString& card, const QString& letters)
{
    qsizetype length = 0;
    while (length < card.size() && foldedName(card.left(length)).size() < letters.size())
        ++length;
    return foldedName(card.left(length)) == letters &&
        (length == card.size() || !card.at(length).isLetterOrNumber());
}

/// Makers as people put them before a card's name.
QString withoutMaker(const QString& letters)
{
    for (const char16_t* maker :
         {u"nvidia",
          u"英伟达",
          u"amd",
          u"huawei",
          u"华为",
          u"intel",
          u"cambricon",
          u"寒武纪",
          u"hygon",
          u"海光",
          u"沐曦",
          u"摩尔线程",
          u"天数",
          u"昆仑芯",
          u"geforce",
          u"tesla"}) {
        const QString word = QString::fromUtf16(maker);
        if (letters.startsWith(word) && letters.size() > word.size())
            return withoutMaker(letters.mid(word.size()));
    }
    return letters;
}

template <class Values, class Name>
auto fromName(const QString& name, const Values& values, Name nameOf)
    -> std::optional<typename Values::value_type>
{
    const auto found = std::find_if(
        values.begin(), values.end(), [&](auto value) { return name == nameOf(value); });
    if (found == values.end())
        return std::nullopt;
    return *found;
}

constexpr std::array allBases{
    SupplyBasis::NoRuleFound,
    SupplyBasis::UsRule2022,
    SupplyBasis::UsRule2023,
    SupplyBasis::UsThreshold,
    SupplyBasis::UsCaseByCase,
    SupplyBasis::UsRefused,
    SupplyBasis::Discouraged,
    SupplyBasis::ChinaVariant,
    SupplyBasis::Domestic,
    SupplyBasis::CloudOnly,
    SupplyBasis::NotInVolume,
};

NodeFacts readNode(const CsvTable& table, qsizetype row, std::vector<Error>& errors)
{
    constexpr double bitsPerByte = 8.0;
    const QString rate = QStringLiteral("node_link_gbps_bidir");
    const QString fabric = QStringLiteral("fabric_gbit_per_gpu");
    NodeFacts node;
    node.gpus = upperEnd(table.cell(row, QStringLiteral("node_gpus")));
    node.link = table.cell(row, QStringLiteral("node_link"));
    node.linkKind = nodeLinkKind(node.link);
    if (const auto gigabytes = positive(table, row, rate, errors))
        node.linkRate = BytesPerSecond(*gigabytes * 1e9);
    if (const auto gigabits = positive(table, row, fabric, errors))
        node.fabricRate = BytesPerSecond(*gigabits * 1e9 / bitsPerByte);
    return node;
}

ChinaSupply readSupply(const CsvTable& table, qsizetype row, std::vector<Error>& errors)
{
    const QString supplyColumn = QStringLiteral("china");
    const QString basisColumn = QStringLiteral("china_basis");
    const auto supply = supplyFromName(table.cell(row, supplyColumn));
    const auto basis = supplyBasisFromName(table.cell(row, basisColumn));
    if (!supply)
        errors.push_back(table.cellError(row, supplyColumn));
    if (!basis)
        errors.push_back(table.cellError(row, basisColumn));
    return {
        .supply = supply.value_or(Supply::No),
        .basis = basis.value_or(SupplyBasis::NoRuleFound),
        .asOf = table.cell(row, QStringLiteral("china_as_of")),
    };
}

} // namespace

QLatin1String nodeLinkKindName(NodeLinkKind kind)
{
    switch (kind) {
    case NodeLinkKind::Pcie:
        return QLatin1String("pcie");
    case NodeLinkKind::Bridge:
        return QLatin1String("bridge");
    case NodeLinkKind::Direct:
        return QLatin1String("direct");
    case NodeLinkKind::Rack:
        return QLatin1String("rack");
    case NodeLinkKind::Torus:
        return QLatin1String("torus");
    }
    Q_UNREACHABLE();
}

NodeLinkKind nodeLinkKind(const QString& name)
{
    const auto says = [&name](const char* word) {
        return name.contains(QLatin1String(word), Qt::CaseInsensitive);
    };
    if (says("bridge"))
        return NodeLinkKind::Bridge;
    if (name.isEmpty() || name.startsWith(QLatin1String("PCIe"), Qt::CaseInsensitive))
        return NodeLinkKind::Pcie;
    if (says("torus"))
        return NodeLinkKind::Torus;
    // GH200's CPU-side link and the unified bus of recent Ascend parts leave the server too.
    if (says("rack") || says("C2C") || says("unified bus"))
        return NodeLinkKind::Rack;
    return NodeLinkKind::Direct;
}

QLatin1String supplyName(Supply supply)
{
    switch (supply) {
    case Supply::Yes:
        return QLatin1String("yes");
    case Supply::Restricted:
        return QLatin1String("restricted");
    case Supply::No:
        return QLatin1String("no");
    }
    Q_UNREACHABLE();
}

std::optional<Supply> supplyFromName(const QString& name)
{
    return fromName(name, std::array{Supply::Yes, Supply::Restricted, Supply::No}, supplyName);
}

QLatin1String supplyBasisName(SupplyBasis basis)
{
    switch (basis) {
    case SupplyBasis::NoRuleFound:
        return QLatin1String("no_rule_found");
    case SupplyBasis::UsRule2022:
        return QLatin1String("us_rule_2022");
    case SupplyBasis::UsRule2023:
        return QLatin1String("us_rule_2023");
    case SupplyBasis::UsThreshold:
        return QLatin1String("us_threshold");
    case SupplyBasis::UsCaseByCase:
        return QLatin1String("us_case_by_case");
    case SupplyBasis::UsRefused:
        return QLatin1String("us_refused");
    case SupplyBasis::Discouraged:
        return QLatin1String("discouraged");
    case SupplyBasis::ChinaVariant:
        return QLatin1String("china_variant");
    case SupplyBasis::Domestic:
        return QLatin1String("domestic");
    case SupplyBasis::CloudOnly:
        return QLatin1String("cloud_only");
    case SupplyBasis::NotInVolume:
        return QLatin1String("not_in_volume");
    }
    Q_UNREACHABLE();
}

std::optional<SupplyBasis> supplyBasisFromName(const QString& name)
{
    return fromName(name, allBases, supplyBasisName);
}

std::optional<Confidence> confidenceFromName(const QString& name)
{
    return fromName(
        name, std::array{Confidence::Low, Confidence::Medium, Confidence::High}, confidenceName);
}

QLatin1String confidenceName(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Low:
        return QLatin1String("low");
    case Confidence::Medium:
        return QLatin1String("medium");
    case Confidence::High:
        return QLatin1String("high");
    }
    Q_UNREACHABLE();
}

FlopsPerSecond Accelerator::peak16() const
{
    Q_ASSERT(bf16Peak || fp16Peak);
    return bf16Peak ? *bf16Peak : *fp16Peak;
}

std::optional<FlopsPerSecond> Accelerator::peakIn(const QString& precision) const
{
    if (precision == QLatin1String("bf16"))
        return bf16Peak;
    if (precision == QLatin1String("fp16"))
        return fp16Peak;
    // Block-scaled formats came with the generation that also multiplies in 4 bits.
    if (precision == QLatin1String("mxfp8"))
        return fp4Peak ? fp8Peak : std::nullopt;
    if (precision == QLatin1String("nvfp4"))
        return vendor == QLatin1String("NVIDIA") ? fp4Peak : std::nullopt;
    if (precision.contains(QLatin1String("fp8")))
        return fp8Peak;
    if (precision.contains(QLatin1String("fp4")))
        return fp4Peak;
    return std::nullopt;
}

bool Accelerator::supports(const QString& precision) const
{
    return peakIn(precision).has_value();
}

Result<HardwareTable> HardwareTable::parse(
    const QByteArray& acceleratorCsv, const QByteArray& aliasCsv)
{
    const Result<CsvTable> cards = CsvTable::parse(acceleratorCsv);
    if (!cards)
        return fail(damaged(QStringLiteral("accelerators"), cards.error()));
    const Result<CsvTable> aliases = CsvTable::parse(aliasCsv);
    if (!aliases)
        return fail(damaged(QStringLiteral("aliases"), aliases.error()));

    HardwareTable table;
    std::vector<Error> errors;
    for (qsizetype row = 0; row < cards->rowCount(); ++row) {
        const auto number = [&](const char* column) {
            return positive(*cards, row, QString::fromLatin1(column), errors);
        };
        const auto peak = [&](const char* column) -> std::optional<FlopsPerSecond> {
            const auto value = number(column);
            return value ? std::optional(teraflops(*value)) : std::nullopt;
        };
        Accelerator card;
        card.name = cards->cell(row, QStringLiteral("name"));
        card.vendor = cards->cell(row, QStringLiteral("vendor"));
        card.formFactor = cards->cell(row, QStringLiteral("form_factor"));
        card.memory = gigabytes(number("memory_gb").value_or(0));
        if (const auto bandwidth = number("memory_gbps"))
            card.memoryBandwidth = BytesPerSecond(*bandwidth * 1e9);
        card.bf16Peak = peak("bf16_dense_tflops");
        card.fp16Peak = peak("fp16_dense_tflops");
        card.fp8Peak = peak("fp8_dense_tflops");
        card.fp4Peak = peak("fp4_dense_tflops");
        card.node = readNode(*cards, row, errors);
        card.china = readSupply(*cards, row, errors);
        card.source = cards->cell(row, QStringLiteral("source"));
        const auto confidence = confidenceFromName(cards->cell(row, QStringLiteral("confidence")));
        if (!confidence)
            errors.push_back(cards->cellError(row, QStringLiteral("confidence")));
        card.confidence = confidence.value_or(Confidence::Low);
        if (card.name.isEmpty() || card.memory.value() <= 0)
            errors.push_back(cards->cellError(row, QStringLiteral("name")));
        if (!card.bf16Peak && !card.fp16Peak)
            errors.push_back(cards->cellError(row, QStringLiteral("bf16_dense_tflops")));
        const Entry entry{table.m_accelerators.size(), {}};
        table.m_byName.insert(card.name.toCaseFolded(), entry);
        table.m_byLetters.insert(foldedName(card.name), entry);
        table.m_accelerators.push_back(std::move(card));
    }
    for (qsizetype row = 0; row < aliases->rowCount(); ++row) {
        const auto target = table.m_byName.constFind(
            aliases->cell(row, QStringLiteral("accelerator")).toCaseFolded());
        if (target == table.m_byName.constEnd()) {
            errors.push_back(aliases->cellError(row, QStringLiteral("accelerator")));
            continue;
        }
        const std::size_t index = target->index;
        const QString alias = aliases->cell(row, QStringLiteral("alias")).toCaseFolded();
        const Entry entry{index, aliases->cell(row, QStringLiteral("assumed"))};
        if (!table.m_byName.contains(alias))
            table.m_byName.insert(alias, entry);
        const QString letters = foldedName(alias);
        if (!table.m_byLetters.contains(letters))
            table.m_byLetters.insert(letters, entry);
    }
    if (!errors.empty())
        return fail(Error{
            ErrorCode::ResourceDamaged,
            {{QStringLiteral("table"), QStringLiteral("accelerators")}},
            std::move(errors)});
    return table;
}

ResolvedAccelerator HardwareTable::resolve(const QString& name) const
{
    const auto exact = m_byName.constFind(name.trimmed().toCaseFolded());
    if (exact != m_byName.constEnd())
        return {&m_accelerators.at(exact->index), exact->assumed};
    const auto found = m_byLetters.constFind(withoutMaker(foldedName(name)));
    if (found == m_byLetters.constEnd())
        return {};
    return {&m_accelerators.at(found->index), found->assumed};
}

Error HardwareTable::unresolved(const QString& field, const QString& name) const
{
    QStringList candidates;
    const QString wanted = withoutMaker(foldedName(name));
    for (const Accelerator& card : m_accelerators) {
        if (!wanted.isEmpty() && beginsWith(card.name, wanted))
            candidates.append(card.name);
    }
    Error error = fieldError(
        candidates.size() > 1 ? ErrorCode::AcceleratorAmbiguous : ErrorCode::AcceleratorUnknown,
        field,
        name);
    if (candidates.size() > 1)
        error.params.insert(QStringLiteral("candidates"), candidates);
    return error;
}

QStringList HardwareTable::names() const
{
    QStringList names = m_byName.keys();
    names.sort();
    return names;
}

} // namespace suanchou
