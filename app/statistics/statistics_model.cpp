#include "statistics/statistics_model.h"

#include "common/outside_text.h"
#include "players/player_kinds.h"

#include <QLocale>

namespace capitol::app {

namespace {

QString average(double number)
{
    return QLocale().toString(number, 'f', 1);
}

StatisticsRow rowOf(const QString& name, const Tally& tally)
{
    const double margin = tally.averageMargin();
    return {.name = name,
            .games = tally.games,
            .won = tally.won,
            .score = average(tally.averageScore()),
            .margin = (margin > 0 ? QStringLiteral("+") : QString()) + average(margin)};
}

// One line each, the first with the heading.
template <typename Key, typename NameOf>
void addGroup(QList<StatisticsRow>& rows, const QString& group, const std::map<Key, Tally>& tallies,
              NameOf nameOf)
{
    const qsizetype first = rows.size();
    for (const auto& [key, tally] : tallies)
        rows.append(rowOf(nameOf(key), tally));
    if (rows.size() > first)
        rows[first].group = group;
}

} // namespace

QString StatisticsModel::opponentName(const Opponent& opponent)
{
    return opponent.second.empty()
               ? tr("People only")
               : fromOutside(PlayerKinds::nameOf(QString::fromStdString(opponent.second)));
}

void StatisticsModel::show(const Summary& summary, const std::map<std::string, LocalText>& variants,
                           const std::string& language)
{
    const auto variantName = [&](const std::string& id) {
        return fromOutside(in_language(variants.at(id), language));
    };
    QList<StatisticsRow> rows;
    if (summary.all.games > 0)
        rows.append(rowOf(tr("All games"), summary.all));
    addGroup(rows, tr("By player"), summary.byPerson,
             [](const std::string& name) { return fromOutside(name); });
    addGroup(rows, tr("By variant"), summary.byVariant, variantName);
    addGroup(rows, tr("By number of players"), summary.byPlayers,
             [](int players) { return tr("%n player(s)", nullptr, players); });
    addGroup(rows, tr("By strongest opponent"), summary.byOpponent, &StatisticsModel::opponentName);
    change(m_rows, rows);
}

QVariant StatisticsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StatisticsRow& row = m_rows[index.row()];
    switch (role) {
    case Group:
        return row.group;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Games:
        return row.games;
    case Won:
        return row.won;
    case Score:
        return row.score;
    case Margin:
        return row.margin;
    }
    return {};
}

} // namespace capitol::app
