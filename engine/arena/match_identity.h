// Everything that determines the games of a match: two runs that agree in it may share a journal.
#pragma once

#include "arena/match.h"

#include <nlohmann/json.hpp>

#include <string>

namespace arena {

inline constexpr int journal_format = 3; // with other deals it was 2; without rules, board and version 1

// An object: the program's version, the players and how they think, the seed, and what the game says of its
// rules. The number of games is not part of it: it may change from run to run.
template <game::Game G>
nlohmann::ordered_json identity_of(const MatchPlan<G>& plan, const std::string& version,
                                   const nlohmann::ordered_json& rules)
{
    nlohmann::ordered_json identity{{"arena", journal_format},
                                    {"version", version},
                                    {"players", plan.players},
                                    {"seed", plan.seed},
                                    {"iterations", plan.thinking.iterations},
                                    {"milliseconds", plan.thinking.milliseconds},
                                    {"patience", plan.thinking.patience}};
    if (!plan.seatings.empty())
        identity["seatings"] = plan.seatings;
    identity.update(rules);
    return identity;
}

// The first thing in which they differ, as `seed is 1, not 2` or `rules.draw.count is 5, not 6`; empty if
// they are the same. `found` may be anything.
std::string difference_of(const nlohmann::ordered_json& found, const nlohmann::ordered_json& wanted);

} // namespace arena
