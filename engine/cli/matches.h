// What the subcommands share in which computer players play matches.
#pragma once

#include "arena/journal.h"
#include "arena/match.h"
#include "arena/match_identity.h"
#include "cli/columns.h"
#include "cli/program.h"
#include "cli/version.h"

#include <nlohmann/json.hpp>

namespace capitol {

struct MatchOptions
{
    int games = 100;
    std::uint64_t seed = 1;
    int jobs = 1;
    int iterations = 0;
    int milliseconds = 0;
    double patience = 1;
    std::vector<double> claims;
    bool json = false;

    std::optional<Claims> tested() const
    {
        return claims.empty() ? std::nullopt : std::optional(Claims{claims.front(), claims.back()});
    }
};

// All but the number of games.
void add_match_options(CLI::App& command, MatchOptions& options);
// Throws a Failure.
void check_claims(const MatchOptions& options);

std::string share_text(const Estimate& share); // in percent, with its error
std::string elo_text(const arena::PlayerSummary& one);
const char* sentence_of(SprtDecision decision);
nlohmann::ordered_json json_of(const Claims& claims, const Sprt& sprt);

template <game::Game G>
arena::MatchPlan<G> plan_of(const MatchOptions& options)
{
    arena::MatchPlan<G> plan;
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

// Calls `work`; what is wrong with the journal becomes a Failure.
template <typename Work>
auto with_journal(Work work)
{
    try {
        return work();
    } catch (const std::invalid_argument& other_match) {
        throw Failure(status_usage, std::string("journal: ") + other_match.what());
    } catch (const std::exception& error) {
        throw Failure(status_failed, std::string("journal: ") + error.what());
    }
}

// What is done after each game.
template <game::Game G>
void follow(arena::MatchPlan<G>& plan, std::optional<arena::Journal>& journal, const std::string& called)
{
    const int known = static_cast<int>(std::distance(plan.done.begin(), plan.done.lower_bound(plan.games)));
    plan.finished = [&plan, &journal, called, done = known](int game,
                                                            const arena::GameResult& result) mutable {
        if (journal && result.fault.empty()) // a game that failed is tried again the next time
            with_journal([&] { journal->add(game, result); });
        ++done;
        show_progress(called + std::to_string(done) + " of " + std::to_string(plan.games) + " games",
                      done == plan.games);
    };
}

// How many games failed; each is told.
std::size_t tell_faults(const std::vector<arena::GameResult>& results);

// Plays what the journal, if its name is not empty, does not have; `called` comes before the progress.
template <game::Game G, typename Variant>
std::vector<arena::GameResult> play_kept(arena::MatchPlan<G> plan, const Variant& variant,
                                         const std::string& file, const std::string& called = {})
{
    std::optional<arena::Journal> journal;
    if (!file.empty()) {
        with_journal([&] {
            journal.emplace(file, arena::identity_of(plan, version, identity_of(variant)),
                            plan.players.size());
        });
        plan.done = journal->games();
    }
    follow(plan, journal, called);
    auto results = arena::play_match<G>(variant.playable(), plan);
    clear_progress(); // a match may end before its last game
    return results;
}

} // namespace capitol
