#include "editor/deck_model.h"

#include "table/words.h"

#include <numeric>

namespace capitol::app {

namespace {

constexpr int usualHighest = 8;
constexpr int firstPermit = 2; // the row of black; above it roof and floor

} // namespace

DeckModel::DeckModel(QObject* parent) : QAbstractTableModel(parent)
{
    for (int value = 1; value <= usualHighest; ++value)
        m_values.append(value);
}

void DeckModel::show(const Ruleset& rules)
{
    m_deck = rules.deck;
    for (int row = 0; row < rowCount(); ++row)
        for (const auto& [value, count] : copies(row))
            addValue(value);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void DeckModel::addValue(int value)
{
    const auto place = std::lower_bound(m_values.begin(), m_values.end(), value);
    if (place != m_values.end() && *place == value)
        return;
    const int column = int(place - m_values.begin());
    beginInsertColumns({}, column, column);
    m_values.insert(column, value);
    endInsertColumns();
}

int DeckModel::columnOf(int value) const
{
    return int(m_values.indexOf(value));
}

const Copies& DeckModel::copies(int row) const
{
    return row == 0 ? m_deck.roof : row == 1 ? m_deck.floor : m_deck.permit[std::size_t(row - firstPermit)];
}

int DeckModel::sum(int row) const
{
    return std::accumulate(copies(row).begin(), copies(row).end(), 0,
                           [](int total, const auto& entry) { return total + entry.second; });
}

int DeckModel::total() const
{
    int total = 0;
    for (int row = 0; row < rowCount(); ++row)
        total += sum(row);
    return total;
}

int DeckModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : firstPermit + colour_count;
}

int DeckModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_values.size()) + 1;
}

QVariant DeckModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (isSum(index.column()))
        return sum(index.row());
    const auto found = copies(index.row()).find(m_values[index.column()]);
    const int count = found == copies(index.row()).end() ? 0 : found->second;
    return count == 0 && role == Qt::DisplayRole ? QVariant(QStringLiteral("–")) : QVariant(count);
}

bool DeckModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || isSum(index.column()))
        return false;
    const int row = index.row();
    Copies changed = copies(row);
    changed[m_values[index.column()]] = value.toInt();
    std::erase_if(changed, [](const auto& entry) { return entry.second <= 0; });
    if (row < firstPermit) {
        emit edited(*find_knob(row == 0 ? "deck.roof" : "deck.floor"), changed);
        return true;
    }
    Permits permits = m_deck.permit;
    permits[std::size_t(row - firstPermit)] = std::move(changed);
    emit edited(*find_knob("deck.permit"), permits);
    return true;
}

QVariant DeckModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return isSum(section) ? QVariant(tr("Sum")) : QVariant(m_values.value(section));
    switch (section) {
    case 0:
        return Words::pile(Pile::roof);
    case 1:
        return Words::pile(Pile::floor);
    }
    return tr("permits, %1", "colour").arg(Words::district(static_cast<Colour>(section - firstPermit)));
}

Qt::ItemFlags DeckModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && !isSum(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

} // namespace capitol::app
