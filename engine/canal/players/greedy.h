// Chooses what most improves its own prospects in its turn, without a look at what others will do: as a
// player, and for play-outs.
#pragma once

#include "canal/players/player.h"
#include "canal/players/sensible.h"

namespace canal {

// What the seat to move has in a position, and what that is worth.
struct Outlook
{
    Projects projects;
    Means means;
    double canals = 0;         // worth of these
    std::optional<double> all; // worth of the position, once it was needed

    Outlook() = default;
    Outlook(Judgement& judgement, const Position& position);
};

class GreedyPolicy
{
public:
    // The judgement lives longer. `looked_ahead`: of how many tiles, those that add most by themselves, it is
    // sought what can be laid behind them; the fewer, the sooner it is done and the worse it builds.
    GreedyPolicy(const Rules& rules, Judgement& judgement, std::size_t looked_ahead = every_tile)
        : m_rules(rules), m_judgement(judgement), m_looked_ahead(looked_ahead)
    {
    }
    static constexpr std::size_t every_tile = static_cast<std::size_t>(-1);

    // What the seat to move does; chance decides between equals. The game is not over.
    Move choose(const Position& position, Random& random);
    // Does so, and with a tile lays those that it was chosen for.
    void play(Position& position, Random& random);
    // What each of these moves adds for the seat to move, in points; until the next question.
    const std::vector<double>& gains(const Position& position, const std::vector<Move>& moves);

private:
    double gain(const Position& position, const Move& move);
    double gain_of_card(const Position& position, Card card);
    double gain_of_cube(const Position& position, const Move& move);
    double gain_of_engineer(const Position& position, Engineer engineer);
    double gain_of_tile(const Position& position, Outlook& outlook, const Move& lay);
    double gain_of_all(const Position& position, Outlook& outlook, const Move& move);
    double worth_of_all(const Position& position, Outlook& outlook);
    void look_ahead(const Position& position, const std::vector<Move>& moves);
    double gain_of_building(const Position& position, const Move& lay);
    std::size_t choice(const Position& position, Random& random);

    const Rules& m_rules;
    Judgement& m_judgement;
    const std::size_t m_looked_ahead;
    std::vector<Move> m_moves;
    std::vector<double> m_gains;
    Outlook m_outlook; // of the position that is judged
    // Tiles, and what is laid behind them.
    std::vector<std::size_t> m_tiles; // their numbers
    std::vector<Move> m_next;
    std::vector<Move> m_line;      // behind the one that was judged last
    std::vector<Move> m_best_line; // behind the best one
    std::size_t m_best_tile = 0;
};

class GreedyPlayer final : public Player
{
public:
    Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) override;
};

} // namespace canal
