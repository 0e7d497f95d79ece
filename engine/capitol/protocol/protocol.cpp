#include "capitol/protocol/protocol.h"

#include "base/yaml_file.h"
#include "base/yaml_json.h"
#include "capitol/drawing.h"
#include "capitol/notation.h"
#include "capitol/record/event_json.h"
#include "capitol/record/position_json.h"
#include "capitol/scoring.h"

namespace capitol {

using game::seat_numbers;
using protocol::all_texts;
using protocol::Json;
using protocol::Refused;
using protocol::without_content;

namespace {

// Whether it is the variant itself that is not there, not something it needs.
bool is_unknown(const Diagnostics& diagnostics)
{
    const Diagnostic& first = diagnostics.front();
    return first.key.empty() && first.line == 0 &&
           (first.id == Diagnostic::Id::unknown_variant || first.id == Diagnostic::Id::unreadable);
}

// An object, or its text as YAML or JSON.
nlohmann::json position_in(const Field& field)
{
    if (!field.json().is_string())
        return field.json();
    Report report("position");
    const std::string text = field.text();
    const auto tree = parse_yaml_text(text, report);
    if (!tree || !report.clean())
        throw Refused{"bad_position", all_texts(report.diagnostics()), field.path()};
    return to_json(*tree);
}

} // namespace

Protocol::Protocol(const Library& library, Files files) : GameProtocol(library, files)
{
    add("variants", [this](const Field&) { return variants(); });
    add("position", [this](const Field& request) { return set_position(request); });
    add("legal", [this](const Field& request) { return legal_moves(request); });
    add("score", [this](const Field&) { return score(); });
    add("extra_draws", [this](const Field&) { return draws(); });
}

// What a request may name

Variant Protocol::variant_in(const Field& field) const
{
    const bool is_inline = field.json().is_object();
    const bool is_file = !is_inline && names_file(field.text());
    if (is_file)
        check_path(field);
    Loaded<Variant> loaded =
        is_inline ? sources().load_alone(field.json().dump(), {}) : sources().load(field.text());
    if (loaded)
        return *std::move(loaded.value);
    const std::string& key = loaded.diagnostics.front().key;
    throw Refused{!is_inline && is_unknown(loaded.diagnostics) ? "unknown_variant" : "bad_variant",
                  all_texts(is_file ? without_content(loaded.diagnostics) : loaded.diagnostics),
                  is_inline && !key.empty() ? join(field.path(), key) : field.path()};
}

// A game's own position names its variant, be it inline or from somewhere else.
Variant Protocol::variant_of(const Field& position) const
{
    static const nlohmann::json usual = usual_variant;
    const Field named = position.find("variant").value_or(Field(usual, "variant"));
    if (has_table() && named.json() == table().setup().variant.id)
        return table().setup().variant;
    return variant_in(named);
}

// What any game has

Record Protocol::new_record(const Field& request) const
{
    Record record;
    record.variant = variant_in(request.need("variant"));
    const auto& limits = record.variant.rules.players;
    const auto players = static_cast<int>(request.need("players").whole(limits.min, limits.max));
    record.seed = protocol::seed_in(request);
    const auto first = protocol::seat_in(request, "first", players);
    for (Seat seat = 0; seat < players; ++seat)
        record.seats.push_back({"Seat " + print_seat(seat), std::string(record::person)});
    record.opening = open_from_seed(record.variant.playable(), players, record.seed, first);
    return record;
}

Json Protocol::print_state() const
{
    return print_position(table().rules(), table().setup().variant.id, table().position());
}

Json Protocol::print_view(const View& view) const
{
    return capitol::print_view(table().rules(), table().setup().variant.id, view);
}

Json Protocol::print_events(const Position& before, const Events& events) const
{
    return print_told_events(table().rules(), before, events);
}

Json Protocol::print_turn() const
{
    return {{"phase", print(table().position().phase)}, {"to_move", to_move()}};
}

bool Protocol::is_about_seat(const Refusal& refusal) const
{
    return refusal.kind == RefusalKind::not_your_turn || refusal.kind == RefusalKind::already_bid;
}

std::vector<std::string> Protocol::player_names() const
{
    return capitol::player_names();
}

std::unique_ptr<Player> Protocol::make_player(const std::string& name) const
{
    return capitol::make_player(name);
}

// What Capitol has besides

Json Protocol::variants() const
{
    Json list = Json::array();
    for (const VariantEntry& entry : sources().entries())
        if (const Loaded<Variant> loaded = sources().load_id(entry.id))
            list.push_back({{"id", entry.id}, {"name", in_language(loaded.value->name, "en")}});
    return {{"variants", std::move(list)}};
}

Json Protocol::set_position(const Field& request)
{
    const Field field = request.need("position");
    const nlohmann::json json = position_in(field);
    const Field position(json, "");
    Variant variant = variant_of(position);
    const ParsedPosition parsed = parse_position(variant.playable(), json);
    if (!parsed.position)
        throw Refused{"bad_position", parsed.error, parsed.at};
    GameSetup setup{std::move(variant), {}};
    Position settled = *parsed.position;
    settle(setup.variant.playable(), settled);
    begin(protocol::Table<RecordedCapitol>(std::move(setup), settled));
    return {{"state", print_state()}};
}

Json Protocol::legal_moves(const Field& request) const
{
    const Position& position = table().position();
    const Rules& rules = table().rules();
    const auto all_sites = request.find("all_sites");
    const auto moves = std::make_unique<LegalMoves>();
    legal(rules, position, *moves, all_sites && all_sites->flag() ? Sites::all : Sites::lowest_vacant);
    Json list = Json::array();
    for (int i = 0; i < moves->size(); ++i)
        list.push_back(print_move(rules, position, (*moves)[i]));
    Json answer{{"phase", print(position.phase)}, {"to_move", to_move()}, {"moves", std::move(list)}};
    if (position.phase == Phase::bidding)
        answer["hand"] = print_state()["seats"][position.to_move]["hand"];
    return answer;
}

Json Protocol::score() const
{
    const Position& position = table().position();
    const Rules& rules = table().rules();
    Json areas = Json::object();
    std::array<int, max_seats> total{};
    for (int area = 0; area < rules.area_count(); ++area) {
        const AreaScore scored = score_area(rules, position, area);
        if (scored.ranking.first == 0)
            continue;
        Json points = Json::object();
        for (Seat seat = 0; seat < position.players; ++seat) {
            total[seat] += scored.points[seat];
            if ((scored.ranking.first | scored.ranking.second) >> seat & 1)
                points[print_seat(seat)] = scored.points[seat];
        }
        areas[rules.area(area).code] = {{"first", seat_numbers(scored.ranking.first)},
                                        {"second", seat_numbers(scored.ranking.second)},
                                        {"points", std::move(points)}};
    }
    Json totals = Json::object();
    for (Seat seat = 0; seat < position.players; ++seat)
        totals[print_seat(seat)] = total[seat];
    return {{"areas", std::move(areas)}, {"total", std::move(totals)}};
}

Json Protocol::draws() const
{
    const Position& position = table().position();
    Json draws = Json::object();
    for (Seat seat = 0; seat < position.players; ++seat)
        draws[print_seat(seat)] = extra_draws(table().rules(), position, seat);
    return {{"draws", std::move(draws)}};
}

} // namespace capitol
