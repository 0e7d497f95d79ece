// Reads a small picture: areas, bids, a yard.
#pragma once

#include "base/yaml_tree.h"
#include "capitol/readings/readings.h"

namespace capitol {

Picture read_picture(const YamlNode& node, const std::string& path, Report& report);

} // namespace capitol
