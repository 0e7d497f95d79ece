// A rule, told as a position and what may be done in it. The format is described in
// tests/scenarios/README.md.
#pragma once

#include "capitol/game.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace capitol::test {

struct Scenario
{
    std::string name; // `placement: An area's first building has one floor`
    nlohmann::json body;
};

// All scenarios of all `*.yaml` files of the folder, in order of file and place. Throws std::runtime_error,
// naming file and line, for a file that cannot be read or a scenario without a rule, a source or anything to
// check.
std::vector<Scenario> load_scenarios(const std::filesystem::path& folder);

// What a scenario plays by (`variant`, `rules`) and where it begins (`position` or `start`). Both throw
// std::runtime_error, saying why, for what cannot be played.
Rules rules_of(const nlohmann::json& body);
Position position_of(const Rules& rules, const nlohmann::json& body);

// What does not hold, one line each; empty if all is as the scenario says.
std::vector<std::string> run(const Scenario& scenario);

} // namespace capitol::test
