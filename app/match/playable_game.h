// What a game provides besides its records to be played in the window: its computer players, what can be
// taken back, and what its log tells.
#pragma once

#include "game/player.h"
#include "record/record.h"

namespace match {

// `Recorded` is the game as its records know it, `Played` as its computer players do.
template <typename G>
concept PlayableGame = record::RecordedGame<G> && record::RecordedGame<typename G::Recorded> &&
    game::Game<typename G::Played> &&
    requires(const typename G::Rules& rules, const typename G::Position& position,
             const typename G::View& view, const typename G::Choice& choice, const typename G::Event& event,
             const std::vector<typename G::Event>& events, game::Seat seat, std::string_view name)
{
    {
        view.known
        } -> std::convertible_to<typename G::Position>; // what the audience cannot know is left out

    {
        G::make_player(name)
        } -> std::same_as<std::unique_ptr<game::Player<typename G::Played>>>; // null for an unknown name
    {
        G::iterations_of(name)
        } -> std::same_as<int>; // of its own measure for a choice, 0 where it has none
    {
        G::make_stand_in()
        } -> std::same_as<std::unique_ptr<game::Player<typename G::Played>>>; // for one that failed

    // Undo. A choice is final, by what it led to, if it showed something hidden or if the rules say so.
    {
        G::is_final(rules, position, position, choice, events)
        } -> std::same_as<bool>; // before and after it
    {
        G::turn_goes_on(position, seat, choice)
        } -> std::same_as<bool>; // the one in which the seat made its last choice

    // The log.
    {
        G::is_told(event)
        } -> std::same_as<bool>;
    {
        G::round(view)
        } -> std::same_as<int>; // from 1
    {
        G::notation_of(rules, view, event)
        } -> std::same_as<std::string>; // of a choice that the event tells of, as the view before it has it
};

} // namespace match
