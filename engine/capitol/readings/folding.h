// Text for searching: without capitals and accents, and with the keyboard's apostrophe and blanks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace capitol {

// `Été` and `ete` fold to the same, `cœur` and `coeur` too. Letters beyond those of the four languages stay
// as they are.
std::string folded(std::string_view text);
// What stands between its blanks, folded.
std::vector<std::string> folded_words(std::string_view text);

} // namespace capitol
