// What the tests of Canal Mania share: the shipped rules, and what must always hold.
#pragma once

#include "canal/canal.h"
#include "canal/variant/library.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace canal::test {

const Library& shipped();
const Variant& shipped_variant(std::string_view id);
const Rules& shipped_rules(std::string_view id = usual_variant);

// First or second edition; `two-junctions`: the first with two junction contracts for each, of a higher
// value; `otherwise`: what the sheet leaves open, the other way; or `extreme-7`, by a seed: knobs at random,
// most of them at an end of their range.
const Rules& rules_called(std::string_view name);
inline constexpr std::array rule_names{"first-edition", "second-edition", "two-junctions", "otherwise",
                                       "extreme-1",     "extreme-2",      "extreme-3",     "extreme-4"};

// What does not hold in that position, which is whole; empty if all does: cards, contracts, tiles and cubes
// are all there and once, canals join, and what is kept of them agrees.
std::string problem_of(const Rules& rules, const Position& position);

// The list of that name in a YAML file of this folder.
nlohmann::json load_cases(const std::string& file, const std::string& name);

// Every so many moves a position of a random game among four, from its beginning to its end.
std::vector<Position> sample_game(int every, const Rules& rules = shipped_rules());

} // namespace canal::test
