// Toy at a table that several people sit at.
#pragma once

#include "game/search_player.h"
#include "recorded_toy.h"
#include "table/lobby.h"

namespace toy {

struct TableToy : RecordedToy
{
    using Played = Toy;

    static std::optional<toy::Setup> named_rules(const Sources&, std::string_view name)
    {
        if (name != "highest" && name != "lowest")
            return std::nullopt;
        return toy::Setup{name == "lowest"};
    }
    static void draw_opening(const Rules&, const capitol::RandomBits& bits, toy::Setup&, record::Head& head)
    {
        head.seed = bits();
    }
    static table::Json print_view(const toy::Setup&, const Rules&, const View& view)
    {
        const Position& known = view.known;
        return {{"round", known.round},
                {"hands", known.hands},
                {"chosen", known.chosen},
                {"points", known.points}};
    }
    static table::Json print_event_json(const Rules& rules, const View& view, const Event& event)
    {
        return print_event(rules, view, event);
    }
    static std::vector<std::string> player_names() { return {"random", "search"}; }
    static std::unique_ptr<game::Player<Toy>> make_player(std::string_view name)
    {
        if (name == "search")
            return std::make_unique<game::SearchPlayer<Toy>>(20);
        return name == "random" ? std::make_unique<game::RandomPlayer<Toy>>() : nullptr;
    }
    static std::string usual_player() { return "random"; }
};
static_assert(table::TableGame<TableToy>);

} // namespace toy
