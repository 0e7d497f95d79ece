// Wording for suggestions: did you mean, one of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace capitol {

// The candidate nearest to `word` by edits of one letter (two neighbours swapped are one edit), empty if none
// is near. Never the word itself.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

// `any, tallest or none`.
std::string one_of(const std::vector<std::string>& words);

} // namespace capitol
