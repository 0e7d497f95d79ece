#include "cli/matches.h"

#include <iostream>

namespace capitol {

using arena::GameResult;

namespace {

void add_thinking(CLI::App& command, MatchOptions& options)
{
    command
        .add_option("--iterations", options.iterations, "Iterations per search; 0: the players' own number")
        ->check(CLI::Range(0, 100'000'000));
    command
        .add_option("--milliseconds", options.milliseconds,
                    "Time per decision of a search; 0: the players' own limit")
        ->check(CLI::Range(0, 3'600'000));
    command.add_option("--patience", options.patience, "Share of their own limit that players use")
        ->check(number_between(0.0001, 100.0))
        ->capture_default_str();
}

const char* word_of(SprtDecision decision)
{
    return decision == SprtDecision::open ? "open" : decision == SprtDecision::low ? "low" : "high";
}

} // namespace

void add_match_options(CLI::App& command, MatchOptions& options)
{
    command.add_option("--seed", options.seed, "The same seed gives the same games")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command
        .add_option("--jobs", options.jobs, "Games played in parallel; each player searches in one thread")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    add_thinking(command, options);
    command
        .add_option("--sprt", options.claims,
                    "Stop as soon as the first player's share of wins is clearly closer to one of two "
                    "values, such as 0.5,0.65")
        ->delimiter(',')
        ->expected(2);
}

void check_claims(const MatchOptions& options)
{
    if (const auto claims = options.tested();
        claims && !(claims->low >= 0 && claims->high <= 1 && claims->low < claims->high))
        throw Failure(status_usage, "--sprt: give two shares of wins between 0 and 1, the lower one first");
}

std::string share_text(const Estimate& share)
{
    return rounded(100 * share.mean, 1) + " % +- " + rounded(100 * share.error, 1);
}

std::string elo_text(const arena::PlayerSummary& one)
{
    return one.elo ? rounded(one.elo->mean, 0) + " +- " + rounded(one.elo->error, 0) : "-";
}

const char* sentence_of(SprtDecision decision)
{
    if (decision == SprtDecision::open)
        return "nothing is decided yet";
    return decision == SprtDecision::low ? "the lower value is accepted" : "the higher value is accepted";
}

nlohmann::ordered_json json_of(const Claims& claims, const Sprt& sprt)
{
    return {{"low", claims.low},
            {"high", claims.high},
            {"log_likelihood_ratio", sprt.log_likelihood_ratio()},
            {"verdict", word_of(sprt.decision())}};
}

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

} // namespace capitol
