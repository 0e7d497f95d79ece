#include "table/clocks.h"

namespace table {

void Clocks::charge(Time now)
{
    m_left = all_left(now);
    m_since = now;
}

void Clocks::run(unsigned seats, Time now)
{
    charge(now);
    m_running = m_plan.kind == ClockKind::none ? 0 : seats;
}

void Clocks::stop(game::Seat seat, Time now)
{
    charge(now);
    m_running &= ~(1U << seat);
    m_left[seat] = m_plan.kind == ClockKind::bank ? m_left[seat] + m_plan.increment : m_plan.time;
}

void Clocks::refill(unsigned seats, Time now)
{
    charge(now);
    for (game::Seat seat = 0; m_plan.kind != ClockKind::bank && seat < m_left.size(); ++seat)
        if (seats >> seat & 1)
            m_left[seat] = m_plan.time;
}

void Clocks::extend(game::Seat seat, Time now)
{
    charge(now);
    m_left[seat] = std::max<Time>(m_left[seat], 0) + m_plan.time;
}

Time Clocks::left(game::Seat seat, Time now) const
{
    return m_left[seat] - spent(seat, now);
}

std::vector<Time> Clocks::all_left(Time now) const
{
    std::vector<Time> all = m_left;
    for (game::Seat seat = 0; seat < all.size(); ++seat)
        all[seat] -= spent(seat, now);
    return all;
}

Json Clocks::print(Time now) const
{
    return {{"type", "clock"}, {"left", all_left(now)}, {"running", game::seat_numbers(m_running)}};
}

} // namespace table
