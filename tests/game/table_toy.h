// Toy at a table that several people sit at.
#pragma once

#include "game/search_player.h"
#include "recorded_toy.h"
#include "table/client.h"
#include "table/lobby.h"

#include <sstream>

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
                {"points", known.points},
                {"seen", known.seen}};
    }
    static table::Json print_event_json(const Rules& rules, const View& view, const Event& event)
    {
        return print_event(rules, view, event);
    }
    static View read_view(const toy::Setup&, const Rules&, const capitol::Field& field, int players,
                          Seat audience)
    {
        View view{audience, {}};
        Position& known = view.known;
        known.players = players;
        known.round = static_cast<int>(field.need("round").whole(1, rounds + 1));
        read_list(field.need("hands"), bit(numbers + 1) - 2, known.hands);
        read_list(field.need("chosen"), face_down, known.chosen);
        read_list(field.need("points"), most_points, known.points);
        known.seen = static_cast<Hand>(field.need("seen").whole(0, bit(numbers + 1) - 2));
        return view;
    }
    static Event read_event(const Rules& rules, const View& view, const capitol::Field& field)
    {
        std::istringstream words(field.text());
        std::string kind;
        words >> kind;
        if (kind == "reveal")
            return read_reveal(rules, view, words, field);
        std::uint32_t seat = 0;
        std::uint32_t number = 0;
        if (!(words >> seat >> number) || seat < 1 || seat > static_cast<std::uint32_t>(view.known.players))
            field.refuse("no seat and number");
        if (kind == "deal" && number % 2 == 0 && number < bit(numbers + 1))
            return Dealt{static_cast<Seat>(seat - 1), number};
        if (kind != "choose" || number < 1 || number > face_down)
            field.refuse("no event");
        return Chosen{static_cast<Seat>(seat - 1), static_cast<std::uint8_t>(number)};
    }
    static table::SomeChoices<Choice> some_choices(const Rules& rules, const View& view, std::size_t)
    {
        table::SomeChoices<Choice> some{{}, true};
        list(rules, view.known, view.seat, some.choices);
        return some;
    }
    static std::vector<std::string> player_names() { return {"random", "search"}; }
    static std::unique_ptr<game::Player<Toy>> make_player(std::string_view name)
    {
        if (name == "search")
            return std::make_unique<game::SearchPlayer<Toy>>(20);
        return name == "random" ? std::make_unique<game::RandomPlayer<Toy>>() : nullptr;
    }
    static std::string usual_player() { return "random"; }

private:
    static constexpr int most_points = rounds * (rounds + 1) / 2;

    template <typename Numbers>
    static void read_list(const capitol::Field& field, std::int64_t most, Numbers& list)
    {
        const auto items = field.items(list.size());
        if (items.size() != list.size())
            field.refuse("a number missing");
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i] = static_cast<typename Numbers::value_type>(items[i].whole(0, most));
    }
    static Event read_reveal(const Rules& rules, const View& view, std::istream& words,
                             const capitol::Field& field)
    {
        if (is_over(view.known))
            field.refuse("a round after the last");
        Revealed revealed{{}, 0};
        for (Seat seat = 0; seat < most_seats; ++seat) {
            unsigned number = 0;
            if (!(words >> number) || number > numbers || (number == 0) != (seat >= view.known.players))
                field.refuse("no number");
            revealed.numbers[seat] = static_cast<std::uint8_t>(number);
        }
        revealed.winner = winner(rules, view.known.players, revealed.numbers);
        return revealed;
    }
};
static_assert(table::TableGame<TableToy> && table::ClientGame<TableToy>);

} // namespace toy

// Compiled once, in table_toy.cpp.
extern template class table::Table<toy::TableToy>;
extern template class table::Lobby<toy::TableToy>;
extern template class table::Client<toy::TableToy>;
