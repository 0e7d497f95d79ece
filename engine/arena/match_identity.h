// Everything that determines the games of a match: two runs that agree in it may share a journal.
#pragma once

#include "arena/match.h"
#include "capitol/variant/variant.h"

#include <nlohmann/json.hpp>

#include <string>

namespace capitol {

// An object: the program's version, the players and how they think, the seed, every knob of the variant, and
// its board in words. The number of games is not part of it: it may change from run to run.
nlohmann::ordered_json identity_of(const Variant& variant, const std::string& version, const MatchPlan& plan);

// The first thing in which they differ, as `seed is 1, not 2` or `rules.draw.count is 5, not 6`; empty if
// they are the same. `found` may be anything.
std::string difference_of(const nlohmann::ordered_json& found, const nlohmann::ordered_json& wanted);

} // namespace capitol
