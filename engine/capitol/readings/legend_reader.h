// Reads the legend: rule texts, chapters, words.
#pragma once

#include "base/yaml_tree.h"
#include "capitol/readings/readings.h"

namespace capitol {

void read_legend(const YamlNode& tree, Readings& readings, Report& report);

} // namespace capitol
