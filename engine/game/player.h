// Anything that can be asked for a choice. A player is given what its seat may see and nothing else.
#pragma once

#include "game/game.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace game {

// What a player that searches can tell while it thinks.
template <Game G>
struct Progress
{
    int iterations = 0;
    double part = 0;                        // 0..1 of its measure
    double value = 0;                       // 0..1, as of a candidate
    std::vector<typename G::Choice> line{}; // what it expects to follow, its own choice first
};

// How long and with what luck to think.
template <Game G>
struct SearchRequest
{
    std::uint64_t seed = 0;
    int iterations = 0;        // 0: the player's own measure
    int milliseconds = 0;      // 0: the player's own measure
    double patience = 1;       // the share of its own limit that the player may use
    std::stop_token stop = {}; // when it is set, the player answers at once with the best it has
    int threads = 0;           // 0: the player's own measure, one where `iterations` is given
    std::function<void(const Progress<G>&)> progress =
        {}; // in the thread that asks, now and then; may be empty
};

template <Game G>
struct Candidate
{
    typename G::Choice choice;
    int visits = 0;   // 0 for players that do not search
    double value = 0; // what the player expects from it, in its own unit; higher is better
};

template <Game G>
struct Advice
{
    typename G::Choice choice;            // legal
    std::vector<Candidate<G>> candidates; // best first; may be empty
};

template <Game G>
class Player
{
public:
    virtual ~Player() = default;
    // `view.seat` may choose and has more than nothing to decide.
    virtual Advice<G> advise(const typename G::Rules& rules, const typename G::View& view,
                             const SearchRequest<G>& thinking) = 0;
};

// Plays any legal choice: the baseline for every other player.
template <Game G>
class RandomPlayer final : public Player<G>
{
public:
    Advice<G> advise(const typename G::Rules& rules, const typename G::View& view,
                     const SearchRequest<G>& thinking) override
    {
        capitol::Random random(thinking.seed);
        return {G::random_choice(rules, view, random), {}};
    }
};

} // namespace game
