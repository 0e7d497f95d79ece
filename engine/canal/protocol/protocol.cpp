#include "canal/protocol/protocol.h"

#include "base/yaml_fields.h"
#include "canal/players/player.h"
#include "canal/record/event_json.h"
#include "canal/record/position_json.h"

namespace canal {

using protocol::all_texts;
using protocol::Refused;
using protocol::without_content;

Protocol::Protocol(const Library& library, protocol::Files files) : GameProtocol(library, files)
{
    add("variants", [this](const Field&) { return variants(); });
    add("position", [this](const Field& request) { return set_position(request); });
    add("legal", [this](const Field&) { return legal_moves(); });
}

Variant Protocol::variant_in(const Field& field) const
{
    const std::string name = field.text();
    const bool is_file = !capitol::is_id(name);
    if (is_file)
        check_path(field);
    Loaded<Variant> loaded = sources().load(name);
    if (loaded)
        return *std::move(loaded.value);
    const bool is_unknown = loaded.diagnostics.front().line == 0;
    throw Refused{is_unknown ? "unknown_variant" : "bad_variant",
                  all_texts(is_file ? without_content(loaded.diagnostics) : loaded.diagnostics),
                  field.path()};
}

Record Protocol::new_record(const Field& request) const
{
    Variant variant = variant_in(request.need("variant"));
    Record record;
    const Players limits = variant.data.ruleset.players;
    const auto players = static_cast<int>(request.need("players").whole(limits.min, limits.max));
    record.seed = protocol::seed_in(request);
    for (Seat seat = 0; seat < players; ++seat)
        record.seats.push_back({"Seat " + print_seat(seat), std::string(record::person)});
    record.opening = open_from_seed(variant.playable(), players, record.seed);
    record.variant = std::move(variant.id);
    record.data = std::move(variant.data);
    return record;
}

Protocol::Json Protocol::print_state() const
{
    Json json{{"variant", table().setup().variant}};
    json.update(print_position(table().rules(), table().position()));
    return json;
}

Protocol::Json Protocol::print_view(const View& view) const
{
    Json json{{"variant", table().setup().variant}};
    json.update(print_position(table().rules(), view.known));
    return json;
}

Protocol::Json Protocol::print_events(const Position&, const Events& events) const
{
    return canal::print_events(table().rules(), events);
}

Protocol::Json Protocol::print_turn() const
{
    return {{"step", print(table().position().turn.step)}, {"to_move", to_move()}};
}

bool Protocol::is_about_seat(const Refusal& refusal) const
{
    return refusal.kind == RefusalKind::not_your_turn;
}

std::vector<std::string> Protocol::player_names() const
{
    return canal::player_names();
}

std::unique_ptr<Player> Protocol::make_player(const std::string& name) const
{
    return canal::make_player(name);
}

Protocol::Json Protocol::variants() const
{
    Json list = Json::array();
    for (const std::string& id : sources().ids())
        if (const auto loaded = sources().load(id))
            list.push_back({{"id", id}, {"name", capitol::in_language(loaded.value->name, "en")}});
    return {{"variants", std::move(list)}};
}

Protocol::Json Protocol::set_position(const Field& request)
{
    const Field field = request.need("position");
    static const nlohmann::json usual = usual_variant;
    Variant variant =
        variant_in(field.json().is_object() ? field.find("variant").value_or(Field(usual, "variant"))
                                            : Field(usual, "variant"));
    const ParsedPosition parsed = parse_position(variant.playable(), field.json());
    if (!parsed.position)
        throw Refused{"bad_position", parsed.error, parsed.at};
    begin(protocol::Table<RecordedCanal>(GameSetup{std::move(variant.id), std::move(variant.data), {}},
                                         *parsed.position));
    return {{"state", print_state()}};
}

Protocol::Json Protocol::legal_moves() const
{
    const Position& position = table().position();
    std::vector<Move> moves;
    list_moves(table().rules(), position, moves);
    Json list = Json::array();
    for (const Move& move : moves)
        list.push_back(print_move(table().rules(), move));
    Json answer = print_turn();
    answer["moves"] = std::move(list);
    return answer;
}

} // namespace canal
