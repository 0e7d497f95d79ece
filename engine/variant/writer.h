// Prints what the files of variants of all games have alike.
#pragma once

#include "base/local_text.h"

#include <string>
#include <vector>

namespace capitol {

// A knob by its whole key (`auction.rounds`), and its value as YAML on one line.
struct KnobLine
{
    std::string key;
    std::string value;
};

// A line each below its section; neighbours in the list share theirs.
std::string print_knobs(const std::vector<KnobLine>& lines);
// All in one line, in braces.
std::string print_knobs_flow(const std::vector<KnobLine>& lines);
// `name` or `summary`, a line for each language; nothing for an empty text.
std::string print_texts(const std::string& key, const LocalText& texts);

} // namespace capitol
