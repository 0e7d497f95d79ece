#include "base/visible_text.h"
#include "canal/matches/match.h"
#include "capitol/matches/match.h"
#include "cli/canal_commands.h"
#include "cli/matches.h"
#include "cli/output.h"

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
    MatchOptions match;
    std::string journal;
};

void print_table(const std::vector<PlayerSummary>& summaries)
{
    std::cout << "player              wins    win share            mean score            Elo\n";
    for (const PlayerSummary& one : summaries)
        std::cout << left_aligned(one.name, 16) << right_aligned(std::to_string(one.wins), 8)
                  << right_aligned(share_text(one.win), 19)
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
    return test_claims(*options.match.tested(), static_cast<int>(options.players.size()), results);
}

void print_json(const ArenaOptions& options, const std::vector<GameResult>& results,
                const std::vector<PlayerSummary>& summaries)
{
    nlohmann::ordered_json json{
        {"variant", visible(options.variant)}, {"games", results.size()}, {"seed", options.match.seed}};
    for (const PlayerSummary& one : summaries)
        json["players"].push_back(json_of(one));
    if (const auto claims = options.match.tested())
        json["sprt"] = json_of(*claims, test_claims_of(options, results));
    for (const GameResult& result : results)
        json["results"].push_back(json_of(result));
    exact_output() << json.dump() << '\n';
}

void print_match(const ArenaOptions& options, const std::vector<GameResult>& results)
{
    const auto summaries = summarise(options.players, static_cast<int>(options.players.size()), results);
    if (options.match.json)
        return print_json(options, results, summaries);
    print_table(summaries);
    if (options.match.tested())
        std::cout << "after " << results.size()
                  << " games: " << sentence_of(test_claims_of(options, results).decision()) << '\n';
}

template <game::Game G, typename Variant>
int play(const ArenaOptions& options, const Variant& variant,
         std::function<std::unique_ptr<game::Player<G>>(int player)> make)
{
    auto plan = plan_of<G>(options.match);
    plan.players = options.players;
    plan.make = std::move(make);
    const auto results = play_kept(std::move(plan), variant, options.journal);
    const std::size_t faults = tell_faults(results);
    if (faults == results.size())
        throw Failure(status_failed, "no game was played to its end");
    print_match(options, results);
    return faults > 0 ? status_failed : 0;
}

int run_arena(Program& program, const ArenaOptions& given)
{
    ArenaOptions options = given;
    check_claims(options.match);
    const bool is_canal = options.game == canal_name;
    if (options.variant.empty())
        options.variant = is_canal ? canal::usual_variant : capitol::usual_variant;
    check_player_names(options.players, options.game);
    const auto players = static_cast<int>(options.players.size());
    if (is_canal) {
        const canal::Variant variant = load_canal_variant(program, options.variant);
        check_players(variant, players);
        return play<canal::CanalMania>(options, variant, canal::makers_of(options.players));
    }
    const Variant variant = load_variant(program.library, options.variant);
    check_players(variant, players);
    return play<Capitol>(options, variant, makers_of(options.players));
}

void add_arena_options(CLI::App& command, ArenaOptions& options)
{
    add_game_option(command, options.game);
    command.add_option("--players", options.players, "Names, one per seat, such as greedy,random,random")
        ->required()
        ->delimiter(',');
    command.add_option("--variant", options.variant, "An id or a file; the usual one by default");
    command
        .add_option("--games", options.match.games,
                    "Number of games; seats rotate, so that each deal is played from every seat")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    add_match_options(command, options.match);
    command.add_option(
        "--journal", options.journal,
        "A file to which every game is added as it ends; with the same file, an interrupted match continues");
    command.add_flag("--json", options.match.json, "One JSON object with every result");
    command.footer("Each mean or share is followed by its standard error over the deals, since the games "
                   "of one deal, from every seating, are not independent.\n"
                   "Players of Capitol: " +
                   known_players(capitol_name) + ".\nPlayers of Canal Mania: " + known_players(canal_name) +
                   ".");
}

} // namespace

void add_arena(Program& program)
{
    program.add<ArenaOptions>(program.app, "arena",
                              "Have computer players play many games against each other", add_arena_options,
                              run_arena);
}

} // namespace capitol
