// Capitol at a table that several people sit at.
#pragma once

#include "capitol/players/player.h"
#include "capitol/record/record.h"
#include "table/client.h"
#include "table/lobby.h"

namespace capitol {

struct TableCapitol : RecordedCapitol
{
    using Played = Capitol;

    // By a variant's id.
    static std::optional<GameSetup> named_rules(const Library& library, std::string_view id);
    static void draw_opening(const Rules& rules, const RandomBits& bits, GameSetup& setup,
                             record::Head& head);
    static table::Json print_view(const GameSetup& setup, const Rules& rules, const View& view);
    static table::Json print_event_json(const Rules& rules, const View& view, const Event& event);
    static View read_view(const GameSetup& setup, const Rules& rules, const Field& field, int players,
                          Seat audience);
    static Event read_event(const Rules& rules, const View& view, const Field& field);
    // Of an auction's bids none, and each card by itself.
    static table::SomeChoices<Choice> some_choices(const Rules& rules, const View& view, std::size_t most);
    static std::vector<std::string> player_names() { return capitol::player_names(); }
    static std::unique_ptr<Player> make_player(std::string_view name) { return capitol::make_player(name); }
    static std::string usual_player() { return "greedy"; }
};
static_assert(table::TableGame<TableCapitol> && table::ClientGame<TableCapitol>);

} // namespace capitol

// Compiled once, in table_capitol.cpp.
extern template class table::Table<capitol::TableCapitol>;
extern template class table::Lobby<capitol::TableCapitol>;
extern template class table::Client<capitol::TableCapitol>;
