// The construction moves worked out a second time, slowly and straight from the rules: every floor is put on
// a building by name, every permit tries every house on every site. To be compared with the engine's.
#pragma once

#include "capitol/game.h"

#include <set>
#include <string>

namespace capitol::test {

// Canonical texts of all moves of the seat to move in the construction phase.
std::set<std::string> naive_construction(const Rules& rules, const Position& position, Sites sites);

} // namespace capitol::test
