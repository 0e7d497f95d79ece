#include "capitol/players/flat.h"

#include "capitol/players/candidates.h"
#include "capitol/players/greedy.h"
#include "capitol/players/measure.h"

namespace capitol {

namespace {

constexpr int flat_milliseconds = 1000;

// False if it was told to stop on the way.
bool play_greedily(const Rules& rules, Position& position, Random& random, const search::SearchBudget& watch,
                   std::uint64_t done)
{
    GreedyPlayer greedy;
    while (position.phase != Phase::over) {
        if (watch.is_over(done))
            return false;
        const View view = observe(rules, position, position.to_move);
        apply(rules, position, greedy.advise(rules, view, {.seed = random.next(), .stop = {}}).choice);
    }
    return true;
}

} // namespace

Advice FlatPlayer::advise(const Rules& rules, const View& view, const SearchRequest& thinking)
{
    const HandmadeEvaluator evaluator(rules);
    SearchedGame game(rules, view, {}, evaluator, thinking.seed);
    const SearchedGame::Options& options = game.own_options();
    std::vector<search::Standing> standings;
    for (const auto& option : options)
        standings.push_back({option.key, 0, 0});
    Random random(thinking.seed);
    const search::Limits limits = limits_of(view.known, thinking, flat_milliseconds, 0);
    const search::SearchBudget watch(limits);
    for (std::uint64_t done = 0; options.size() > 1 && !watch.is_over(done); ++done) {
        const std::size_t pick = done % options.size();
        Position position = determinise(rules, view, random);
        apply(rules, position, view.seat, options[pick].action);
        if (!play_greedily(rules, position, random, watch, done))
            break;
        search::Standing& standing = standings[pick];
        const double result = game.play_out(position)[view.seat];
        standing.value += (result - standing.value) / ++standing.visits;
    }
    Advice advice{{}, candidates_of(options, standings)};
    std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    advice.choice = advice.candidates.front().choice;
    return advice;
}

} // namespace capitol
