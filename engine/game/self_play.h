// A game that computer players play among themselves: under matches, measurements and tuning.
#pragma once

#include "game/player.h"

#include <span>
#include <utility>

namespace game {

template <Game G>
class SelfPlay
{
public:
    // `seats` has the player of each seat, who may sit at several. The seed of `thinking` is drawn anew for
    // each decision, by a generator that begins with its seed. All of these must outlive the game.
    SelfPlay(const typename G::Rules& rules, typename G::Position start, std::span<Player<G>* const> seats,
             SearchRequest<G> thinking)
        : m_rules(rules), m_position(std::move(start)), m_seats(seats), m_thinking(std::move(thinking)),
          m_random(m_thinking.seed)
    {
    }

    // The next decision, made. False if the game is over or is stopped meanwhile: then nothing has changed.
    bool go_on(std::vector<typename G::Event>* events = nullptr)
    {
        if (is_over())
            return false;
        const Seat seat = G::to_move(m_position);
        m_thinking.seed = m_random.next();
        const auto choice =
            m_seats[seat]->advise(m_rules, G::observe(m_rules, m_position, seat), m_thinking).choice;
        if (m_thinking.stop.stop_requested())
            return false;
        G::apply(m_rules, m_position, seat, choice, events);
        return true;
    }
    const typename G::Position& position() const { return m_position; }
    bool is_over() const { return G::is_over(m_position); }

private:
    const typename G::Rules& m_rules;
    typename G::Position m_position;
    const std::span<Player<G>* const> m_seats;
    SearchRequest<G> m_thinking;
    capitol::Random m_random;
};

} // namespace game
