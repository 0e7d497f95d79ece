// Text folded for searching: without capitals and accents, and with straight apostrophes.
#pragma once

#include <string>
#include <string_view>

namespace capitol {

// `Été` and `ete` fold to the same. Letters beyond those of the four languages stay as they are.
std::string folded(std::string_view text);

} // namespace capitol
