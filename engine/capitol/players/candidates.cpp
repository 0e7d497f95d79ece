#include "capitol/players/candidates.h"

#include "search/portable_math.h"

#include <algorithm>

namespace capitol {

namespace {

double fraction(Random& random)
{
    return random.next() / 4294967296.0;
}

template <typename Weight>
const Candidate& draw(const std::vector<Candidate>& candidates, Random& random, Weight weight)
{
    double all = 0;
    for (const Candidate& candidate : candidates)
        all += weight(candidate);
    double left = fraction(random) * all;
    for (const Candidate& candidate : candidates) {
        left -= weight(candidate);
        if (left < 0)
            return candidate;
    }
    return candidates.front();
}

} // namespace

std::vector<Candidate> candidates_of(const SearchedGame::Options& options,
                                     const std::vector<search::Standing>& standings)
{
    std::vector<Candidate> candidates;
    for (const auto& option : options) {
        const auto found = std::find_if(standings.begin(), standings.end(),
                                        [&](const auto& standing) { return standing.key == option.key; });
        candidates.push_back({option.action, 0, 0});
        if (found == standings.end())
            continue;
        candidates.back().visits = static_cast<int>(found->visits);
        candidates.back().value = found->value;
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
    });
    return candidates;
}

void put_best_first(std::vector<Candidate>& candidates)
{
    const double least = rough::rare_bid * candidates.front().visits;
    const auto rare = std::find_if(candidates.begin(), candidates.end(),
                                   [&](const Candidate& candidate) { return candidate.visits < least; });
    const auto best = std::max_element(
        candidates.begin(), rare, [](const Candidate& a, const Candidate& b) { return a.value < b.value; });
    std::rotate(candidates.begin(), best, best + 1);
}

const Candidate& draw_bid(const std::vector<Candidate>& candidates, Random& random)
{
    const double least = rough::rare_bid * candidates.front().visits;
    return draw(candidates, random, [&](const Candidate& candidate) {
        return candidate.visits >= least ? static_cast<double>(candidate.visits) : 0.0;
    });
}

const Candidate& draw_move(const std::vector<Candidate>& candidates, double softmax_temperature,
                           Random& random)
{
    if (softmax_temperature <= 0)
        return candidates.front();
    const double best = candidates.front().value;
    return draw(candidates, random, [&](const Candidate& candidate) {
        return candidate.visits > 0
                   ? search::portable_exp(std::min(0.0, candidate.value - best) / softmax_temperature)
                   : 0.0;
    });
}

} // namespace capitol
