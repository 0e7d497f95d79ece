// Chooses what most improves its own prospects in its turn, without a look at what others will do: as a
// player, and for play-outs.
#pragma once

#include "canal/players/player.h"
#include "canal/players/sensible.h"

namespace canal {

class GreedyPolicy
{
public:
    // The judgement lives longer.
    GreedyPolicy(const Rules& rules, Judgement& judgement) : m_rules(rules), m_judgement(judgement) {}

    // What the seat to move does; chance decides between equals. The game is not over.
    Move choose(const Position& position, Random& random);
    // What each of these moves adds for the seat to move, in points.
    std::vector<double> gains(const Position& position, const std::vector<Move>& moves);

private:
    double gain(const Position& position, const Move& move);
    double gain_of_card(const Position& position, const Move& move);
    double gain_of_building(const Position& position, const Move& move);
    double worth_after(const Position& position, const Move& move);

    const Rules& m_rules;
    Judgement& m_judgement;
    std::vector<Move> m_moves;
    std::vector<Move> m_next;
    double m_before = 0; // worth of the position that is judged
};

class GreedyPlayer final : public Player
{
public:
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override;
};

} // namespace canal
