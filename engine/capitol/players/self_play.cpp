#include "capitol/players/self_play.h"

namespace capitol {

SelfPlay::SelfPlay(const Rules& rules, Position start, std::span<Player* const> seats, SearchRequest thinking)
    : m_rules(rules), m_position(std::move(start)), m_seats(seats), m_thinking(std::move(thinking)),
      m_random(m_thinking.seed)
{
}

bool SelfPlay::go_on(Events* events)
{
    if (is_over())
        return false;
    const Seat seat = m_position.to_move;
    m_thinking.seed = m_random.next();
    const Choice choice =
        m_seats[seat]->advise(m_rules, observe(m_rules, m_position, seat), m_thinking).choice;
    if (m_thinking.stop.stop_requested())
        return false;
    apply(m_rules, m_position, choice, events);
    return true;
}

} // namespace capitol
