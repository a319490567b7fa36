// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizing/acceleratormodel.h"

#include "app/base/format.h"
#include "app/plan/describe.h"
#include "ui/theme/styling.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace suanchou::ui {

namespace {

/// Less than a tenth of the card is left: a longer sequence or another layout may not fit.
constexpr double tightShare = 0.9;

/// From here on a column of GPU-hours counts in 万 or K.
constexpr double largeHours = 1e5;

/// Usable before unusable, measured before estimated, fewer GPU-hours before more.
auto rankOf(const AcceleratorSizing& sizing)
{
    const bool measured = sizing.efficiency.kind == EvidenceKind::Measured ||
        sizing.efficiency.kind == EvidenceKind::Thin || sizing.efficiency.kind == EvidenceKind::Own;
    return std::make_tuple(
        !sizing.isUsable(), !measured, sizing.projectGpuHours.p50.value(), sizing.accelerator);
}

/// What stands where a number is missing.
QString none()
{
    return QString(format::missing);
}

QString iconOfFit(CardFit fit)
{
    switch (fit) {
    case CardFit::Fits:
        return QStringLiteral("check");
    case CardFit::Tight:
        return QStringLiteral("warning");
    case CardFit::TooSmall:
    case CardFit::NoPrecision:
        return QStringLiteral("problem");
    }
    Q_UNREACHABLE();
}

Tone toneOfFit(CardFit fit)
{
    switch (fit) {
    case CardFit::Fits:
        return Tone::Ok;
    case CardFit::Tight:
        return Tone::Warn;
    case CardFit::TooSmall:
    case CardFit::NoPrecision:
        return Tone::Error;
    }
    Q_UNREACHABLE();
}

} // namespace

CardFit cardFit(const AcceleratorSizing& sizing)
{
    if (!sizing.precisionSupported)
        return CardFit::NoPrecision;
    if (!sizing.isUsable())
        return CardFit::TooSmall;
    return sizing.memory.total() > sizing.capacity * tightShare ? CardFit::Tight : CardFit::Fits;
}

QString fitWord(CardFit fit)
{
    const auto word = [](const char* source) {
        return QCoreApplication::translate("suanchou::ui::CardFit", source);
    };
    switch (fit) {
    case CardFit::Fits:
        return word(QT_TRANSLATE_NOOP("suanchou::ui::CardFit", "enough"));
    case CardFit::Tight:
        return word(QT_TRANSLATE_NOOP("suanchou::ui::CardFit", "tight"));
    case CardFit::TooSmall:
        return word(QT_TRANSLATE_NOOP("suanchou::ui::CardFit", "too small"));
    case CardFit::NoPrecision:
        return word(QT_TRANSLATE_NOOP("suanchou::ui::CardFit", "wrong precision"));
    }
    Q_UNREACHABLE();
}

void AcceleratorModel::show(std::shared_ptr<const Evaluation> evaluation, const Speech& speech)
{
    beginResetModel();
    m_evaluation = std::move(evaluation);
    m_speech = speech;
    m_rows.clear();
    m_widest = 0;
    double most = 0;
    for (std::size_t i = 0; m_evaluation && i < m_evaluation->sizing.size(); ++i) {
        const AcceleratorSizing& sizing = m_evaluation->sizing.at(i);
        Row row{.sizing = i, .lowestPrice = std::nullopt, .provider = {}};
        for (const OfferRow& offer : m_evaluation->offers) {
            if (offer.offer.accelerator != sizing.accelerator || !offer.isEligible())
                continue;
            // For this plan: terms that outlast it and spare cards are in it.
            const UnitPrice price = offer.cost->pricePerGpuHour;
            if (row.lowestPrice && row.lowestPrice->value <= price.value)
                continue;
            row.lowestPrice = price;
            row.provider = speech.pick(offer.offer.provider) % QStringLiteral(", ") %
                modeWord(offer.offer.mode, speech);
        }
        if (sizing.isUsable()) {
            m_widest = std::max(m_widest, sizing.efficiency.mfu.p90.value());
            most = std::max(most, sizing.projectGpuHours.p50.value());
        }
        m_rows.push_back(row);
    }
    m_largeHours = most >= largeHours;
    std::sort(m_rows.begin(), m_rows.end(), [this](const Row& a, const Row& b) {
        return rankOf(sizingOf(a)) < rankOf(sizingOf(b));
    });
    endResetModel();
}

