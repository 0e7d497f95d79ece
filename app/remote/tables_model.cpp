#include "remote/tables_model.h"

namespace capitol::app {

QVariant TablesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TableRow& row = m_rows[index.row()];
    switch (role) {
    case Game:
        return row.game;
    case Rules:
    case Qt::DisplayRole:
        return row.rules;
    case Differences:
        return row.differences;
    case Host:
        return row.host;
    case Address:
        return row.server.text();
    case Encrypted:
        return row.server.encrypted;
    case Seats:
        return row.seats;
    case Open:
        return row.open;
    case State:
        return row.state;
    }
    return {};
}

void TablesModel::show(const QList<TableRow>& all)
{
    m_all = all;
    std::stable_sort(m_all.begin(), m_all.end(), [](const TableRow& a, const TableRow& b) {
        return std::pair(a.state, a.open == 0) < std::pair(b.state, b.open == 0);
    });
    QStringList names;
    for (const TableRow& row : std::as_const(m_all))
        if (!row.rules.isEmpty() && !names.contains(row.rules))
            names.append(row.rules);
    names.sort();
    if (std::exchange(m_allRules, names) != names)
        emit allRulesChanged();
    if (!m_allRules.contains(m_rules))
        setRules({});
    filter();
}

void TablesModel::setFreeOnly(bool on)
{
    if (std::exchange(m_freeOnly, on) == on)
        return;
    emit filterChanged();
    filter();
}

void TablesModel::setGame(const QString& game)
{
    if (std::exchange(m_game, game) == game)
        return;
    emit filterChanged();
    filter();
}

void TablesModel::setRules(const QString& name)
{
    if (std::exchange(m_rules, name) == name)
        return;
    emit filterChanged();
    filter();
}

bool TablesModel::isShown(const TableRow& row) const
{
    return (!m_freeOnly || (row.open > 0 && row.state == Waiting)) &&
           (m_game.isEmpty() || row.game == m_game) && (m_rules.isEmpty() || row.rules == m_rules);
}

void TablesModel::filter()
{
    QList<TableRow> rows;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(rows),
                 [this](const TableRow& row) { return isShown(row); });
    change(m_rows, rows,
           [](const TableRow& a, const TableRow& b) { return a.table == b.table && a.server == b.server; });
    const int hidden = int(m_all.size() - m_rows.size());
    if (std::exchange(m_hidden, hidden) != hidden)
        emit hiddenChanged();
}

} // namespace capitol::app
