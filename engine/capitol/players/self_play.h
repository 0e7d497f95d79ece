// A game that computer players play among themselves: under matches, measurements and tuning.
#pragma once

#include "capitol/players/player.h"

#include <span>

namespace capitol {

class SelfPlay
{
public:
    // `seats` has the player of each seat, who may sit at several. The seed of `thinking` is drawn anew for
    // each decision, by a generator that begins with its seed. All of these must outlive the game.
    SelfPlay(const Rules& rules, Position start, std::span<Player* const> seats, SearchRequest thinking);

    // The next decision, made. False if the game is over or is stopped meanwhile: then nothing has changed.
    bool go_on(Events* events = nullptr);
    const Position& position() const { return m_position; }
    bool is_over() const { return m_position.phase == Phase::over; }

private:
    const Rules& m_rules;
    Position m_position;
    const std::span<Player* const> m_seats;
    SearchRequest m_thinking;
    Random m_random;
};

} // namespace capitol
