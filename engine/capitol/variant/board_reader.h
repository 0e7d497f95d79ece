// Reads a board file's tree.
#pragma once

#include "base/yaml_tree.h"
#include "capitol/variant/variant.h"

namespace capitol {

inline constexpr int smallest_board_size = 1; // centimetres, of either side
inline constexpr int largest_board_size = 200;
inline constexpr std::size_t longest_board_name = 100; // characters
inline constexpr std::size_t most_points = 250;        // of an outline, a water or a wall

// What may stand in a board and in one of its areas, in the order in which it is written.
const std::vector<std::string>& board_keys();
const std::vector<std::string>& area_keys();

// What could be read; it is a board only if the report stayed clean.
BoardMap read_board(const YamlNode& tree, Report& report);

} // namespace capitol
