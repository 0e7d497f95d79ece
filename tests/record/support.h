// Variants and games that several tests need.
#pragma once

#include "capitol/record/record.h"
#include "shipped.h"

#include <string>

namespace capitol::test {

// By id, or inline such as `{extends: schmidt, rounds: 2}`. Throws std::runtime_error with the loader's
// messages.
Variant variant_of(const std::string& id_or_inline);

// The rows of a data test, `variant` and `players`: the shipped variants and some whose piles, hands or
// boards go other ways, each with every number of players.
void variants_and_players();

// A game of random moves, played to its end.
Record random_game(const Variant& variant, int players, std::uint64_t seed);

} // namespace capitol::test
