#include "capitol/players/candidates.h"

#include <algorithm>

namespace capitol {

namespace {

double fraction(Random& random)
{
    return random.next() / 4294967296.0;
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
    const auto rare = std::ranges::find_if(
        candidates, [&](const Candidate& candidate) { return candidate.visits < least; });
    double left = 0;
    for (auto candidate = candidates.begin(); candidate != rare; ++candidate)
        left += candidate->visits;
    left *= fraction(random);
    for (auto candidate = candidates.begin(); candidate != rare; ++candidate)
        if ((left -= candidate->visits) < 0)
            return *candidate;
    return candidates.front();
}

} // namespace capitol
