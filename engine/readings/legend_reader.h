// Reads the legend: rule texts, chapters, words.
#pragma once

#include "readings/readings.h"
#include "variant/yaml_tree.h"

namespace capitol {

void read_legend(const YamlNode& tree, Readings& readings, Report& report);

} // namespace capitol
