// How long each seat may still think. All who may choose are on the clock, each until its own choice.
#pragma once

#include "table/options.h"

#include <vector>

namespace table {

class Clocks
{
public:
    Clocks(ClockPlan plan, int seats) : m_plan(plan), m_left(static_cast<std::size_t>(seats), plan.time) {}

    // From now on these seats' clocks run, a bit a seat, and no other.
    void run(unsigned seats, Time now);
    // The seat made its choice.
    void stop(game::Seat seat, Time now);
    // Their choices are void: each has the time of a whole one again. What is left of a bank stays.
    void refill(unsigned seats, Time now);
    // So much as it had at the start, once more.
    void extend(game::Seat seat, Time now);

    Time left(game::Seat seat, Time now) const; // below 0: it is over
    bool is_out(game::Seat seat, Time now) const
    {
        return m_plan.kind != ClockKind::none && left(seat, now) < 0;
    }
    // `{"left":[...],"running":[1,3]}`, in milliseconds.
    Json print(Time now) const;
    // Of each seat; as a journal keeps it.
    std::vector<Time> all_left(Time now) const;
    void restore(const std::vector<Time>& left) { m_left = left; }

private:
    Time spent(game::Seat seat, Time now) const { return m_running >> seat & 1 ? now - m_since : 0; }
    void charge(Time now);

    const ClockPlan m_plan;
    std::vector<Time> m_left; // at m_since
    unsigned m_running = 0;
    Time m_since = 0;
};

} // namespace table
