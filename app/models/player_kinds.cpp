#include "models/player_kinds.h"

#include "record/head.h"

#include <algorithm>

namespace capitol::app {

PlayerKinds::PlayerKinds(QObject* parent) : RowModel(parent)
{
    change(m_kinds, kinds());
}

QList<PlayerKind> PlayerKinds::kinds()
{
    const auto kind = [](const char* id, const QString& name, const QString& note) {
        return PlayerKind{QString::fromLatin1(id), name, note};
    };
    return {{personId(), tr("Person"), tr("Plays on this computer.")},
            kind("apprentice", tr("Computer: easy"),
                 tr("The apprentice: thinks ahead a little and often makes mistakes.")),
            kind("mason", tr("Computer: medium"),
                 tr("The mason: thinks for up to half a second and sometimes makes mistakes.")),
            kind("architect", tr("Computer: hard"), tr("The architect: thinks for up to a second.")),
            kind("master", tr("Computer: expert"), tr("The master: thinks for up to five seconds.")),
            kind("greedy", tr("Computer: greedy"), tr("Does what looks best now, without thinking ahead.")),
            kind("random", tr("Computer: random"), tr("Makes a random move."))};
}

QString PlayerKinds::personId()
{
    return QLatin1String(record::person.data(), qsizetype(record::person.size()));
}

QString PlayerKinds::nameOf(const QString& id)
{
    const QList<PlayerKind> all = kinds();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const PlayerKind& kind) { return kind.id == id; });
    return found == all.end() ? id : found->name;
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
    const QString name = nameOf(id);
    return name.mid(name.indexOf(QLatin1Char(':')) + 1).trimmed();
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

QStringList PlayerKinds::notes() const
{
    QStringList notes;
    for (const PlayerKind& kind : m_kinds)
        notes.append(kind.note);
    return notes;
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