const AcceleratorSizing* AcceleratorModel::sizingAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    return &sizingOf(m_rows.at(static_cast<std::size_t>(row)));
}

int AcceleratorModel::rowOf(const QString& key) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return sizingOf(row).accelerator == key;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

std::optional<ColumnFlex> AcceleratorModel::flexOf(int column) const
{
    if (column == Name)
        return ColumnFlex{22, 30};
    return std::nullopt;
}

int AcceleratorModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AcceleratorModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString AcceleratorModel::hoursUnit() const
{
    if (m_speech.isChinese())
        return m_largeHours ? QStringLiteral("万卡时") : QStringLiteral("卡时");
    return m_largeHours ? QStringLiteral("K GPU-h") : QStringLiteral("GPU-h");
}

QString AcceleratorModel::text(const Row& row, int column) const
{
    const AcceleratorSizing& sizing = sizingOf(row);
    switch (column) {
    case Name:
        return sizing.accelerator;
    case Memory:
        return fitWord(cardFit(sizing));
    case InTime:
        return sizing.gpusInTime.value() > 0 ? format::fixed(sizing.gpusInTime.value(), 0) : none();
    case Mfu:
        return sizing.isUsable() ? format::percent(sizing.efficiency.mfu.p50.value()) : none();
    case Hours: {
        if (!sizing.isUsable())
            return none();
        const double hours = sizing.projectGpuHours.p50.value();
        if (!m_largeHours)
            return format::fixed(hours, 0);
        return m_speech.isChinese() ? format::fixed(hours / 1e4, 2) : format::fixed(hours / 1e3, 1);
    }
    case Days:
        return sizing.isUsable() ? format::days(sizing.projectDays.p50) : none();
    case Price:
        return row.lowestPrice ? format::fixed(row.lowestPrice->value.toDouble(), 2) : none();
    default:
        return {};
    }
}

QString AcceleratorModel::toolTip(const Row& row, int column) const
{
    const AcceleratorSizing& sizing = sizingOf(row);
    switch (column) {
    case Name:
        return QString(
            sizing.accelerator % QStringLiteral(", ") % evidenceText(sizing.efficiency, m_speech));
    case Memory:
        if (!sizing.isUsable())
            return text(row, column);
        return tr("%1 of %2")
            .arg(format::gigabytes(sizing.memory.total()), format::gigabytes(sizing.capacity));
    case Mfu:
        if (!sizing.isUsable())
            return {};
        return QStringLiteral("P10–P90 ") %
            format::range(
                   format::percent(sizing.efficiency.mfu.p10.value()),
                   format::percent(sizing.efficiency.mfu.p90.value())) %
            QStringLiteral(", ") % evidenceText(sizing.efficiency, m_speech);
    case Hours:
    case Days:
        if (!sizing.isUsable())
            return {};
        return tr("%1 days and %2 on %n GPU(s), P50", nullptr, sizing.gpus.value())
            .arg(
                format::days(sizing.projectDays.p50),
                format::gpuHours(sizing.projectGpuHours.p50, m_speech).text());
    case Price:
        return row.lowestPrice ? row.provider : tr("no price that can be ordered");
    default:
        return text(row, column);
    }
}

