// A rule of Canal Mania, told as a position and what may be done in it
// (tests/scenarios/canal-mania/README.md).
#pragma once

#include "canal_games.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace canal::test {

struct Scenario
{
    std::string name; // `building: Neighbouring tiles differ`
    nlohmann::json body;
};

// Of all `*.yaml` files of the folder, in order of file and place. Throws std::runtime_error for what cannot
// be read.
std::vector<Scenario> load_scenarios(const std::filesystem::path& folder);

// What does not hold, one line each; empty if all is as the scenario says.
std::vector<std::string> run(const Scenario& scenario);

} // namespace canal::test
