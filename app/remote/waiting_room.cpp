#include "remote/waiting_room.h"

#include "common/outside_text.h"
#include "players/player_kinds.h"
#include "remote/blocked_names.h"
#include "remote/short_code.h"

#include <QClipboard>
#include <QGuiApplication>

namespace capitol::app {

WaitingRoom::WaitingRoom(RemoteClient& client, KnownRules& known, const Invitation& invitation)
    : m_client(client), m_known(known), m_invitation(invitation)
{
    connect(&known, &KnownRules::changed, this, &WaitingRoom::reworded);
    show();
}

void WaitingRoom::show()
{
    QList<WaitingSeat> rows;
    for (std::size_t seat = 0; seat < client().seats().seats.size(); ++seat)
        rows.append(rowOf(game::Seat(seat)));
    m_seats.show(rows);
    emit changed();
}

void WaitingRoom::reword()
{
    show();
    emit reworded();
}

void WaitingRoom::setBlocked(const QStringList& names)
{
    m_blocked = names;
    show();
}

WaitingSeat WaitingRoom::rowOf(game::Seat seat) const
{
    const table::SeatsSeen& seats = client().seats();
    const table::SeatSeen& who = seats.seats[seat];
    const bool isComputer = who.owner == table::Owner::computer;
    return {.owner = int(who.owner),
            .name = isComputer ? PlayerKinds::nameOf(fromOutside(who.player)) : fromOutside(who.name),
            .ready = who.ready,
            .away = who.presence != table::Presence::here,
            .host = seat == seats.host,
            .own = seat == client().seat(),
            .blocked = who.owner == table::Owner::person && isBlocked(m_blocked, fromOutside(who.name))};
}

QString WaitingRoom::rules() const
{
    return m_known.nameOf(m_client.game());
}

QStringList WaitingRoom::differences() const
{
    return m_known.differencesOf(m_client.game());
}

bool WaitingRoom::ownRules() const
{
    return m_known.has(m_client.game());
}

void WaitingRoom::keepRules(const QString& name)
{
    if (ownRules() || name.trimmed().isEmpty())
        return;
    const QString reason = m_known.keep(m_client.game(), name.simplified());
    if (reason.isEmpty())
        emit reworded();
    else
        emit failed(reason);
}

QString WaitingRoom::clock() const
{
    const table::ClockPlan& clock = client().options().clock;
    switch (clock.kind) {
    case table::ClockKind::bank:
        return (clock.time % table::minute == 0
                    ? tr("%n minute(s) per player", nullptr, int(clock.time / table::minute))
                    : tr("%n seconds per player", nullptr, int(clock.time / table::second))) +
               (clock.increment == 0
                    ? QString()
                    : tr(", plus %n seconds per move", nullptr, int(clock.increment / table::second)));
    case table::ClockKind::move:
        return tr("%n seconds per move", nullptr, int(clock.time / table::second));
    case table::ClockKind::days:
        return tr("%n day(s) per move", nullptr, int(clock.time / table::day));
    case table::ClockKind::none:
        break;
    }
    return tr("No clock");
}

bool WaitingRoom::isListed() const
{
    return client().options().listed;
}

QString WaitingRoom::listed() const
{
    return isListed() ? tr("Everyone on this server can see this table.")
                      : tr("Only people with the invitation link can find this table.");
}

// It leads to the server only, and there to the tables that everybody sees.
QString WaitingRoom::code() const
{
    return isListed() ? shortCode(m_invitation.server) : QString();
}

QStringList WaitingRoom::players() const
{
    QStringList known;
    for (const std::string& player : client().players())
        if (const QString id = QString::fromStdString(player); PlayerKinds::computerIds().contains(id))
            known.append(id);
    return known;
}

QStringList WaitingRoom::playerNames() const
{
    QStringList names;
    for (const QString& player : players())
        names.append(PlayerKinds::nameOf(player));
    return names;
}

int WaitingRoom::seat() const
{
    return client().seat() == game::no_seat ? -1 : client().seat();
}

bool WaitingRoom::host() const
{
    return client().is_host();
}

bool WaitingRoom::ready() const
{
    return seat() >= 0 && client().seats().seats[client().seat()].ready;
}

bool WaitingRoom::online() const
{
    return client().is_welcome();
}

QString WaitingRoom::missing() const
{
    int open = 0;
    int unready = 0;
    for (const WaitingSeat& row : m_seats.rows()) {
        open += row.owner == WaitingSeats::Nobody;
        unready += row.owner == WaitingSeats::Person && !row.host && !row.ready;
    }
    if (open > 0)
        return tr("%n seats still free.", nullptr, open);
    return unready > 0 ? tr("%n player(s) not ready yet.", nullptr, unready) : QString();
}

QString WaitingRoom::status() const
{
    if (!online())
        return m_client.line().words() + QLatin1Char(' ') + tr("Reconnecting…");
    if (seat() < 0)
        return tr("You are watching. Take a free seat to play.");
    if (const QString lacking = missing(); !lacking.isEmpty())
        return lacking;
    return host() ? tr("Everyone is ready.") : tr("Waiting for the host to start the game.");
}

bool WaitingRoom::isSeat(int seat) const
{
    return seat >= 0 && seat < m_seats.count();
}

void WaitingRoom::take(int seat)
{
    if (isSeat(seat) && client().seat() == game::no_seat)
        client().take(game::Seat(seat));
    m_client.send();
}

void WaitingRoom::leave()
{
    if (seat() >= 0)
        client().leave();
    m_client.send();
}

void WaitingRoom::setReady(bool on)
{
    if (seat() >= 0)
        client().ready(on);
    m_client.send();
}

void WaitingRoom::seatComputer(int seat, const QString& player)
{
    if (isSeat(seat) && players().contains(player))
        client().seat_computer(game::Seat(seat), player.toStdString());
    m_client.send();
}

void WaitingRoom::free(int seat)
{
    if (isSeat(seat))
        client().free(game::Seat(seat));
    m_client.send();
}

void WaitingRoom::start()
{
    if (host() && missing().isEmpty())
        client().start();
    m_client.send();
}

void WaitingRoom::copy(const QString& text) const
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace capitol::app
