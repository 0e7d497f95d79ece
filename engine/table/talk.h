// What is said at a table, and who does not want to hear whom.
#pragma once

#include "table/asked.h"
#include "table/attendance.h"

namespace table {

template <TableGame G>
void send_saying(const Ledger<G>& ledger, const Saying& saying, Connection to, game::Seat seat, Out<G>& out)
{
    if (seat != game::no_seat && ledger.seating()[seat].muted >> saying.seat & 1)
        return;
    out.send(to,
             {{"type", "said"}, {"number", saying.number}, {"seat", saying.seat + 1}, {"text", saying.text}});
}

template <TableGame G>
void say(const Asked<G>& asked, const Attendance& attendance)
{
    const std::string text = read_shown(asked.field().need("text"), longest_saying);
    if (const Time wait = asked.own_seat().talk.take(1, asked.now); wait > 0)
        throw Refused{"too_often", "a pause between sayings, please", {}, wait};
    if (asked.ledger.writes_sayings()) {
        asked.commit({{"do", "say"}, {"seat", asked.seat + 1}, {"text", text}});
    } else {
        asked.ledger.add_saying(asked.seat, text);
        asked.acknowledge();
    }
    attendance.for_all([&](Connection to, game::Seat seat) {
        send_saying(asked.ledger, asked.ledger.sayings().back(), to, seat, asked.out);
    });
}

template <TableGame G>
void report(const Asked<G>& asked)
{
    const game::Seat whom = asked.ledger.terms().seat_in(asked.field());
    const bool on = asked.field().need("mute").flag();
    if ((asked.own_seat().muted >> whom & 1) == unsigned{on})
        throw Refused{"pointless", "that is so already", "mute"};
    asked.charge();
    asked.commit({{"do", "mute"}, {"seat", asked.seat + 1}, {"whom", whom + 1}, {"on", on}});
}

} // namespace table
