// Choices in the game, and what somebody may ask about it.
#pragma once

#include "table/asked.h"
#include "table/telling.h"

namespace table {

inline constexpr std::size_t longest_move = 400;      // bytes
inline constexpr std::size_t most_told_choices = 500; // by `legal`

template <TableGame G>
void refuse_stale(const Asked<G>& asked, std::size_t at)
{
    asked.refuse({"stale", "more has happened since", "at"});
    if (asked.guest.missed.take(1, asked.now) == 0) // else whoever asks on may look
        tell_missed(*asked.ledger.course(), asked.guest.connection, asked.seat, at, asked.out);
}

template <TableGame G>
void play(const Asked<G>& asked)
{
    asked.ledger.need_course();
    const Course<G>& course = *asked.ledger.course();
    const auto last = static_cast<std::int64_t>(course.seq());
    const auto at = static_cast<std::size_t>(asked.field().need("at").whole(0, last));
    if (at < course.seq() && (!course.may_choose(asked.seat) || at < course.turn_of(asked.seat)))
        return refuse_stale(asked, at);
    if (asked.ledger.is_paused())
        throw Refused{"paused", "the game is paused"};
    const capitol::Field move = asked.field().need("move");
    if (move.text().size() > longest_move)
        move.refuse(std::to_string(move.text().size()) + " bytes", "a choice in notation");
    const auto choice = course.read(asked.seat, move);
    asked.commit({{"do", "play"}, {"seat", asked.seat + 1}, {"move", course.print(choice)}});
}

// What the seat may choose now, as it could find out by itself from what it sees.
template <TableGame G>
void list_legal(const Asked<G>& asked)
{
    asked.ledger.need_course();
    const Course<G>& course = *asked.ledger.course();
    if (!course.may_choose(asked.seat))
        throw Refused{"not_your_turn", "that seat has nothing to decide now"};
    if (const Time wait = asked.guest.listings.take(1, asked.now); wait > 0)
        throw Refused{"too_often", "a pause between lists, please", {}, wait};
    const auto some =
        G::some_choices(asked.ledger.terms().rules(), course.view(asked.seat), most_told_choices);
    Json answer = answer_to(asked.request.id, "legal");
    answer["seq"] = course.seq();
    answer["all"] = some.all;
    for (const auto& choice : some.choices)
        answer["moves"].push_back(course.print(choice));
    asked.out.send(asked.guest.connection, answer);
}

// How it stands, for whoever does not want to keep track.
template <TableGame G>
void look(const Asked<G>& asked)
{
    const Course<G>* course = asked.ledger.course();
    if (!course)
        throw Refused{"not_started", "the game has not begun"};
    Json answer = answer_to(asked.request.id, "snapshot");
    answer.update(course->snapshot(audience_of(asked.seat)));
    asked.out.send(asked.guest.connection, answer);
}

// All that led to it, for whoever was not here or has forgotten it.
template <TableGame G>
void recall(const Asked<G>& asked)
{
    const Course<G>* course = asked.ledger.course();
    if (!course)
        throw Refused{"not_started", "the game has not begun"};
    if (course->seq() > most_recalled)
        throw Refused{"too_long", "more steps than are told at once"};
    if (const Time wait = asked.guest.listings.take(1, asked.now); wait > 0)
        throw Refused{"too_often", "a pause between questions, please", {}, wait};
    Json answer = answer_to(asked.request.id, "past");
    answer["seq"] = course->seq();
    answer["steps"] = course->tell_since(0, audience_of(asked.seat));
    asked.out.send(asked.guest.connection, answer);
}

} // namespace table
