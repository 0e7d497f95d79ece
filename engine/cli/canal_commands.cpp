#include "cli/canal_commands.h"

#include "base/text_file.h"
#include "base/visible_text.h"
#include "base/yaml_fields.h"
#include "base/yaml_file.h"
#include "base/yaml_json.h"
#include "canal/players/searched_game.h"
#include "canal/protocol/protocol.h"
#include "canal/record/position_json.h"
#include "canal/variant/deck_reader.h"
#include "canal/variant/map_reader.h"
#include "cli/heap_count.h"
#include "cli/output.h"
#include "cli/protocol_loop.h"
#include "cli/saved_game.h"
#include "record/seen.h"

#include <chrono>
#include <cmath>
#include <iostream>

namespace capitol {

namespace {

using Clock = std::chrono::steady_clock;
using canal::CanalMania;
using canal::RecordedCanal;
using Json = nlohmann::ordered_json;
using CanalRecord = canal::Record;
using LoadedCanal = record::LoadedRecord<RecordedCanal>;

struct CanalTally
{
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t rounds = 0;
    std::uint64_t checksum = 14695981039346656037ULL; // FNV-1a over what the first games came to
};
// However short the time, these are played, so that the checksum depends on nothing but the seed.
constexpr std::uint64_t checked_games = 1000;

void play_game(const canal::Rules& rules, canal::Position position, Random& random,
               std::vector<canal::Move>& scratch, CanalTally& tally)
{
    std::uint64_t moves = 0;
    for (; !CanalMania::is_over(position); ++moves)
        canal::apply(rules, position, canal::playout_move(rules, position, random, scratch));
    ++tally.games;
    tally.moves += moves;
    tally.rounds += position.round;
    if (tally.games > checked_games)
        return;
    const auto add = [&](std::uint64_t number) {
        tally.checksum = (tally.checksum ^ number) * 1099511628211ULL;
    };
    add(moves);
    for (const int score : position.score)
        add(static_cast<std::uint64_t>(score));
}

void print_replay(const LoadedCanal& loaded, const canal::Rules& rules, const canal::Position& position,
                  bool json)
{
    const CanalRecord& record = *loaded.record;
    const bool over = CanalMania::is_over(position);
    Json told{{"game", canal_name}, {"variant", record.variant}, {"moves", record.moves.size()}};
    for (canal::Seat seat = 0; seat < position.players; ++seat)
        told["scores"][canal::print_seat(seat)] = position.score[seat];
    if (over)
        told["winners"] = game::seat_numbers(CanalMania::winners(rules, position));
    if (loaded.stopped)
        told["stopped"] = {{"line", loaded.stopped->line},
                           {"message", loaded.stopped->text()},
                           {"unread_lines", loaded.unread}};
    told["position"] = canal::print_position(rules, position);
    if (json) {
        exact_output() << told.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
        return;
    }
    std::cout << record.variant << ", " << record.moves.size() << " moves, round " << position.round << ", "
              << (over ? "the game is over"
                       : canal::print(position.turn.step) +
                             (", seat " + canal::print_seat(position.turn.seat)) + " to move")
              << '\n';
    for (canal::Seat seat = 0; seat < position.players; ++seat)
        std::cout << "seat " << canal::print_seat(seat) << " (" << visible(record.seats[seat].name)
                  << "): " << position.score[seat]
                  << (over && canal::leader(position) == seat ? ", wins" : "") << '\n';
    std::cout << told["position"].dump() << '\n';
}

// A map, a deck or a position, by what is in it.
std::optional<CanalFile> judge_tree(const Program& program, const YamlNode& tree, Report& report)
{
    if (tree.find("terrain")) {
        canal::read_map(tree, report);
        return CanalFile{"map", report.diagnostics()};
    }
    if (tree.find("cards") && tree.find("format")) {
        canal::read_deck(tree, report);
        return CanalFile{"deck", report.diagnostics()};
    }
    if (!tree.find("step") && !tree.find("canals"))
        return {};
    const YamlNode* id = tree.find("variant");
    const auto variant = canal_library(program).load(id && is_id(id->text) ? id->text : canal::usual_variant);
    if (!variant)
        return CanalFile{"position", variant.diagnostics};
    const auto parsed = canal::parse_position(variant.value->playable(), to_json(tree));
    if (!parsed.position)
        report.add(Diagnostic::Id::not_allowed, tree.place, parsed.at, parsed.error, {});
    return CanalFile{"position", report.diagnostics()};
}

} // namespace

void add_game_option(CLI::App& command, std::string& game)
{
    command.add_option("--game", game, "Which game")
        ->check(CLI::IsMember({capitol_name, canal_name}))
        ->capture_default_str();
}

canal::Library canal_library(const Program& program)
{
    return canal::Library(program.library.folders());
}

canal::Variant load_canal_variant(const Program& program, const std::string& name)
{
    auto loaded = canal_library(program).load(name.empty() ? canal::usual_variant : name);
    check_loaded(loaded.value.has_value(), loaded.diagnostics);
    return *std::move(loaded.value);
}

canal::RulebookWriter load_canal_writer(const Program& program, const std::string& language)
{
    auto loaded = canal::load_rulebook_writer(rulebook_folders(program.called), language);
    if (!loaded)
        throw Failure(status_failed, all_lines(loaded.diagnostics));
    return *std::move(loaded.value);
}

void check_players(const canal::Variant& variant, int players)
{
    const canal::Players& limits = variant.data.ruleset.players;
    check_players(variant.id, limits.min, limits.max, players);
}

int bench_canal_playouts(const Program& program, const CanalBench& options)
{
    const canal::Variant variant = load_canal_variant(program, options.variant);
    const canal::Rules rules = variant.playable();
    check_players(variant, options.players);
    Random random(options.seed);
    std::vector<canal::Move> scratch;
    scratch.reserve(4096);
    CanalTally tally;
    std::uint64_t heap = 0;
    const auto begin = Clock::now();
    const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    while (tally.games < checked_games || tally.games % 64 != 0 || seconds() < options.seconds) {
        const canal::Position start =
            CanalMania::start(rules, options.players, random.next()); // its opening is on the heap
        const std::uint64_t before = heap_allocations();
        play_game(rules, start, random, scratch, tally);
        heap += heap_allocations() - before;
    }
    const double time = seconds();
    const auto games = static_cast<double>(tally.games);
    const Json json{{"game", canal_name},
                    {"variant", variant.id},
                    {"players", options.players},
                    {"seed", options.seed},
                    {"seconds", time},
                    {"games", tally.games},
                    {"moves", tally.moves},
                    {"games_per_second", games / time},
                    {"moves_per_second", static_cast<double>(tally.moves) / time},
                    {"moves_per_game", static_cast<double>(tally.moves) / games},
                    {"rounds_per_game", static_cast<double>(tally.rounds) / games},
                    {"bytes_per_position", sizeof(canal::Position)},
                    {"heap_allocations_per_game", static_cast<double>(heap) / games},
                    {"checksum", tally.checksum}};
    std::cout << json.dump() << '\n';
    return 0;
}

int bench_canal_search(const Program& program, const CanalBench& options)
{
    const canal::Variant variant = load_canal_variant(program, options.variant);
    const canal::Rules rules = variant.playable();
    check_players(variant, options.players);
    const canal::Position position = CanalMania::start(rules, options.players, options.seed);
    const canal::View view = CanalMania::observe(rules, position, position.turn.seat);
    canal::SearchedGame game(rules, view, options.seed);
    search::Search<canal::SearchedGame> search(game, canal::SearchedGame::settings());
    const auto begin = Clock::now();
    search.run({.iterations = options.simulations,
                .time = std::chrono::milliseconds(std::max(1L, std::lround(options.seconds * 1000))),
                .stop = {}});
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    const Json json{{"game", canal_name},
                    {"variant", variant.id},
                    {"players", options.players},
                    {"seed", options.seed},
                    {"seconds", seconds},
                    {"simulations", search.iterations()},
                    {"simulations_per_second", static_cast<double>(search.iterations()) / seconds},
                    {"tree_bytes", search.bytes()}};
    std::cout << json.dump() << '\n';
    return 0;
}

std::optional<int> replay_canal(const Program& program, const std::filesystem::path& file, bool json,
                                const std::string& seen_by)
{
    Report report(display(file));
    const auto text = read_text_file(file, report);
    if (!text || !record::looks_like_record<RecordedCanal>(*text))
        return {};
    const auto loaded = record::parse_record<RecordedCanal>(*text, file, canal_library(program));
    if (!loaded.record)
        throw Failure(status_failed, all_lines(loaded.diagnostics));
    tell_left_out(loaded, display(file));
    const canal::Rules rules = RecordedCanal::rules_of(*loaded.record);
    if (!seen_by.empty())
        exact_output() << record::print_seen(*loaded.record,
                                             audience_of_option(seen_by, loaded.record->seats.size()));
    else
        print_replay(loaded, rules, loaded.record->position_after(rules, loaded.record->moves.size()), json);
    return loaded.stopped ? status_failed : 0;
}

int run_canal_protocol(const Program& program, bool allow_files)
{
    const canal::Library library = canal_library(program);
    canal::Protocol protocol(library, allow_files ? protocol::Files::allowed : protocol::Files::refused);
    return answer_lines(protocol);
}

std::optional<CanalFile> judge_canal(const Program& program, const std::string& text,
                                     const std::filesystem::path& file, const std::string& called)
{
    const canal::Library library = canal_library(program);
    if (record::looks_like_record<RecordedCanal>(text)) {
        const auto loaded = record::parse_record<RecordedCanal>(text, called, library);
        return CanalFile{"record", loaded.faults(), loaded.dropped};
    }
    Report report(called);
    const auto tree = parse_yaml_text(text, report);
    if (tree && tree->find("game"))
        return CanalFile{"variant", file.empty() ? library.load_text(text, called).diagnostics
                                                 : library.inspect(text, file).diagnostics};
    return tree ? judge_tree(program, *tree, report) : std::nullopt;
}

} // namespace capitol
