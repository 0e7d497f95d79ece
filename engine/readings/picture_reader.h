// Reads a small picture: areas, bids, a yard.
#pragma once

#include "readings/readings.h"
#include "variant/yaml_tree.h"

namespace capitol {

Picture read_picture(const YamlNode& node, const std::string& path, Report& report);

} // namespace capitol
