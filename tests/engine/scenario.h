// A rule, told as a position and what may be done in it. The format is described in
// tests/scenarios/README.md.
#pragma once

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

// What does not hold, one line each; empty if all is as the scenario says.
std::vector<std::string> run(const Scenario& scenario);

} // namespace capitol::test
