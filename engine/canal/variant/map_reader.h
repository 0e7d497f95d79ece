// Reads a map file's tree.
#pragma once

#include "base/report.h"
#include "base/yaml_tree.h"
#include "canal/map.h"

namespace canal {

// What could be read; it is a map only if the report stayed clean.
Map read_map(const capitol::YamlNode& tree, capitol::Report& report);

} // namespace canal
