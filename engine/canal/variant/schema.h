// Every knob of a variant file, once: its key, its allowed values, its meaning, and its place in a Ruleset.
#pragma once

#include "canal/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace canal {

struct Knob
{
    std::string key; // `building.cost.tunnel`: also the path of the field in Ruleset
    bool is_flag = false;
    int min = 0;
    int max = 1;
    std::string meaning;                        // one line of English
    int (*get)(const Ruleset&) = nullptr;       // 0 or 1 for a flag
    void (*set)(Ruleset&, int value) = nullptr; // within its range
};

// In the order of the rules.
const std::vector<Knob>& schema();
// As a variant file has it.
std::string print_value(const Knob& knob, int value);
// Null if there is no such knob.
const Knob* find_knob(std::string_view key);

} // namespace canal
