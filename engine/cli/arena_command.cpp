#include "arena/journal.h"
#include "arena/match_identity.h"
#include "base/visible_text.h"
#include "canal/matches/match.h"
#include "capitol/matches/match.h"
#include "cli/canal_commands.h"
#include "cli/columns.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/version.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace capitol {

using arena::GameResult;
using arena::PlayerSummary;

namespace {

struct ArenaOptions
{
    std::string game = capitol_name;
    std::string variant; // empty: the game's usual one
    std::vector<std::string> players;
    int games = 100;
    std::uint64_t seed = 1;
    int jobs = 1;
    int iterations = 0;
    int milliseconds = 0;
    double patience = 1;
    std::vector<double> claims;
    std::string journal;
    bool json = false;

    std::optional<Claims> tested() const
    {
        return claims.empty() ? std::nullopt : std::optional(Claims{claims.front(), claims.back()});
    }
};

std::string elo_text(const PlayerSummary& one)
{
    return one.elo ? rounded(one.elo->mean, 0) + " +- " + rounded(one.elo->error, 0) : "-";
}

const char* word_of(SprtDecision decision)
{
    return decision == SprtDecision::open ? "open" : decision == SprtDecision::low ? "low" : "high";
}

const char* sentence_of(SprtDecision decision)
{
    if (decision == SprtDecision::open)
        return "nothing is decided yet";
    return decision == SprtDecision::low ? "the lower value is accepted" : "the higher value is accepted";
}

void print_table(const std::vector<PlayerSummary>& summaries)
{
    std::cout << "player              wins    win share            mean score            Elo\n";
    for (const PlayerSummary& one : summaries)
        std::cout << left_aligned(one.name, 16) << right_aligned(std::to_string(one.wins), 8)
                  << right_aligned(
                         rounded(100 * one.win.mean, 1) + " % +- " + rounded(100 * one.win.error, 1), 19)
                  << right_aligned(rounded(one.score.mean, 2) + " +- " + rounded(one.score.error, 2), 18)
                  << right_aligned(elo_text(one), 15) << '\n';
}

nlohmann::ordered_json json_of(const PlayerSummary& one)
{
    nlohmann::ordered_json json{{"name", one.name},
                                {"wins", one.wins},
                                {"win_share", one.win.mean},
                                {"win_share_error", one.win.error},
                                {"mean_score", one.score.mean},
                                {"mean_score_error", one.score.error}};
    if (one.elo) {
        json["elo"] = one.elo->mean;
        json["elo_error"] = one.elo->error;
    }
    return json;
}

nlohmann::ordered_json json_of(const GameResult& result)
{
    if (!result.fault.empty())
        return {{"fault", result.fault}};
    return {{"scores", result.score}, {"wins", result.win}, {"moves", result.moves}};
}

Sprt test_claims_of(const ArenaOptions& options, const std::vector<GameResult>& results)
{
    return test_claims(*options.tested(), static_cast<int>(options.players.size()), results);
}

void print_json(const ArenaOptions& options, const std::vector<GameResult>& results,
                const std::vector<PlayerSummary>& summaries)
{
    nlohmann::ordered_json json{
        {"variant", visible(options.variant)}, {"games", results.size()}, {"seed", options.seed}};
    for (const PlayerSummary& one : summaries)
        json["players"].push_back(json_of(one));
    if (const auto claims = options.tested()) {
        const Sprt sprt = test_claims_of(options, results);
        json["sprt"] = {{"low", claims->low},
                        {"high", claims->high},
                        {"log_likelihood_ratio", sprt.log_likelihood_ratio()},
                        {"verdict", word_of(sprt.decision())}};
    }
    for (const GameResult& result : results)
        json["results"].push_back(json_of(result));
    exact_output() << json.dump() << '\n';
}

// Calls `work`; what is wrong with the journal becomes a Failure.
template <typename Work>
auto with_journal(Work work)
{
    try {
        return work();
    } catch (const std::invalid_argument& other_match) {
        throw Failure(status_usage, std::string("--journal: ") + other_match.what());
    } catch (const std::exception& error) {
        throw Failure(status_failed, std::string("--journal: ") + error.what());
    }
}

// How many games failed; each is told.
std::size_t tell_faults(const std::vector<GameResult>& results)
{
    std::size_t faults = 0;
    for (std::size_t game = 0; game < results.size(); ++game) {
        if (results[game].fault.empty())
            continue;
        ++faults;
        std::cerr << "capitol-cli: game " << game
                  << " could not be played to its end: " << results[game].fault << '\n';
    }
    return faults;
}

// What is done after each game.
template <game::Game G>
void follow(arena::MatchPlan<G>& plan, std::optional<arena::Journal>& journal)
{
    const int known = static_cast<int>(plan.done.size());
    plan.finished = [&plan, &journal, done = known](int game, const GameResult& result) mutable {
        if (journal && result.fault.empty()) // a game that failed is tried again the next time
            with_journal([&] { journal->add(game, result); });
        ++done;
        show_progress(std::to_string(done) + " of " + std::to_string(plan.games) + " games",
                      done == plan.games);
    };
}

void check_claims(const ArenaOptions& options)
{
    if (const auto claims = options.tested();
        claims && (claims->low < 0 || claims->high > 1 || claims->low >= claims->high))
        throw Failure(status_usage, "--sprt: give two shares of wins between 0 and 1, the lower one first");
}

template <game::Game G>
arena::MatchPlan<G> plan_of(const ArenaOptions& options)
{
    arena::MatchPlan<G> plan;
    plan.players = options.players;
    plan.games = options.games;
    plan.seed = options.seed;
    plan.jobs = options.jobs;
    plan.claims = options.tested();
    plan.thinking.iterations = options.iterations;
    plan.thinking.milliseconds = options.milliseconds;
    plan.thinking.patience = options.patience;
    plan.thinking.threads = 1; // games side by side use the machine better
    return plan;
}

void print_match(const ArenaOptions& options, const std::vector<GameResult>& results)
{
    const auto summaries = summarise(options.players, results);
    if (options.json)
        return print_json(options, results, summaries);
    print_table(summaries);
    if (options.tested())
        std::cout << "after " << results.size()
                  << " games: " << sentence_of(test_claims_of(options, results).decision()) << '\n';
}

template <game::Game G, typename Variant>
int play(const ArenaOptions& options, const Variant& variant,
         std::function<std::unique_ptr<game::Player<G>>(int player)> make)
{
    auto plan = plan_of<G>(options);
    plan.make = std::move(make);
    std::optional<arena::Journal> journal;
    if (!options.journal.empty()) {
        with_journal([&] {
            journal.emplace(options.journal, arena::identity_of(plan, version, identity_of(variant)),
                            plan.players.size());
        });
        plan.done = journal->games();
    }
    follow(plan, journal);
    const auto results = arena::play_match<G>(variant.playable(), plan);
    const std::size_t faults = tell_faults(results);
    if (faults == results.size())
        throw Failure(status_failed, "no game was played to its end");
    print_match(options, results);
    return faults > 0 ? status_failed : 0;
}

int run_arena(Program& program, const ArenaOptions& given)
{
    ArenaOptions options = given;
    check_claims(options);
    const bool is_canal = options.game == canal_name;
    if (options.variant.empty())
        options.variant = is_canal ? canal::usual_variant : "schmidt";
    const auto names = is_canal ? canal::player_names() : player_names();
    const auto players = static_cast<int>(options.players.size());
    if (is_canal) {
        const canal::Variant variant = load_canal_variant(program, options.variant);
        check_player_names(options.players, names);
        check_players(variant, players);
        return play<canal::CanalMania>(options, variant, canal::makers_of(options.players));
    }
    const Variant variant = load_variant(program.library, options.variant);
    check_player_names(options.players, names);
    check_players(variant, players);
    return play<Capitol>(options, variant, makers_of(options.players));
}

void add_match(CLI::App& command, ArenaOptions& options)
{
    add_game_option(command, options.game);
    command.add_option("--players", options.players, "Names, one per seat, such as greedy,random,random")
        ->required()
        ->delimiter(',');
    command.add_option("--variant", options.variant, "An id or a file; the usual one by default");
    command
        .add_option("--games", options.games,
                    "Number of games; seats rotate, so that each deal is played from every seat")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same games")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command
        .add_option("--jobs", options.jobs, "Games played in parallel; each player searches in one thread")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
}

void add_thinking(CLI::App& command, ArenaOptions& options)
{
    command
        .add_option("--iterations", options.iterations, "Iterations per search; 0: the players' own number")
        ->check(CLI::Range(0, 100'000'000));
    command
        .add_option("--milliseconds", options.milliseconds,
                    "Time per decision of a search; 0: the players' own limit")
        ->check(CLI::Range(0, 3'600'000));
    command.add_option("--patience", options.patience, "Share of their own limit that players use")
        ->check(CLI::Range(0.0001, 100.0))
        ->capture_default_str();
}

void add_options(CLI::App& command, ArenaOptions& options)
{
    add_match(command, options);
    add_thinking(command, options);
    command
        .add_option("--sprt", options.claims,
                    "Stop as soon as the first player's share of wins is clearly closer to one of two "
                    "values, such as 0.5,0.65")
        ->delimiter(',')
        ->expected(2);
    command.add_option(
        "--journal", options.journal,
        "A file to which every game is added as it ends; with the same file, an interrupted match continues");
    command.add_flag("--json", options.json, "One JSON object with every result");
    command.footer("Each mean or share is followed by its standard error over the deals, since the games "
                   "of one deal, from every seating, are not independent.");
}

} // namespace

void add_arena(Program& program)
{
    program.add<ArenaOptions>(program.app, "arena",
                              "Have computer players play many games against each other", add_options,
                              run_arena);
}

} // namespace capitol
