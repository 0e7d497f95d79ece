#include "remote/presence_model.h"

#include "table/options.h"

namespace capitol::app {

QVariant PresenceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PresenceRow& row = m_rows[index.row()];
    switch (role) {
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Presence:
        return row.presence;
    case Person:
        return row.person;
    case Own:
        return row.own;
    case StandIn:
        return row.standIn;
    case Clock:
        return row.clock;
    case Running:
        return row.running;
    case Hurried:
        return row.hurried;
    case Muted:
        return row.muted;
    case Blocked:
        return row.blocked;
    }
    return {};
}

QString clockText(table::Time left)
{
    const auto up = [left](table::Time unit) { return QString::number((left + unit - 1) / unit); };
    if (left <= 0)
        return PresenceModel::tr("no time left");
    if (left < table::minute)
        return PresenceModel::tr("%1 s", "seconds left on a clock").arg(up(table::second));
    if (left < 2 * table::hour)
        return PresenceModel::tr("%1 min", "minutes left on a clock").arg(up(table::minute));
    if (left < 2 * table::day)
        return PresenceModel::tr("%1 h", "hours left on a clock").arg(up(table::hour));
    return PresenceModel::tr("%1 d", "days left on a clock").arg(up(table::day));
}

} // namespace capitol::app
