#include "arena/journal.h"
#include "arena/match_identity.h"
#include "base/visible_text.h"
#include "capitol/matches/match.h"
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
    MatchPlan plan;
    std::string variant = "schmidt";
    std::vector<double> claims;
    std::string journal;
    bool json = false;
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
    return test_claims(*options.plan.claims, static_cast<int>(options.plan.players.size()), results);
}

void print_json(const ArenaOptions& options, const std::vector<GameResult>& results,
                const std::vector<PlayerSummary>& summaries)
{
    nlohmann::ordered_json json{
        {"variant", visible(options.variant)}, {"games", results.size()}, {"seed", options.plan.seed}};
    for (const PlayerSummary& one : summaries)
        json["players"].push_back(json_of(one));
    if (options.plan.claims) {
        const Sprt sprt = test_claims_of(options, results);
        json["sprt"] = {{"low", options.plan.claims->low},
                        {"high", options.plan.claims->high},
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
void follow(MatchPlan& plan, std::optional<arena::Journal>& journal)
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

void read_claims(ArenaOptions& options)
{
    if (options.claims.empty())
        return;
    const double low = options.claims.front();
    const double high = options.claims.back();
    if (low < 0 || high > 1 || low >= high)
        throw Failure(status_usage, "--sprt: give two shares of wins between 0 and 1, the lower one first");
    options.plan.claims = Claims{low, high};
}

int run_arena(Program& program, const ArenaOptions& given)
{
    ArenaOptions options = given;
    const Variant variant = load_variant(program.library, options.variant);
    for (const std::string& name : options.plan.players)
        check_player_name(name);
    check_players(variant, static_cast<int>(options.plan.players.size()));
    read_claims(options);
    options.plan.make = makers_of(options.plan.players);
    options.plan.thinking.threads = 1; // games side by side use the machine better
    std::optional<arena::Journal> journal;
    if (!options.journal.empty()) {
        with_journal([&] {
            journal.emplace(options.journal, identity_of(options.plan, version, identity_of(variant)),
                            options.plan.players.size());
        });
        options.plan.done = journal->games();
    }
    follow(options.plan, journal);
    const auto results = play_match(variant.playable(), options.plan);
    const std::size_t faults = tell_faults(results);
    if (faults == results.size())
        throw Failure(status_failed, "no game was played to its end");
    const auto summaries = summarise(options.plan.players, results);
    if (options.json)
        print_json(options, results, summaries);
    else
        print_table(summaries);
    if (options.plan.claims && !options.json)
        std::cout << "after " << results.size()
                  << " games: " << sentence_of(test_claims_of(options, results).decision()) << '\n';
    return faults > 0 ? status_failed : 0;
}

void add_match(CLI::App& command, ArenaOptions& options)
{
    MatchPlan& plan = options.plan;
    command.add_option("--players", plan.players, "Names, one per seat, such as greedy,random,random")
        ->required()
        ->delimiter(',');
    command.add_option("--variant", options.variant, "An id or a file")->capture_default_str();
    command
        .add_option("--games", plan.games,
                    "Number of games; seats rotate, so that each deal is played from every seat")
        ->check(CLI::Range(1, 10'000'000))
        ->default_val(100);
    command.add_option("--seed", plan.seed, "The same seed gives the same games")
        ->check(CLI::NonNegativeNumber)
        ->default_val(1);
    command.add_option("--jobs", plan.jobs, "Games played in parallel; each player searches in one thread")
        ->check(CLI::Range(1, 1024))
        ->default_val(1);
}

void add_thinking(CLI::App& command, SearchRequest& thinking)
{
    command
        .add_option("--iterations", thinking.iterations, "Iterations per search; 0: the players' own number")
        ->check(CLI::Range(0, 100'000'000));
    command
        .add_option("--milliseconds", thinking.milliseconds,
                    "Time per decision of a search; 0: the players' own limit")
        ->check(CLI::Range(0, 3'600'000));
    command.add_option("--patience", thinking.patience, "Share of their own limit that players use")
        ->check(CLI::Range(0.0001, 100.0))
        ->capture_default_str();
}

void add_options(CLI::App& command, ArenaOptions& options)
{
    add_match(command, options);
    add_thinking(command, options.plan.thinking);
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
