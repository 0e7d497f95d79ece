// Reads a board file's tree.
#pragma once

#include "variant/variant.h"
#include "variant/yaml_tree.h"

namespace capitol {

// What could be read; it is a board only if the report stayed clean.
BoardMap read_board(const YamlNode& tree, Report& report);

} // namespace capitol
