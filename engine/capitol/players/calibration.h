// What ratings are worth by the rules of each shipped variant, as the arena found it (docs/players.md).
#pragma once

#include <optional>
#include <string_view>

namespace capitol {

// In games of players of that rating against as many of the other: the share of the victories that the former
// have, 0 to 1. Nothing where it was not measured: for the id of another variant, or another number of
// players.
std::optional<double> share_of_victories(int rating, int other, std::string_view variant, int players);

} // namespace capitol
