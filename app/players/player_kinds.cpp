#include "players/player_kinds.h"

#include "capitol/players/levels.h"
#include "players/player_style.h"
#include "record/head.h"

#include <algorithm>

namespace capitol::app {

PlayerKinds::PlayerKinds(QObject* parent) : RowModel(parent)
{
    change(m_kinds, kinds());
}

QList<PlayerKind> PlayerKinds::kinds()
{
    const auto computer = [](const char* id, const QString& level, const QString& note) {
        return PlayerKind{QString::fromLatin1(id), PlayerStyle::computer(level), level, note};
    };
    return {{personId(), tr("Person"), {}, tr("Plays on this computer.")},
            computer("apprentice", tr("easy", "computer player"), tr("The apprentice: hardly thinks ahead.")),
            computer("mason", tr("medium", "computer player"), tr("The mason: thinks ahead a little.")),
            computer("architect", tr("hard", "computer player"),
                     tr("The architect: thinks ahead and misses little.")),
            computer("master", tr("expert", "computer player"),
                     tr("The master: thinks further ahead than all the others.")),
            computer("greedy", tr("greedy", "computer player"),
                     tr("Does what looks best now, without thinking ahead.")),
            computer("random", tr("random", "computer player"), tr("Makes a random move."))};
}

QString PlayerKinds::personId()
{
    return QLatin1String(record::person.data(), qsizetype(record::person.size()));
}

PlayerKind PlayerKinds::kindOf(const QString& id)
{
    const QList<PlayerKind> all = kinds();
    const auto found = std::ranges::find(all, id, &PlayerKind::id);
    if (found != all.end())
        return *found;
    const std::string said = id.toStdString(); // which the style is part of
    const auto player = rated_player(said);
    if (!player)
        return {id, id, id, {}};
    const int style = PlayerStyle::numberOf(player->style);
    const QString level = PlayerStyle::level(strength(player->rating), style);
    return {id, PlayerStyle::computer(level), level, PlayerStyle::note(style)};
}

QString PlayerKinds::nameOf(const QString& id)
{
    return kindOf(id).name;
}

QString PlayerKinds::noteOf(const QString& id)
{
    return kindOf(id).note;
}

QString PlayerKinds::strength(int rating)
{
    return std::ranges::find(level_ratings, rating) == level_ratings.end()
               ? QString::number(rating)
               : levelOf(QString::fromStdString(name_of({rating, {}})));
}

QStringList PlayerKinds::computerIds()
{
    QStringList ids;
    for (const PlayerKind& kind : kinds())
        if (kind.id != personId())
            ids.append(kind.id);
    return ids;
}

QString PlayerKinds::levelOf(const QString& id)
{
    return kindOf(id).level;
}

QVariant PlayerKinds::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PlayerKind& kind = m_kinds[index.row()];
    switch (role) {
    case Id:
        return kind.id;
    case Name:
    case Qt::DisplayRole:
        return kind.name;
    case Note:
        return kind.note;
    }
    return {};
}

int PlayerKinds::find(const QString& id) const
{
    for (int row = 0; row < int(m_kinds.size()); ++row)
        if (m_kinds[row].id == id)
            return row;
    return -1;
}

QString PlayerKinds::idAt(int row) const
{
    return m_kinds.value(row).id;
}

void PlayerKinds::reword()
{
    change(m_kinds, kinds());
    emit reworded();
}

} // namespace capitol::app
