// Patterns with numbered places, as translators get them: `%1 of %2`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace capitol {

// The pattern with `texts` in its places %1..%9, in one pass: what looks like a place in a text stays. So
// does a place that has no text.
std::string fill_places(std::string_view pattern, const std::vector<std::string>& texts);

} // namespace capitol
