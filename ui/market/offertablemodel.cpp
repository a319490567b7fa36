// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/market/offertablemodel.h"

#include "app/base/format.h"
#include "app/plan/describe.h"
#include "app/report/chartspec.h"
#include "app/report/modechart.h"
#include "ui/theme/styling.h"

#include <algorithm>

namespace suanchou::ui {

namespace {

bool isNumber(int column)
{
    return column == OfferTableModel::GpuHourPrice || column == OfferTableModel::Total;
}

/// Problems that stand in the first line of the notes instead of the price date.
bool leadsNotes(RowProblem problem)
{
    return problem != RowProblem::Stale && problem != RowProblem::TaxBasisAssumed &&
        problem != RowProblem::ComponentsNotPriced && problem != RowProblem::FormAssumed &&
        problem != RowProblem::RegionNotStated;
}

} // namespace

OfferTableModel::OfferTableModel(QObject* parent)
    : CellModel(parent)
{
}

void OfferTableModel::show(
    std::shared_ptr<const Evaluation> evaluation,
    std::vector<SilentProvider> silentProviders,
    const Speech& speech)
{
    beginResetModel();
    m_evaluation = std::move(evaluation);
    m_silent = m_evaluation ? std::move(silentProviders) : std::vector<SilentProvider>();
    m_speech = speech;
    m_keys.clear();
    if (m_evaluation) {
        for (const OfferRow& row : m_evaluation->offers)
            m_keys << offerKey(row.offer);
    }
    for (const SilentProvider& provider : m_silent)
        m_keys << QString(QStringLiteral("no price|") % provider.name.zh);
    endResetModel();
}

const OfferRow* OfferTableModel::rowAt(int row) const
{
    if (!m_evaluation || row < 0 || row >= static_cast<int>(m_evaluation->offers.size()))
        return nullptr;
    return &m_evaluation->offers.at(static_cast<std::size_t>(row));
}

const SilentProvider* OfferTableModel::silentAt(int row) const
{
    const int first = rowCount() - static_cast<int>(m_silent.size());
    if (row < first || row >= rowCount())
        return nullptr;
    return &m_silent.at(static_cast<std::size_t>(row - first));
}

QString OfferTableModel::firstSilentKey() const
{
    return m_keys.value(m_keys.size() - static_cast<qsizetype>(m_silent.size()));
}

int OfferTableModel::rowOf(const QString& key) const
{
    return static_cast<int>(m_keys.indexOf(key));
}

int OfferTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}

int OfferTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString OfferTableModel::totalText(const OfferRow& row) const
{
    if (!row.cost)
        return QString(format::missing);
    const Money total = row.cost->total.p50;
    const bool chinese = m_speech.isChinese();
    QString text = format::fixed(total.toMajor() / (chinese ? 1e4 : 1e3), chinese ? 2 : 1);
    if (total.currency != m_evaluation->plan.currency)
        text = QString(currencyCode(total.currency)) % format::narrowSpace % text;
    return text;
}

QString OfferTableModel::problemText(const OfferRow& row) const
{
    for (const RowProblem problem : row.problems) {
        if (leadsNotes(problem))
            return describe(problem, m_speech);
    }
    return {};
}

QString OfferTableModel::notesText(const OfferRow& row) const
{
    QString problem = problemText(row);
    if (!problem.isEmpty())
        return problem;
    return row.offer.receivedQuote.isEmpty()
        ? dateText(row.offer.asOf, m_speech)
        : tr("quote until %1").arg(format::date(row.offer.validUntil));
}

QString OfferTableModel::text(const OfferRow& row, int column) const
{
    switch (column) {
    case Provider:
        return m_speech.pick(row.offer.provider);
    case Cards:
        return cardsText(row.offer);
    case Mode:
        return modeWord(row.offer.mode, m_speech);
    case GpuHourPrice:
        return row.cost ? format::fixed(row.cost->pricePerGpuHour.value.toDouble(), 2)
                        : QString(format::missing);
    case Total:
        return totalText(row);
    case Notes:
        return notesText(row);
    default:
        return {};
    }
}

QString OfferTableModel::toolTip(const OfferRow& row, int column) const
{
    switch (column) {
    case Provider:
        return text(row, column) % QStringLiteral(", ") % regionText(row.offer, m_speech);
    case Total:
        return row.cost ? format::moneyWithSign(row.cost->total.p50) : problemText(row);
    case Notes: {
        QStringList lines{dateText(row.offer.asOf, m_speech)};
        for (const RowProblem problem : row.problems)
            lines << describe(problem, m_speech);
        return lines.join(u'\n');
    }
    default:
        return text(row, column);
    }
}

