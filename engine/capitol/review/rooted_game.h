// Capitol as the search sees it, where the seat to move has only the first choices that are given, and what
// became of each of them.
#pragma once

#include "capitol/players/searched_game.h"
#include "capitol/review/shares.h"

#include <functional>

namespace capitol {

class RootedGame
{
public:
    using State = Position;
    using Action = Choice;
    using Options = SearchedGame::Options;
    using Imagine = std::function<void(Position&)>; // any position that it may be

    enum class Turns : std::uint8_t {
        by_search, // the search chooses among them
        by_turns   // each is made in turn, on the same imagined position
    };

    // The game lives longer; `seat` is the one from whose view it was made.
    RootedGame(SearchedGame& game, Seat seat, Imagine imagine, Options first, Turns turns = Turns::by_search);

    void determinise(Position& position);
    bool is_over(const Position& position) const { return m_game.is_over(position); }
    int to_move(const Position& position) const { return m_game.to_move(position); }
    int simultaneous_movers(const Position& position) const { return m_game.simultaneous_movers(position); }
    void list(const Position& position, Options& options);
    void assign_priors(const Position& position, Options& options,
                       const std::vector<std::size_t>& numbers) const
    {
        m_game.assign_priors(position, options, numbers);
    }
    void apply(Position& position, const Choice& choice);
    std::uint64_t outcome(const Position& position) const { return m_game.outcome(position); }
    search::Results play_out(Position& position);

    // The seats' shares after each first choice, one for every time it was made.
    const std::vector<Shares>& shares_after(std::size_t first) const { return m_after[first]; }
    // Of the first choice that was made most often.
    Shares mean_of_most_tried() const;

private:
    bool is_first_choice(const Position& position) const
    {
        return m_is_waiting && position.to_move == m_seat;
    }

    SearchedGame& m_game;
    const Seat m_seat;
    const Imagine m_imagine;
    const Options m_first;
    const Turns m_turns;
    std::size_t m_taken; // number of the first choice that is made, or is to be made
    bool m_is_waiting = false;
    Position m_imagined{};
    std::vector<std::vector<Shares>> m_after; // by first choice
};

Shares mean_of(const std::vector<Shares>& all);

} // namespace capitol
