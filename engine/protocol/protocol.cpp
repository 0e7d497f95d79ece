#include "protocol/protocol.h"

#include "base/json_line.h"
#include "base/strict_json.h"
#include "base/suggestion.h"
#include "base/yaml_file.h"
#include "base/yaml_json.h"
#include "capitol/drawing.h"
#include "capitol/notation.h"
#include "capitol/players/player.h"
#include "capitol/record/event_json.h"
#include "capitol/record/position_json.h"
#include "capitol/scoring.h"

#include <algorithm>
#include <random>

namespace capitol {

using Json = nlohmann::ordered_json;

namespace {

constexpr int protocol_version = 1;
constexpr std::int64_t longest_thought = 3'600'000; // milliseconds
constexpr std::int64_t most_iterations = 1'000'000'000;

struct Refused
{
    const char* code;
    std::string message;
    std::string at;
};

std::string all_texts(const Diagnostics& diagnostics)
{
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics)
        text += (text.empty() ? "" : "; ") + diagnostic.text();
    return text;
}

// A file that is no variant is nobody's business.
Diagnostics without_content(Diagnostics diagnostics)
{
    for (Diagnostic& diagnostic : diagnostics)
        if (diagnostic.line > 0)
            diagnostic.key = diagnostic.found = diagnostic.suggestion = {};
    return diagnostics;
}

// Whether it is the variant itself that is not there, not something it needs.
bool is_unknown(const Diagnostics& diagnostics)
{
    const Diagnostic& first = diagnostics.front();
    return first.key.empty() && first.line == 0 &&
           (first.id == Diagnostic::Id::unknown_variant || first.id == Diagnostic::Id::unreadable);
}

std::string print_line(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json refusal(const Json& id, const Refused& refused)
{
    Json error{{"code", refused.code}, {"message", refused.message}};
    if (!refused.at.empty())
        error["at"] = refused.at;
    return {{"id", id}, {"ok", false}, {"error", std::move(error)}};
}

std::optional<Seat> seat_in(const Field& request, const char* key, int players)
{
    const auto field = request.find(key);
    if (!field)
        return std::nullopt;
    return static_cast<Seat>(field->whole(1, players) - 1);
}

bool is_about_seat(const Refusal& refusal)
{
    return refusal.kind == RefusalKind::not_your_turn || refusal.kind == RefusalKind::already_bid;
}

std::uint64_t seed_of(const std::optional<Field>& field)
{
    std::random_device device;
    return field ? field->whole64() : device();
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

Protocol::Command Protocol::find_command(const std::string& name)
{
    static const std::vector<std::pair<std::string, Command>> commands{
        {"hello", &Protocol::hello},     {"variants", &Protocol::variants},
        {"new", &Protocol::new_game},    {"position", &Protocol::set_position},
        {"state", &Protocol::state},     {"legal", &Protocol::legal_moves},
        {"play", &Protocol::play},       {"undo", &Protocol::undo},
        {"score", &Protocol::score},     {"extra_draws", &Protocol::draws},
        {"suggest", &Protocol::suggest}, {"record", &Protocol::print_game},
        {"load", &Protocol::load},       {"quit", &Protocol::quit},
    };
    std::vector<std::string> names;
    for (const auto& [known, command] : commands) {
        if (known == name)
            return command;
        names.push_back(known);
    }
    const std::string near = nearest(name, names);
    const std::string cure = near.empty() ? "known: " + one_of(names) : "did you mean `" + near + "`?";
    throw Refused{"unknown_command", "no command " + in_quotes(name) + "; " + cure, "cmd"};
}

std::string Protocol::answer(std::string_view line)
{
    const ParsedJson parsed = parse_json(line);
    if (!parsed.value)
        return print_line(refusal(nullptr, {"bad_json", parsed.error, {}}));
    const bool is_object = parsed.value->is_object();
    const Json id = is_object && parsed.value->contains("id") ? Json((*parsed.value)["id"]) : Json();
    try {
        Json answer{{"id", id}, {"ok", true}};
        answer.update(obey(Field(*parsed.value, "")));
        return print_line(answer);
    } catch (const Refused& refused) {
        return print_line(refusal(id, refused));
    } catch (const FieldFault& fault) {
        return print_line(refusal(id, {"bad_request", fault.message(), fault.at}));
    } catch (const std::exception& error) {
        return print_line(refusal(id, {"bad_request", error.what(), {}}));
    }
}

std::string Protocol::answer_too_long() const
{
    const std::string message = "a line longer than " + std::to_string(longest_line) + " bytes";
    return print_line(refusal(nullptr, {"bad_json", message, {}}));
}

Json Protocol::obey(const Field& request)
{
    return (this->*find_command(request.need("cmd").text()))(request);
}

// What a request may name

Variant Protocol::variant_in(const Field& field) const
{
    const bool is_inline = field.json().is_object();
    const bool is_file = !is_inline && names_file(field.text());
    if (is_file)
        check_path(field);
    Loaded<Variant> loaded =
        is_inline ? m_library.load_alone(field.json().dump(), {}) : m_library.load(field.text());
    if (loaded)
        return *std::move(loaded.value);
    const std::string& key = loaded.diagnostics.front().key;
    throw Refused{!is_inline && is_unknown(loaded.diagnostics) ? "unknown_variant" : "bad_variant",
                  all_texts(is_file ? without_content(loaded.diagnostics) : loaded.diagnostics),
                  is_inline && !key.empty() ? join(field.path(), key) : field.path()};
}

void Protocol::check_path(const Field& field) const
{
    if (m_files == Files::refused)
        throw Refused{"bad_request",
                      "a path, which is not allowed; give an id or the contents of the file, or start "
                      "`capitol-cli protocol --allow-files`",
                      field.path()};
}

// A game's own position names its variant, be it inline or from somewhere else.
Variant Protocol::variant_of(const Field& position) const
{
    static const nlohmann::json usual = "schmidt";
    const Field named = position.find("variant").value_or(Field(usual, "variant"));
    if (m_table && named.json() == m_table->variant().id)
        return m_table->variant();
    return variant_in(named);
}

const Table& Protocol::table() const
{
    if (!m_table)
        throw Refused{"bad_request", "there is no game: start one with `new`, `position` or `load`", "cmd"};
    return *m_table;
}

Json Protocol::whole_state() const
{
    return print_position(m_table->rules(), m_table->variant().id, m_table->position());
}

Json Protocol::to_move() const
{
    const Position& position = m_table->position();
    return position.phase == Phase::over ? Json() : Json(position.to_move + 1);
}

// Commands

Json Protocol::hello(const Field&)
{
    return {{"engine", "capitol"}, {"version", CAPITOL_VERSION}, {"protocol", protocol_version}};
}

Json Protocol::variants(const Field&)
{
    Json list = Json::array();
    for (const VariantEntry& entry : m_library.entries())
        if (const Loaded<Variant> loaded = m_library.load_id(entry.id))
            list.push_back({{"id", entry.id}, {"name", in_language(loaded.value->name, "en")}});
    return {{"variants", std::move(list)}};
}

Json Protocol::new_game(const Field& request)
{
    Record record;
    record.variant = variant_in(request.need("variant"));
    const auto& limits = record.variant.rules.players;
    const auto players = static_cast<int>(request.need("players").whole(limits.min, limits.max));
    record.seed = seed_of(request.find("seed"));
    const auto first = seat_in(request, "first", players);
    for (Seat seat = 0; seat < players; ++seat)
        record.seats.push_back({"Seat " + print_seat(seat), "human"});
    record.opening = open_from_seed(record.variant.playable(), players, record.seed, first);
    const std::uint64_t seed = record.seed;
    m_table.emplace(std::move(record));
    return {{"seed", seed}, {"state", whole_state()}};
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
    m_table.emplace(std::move(variant), *parsed.position);
    return {{"state", whole_state()}};
}

Json Protocol::state(const Field& request)
{
    const Position& position = table().position();
    const auto seat = seat_in(request, "seat", position.players);
    if (!seat)
        return {{"state", whole_state()}};
    const Rules& rules = m_table->rules();
    return {{"state", print_view(rules, m_table->variant().id, observe(rules, position, *seat))}};
}

Json Protocol::legal_moves(const Field& request)
{
    const Position& position = table().position();
    const Rules& rules = m_table->rules();
    const auto all_sites = request.find("all_sites");
    const auto moves = std::make_unique<LegalMoves>();
    legal(rules, position, *moves, all_sites && all_sites->flag() ? Sites::all : Sites::lowest_vacant);
    Json list = Json::array();
    for (int i = 0; i < moves->size(); ++i)
        list.push_back(print_move(rules, position, (*moves)[i]));
    Json answer{{"phase", print(position.phase)}, {"to_move", to_move()}, {"moves", std::move(list)}};
    if (position.phase == Phase::bidding)
        answer["hand"] = whole_state()["seats"][position.to_move]["hand"];
    return answer;
}

Choice Protocol::read_move(const Field& field) const
{
    const Position& position = table().position();
    const std::string text = field.text();
    if (position.phase == Phase::over)
        throw Refused{"game_over", "the game is over", field.path()};
    const ParsedChoice parsed = parse_choice(m_table->rules(), position, text);
    if (!parsed.choice)
        throw Refused{"bad_move",
                      in_quotes(text) + ", character " + std::to_string(parsed.at + 1) + ": " + parsed.error,
                      field.path()};
    return *parsed.choice;
}

Json Protocol::play(const Field& request)
{
    const Position before = table().position();
    const Rules& rules = m_table->rules();
    const Choice choice = read_move(request.need("move"));
    const Seat seat = seat_in(request, "seat", before.players).value_or(before.to_move);
    if (const Refusal refusal = check(rules, before, seat, choice))
        throw Refused{"illegal_move", describe(refusal), is_about_seat(refusal) ? "seat" : "move"};
    const Events events = m_table->play(seat, choice);
    const Position& after = m_table->position();
    Json answer{{"events", print_told_events(rules, before, events)},
                {"phase", print(after.phase)},
                {"to_move", to_move()}};
    if (after.phase == Phase::over)
        answer["winners"] = print_seats(winners(rules, after));
    return answer;
}

Json Protocol::undo(const Field&)
{
    if (!m_table || !m_table->undo())
        throw Refused{"nothing_to_undo", "no move has been made", {}};
    return {{"state", whole_state()}};
}

Json Protocol::score(const Field&)
{
    const Position& position = table().position();
    const Rules& rules = m_table->rules();
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
        areas[rules.area(area).code] = {{"first", print_seats(scored.ranking.first)},
                                        {"second", print_seats(scored.ranking.second)},
                                        {"points", std::move(points)}};
    }
    Json totals = Json::object();
    for (Seat seat = 0; seat < position.players; ++seat)
        totals[print_seat(seat)] = total[seat];
    return {{"areas", std::move(areas)}, {"total", std::move(totals)}};
}

Json Protocol::draws(const Field&)
{
    const Position& position = table().position();
    Json draws = Json::object();
    for (Seat seat = 0; seat < position.players; ++seat)
        draws[print_seat(seat)] = extra_draws(m_table->rules(), position, seat);
    return {{"draws", std::move(draws)}};
}

Json Protocol::suggest(const Field& request)
{
    const Position& position = table().position();
    const Rules& rules = m_table->rules();
    if (position.phase == Phase::over)
        throw Refused{"game_over", "the game is over", "cmd"};
    const auto level = request.find("level");
    const auto iterations = request.find("iterations");
    const auto milliseconds = request.find("milliseconds");
    const auto player = make_player(level ? level->text() : "greedy");
    if (!player)
        level->refuse(describe(level->json()), one_of(player_names()));
    SearchRequest thinking;
    thinking.seed = seed_of(request.find("seed"));
    thinking.iterations = iterations ? static_cast<int>(iterations->whole(0, most_iterations)) : 0;
    thinking.milliseconds = milliseconds ? static_cast<int>(milliseconds->whole(0, longest_thought)) : 0;
    const Advice advice = player->advise(rules, observe(rules, position, position.to_move), thinking);
    Json candidates = Json::array();
    for (const Candidate& candidate : advice.candidates)
        candidates.push_back({{"move", print_choice(rules, position, candidate.choice)},
                              {"visits", candidate.visits},
                              {"value", candidate.value}});
    return {{"move", print_choice(rules, position, advice.choice)}, {"candidates", std::move(candidates)}};
}

Json Protocol::print_game(const Field&)
{
    const Record* record = table().record();
    if (!record)
        throw Refused{"bad_request", "a game started with `position` has no record", "cmd"};
    return {{"record", print_record(*record)}};
}

LoadedRecord Protocol::read_record(const Field& request) const
{
    const auto text = request.find("record");
    const auto file = request.find("file");
    if (text.has_value() == file.has_value())
        throw FieldFault{text ? "file" : "record", "give either `record` (its text) or `file`", {}};
    if (text)
        return parse_record(text->text(), "", m_library);
    check_path(*file);
    const std::string name = file->text();
    return load_record(std::u8string(name.begin(), name.end()), m_library);
}

Json Protocol::load(const Field& request)
{
    LoadedRecord loaded = read_record(request);
    if (!loaded.record)
        throw Refused{"bad_request", all_texts(loaded.diagnostics), request.find("file") ? "file" : "record"};
    m_table.emplace(*std::move(loaded.record));
    Json answer{{"state", whole_state()}};
    if (!loaded.dropped.empty())
        answer["dropped"] = loaded.dropped;
    if (loaded.stopped)
        answer["stopped"] = loaded.stopped->text();
    return answer;
}

Json Protocol::quit(const Field&)
{
    m_done = true;
    return Json::object();
}

} // namespace capitol
