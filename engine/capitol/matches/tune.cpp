#include "capitol/matches/tune.h"

#include "capitol/players/greedy.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace capitol {

using arena::GameResult;

namespace {

// As shares of a weight's range; both shrink as Spall advises.
constexpr double first_step = 0.12;
constexpr double first_shift = 0.06;
constexpr double steps_to_settle = 10;
constexpr double clear_win = 12; // points over the rival count as a whole win

double shift_of(const TunePlan& plan, int step)
{
    return plan.bold * first_shift / std::pow(step, 0.101);
}

double gain_of(const TunePlan& plan, int step)
{
    return plan.bold * first_step * std::pow((1 + steps_to_settle) / (step + steps_to_settle), 0.602);
}

using Signs = std::vector<int>; // of each tuned weight, 1 or -1

Weights moved(const TunePlan& plan, const Weights& from, const Signs& signs, double by)
{
    Weights to = from;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const NamedWeight& weight = plan.weights[i];
        double& value = to.*weight.value;
        value = std::clamp(value + signs[i] * by * (weight.most - weight.least), weight.least, weight.most);
    }
    return to;
}

std::unique_ptr<Player> player_of(const TunePlan& plan, const Weights& weights)
{
    if (plan.greedy)
        return std::make_unique<GreedyPlayer>(weights);
    LevelConfig thought = plan.thought;
    thought.style.weights = weights;
    return std::make_unique<SearchPlayer>(thought);
}

// -1..1, by how far the first weight set beats the second.
double result_of(const std::vector<GameResult>& results)
{
    double sum = 0;
    for (const GameResult& result : results) {
        double margin = 0;
        for (std::size_t player = 0; player < result.score.size(); ++player)
            margin += player % 2 == 0 ? result.score[player] : -result.score[player];
        sum += std::tanh(2 * margin / static_cast<double>(result.score.size()) / clear_win);
    }
    return sum / static_cast<double>(results.size());
}

} // namespace

std::vector<GameResult> compare(const Rules& rules, const TunePlan& plan, const Weights& challenger,
                                const Weights& holder, int games)
{
    MatchPlan match;
    for (int player = 0; player < plan.players; ++player)
        match.players.emplace_back(player % 2 == 0 ? "challenger" : "holder");
    match.games = games;
    match.seed = plan.seed;
    match.jobs = plan.jobs;
    match.thinking = plan.thinking;
    match.make = [&](int player) { return player_of(plan, player % 2 == 0 ? challenger : holder); };
    std::vector<GameResult> results = play_match(rules, match);
    for (const GameResult& result : results)
        if (!result.fault.empty()) // what is learned from the others would lean to one side
            throw std::runtime_error("a game could not be played to its end: " + result.fault);
    return results;
}

namespace {

Signs draw_signs(const TunePlan& plan, Random& random)
{
    Signs signs;
    for (std::size_t i = 0; i < plan.weights.size(); ++i)
        signs.push_back(random.below(2) == 0 ? 1 : -1);
    return signs;
}

TuneStep make_step(const Rules& rules, const TunePlan& plan, int step, const Weights& from,
                   const Signs& signs, std::uint64_t seed)
{
    const double shift = shift_of(plan, step);
    TunePlan deals = plan;
    deals.seed = seed;
    const double result = result_of(compare(rules, deals, moved(plan, from, signs, shift),
                                            moved(plan, from, signs, -shift), plan.deals * plan.players));
    return {step, result, moved(plan, from, signs, gain_of(plan, step) * result)};
}

} // namespace

Weights tune(const Rules& rules, const TunePlan& plan, const std::function<void(const TuneStep&)>& told)
{
    Random random(plan.seed);
    Weights weights = plan.thought.style.weights;
    for (int step = 1; step <= plan.steps; ++step) {
        const Signs signs = draw_signs(plan, random);
        const std::uint64_t seed = random.next();
        const auto known = static_cast<std::size_t>(step - 1);
        const bool is_new = known >= plan.done.size();
        const TuneStep made = is_new ? make_step(rules, plan, step, weights, signs, seed) : plan.done[known];
        weights = made.weights;
        if (told && is_new)
            told(made);
    }
    return weights;
}

} // namespace capitol
