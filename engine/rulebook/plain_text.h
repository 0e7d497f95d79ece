// The rulebook for a terminal: lines of one width, and a description for each diagram.
#pragma once

#include "rulebook/block.h"

#include <string>
#include <string_view>

namespace capitol {

// Words in lines of at most that many columns. The first line begins with `first`, the others with as many
// blanks; the last one is ended, too.
std::string paragraph(std::string_view words, const std::string& first, int width);

// Lines are at most `width` columns long, unless a word is longer.
std::string to_plain_text(const Rulebook& book, int width);

} // namespace capitol
