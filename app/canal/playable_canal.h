// A match of Canal Mania, as the window plays and shows it.
#pragma once

#include "canal/players/player.h"
#include "canal/record/record.h"
#include "match/match.h"

namespace canal::app {

struct PlayableCanal : RecordedCanal
{
    using Recorded = RecordedCanal;
    using Played = CanalMania;

    static std::unique_ptr<Player> make_player(std::string_view name) { return canal::make_player(name); }
    static int iterations_of(std::string_view name);
    static std::unique_ptr<Player> make_stand_in();

    static bool turn_goes_on(const Position& position, Seat seat, const Choice& last);

    static bool is_told(const Event& event);
    static int round(const View& view) { return view.known.round; }
    static std::string notation_of(const Rules& rules, const View& before, const Event& event);
};
static_assert(match::PlayableGame<PlayableCanal>);

using GameHistory = match::GameHistory<PlayableCanal>;
using Happening = match::Happening<PlayableCanal>;
using LogEntry = match::LogEntry<PlayableCanal>;
using Match = match::Match<PlayableCanal>;

template <typename... Kinds>
bool isOneOf(const Event& event)
{
    return (std::holds_alternative<Kinds>(event) || ...);
}

} // namespace canal::app
