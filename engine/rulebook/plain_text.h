// The rulebook for a terminal: words in lines of one width, diagrams by what they show.
#pragma once

#include "rulebook/block.h"

namespace capitol {

// Lines are at most `width` columns long, unless a word is longer.
std::string to_plain_text(const Rulebook& book, int width);

} // namespace capitol
