// What a game must provide to get players, matches, and views for nothing. Nothing here knows any game; a
// game is a traits type with static functions, such as `capitol::Capitol`.
#pragma once

#include "base/random.h"
#include "game/seat.h"

#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include <concepts>
#endif
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

// How many seats the rules are for.
struct SeatRange
{
    int min = 2;
    int max = 2;
};

// A choice read from text. Whether it is legal is `check`'s to say.
template <typename Choice>
struct ParsedChoice
{
    std::optional<Choice> choice;
    std::string error;  // without a choice: what could not be read, and what is expected
    std::size_t at = 0; // offset in the text
};

// `Position`, `View`, `Choice`, `Event` and `Refusal` are values that compare with `==`. An audience is a
// seat or `spectator`.
template <typename G>
concept Game = requires(const typename G::Rules& rules, const typename G::Position& position,
                        typename G::Position& changing, const typename G::View& view, typename G::View& seen,
                        const typename G::Choice& choice, const typename G::Event& event,
                        const typename G::Refusal& refusal, std::vector<typename G::Event>* events,
                        capitol::Random& random, std::string_view text, Seat seat, std::uint64_t seed)
{
    // Set-up. The same seed gives the same start; the events, if they are asked for, tell it.
    {
        G::seat_range(rules)
        } -> std::same_as<SeatRange>;
    {
        G::start(rules, int(), seed, events)
        } -> std::same_as<typename G::Position>;

    // Whose turn it is. In a phase where several choose without seeing one another's choice, `may_choose` is
    // true for each that has not chosen yet, and `to_move` is one of them. Neither is asked for when the game
    // is over.
    {
        G::seats(position)
        } -> std::same_as<int>; // 1..most_seats
    {
        G::is_over(position)
        } -> std::same_as<bool>;
    {
        G::may_choose(position, seat)
        } -> std::same_as<bool>; // false for a spectator
    {
        G::to_move(position)
        } -> std::same_as<Seat>;

    // A refusal converts to true if the choice is refused. `apply` trusts its caller to have checked; what
    // follows automatically follows. The events are appended, if they are asked for.
    {
        G::check(rules, position, seat, choice)
        } -> std::same_as<typename G::Refusal>;
    static_cast<bool>(refusal);
    {
        G::describe(refusal)
        } -> std::same_as<std::string>; // one English sentence that names the rule
    G::apply(rules, changing, seat, choice, events);

    // By seat: points, and one bit for each winner, several for a shared victory.
    {
        G::scores(rules, position)
        } -> std::same_as<std::vector<int>>;
    {
        G::winners(rules, position)
        } -> std::same_as<unsigned>;

    // What an audience knows. Folding: `before_start`, and then each event of `start` and of every choice,
    // redacted and seen, is what `observe` says after that choice. `determinise` gives a position with that
    // same view.
    {
        G::observe(rules, position, seat)
        } -> std::same_as<typename G::View>;
    {
        view.seat
        } -> std::convertible_to<Seat>;
    {
        G::before_start(rules, int(), seat)
        } -> std::same_as<typename G::View>;
    {
        G::redact(event, seat)
        } -> std::same_as<typename G::Event>;
    G::see(rules, seen, event);
    {
        G::determinise(rules, view, random)
        } -> std::same_as<typename G::Position>;

    // Any legal choice of the seat that may choose: of a position, or of that seat's own view.
    {
        G::random_choice(rules, position, seat, random)
        } -> std::same_as<typename G::Choice>;
    {
        G::random_choice(rules, view, random)
        } -> std::same_as<typename G::Choice>;

    // Choices as text: ASCII, on one line, not empty.
    {
        G::print(rules, position, choice)
        } -> std::same_as<std::string>;
    {
        G::parse(rules, position, text)
        } -> std::same_as<ParsedChoice<typename G::Choice>>;

    requires std::equality_comparable<typename G::Position>;
    requires std::equality_comparable<typename G::View>;
    requires std::equality_comparable<typename G::Choice>;
    requires std::equality_comparable<typename G::Event>;
};

// A game whose choices can all be written out.
template <typename G>
concept ListedGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::Position& position,
             const typename G::Choice& choice, std::vector<typename G::Choice>& choices, Seat seat)
{
    G::list(rules, position, seat, choices); // every legal one; replaces what was there
    {
        G::key(choice)
        } -> std::same_as<std::uint64_t>; // its name in every position, below 2^60
};

} // namespace game
