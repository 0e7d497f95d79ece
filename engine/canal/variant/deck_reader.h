// Reads a deck file's tree.
#pragma once

#include "base/report.h"
#include "base/yaml_tree.h"
#include "canal/map.h"

namespace canal {

// What could be read; it is a deck only if the report stayed clean.
Deck read_deck(const capitol::YamlNode& tree, capitol::Report& report);

} // namespace canal
