// Reads a map file's and a deck file's tree.
#pragma once

#include "base/report.h"
#include "base/yaml_tree.h"
#include "canal/map.h"

namespace canal {

// What could be read; it is a map, or a deck, only if the report stayed clean.
Map read_map(const capitol::YamlNode& tree, capitol::Report& report);
Deck read_deck(const capitol::YamlNode& tree, capitol::Report& report);

} // namespace canal
