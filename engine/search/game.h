// What a game must provide to be searched. The search knows nothing else about it.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <vector>

namespace search {

inline constexpr int most_seats = 8;

// What a play-out came to, by seat: 0 is the worst that can be, 1 the best.
using Results = std::array<float, most_seats>;

// Something the seat to move can do. `key` names it in every state where it can be done and is below 2^60;
// `prior` is how good it looks at first sight, in the unit of the results; only differences count.
template <typename Action>
struct Option
{
    Option() = default;
    // Written in its place: an action may be large, and one alternative of it small.
    template <typename Kind>
    Option(std::uint64_t of_key, float of_prior, const Kind& kind)
        : key(of_key), prior(of_prior), action(kind)
    {
    }

    std::uint64_t key = 0;
    float prior = 0;
    Action action{};
};

// A game of hidden information as one seat sees it. All chance is the game's own, so that the same seed gives
// the same search.
template <typename G>
concept Game = requires(G& game, typename G::State& state, const typename G::State& seen,
                        const typename G::Action& action, std::vector<Option<typename G::Action>>& options,
                        const std::vector<std::size_t>& numbers)
{
    game.determinise(state); // any state that agrees with what the seat knows, by chance
    {
        game.is_over(seen)
        } -> std::same_as<bool>;
    {
        game.to_move(seen)
        } -> std::same_as<int>;
    // How many seats, from the one to move on, choose now without seeing one another's choice; 0 if the seat
    // to move chooses openly.
    {
        game.simultaneous_movers(seen)
        } -> std::same_as<int>;
    game.list(seen, options); // at least one, each key once; replaces what was there
    // Gives the options of those numbers their priors: asked once for each that is new to the search.
    game.assign_priors(seen, options, numbers);
    game.apply(state, action);
    // What sealed choices have led to, as far as it matters for what to do next; below 2^60.
    {
        game.outcome(seen)
        } -> std::same_as<std::uint64_t>;
    {
        game.play_out(state)
        } -> std::same_as<Results>; // from any state, over or not
};

} // namespace search