QVariant OfferTableModel::raw(const OfferRow& row, int column) const
{
    switch (column) {
    case GpuHourPrice:
        return row.cost ? QVariant(row.cost->pricePerGpuHour.value.toDouble()) : QVariant();
    case Total:
        return row.cost ? QVariant(row.cost->total.p50.toMajor()) : QVariant();
    case Notes:
        return row.offer.asOf.firstDay.isValid() ? QVariant(row.offer.asOf.firstDay) : QVariant();
    default:
        return text(row, column);
    }
}

QString OfferTableModel::text(const SilentProvider& provider, int column) const
{
    switch (column) {
    case Provider:
        return m_speech.pick(provider.name);
    case Notes:
        return provider.note == ProviderNote::NoPublicPrice
            ? tr("no public price")
            : tr("no public price for its other cards");
    default:
        return QString(format::missing);
    }
}

QVariant OfferTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: {
        const QString header = headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return QString(header % QStringLiteral(": ") % data(index, Qt::DisplayRole).toString());
    }
    case KeyRole:
        return m_keys.at(index.row());
    default:
        break;
    }
    if (const OfferRow* row = rowAt(index.row()))
        return offerData(*row, column, role);
    if (const SilentProvider* provider = silentAt(index.row()))
        return silentData(*provider, column, role);
    return {};
}

QVariant OfferTableModel::offerData(const OfferRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case RawRole:
        return raw(row, column);
    case SecondLineRole:
        if (column == Provider)
            return row.offer.city.isEmpty() ? regionText(row.offer, m_speech)
                                            : cityText(row.offer.city, m_speech);
        if (column == Notes && notesText(row) != dateText(row.offer.asOf, m_speech))
            return dateText(row.offer.asOf, m_speech);
        return QString();
    case KeptTailRole:
        return column == Cards ? QString(QStringLiteral(" × %1").arg(row.offer.gpus)) : QString();
    case SwatchRole:
        return column == Mode ? QVariant(static_cast<int>(swatchOf(familyOf(row.offer.mode))))
                              : QVariant();
    case MutedRole:
        return !row.isEligible();
    case IconRole:
        return column == Notes && row.has(RowProblem::Stale) ? QStringLiteral("clock") : QString();
    case ToneRole:
        return static_cast<int>(
            column == Notes && row.has(RowProblem::Stale) ? Tone::Warn : Tone::Text);
    case StrongRole:
        return column == Total && row.cost;
    default:
        return {};
    }
}

QVariant OfferTableModel::silentData(const SilentProvider& provider, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(provider, column);
    case Qt::ToolTipRole:
        return column == Notes ? describe(provider.note, m_speech) : text(provider, column);
    case SecondLineRole:
        return column == Notes ? tr("enter a received quote") : QString();
    case MutedRole:
        return true;
    default:
        // Nothing to sort by: last in both directions.
        return {};
    }
}

QVariant OfferTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const bool chinese = m_speech.isChinese();
    const bool yuan = !m_evaluation || m_evaluation->plan.currency == Currency::CNY;
    switch (section) {
    case Provider:
        return tr("Provider, region");
    case Cards:
        return tr("Card × n");
    case Mode:
        return tr("Billing");
    case GpuHourPrice:
        if (chinese)
            return yuan ? QStringLiteral("元/卡时") : QStringLiteral("美元/卡时");
        return yuan ? QStringLiteral("CNY/GPU-h") : QStringLiteral("USD/GPU-h");
    case Total:
        if (chinese)
            return yuan ? QStringLiteral("总价，万元") : QStringLiteral("总价，万美元");
        return yuan ? QStringLiteral("Total, K CNY") : QStringLiteral("Total, K USD");
    case Notes:
        return tr("Price date, notes");
    default:
        return {};
    }
}

QString OfferTableModel::copyText(const QModelIndex& index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const OfferRow* row = index.column() == Provider ? rowAt(index.row()) : nullptr;
    return row ? QString(text % QStringLiteral(", ") % regionText(row->offer, m_speech)) : text;
}

std::optional<ColumnFlex> OfferTableModel::flexOf(int column) const
{
    switch (column) {
    case Provider:
        return ColumnFlex{18, 28};
    case Cards:
        return ColumnFlex{17, 24};
    case Notes:
        return ColumnFlex{20, 36};
    default:
        return std::nullopt;
    }
}

} // namespace suanchou::ui
