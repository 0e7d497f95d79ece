// What is said at a table, and who does not want to hear whom.
#pragma once

#include "table/asked.h"
#include "table/attendance.h"

namespace table {

inline bool hears(const Seating& seating, game::Seat seat, const Saying& saying)
{
    return seat == game::no_seat || !(seating[seat].muted >> saying.seat & 1);
}

inline Json print_saying(const Saying& saying)
{
    return {{"number", saying.number}, {"seat", saying.seat + 1}, {"text", saying.text}};
}

// All that was said lately, as one message: who comes back often is not flooded with them.
template <TableGame G>
void tell_talk(const Ledger<G>& ledger, Connection to, game::Seat seat, Out<G>& out)
{
    Json sayings = Json::array();
    for (const Saying& saying : ledger.sayings())
        if (hears(ledger.seating(), seat, saying))
            sayings.push_back(print_saying(saying));
    if (!sayings.empty())
        out.send(to, {{"type", "talk"}, {"sayings", std::move(sayings)}});
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
    const Saying& saying = asked.ledger.sayings().back();
    Json told = print_saying(saying);
    told["type"] = "said";
    attendance.for_all([&](Connection to, game::Seat seat) {
        if (hears(asked.ledger.seating(), seat, saying))
            asked.out.send(to, told);
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
