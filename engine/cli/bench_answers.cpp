// How long a computer player thinks about its answers.
#include "cli/canal_commands.h"
#include "cli/program.h"

#include "canal/matches/match.h"
#include "capitol/matches/match.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cmath>
#include <iostream>

namespace capitol {

namespace {

struct AnswerOptions
{
    std::string game = capitol_name;
    std::string variant; // empty: the game's usual one
    std::string player = "master";
    int players = 4;
    int games = 1;
    int every = 10;
    int threads = 0;
    std::uint64_t seed = 1;
};

// In milliseconds.
template <game::Game G>
double time_of_answer(game::Player<G>& player, const typename G::Rules& rules, const typename G::View& view,
                      const game::SearchRequest<G>& thinking)
{
    const auto begin = std::chrono::steady_clock::now();
    player.advise(rules, view, thinking);
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

// Games among greedy players; the player is asked what it would do in one of so many positions.
template <game::Game G, typename Make>
std::vector<double> times_of(const typename G::Rules& rules, const AnswerOptions& options, Make make)
{
    const auto player = make(options.player);
    const auto greedy = make("greedy");
    std::vector<double> times;
    game::SearchRequest<G> thinking;
    thinking.seed = options.seed;
    thinking.threads = options.threads;
    for (int game = 0; game < options.games; ++game) {
        auto position =
            G::start(rules, options.players, options.seed + static_cast<std::uint64_t>(game), nullptr);
        for (; !G::is_over(position); ++thinking.seed) {
            const auto seat = G::to_move(position);
            const auto view = G::observe(rules, position, seat);
            if (thinking.seed % static_cast<std::uint64_t>(options.every) == 0)
                times.push_back(time_of_answer(*player, rules, view, thinking));
            const auto choice = greedy->advise(rules, view, thinking).choice;
            G::apply(rules, position, seat, choice, nullptr);
        }
    }
    std::ranges::sort(times);
    return times;
}

// The least time that so many of all answers did not exceed, of sorted ones.
double within(const std::vector<double>& times, double share)
{
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(times.size())));
    return times[std::max<std::size_t>(rank, 1) - 1];
}

void print_times(const AnswerOptions& options, const std::string& variant, const std::vector<double>& times)
{
    if (times.empty())
        throw Failure(status_usage, "--every: no game has that many choices");
    const nlohmann::ordered_json json{{"game", options.game},
                                      {"variant", variant},
                                      {"player", options.player},
                                      {"players", options.players},
                                      {"games", options.games},
                                      {"seed", options.seed},
                                      {"answers", times.size()},
                                      {"milliseconds",
                                       {{"p50", within(times, 0.5)},
                                        {"p90", within(times, 0.9)},
                                        {"p99", within(times, 0.99)},
                                        {"max", times.back()}}}};
    std::cout << json.dump() << '\n';
}

int run_answers(Program& program, const AnswerOptions& options)
{
    if (options.game == canal_name) {
        const canal::Variant variant = load_canal_variant(program, options.variant);
        check_player_names({options.player}, canal_name);
        check_players(variant, options.players);
        const auto times = times_of<canal::CanalMania>(variant.playable(), options, canal::make_player);
        print_times(options, variant.id, times);
        return 0;
    }
    const Variant variant =
        load_variant(program.library, options.variant.empty() ? usual_variant : options.variant);
    check_player_names({options.player}, capitol_name);
    check_players(variant, options.players);
    const auto make = [](std::string_view name) { return make_player(name); };
    print_times(options, variant.id, times_of<Capitol>(variant.playable(), options, make));
    return 0;
}

void add_answers(CLI::App& command, AnswerOptions& options)
{
    add_game_option(command, options.game);
    command.add_option("--variant", options.variant, "An id or a file; the usual one by default");
    command.add_option("--player", options.player, "The computer player that is timed")
        ->capture_default_str();
    command.add_option("--players", options.players, "Number of players")
        ->check(CLI::Range(2, std::max(max_seats, canal::max_seats)))
        ->capture_default_str();
    command.add_option("--games", options.games, "Number of games, which greedy players play")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--every", options.every, "The player is asked in one of so many positions")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--threads", options.threads, "Threads of a search; 0: the player's own number")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same games")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
}

} // namespace

void add_bench_answers(Program& program, CLI::App& bench)
{
    program.add<AnswerOptions>(bench, "answers",
                               "Time a player's answers, each with the player's own measure of thought",
                               add_answers, run_answers);
}

} // namespace capitol
