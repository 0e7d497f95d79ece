// A match of Capitol, as the window plays and shows it.
#pragma once

#include "capitol/players/player.h"
#include "capitol/record/record.h"
#include "match/match.h"

namespace capitol::app {

struct PlayableCapitol : RecordedCapitol
{
    using Recorded = RecordedCapitol;
    using Played = Capitol;

    static std::unique_ptr<Player> make_player(std::string_view name) { return capitol::make_player(name); }
    static int iterations_of(std::string_view name);
    static std::unique_ptr<Player> make_stand_in();

    // The seat is still drawing.
    static bool turn_goes_on(const Position& position, Seat seat, const Choice& last);

    static bool is_told(const Event& event) { return capitol::is_told(event); }
    static int round(const View& view) { return view.known.round; }
    static std::string notation_of(const Rules& rules, const View& before, const Event& event);
};
static_assert(match::PlayableGame<PlayableCapitol>);

using GameHistory = match::GameHistory<PlayableCapitol>;
using Happening = match::Happening<PlayableCapitol>;
using LogEntry = match::LogEntry<PlayableCapitol>;
using Match = match::Match<PlayableCapitol>;

template <typename... Kinds>
bool isOneOf(const Event& event)
{
    return (std::holds_alternative<Kinds>(event) || ...);
}

} // namespace capitol::app