QVariant AcceleratorModel::raw(const Row& row, int column) const
{
    const AcceleratorSizing& sizing = sizingOf(row);
    const auto usable = [&sizing](double value) {
        return sizing.isUsable() ? QVariant(value) : QVariant();
    };
    switch (column) {
    case Name:
        return sizing.accelerator;
    case Memory:
        return static_cast<double>(cardFit(sizing));
    case InTime:
        return sizing.gpusInTime.value() > 0
            ? QVariant(static_cast<double>(sizing.gpusInTime.value()))
            : QVariant();
    case Mfu:
        return usable(sizing.efficiency.mfu.p50.value());
    case Hours:
        return usable(sizing.projectGpuHours.p50.value());
    case Days:
        return usable(sizing.projectDays.p50.value());
    case Price:
        return row.lowestPrice ? QVariant(row.lowestPrice->value.toDouble()) : QVariant();
    default:
        return {};
    }
}

QString AcceleratorModel::evidenceWord(const Efficiency& efficiency) const
{
    const bool none =
        efficiency.kind == EvidenceKind::None || efficiency.kind == EvidenceKind::Missing;
    return none ? tr("not measured") : evidenceText(efficiency, m_speech);
}

CellRange AcceleratorModel::range(const AcceleratorSizing& sizing) const
{
    const Range<Utilisation>& mfu = sizing.efficiency.mfu;
    return {
        mfu.p10.value() / m_widest,
        mfu.p50.value() / m_widest,
        mfu.p90.value() / m_widest,
        sizing.efficiency.kind == EvidenceKind::None};
}

QVariant AcceleratorModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    const AcceleratorSizing& sizing = sizingOf(row);
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole:
        return column == Mfu ? toolTip(row, column) : text(row, column);
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case RawRole:
        return raw(row, column);
    case SecondLineRole:
        return column == Name ? evidenceWord(sizing.efficiency) : QString();
    case IconRole:
        return column == Memory ? iconOfFit(cardFit(sizing)) : QString();
    case ToneRole:
        return static_cast<int>(column == Memory ? toneOfFit(cardFit(sizing)) : Tone::Text);
    case RangeRole:
        return column == Mfu && sizing.isUsable() ? QVariant::fromValue(range(sizing)) : QVariant();
    case MutedRole:
        return !sizing.isUsable();
    case StrongRole:
        return column == InTime && sizing.isUsable();
    case KeyRole:
        return sizing.accelerator;
    default:
        return {};
    }
}

QVariant AcceleratorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (section >= InTime ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return headerToolTip(section);
    if (role != Qt::DisplayRole)
        return {};
    const Currency currency = m_evaluation ? m_evaluation->plan.currency : Currency::CNY;
    switch (section) {
    case Name:
        return tr("Accelerator");
    case Memory:
        return tr("Memory");
    case InTime:
        return tr("Least GPUs");
    case Mfu:
        return tr("MFU, P10–P90");
    case Hours:
        return hoursUnit();
    case Days:
        return tr("Days");
    case Price:
        if (m_speech.isChinese())
            return currency == Currency::CNY ? QStringLiteral("元/卡时")
                                             : QStringLiteral("美元/卡时");
        return QString(currencyCode(currency) % QStringLiteral("/GPU-h"));
    default:
        return {};
    }
}

QString AcceleratorModel::headerToolTip(int section) const
{
    switch (section) {
    case InTime:
        return tr("The fewest cards that hold the model and finish in time at P50");
    case Mfu:
        return tr("Model FLOPs utilisation: the share of the 16-bit peak that training uses");
    case Hours:
    case Days:
        return tr("On the plan's cards, else on the fewest in time; P50, failures included");
    case Price:
        return tr("The lowest price for this plan per GPU-hour used, idle time included");
    default:
        return {};
    }
}

QString AcceleratorModel::copyText(const QModelIndex& index) const
{
    const AcceleratorSizing* sizing = index.column() == Name ? sizingAt(index.row()) : nullptr;
    const QString text = index.data(Qt::DisplayRole).toString();
    return sizing
        ? QString(text % QStringLiteral(", ") % evidenceText(sizing->efficiency, m_speech))
        : text;
}

} // namespace suanchou::ui
