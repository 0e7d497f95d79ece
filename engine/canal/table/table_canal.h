// Canal Mania at a table that several people sit at.
#pragma once

#include "canal/players/player.h"
#include "canal/record/record.h"
#include "table/client.h"
#include "table/lobby.h"

namespace canal {

struct TableCanal : RecordedCanal
{
    using Played = CanalMania;

    // By a variant's id.
    static std::optional<GameSetup> named_rules(const Library& library, std::string_view id);
    static void draw_opening(const Rules& rules, const capitol::RandomBits& bits, GameSetup& setup,
                             record::Head& head);
    static table::Json print_view(const GameSetup& setup, const Rules& rules, const View& view);
    static table::Json print_event_json(const Rules& rules, const View& view, const Event& event);
    static View read_view(const GameSetup& setup, const Rules& rules, const capitol::Field& field,
                          int players, Seat audience);
    static Event read_event(const Rules& rules, const View& view, const capitol::Field& field);
    static table::SomeChoices<Choice> some_choices(const Rules& rules, const View& view, std::size_t most);
    static std::vector<std::string> player_names() { return canal::player_names(); }
    static std::unique_ptr<Player> make_player(std::string_view name) { return canal::make_player(name); }
    static std::string usual_player() { return "greedy"; }
};
static_assert(table::TableGame<TableCanal> && table::ClientGame<TableCanal>);

} // namespace canal

// Compiled once, in table_canal.cpp.
extern template class table::Table<canal::TableCanal>;
extern template class table::Lobby<canal::TableCanal>;
extern template class table::Client<canal::TableCanal>;
