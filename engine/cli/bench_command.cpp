// How fast the engine is, and numbers that change only when the rules do.
#include "cli/canal_commands.h"
#include "cli/heap_count.h"
#include "cli/program.h"

#include "capitol/game.h"
#include "capitol/players/search_player.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cmath>
#include <iostream>

namespace capitol {

namespace {

using Clock = std::chrono::steady_clock;

struct BenchOptions
{
    std::string game = capitol_name;
    std::string variant; // empty: the game's usual one
    int players = 4;
    double seconds = 5;
    std::uint64_t simulations = 0; // 0: any number
    int depth = 2;
    std::uint64_t seed = 1;
};

double seconds_since(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

struct Tally
{
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t checksum = 14695981039346656037ULL;
};

// FNV-1a over what the game came to.
void add_to_checksum(Tally& tally, const Position& position, std::uint64_t moves)
{
    const auto add = [&](std::uint64_t number) {
        tally.checksum = (tally.checksum ^ number) * 1099511628211ULL;
    };
    add(moves);
    for (int seat = 0; seat < position.players; ++seat)
        add(static_cast<std::uint64_t>(position.score[seat]));
}

class Playouts
{
public:
    Playouts(const Rules& rules, const BenchOptions& options)
        : m_rules(rules), m_players(options.players), m_random(options.seed),
          m_scratch(std::make_unique<LegalMoves>())
    {
    }

    void play_game(Tally& tally)
    {
        Position position = start(m_rules, m_players, m_random.next());
        std::uint64_t moves = 0;
        for (; position.phase != Phase::over; ++moves)
            play_random(m_rules, position, m_random, *m_scratch);
        ++tally.games;
        tally.moves += moves;
        if (tally.games <= checked_games)
            add_to_checksum(tally, position, moves);
    }

    // However short the time, these are played, so that the checksum depends on nothing but the seed.
    static constexpr std::uint64_t checked_games = 1000;

private:
    const Rules& m_rules;
    const int m_players;
    Random m_random;
    std::unique_ptr<LegalMoves> m_scratch;
};

Variant load_benched(const Program& program, const BenchOptions& options)
{
    return load_variant(program.library, options.variant.empty() ? usual_variant : options.variant);
}

int run_playouts(Program& program, const BenchOptions& options)
{
    if (options.game == canal_name)
        return bench_canal_playouts(program,
                                    {options.variant, options.players, options.seconds, options.seed});
    const Variant variant = load_benched(program, options);
    check_players(variant, options.players);
    const Rules rules = variant.playable();
    Playouts playouts(rules, options);
    Tally tally;
    const std::uint64_t heap_before = heap_allocations();
    const auto begin = Clock::now();
    while (tally.games < Playouts::checked_games || tally.games % 64 != 0 ||
           seconds_since(begin) < options.seconds)
        playouts.play_game(tally);
    const double seconds = seconds_since(begin);
    const std::uint64_t heap = heap_allocations() - heap_before;
    const auto games = static_cast<double>(tally.games);
    const nlohmann::ordered_json json{{"variant", variant.id},
                                      {"players", options.players},
                                      {"seed", options.seed},
                                      {"seconds", seconds},
                                      {"games", tally.games},
                                      {"moves", tally.moves},
                                      {"games_per_second", games / seconds},
                                      {"moves_per_second", static_cast<double>(tally.moves) / seconds},
                                      {"moves_per_game", static_cast<double>(tally.moves) / games},
                                      {"bytes_per_position", sizeof(Position)},
                                      {"heap_allocations_per_game", static_cast<double>(heap) / games},
                                      {"checksum", tally.checksum}};
    std::cout << json.dump() << '\n';
    return 0;
}

int run_search(Program& program, const BenchOptions& options)
{
    if (options.game == canal_name)
        return bench_canal_search(
            program, {options.variant, options.players, options.seconds, options.seed, options.simulations});
    const Variant variant = load_benched(program, options);
    check_players(variant, options.players);
    const Rules rules = variant.playable();
    const Position position = start(rules, options.players, options.seed);
    if (position.phase == Phase::over)
        throw Failure(status_usage, "--variant: this game is over before it starts");
    const auto begin = Clock::now();
    const SearchEffort effort =
        search_for(rules, observe(rules, position, position.to_move), options.seed,
                   {.iterations = options.simulations,
                    .time = std::chrono::milliseconds(std::max(1L, std::lround(options.seconds * 1000))),
                    .stop = {}});
    const double seconds = seconds_since(begin);
    const auto simulations = static_cast<double>(effort.simulations);
    const nlohmann::ordered_json json{{"variant", variant.id},
                                      {"players", options.players},
                                      {"seed", options.seed},
                                      {"seconds", seconds},
                                      {"simulations", effort.simulations},
                                      {"simulations_per_second", simulations / seconds},
                                      {"tree_bytes", effort.tree_bytes}};
    std::cout << json.dump() << '\n';
    return 0;
}

// None, or one card: all bids would be too many.
template <typename Deed>
void for_each_small_bid(const Rules& rules, const Position& position, Deed deed)
{
    deed(Bid());
    const CardSet different = position.hand[position.to_move] & rules.deck().firsts();
    different.for_each([&](int bit) {
        Bid bid;
        bid.add(rules.deck().card_at(bit));
        deed(bid);
    });
}

// The number of sequences of `depth` moves.
std::uint64_t perft(const Rules& rules, const Position& position, int depth)
{
    if (depth == 0 || position.phase == Phase::over)
        return depth == 0;
    const auto count_after = [&](const auto& move) {
        Position next = position;
        apply(rules, next, move);
        return perft(rules, next, depth - 1);
    };
    std::uint64_t count = 0;
    if (position.phase == Phase::bidding) {
        for_each_small_bid(rules, position, [&](const Bid& bid) { count += count_after(bid); });
        return count;
    }
    const auto moves = std::make_unique<LegalMoves>();
    legal(rules, position, *moves);
    if (depth == 1)
        return static_cast<std::uint64_t>(moves->size());
    for (int i = 0; i < moves->size(); ++i)
        count += count_after((*moves)[i]);
    return count;
}

int run_perft(Program& program, const BenchOptions& options)
{
    const Variant variant = load_benched(program, options);
    check_players(variant, options.players);
    const Rules rules = variant.playable();
    const Position position = start(rules, options.players, options.seed);
    nlohmann::ordered_json json{{"variant", variant.id},
                                {"players", options.players},
                                {"seed", options.seed},
                                {"depth", options.depth}};
    const auto begin = Clock::now();
    for (int depth = 1; depth <= options.depth; ++depth)
        json["sequences"].push_back(perft(rules, position, depth));
    json["seconds"] = seconds_since(begin);
    std::cout << json.dump() << '\n';
    return 0;
}

void add_common(CLI::App& command, BenchOptions& options)
{
    command.add_option("--variant", options.variant, "An id or a file; the usual one by default");
    command.add_option("--players", options.players, "Number of players")
        ->check(CLI::Range(2, std::max(max_seats, canal::max_seats)))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same games")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
}

void add_playouts(CLI::App& command, BenchOptions& options)
{
    add_game_option(command, options.game);
    add_common(command, options);
    command.add_option("--seconds", options.seconds, "How long; at least 1000 games are played")
        ->check(number_between(0.0, 86400.0))
        ->capture_default_str();
}

void add_search(CLI::App& command, BenchOptions& options)
{
    add_game_option(command, options.game);
    add_common(command, options);
    command
        .add_option("--seconds", options.seconds,
                    "How long at most; stops early when the result can no longer change")
        ->check(number_between(0.001, 86400.0))
        ->capture_default_str();
    command.add_option("--simulations", options.simulations, "How many at most; 0: as many as fit")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
}

void add_perft(CLI::App& command, BenchOptions& options)
{
    add_common(command, options);
    command.add_option("--depth", options.depth, "Moves in a sequence")
        ->check(CLI::Range(1, 12))
        ->capture_default_str();
}

} // namespace

void add_bench(Program& program)
{
    CLI::App* bench = program.app.add_subcommand("bench", "Measure the engine; prints one JSON object");
    program.add<BenchOptions>(*bench, "playouts", "Play games to their end on one core", add_playouts,
                              run_playouts);
    program.add<BenchOptions>(
        *bench, "search",
        "Search the opening on one core, as `ismcts` does: random play-outs to the end of the game",
        add_search, run_search);
    program.add<BenchOptions>(*bench, "perft",
                              "Count the sequences of legal moves (of bids: none, or any one card)",
                              add_perft, run_perft);
    add_bench_answers(program, *bench);
    add_bench_auctions(program, *bench);
}

} // namespace capitol
