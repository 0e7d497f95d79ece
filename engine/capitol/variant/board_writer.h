// Writes a board as YAML from which the reader gets the same board.
#pragma once

#include "capitol/variant/variant.h"

namespace capitol {

// All of a board file as one map in braces, a line for each area, for a record's `board:`.
std::string write_board(const BoardMap& map);

// What the rules need of a board, in words on one line: `cap white 7 sites 2 fountains large; ...`. Two
// boards with the same words play alike, however they are drawn.
std::string describe(const Board& board);

// With as few decimals as read back to the same number, whatever the locale.
std::string print_number(double value);

} // namespace capitol
