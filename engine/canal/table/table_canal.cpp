#include "canal/table/table_canal.h"

#include "base/yaml_fields.h"
#include "canal/record/event_json.h"
#include "canal/record/position_json.h"

namespace canal {

std::optional<GameSetup> TableCanal::named_rules(const Library& library, std::string_view id)
{
    if (!capitol::is_id(id))
        return std::nullopt;
    Loaded<Variant> loaded = library.load(id);
    if (!loaded)
        return std::nullopt;
    return GameSetup{std::move(loaded.value->id), std::move(loaded.value->data), {}};
}

void TableCanal::draw_opening(const Rules& rules, const capitol::RandomBits& bits, GameSetup& setup,
                              record::Head& head)
{
    const auto below = [&](std::uint32_t bound) { return capitol::random_below(bits, bound); };
    setup.opening = canal::draw_opening(rules, static_cast<int>(head.seats.size()), below);
    head.seed = bits(); // of what is shuffled later
}

table::Json TableCanal::print_view(const GameSetup& setup, const Rules& rules, const View& view)
{
    table::Json json{{"variant", setup.variant}};
    json.update(print_position(rules, view.known));
    return json;
}

table::Json TableCanal::print_event_json(const Rules& rules, const View&, const Event& event)
{
    return canal::print_event(rules, event);
}

View TableCanal::read_view(const GameSetup& setup, const Rules& rules, const capitol::Field& field,
                           int players, Seat audience)
{
    if (const capitol::Field variant = field.need("variant"); variant.text() != setup.variant)
        variant.refuse(capitol::describe(variant.json()), "`" + setup.variant + "`");
    field.need("players").whole(players, players);
    return canal::read_view(rules, field, audience);
}

Event TableCanal::read_event(const Rules& rules, const View& view, const capitol::Field& field)
{
    return canal::read_event(rules, view, field);
}

table::SomeChoices<Move> TableCanal::some_choices(const Rules& rules, const View& view, std::size_t most)
{
    std::vector<Move> moves;
    list_moves(rules, view.known, moves);
    return table::some_of<Move>(moves, most);
}

} // namespace canal

template class table::Table<canal::TableCanal>;
template class table::Lobby<canal::TableCanal>;
template class table::Client<canal::TableCanal>;
