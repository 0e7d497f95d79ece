// A measurement as a JSON file: what was measured, which games are included, their sums (which can be
// merged), and the results (for people and scripts; not read back).
#pragma once

#include "capitol/measure/result.h"

#include <filesystem>
#include <string>

namespace capitol {

inline constexpr int measure_format = 2;

struct Measurement
{
    MeasureRun run;
    Sums sums;
    bool operator==(const Measurement&) const = default;
    bool whole() const { return sums.games.count() == run.games; }
};

std::string print_measurement(const Measurement& measurement);
// Throws a std::runtime_error that names the file, what is wrong, and the cure.
Measurement read_measurement(const std::filesystem::path& file);

} // namespace capitol
