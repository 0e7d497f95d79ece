// What everybody at a table is told of the game, the seats and the clocks, each what it may know.
#pragma once

#include "table/attendance.h"
#include "table/ledger.h"

namespace table {

inline constexpr std::size_t most_missed = 100; // steps that are told one by one; beyond, a snapshot

inline game::Seat audience_of(game::Seat seat)
{
    return seat == game::no_seat ? game::spectator : seat;
}

// All since the step that was seen last; a snapshot where that is nothing, too much, or not true.
template <TableGame G>
void tell_missed(const Course<G>& course, Connection to, game::Seat seat, std::size_t seen, Out<G>& out)
{
    const game::Seat audience = audience_of(seat);
    const bool few = seen > 0 && seen <= course.seq() && course.seq() - seen <= most_missed;
    if (few)
        for (const Json& told : course.tell_since(seen, audience))
            out.send(to, told);
    else
        out.send(to, course.snapshot(audience));
    if (course.is_over() && !(few && course.was_ended()))
        out.send(to, course.print_end());
}

// Remembers what was told, so that only what has changed is told again.
template <TableGame G>
class Telling
{
public:
    Telling(const Ledger<G>& ledger, const Attendance& attendance)
        : m_ledger(ledger), m_attendance(attendance)
    {
    }

    void tell_step(Out<G>& out)
    {
        const Course<G>* course = m_ledger.course();
        if (!course || course->seq() == m_seq)
            return;
        m_seq = course->seq();
        std::map<game::Seat, std::string> texts;
        m_attendance.for_all([&](Connection to, game::Seat seat) {
            std::string& text = texts[audience_of(seat)];
            if (text.empty())
                text = print(course->tell_last(audience_of(seat)));
            out.messages.push_back({to, text});
        });
        if (course->is_over() && !course->was_ended())
            m_attendance.send(course->print_end(), out);
    }
    void tell_seats(Time now, Out<G>& out)
    {
        const Json seats = m_ledger.print_seats(now);
        if (std::string text = print(seats); text != m_seats) {
            m_seats = std::move(text);
            m_attendance.send(seats, out);
        }
    }
    // Clocks run by themselves at the clients: they are told who is on the clock, and what was left.
    void tell_clock(Time now, Out<G>& out)
    {
        if (m_clock_changes == m_ledger.clock_changes())
            return;
        m_clock_changes = m_ledger.clock_changes();
        m_attendance.send(m_ledger.print_clock(now), out);
    }

private:
    const Ledger<G>& m_ledger;
    const Attendance& m_attendance;
    std::size_t m_seq = 0;
    std::string m_seats;
    int m_clock_changes = 0;
};

} // namespace table
