#include "remote/waiting_seats.h"

namespace capitol::app {

QVariant WaitingSeats::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const WaitingSeat& row = m_rows[index.row()];
    switch (role) {
    case Owner:
        return row.owner;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Ready:
        return row.ready;
    case Away:
        return row.away;
    case Host:
        return row.host;
    case Own:
        return row.own;
    case Blocked:
        return row.blocked;
    }
    return {};
}

} // namespace capitol::app
